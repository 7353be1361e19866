"""Atal, the misty planet of specialists (FE-18)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import medals, specialists
from starboard.games.federation.rules.specialists import PlanetAction, ready, why_specialist
from starboard.games.federation.table import Table, put, put_list
from starboard.kernel import DONE, Message, Prompt, Task


def place_of(token: i64) -> i64:
    """Where a token lies on Atal: three places for each colour, one for each level."""
    return token // 9 * c.LEVELS + token % 9 // 3


def owns(owned: i64, place: i64) -> bool:
    """Whether a character, that is a colour and level, is already owned (FE-18.9)."""
    return (owned >> (place * 3)) & 7 != 0


def may_take(table: Table, seat: i64, place: i64) -> bool:
    """A level-1 token, or a higher one with a lower one of that colour (FE-18.1, FE-18.2)."""
    owned = table.seats[seat].owned
    if table.open[place] < 0 or owns(owned, place):
        return False
    level = place % c.LEVELS
    if level == 0:
        return True
    if owns(owned, place - 1):
        return True
    return level == 2 and table.board.any_lower and owns(owned, place - 2)


def takeable(table: Table, seat: int) -> list[int]:
    """The words for all specialists that may be taken."""
    words = []
    for place in range(len(table.open)):
        if may_take(table, seat, place):
            words.append(w.SPECIALIST + table.open[place])
    return words


def level_three(table: Table, seat: int) -> list[int]:
    """Level-3 tokens that may be taken without a lower one (FE-31.10)."""
    owned = table.seats[seat].owned
    places = range(2, len(table.open), c.LEVELS)
    return [w.SPECIALIST + table.open[p] for p in places if table.open[p] >= 0 and not owns(owned, p)]


def can_act(table: Table, seat: int) -> bool:
    """Something can be taken, if need be with the help of an own token."""
    for place in range(len(table.open)):
        if may_take(table, seat, place):
            return True
    action = AtalAction(seat, ready(table, seat))
    return bool(action.boosts(table, True))


class AtalAction(PlanetAction):
    """Take a specialist."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat, c.ATAL, held, 0, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return AtalAction(self.seat, self.held)

    def boosts(self, table: Table, no_steps: bool) -> list[int]:
        """Help on Atal means another choice of level 3, so there must be one."""
        if not level_three(table, self.seat):
            return []
        return super().boosts(table, no_steps)

    def options(self, table: Table) -> list[int]:
        return self.choices(table, takeable(table, self.seat), self.boosts(table, True))

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        token = word - w.SPECIALIST
        if table.seats[self.seat].owned >> token & 1:
            self.boost(table, token, True)
        else:
            take(table, self.seat, token)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-atal")

    def why_not(self, table: Table, word: int) -> Message | None:
        if not w.is_specialist(word):
            return None
        token = word - w.SPECIALIST
        if token not in table.open:
            return why_specialist(table, self.seat, word)
        if owns(table.seats[self.seat].owned, place_of(token)):
            return Message("federation-why-same-character")
        return Message("federation-why-needs-lower-level")


class TakeLevelThree(Task[Table]):
    """Take an available level-3 specialist in place of the normal choice (FE-31.10)."""

    def options(self, table: Table) -> list[int]:
        return level_three(table, self.seat)

    def resolve(self, table: Table, word: int) -> None:
        take(table, self.seat, word - w.SPECIALIST)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-atal")


def take(table: Table, seat: int, token: int) -> None:
    """Put a specialist beside the board; turn up what follows; an immediate one works now (FE-18.3 to FE-18.8)."""
    place = place_of(token)
    colour, level = place // c.LEVELS, place % c.LEVELS
    table.seats[seat].owned |= 1 << token
    table.open = put(table.open, place, c.NOBODY)
    if table.events is not None:
        table.emit("federation-did-takes", {"seat": seat, "specialist": table.board.specialists[token].name})
    if level < 2:
        turn_up(table, colour, level)
    if level == 0 and table.open[place + 1] < 0:
        turn_up(table, colour, 1)
    medals.reach(table, seat, c.ATAL)
    if table.board.specialists[token].when == c.WHEN_NOW:
        specialists.use(table, seat, token, 0)


def turn_up(table: Table, colour: int, level: int) -> None:
    """Turn up the next token of a stack, if there is one."""
    stack = colour * 2 + level
    if table.stacks[stack]:
        pile = table.stacks[stack][:]
        table.open = put(table.open, colour * c.LEVELS + level, table.chance.draw(pile))
        table.stacks = put_list(table.stacks, stack, pile)
