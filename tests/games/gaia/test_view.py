"""What people and learners see: views, guesses, features, evaluation, reasons, options."""

from __future__ import annotations

import json

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from starboard.kernel import OptionError, fast_chance, sentences
from tests.games.gaia.position import Position, new
from tests.rulebook import rule


def areas(table: Position) -> dict[str, list[dict[str, object]]]:
    view = table.state.view(None)
    return {a["id"]: a["items"] for a in view["areas"]}  # type: ignore[attr-defined]


def test_the_map_in_a_view() -> None:
    table = Position("lantids xenos", ["l3 l9", "i3 j7 m9"]).share(0, "m9").federate(1, "m9", "n9")
    hexes = {item["word"]: item for item in areas(table)["map"]}
    assert len(hexes) == 133
    home = hexes["l3"]
    assert (home["planet"], home["piece"], home["owner"], home["sector"]) == ("terra", "mine", 0, 1)
    shared = hexes["m9"]
    assert (shared["owner"], shared["guest"], shared["federations"]) == (1, 0, [1])
    assert hexes["n9"]["satellites"] == [1]
    assert json.loads(json.dumps(table.state.view(0)))["seats"][0]["faction"] == "lantids"


def test_boards_in_a_view() -> None:
    table = Position("taklons xenos").tile(0, "std-7vp", "adv-research").cover(0, "std-7vp").token(0, "fed-12vp", False)
    seat = table.state.view(0)["seats"][0]  # type: ignore[index]
    assert [(tile["word"], tile["covered"]) for tile in seat["tiles"]] == [("std-7vp", True), ("adv-research", False)]
    assert seat["tokens"] == [{"word": "fed-12vp", "name": "fed-12vp", "green": False}]
    assert seat["brainstone"].startswith("bowl-")
    assert set(seat["research"]) == set(c.TRACKS)
    assert sum(seat["sources"].values()) == seat["counters"]["vp"]
    assert [item["word"] for item in areas(table)["actions"]][:2] == ["power-3k", "power-2steps"]


@rule("GP-24.1", "GP-14.3")
def test_taken_actions_show() -> None:
    table = Position("terrans xenos").give(0, bowls=(0, 0, 9), ore=0).say("power-2o")
    taken = [(item["word"], item["by"]) for item in areas(table)["actions"] if item["taken"]]
    assert taken == [("power-2o", 0)]


def test_what_a_seat_can_expect_shows() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).booster(0, 8).level(0, "navigation", 4)
    table.build(0, "trading-station", "l3").build(0, "trading-station", "l9")
    me, other = table.state.look(None)["seats"]
    assert me["income"] == {"ore": 2, "credits": 7, "knowledge": 1, "qic": 0, "charge": 0, "token": 0}
    assert me["counts"] == {"structure": 2, "federated": 0, "type": 1, "gaia": 0, "sector": 2, "satellite": 0}
    assert (me["pass_vp"], me["range"], me["step_ore"], me["project_tokens"]) == (4, 3, 3, 6)
    assert other["counts"]["structure"] == 3


def test_a_hex_tells_how_far_it_is_and_what_stands_for() -> None:
    table = Position("terrans ivits", ["l3 l9", "k5"]).build(0, "institute", "l3").build(1, "space-station", "m10")
    hexes = {item["word"]: item for item in areas(table)["map"]}
    assert hexes["l3"]["power"] == 3
    assert hexes["m10"]["power"] == 1
    assert hexes["l4"]["power"] is None
    assert hexes["l4"]["reach"] == [1, 2]
    assert hexes["l10"]["reach"] == [1, 1]  # a space station is a range origin


def test_an_advanced_tile_tells_what_it_covers() -> None:
    table = Position("terrans xenos").level(0, "science", 4).tile(0, "std-7vp", "std-4c").token(0, "fed-7vp-6c").rich(0)
    table.say("qic-tech").say(next(word for word in table.legal() if word.startswith("adv"))).say("std-4c")
    tiles = {tile["word"]: tile["covers"] for tile in table.state.look(None)["seats"][0]["tiles"]}
    assert tiles == {"std-7vp": None, "std-4c": None, "adv-sector-ore": "std-4c"}


def test_final_tiles_tell_what_they_would_score_now() -> None:
    table = Position("terrans xenos")
    structures, satellites = areas(table)["finals"]
    assert structures["counts"] == [2, 3]
    assert structures["vp"] == [6, 12]  # the neutral player has 11
    assert satellites["vp"] == [9, 9]


