"""Chapter: research. Advancing in the six areas (appendix II)."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.build import find_lost_planet
from starboard.games.gaia.rules.deeds import deed
from starboard.games.gaia.rules.power import charge, gain_all
from starboard.games.gaia.rules.tokens import gain_token
from starboard.games.gaia.table import Table
from starboard.kernel import DONE, Message, Prompt, Task


def fifth_holder(table: Table, track: int) -> int:
    """Who is on level 5 of an area, or -1."""
    for seat in range(len(table.seats)):
        if table.seats[seat].levels[track] == c.TOP_LEVEL:
            return seat
    return -1


def can_advance(table: Table, seat: int, track: int) -> bool:
    """Level 5 takes a green token, and only one player may be there (GP-13.4, GP-13.5)."""
    me = table.seats[seat]
    level = me.levels[track]
    if level == c.TOP_LEVEL:
        return False
    if track == c.NAVIGATION and table.board(seat).navigation_needs_institute and not me.has_institute():
        return False  # GP-22.37, GP-22.40
    if level < c.TOP_LEVEL - 1:
        return True
    return me.greens() > 0 and fifth_holder(table, track) < 0


def open_tracks(table: Table, seat: int) -> list[int]:
    return [track for track in range(c.N_TRACKS) if can_advance(table, seat, track)]


def has_open_track(table: Table, seat: int) -> bool:
    return any(can_advance(table, seat, track) for track in range(c.N_TRACKS))


def advance(table: Table, seat: int, track: int) -> None:
    """One level up: what is starred comes at once, the rest lasts while the marker stays (GP-13.2)."""
    me = table.seats[seat]
    level = me.levels[track] + 1
    if level == c.TOP_LEVEL:
        me.flip()
    me.set_level(track, level)
    table.emit("gaia-did-advance", {"seat": seat, "track": w.spell(w.TRACK + track), "level": level})
    deed(table, seat, c.DEED_ADVANCE, 1)
    gain_all(table, seat, c.ONCE[track][level], 1, c.FROM_RESEARCH)
    if level == 3:
        charge(table, seat, c.THIRD_LEVEL_CHARGE)  # GP-13.6
    if level == c.TOP_LEVEL:
        arrive_at_top(table, seat, c.FIFTH[track])


def arrive_at_top(table: Table, seat: int, reward: int) -> None:
    if reward == c.FIFTH_TOKEN:  # GP-23.8
        token = table.fifth_token
        if token >= 0:
            table.fifth_token = -1
            gain_token(table, seat, token)
    elif reward == c.FIFTH_LOST:
        find_lost_planet(table, seat)
    elif reward == c.FIFTH_GAIA:  # GP-23.28
        me = table.seats[seat]
        me.score(c.FROM_RESEARCH, 4 + me.gaia_planets)


def can_research(table: Table, seat: int) -> bool:
    return table.seats[seat].knowledge >= c.RESEARCH_COST and has_open_track(table, seat)


class Research(Task[Table]):
    """4 knowledge for one level in any area (GP-13.1)."""

    def options(self, table: Table) -> list[int]:
        return [w.TRACK + track for track in open_tracks(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        table.seats[self.seat].knowledge -= c.RESEARCH_COST
        advance(table, self.seat, word - w.TRACK)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-research")

    def why_not(self, table: Table, word: int) -> Message | None:
        return why_no_advance(table, self.seat, word)


class Advance(Task[Table]):
    """A free advance in one of some areas, which may be declined with `done`."""

    def __init__(self, seat: int, tracks: list[int], optional: bool) -> None:
        super().__init__(seat)
        self.tracks: list[int] = tracks
        self.optional: bool = optional

    def options(self, table: Table) -> list[int]:
        words = [DONE] if self.optional else []
        for track in self.tracks:
            if can_advance(table, self.seat, track):
                words.append(w.TRACK + track)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word != DONE:
            advance(table, self.seat, word - w.TRACK)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-advance")

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.TRACK <= word < w.TRACK + c.N_TRACKS and word - w.TRACK not in self.tracks:
            return Message("gaia-why-other-track")
        return why_no_advance(table, self.seat, word)

    def starts(self) -> int:
        return 0


def offer_advance(table: Table, seat: int, tracks: list[int], optional: bool) -> None:
    """Ask for an advance, if there is anything to ask."""
    for track in tracks:
        if can_advance(table, seat, track):
            table.push(Advance(seat, tracks, optional))
            return


def why_no_advance(table: Table, seat: int, word: int) -> Message | None:
    if not w.TRACK <= word < w.TRACK + c.N_TRACKS:
        return None
    track = word - w.TRACK
    level = table.seats[seat].levels[track]
    if level == c.TOP_LEVEL:
        return Message("gaia-why-top")
    if level == c.TOP_LEVEL - 1:
        holder = fifth_holder(table, track)
        if holder >= 0:
            return Message("gaia-why-level-5-taken", {"seat": holder})
        if table.seats[seat].greens() == 0:
            return Message("gaia-why-no-green-token")
    return Message("gaia-why-navigation") if not can_advance(table, seat, track) else None
