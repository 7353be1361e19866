"""Small things that are easily broken: other seats than the first, bounds met exactly, questions that are left out."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.build import qics_for_range, why_out_of_range
from starboard.games.gaia.rules.form_federation import form, free_hexes, problem_of, why_not_planet
from starboard.games.gaia.rules.power import brain_goals, can_gain, charge, spend
from starboard.games.gaia.rules.special_actions import is_station_place
from starboard.games.gaia.seat import Seat
from starboard.kernel import CLAUSE
from tests.games.gaia.position import Position, at
from tests.rulebook import rule

HOMES = ["l3 l9", "i3 j7 m9"]


@rule("GP-12.7", "GP-12.19")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_satellite_next_to_an_own_federation_of_any_seat(seat: int) -> None:
    table = Position("terrans xenos", HOMES)
    home = ["l3", "i3"][seat]
    near = table.state.setup.stars.shape.neighbours[at(home)]
    space = [h for h in near if table.state.planet[h] == c.SPACE]
    assert any(free_hexes(table.state, seat)[h] for h in space)
    table.federate(seat, home)
    assert not any(free_hexes(table.state, seat)[h] for h in near)
    assert any(free_hexes(table.state, 1 - seat)[h] for h in space)  # the federation of another does not matter


@rule("GP-12.8", "GP-12.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_forms_a_federation_owns_it_and_then_chooses_a_token(seat: int) -> None:
    table = Position("terrans xenos", HOMES).rich(seat).turn_of(seat)
    home = ["l3", "i3"][seat]
    link = next(h for h in table.state.setup.stars.shape.neighbours[at(home)] if table.state.planet[h] == c.SPACE)
    table.state.offers[seat] = []
    form(table.state, seat, [at(home)], [link])
    table.state.advance()
    assert table.state.feds[at(home)] == table.state.feds[link] == table.state.sats[link] == 1 << seat
    while table.asks() != "gaia-ask-choose-token":
        table.say(table.legal()[0])
    question = table.state.question(seat)
    assert question is not None
    assert question.starts() == CLAUSE
    other = why_not_planet(table.state, seat, at(home))
    assert other is not None
    assert other.id == "gaia-why-in-federation"
    free = why_not_planet(table.state, seat, at(["l9", "j7"][seat]))
    assert free is not None
    assert free.id == "gaia-why-not-minimal"


@rule("GP-22.29")
@pytest.mark.parametrize(("rules", "may"), [(1, False), (2, True)])
def test_a_station_on_an_own_satellite_since_rules_two(rules: int, may: bool) -> None:
    table = Position("terrans ivits", rules=rules).rich(1)
    state = table.state
    near = next(h for h in state.setup.stars.shape.hexes if is_station_place(state, 1, h))
    state.sats = [bits | (1 << 1 if h == near else 0) for h, bits in enumerate(state.sats)]
    assert is_station_place(state, 1, near) == may
    state.sats = [bits | (1 if h == near else 0) for h, bits in enumerate(state.sats)]
    state.sats[near] = 1
    assert is_station_place(state, 1, near)  # of another seat


@rule("GP-22.27")
def test_the_one_federation_of_the_ivits_takes_part_whichever_seat_they_have() -> None:
    for factions, seat in (("ivits terrans", 0), ("terrans ivits", 1)):
        table = Position(factions)
        home = next(h for h in table.state.setup.stars.shape.hexes if table.state.is_member(seat, h))
        assert problem_of(table.state, seat, 9).base == -1
        table.state.feds = [bits | (1 << seat if h == home else 0) for h, bits in enumerate(table.state.feds)]
        problem = problem_of(table.state, seat, 9)
        assert problem.clusters[problem.base] == [home]


@rule("GP-18.12")
def test_a_hex_that_was_built_on_is_offered_once() -> None:
    table = Position("terrans xenos", HOMES).rich(0)
    table.say("build")
    table.say(table.legal()[0])
    assert table.state.pending
    table.done()
    assert table.state.pending == []


@rule("GP-22.17")
@pytest.mark.parametrize(("bowls", "brain", "goals"), [((0, 1, 0), 2, [2, 3]), ((1, 0, 0), 1, [1, 2])])
def test_the_brainstone_and_another_token_of_its_bowl(
    bowls: tuple[int, int, int], brain: int, goals: list[int]
) -> None:
    table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"]).give(0, brain=brain, bowls=bowls)
    assert brain_goals(table.me(0), 1) == goals
    table.state.offers[0] = []
    charge(table.state, 0, 1)
    table.state.advance()
    assert table.legal() == [f"bowl-{goal}" for goal in goals]


@rule("GP-22.12")
def test_what_the_gleens_gain_as_ore_is_lost_with_all_the_ore_they_can_hold() -> None:
    table = Position("gleens terrans").give(0, ore=15, credits=0)
    gains = [0] * (c.VP_GAIN + 1)
    gains[c.QIC] = 1
    assert not can_gain(table.state, 0, gains)
    gains[c.CREDITS] = 1
    assert can_gain(table.state, 0, gains)
    table.give(0, ore=14, credits=30)
    gains[c.CREDITS] = 0
    assert can_gain(table.state, 0, gains)


@rule("GP-8.13")
def test_a_hex_is_within_range_if_there_are_just_enough_qics() -> None:
    table = Position("terrans xenos", HOMES)
    state = table.state
    far = [h for h in state.setup.stars.planets if qics_for_range(state, 0, h, 0) == 2]
    table.give(0, qic=2)
    assert why_out_of_range(state, 0, far[0], 0, 0) is None
    table.give(0, qic=1)
    reason = why_out_of_range(state, 0, far[0], 0, 0)
    assert reason is not None
    assert reason.args["missing"] == 1


@rule("GP-11.9")
def test_the_standard_tile_below_each_advanced_one() -> None:
    me = Seat()
    me.covers = [14 * 16 + 8, 3 * 16 + 2]
    assert [me.covered_by(tile) for tile in (14, 3, 13)] == [8, 2, -1]


@rule("GP-22.18", "GP-4.7")
def test_with_just_enough_other_tokens_the_brainstone_may_stay() -> None:
    for bowl3, asked in ((4, True), (3, False)):
        table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"]).give(0, brain=3, bowls=(0, 0, bowl3))
        table.state.offers[0] = []
        spend(table.state, 0, 4, False)
        table.state.advance()
        assert (table.asks() != "gaia-ask-turn") == asked
