"""The assistant die (FE-27)."""

from __future__ import annotations

from starboard.games.federation import words as w
from starboard.games.federation.table import Table, put
from starboard.kernel import DONE, Prompt, Task


def raise_die(table: Table, seat: int, amount: int) -> None:
    """Get the die at this value, or raise it in place, up to its highest face (FE-27.1, FE-27.5)."""
    me = table.seats[seat]
    me.die = min(me.die + amount, table.board.die_limit)
    if table.events is not None:
        table.emit("federation-did-die", {"seat": seat, "n": me.die})


class AddDie(Task[Table]):
    """A die may join a token that shows votes, when it is placed (FE-8.13, FE-27.3)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, table: Table) -> list[int]:
        return [DONE, w.DIE]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        me = table.seats[self.seat]
        me.die_out = True
        table.dice = put(table.dice, self.space, 1)
        if table.events is not None:
            table.emit("federation-did-die-placed", {"seat": self.seat, "n": me.die})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-die", {"n": table.seats[self.seat].die})
