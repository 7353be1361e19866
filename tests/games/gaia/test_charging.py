"""Chapter 18: passive charging."""

from __future__ import annotations

import pytest

from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from starboard.kernel import fast_chance
from tests.games.gaia.position import Position, new
from tests.rulebook import rule


def xenos(piece: str = "mine") -> Position:
    """Terrans about to build on l5 next to a structure of the Xenos on k5."""
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, ore=15, credits=30, qic=9, bowls=(0, 0, 0))
    table.build(1, piece, "k5").give(1, bowls=(9, 0, 0), vp=10)
    return table


@rule("GP-18.1", "GP-7.5", "GP-18.14")
def test_neighbours_within_two_may_charge() -> None:
    table = xenos().say("build l5").say("(done)")
    assert (table.asks(), table.seat) == ("gaia-ask-charge", 1)
    table.say("charge")
    assert table.bowls(1) == (8, 1, 0)
    far = xenos().say("build s7").say("(done)")
    assert (far.asks(), far.seat) == ("gaia-ask-turn", 1)
    # the builder's own structures are no neighbours
    assert far.bowls(0) == (0, 0, 0)


@rule("GP-18.1")
def test_upgrades_too() -> None:
    table = xenos().build(0, "mine", "l5").say("upgrade l5").say("(done)")
    assert (table.asks(), table.seat) == ("gaia-ask-charge", 1)


@rule("GP-18.2")
@pytest.mark.parametrize(("piece", "power"), [("mine", 1), ("trading-station", 2), ("institute", 3)])
def test_cost_is_one_less(piece: str, power: int) -> None:
    table = xenos(piece).say("build l5").say("(done)")
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert (prompt.message.args["n"], prompt.message.args["vp"]) == (power, power - 1)
    assert (prompt.message.args["hex"], prompt.message.args["by"]) == ("l5", "k5")
    table.say("charge")
    assert table.get(1, "vp") == 10 - power + 1
    assert table.bowls(1) == (9 - power, power, 0)


@rule("GP-18.2")
def test_four_power_for_three_vp() -> None:
    table = xenos("institute").tile(1, "std-big4").say("build l5").say("(done)").say("charge")
    assert table.get(1, "vp") == 7
    assert table.bowls(1) == (5, 4, 0)


@rule("GP-18.3")
def test_declining() -> None:
    table = xenos("institute").say("build l5").say("(done)")
    assert table.legal() == ["charge", "decline"]
    table.say("decline")
    assert (table.get(1, "vp"), table.bowls(1)) == (10, (9, 0, 0))


@rule("GP-18.4", "GP-18.5")
def test_only_the_strongest_counts_once() -> None:
    table = xenos("institute").build(1, "lab", "l7").build(1, "mine", "m5")
    table.say("build l5").say("(done)").say("charge")
    assert table.bowls(1) == (6, 3, 0)
    assert table.get(1, "vp") == 8


@rule("GP-18.6", "GP-18.7", "GP-18.8")
def test_only_what_fits_is_charged_and_paid() -> None:
    table = xenos("institute").give(1, bowls=(0, 1, 5)).say("build l5").say("(done)").say("charge")
    assert (table.bowls(1), table.get(1, "vp")) == ((0, 0, 6), 10)
    full = xenos("institute").give(1, bowls=(0, 0, 6)).say("build l5").say("(done)")
    assert full.asks() == "gaia-ask-turn"  # nothing to charge: not asked


@rule("GP-18.9", "GP-18.10")
@pytest.mark.parametrize(("vp", "charged"), [(0, 1), (1, 2), (2, 3)])
def test_too_few_vp(vp: int, charged: int) -> None:
    table = xenos("institute").give(1, vp=vp).say("build l5").say("(done)").say("charge")
    assert table.get(1, "vp") == 0
    assert table.bowls(1) == (9 - charged, charged, 0)


@rule("GP-18.12", "GP-18.11")
def test_clockwise_from_the_active_player() -> None:
    table = Position("terrans geodens xenos itars", ["l3 l9", "o5 g5", "i3 j7 m9", "n8 p2"])
    table.give(1, ore=15, credits=30, qic=9)
    for seat in (0, 2, 3):
        table.build(seat, "mine", {0: "k5", 2: "l7", 3: "m5"}[seat]).give(seat, bowls=(9, 0, 0))
    table.idle().say("build l5").say("(done)")
    asked = []
    while table.asks() == "gaia-ask-charge":
        asked.append(table.seat)
        table.say("decline")
    assert asked == [2, 3, 0]


