"""Federation tokens: gaining one, and its reward (chapter: form a federation)."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.deeds import deed
from starboard.games.gaia.rules.power import gain_all
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def gain_token(table: Table, seat: int, token: int) -> None:
    """Take a token, green side up if it has one, with its reward (GP-12.10, GP-12.11). It counts as forming a
    federation, wherever it came from (R-230)."""
    me = table.seats[seat]
    me.tokens = [*me.tokens, 2 * token + (1 if c.TOKENS[token].green else 0)]
    table.emit("gaia-did-token", {"seat": seat, "token": w.spell(w.TOKEN + token)})
    reward(table, seat, token)
    deed(table, seat, c.DEED_FEDERATION, 1)


def reward(table: Table, seat: int, token: int) -> None:
    gain_all(table, seat, c.TOKENS[token].gain, 1, c.FROM_FEDERATION)


def tokens_left(table: Table) -> bool:
    return any(table.supply[token] for token in range(c.ORDINARY_TOKENS))


class ChooseToken(Task[Table]):
    """Which federation token of the supply?"""

    def __init__(self, seat: int, opening: int) -> None:
        super().__init__(seat)
        self.opening: int = opening

    def options(self, table: Table) -> list[int]:
        return [w.TOKEN + token for token in range(c.ORDINARY_TOKENS) if table.supply[token]]

    def resolve(self, table: Table, word: int) -> None:
        token = word - w.TOKEN
        table.forming = -1
        table.take_token(token)
        gain_token(table, self.seat, token)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-choose-token")

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.TOKEN <= word <= w.TOKEN + c.ORDINARY_TOKENS:
            return Message("gaia-why-token-gone")
        return None

    def starts(self) -> int:
        return self.opening
