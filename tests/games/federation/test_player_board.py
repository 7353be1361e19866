"""Reserve and hangar, missions, medals, accreditation, the die (FE-3, FE-9, FE-10, FE-24, FE-26, FE-27)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.rules.resources import lacking
from tests.games.federation.position import BOARD, Position, space_word
from tests.rulebook import rule


def with_mission(*names: str, level: int = 5, ships: int = 1) -> Position:
    """The asked seat has these missions open, stands on a level, and has just placed on the outer module."""
    position = Position()
    me = position.me
    me.marked = sum(1 << c.ACTIONS.index(name) for name in names)
    me.degree = BOARD.first_degree[level]
    me.hangar, me.ships = ships, 8 - ships
    return position.refresh()


def ship(position: Position) -> Position:
    """Place on the outer module, so that a ship may be sent."""
    return position.place("outer", "vote")


# ---- reserve and hangar -------------------------------------------------------------------------------------


@rule("FE-3.8", "FE-3.9")
def test_ten_crystals_and_the_choice_what_goes() -> None:
    position = Position().give(lavandium=4, copernium=4, oceanium=2)
    seat = position.seat
    position.effect("oceanium 2")
    assert position.asks() == "federation-ask-discard"
    assert position.legal() == ["lavandium", "copernium", "oceanium"]
    position.say("lavandium")
    assert position.legal() == ["lavandium", "copernium", "oceanium"]
    position.say("copernium")
    assert position.goods(seat) == {"lavandium": 3, "copernium": 3, "oceanium": 4}
    assert position.asks() == "federation-ask-ambassador"


@rule("FE-3.7")
def test_five_gold() -> None:
    position = Position().give(gold=4).effect("gold 3")
    assert position.goods() == {"gold": 5}


@rule("FE-3.4", "FE-22.5")
def test_hangar_and_supply() -> None:
    position = Position().effect("ship 9")
    assert (position.me.hangar, position.me.ships) == (5, 3)
    position.me.hangar, position.me.ships, position.me.completed = 1, 1, 0b111111
    position.effect("ship 2")
    assert (position.me.hangar, position.me.ships) == (2, 0)


@rule("FE-12.6", "FE-33.1")
def test_oceanium_stands_in_for_the_other_crystals_only() -> None:
    position = Position().give(oceanium=1).say("amb-1 vote")
    assert space_word("spy") in position.legal()
    assert space_word("assistants") in position.legal()
    position.say(space_word("assistants"))
    assert position.state.seats[position.state.starter].goods == [0, 0, 0, 0]
    position = Position().give(lavandium=9).say("amb-1 vote")
    assert space_word("procurement") not in position.legal()  # nothing stands in for oceanium
    position = Position().give(oceanium=9).act("e81216")
    assert "mega-1" not in position.legal()  # nor for gold


def test_two_prices_at_once_are_paid_from_one_reserve() -> None:
    """A space and the alteration on its token: oceanium is needed for both, and for what is missing of the others."""
    goods, space, alteration = [1, 0, 2, 0], [1, 1, 1, 0], [1, 0, 1, 0]
    assert lacking(goods, space, c.FREE) == 0
    assert lacking(goods, space, alteration) == 2
    assert lacking([2, 1, 2, 0], space, alteration) == 0


def test_own_crystals_are_spent_before_oceanium() -> None:
    position = Position().give(lavandium=1, oceanium=2).act("spy")
    assert position.goods() == {"oceanium": 2}


# ---- missions -----------------------------------------------------------------------------------------------


@rule("FE-6.3", "FE-9.1", "FE-9.4", "FE-9.5", "FE-9.8", "FE-9.3")
def test_a_ship_is_sent_after_the_main_action() -> None:
    position = with_mission("officers", level=2)
    seat = position.seat
    assert "mission-officers" not in position.legal()
    ship(position)
    assert position.legal() == ["done", "mission-officers"]
    assert position.why("mission-neo") == "federation-why-mission-closed"
    position.say("mission-officers")
    me = position.state.seats[seat]
    assert me.degree == BOARD.first_degree[2] + 2
    assert (me.hangar, me.ships, me.completed) == (0, 7, 1 << c.ACTIONS.index("officers"))
    position.finish_round()
    assert (me.hangar, me.ships) == (0, 7)  # ships do not come back


@rule("FE-6.3")
def test_a_mission_is_optional() -> None:
    position = ship(with_mission("officers"))
    position.say("done")
    assert position.state.seats[position.state.starter].completed == 0


@rule("FE-9.2")
def test_each_mission_once() -> None:
    position = with_mission("officers", "patron", ships=3)
    position.me.completed = 1 << c.ACTIONS.index("officers")
    ship(position.refresh())
    assert position.legal() == ["done", "mission-patron"]
    assert position.why("mission-officers") == "federation-why-mission-done"


@rule("FE-9.4")
def test_one_mission_per_turn() -> None:
    position = with_mission("officers", "patron", ships=3)
    seat = position.seat
    ship(position).say("mission-patron")
    assert position.seat != seat


@rule("FE-9.6")
def test_no_ship_no_mission() -> None:
    position = with_mission("officers", ships=0)
    seat = position.seat
    ship(position)
    assert position.seat != seat  # nothing to ask


@rule("FE-9.7", "FE-9.11", "FE-26.3")
def test_level_worked_example() -> None:
    """Level 2: two of three marked missions may be performed, the third asks for more."""
    position = ship(with_mission("neo", "atal", "president", level=2))
    assert position.legal() == ["done", "mission-neo", "mission-atal"]
    reason = position.state.why_not(position.seat, 41 + c.ACTIONS.index("president"))
    assert reason is not None
    assert (reason.id, reason.args) == ("federation-why-level", {"n": 2})


def test_what_the_main_action_brings_counts_for_the_mission() -> None:
    position = with_mission(level=1, ships=0)
    position.me.degree = 2
    position.refresh().place(space_word("patron"), "vote").say("mission-officers")
    # a ship and a marker, but level 1: the mission asks for level 2
    assert position.state.seats[position.state.starter].completed == 0
    position = with_mission("officers", level=1)
    position.me.degree = 2
    position.refresh().place(space_word("officers"), "vote")
    assert "mission-officers" in position.legal()


def test_a_marker_of_this_turn_may_be_used_at_once() -> None:
    position = with_mission(level=2)
    position.place(space_word("officers"), "fund", "amb-1")
    assert position.legal() == ["done", "mission-officers"]


@rule("FE-9.9", "FE-9.10", "FE-28.14")
def test_eight_ships_and_two_free_missions() -> None:
    position = Position()
    me = position.me
    assert BOARD.ships == 8
    assert position.state.missions(position.seat) == 1  # the start token
    me.completed, me.deep = 0b11111111, 2
    assert position.state.missions(position.seat) == 10


@rule("FE-24.3")
@pytest.mark.parametrize("planet", ["neo", "sixmoon", "atal", "arratuin", "e81216"])
def test_planet_missions_are_the_planet_actions(planet: str) -> None:
    position = with_mission(planet).give(lavandium=4)
    ship(position).say(f"mission-{planet}")
    asked = {"sixmoon": "federation-ask-alteration", "e81216": "federation-ask-build"}
    assert position.asks() == asked.get(planet, f"federation-ask-{planet}")


@rule("FE-24.4")
def test_mission_officers() -> None:
    position = with_mission("officers", level=2)
    seat = position.seat
    ship(position).say("mission-officers")
    assert position.state.seats[seat].degree == BOARD.first_degree[2] + 2


@rule("FE-24.6")
def test_mission_spy_copies_planets_only() -> None:
    position = with_mission("spy").give(lavandium=3)
    ship(position).say("mission-spy")
    assert position.legal() == ["neo", "sixmoon", "atal", "arratuin", "e81216"]
    assert position.goods() == {"lavandium": 2, "oceanium": 1}
    assert position.why("officers") == "federation-why-planets-only"


@rule("FE-9.4", "FE-9.5", "FE-9.6", "FE-9.7")
@pytest.mark.parametrize("mission", ["spy", "e81216"])
def test_carrying_out_its_action_is_no_condition_of_a_mission(mission: str) -> None:
    """Without a lavandium nothing is copied, without goods nothing is built; the mission counts (R-040)."""
    position = ship(with_mission(mission))
    seat = position.seat
    position.me.goods = [0, 0, 0, 1]
    position.refresh().say(f"mission-{mission}")
    me = position.state.seats[seat]
    assert me.completed == 1 << c.ACTIONS.index(mission)
    assert (me.hangar, position.goods(seat)) == (0, {"gold": 1})
    assert me.slots == 0


@rule("FE-9.7", "FE-26.9", "FE-31.6")
@pytest.mark.parametrize("bonus", ["level_round", "level_game"])
def test_level_bonuses_count_for_missions(bonus: str) -> None:
    position = with_mission("neo", "spy", level=2)  # the one asks for level 1, the other for 3
    assert ship(position).legal() == ["done", "mission-neo"]
    setattr(position.me, bonus, 1)
    assert position.refresh().legal() == ["done", "mission-neo", "mission-spy"]


@rule("FE-24.7")
def test_mission_president() -> None:
    position = with_mission("president").give(lavandium=2, copernium=1, gold=2)
    seat = position.seat
    ship(position).say("mission-president")
    assert position.state.seats[seat].points[c.FROM_MISSIONS] == 6  # with the oceanium of the module


@rule("FE-24.8", "FE-10.10", "FE-33.9")
def test_mission_lounge() -> None:
    position = with_mission("lounge", level=3)
    seat = position.seat
    ship(position).say("mission-lounge project-atal")
    me = position.state.seats[seat]
    assert position.state.projects[2] == 1
    assert me.degree == BOARD.first_degree[3] + 1
    assert me.medals == 1 << c.MEDALS.index("intrigue")


@rule("FE-24.9")
def test_mission_assistants() -> None:
    position = with_mission("assistants")
    position.me.die = 4
    seat = position.seat
    ship(position).say("mission-assistants")
    assert position.state.seats[seat].points[c.FROM_MISSIONS] == 8


@rule("FE-24.10", "FE-26.9", "FE-33.18")
def test_mission_procurement() -> None:
    position = with_mission("procurement")
    position.me.level_game = 1
    seat = position.seat
    ship(position).say("mission-procurement")
    assert position.state.seats[seat].points[c.FROM_MISSIONS] == 12


@rule("FE-24.11")
def test_mission_patron_counts_itself() -> None:
    position = with_mission("patron")
    position.me.completed = 0b11
    position.me.marked |= 0b11
    position.me.ships -= 2
    seat = position.seat
    ship(position.refresh()).say("mission-patron")
    assert position.state.seats[seat].points[c.FROM_MISSIONS] == 4  # two, itself, the start token


# ---- medals -------------------------------------------------------------------------------------------------


@rule("FE-10.1", "FE-10.2", "FE-10.3", "FE-10.6", "FE-10.7", "FE-10.8")
def test_planet_medals_go_to_the_lowest_level_first() -> None:
    position = Position()
    first = position.seat
    position.me.moon = 2
    position.act("sixmoon").say(position.legal()[0])
    assert position.state.seats[first].medals == 1 << 1
    assert position.asks() == "federation-ask-ambassador"  # still the same turn: a medal is no action
    position.pass_turns(1)
    second = position.seat
    position.me.moon = 2
    position.act("sixmoon").say(position.legal()[0])
    assert position.state.seats[second].medals == 0  # level 3 is taken, level 4 is needed
    position.act("sixmoon").say(position.legal()[0])
    assert position.state.seats[second].medals == 1 << 1
    assert position.state.medal_low[1] == 2


@rule("FE-10.5")
def test_one_medal_of_a_kind() -> None:
    position = Position()
    position.me.moon = 2
    for _ in range(3):
        position.act("sixmoon").say(position.legal()[0])
    assert position.state.medal_low[1] == 1


@rule("FE-10.9", "FE-10.11", "FE-26.6")
def test_accreditation_medal_at_degree_eight() -> None:
    position = Position()
    position.me.degree = 6
    position.effect("degree 1")
    assert position.me.medals == 0
    position.effect("degree 1")
    assert position.me.medals == 1 << c.MEDALS.index("accreditation")
    assert position.state.medal_left == [3, 4]
    position.me.degree = 5  # losing degrees returns nothing, coming back gives nothing
    position.effect("degree 4")
    assert position.state.medal_left == [3, 4]


@rule("FE-22.9", "FE-33.4", "FE-10.8")
def test_a_medal_of_choice_comes_from_the_highest_level() -> None:
    position = Position()
    position.me.medals = 1 << 2
    position.effect("medal any")
    assert "medal-atal" not in position.legal()
    assert position.why("medal-atal") == "federation-why-medal-owned"
    assert len(position.legal()) == 6
    position.say("medal-neo")
    assert position.me.medals >> 0 & 1
    assert (position.state.medal_low[0], position.state.medal_high[0]) == (0, 2)
    position.me.medals = 0
    position.state.medal_low[1] = 4
    position.effect("medal any")
    assert "medal-sixmoon" not in position.legal()
    assert position.why("medal-sixmoon") == "federation-why-medal-gone"


@rule("FE-10.4", "FE-28.3", "FE-28.4")
def test_medals_score_at_the_end() -> None:
    from starboard.games.federation.rules.scoring import medal_points

    position = Position()
    seen = []
    for count in range(8):
        position.me.medals = (1 << count) - 1
        seen.append(medal_points(position.state, position.seat))
    assert seen == BOARD.medal_score
    assert seen[7] == 30
    assert seen == sorted(seen)


# ---- accreditation ------------------------------------------------------------------------------------------


@rule("FE-22.4", "FE-33.19")
def test_degrees() -> None:
    position = Position().act("officers")
    assert position.me.degree == BOARD.start_degree + 2
    assert position.state.level(position.seat) == BOARD.level_of_degree[BOARD.start_degree + 2]


@rule("FE-26.7", "FE-26.8", "FE-32.1", "FE-32.3", "FE-32.4", "FE-22.4")
def test_the_top_of_the_track() -> None:
    position = Position()
    position.state.deep, position.state.deep_box = [0, 2, 3, 4, 5], [1, 6, 7]
    position.me.degree = BOARD.top_degree - 1
    seat = position.seat
    me = position.state.seats[seat]
    position.effect("degree 3")
    assert position.asks() == "federation-ask-deep-space"
    assert position.legal() == ["ds-1", "ds-3", "ds-4", "ds-5", "ds-6"]
    assert me.points[c.FROM_ACCREDITATION] == 2  # what goes beyond the top
    before = position.state.missions(seat)
    position.say("ds-3")
    assert me.level_game == 3
    assert position.state.missions(seat) == before + 1
    assert position.state.deep == [0, 3, 4, 5]
    position.effect("degree 2")
    assert me.points[c.FROM_ACCREDITATION] == 4
    me.degree = BOARD.top_degree - 1
    position.effect("degree 1")
    assert position.asks() == "federation-ask-ambassador"  # only once


def test_the_rest_of_the_stack_is_for_those_who_looked() -> None:
    position = Position()
    seat = position.seat
    other = (seat + 1) % 4
    position.me.degree = BOARD.top_degree - 1
    position.effect("degree 1")
    mine = str(position.state.view(seat)["areas"])
    theirs = str(position.state.view(other)["areas"])
    assert "'deep-space'" in mine
    assert "'deep-space'" not in theirs


# ---- the die ------------------------------------------------------------------------------------------------


@rule("FE-27.1", "FE-27.2", "FE-22.12", "FE-33.8")
def test_die_values() -> None:
    position = Position().give(copernium=2).act("assistants")
    assert position.me.die == 2
    position.act("assistants")
    assert position.me.die == 4
    position.effect("die 5")
    assert position.me.die == 6


@rule("FE-27.10")
def test_sources_of_the_die() -> None:
    """Assistants' Room, alterations, specialists, deep space, one shop, the university."""
    codes = {4, 5}
    assert any(op.code in codes for op in BOARD.action_effect[c.ACTIONS.index("assistants")])
    assert any(op.code in codes for token in BOARD.alterations for op in token.bonus)
    assert [s.name for s in BOARD.specialists if s.effect[0].code in codes] == ["1d2", "2d2"]
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code in codes for op in effect)] == [3, 5]
    assert sum(1 for shop in BOARD.shops if any(op.code in codes for op in shop.bonus[0])) == 1
    assert [at for at, effect in enumerate(BOARD.production_income) if effect[0].code in codes] == [7]


