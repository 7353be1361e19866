"""The tables of figures in docs/games/federation.md are those of the board file.

`python -m tests.games.federation.test_docs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from starboard.games.federation import components as c
from starboard.games.federation.components import boards
from starboard.games.federation.components.boards import Figure

DOCS = Path(__file__).parents[3] / "docs" / "games" / "federation.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


def shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(shown(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def origin(figure: Figure) -> str:
    return f"{figure.label} ({figure.source})" if figure.source else figure.label


def origins(figures: list[Figure]) -> str:
    """Where the figures of a component come from: most of them, then those that come from elsewhere."""
    every = [origin(figure) for figure in figures]
    most = max(every, key=every.count)
    others = [f"{figure.path.split('.')[-1]}: {origin(figure)}" for figure in figures if origin(figure) != most]
    return "; ".join([most, *others])


def all_figures() -> list[str]:
    families: dict[str, list[Figure]] = {}
    for figure in boards.figures(boards.get_doc(boards.STANDARD)):
        families.setdefault(figure.path.rpartition(".")[0], []).append(figure)
    lines = ["| where | figures | from |", "|---|---|---|"]
    for place, figures in families.items():
        told = "; ".join(f"{figure.path.split('.')[-1]} {shown(figure.value)}" for figure in figures)
        lines.append(f"| {place} | {told} | {origins(figures)} |")
    return lines


def productions() -> list[str]:
    doc = boards.get_doc(boards.STANDARD)
    lines = ["| production | place | income | cost |", "|---|---|---|---|"]
    for name in c.PRODUCTIONS:
        (place,) = [number for number, sides in enumerate(doc["e81216"]["slots"], 1) if name in sides]
        side = "printed" if doc["e81216"]["slots"][place - 1][0] == name else "back"
        table = doc["productions"][name]
        lines.append(f"| {name} | {place}, {side} | {table['income']} | {table['cost']} |")
    return lines


def text() -> str:
    count = boards.get_board(boards.STANDARD).labels
    sources = boards.get_doc(boards.STANDARD)["sources"]
    parts = [
        f"{count['rulebook']} figures are from the rulebook, {count['secondary']} from secondary sources,",
        f"{count['reconstructed']} are reconstructed. The secondary sources:",
        "",
        *[f"- `{id}`: {name}." for id, name in sources.items()],
        "",
        "The productions (places and costs are reconstructed, incomes from the rulebook):",
        "",
        *productions(),
        "",
        "All figures:",
        "",
        *all_figures(),
        "",
    ]
    return "\n".join(parts)


def test_the_tables_are_those_of_the_file() -> None:
    _, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    assert rest.partition(END)[0] == text(), "run `python -m tests.games.federation.test_docs`"


if __name__ == "__main__":
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    DOCS.write_text(before + BEGIN + text() + END + after, encoding="utf-8")
