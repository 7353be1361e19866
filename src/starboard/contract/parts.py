"""Which modules of Starboard the page is told about, and the files that they are written to."""

from __future__ import annotations

from pathlib import Path

from starboard.contract.seats import seat_facts
from starboard.contract.source import ContractError, Sources
from starboard.contract.typescript import write

PARTS_FOLDER = "web/src/contract"  # in a checkout
SEAT_FACTS = "facts.gen.ts"
_GAMES = Path(__file__).parent.parent / "games"


class Part:
    """A module, the file that it is written to, and the constants that the page reads too."""

    def __init__(self, name: str, module: str, constants: tuple[str, ...] = ()) -> None:
        self.name = name
        self.module = module
        self.constants = constants

    def file(self) -> str:
        return f"{self.name}.gen.ts"


def own_parts() -> list[Part]:
    """What all games share, the messages, and the view of each game that comes with Starboard."""
    parts = [Part("view", "starboard.kernel.view"), Part("messages", "starboard.server.messages")]
    parts.append(Part("text", "starboard.text", ("SEATS",)))
    for path in sorted(_GAMES.glob("*/view.py")):
        parts.append(Part(path.parent.name, f"starboard.games.{path.parent.name}.view"))
    return parts


def parts_of(parts: list[Part], sources: Sources | None = None) -> dict[str, str]:
    """The files of these parts by name, with what each holds; parts that state no shape have none.

    One file more names the facts of all of them that are seats.
    """
    sources = sources or Sources()
    elsewhere = {part.module: f"{part.name}.gen" for part in parts}
    if len(elsewhere) < len(parts) or len(set(elsewhere.values())) < len(parts):
        raise ContractError("two parts of the contract have the same name")
    written = {part.file(): write(sources, part.module, elsewhere, part.constants) for part in parts}
    written[SEAT_FACTS] = seat_facts(sources)
    return {file: text for file, text in written.items() if text}