def test_a_guess_is_the_same_state() -> None:
    table = Position("terrans xenos")
    guess = table.state.guess(1, fast_chance(5))
    assert guess.view(0) == table.state.view(0)
    guess.say(0, guess.legal(0)[0])
    assert guess.view(0) != table.state.view(0)


def test_features_have_one_length() -> None:
    lengths = set()
    for players in (2, 3, 4):
        state = new({"players": players, "factions": "random"}, players)
        for seat in range(players):
            lengths.add(len(state.features(seat)))
    assert len(lengths) == 1


def test_features_tell_positions_apart() -> None:
    table = Position("terrans xenos")
    before = table.state.features(0)
    table.build(0, "mine", "l5")
    assert table.state.features(0) != before
    assert table.state.features(0) != table.state.features(1)


def test_evaluation_is_a_margin() -> None:
    table = Position("terrans xenos")
    before = table.state.evaluate(0)
    table.give(0, vp=30)
    assert table.state.evaluate(0) == pytest.approx(before + 20)
    # the booster that oneself may take is looked at, a rival's is a round number
    assert table.state.evaluate(0) == pytest.approx(-table.state.evaluate(1), abs=3)
    table.build(0, "mine", "l5", "o5")
    assert table.state.evaluate(0) > before + 20


def test_evaluation_prefers_what_players_prefer() -> None:
    """Looking one decision ahead with the evaluation beats random play clearly."""
    wins = 0
    for seed in range(3):
        state = new({"players": 2, "factions": "random"}, seed)
        dice = fast_chance(seed)
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            if seat == seed % 2:
                best = legal[0]
                value = -1e9
                for sentence in sentences(state, seat, 60).sentences:
                    after = state.copy()
                    for word in sentence:
                        after.say(seat, word)
                    worth = after.evaluate(seat) + dice.below(100) / 1000
                    if worth > value:
                        value, best = worth, sentence[0]
                state.say(seat, best)
            else:
                state.say(seat, legal[dice.below(len(legal))])
        winners = state.winners()
        assert winners is not None
        wins += winners == [seed % 2]
    assert wins >= 2


def test_components_name_everything_that_views_show() -> None:
    facts = json.loads(json.dumps(game.components()))
    table = Position("taklons xenos")
    for area, kind in (("boosters", "boosters"), ("tech", "standard"), ("advanced", "advanced"), ("tokens", "tokens"),
                       ("research", "research"), ("rounds", "rounds"), ("finals", "finals")):  # fmt: skip
        assert all(item["name"] in facts[kind] for item in areas(table)[area])
    assert facts["factions"]["terrans"]["bowls"] == [4, 4, 0]


def test_prompts_tell_what_is_asked() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).rich(0)
    table.say("upgrade l3").done()
    assert table.state.why_not(0, w.VOCABULARY.index("build")) is not None
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.data()["id"] == "gaia-ask-turn"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5},
        {"players": 2, "map": "nowhere"},
        {"players": 3, "sectors": "01/0"},
        {"players": 2, "seat-factions": "terrans"},
        {"players": 2, "seat-factions": "terrans,lantids"},
        {"players": 2, "order": "widdershins"},
    ],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        game.validate(options)


def test_given_factions_are_taken_over() -> None:
    state = new({"players": 3, "seat-factions": "itars,ivits,gleens"})
    assert [seat["faction"] for seat in state.view(None)["seats"]] == ["itars", "ivits", "gleens"]  # type: ignore[attr-defined]


def foretold(table: Position, words: str) -> dict[str, object]:
    return table.state.consequences(table.seat, [w.VOCABULARY.index(word) for word in words.split()])


@rule("GP-8.7", "GP-8.13", "GP-8.17", "GP-8.25")
def test_the_price_of_a_mine_is_told_by_part() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).rich(0)
    price = foretold(table, "build k5")["parts"]  # oxide: one step; three hexes away, range one
    assert price == [
        {"id": "mine", "n": 1, "credits": 2, "ore": 1, "qic": 0},
        {"id": "step", "n": 1, "credits": 0, "ore": 3, "qic": 0},
        {"id": "range", "n": 1, "credits": 0, "ore": 0, "qic": 1},
    ]
    free = foretold(table, "power-1step k5")["parts"]
    assert isinstance(free, list)
    assert free[1] == {"id": "step", "n": 1, "credits": 0, "ore": 0, "qic": 0}
    gaia = foretold(table, "build l7")["parts"]
    assert isinstance(gaia, list)
    assert gaia[-1] == {"id": "gaia", "n": 1, "credits": 0, "ore": 0, "qic": 1}
    # With nothing left the turn is over at once, and with a single place to build on the verb is all that is said.
    table.give(0, credits=2, ore=1, qic=1, knowledge=0, bowls=(0, 0, 0))
    only = foretold(table, "build")["parts"]
    assert isinstance(only, list)
    assert [(part["id"], part["qic"]) for part in only] == [("mine", 0), ("range", 1)]
    nothing = {"ore": 0, "credits": 0, "knowledge": 0}
    facts = {"parts": [], "charges": [], "spill": nothing, "lost": nothing, "regret": False}
    assert foretold(table, "research economy") == facts