@rule("FE-12.10", "FE-22.13", "FE-22.14", "FE-33.9")
def test_small_lounge() -> None:
    position = Position()
    seat = position.seat
    position.act("lounge")
    me = position.state.seats[seat]
    assert me.degree == BOARD.start_degree + 1
    assert position.legal()[-1] == "project-common"
    copy = position.state.copy()
    position.say("project-neo")
    assert (position.state.projects[0], me.common) == (1, 0)
    position.state = copy
    position.say("project-common")
    assert (position.state.projects[c.PROJECT_COMMON], position.state.seats[seat].common) == (1, 1)


@rule("FE-22.13")
def test_small_lounge_reaches_the_medal() -> None:
    position = Position()
    position.me.degree = 7
    position.act("lounge")
    assert position.me.medals == 1 << 5


@rule("FE-12.10")
def test_sources_of_free_funding() -> None:
    assert any(op.code == 9 for op in BOARD.action_effect[c.ACTIONS.index("lounge")])
    assert any(op.code == 9 for op in BOARD.mission_effect[c.ACTIONS.index("lounge")])
    assert any(op.code == 9 for token in BOARD.alterations for op in token.bonus)
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code == 9 for op in effect)] == [1]


def test_a_complete_project_cannot_be_advanced_freely() -> None:
    position = Position()
    position.put("projects", 0, BOARD.column_length[4])
    position.effect("advance 1")
    assert "project-neo" not in position.legal()
    assert position.why("project-neo") == "federation-why-project-complete"


@rule("FE-10.8")
def test_the_last_medal_of_a_planet_can_be_taken() -> None:
    position = Position()
    position.state.medal_low = [0, 3, 0, 0, 0]  # one is left on 6Moon, at its highest level
    position.me.moon = 5
    position.act("sixmoon").say(position.legal()[0])
    assert position.me.medals == 1 << 1
    assert position.state.medal_low[1] > position.state.medal_high[1]


@rule("FE-9.10", "FE-31.12")
def test_the_first_tokens_of_their_lists_count_too() -> None:
    from starboard.games.federation.components.ops import PER_MARKED, PER_MISSIONS
    from starboard.games.federation.rules.effects import value

    position = Position()
    me = position.me
    me.start, me.deep, me.marked = 0, 0, 0b11
    assert value(position.state, position.seat, PER_MARKED) == 4
    assert value(position.state, position.seat, PER_MISSIONS) == 2
    me.start = me.deep = -1
    assert value(position.state, position.seat, PER_MARKED) == 2
