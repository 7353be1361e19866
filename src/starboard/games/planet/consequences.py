"""What a sentence would bring that the counters do not tell: pending effects, what is buried, lines, points."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.scoring import points_among
from starboard.games.planet.rules.turn import Draft, ExtraTile, Orient, PlaceTile
from starboard.games.planet.seat import Seat
from starboard.games.planet.seat_view import cell_words, lines, pending, tracks_of
from starboard.games.planet.shapes import Buried, LineChange, LineState, Pending, PlanetFacts
from starboard.games.planet.table import Table
from starboard.games.planet.view import seen
from starboard.kernel import foresee


def consequences(state: Table, number: int, words: list[int]) -> PlanetFacts | None:
    """What comes of the words as far as the seat can foresee it; nothing if it cannot."""
    before = _unhurried(state, number)
    after = foresee(before, number, words)
    return _between(before, after, number) if isinstance(after, Table) else None


def _unhurried(state: Table, number: int) -> Table:
    """While a tile is placed: one more effect is pending, so that the only one of the tile is told, not taken up."""
    if not isinstance(state.question(number), (Draft, ExtraTile, Orient, PlaceTile)):
        return state
    new = state.copy()
    assert isinstance(new, Table)
    new.seats[number].owe(c.P_SYNERGY, 1)
    return new


def _between(before: Table, after: Table, number: int) -> PlanetFacts:
    old = before.seats[number]
    new = after.seats[number]
    fallen_lo = new.meteorite_lo & ~old.meteorite_lo
    fallen_hi = new.meteorite_hi & ~old.meteorite_hi
    return {
        "pending": _more(pending(old), pending(new)),
        "energies": [tracks_of(offered) for offered in new.energies[len(old.energies) :]],
        "buried": _buried(old, new),
        "meteorites": cell_words(fallen_lo, fallen_hi),
        "lines": _lines(lines(old), lines(new)),
        "points": _points(before, after, number),
    }


def _more(old: list[Pending], new: list[Pending]) -> list[Pending]:
    """Effects that were not pending before, or not so often."""
    known = {effect["word"]: effect["n"] for effect in old}
    found: list[Pending] = []
    for effect in new:
        count = effect["n"] - known.get(effect["word"], 0)
        if count > 0:
            found.append({"word": effect["word"], "n": count})
    return found


def _buried(old: Seat, new: Seat) -> list[Buried]:
    """Pods and rovers that lie under what was placed."""
    lo = new.covered_lo() & ~old.covered_lo() | new.patch_lo & ~old.patch_lo
    hi = new.covered_hi() & ~old.covered_hi() | new.patch_hi & ~old.patch_hi
    found: list[Buried] = []
    for cell in g.cells_of(lo, hi):
        if old.has_pod(cell):
            found.append({"word": w.cell_word(cell), "kind": "pod"})
        if cell in old.rovers and len(new.rovers) < len(old.rovers):
            found.append({"word": w.cell_word(cell), "kind": "rover"})
    return found


def _lines(old: list[LineState], new: list[LineState]) -> list[LineChange]:
    found: list[LineChange] = []
    for then, now in zip(old, new, strict=True):
        full = now["gaps"] == 0 and not now["blocked"]
        was_full = then["gaps"] == 0 and not then["blocked"]
        spoilt = now["blocked"] and not then["blocked"]
        if full != was_full or spoilt:
            found.append({"word": now["word"], "medal": now["medal"], "full": full, "spoilt": spoilt})
    return found


def _points(before: Table, after: Table, number: int) -> dict[str, int]:
    seats = [seen(before, other, number) for other in range(before.players)]
    old = points_among(before, seats, number)
    new = points_among(after, [*seats[:number], after.seats[number], *seats[number + 1 :]], number)
    return {source: new[source] - old[source] for source in new if new[source] != old[source]}
