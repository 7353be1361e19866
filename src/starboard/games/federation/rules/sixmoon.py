"""6Moon, the mages' planet, and the alteration tokens that come from it (FE-16, FE-17)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import medals
from starboard.games.federation.rules.specialists import PlanetAction, why_specialist
from starboard.games.federation.table import Table, put, put_list
from starboard.kernel import DONE, Message, Prompt, Step, Task


def on_moon(table: Table, moon: int) -> list[int]:
    """The kinds that lie open on a moon, each once, ascending."""
    width = table.board.moon_width
    kinds: list[int] = []
    for at in range(moon * width, (moon + 1) * width):
        kind = table.moon_at[at]
        if kind >= 0 and kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def at_planet(table: Table, seat: int) -> bool:
    """Whether the mage has reached the planet itself."""
    return table.seats[seat].moon == table.board.moons


def can_act(table: Table, seat: int) -> bool:
    """A mage can move, or take another token from the planet while there are any (FE-16.5)."""
    return not at_planet(table, seat) or len(on_moon(table, table.board.moons)) > 0


class SixmoonAction(PlanetAction):
    """Move the mage one moon on, or take another token on the planet."""

    def __init__(self, seat: int, held: int, steps: int) -> None:
        super().__init__(seat, c.SIXMOON, held, steps, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return SixmoonAction(self.seat, self.held, steps)

    def target(self, table: Table) -> int:
        """The moon on which the move ends; surplus steps are lost."""
        return min(table.seats[self.seat].moon + 1 + self.steps, table.board.moons)

    def options(self, table: Table) -> list[int]:
        if at_planet(table, self.seat):
            words = [w.ALTERATION + kind for kind in on_moon(table, table.board.moons)]
            return self.choices(table, words, self.boosts(table, True))
        return [w.MOON + self.target(table) - 1, *self.boosts(table, False)]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return  # no token is left
        if w.is_specialist(word):
            self.boost(table, word - w.SPECIALIST, at_planet(table, self.seat))
        elif word >= w.ALTERATION:
            take(table, self.seat, table.board.moons, word - w.ALTERATION)
        else:
            moon = self.target(table)
            reveal(table, moon)
            move(table, self.seat, moon)
            table.push(Reveal(moon + 1))  # FE-16.3
            if on_moon(table, moon):
                table.push(TakeAlteration(self.seat, moon))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-sixmoon", {"n": self.steps + 1})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.MOON <= word < w.MOON + c.MAX_MOONS:
            return Message("federation-why-not-next")
        return why_specialist(table, self.seat, word)


def move(table: Table, seat: int, moon: int) -> None:
    """Move the mage; its moon is the influence (FE-16.6)."""
    table.seats[seat].moon = moon
    if table.events is not None:
        table.emit("federation-did-mage", {"seat": seat, "moon": f"moon-{moon}"})
    medals.reach(table, seat, c.SIXMOON)


class Reveal(Step[Table]):
    """Turn up the tokens of a moon if they are still hidden (FE-16.3)."""

    def __init__(self, moon: int) -> None:
        super().__init__()
        self.moon = moon

    def run(self, table: Table) -> None:
        reveal(table, self.moon)


def reveal(table: Table, moon: int) -> None:
    """Turn up all moons up to this one."""
    board = table.board
    while table.moon_shown < min(moon, board.moons):
        table.moon_shown += 1
        now = table.moon_shown
        strength = board.moon_strength[now]
        pile = table.pool[strength][:]
        lying = table.moon_at[:]
        for at in range(board.moon_tokens[now]):
            lying[now * board.moon_width + at] = table.chance.draw(pile)
        table.pool = put_list(table.pool, strength, pile)
        table.moon_at = lying


def take(table: Table, seat: int, moon: int, kind: int) -> None:
    """Take one token from a moon; it is not replaced (FE-16.1, FE-16.2)."""
    width = table.board.moon_width
    for at in range(moon * width, (moon + 1) * width):
        if table.moon_at[at] == kind:
            table.moon_at = put(table.moon_at, at, c.NOBODY)
            break
    receive(table, seat, kind)


def receive(table: Table, seat: int, kind: int) -> None:
    """Keep an alteration token above the player board (FE-17.4)."""
    me = table.seats[seat]
    me.alterations = sorted([*me.alterations, kind])
    if table.events is not None:
        table.emit("federation-did-alteration", {"seat": seat, "token": f"alt-{kind + 1}"})


class TakeAlteration(Task[Table]):
    """Which token of the moon is taken (FE-16.1)."""

    def __init__(self, seat: int, moon: int) -> None:
        super().__init__(seat)
        self.moon = moon

    def options(self, table: Table) -> list[int]:
        return [w.ALTERATION + kind for kind in on_moon(table, self.moon)]

    def resolve(self, table: Table, word: int) -> None:
        take(table, self.seat, self.moon, word - w.ALTERATION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-alteration", {"moon": f"moon-{self.moon}"})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.ALTERATION <= word < w.ALTERATION + c.MAX_ALTERATIONS:
            return Message("federation-why-not-on-moon")
        return None


def draw_from_supply(table: Table, seat: int, strength: int) -> None:
    """A random token of that strength from beside the board; an empty stack gives nothing (FE-20.12)."""
    if table.beside[strength] == 0:
        return
    table.beside = put(table.beside, strength, table.beside[strength] - 1)
    pile = table.pool[strength][:]
    kind = table.chance.draw(pile)
    table.pool = put_list(table.pool, strength, pile)
    receive(table, seat, kind)


def look_at_supply(table: Table, seat: int, strength: int, amount: int) -> None:
    """Look at tokens from beside the board, keep one, put the rest back (FE-32.8)."""
    count = min(amount, table.beside[strength])
    if count == 0:
        return
    table.beside = put(table.beside, strength, table.beside[strength] - count)
    pile = table.pool[strength][:]
    table.looked = sorted([table.chance.draw(pile) for _ in range(count)])
    table.pool = put_list(table.pool, strength, pile)
    table.looker = seat
    table.push(KeepAlteration(seat))


class KeepAlteration(Task[Table]):
    """Which of the tokens looked at is kept."""

    def options(self, table: Table) -> list[int]:
        return sorted({w.ALTERATION + kind for kind in table.looked})

    def resolve(self, table: Table, word: int) -> None:
        rest = table.looked[:]
        rest.remove(word - w.ALTERATION)
        table.looked = []
        table.returned = table.returned + rest
        receive(table, self.seat, word - w.ALTERATION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-keep-alteration")

    def ask_forced(self) -> bool:
        return True  # nobody else knows what was looked at
