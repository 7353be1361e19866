"""Medals of honour (FE-10)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.table import Table, put
from starboard.kernel import Message, Prompt, Task


def reach(table: Table, seat: int, planet: int) -> None:
    """After influence rose: take the medal of the lowest remaining level if it is reached (FE-10.2)."""
    me = table.seats[seat]
    if me.medals >> planet & 1:
        return  # FE-10.5
    low = table.medal_low[planet]
    if low > table.medal_high[planet]:
        return
    if table.influence(seat, planet) >= table.board.medal_thresholds[table.players][low]:
        table.medal_low = put(table.medal_low, planet, low + 1)  # FE-10.8: the next one asks for more
        _receive(table, seat, planet)


def award(table: Table, seat: int, kind: int) -> None:
    """Take a medal of the player board, once (FE-10.9, FE-10.10)."""
    left = kind - c.MEDAL_ACCREDITATION
    if table.seats[seat].medals >> kind & 1 or table.medal_left[left] == 0:
        return
    table.medal_left = put(table.medal_left, left, table.medal_left[left] - 1)
    _receive(table, seat, kind)


def available(table: Table, seat: int) -> list[int]:
    """The kinds of which that seat could still take one."""
    mine = table.seats[seat].medals
    kinds = []
    for kind in range(len(c.MEDALS)):
        if mine >> kind & 1:
            continue
        if kind < c.MEDAL_ACCREDITATION:
            if table.medal_low[kind] <= table.medal_high[kind]:
                kinds.append(kind)
        elif table.medal_left[kind - c.MEDAL_ACCREDITATION] > 0:
            kinds.append(kind)
    return kinds


def _receive(table: Table, seat: int, kind: int) -> None:
    table.seats[seat].medals |= 1 << kind
    if table.events is not None:
        table.emit("federation-did-medal", {"seat": seat, "medal": "medal-" + c.MEDALS[kind]})


class ChooseMedal(Task[Table]):
    """Any medal not yet owned; a planet's comes from its highest remaining level (FE-22.9)."""

    def options(self, table: Table) -> list[int]:
        return [w.MEDAL + kind for kind in available(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        kind = word - w.MEDAL
        if kind < c.MEDAL_ACCREDITATION:
            table.medal_high = put(table.medal_high, kind, table.medal_high[kind] - 1)
            _receive(table, self.seat, kind)
        else:
            award(table, self.seat, kind)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-medal")

    def why_not(self, table: Table, word: int) -> Message | None:
        kind = word - w.MEDAL
        if 0 <= kind < len(c.MEDALS):
            owned = table.seats[self.seat].medals >> kind & 1
            return Message("federation-why-medal-owned" if owned else "federation-why-medal-gone")
        return None
