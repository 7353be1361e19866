"""A bare state whose tasks are put together in each test: it only keeps a log of what happened."""

from __future__ import annotations

from typing import Any

from starboard.kernel import (
    CONTINUES,
    Chance,
    Message,
    Prompt,
    SetTask,
    State,
    Step,
    Task,
    Vocabulary,
    fast_chance,
)

WORDS = Vocabulary([f"w{n}" for n in range(2, 20)])  # word n is spelt `wn`


class Toy(State):
    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(WORDS, players, chance)
        self.log: list[str] = []

    def copy(self) -> Toy:
        new = Toy(self.players, self.chance.copy())
        self.copy_agenda(new)
        new.log = self.log[:]
        return new

    def look(self, seat: int | None) -> dict[str, object]:
        return {"log": list(self.log)}

    def scores(self) -> list[int] | None:
        return [0] * self.players if self.over else None


class Ask(Task[Toy]):
    """Asks for one of some words, notes the answer, and puts further tasks on the agenda."""

    def __init__(
        self,
        seat: int,
        words: list[int],
        then: list[Task[Any]] | None = None,
        starts: int = CONTINUES,
        ask: bool = False,
    ) -> None:
        super().__init__(seat)
        self.words = words
        self.then = then or []
        self.how = starts
        self.ask = ask

    def options(self, state: Toy) -> list[int]:
        return self.words

    def resolve(self, state: Toy, word: int) -> None:
        state.log.append(f"{self.seat}:{word}")
        for task in reversed(self.then):
            state.push(task)

    def prompt(self, state: Toy) -> Prompt:
        return Prompt("toy-ask", {"n": len(self.words)})

    def why_not(self, state: Toy, word: int) -> Message | None:
        return Message("toy-odd", {"n": word}) if word % 2 else None

    def starts(self) -> int:
        return self.how

    def ask_forced(self) -> bool:
        return self.ask


class Note(Step[Toy]):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def run(self, state: Toy) -> None:
        state.log.append(self.text)


class Roll(Step[Toy]):
    """Uses chance."""

    def run(self, state: Toy) -> None:
        state.chance.below(6)


class Fork(Step[Toy]):
    """Puts tasks on lanes."""

    def __init__(self, tasks: list[tuple[int, Task[Any]]]) -> None:
        super().__init__()
        self.tasks = tasks

    def run(self, state: Toy) -> None:
        for seat, task in self.tasks:
            state.fork(seat, task)


class End(Step[Toy]):
    def run(self, state: Toy) -> None:
        state.over = True


class Pick(SetTask[Toy]):
    """Choose a set of some words; the log gets it as one entry."""

    def __init__(self, seat: int, least: int, most: int, words: list[int]) -> None:
        super().__init__(seat, least, most)
        self.words = words

    def candidates(self, state: Toy) -> list[int]:
        return self.words

    def finish(self, state: Toy, chosen: list[int]) -> None:
        state.log.append(f"{self.seat}:{{{','.join(map(str, chosen))}}}")

    def ask(self, state: Toy) -> Message:
        return Message("toy-pick")


def toy(*tasks: Task[Any], players: int = 3, end: bool = True) -> Toy:
    """A state that goes through the tasks in the order in which they are written."""
    state = Toy(players, fast_chance(1))
    for task in reversed([*tasks, End()] if end else tasks):
        state.push(task)
    state.advance()
    return state
