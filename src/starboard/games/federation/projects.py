"""Major projects (FE-12.7 to FE-12.17)."""

from __future__ import annotations

from starboard.games.federation.state import FROM_PROJECTS, Federation
from starboard.games.federation.words import PROJECT_COMMON, PROJECTS, W_PROJECT
from starboard.kernel import Message, Prompt, Task


def length(state: Federation, project: int) -> int:
    """How many fundings complete a project."""
    board = state.board
    return board.common_length[state.players] if project == PROJECT_COMMON else board.column_length[state.players]


def complete(state: Federation, project: int) -> bool:
    """A project is funded when its marker is on the last space (FE-28.9)."""
    return state.projects[project] >= length(state, project)


def contribute(state: Federation, seat: int) -> None:
    """Fund the common project: own marker and project marker, and crystals at first (FE-12.12 to FE-12.16)."""
    me = state.seats[seat]
    me.common += 1
    state.projects[PROJECT_COMMON] += 1
    if state.events is not None:
        state.emit("federation-common", {"seat": seat, "n": me.common})
    if me.common <= len(state.board.common_bonus):
        state.rules.perform(state, seat, state.board.common_bonus[me.common - 1], FROM_PROJECTS, 0)


def fund(state: Federation, seat: int, project: int) -> None:
    """One step for a project; a finished column project passes it on to the common one (FE-12.9)."""
    if project != PROJECT_COMMON and not complete(state, project):
        state.projects[project] += 1
        if state.events is not None:
            args: dict[str, int | str | list[str]] = {"seat": seat, "project": "project-" + PROJECTS[project]}
            state.emit("federation-funds", args)
    else:
        contribute(state, seat)


class Advance(Task[Federation]):
    """Advance projects of choice, the common one included (FE-12.10, FE-33.9)."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, state: Federation) -> list[int]:
        words = []
        for project in range(self.lowest, PROJECT_COMMON):
            if not complete(state, project):
                words.append(W_PROJECT + project)
        words.append(W_PROJECT + PROJECT_COMMON)
        return words

    def resolve(self, state: Federation, word: int) -> None:
        project = word - W_PROJECT
        if self.amount > 1:
            state.push(Advance(self.seat, self.amount - 1, project))
        fund(state, self.seat, project)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-advance", {"n": self.amount})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-project-complete") if W_PROJECT <= word < W_PROJECT + 7 else None
