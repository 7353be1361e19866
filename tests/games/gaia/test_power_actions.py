"""Chapters 14 and 24: power and QIC actions."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.kernel import Arg
from tests.games.gaia.position import Position
from tests.rulebook import rule


def terrans() -> Position:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rounds="round-federation " + "round-big " * 5)
    return table.give(0, ore=0, credits=0, knowledge=0, qic=0, bowls=(0, 2, 9), vp=10)


GAINS = {
    "power-3k": (7, (0, 0, 3, 0), 0),
    "power-2o": (4, (2, 0, 0, 0), 0),
    "power-7c": (4, (0, 7, 0, 0), 0),
    "power-2k": (4, (0, 0, 2, 0), 0),
    "power-2t": (3, (0, 0, 0, 0), 2),
}


@rule("GP-14.1", "GP-14.2", "GP-14.4", "GP-24.1", "GP-24.2")
@pytest.mark.parametrize("word", list(GAINS))
def test_resource_actions(word: str) -> None:
    cost, stock, tokens = GAINS[word]
    table = terrans().give(0, bowls=(0, 2, cost - 1))
    assert table.why(word) == "gaia-why-power"
    assert table.why_args(word) == {"n": 1}
    table.give(0, bowls=(0, 2, cost)).say(word)
    assert table.stock(0) == stock
    assert table.bowls(0) == (cost + tokens, 2, 0)


@rule("GP-14.3", "GP-24.1", "GP-19.2")
def test_each_space_once_per_round_for_all() -> None:
    table = terrans()
    table.say("power-2o").done().give(1, bowls=(0, 0, 9))
    assert table.why("power-2o") == "gaia-why-action-taken"
    assert "power-7c" in table.legal()
    table.pass_round().to_turn().give(table.seat, bowls=(0, 0, 9))
    assert "power-2o" in table.legal()


@rule("GP-14.2")
def test_an_action_may_be_taken_for_nothing() -> None:
    table = terrans().give(0, ore=15, bowls=(0, 0, 4))
    table.say("power-2o")
    assert (table.get(0, "ore"), table.bowls(0)) == (15, (4, 0, 0))
    assert "power-2o" not in table.done().turn_of(1).give(1, bowls=(0, 0, 9)).legal()  # taken all the same


@rule("GP-14.2")
def test_rules_1_wanted_an_action_to_be_of_some_use() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rules=1).give(0, ore=15, bowls=(0, 0, 9))
    assert table.why("power-2o") == "gaia-why-no-use"
    table.give(0, ore=14)
    assert "power-2o" in table.legal()


@rule("GP-24.3", "GP-8.27")
@pytest.mark.parametrize(("word", "cost", "ore"), [("power-1step", 3, 4), ("power-2steps", 5, 1)])
def test_step_actions_build_a_mine(word: str, cost: int, ore: int) -> None:
    table = terrans().level(0, "navigation", 2).give(0, ore=ore, credits=2, bowls=(0, 2, cost))
    table.say(f"{word} (l5)")  # volcanic: two steps
    assert table.piece("l5") == "mine"
    assert table.stock(0)[:2] == (0, 0)
    assert table.bowls(0)[2] == 0


@rule("GP-24.4", "GP-15.4")
def test_steps_of_two_sources_never_add_up() -> None:
    table = terrans().level(0, "navigation", 2).booster(0, 4).give(0, ore=9, credits=30)
    table.say("power-1step l5")
    assert table.asks() == "gaia-ask-afterwards"
    assert "booster-4" not in table.legal()
    assert table.get(0, "ore") == 9 - 1 - 3


@rule("GP-24.5")
def test_four_qics_for_a_tile() -> None:
    table = terrans().give(0, qic=3)
    assert table.why_args("qic-tech") == {"n": 1}
    table.give(0, qic=4).say("qic-tech std-7vp gaia")
    assert table.get(0, "qic") == 0
    assert table.level_of(0, "gaia") == 2


@rule("GP-24.6", "GP-24.8", "GP-26.7")
def test_three_qics_for_a_reward_again() -> None:
    table = terrans().give(0, qic=3)
    assert table.why("qic-token") == "gaia-why-no-use"
    table.token(0, "fed-7vp-6c", green=False).token(0, "fed-6vp-2k")
    table.say("qic-token fed-7vp-6c")
    assert table.get(0, "vp") == 10 + 7  # no VP for forming a federation
    assert table.get(0, "credits") == 6
    assert table.tokens(0) == [("fed-7vp-6c", False), ("fed-6vp-2k", True)]  # nothing new, nothing flipped


@rule("GP-24.7")
def test_two_qics_for_planet_types() -> None:
    table = terrans().give(0, qic=2).build(0, "mine", "l7").build(0, "gaiaformer", "m3")
    table.say("qic-types")
    assert table.get(0, "vp") == 10 + 3 + 2
    lost = terrans().give(0, qic=2, knowledge=4).level(0, "navigation", 4).token(0, "fed-7vp-6c")
    lost.say("research navigation l4").done().turn_of(0).give(0, qic=2)
    vp = lost.get(0, "vp")
    lost.say("qic-types")
    assert lost.get(0, "vp") == vp + 3 + 2


def test_costs_as_printed() -> None:
    assert [action.cost for action in c.POWER_ACTIONS] == [7, 5, 4, 4, 4, 3, 3]
    assert [action.cost for action in c.QIC_ACTIONS] == [4, 3, 2]


@rule("GP-14.3", "GP-24.1")
@pytest.mark.parametrize("word", ["qic-types", "power-7c"])
def test_an_action_is_taken_for_all(word: str) -> None:
    table = terrans().give(0, qic=9, credits=0, bowls=(0, 0, 9)).say(word).done()
    table.give(1, qic=9, credits=0, bowls=(0, 0, 9))
    assert (table.seat, table.why(word)) == (1, "gaia-why-action-taken")


def test_what_happens_is_told() -> None:
    table = Position("terrans ivits", ["l3 l9", "k5"]).rich(0).rich(1)
    table.say("upgrade l3 (trading-station)").done().turn_of(1).say("institute k6").done().turn_of(0).say("power-7c")
    told = [event.message for event in table.state.events or []]
    wanted: list[tuple[str, dict[str, Arg]]] = [
        ("gaia-did-faction", {"seat": 1, "faction": "ivits"}),
        ("gaia-did-upgrade", {"seat": 0, "hex": "l3", "building": "trading-station"}),
        ("gaia-did-station", {"seat": 1, "hex": "k6"}),
        ("gaia-did-power", {"seat": 0, "action": "power-7c"}),
    ]
    for id, args in wanted:
        assert [message.args for message in told if message.id == id].count(args) == 1
