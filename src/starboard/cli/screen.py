"""The table in a terminal, drawn from a view alone: so it works for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from starboard.kernel import Play, State
from starboard.text import Text

FEW = 60  # more answers than this are not listed
WIDE = 8  # more counters than this do not stand in columns


def console() -> Console:
    return Console(highlight=False, soft_wrap=True)


class Screen:
    """Prints views, questions and results for one reader at a time."""

    def __init__(self, out: Console, text: Text) -> None:
        self.out = out
        self.text = text

    def say(self, id: str, **args: int | str | list[str]) -> None:
        self.out.print(escape(self.text.say(id, args)))

    def tell(self, sentence: str, style: str = "") -> None:
        self.out.print(escape(sentence), style=style or None)

    def view(self, view: Mapping[str, Any], legal: Sequence[str]) -> None:
        """The common parts of a view; words that may be said now stand out."""
        self.out.rule()
        table = view.get("table", {})
        if table:
            self.out.print(
                "  ".join(f"[dim]{escape(self.text.label('fact', key))}[/] {_fact(table[key])}" for key in table)
            )
        self._seats(view.get("seats", []))
        possible = set(legal)
        for area in view.get("areas", []):
            if area.get("items"):
                self.out.print(self._area(area, possible))

    def _seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        names = list(dict.fromkeys(name for seat in seats for name in seat.get("counters", {})))
        if not names:
            return
        if len(names) > WIDE:
            self._seat_lines(seats)
            return
        grid = Table(box=None, pad_edge=False, header_style="dim")
        grid.add_column("")
        for name in names:
            grid.add_column(escape(self.text.label("counter", name)), justify="right")
        for number, seat in enumerate(seats):
            counters = seat.get("counters", {})
            grid.add_row(
                f"[bold]{escape(self.text.seat(number))}[/]", *[_fact(counters.get(name, "")) for name in names]
            )
        self.out.print(grid)

    def _seat_lines(self, seats: Sequence[Mapping[str, Any]]) -> None:
        """Too many counters for columns: what each seat has, without what it has not."""
        for number, seat in enumerate(seats):
            counters = seat.get("counters", {})
            had = "  ".join(
                f"[dim]{escape(self.text.label('counter', n))}[/] {_fact(counters[n])}" for n in counters if counters[n]
            )
            self.out.print(f"[bold]{escape(self.text.seat(number))}[/]  {had}")

    def _area(self, area: Mapping[str, Any], possible: set[str]) -> str:
        owner = area.get("seat")
        title = self.text.label("area", str(area["id"]))
        if owner is not None:
            title = f"{self.text.seat(owner)}: {title}"
        items = "  ".join(self._item(item, possible) for item in area["items"])
        return f"[cyan]{escape(title)}[/]  {items}"

    def _item(self, item: Mapping[str, Any], possible: set[str]) -> str:
        word = item.get("word")
        id = str(item.get("name", ""))
        name = self.text.name(id)
        facts = " ".join(
            f"{key}={self._said(value)}"
            for key, value in item.items()
            if key not in ("word", "name") and _is_fact(value)
        )
        label = escape(word if word else name)
        if word and name not in (id, word):  # a name that somebody has written
            label += f" ({escape(name)})"
        if facts:
            label += f" [dim]{escape(facts)}[/]"
        return f"[bold green]{label}[/]" if word in possible else label

    def _said(self, value: object) -> str:
        """A fact; of a list of words the names."""
        return ", ".join(self.text.name(str(word)) for word in value) if isinstance(value, list) else _fact(value)

    def question(self, state: State, seat: int) -> None:
        """What is asked of a seat, and what it may say."""
        prompt = state.prompt(seat)
        if prompt is None:
            return
        self.tell(self.text.say("cli-asks", {"seat": seat, "question": self.text.prompt(prompt)}), "bold yellow")
        words = state.vocabulary.spell(state.legal(seat))
        answers = "  ".join(f"[bold green]{escape(word)}[/]" for word in words[:FEW])
        self.out.print(f"{escape(self.text.say('cli-answers'))} {answers}")
        if len(words) > FEW:
            self.say("cli-more-answers", n=len(words) - FEW)

    def result(self, state: State) -> None:
        """Scores by source, and who won."""
        scores, winners, parts = state.scores(), state.winners(), state.breakdown()
        if scores is None or winners is None:
            return
        self.say("cli-over")
        for seat, score in enumerate(scores):
            sources = (
                ""
                if parts is None
                else ", ".join(f"{self.text.label('score', k)} {v}" for k, v in parts[seat].items() if v)
            )
            self.tell(f"{self.text.seat(seat)}: {score}" + (f" ({sources})" if sources else ""))
        if not winners:
            self.say("cli-nobody-wins")
            return
        names = ", ".join(self.text.seat(seat) for seat in winners)
        self.say("cli-winner" if len(winners) == 1 else "cli-winners", seats=names)

    def events(self, state: State, start: int, seat: int | None) -> None:
        """What happened since, as that seat may know it."""
        for event in (state.events or [])[start:]:
            sentence = self.text.event(event, seat)
            if sentence:
                self.tell(f"  {sentence}", "dim")


def table_of(play: Play, language: str) -> Screen:
    return Screen(console(), Text(play.game, language, play.names))


def _is_fact(value: object) -> bool:
    if isinstance(value, list):
        return value != [] and all(isinstance(word, str) for word in value)
    return isinstance(value, (str, int, float)) and value is not False and value != ""


def _fact(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