@rule("GP-21.2")
def test_the_first_mines_have_no_price_and_nobody_charges_for_them() -> None:
    table = Position("terrans xenos", play=False).say("l9")
    facts = foretold(table, "m9")  # beside the terrans
    assert (facts["parts"], facts["charges"]) == ([], [])


@rule("GP-18.1", "GP-18.2", "GP-18.4")
def test_who_may_charge_is_told_before() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).rich(0).give(1, bowls=(4, 0, 0))
    table.build(1, "institute", "j7")
    assert foretold(table, "upgrade l9 trading-station")["charges"] == [
        {"seat": 1, "n": 1, "vp": 0, "by": "m9", "hex": "l9"}
    ]
    table.build(1, "lab", "m9")
    assert foretold(table, "upgrade l9 trading-station")["charges"] == [
        {"seat": 1, "n": 2, "vp": 1, "by": "m9", "hex": "l9"}
    ]
    assert foretold(table, "upgrade l3 trading-station")["charges"] == []
    table.give(0, credits=3, ore=2, qic=0, knowledge=0, bowls=(0, 0, 0))  # nothing left: the turn is over by that
    assert foretold(table, "upgrade")["charges"] == [{"seat": 1, "n": 2, "vp": 1, "by": "m9", "hex": "l9"}]
    assert table.count(0, "trading-station") == 0  # nothing has happened


def test_who_could_charge_and_what_boosters_score_show() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(1, "institute", "k5")
    hexes = {item["word"]: item for item in areas(table)["map"]}
    assert hexes["l5"]["charge"] == [1, 3]  # the mine on l3 and the institute on k5 are within two
    assert hexes["s7"]["charge"] == [0, 0]
    for item in areas(table)["boosters"]:
        mines = {"booster-6": [2, 3]}.get(str(item["word"]))
        assert mines is None or item["vp"] == mines
        assert len(item["vp"]) == 2  # type: ignore[arg-type]


@rule("GP-5.4")
def test_what_the_next_income_would_lose_is_told_before_passing() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).booster(0, 3).booster(1, 5)
    table.give(0, ore=14, credits=30, knowledge=14)
    table.state.setup.boosters = [0, 2, 3, 4, 9]
    # Two mines and the board: 3 ore, 1 knowledge. The booster that goes brings no ore any more.
    assert foretold(table, "pass booster-4")["spill"] == {"ore": 2, "credits": 2, "knowledge": 0}
    assert foretold(table, "pass booster-1")["spill"] == {"ore": 3, "credits": 0, "knowledge": 1}
    assert foretold(table, "pass booster-10")["spill"] == {"ore": 2, "credits": 4, "knowledge": 0}
    table.give(0, ore=0, credits=0, knowledge=0)
    assert foretold(table, "pass booster-1")["spill"] == {"ore": 0, "credits": 0, "knowledge": 0}


@rule("GP-5.4")
def test_what_an_act_gains_above_a_limit_is_told_before() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, ore=14, credits=25, knowledge=15, bowls=(0, 0, 12))
    assert foretold(table, "power-2o")["lost"] == {"ore": 1, "credits": 0, "knowledge": 0}
    assert foretold(table, "power-7c")["lost"] == {"ore": 0, "credits": 2, "knowledge": 0}
    assert foretold(table, "power-3k")["lost"] == {"ore": 0, "credits": 0, "knowledge": 3}
    assert foretold(table, "power-2o")["regret"] is True
    nothing = {"ore": 0, "credits": 0, "knowledge": 0}
    assert foretold(table, "build l5")["lost"] == nothing  # knowledge is full, but none is gained
    assert foretold(table, "research economy")["lost"] == nothing
    # What is spent first makes room.
    assert foretold(table.give(0, ore=15, credits=30), "ore-credit")["lost"] == {**nothing, "credits": 1}
    assert foretold(table.give(0, credits=29), "ore-credit")["regret"] is False
