"""Board files: reading, checking and explaining them.

A board file that is wrong is refused with every complaint at once, so that somebody who types in the
figures of a printed copy can correct them in one go.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from starboard.games.federation.components.board import Board
from starboard.games.federation.components.check import Faults, build_board
from starboard.games.federation.components.printed import Doc, printed_parts

DATA: Final = Path(__file__).parent.parent / "data"
BOARDS: Final = DATA / "boards"
STANDARD: Final = "reconstructed"
TUNED: Final = 3  # the rules version since which the figures of our editions are those of today
BEFORE: Final = BOARDS / "rules-2"  # and what they were before
_UNDER: Final = " under "

# Where a figure may come from. Older files say "established" for what the rulebook states.
RULEBOOK: Final = "rulebook"
SECONDARY: Final = "secondary"
RECONSTRUCTED: Final = "reconstructed"
LABELS: Final = [RULEBOOK, SECONDARY, RECONSTRUCTED]


class BoardError(ValueError):
    """A board file that cannot be used; `complaints` says everything that is wrong with it."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__("; ".join(complaints))
        self.complaints = complaints


class Figure:
    """One figure of a board file: where it comes from, and which secondary source tells it."""

    def __init__(self, path: str, value: object, status: str) -> None:
        label, _, source = status.partition(" ")
        self.path = path
        self.value = value
        self.label = RULEBOOK if label == "established" else label
        self.source = source


def names() -> list[str]:
    """The editions that come with Starboard."""
    return sorted(path.stem for path in BOARDS.glob("*.toml"))


def board_text(name: str) -> str:
    """The text of an edition's board file."""
    if name not in names():
        raise BoardError([f"there is no board {name!r}; known boards: {', '.join(names())}"])
    return (BOARDS / f"{name}.toml").read_text(encoding="utf-8")


def parse(text: str) -> Doc:
    """A board file's text, packed or not, as plain data."""
    if text.startswith("{"):
        return _unpack(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError([f"this is not a TOML file: {error}"]) from error


def _unpack(text: str) -> Doc:
    try:
        doc: Doc = json.loads(text)
    except json.JSONDecodeError as error:
        raise BoardError([f"this is not a packed board file: {error}"]) from error
    return doc


def read_board(text: str) -> Board:
    """Check a board file and build its tables; raises BoardError with all complaints."""
    doc = parse(text)
    complaints = status_complaints(doc)
    try:
        board = build_board(doc, TOKENS)
    except Faults as faults:
        raise BoardError(complaints + faults.complaints) from None
    if complaints:
        raise BoardError(complaints)
    labels = [figure.label for figure in figures(doc)]
    board.labels = {label: labels.count(label) for label in LABELS}
    unsure = reconstructed(doc)
    board.reconstructed_parts = list(dict.fromkeys([path.split(".")[0] for path in unsure]))
    board.reconstructed_figures = summary(doc)
    board.doubts = doubts(doc)
    return board


def pack(text: str) -> str:
    """A board file as one line, the form in which a table's option and a game's record carry it."""
    read_board(text)
    return json.dumps(parse(text), separators=(",", ":"), ensure_ascii=True)


def get_doc(board: str) -> Doc:
    """The figures named by a table's option: an edition that comes with us, or a packed board file."""
    return parse(board if board.startswith("{") else board_text(board))


def get_board(board: str, rules: int = TUNED) -> Board:
    """The tables of the board named by a table's option; an edition of ours as it was under these rules."""
    if rules < TUNED and board in _LOADED_BEFORE:
        return _LOADED_BEFORE[board]
    if board in _LOADED:
        return _LOADED[board]
    if not board.startswith("{"):
        board_text(board)  # complains about an unknown name
    own = read_board(board)
    own.own = get_doc(board)
    own.key = board
    return own


def board_named(key: str) -> Board:
    """The board whose `plain_key` this is: that of a table's option and of the rules."""
    name, _, before = key.partition(_UNDER)
    return _LOADED_BEFORE[name] if before else get_board(name)


def figures(doc: Doc) -> list[Figure]:
    """Every figure of a board file with its status, in the order of the file."""
    found: list[Figure] = []
    _walk(doc, "", str(doc.get("status", "")), found)
    return found


def reconstructed(doc: Doc) -> list[str]:
    """The paths of all figures that are only reconstructed."""
    return [figure.path for figure in figures(doc) if figure.label == RECONSTRUCTED]


def doubts(doc: Doc) -> dict[str, list[str]]:
    """Which figures of each component are only reconstructed, by the component's word."""
    unsure = set(reconstructed(doc))
    found: dict[str, list[str]] = {}
    for part in printed_parts(doc):
        names = [name for name, path in part.paths.items() if path in unsure]
        if names:
            found[part.word] = names
    return found


def summary(doc: Doc) -> list[str]:
    """As `reconstructed`, with one line where the same figure is reconstructed in all entries of a list."""
    families: dict[str, list[Figure]] = {}
    for figure in figures(doc):
        families.setdefault(_family(figure.path), []).append(figure)
    found: list[str] = []
    for family, members in families.items():
        unsure = [figure.path for figure in members if figure.label == RECONSTRUCTED]
        found += [family] if len(unsure) == len(members) > 1 else unsure
    return found


def _family(path: str) -> str:
    """`arratuin.shops.3.cost` is one of `arratuin.shops.*.cost`."""
    parts = path.split(".")
    if len(parts) > 2:
        parts[-2] = "*"
    return ".".join(parts)


def components() -> dict[str, object]:
    """The facts of our own edition for drawings and learners, with the figures that are reconstructed."""
    doc = get_doc(STANDARD)
    return {"board": doc, "reconstructed": reconstructed(doc), "tokens": TOKENS}


def _walk(table: Doc, path: str, status: str, found: list[Figure]) -> None:
    status = str(table.get("status", status))
    for key, value in table.items():
        if key in ("status", "format", "edition", "id", "sources") or key.endswith("_status"):
            continue
        own = str(table.get(f"{key}_status", status))
        place = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            _walk(value, place, own, found)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value, 1):
                _walk(item, f"{place}.{item.get('id', number)}", own, found)
        else:
            found.append(Figure(place, value, own))


