"""Chapters 7 and 17: the action phase and free actions."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.table import Readings
from tests.games.gaia.position import Position
from tests.rulebook import rule


@rule("GP-7.1", "GP-7.2", "GP-16.1", "GP-16.5")
def test_turns_go_round_until_all_have_passed() -> None:
    table = Position("terrans xenos geodens")
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.idle()
    assert seats == [0, 1, 2, 0]
    table.say("pass").say(table.legal()[0])  # seat 1
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.idle()
    assert seats == [2, 0, 2, 0]
    assert table.state.seats[1].passed == 1
    table.say("pass").say(table.legal()[0])  # seat 2
    assert table.idle().seat == 0  # the last one goes on alone
    table.say("pass").say(table.legal()[0])
    assert table.state.round == 2


@rule("GP-7.3", "GP-7.4", "GP-17.1", "GP-15.5")
def test_one_main_action_with_free_actions_around_it() -> None:
    table = Position("terrans xenos").rich(0).give(0, credits=10)
    table.say("ore-credit knowledge-credit")
    assert (table.seat, table.asks()) == (0, "gaia-ask-turn")
    table.say("research science")
    assert table.asks() == "gaia-ask-afterwards"
    assert table.why("research") == "gaia-why-one-action"
    assert "pass" not in table.legal()
    table.say("ore-credit done")
    assert table.seat == 1
    table.idle()
    assert "research" in table.legal()  # the same action again in a later turn


@rule("GP-17.1", "GP-17.4")
def test_no_free_actions_during_an_action() -> None:
    table = Position("terrans xenos").rich(0)
    table.say("research")
    assert all(action.word not in table.legal() for action in c.FREE_ACTIONS)
    assert "burn" not in table.legal()


@rule("GP-17.3", "GP-17.14", "GP-17.4", "GP-16.1")
def test_no_free_actions_after_passing() -> None:
    table = Position("terrans xenos").rich(0)
    table.say("ore-credit pass")
    assert table.asks() == "gaia-ask-choose-booster"
    assert "ore-credit" not in table.legal()
    table.say(table.legal()[0])
    assert table.seat == 1
    reason = table.state.why_not(0, table.state.vocabulary.index("ore-credit"))
    assert reason is not None
    assert reason.id == "gaia-why-passed"


CONVERSIONS = {
    # word: before (ore, credits, knowledge, QIC, bowl III) and after, with bowl I
    "power-qic": ((0, 0, 0, 0, 4), (0, 0, 0, 1, 0, 4)),
    "power-ore": ((0, 0, 0, 0, 3), (1, 0, 0, 0, 0, 3)),
    "power-knowledge": ((0, 0, 0, 0, 4), (0, 0, 1, 0, 0, 4)),
    "power-credit": ((0, 0, 0, 0, 1), (0, 1, 0, 0, 0, 1)),
    "qic-ore": ((0, 0, 0, 1, 0), (1, 0, 0, 0, 0, 0)),
    "knowledge-credit": ((0, 0, 1, 0, 0), (0, 1, 0, 0, 0, 0)),
    "ore-credit": ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)),
    "ore-token": ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1)),
}


@rule("GP-17.6", "GP-17.7", "GP-17.8", "GP-17.9", "GP-17.10", "GP-17.11", "GP-17.12", "GP-17.13", "GP-17.2")
@pytest.mark.parametrize("word", list(CONVERSIONS))
def test_conversions(word: str) -> None:
    before, after = CONVERSIONS[word]
    table = Position("terrans xenos")
    ore, credits, knowledge, qic, three = before
    table.give(0, ore=ore, credits=credits, knowledge=knowledge, qic=qic, bowls=(0, 2, three))
    table.say(word)
    assert (*table.stock(0), table.bowls(0)[2], table.bowls(0)[0]) == after
    assert word not in table.legal()  # it cannot be paid again
    assert table.why(word) in ("gaia-why-power", "gaia-why-qic", "gaia-why-knowledge", "gaia-why-ore")


@rule("GP-17.5")
def test_burn() -> None:
    table = Position("terrans xenos").give(0, bowls=(3, 4, 0))
    table.say("burn")
    assert table.bowls(0) == (3, 2, 1)
    table.say("burn")
    assert table.bowls(0) == (3, 0, 2)
    assert table.why("burn") == "gaia-why-burn"


@rule("GP-22.23", "GP-22.24")
def test_hadsch_hallas_institute_pays_credits_for_power() -> None:
    table = Position("hadsch-hallas xenos", ["k5 j10", "i3 j7 m9"]).give(0, credits=30, bowls=(0, 0, 0))
    assert table.why("credits-ore") == "gaia-why-no-institute"
    table.build(0, "institute", "k5").give(0, ore=0, qic=0, knowledge=0)
    table.say("credits-ore credits-qic credits-knowledge")
    assert table.stock(0) == (1, 30 - 3 - 4 - 4, 1, 1)
    assert "power-2o" not in table.legal()  # power actions still need power
    table.turn_of(1)
    assert table.why("credits-ore") == "gaia-why-not-your-faction"


@rule("GP-22.38", "GP-22.39")
def test_bal_taks_gaiaformers_become_qics() -> None:
    table = Position("bal-taks xenos", ["l5 o5", "i3 j7 m9"]).give(0, qic=0)
    table.say("gaiaformer-qic")
    assert (table.get(0, "qic"), table.get(0, "gaiaformers"), table.get(0, "away")) == (1, 0, 1)
    assert table.why("gaiaformer-qic") == "gaia-why-no-gaiaformer"
    assert table.why("project") == "gaia-why-no-gaiaformer"
    table.pass_round().to_turn()
    assert (table.get(0, "gaiaformers"), table.get(0, "away")) == (1, 0)


@rule("GP-22.49")
def test_nevlas_tokens_become_knowledge() -> None:
    table = Position("nevlas xenos", ["n8 p2", "i3 j7 m9"]).build(0, "institute", "n8")
    table.give(0, knowledge=0, bowls=(0, 0, 2))
    table.say("token-knowledge")
    # not spending: one token for one knowledge, institute or not, and it waits in the gaia area
    assert (table.get(0, "knowledge"), table.bowls(0), table.get(0, "gaia")) == (1, (0, 0, 1), 1)
    table.pass_round().to_turn()
    assert table.get(0, "gaia") == 0


@rule("GP-22.50")
def test_nevlas_tokens_spend_as_two() -> None:
    table = Position("nevlas xenos", ["n8 p2", "i3 j7 m9"]).give(0, ore=0, credits=0, bowls=(0, 0, 3))
    assert "power-2k" not in table.legal()
    table.build(0, "institute", "n8")
    table.say("power-2k")
    assert table.bowls(0) == (2, 0, 1)
    table.say("done").done().turn_of(0).give(0, bowls=(0, 0, 2), ore=0)
    table.say("power-2t")  # cost 3: two tokens, the excess is lost
    assert table.bowls(0) == (2 + 2, 0, 0)


@rule("GP-22.50")
def test_nevlas_pay_free_actions_together() -> None:
    table = Position("nevlas xenos", ["n8 p2", "i3 j7 m9"]).build(0, "institute", "n8")
    table.give(0, ore=0, credits=0, bowls=(0, 0, 3))
    table.say("power-ore power-ore")  # six power: three tokens
    assert (table.get(0, "ore"), table.bowls(0)) == (2, (3, 0, 0))
    table.give(0, bowls=(0, 0, 2)).say("power-ore power-credit")
    assert (table.get(0, "ore"), table.get(0, "credits"), table.bowls(0)) == (3, 1, (2, 0, 0))


@rule("GP-22.50")
def test_table_rule_that_the_excess_of_nevlas_tokens_is_lost() -> None:
    lost = Readings(excess_lost=True)
    table = Position("nevlas xenos", ["n8 p2", "i3 j7 m9"], readings=lost).build(0, "institute", "n8")
    table.give(0, ore=0, credits=0, bowls=(0, 0, 2)).say("power-credit")
    assert (table.bowls(0), table.get(0, "credits"), table.state.seats[0].loose) == ((1, 0, 1), 1, 0)
    assert table.say("power-credit").bowls(0) == (2, 0, 0)
    stone = Position("taklons xenos", readings=lost)
    stone.give(0, brain=3, credits=0, bowls=(0, 0, 0)).say("power-credit")
    assert stone.state.seats[0].loose == 2  # the brainstone's is not meant
