"""Neo, the miners' planet (FE-15)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import medals
from starboard.games.federation.rules.specialists import PlanetAction, why_specialist
from starboard.games.federation.table import Table, put
from starboard.kernel import DONE, Message, Prompt, Step, Task


def at_end(table: Table, seat: int) -> bool:
    """Whether the miner stands on the last space."""
    return table.seats[seat].neo == table.board.neo_end


def can_act(table: Table, seat: int) -> bool:
    """A miner can move, or take another dead asteroid while there are any (FE-15.6)."""
    return not at_end(table, seat) or len(table.dead_open) > 0


class NeoAction(PlanetAction):
    """Move the miner to a forward neighbour, or take a dead asteroid at the end."""

    def __init__(self, seat: int, held: int, steps: int) -> None:
        super().__init__(seat, c.NEO, held, steps, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return NeoAction(self.seat, self.held, steps)

    def options(self, table: Table) -> list[int]:
        if at_end(table, self.seat):
            words = [w.DEAD + token for token in table.dead_open]
        else:
            words = [w.NEO + space for space in table.board.neo[table.seats[self.seat].neo].onward]
        return self.choices(table, words, self.boosts(table, at_end(table, self.seat)))

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return  # no dead asteroid is left
        if w.is_specialist(word):
            self.boost(table, word - w.SPECIALIST, at_end(table, self.seat))
        elif word >= w.DEAD:
            take_dead(table, self.seat, word - w.DEAD)
        else:
            arrive(table, self.seat, word - w.NEO, self.steps)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-neo", {"n": self.steps + 1})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.NEO <= word < w.NEO + c.MAX_NEO:
            return Message("federation-why-not-next")
        return why_specialist(table, self.seat, word)


class NeoStep(Task[Table]):
    """A further step in the same action (FE-31.44)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, table: Table) -> list[int]:
        return sorted([w.NEO + space for space in table.board.neo[table.seats[self.seat].neo].onward])

    def resolve(self, table: Table, word: int) -> None:
        arrive(table, self.seat, word - w.NEO, self.steps)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-neo", {"n": self.steps + 1})


def arrive(table: Table, seat: int, space: int, steps: int) -> None:
    """Stand on a space; with steps left go on, else take what lies there and turn up its neighbours."""
    move(table, seat, space)
    if steps > 0 and not at_end(table, seat):
        reveal(table, space)  # a choice of the next space is never blind
        table.push(NeoStep(seat, steps - 1))
        return
    table.push(Reveal(space))  # FE-15.5
    reward(table, seat, space)


def move(table: Table, seat: int, space: int) -> None:
    """Move the miner; influence is what the space shows (FE-15.8)."""
    table.seats[seat].neo = space
    if table.events is not None:
        table.emit("federation-did-miner", {"seat": seat, "space": f"neo-{space + 1}"})
    medals.reach(table, seat, c.NEO)


def reward(table: Table, seat: int, space: int) -> None:
    """Gain what a space gives (FE-15.1, FE-15.2)."""
    here = table.board.neo[space]
    table.perform(seat, here.gain, c.FROM_SPECIALISTS, 0)
    if here.kind == c.NEO_ASTEROID:
        token = table.asteroid_at[space]
        if token >= 0:
            table.asteroid_at = put(table.asteroid_at, space, c.NOBODY)  # FE-15.7: it is not replaced
            table.seats[seat].asteroids |= 1 << token
            if table.events is not None:
                table.emit("federation-did-asteroid", {"seat": seat, "n": token + 1})
            table.perform(seat, table.board.asteroids[token], c.FROM_SPECIALISTS, 0)
    elif here.kind == c.NEO_DEAD and table.dead_open:
        table.push(TakeDead(seat))


def take_dead(table: Table, seat: int, token: int) -> None:
    """Take a dead asteroid and what it gives (FE-15.6)."""
    table.dead_open = [other for other in table.dead_open if other != token]
    table.seats[seat].dead |= 1 << token
    if table.events is not None:
        table.emit("federation-did-dead-asteroid", {"seat": seat, "token": f"dead-{token + 1}"})
    table.perform(seat, table.board.dead_asteroids[token], c.FROM_SPECIALISTS, 0)


class TakeDead(Task[Table]):
    """One dead asteroid of choice on arrival."""

    def options(self, table: Table) -> list[int]:
        return sorted([w.DEAD + token for token in table.dead_open])

    def resolve(self, table: Table, word: int) -> None:
        take_dead(table, self.seat, word - w.DEAD)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-dead-asteroid")


class Reveal(Step[Table]):
    """Turn up the face-down asteroids next to a space (FE-15.5)."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def run(self, table: Table) -> None:
        reveal(table, self.space)


def reveal(table: Table, space: int) -> None:
    """Turn up what lies on the forward neighbours."""
    board = table.board
    for onward in board.neo[space].onward:
        if table.asteroid_at[onward] == c.HIDDEN:
            pile = table.asteroid_pool[:]
            table.asteroid_at = put(table.asteroid_at, onward, table.chance.draw(pile))
            table.asteroid_pool = pile
        if onward == board.neo_end and not table.dead_shown:
            table.dead_shown = True
            pile = table.dead_pool[:]
            table.dead_open = sorted([table.chance.draw(pile) for _ in range(board.dead_on_board)])
            table.dead_pool = pile
