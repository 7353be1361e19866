"""What Python and the page agree on is stated once, in Python, and written as TypeScript."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from starboard.contract import ContractError, Sources, write
from starboard.contract.seats import seat_facts
from starboard.contract.source import Module
from starboard.games.planet import shapes as planet
from starboard.games.race.shapes import Clause, Design, Power, PowerList

ROOT = Path(__file__).parent.parent


def written(text: str, **elsewhere: str) -> str:
    """The TypeScript of a module, without its first line."""
    sources = Sources()
    sources.add(Module("shapes", textwrap.dedent(text)))
    return write(sources, "shapes", elsewhere).partition("\n\n")[2]


def test_a_typed_dict_with_all_kinds_of_fields() -> None:
    text = written(
        '''
        from typing import Literal, NotRequired, TypedDict

        class Hex(TypedDict):
            """A hex of the map."""

            word: str | None
            q: int  # to the right
            owner: int | None
            kind: Literal["space", "planet"]
            satellites: list[int]
            price: NotRequired[dict[str, int]]
            at: tuple[int, int]
            path: tuple[str, ...]
            rows: list[list[int | None]]
            more: object
        '''
    )
    assert text == textwrap.dedent(
        """\
        /** A hex of the map. */
        export type Hex = {
          readonly word: string | null;
          /** to the right */
          readonly q: number;
          readonly owner: number | null;
          readonly kind: "space" | "planet";
          readonly satellites: readonly number[];
          readonly price?: Readonly<Record<string, number>>;
          readonly at: readonly [number, number];
          readonly path: readonly string[];
          readonly rows: readonly (readonly (number | null)[])[];
          readonly more: unknown;
        };
        """
    )


def test_shapes_inherit_and_may_be_partial() -> None:
    text = written(
        """
        from typing import TypedDict

        class Base(TypedDict):
            id: str

        class Hints(TypedDict, total=False):
            size: int

        class Both(Base, Hints):
            id: str
            name: str
        """
    )
    assert text.endswith(
        "export type Both = {\n  readonly id: string;\n  readonly size?: number;\n  readonly name: string;\n};\n"
    )


def test_a_shape_that_others_add_to_is_open_and_theirs_are_not() -> None:
    text = written(
        """
        from typing import TypedDict

        class Open(TypedDict):
            pass

        class Item(Open):
            name: str

        class Card(Item):
            cost: int
        """
    )
    item, card = text.split("\n\n")
    assert "readonly [fact: string]: unknown;" in item
    assert card == "export type Card = {\n  readonly name: string;\n  readonly cost: number;\n};\n"


def test_keys_that_are_no_names() -> None:
    text = written('from typing import TypedDict\nActions = TypedDict("Actions", {"explore+5": int, "from": str})\n')
    assert '  readonly "explore+5": number;\n  readonly from: string;\n' in text


def test_messages_have_their_tag_and_what_may_be_left_out() -> None:
    text = written(
        """
        from typing import Annotated
        import msgspec
        from msgspec import field

        Key = Annotated[str, msgspec.Meta(max_length=64)]

        class Sent(msgspec.Struct, tag_field="type"):
            pass

        class Say(Sent, tag="say"):
            key: Key
            words: list[str]
            count: int = 1
            start: int = field(name="from")

        class Ping(Sent, tag="ping"):
            pass

        Any_ = Say | Ping
        """
    )
    assert 'export type Say = {\n  readonly type: "say";\n  readonly key: Key;\n' in text
    assert "  readonly count?: number;\n  readonly from: number;\n" in text
    assert 'export type Ping = {\n  readonly type: "ping";\n};\n' in text
    assert text.endswith("export type Any_ = Say | Ping;\n")


def test_what_is_encoded_already_has_the_type_that_stands_behind_it() -> None:
    text = written(
        """
        from typing import Annotated, TypedDict
        from msgspec import Raw, Struct

        class View(TypedDict):
            over: bool

        class Shown(Struct):
            view: Annotated[Raw, View | None]
        """
    )
    assert "readonly view: View | null;" in text


def test_a_long_choice_is_broken_as_the_formatter_does() -> None:
    names = ", ".join(f'"a-rather-long-name-{n}"' for n in range(6))
    text = written(f"from typing import Literal, TypedDict\nclass A(TypedDict):\n    kind: Literal[{names}]\n")
    assert '  readonly kind:\n    | "a-rather-long-name-0"\n' in text
    assert max(map(len, text.splitlines())) <= 110


def test_shapes_of_other_modules_are_brought_along_or_imported() -> None:
    text = """
        from typing import TypedDict
        from starboard.kernel.view import Frame, Item

        class View(Frame):
            items: list[Item]
        """
    alone = written(text)
    assert "export type Item = {" in alone
    beside = written(text, **{"starboard.kernel.view": "view.gen"})
    assert "export type Item" not in beside
    assert "readonly items: readonly Item[];" in beside


def test_a_name_that_is_passed_on_is_found_where_it_is_stated() -> None:
    text = written(
        "from typing import TypedDict\nfrom starboard.kernel import Arg\nclass A(TypedDict):\n    x: dict[str, Arg]\n"
    )
    assert "export type Arg = number | string | readonly string[];" in text


@pytest.mark.parametrize(
    ("field", "why"),
    [("Path", "Path"), ("set_of[int]", "set_of"), ("Game", "neither a TypedDict nor a Struct")],
)
def test_what_cannot_be_told_is_refused_by_name(field: str, why: str) -> None:
    head = "from pathlib import Path\nfrom typing import TypedDict\nfrom starboard.kernel import Game\n"
    with pytest.raises(ContractError, match=why):
        written(f"{head}class A(TypedDict):\n    x: {field}\n")


def seats_of(*texts: str) -> str:
    sources = Sources()
    for at, text in enumerate(texts):
        head = "from typing import TypedDict\nfrom starboard.kernel.view import BySeat, SeatNumber\n"
        sources.add(Module(f"view{at}", f"{head}class A(TypedDict):\n    {text}\n"))
    return seat_facts(sources)


def test_the_page_is_told_which_facts_are_seats() -> None:
    text = seats_of("owner: SeatNumber | None", "order: list[SeatNumber]", "vp: list[BySeat | None]", "n: int")
    assert 'SEAT: ReadonlySet<string> = new Set(["owner"]);' in text
    assert 'SEATS: ReadonlySet<string> = new Set(["order"]);' in text
    assert 'BY_SEAT: ReadonlySet<string> = new Set(["vp"]);' in text
    assert seats_of("order: list[SeatNumber]", "order: int").count("order") == 1
    for other in ("order: list[int]", "order: list[BySeat]"):
        with pytest.raises(ContractError, match="order"):
            seats_of("order: list[SeatNumber]", other)


def test_a_package_from_elsewhere_is_written_by_the_command(tmp_path: Path) -> None:
    (tmp_path / "faraway_view.py").write_text(
        "from starboard.kernel.view import Item\nclass Moon(Item):\n    craters: list[int]\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "starboard.cli", "contract", "faraway_view", "--into", "types"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == "types/faraway_view.gen.ts"
    text = (tmp_path / "types" / "faraway_view.gen.ts").read_text(encoding="utf-8")
    assert "readonly craters: readonly number[];" in text
    command = [sys.executable, "-m", "starboard.cli", "contract", "nowhere.view"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode != 0
    assert "there is no source of a module 'nowhere.view'" in ran.stderr


def test_what_is_printed_on_races_cards_is_as_stated() -> None:
    """The page reads the same file: its types hold for every row, and leave nothing out."""
    rows = tomllib.loads((ROOT / "src/starboard/games/race/data/cards.toml").read_text(encoding="utf-8"))
    for row in rows.values():
        stated(row, Design)
        for clause in row.get("points", []):
            stated(clause, Clause)
        for powers in get_args(PowerList):
            for power in row.get(powers, []):
                stated(power, Power)


@pytest.mark.parametrize(
    ("file", "key", "shape"),
    [
        ("tiles", "shape", planet.PrintedShape),
        ("planets", "planet", planet.PrintedPlanet),
        ("corporations", "corporation", planet.PrintedCorporation),
        ("civilisation", "card", planet.PrintedCard),
        ("objectives", "objective", planet.PrintedObjective),
    ],
)
def test_the_components_of_planet_unknown_are_as_stated(file: str, key: str, shape: type) -> None:
    rows = tomllib.loads((ROOT / f"src/starboard/games/planet/data/{file}.toml").read_text(encoding="utf-8"))[key]
    for row in rows:
        stated(row, shape)
    assert set().union(*rows) == set(get_type_hints(shape))


def stated(row: dict[str, object], shape: type) -> None:
    assert set(row) <= set(get_type_hints(shape))
    msgspec.convert(row, shape)