@rule("GP-18.13")
def test_passed_players_may_charge() -> None:
    table = xenos().idle()
    table.say("pass").say(table.legal()[0])
    table.give(0, ore=15, credits=30, qic=9).say("build l5").say("(done)")
    assert (table.asks(), table.seat) == ("gaia-ask-charge", 1)


@rule("GP-22.19")
def test_taklons_gain_a_token() -> None:
    table = Position("terrans taklons", ["l3 l9", "j3 k11"]).give(0, ore=15, credits=30, qic=9)
    table.build(1, "institute", "k5").give(1, bowls=(0, 2, 0), brain=3, vp=10)
    table.say("build l5").say("(done)")
    assert table.legal() == ["charge", "token-first", "decline"]
    first = table.state.copy()
    table.say("charge")
    assert (table.bowls(1), table.get(1, "vp")) == ((1, 0, 2), 9)
    table.state = first
    table.say("token-first")
    # the new token is charged first: more can be charged, at the usual cost
    assert (table.bowls(1), table.get(1, "vp")) == ((0, 1, 2), 8)


@rule("GP-22.19")
def test_taklons_with_nothing_to_charge() -> None:
    table = Position("terrans taklons", ["l3 l9", "j3 k11"]).give(0, ore=15, credits=30, qic=9)
    table.build(1, "institute", "k5").give(1, bowls=(0, 0, 2), brain=3, vp=10)
    table.say("build l5").say("(done)")
    assert table.legal() == ["token-first", "decline"]
    assert table.why("charge") == "gaia-why-nothing-to-charge"
    table.say("decline")
    assert table.bowls(1) == (0, 0, 2)


@rule("GP-18.3")
def test_a_standing_preference_answers_for_a_seat() -> None:
    table = xenos("institute").say("build l5").say("(done)")
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.preference == "charge"
    choices = game.preferences[0].choices
    words = {wish: table.state.preferred(1, game.prefer({"charge": wish})) for wish in choices}
    assert words == {"ask": None, "never": w.DECLINE, "1": None, "2": None, **dict.fromkeys("345", w.CHARGE)}
    assert table.state.preferred(1, game.prefer({})) is None
    assert table.state.preferred(0, game.prefer({"charge": "5"})) is None


@rule("GP-18.3")
def test_matters_of_taste_are_asked_whatever_the_preference() -> None:
    table = Position("terrans taklons", ["l3 l9", "j3 k11"]).give(0, ore=15, credits=30, qic=9)
    table.build(1, "institute", "k5").give(1, bowls=(0, 0, 2), brain=3, vp=10)
    table.say("build l5").say("(done)")
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.preference == ""
    assert table.state.preferred(1, game.prefer({"charge": "5"})) is None


@rule("GP-18.3")
def test_a_standing_preference_charges_also_where_a_brainstone_is_charged() -> None:
    table = Position("terrans taklons", ["l3 l9", "j3 k11"]).give(0, ore=15, credits=30, qic=9)
    table.build(1, "mine", "k5").give(1, bowls=(1, 0, 0), brain=1, vp=10).say("build l5").say("(done)")
    assert table.state.preferred(1, game.prefer({})) == w.CHARGE
    table.say("charge")
    prompt = table.state.prompt(1)
    assert prompt is not None
    assert prompt.message.id == "gaia-ask-brainstone-charge"  # which of the two moves is asked all the same


@rule("GP-18.14")
def test_only_passive_charging_costs_vp() -> None:
    state = new({"players": 3, "factions": "random"}, 3)
    dice = fast_chance(4)
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        prompt = state.prompt(seat)
        before = [each.vp for each in state.seats]
        state.say(seat, legal[dice.below(len(legal))])
        lost = [s for s in range(3) if state.seats[s].vp < before[s]]
        assert prompt is not None
        if lost:
            assert prompt.message.id == "gaia-ask-charge"
            assert lost == [seat]
