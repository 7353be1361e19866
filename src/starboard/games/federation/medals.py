"""Medals of honour (FE-10)."""

from __future__ import annotations

from starboard.games.federation.state import Federation, put
from starboard.games.federation.words import MEDAL_ACCREDITATION, MEDALS, W_MEDAL
from starboard.kernel import Message, Prompt, Task


def reach(state: Federation, seat: int, planet: int) -> None:
    """After influence rose: take the medal of the lowest remaining level if it is reached (FE-10.2)."""
    me = state.seats[seat]
    if me.medals >> planet & 1:
        return  # FE-10.5
    low = state.medal_low[planet]
    if low > state.medal_high[planet]:
        return
    if state.influence(seat, planet) >= state.board.medal_thresholds[state.players][low]:
        state.medal_low = put(state.medal_low, planet, low + 1)  # FE-10.8: the next one asks for more
        _receive(state, seat, planet)


def award(state: Federation, seat: int, kind: int) -> None:
    """Take a medal of the player board, once (FE-10.9, FE-10.10)."""
    left = kind - MEDAL_ACCREDITATION
    if state.seats[seat].medals >> kind & 1 or state.medal_left[left] == 0:
        return
    state.medal_left = put(state.medal_left, left, state.medal_left[left] - 1)
    _receive(state, seat, kind)


def available(state: Federation, seat: int) -> list[int]:
    """The kinds of which that seat could still take one."""
    mine = state.seats[seat].medals
    kinds = []
    for kind in range(len(MEDALS)):
        if mine >> kind & 1:
            continue
        if kind < MEDAL_ACCREDITATION:
            if state.medal_low[kind] <= state.medal_high[kind]:
                kinds.append(kind)
        elif state.medal_left[kind - MEDAL_ACCREDITATION] > 0:
            kinds.append(kind)
    return kinds


def _receive(state: Federation, seat: int, kind: int) -> None:
    state.seats[seat].medals |= 1 << kind
    if state.events is not None:
        state.emit("federation-medal", {"seat": seat, "medal": "medal-" + MEDALS[kind]})


class ChooseMedal(Task[Federation]):
    """Any medal not yet owned; a planet's comes from its highest remaining level (FE-22.9)."""

    def options(self, state: Federation) -> list[int]:
        return [W_MEDAL + kind for kind in available(state, self.seat)]

    def resolve(self, state: Federation, word: int) -> None:
        kind = word - W_MEDAL
        if kind < MEDAL_ACCREDITATION:
            state.medal_high = put(state.medal_high, kind, state.medal_high[kind] - 1)
            _receive(state, self.seat, kind)
        else:
            award(state, self.seat, kind)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-medal")

    def why_not(self, state: Federation, word: int) -> Message | None:
        kind = word - W_MEDAL
        if 0 <= kind < len(MEDALS):
            owned = state.seats[self.seat].medals >> kind & 1
            return Message("federation-why-medal-owned" if owned else "federation-why-medal-gone")
        return None
