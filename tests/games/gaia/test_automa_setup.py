"""The Automa comes to the table: faction, levels, first mines, first booster, and what a player alone may choose."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.order import PLACE
from starboard.games.gaia.automa.setup import FirstBooster, FirstMine
from starboard.games.gaia.game import game
from starboard.games.gaia.hexes import COORDS
from starboard.games.gaia.state import GaiaState
from starboard.kernel import OldRules, OptionError, Play, ScriptedChance, dump, from_seed, load
from tests.games.gaia.position import Solo, at, new
from tests.rulebook import rule


def alone(faction: str, automa: str, level: str = "automa") -> GaiaState:
    """The first question: where is the player's first mine?"""
    given: dict[str, object] = {"players": 1, "map": "first-game", "seat-factions": faction, "automa-faction": automa}
    return new({**given, "automa-level": level})


@rule("GA-1.1", "GA-1.2", "GP-2.2")
def test_as_with_two_players() -> None:
    state = new({"players": 1})
    assert (state.players, len(state.seats)) == (1, 2)
    assert len(state.setup.boosters) == 5
    assert sorted(tile.sector[:2] for tile in state.setup.stars.tiles) == ["01", "02", "03", "04", "05", "06", "07"]
    assert sum(state.supply) == 11
    assert sorted(state.supply) == [1, 2, 2, 2, 2, 2]
    areas = state.view(None)["areas"]
    assert isinstance(areas, list)
    finals = next(area for area in areas if area["id"] == "finals")["items"]
    assert [item["neutral"] for item in finals] == [c.FINALS[tile].neutral for tile in state.setup.finals]


@rule("GA-1.4", "GP-2.17")
def test_factions() -> None:
    taken = set()
    for seed in range(40):
        state = new({"players": 1, "factions": "random"}, seed)
        mine, its = (c.FACTIONS[each.faction] for each in state.seats)
        assert mine.colour != its.colour
        taken.add(its.word)
    assert taken == {card.word for card in cards.FACTION_CARDS}
    # chosen by hand: all but the colour of a given Automa
    state = new({"players": 1, "automa-faction": "itars"})
    offered = w.VOCABULARY.spell(state.legal(0))
    assert len(offered) == 12
    assert not {"itars", "nevlas"} & set(offered)
    assert len(new({"players": 1}).legal(0)) == 14
    first = new({"players": 1, "map": "first-game", "factions": "first-game"})
    assert [c.FACTIONS[each.faction].word for each in first.seats] == ["hadsch-hallas", "taklons"]


