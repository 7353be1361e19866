"""Major projects (FE-12.7 to FE-12.17)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.table import Table, put
from starboard.kernel import Message, Prompt, Task


def length(table: Table, project: int) -> int:
    """How many fundings complete a project."""
    board = table.board
    return board.common_length[table.players] if project == c.PROJECT_COMMON else board.column_length[table.players]


def complete(table: Table, project: int) -> bool:
    """A project is funded when its marker is on the last space (FE-28.9)."""
    return table.projects[project] >= length(table, project)


def contribute(table: Table, seat: int) -> None:
    """Fund the common project: own marker and project marker, and crystals at first (FE-12.12 to FE-12.16)."""
    me = table.seats[seat]
    me.common += 1
    table.projects = put(table.projects, c.PROJECT_COMMON, table.projects[c.PROJECT_COMMON] + 1)
    if table.events is not None:
        table.emit("federation-did-common", {"seat": seat, "n": me.common})
    if me.common <= len(table.board.common_bonus):
        table.perform(seat, table.board.common_bonus[me.common - 1], c.FROM_PROJECTS, 0)


def fund(table: Table, seat: int, project: int) -> None:
    """One step for a project; a finished column project passes it on to the common one (FE-12.9)."""
    if project != c.PROJECT_COMMON and not complete(table, project):
        table.projects = put(table.projects, project, table.projects[project] + 1)
        if table.events is not None:
            args: dict[str, int | str | list[str]] = {"seat": seat, "project": "project-" + c.PROJECTS[project]}
            table.emit("federation-did-funds", args)
    else:
        contribute(table, seat)


class Advance(Task[Table]):
    """Advance projects of choice, the common one included (FE-12.10, FE-33.9)."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, table: Table) -> list[int]:
        words = []
        for project in range(self.lowest, c.PROJECT_COMMON):
            if not complete(table, project):
                words.append(w.PROJECT + project)
        words.append(w.PROJECT + c.PROJECT_COMMON)
        return words

    def resolve(self, table: Table, word: int) -> None:
        project = word - w.PROJECT
        if self.amount > 1:
            table.push(Advance(self.seat, self.amount - 1, project))
        fund(table, self.seat, project)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-advance", {"n": self.amount})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-project-complete") if w.PROJECT <= word < w.PROJECT + 7 else None
