"""Moorings: a whole game in one file, as a package of its own.

Nine berths have the numbers 1 to 9. Two players take turns to moor a ship at a free berth. Who has three ships whose
berths sum to fifteen wins; when all berths are taken, nobody does.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypedDict

from starboard.kernel import TURN, Chance, Game, Message, Prompt, State, Step, Task, Value, Vocabulary
from starboard.kernel.view import Frame, Item, Place, SeatNumber

BERTHS: Final = 9
BERTH: Final = 2  # the word of berth 1: two words belong to the kernel
SUM: Final = 15
FREE: Final = -1

VOCABULARY: Final = Vocabulary([f"berth-{n}" for n in range(1, BERTHS + 1)])


# ---- what the page is shown ---------------------------------------------------------------------------------------


class Berth(Item):
    n: int
    owner: SeatNumber | None


class Harbour(Place):
    items: list[Berth]


class Counters(TypedDict):
    ships: int


class Seat(TypedDict):
    counters: Counters


class Body(TypedDict):
    table: dict[str, int]
    seats: list[Seat]
    areas: list[Harbour]


class MooringsView(Body, Frame):
    """What `board.js` draws; `starboard contract moorings` writes it as TypeScript."""


# ---- the rules ----------------------------------------------------------------------------------------------------


class Moorings(State):
    def __init__(self, chance: Chance) -> None:
        super().__init__(VOCABULARY, 2, chance)
        self.owner = [FREE] * BERTHS
        self.winner = FREE

    def copy(self) -> Moorings:
        new = Moorings(self.chance.copy())
        self.copy_agenda(new)
        new.owner = self.owner
        new.winner = self.winner
        return new

    def guess(self, seat: int, chance: Chance) -> Moorings:
        return self.copy()  # nothing is hidden

    def look(self, seat: int | None) -> Body:
        berths: list[Berth] = []
        for at, owner in enumerate(self.owner):
            word = VOCABULARY.words[BERTH + at]
            berths.append({"word": word, "name": word, "n": at + 1, "owner": None if owner == FREE else owner})
        return {
            "table": {"free": self.owner.count(FREE)},
            "seats": [{"counters": {"ships": self.owner.count(each)}} for each in range(self.players)],
            "areas": [{"id": "harbour", "seat": None, "items": berths}],
        }

    def moor(self, seat: int, at: int) -> None:
        self.owner = [*self.owner[:at], seat, *self.owner[at + 1 :]]  # lists are replaced: copies share them
        self.emit("moorings-did-moor", {"seat": seat, "berth": VOCABULARY.words[BERTH + at]})
        own = [n + 1 for n, owner in enumerate(self.owner) if owner == seat]
        if any(sum(three) == SUM for three in combinations(own, 3)):
            self.winner = seat

    def scores(self) -> list[int] | None:
        return [int(seat == self.winner) for seat in range(self.players)] if self.over else None

    def winners(self) -> list[int] | None:
        if not self.over:
            return None
        return list(range(self.players)) if self.winner == FREE else [self.winner]

    def breakdown(self) -> list[dict[str, int]] | None:
        scores = self.scores()
        return None if scores is None else [{"fifteen": score} for score in scores]

    def features(self, seat: int) -> list[float]:
        return [0.0 if owner == FREE else 1.0 if owner == seat else -1.0 for owner in self.owner]

    def evaluate(self, seat: int) -> float:
        return 0.0 if self.winner == FREE else 1.0 if self.winner == seat else -1.0


class Moor(Task[Moorings]):
    def options(self, state: Moorings) -> list[int]:
        return [BERTH + at for at, owner in enumerate(state.owner) if owner == FREE]

    def resolve(self, state: Moorings, word: int) -> None:
        state.moor(self.seat, word - BERTH)
        state.push(Next(1 - self.seat))

    def prompt(self, state: Moorings) -> Prompt:
        return Prompt("moorings-ask-moor")

    def why_not(self, state: Moorings, word: int) -> Message | None:
        at = word - BERTH
        if 0 <= at < BERTHS and state.owner[at] != FREE:
            return Message("why-moorings-taken", {"berth": VOCABULARY.words[word], "owner": state.owner[at]})
        return None

    def starts(self) -> int:
        return TURN

    def ask_forced(self) -> bool:
        return True  # the last berth is a move too


class Next(Step[Moorings]):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.next = seat

    def run(self, state: Moorings) -> None:
        if state.winner != FREE or FREE not in state.owner:
            state.over = True
        else:
            state.push(Moor(self.next))


class MooringsGame(Game):
    def __init__(self) -> None:
        super().__init__("moorings", 1, VOCABULARY, [2], [], "moorings")

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> Moorings:
        state = Moorings(chance)
        state.push(Next(0))
        return state

    def components(self) -> dict[str, object]:
        return {"sum": SUM, "berths": list(range(1, BERTHS + 1))}


game: Final = MooringsGame()
