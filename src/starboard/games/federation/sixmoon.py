"""6Moon, the mages' planet, and the alteration tokens that come from it (FE-16, FE-17)."""

from __future__ import annotations

from starboard.games.federation import medals
from starboard.games.federation.specialists import PlanetAction, is_specialist, why_specialist
from starboard.games.federation.state import NOBODY, Federation, put, put_list
from starboard.games.federation.words import (
    MAX_ALTERATIONS,
    MAX_MOONS,
    SIXMOON,
    W_ALTERATION,
    W_MOON,
    W_SPECIALIST,
)
from starboard.kernel import Message, Prompt, Step, Task


def on_moon(state: Federation, moon: int) -> list[int]:
    """The kinds that lie open on a moon, each once, ascending."""
    width = state.board.moon_width
    kinds: list[int] = []
    for at in range(moon * width, (moon + 1) * width):
        kind = state.moon_at[at]
        if kind >= 0 and kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def at_planet(state: Federation, seat: int) -> bool:
    """Whether the mage has reached the planet itself."""
    return state.seats[seat].moon == state.board.moons


def can_act(state: Federation, seat: int) -> bool:
    """A mage can move, or take another token from the planet while there are any (FE-16.5)."""
    return not at_planet(state, seat) or len(on_moon(state, state.board.moons)) > 0


class SixmoonAction(PlanetAction):
    """Move the mage one moon on, or take another token on the planet."""

    def __init__(self, seat: int, held: int, steps: int) -> None:
        super().__init__(seat, SIXMOON, held, steps, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return SixmoonAction(self.seat, self.held, steps)

    def target(self, state: Federation) -> int:
        """The moon on which the move ends; surplus steps are lost."""
        return min(state.seats[self.seat].moon + 1 + self.steps, state.board.moons)

    def options(self, state: Federation) -> list[int]:
        if at_planet(state, self.seat):
            words = [W_ALTERATION + kind for kind in on_moon(state, state.board.moons)]
            return words + self.boosts(state, True)
        return [W_MOON + self.target(state) - 1, *self.boosts(state, False)]

    def resolve(self, state: Federation, word: int) -> None:
        if is_specialist(word):
            self.boost(state, word - W_SPECIALIST, at_planet(state, self.seat))
        elif word >= W_ALTERATION:
            take(state, self.seat, state.board.moons, word - W_ALTERATION)
        else:
            moon = self.target(state)
            reveal(state, moon)
            move(state, self.seat, moon)
            state.push(Reveal(moon + 1))  # FE-16.3
            if on_moon(state, moon):
                state.push(TakeAlteration(self.seat, moon))

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-sixmoon", {"n": self.steps + 1})

    def why_not(self, state: Federation, word: int) -> Message | None:
        if W_MOON <= word < W_MOON + MAX_MOONS:
            return Message("federation-why-not-next")
        return why_specialist(state, self.seat, word)


def move(state: Federation, seat: int, moon: int) -> None:
    """Move the mage; its moon is the influence (FE-16.6)."""
    state.seats[seat].moon = moon
    if state.events is not None:
        state.emit("federation-mage", {"seat": seat, "moon": f"moon-{moon}"})
    medals.reach(state, seat, SIXMOON)


class Reveal(Step[Federation]):
    """Turn up the tokens of a moon if they are still hidden (FE-16.3)."""

    def __init__(self, moon: int) -> None:
        super().__init__()
        self.moon = moon

    def run(self, state: Federation) -> None:
        reveal(state, self.moon)


def reveal(state: Federation, moon: int) -> None:
    """Turn up all moons up to this one."""
    board = state.board
    while state.moon_shown < min(moon, board.moons):
        state.moon_shown += 1
        now = state.moon_shown
        strength = board.moon_strength[now]
        pile = state.pool[strength][:]
        lying = state.moon_at[:]
        for at in range(board.moon_tokens[now]):
            lying[now * board.moon_width + at] = state.chance.draw(pile)
        state.pool = put_list(state.pool, strength, pile)
        state.moon_at = lying


def take(state: Federation, seat: int, moon: int, kind: int) -> None:
    """Take one token from a moon; it is not replaced (FE-16.1, FE-16.2)."""
    width = state.board.moon_width
    for at in range(moon * width, (moon + 1) * width):
        if state.moon_at[at] == kind:
            state.moon_at = put(state.moon_at, at, NOBODY)
            break
    receive(state, seat, kind)


def receive(state: Federation, seat: int, kind: int) -> None:
    """Keep an alteration token above the player board (FE-17.4)."""
    me = state.seats[seat]
    me.alterations = sorted([*me.alterations, kind])
    if state.events is not None:
        state.emit("federation-alteration", {"seat": seat, "token": f"alt-{kind + 1}"})


class TakeAlteration(Task[Federation]):
    """Which token of the moon is taken (FE-16.1)."""

    def __init__(self, seat: int, moon: int) -> None:
        super().__init__(seat)
        self.moon = moon

    def options(self, state: Federation) -> list[int]:
        return [W_ALTERATION + kind for kind in on_moon(state, self.moon)]

    def resolve(self, state: Federation, word: int) -> None:
        take(state, self.seat, self.moon, word - W_ALTERATION)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-alteration", {"moon": f"moon-{self.moon}"})

    def why_not(self, state: Federation, word: int) -> Message | None:
        if W_ALTERATION <= word < W_ALTERATION + MAX_ALTERATIONS:
            return Message("federation-why-not-on-moon")
        return None


def draw_from_supply(state: Federation, seat: int, strength: int) -> None:
    """A random token of that strength from beside the board; an empty stack gives nothing (FE-20.12)."""
    if state.beside[strength] == 0:
        return
    state.beside = put(state.beside, strength, state.beside[strength] - 1)
    pile = state.pool[strength][:]
    kind = state.chance.draw(pile)
    state.pool = put_list(state.pool, strength, pile)
    receive(state, seat, kind)


def look_at_supply(state: Federation, seat: int, strength: int, amount: int) -> None:
    """Look at tokens from beside the board, keep one, put the rest back (FE-32.8)."""
    count = min(amount, state.beside[strength])
    if count == 0:
        return
    state.beside = put(state.beside, strength, state.beside[strength] - count)
    pile = state.pool[strength][:]
    state.looked = sorted([state.chance.draw(pile) for _ in range(count)])
    state.pool = put_list(state.pool, strength, pile)
    state.looker = seat
    state.push(KeepAlteration(seat))


class KeepAlteration(Task[Federation]):
    """Which of the tokens looked at is kept."""

    def options(self, state: Federation) -> list[int]:
        return sorted({W_ALTERATION + kind for kind in state.looked})

    def resolve(self, state: Federation, word: int) -> None:
        rest = state.looked[:]
        rest.remove(word - W_ALTERATION)
        state.looked = []
        state.returned = state.returned + rest
        receive(state, self.seat, word - W_ALTERATION)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-keep-alteration")

    def ask_forced(self) -> bool:
        return True  # nobody else knows what was looked at