def status_complaints(doc: Doc) -> list[str]:
    """Statuses that are missing or unknown, sources without a name, and overrides of figures that do not exist."""
    complaints = []
    sources = doc.get("sources", {})
    if not isinstance(sources, dict):
        return ["sources: must be a table of names"]
    for figure in figures(doc):
        if figure.label not in LABELS:
            complaints.append(f"{figure.path}: status is {figure.label!r}, must be one of {', '.join(LABELS)}")
        elif (figure.label == SECONDARY) != (figure.source in sources):
            told = f"source {figure.source!r} is not" if figure.source else "its source must be"
            complaints.append(f"{figure.path}: {told} one of [sources]")
    _orphans(doc, "", complaints)
    return complaints


def _orphans(table: Doc, path: str, complaints: list[str]) -> None:
    for key, value in table.items():
        place = f"{path}.{key}" if path else key
        if key.endswith("_status") and key.removesuffix("_status") not in table:
            complaints.append(f"{place}: there is no figure {key.removesuffix('_status')!r} beside it")
        if isinstance(value, dict):
            _orphans(value, place, complaints)
        elif isinstance(value, list):
            for number, item in enumerate(value, 1):
                if isinstance(item, dict):
                    _orphans(item, f"{place}.{number}", complaints)


def _edition(text: str, key: str) -> Board:
    board = read_board(text)
    board.key = key
    return board


def _load_tokens() -> dict[str, Any]:
    return tomllib.loads((DATA / "specialists.toml").read_text(encoding="utf-8"))


TOKENS: Final = _load_tokens()
_LOADED: Final = {name: _edition(board_text(name), name) for name in names()}
_LOADED_BEFORE: Final = {
    path.stem: _edition(path.read_text(encoding="utf-8"), path.stem + _UNDER + BEFORE.name)
    for path in BEFORE.glob("*.toml")
}
