"""Chapter: gaia phase. Transdim planets turn, tokens return; Terrans and Itars gain by it."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.charging import Charging
from starboard.games.gaia.rules.power import gain_all
from starboard.games.gaia.rules.tech_tiles import can_take_tile, take_tile
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import DONE, TURN, Message, Prompt, Step, Task


class GaiaPhase(Step[Table]):
    """Planets turn first; then the seats in turn order take their tokens back (R-054)."""

    def run(self, table: Table) -> None:
        table.phase = c.GAIA_PHASE
        for each in table.seats:
            each.gaiaformers += each.gaiaformers_away  # GP-22.39
            each.gaiaformers_away = 0
        if any(each.pieces[c.GAIAFORMER] for each in table.seats):
            for h in table.setup.stars.planets:
                if table.planet[h] == c.TRANSDIM and table.piece[h] == c.GAIAFORMER:
                    table.turn_planet(h, c.GAIA)  # GP-6.3
                    table.emit("gaia-did-turn", {"hex": w.hex_word(h)})
        for index in range(len(table.order) - 1, -1, -1):
            seat = table.order[index]
            if not table.is_person(seat):
                continue
            table.push(TokensReturn(seat))
            if table.seats[seat].has_institute():
                board = table.board(seat)
                if board.gaia_tech:
                    table.push(OfferGaiaTech(seat))
                if board.gaia_conversion:
                    table.push(OfferConversion(seat, table.seats[seat].gaia_area))


class TokensReturn(Step[Table]):
    """Tokens go from the gaia area to bowl I, the Terrans' to bowl II (GP-6.1, GP-6.2)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, table: Table) -> None:
        me = table.seats[self.owner]
        bowl = table.board(self.owner).gaia_return_bowl
        me.fill(bowl, me.gaia_area)
        me.gaia_area = 0
        if me.brainstone == c.IN_GAIA_AREA:
            me.brainstone = bowl


# ---- Terrans ------------------------------------------------------------------------------------------------


def conversions(worth: int) -> list[int]:
    """The power free actions that the returning tokens can still pay for (GP-22.2)."""
    return [index for index in range(len(c.FREE_ACTIONS)) if 0 < c.FREE_ACTIONS[index].power <= worth]


class OfferConversion(Step[Table]):
    def __init__(self, owner: int, worth: int) -> None:
        super().__init__()
        self.owner: int = owner
        self.worth: int = worth

    def run(self, table: Table) -> None:
        if conversions(self.worth):
            table.push(ConvertReturning(self.owner, self.worth))


class ConvertReturning(Task[Table]):
    """The Terrans take resources as if the returning tokens were spent; `done` takes no more (R-053)."""

    def __init__(self, seat: int, worth: int) -> None:
        super().__init__(seat)
        self.worth: int = worth

    def options(self, table: Table) -> list[int]:
        return [DONE, *[w.FREE + index for index in conversions(self.worth)]]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        action = c.FREE_ACTIONS[word - w.FREE]
        table.push(OfferConversion(self.seat, self.worth - action.power))
        gain_all(table, self.seat, action.gain, 1, c.FROM_FACTION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-convert-returning", {"n": self.worth})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.FREE <= word < w.FREE + len(c.FREE_ACTIONS) and c.FREE_ACTIONS[word - w.FREE].power:
            missing = c.FREE_ACTIONS[word - w.FREE].power - self.worth
            return Message("gaia-why-power", {"n": missing})
        return None

    def starts(self) -> int:
        return TURN


# ---- Itars --------------------------------------------------------------------------------------------------


def tokens_for_tech(me: Seat) -> int:
    return me.gaia_area + (1 if me.brainstone == c.IN_GAIA_AREA else 0)


class OfferGaiaTech(Step[Table]):
    """Again and again, while there are tokens and tiles (GP-22.52)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, table: Table) -> None:
        price = table.board(self.owner).gaia_tech
        if tokens_for_tech(table.seats[self.owner]) >= price and can_take_tile(table, self.owner):
            table.push(GaiaTech(self.owner))


class GaiaTech(Task[Table]):
    """Discard 4 tokens of the gaia area for a tech tile? A lost planet found so is charged for at once (R-055)."""

    def options(self, table: Table) -> list[int]:
        return [DONE, w.GAIA_TECH]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        table.seats[self.seat].gaia_area -= table.board(self.seat).gaia_tech
        table.push(OfferGaiaTech(self.seat))
        table.push(Charging(self.seat))
        take_tile(table, self.seat)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-gaia-tech", {"n": table.board(self.seat).gaia_tech})

    def starts(self) -> int:
        return TURN