@rule("GA-1.4")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"seat-factions": "lantids", "automa-faction": "terrans"}, "automa-faction"),
        ({"factions": "first-game", "automa-faction": "hadsch-hallas"}, "automa-faction"),
        ({"automa-faction": "lantids"}, "automa-faction"),
        ({"automa-level": "easy"}, "automa-level"),
        ({"map": "method-1"}, "map"),
        ({"players": 2, "automa-level": "ultoma"}, "automa-level"),
    ],
)
def test_what_cannot_be_chosen(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(OptionError) as error:
        game.validate({"players": 1, **options})
    assert error.value.option == wrong


@rule("GA-1.5", "GA-1.6", "GA-1.11")
@pytest.mark.parametrize(
    ("faction", "levels"),
    [
        ("terrans", [0, 0, 0, 1, 0, 0]),
        ("geodens", [1, 0, 0, 0, 0, 0]),
        ("hadsch-hallas", [0, 0, 0, 0, 1, 0]),
        ("xenos", [0, 0, 1, 0, 0, 0]),
        ("itars", [0, 0, 0, 0, 0, 0]),
        ("taklons", [0, 0, 0, 0, 0, 0]),
        ("firaks", [0, 0, 0, 0, 0, 0]),
    ],
)
def test_levels_without_bonus(faction: str, levels: list[int]) -> None:
    human = "gleens" if faction != "xenos" else "ambas"
    for level, vp in (("automalein", 0), ("automa", 10), ("alptrauma", 10)):
        state = alone(human, faction, level)
        its = state.seats[1]
        assert its.levels == levels
        assert its.vp == vp
        assert [its.ore, its.credits, its.knowledge, its.qic, its.gaiaformers] == [0] * 5
        assert [its.bowl1, its.bowl2, its.bowl3, its.brainstone] == [0] * 4


@rule("GA-1.7", "GA-1.3")
def test_the_snake_of_first_mines() -> None:
    """Taklons: swamp j3 and g7 are 6 from the middle, k11 is 5, p12 is 6. First k11; then one of the others."""
    state = alone("lantids", "taklons")
    assert [h for h in range(len(state.piece)) if state.owner[h] == 1] == []
    state.say(0, w.HEX + at("l3"))
    own = [w.HEXES[h] for h in state.seats[1].planets]
    assert own[0] == "k11"
    assert own[1] in ("g7", "j3", "p12")
    assert len(own) == 2
    assert state.waiting() == [0]
    state.say(0, w.HEX + at("l9"))
    while state.round == 0:
        state.say(0, state.legal(0)[0])
    assert state.order == [0, 1]
    assert len(state.seats[1].planets) == 2


@rule("GA-1.7", "GA-2.7")
@pytest.mark.parametrize(("card", "chosen"), [(1, "j3"), (5, "p12")])
def test_first_mines_by_direction(card: int, chosen: str) -> None:
    """All three are 6 from the middle: j3 in the sixth row above it, g7 in the third, p12 in the sixth below."""
    table = Solo("lantids taklons", "l3 l9", "k11")
    table.state.chance = ScriptedChance([card])
    FirstMine().run(table.state)
    assert table.decided() == (chosen, "direction")
    assert table.last()["support"] == f"automa-card-{card}"


@rule("GA-1.7")
def test_no_card_without_a_tie() -> None:
    table = Solo("lantids taklons", "l3 l9", "j3")
    table.state.chance = ScriptedChance([])
    FirstMine().run(table.state)
    assert table.decided() == ("k11", "centre")
    assert table.last()["support"] is None


@rule("GA-1.7", "GP-21.4")
def test_the_third_mine_of_the_xenos_comes_last() -> None:
    state = alone("terrans", "xenos")
    state.say(0, w.HEX + at("l3"))
    assert len(state.seats[1].planets) == 2
    state.say(0, w.HEX + at("l9"))
    assert len(state.seats[1].planets) == 3
    ivits = alone("ivits", "xenos")  # the player has no mines: the institute comes after all of them
    assert len(ivits.seats[1].planets) == 3


@rule("GA-1.8")
def test_the_first_booster() -> None:
    table = Solo()
    table.automa.row = [4, 2, 0, 7, 9]
    table.state.chance = ScriptedChance([3])  # card 3 names the third place
    FirstBooster().run(table.state)
    assert (table.me(1).booster, table.automa.row) == (0, [4, 2, 7, 9])
    state = alone("lantids", "taklons")
    for word in ("l3", "l9"):
        state.say(0, w.HEX + at(word))
    assert state.seats[1].booster >= 0
    assert len(state.legal(0)) == 4
    assert w.BOOSTER + state.seats[1].booster not in state.legal(0)


@rule("GA-1.10")
def test_rows_of_the_turned_map() -> None:
    """A row is a line of hexes with the same q + r, from small q to large q."""
    rows = sorted(range(len(COORDS)), key=lambda h: PLACE[h])
    for one, other in pairwise(rows):
        (q1, r1), (q2, r2) = COORDS[one], COORDS[other]
        assert (q1 + r1, q1) < (q2 + r2, q2)
    assert PLACE[at("i3")] < PLACE[at("j3")] < PLACE[at("g5")] < PLACE[at("l3")] < PLACE[at("m3")]


def test_the_solo_game_came_with_rules_2() -> None:
    options = game.validate({"players": 1})
    with pytest.raises(OldRules):
        game.begin(options, from_seed("1"), rules=1)


def test_company_knows_nothing_of_it() -> None:
    """Options of the solo game stand in no record of two players; a game of two has no Automa."""
    play = Play(game, {"players": 2, "factions": "random"}, "1")
    assert "automa" not in dump(play)
    assert play.state.view(0)["automa"] is None
    assert load(dump(play)).options == play.options


@rule("GA-1.12")
def test_the_sectors_are_turned_by_the_player() -> None:
    state = new({"players": 1, "map-builder": "last-seat", "factions": "random"})
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.message.id == "gaia-ask-turn-sector"
