"""The assistant die (FE-27)."""

from __future__ import annotations

from starboard.games.federation.state import Federation
from starboard.games.federation.words import W_DIE
from starboard.kernel import DONE, Prompt, Task


def raise_die(state: Federation, seat: int, amount: int) -> None:
    """Get the die at this value, or raise it in place, up to its highest face (FE-27.1, FE-27.5)."""
    me = state.seats[seat]
    me.die = min(me.die + amount, state.board.die_limit)
    if state.events is not None:
        state.emit("federation-die", {"seat": seat, "n": me.die})


class AddDie(Task[Federation]):
    """A die may join a token that shows votes, when it is placed (FE-8.13, FE-27.3)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, state: Federation) -> list[int]:
        return [DONE, W_DIE]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        me = state.seats[self.seat]
        me.die_out = True
        state.dice[self.space] = 1
        if state.events is not None:
            state.emit("federation-die-placed", {"seat": self.seat, "n": me.die})

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-die", {"n": state.seats[self.seat].die})
