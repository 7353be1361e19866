"""The registry: games are found by entry points, also those of another package."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Game, StarboardError, UnknownGame, find, load, names
from starboard.kernel.games import seats_option
from tests.lots import game

MODULE = """
from tests.lots import LotsGame

class Fifth(LotsGame):
    def __init__(self):
        super().__init__(rules=5)
        self.id = "fifth"
        self.package = "fifth_game"

game = Fifth()
not_a_game = 5
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another distribution that offers games."""
    package = tmp_path / "fifth_game"
    package.mkdir()
    (package / "__init__.py").write_text(textwrap.dedent(MODULE))
    (package / "rules.md").write_text("# Fifth\n\n- FG-1.1 R - The fifth game is a game.\n")
    info = tmp_path / "fifth_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fifth-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[starboard.games]\nfifth = fifth_game:game\nodd = fifth_game:not_a_game\n"
        "gone = fifth_game.gone:game\nlost = fifth_game:lost\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "fifth_game", raising=False)
    return tmp_path


@pytest.mark.usefixtures("elsewhere")
def test_a_game_in_another_package_is_found() -> None:
    assert "fifth" in names()
    assert names() == starboard.names()
    fifth = find("fifth")
    assert isinstance(fifth, Game)
    assert (fifth.id, fifth.rules) == ("fifth", 5)
    assert "FG-1.1" in fifth.ledger()
    play = starboard.Play(starboard.game("fifth"), seed="3")
    assert load(starboard.dump(play)).state.waiting() == [0, 1]


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("odd", "fifth_game:not_a_game is not a game of this version of starboard"),
        ("gone", "the game 'gone' cannot be loaded: No module named 'fifth_game.gone'"),
        ("lost", "the game 'lost' cannot be loaded: .*no attribute 'lost'"),
        ("sixth", "there is no game 'sixth': the games are .*fifth"),
    ],
)
def test_games_that_are_none(name: str, why: str) -> None:
    with pytest.raises(UnknownGame, match=why):
        find(name)


def test_a_game_without_foreign_records_says_so() -> None:
    with pytest.raises(StarboardError, match="lots has no recorded games"):
        game.verify("somewhere")


def test_same_options_and_seed_give_the_same_game() -> None:
    one, other, third = (game.new({"players": 3}, seed) for seed in ("8", "8", "9"))
    assert one.view(0) == other.view(0) != third.view(0)


def test_an_option_for_each_seat() -> None:
    assert seats_option({"who": "a,b"}, "who") == ["a", "b"]
    assert seats_option({"who": ""}, "who") == []


def test_the_front_door_stays_open_whatever_is_imported() -> None:
    """No name that the package offers is also the name of a part of it: importing that part would hide it."""
    parts = {path.name.removesuffix(".py") for path in Path(starboard.__file__).parent.iterdir()}
    assert not parts & set(starboard.__all__)
