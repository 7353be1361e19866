"""Atal, the misty planet of specialists (FE-18)."""

from __future__ import annotations

from starboard.games.federation import medals, specialists
from starboard.games.federation.boardcheck import WHEN_NOW
from starboard.games.federation.specialists import PlanetAction, is_specialist, ready, why_specialist
from starboard.games.federation.state import NOBODY, Federation, put, put_list
from starboard.games.federation.words import ATAL, W_SPECIALIST
from starboard.kernel import DONE, Message, Prompt, Task

LEVELS = 3


def place_of(token: int) -> int:
    """Where a token lies on Atal: three places for each colour, one for each level."""
    return token // 9 * LEVELS + token % 9 // 3


def owns(owned: int, place: int) -> bool:
    """Whether a character, that is a colour and level, is already owned (FE-18.9)."""
    return (owned >> (place * 3)) & 7 != 0


def may_take(state: Federation, seat: int, place: int) -> bool:
    """A level-1 token, or a higher one with a lower one of that colour (FE-18.1, FE-18.2)."""
    owned = state.seats[seat].owned
    if state.open[place] < 0 or owns(owned, place):
        return False
    level = place % LEVELS
    if level == 0:
        return True
    if owns(owned, place - 1):
        return True
    return level == 2 and state.board.any_lower and owns(owned, place - 2)


def takeable(state: Federation, seat: int) -> list[int]:
    """The words for all specialists that may be taken."""
    words = []
    for place in range(len(state.open)):
        if may_take(state, seat, place):
            words.append(W_SPECIALIST + state.open[place])
    return words


def level_three(state: Federation, seat: int) -> list[int]:
    """Level-3 tokens that may be taken without a lower one (FE-31.10)."""
    owned = state.seats[seat].owned
    places = range(2, len(state.open), LEVELS)
    return [W_SPECIALIST + state.open[p] for p in places if state.open[p] >= 0 and not owns(owned, p)]


def can_act(state: Federation, seat: int) -> bool:
    """Something can be taken, if need be with the help of an own token."""
    for place in range(len(state.open)):
        if may_take(state, seat, place):
            return True
    action = AtalAction(seat, ready(state, seat))
    return bool(action.boosts(state, True))


class AtalAction(PlanetAction):
    """Take a specialist."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat, ATAL, held, 0, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return AtalAction(self.seat, self.held)

    def boosts(self, state: Federation, no_steps: bool) -> list[int]:
        """Help on Atal means another choice of level 3, so there must be one."""
        if not level_three(state, self.seat):
            return []
        return super().boosts(state, no_steps)

    def options(self, state: Federation) -> list[int]:
        return sorted(takeable(state, self.seat) + self.boosts(state, True)) or [DONE]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        token = word - W_SPECIALIST
        if state.seats[self.seat].owned >> token & 1:
            self.boost(state, token, True)
        else:
            take(state, self.seat, token)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-atal")

    def why_not(self, state: Federation, word: int) -> Message | None:
        if not is_specialist(word):
            return None
        token = word - W_SPECIALIST
        if token not in state.open:
            return why_specialist(state, self.seat, word)
        if owns(state.seats[self.seat].owned, place_of(token)):
            return Message("federation-why-same-character")
        return Message("federation-why-needs-lower-level")


class TakeLevelThree(Task[Federation]):
    """Take an available level-3 specialist in place of the normal choice (FE-31.10)."""

    def options(self, state: Federation) -> list[int]:
        return level_three(state, self.seat)

    def resolve(self, state: Federation, word: int) -> None:
        take(state, self.seat, word - W_SPECIALIST)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-atal")


def take(state: Federation, seat: int, token: int) -> None:
    """Put a specialist beside the board; turn up what follows; an immediate one works now (FE-18.3 to FE-18.8)."""
    place = place_of(token)
    colour, level = place // LEVELS, place % LEVELS
    state.seats[seat].owned |= 1 << token
    state.open = put(state.open, place, NOBODY)
    if state.events is not None:
        state.emit("federation-takes", {"seat": seat, "specialist": state.board.specialists[token].name})
    if level < 2:
        turn_up(state, colour, level)
    if level == 0 and state.open[place + 1] < 0:
        turn_up(state, colour, 1)
    medals.reach(state, seat, ATAL)
    if state.board.specialists[token].when == WHEN_NOW:
        specialists.use(state, seat, token, 0)


def turn_up(state: Federation, colour: int, level: int) -> None:
    """Turn up the next token of a stack, if there is one."""
    stack = colour * 2 + level
    if state.stacks[stack]:
        pile = state.stacks[stack][:]
        state.open = put(state.open, colour * LEVELS + level, state.chance.draw(pile))
        state.stacks = put_list(state.stacks, stack, pile)
