"""Chapter: research. Advancing in the six areas (appendix II)."""

from starboard.games.gaia.build import find_lost_planet
from starboard.games.gaia.deeds import deed
from starboard.games.gaia.power import charge, gain_all
from starboard.games.gaia.rows import FIFTH_TOKEN, FROM_RESEARCH, GAIA_PLANETS, KNOWLEDGE, TRACK
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    DEED_ADVANCE,
    FIFTH,
    FIFTH_GAIA,
    FIFTH_LOST,
    N_TRACKS,
    NAVIGATION,
    ONCE,
    RESEARCH_COST,
    THIRD_LEVEL_CHARGE,
    TOP_LEVEL,
)
from starboard.games.gaia.tables import (
    FIFTH_TOKEN as FIFTH_IS_TOKEN,
)
from starboard.games.gaia.tokens import gain_token
from starboard.games.gaia.vocabulary import TRACK_WORD, word
from starboard.kernel import DONE, Message, Prompt, Task


def fifth_holder(state: GaiaState, track: int) -> int:
    """Who is on level 5 of an area, or -1."""
    for seat in range(state.players):
        if state.rows[seat][TRACK + track] == TOP_LEVEL:
            return seat
    return -1


def can_advance(state: GaiaState, seat: int, track: int) -> bool:
    """Level 5 takes a green token, and only one player may be there (GP-13.4, GP-13.5)."""
    level = state.rows[seat][TRACK + track]
    if level == TOP_LEVEL:
        return False
    if track == NAVIGATION and state.board(seat).navigation_needs_institute and not state.has_institute(seat):
        return False  # GP-22.37, GP-22.40
    if level < TOP_LEVEL - 1:
        return True
    return state.greens(seat) > 0 and fifth_holder(state, track) < 0


def open_tracks(state: GaiaState, seat: int) -> list[int]:
    return [track for track in range(N_TRACKS) if can_advance(state, seat, track)]


def advance(state: GaiaState, seat: int, track: int) -> None:
    """One level up: what is starred comes at once, the rest lasts while the marker stays (GP-13.2)."""
    row = state.rows[seat]
    level = row[TRACK + track] + 1
    if level == TOP_LEVEL:
        state.flip(seat)
    row[TRACK + track] = level
    state.emit("gaia-did-advance", {"seat": seat, "track": word(TRACK_WORD + track), "level": level})
    deed(state, seat, DEED_ADVANCE, 1)
    gain_all(state, seat, ONCE[track][level], 1, FROM_RESEARCH)
    if level == 3:
        charge(state, seat, THIRD_LEVEL_CHARGE)  # GP-13.6
    if level == TOP_LEVEL:
        arrive_at_top(state, seat, FIFTH[track])


def arrive_at_top(state: GaiaState, seat: int, reward: int) -> None:
    if reward == FIFTH_IS_TOKEN:  # GP-23.8
        token = state.table[FIFTH_TOKEN]
        if token >= 0:
            state.table[FIFTH_TOKEN] = -1
            gain_token(state, seat, token)
    elif reward == FIFTH_LOST:
        find_lost_planet(state, seat)
    elif reward == FIFTH_GAIA:  # GP-23.28
        state.score(seat, FROM_RESEARCH, 4 + state.rows[seat][GAIA_PLANETS])


def can_research(state: GaiaState, seat: int) -> bool:
    return state.rows[seat][KNOWLEDGE] >= RESEARCH_COST and len(open_tracks(state, seat)) > 0


class Research(Task[GaiaState]):
    """4 knowledge for one level in any area (GP-13.1)."""

    def options(self, state: GaiaState) -> list[int]:
        return [TRACK_WORD + track for track in open_tracks(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        state.rows[self.seat][KNOWLEDGE] -= RESEARCH_COST
        advance(state, self.seat, word - TRACK_WORD)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-research")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return why_no_advance(state, self.seat, word)


class Advance(Task[GaiaState]):
    """A free advance in one of some areas, which may be declined with `done`."""

    def __init__(self, seat: int, tracks: list[int], optional: bool) -> None:
        super().__init__(seat)
        self.tracks: list[int] = tracks
        self.optional: bool = optional

    def options(self, state: GaiaState) -> list[int]:
        words = [DONE] if self.optional else []
        for track in self.tracks:
            if can_advance(state, self.seat, track):
                words.append(TRACK_WORD + track)
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        if word != DONE:
            advance(state, self.seat, word - TRACK_WORD)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-advance")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if TRACK_WORD <= word < TRACK_WORD + N_TRACKS and word - TRACK_WORD not in self.tracks:
            return Message("gaia-why-other-track")
        return why_no_advance(state, self.seat, word)

    def opens(self) -> int:
        return 0


def offer_advance(state: GaiaState, seat: int, tracks: list[int], optional: bool) -> None:
    """Ask for an advance, if there is anything to ask."""
    for track in tracks:
        if can_advance(state, seat, track):
            state.push(Advance(seat, tracks, optional))
            return


def why_no_advance(state: GaiaState, seat: int, word: int) -> Message | None:
    if not TRACK_WORD <= word < TRACK_WORD + N_TRACKS:
        return None
    track = word - TRACK_WORD
    level = state.rows[seat][TRACK + track]
    if level == TOP_LEVEL:
        return Message("gaia-why-top")
    if level == TOP_LEVEL - 1:
        holder = fifth_holder(state, track)
        if holder >= 0:
            return Message("gaia-why-level-5-taken", {"seat": holder})
        if state.greens(seat) == 0:
            return Message("gaia-why-no-green-token")
    return Message("gaia-why-navigation") if not can_advance(state, seat, track) else None
