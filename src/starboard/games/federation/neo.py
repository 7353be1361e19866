"""Neo, the miners' planet (FE-15)."""

from __future__ import annotations

from starboard.games.federation import medals
from starboard.games.federation.boardcheck import NEO_ASTEROID, NEO_DEAD
from starboard.games.federation.specialists import PlanetAction, is_specialist, why_specialist
from starboard.games.federation.state import FROM_SPECIALISTS, HIDDEN, NOBODY, Federation, put
from starboard.games.federation.words import MAX_NEO, NEO, W_DEAD, W_NEO, W_SPECIALIST
from starboard.kernel import Message, Prompt, Step, Task


def at_end(state: Federation, seat: int) -> bool:
    """Whether the miner stands on the last space."""
    return state.seats[seat].neo == state.board.neo_end


def can_act(state: Federation, seat: int) -> bool:
    """A miner can move, or take another dead asteroid while there are any (FE-15.6)."""
    return not at_end(state, seat) or len(state.dead_open) > 0


class NeoAction(PlanetAction):
    """Move the miner to a forward neighbour, or take a dead asteroid at the end."""

    def __init__(self, seat: int, held: int, steps: int) -> None:
        super().__init__(seat, NEO, held, steps, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return NeoAction(self.seat, self.held, steps)

    def options(self, state: Federation) -> list[int]:
        if at_end(state, self.seat):
            words = [W_DEAD + token for token in state.dead_open]
        else:
            words = [W_NEO + space for space in state.board.neo[state.seats[self.seat].neo].onward]
        words.sort()
        return words + self.boosts(state, at_end(state, self.seat))

    def resolve(self, state: Federation, word: int) -> None:
        if is_specialist(word):
            self.boost(state, word - W_SPECIALIST, at_end(state, self.seat))
        elif word >= W_DEAD:
            take_dead(state, self.seat, word - W_DEAD)
        else:
            arrive(state, self.seat, word - W_NEO, self.steps)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-neo", {"n": self.steps + 1})

    def why_not(self, state: Federation, word: int) -> Message | None:
        if W_NEO <= word < W_NEO + MAX_NEO:
            return Message("federation-why-not-next")
        return why_specialist(state, self.seat, word)


class NeoStep(Task[Federation]):
    """A further step in the same action (FE-31.44)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: Federation) -> list[int]:
        return sorted([W_NEO + space for space in state.board.neo[state.seats[self.seat].neo].onward])

    def resolve(self, state: Federation, word: int) -> None:
        arrive(state, self.seat, word - W_NEO, self.steps)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-neo", {"n": self.steps + 1})


def arrive(state: Federation, seat: int, space: int, steps: int) -> None:
    """Stand on a space; with steps left go on, else take what lies there and turn up its neighbours."""
    move(state, seat, space)
    if steps > 0 and not at_end(state, seat):
        reveal(state, space)  # a choice of the next space is never blind
        state.push(NeoStep(seat, steps - 1))
        return
    state.push(Reveal(space))  # FE-15.5
    reward(state, seat, space)


def move(state: Federation, seat: int, space: int) -> None:
    """Move the miner; influence is what the space shows (FE-15.8)."""
    state.seats[seat].neo = space
    if state.events is not None:
        state.emit("federation-miner", {"seat": seat, "space": f"neo-{space + 1}"})
    medals.reach(state, seat, NEO)


def reward(state: Federation, seat: int, space: int) -> None:
    """Gain what a space gives (FE-15.1, FE-15.2)."""
    here = state.board.neo[space]
    state.rules.perform(state, seat, here.gain, FROM_SPECIALISTS, 0)
    if here.kind == NEO_ASTEROID:
        token = state.asteroid_at[space]
        if token >= 0:
            state.asteroid_at = put(state.asteroid_at, space, NOBODY)  # FE-15.7: it is not replaced
            state.seats[seat].asteroids |= 1 << token
            if state.events is not None:
                state.emit("federation-asteroid", {"seat": seat, "n": token + 1})
            state.rules.perform(state, seat, state.board.asteroids[token], FROM_SPECIALISTS, 0)
    elif here.kind == NEO_DEAD and state.dead_open:
        state.push(TakeDead(seat))


def take_dead(state: Federation, seat: int, token: int) -> None:
    """Take a dead asteroid and what it gives (FE-15.6)."""
    state.dead_open = [other for other in state.dead_open if other != token]
    state.seats[seat].dead |= 1 << token
    if state.events is not None:
        state.emit("federation-dead-asteroid", {"seat": seat, "token": f"dead-{token + 1}"})
    state.rules.perform(state, seat, state.board.dead_asteroids[token], FROM_SPECIALISTS, 0)


class TakeDead(Task[Federation]):
    """One dead asteroid of choice on arrival."""

    def options(self, state: Federation) -> list[int]:
        return sorted([W_DEAD + token for token in state.dead_open])

    def resolve(self, state: Federation, word: int) -> None:
        take_dead(state, self.seat, word - W_DEAD)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-dead-asteroid")


class Reveal(Step[Federation]):
    """Turn up the face-down asteroids next to a space (FE-15.5)."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def run(self, state: Federation) -> None:
        reveal(state, self.space)


def reveal(state: Federation, space: int) -> None:
    """Turn up what lies on the forward neighbours."""
    board = state.board
    for onward in board.neo[space].onward:
        if state.asteroid_at[onward] == HIDDEN:
            pile = state.asteroid_pool[:]
            state.asteroid_at = put(state.asteroid_at, onward, state.chance.draw(pile))
            state.asteroid_pool = pile
        if onward == board.neo_end and not state.dead_shown:
            state.dead_shown = True
            pile = state.dead_pool[:]
            state.dead_open = sorted([state.chance.draw(pile) for _ in range(board.dead_on_board)])
            state.dead_pool = pile
