"""The senate's rooms, spying and the outer module (FE-22, FE-23, FE-25)."""

from __future__ import annotations

from starboard.games.federation import arratuin, atal, e81216, neo, sixmoon
from starboard.games.federation.resources import FREE, lacking
from starboard.games.federation.state import Federation
from starboard.games.federation.words import (
    ARRATUIN,
    ATAL,
    E81216,
    NEO,
    PRESIDENT,
    SIXMOON,
    SPY,
    W_ACTION,
)
from starboard.kernel import Message, Prompt, Task


def can_act(state: Federation, seat: int, action: int, extra: list[int]) -> bool:
    """Whether an action can be carried out after paying an extra cost (FE-14.5).

    A planet space has no price of its own, but without anything to do there it cannot be used.
    """
    if action == NEO:
        return neo.can_act(state, seat)
    if action == SIXMOON:
        return sixmoon.can_act(state, seat)
    if action == ATAL:
        return atal.can_act(state, seat)
    if action == ARRATUIN:
        return arratuin.can_act(state, seat, extra)
    if action == E81216:
        return e81216.can_act(state, seat, extra)
    cost = state.board.action_cost[action]
    if lacking(state.seats[seat].goods, cost, extra):
        return False
    return action != SPY or bool(copyable(state, seat, SPY, cost))


def copyable(state: Federation, seat: int, below: int, extra: list[int]) -> list[int]:
    """The actions that may be copied: planets and rooms, never the President's Office (FE-22.10, FE-23.2)."""
    return [a for a in range(below) if a != PRESIDENT and can_act(state, seat, a, extra)]


class CopyAction(Task[Federation]):
    """Copy an action, whether its space is occupied or not, and pay for it as well (FE-23.4)."""

    def __init__(self, seat: int, below: int) -> None:
        super().__init__(seat)
        self.below = below

    def options(self, state: Federation) -> list[int]:
        return [W_ACTION + action for action in copyable(state, self.seat, self.below, FREE)]

    def resolve(self, state: Federation, word: int) -> None:
        if state.events is not None:
            state.emit("federation-spies", {"seat": self.seat, "action": state.vocabulary.word(word)})
        state.rules.act(state, self.seat, word - W_ACTION)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-spy")

    def why_not(self, state: Federation, word: int) -> Message | None:
        action = word - W_ACTION
        if action == PRESIDENT:
            return Message("federation-why-no-copy")
        if self.below <= action < SPY:
            return Message("federation-why-planets-only")
        if 0 <= action < self.below:
            return why_no_action(state, self.seat, action)
        return None


def why_no_action(state: Federation, seat: int, action: int) -> Message:
    """Why an action cannot be carried out."""
    short = lacking(state.seats[seat].goods, state.board.action_cost[action], FREE)
    return Message("federation-why-short", {"n": short}) if short else Message("federation-why-nothing-there")
