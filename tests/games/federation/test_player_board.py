"""Reserve and hangar, missions, medals, accreditation, the die (FE-3, FE-9, FE-10, FE-24, FE-26, FE-27)."""

from __future__ import annotations

import pytest

from starboard.games.federation.state import FROM_ACCREDITATION, FROM_MISSIONS
from starboard.games.federation.words import ACTIONS, MEDALS, PROJECT_COMMON
from tests.games.federation.table import BOARD, Table, space_word
from tests.rulebook import rule


def with_mission(*names: str, level: int = 5, ships: int = 1) -> Table:
    """The asked seat has these missions open, stands on a level, and has just placed on the outer module."""
    table = Table()
    me = table.me
    me.marked = sum(1 << ACTIONS.index(name) for name in names)
    me.degree = BOARD.first_degree[level]
    me.hangar, me.ships = ships, 8 - ships
    return table.refresh()


def ship(table: Table) -> Table:
    """Place on the outer module, so that a ship may be sent."""
    return table.place("outer", "vote")


# ---- reserve and hangar -------------------------------------------------------------------------------------


@rule("FE-3.8", "FE-3.9")
def test_ten_crystals_and_the_choice_what_goes() -> None:
    table = Table().give(lavandium=4, copernium=4, oceanium=2)
    seat = table.seat
    table.effect("oceanium 2")
    assert table.asks() == "federation-ask-discard"
    assert table.legal() == ["lavandium", "copernium", "oceanium"]
    table.say("lavandium")
    assert table.legal() == ["lavandium", "copernium", "oceanium"]
    table.say("copernium")
    assert table.goods(seat) == {"lavandium": 3, "copernium": 3, "oceanium": 4}
    assert table.asks() == "federation-ask-ambassador"


@rule("FE-3.7")
def test_five_gold() -> None:
    table = Table().give(gold=4).effect("gold 3")
    assert table.goods() == {"gold": 5}


@rule("FE-3.4", "FE-22.5")
def test_hangar_and_supply() -> None:
    table = Table().effect("ship 9")
    assert (table.me.hangar, table.me.ships) == (5, 3)
    table.me.hangar, table.me.ships, table.me.completed = 1, 1, 0b111111
    table.effect("ship 2")
    assert (table.me.hangar, table.me.ships) == (2, 0)


@rule("FE-12.6", "FE-33.1")
def test_oceanium_stands_in_for_the_other_crystals_only() -> None:
    table = Table().give(oceanium=1).say("amb-1 vote")
    assert space_word("spy") in table.legal()
    assert space_word("assistants") in table.legal()
    table.say(space_word("assistants"))
    assert table.state.seats[table.state.starter].goods == [0, 0, 0, 0]
    table = Table().give(lavandium=9).say("amb-1 vote")
    assert space_word("procurement") not in table.legal()  # nothing stands in for oceanium
    table = Table().give(oceanium=9).act("e81216")
    assert "mega-1" not in table.legal()  # nor for gold


def test_own_crystals_are_spent_before_oceanium() -> None:
    table = Table().give(lavandium=1, oceanium=2).act("spy")
    assert table.goods() == {"oceanium": 2}


# ---- missions -----------------------------------------------------------------------------------------------


@rule("FE-6.3", "FE-9.1", "FE-9.4", "FE-9.5", "FE-9.8", "FE-9.3")
def test_a_ship_is_sent_after_the_main_action() -> None:
    table = with_mission("officers", level=2)
    seat = table.seat
    assert "mission-officers" not in table.legal()
    ship(table)
    assert table.legal() == ["done", "mission-officers"]
    assert table.why("mission-neo") == "federation-why-mission-closed"
    table.say("mission-officers")
    me = table.state.seats[seat]
    assert me.degree == BOARD.first_degree[2] + 2
    assert (me.hangar, me.ships, me.completed) == (0, 7, 1 << ACTIONS.index("officers"))
    table.finish_round()
    assert (me.hangar, me.ships) == (0, 7)  # ships do not come back


@rule("FE-6.3")
def test_a_mission_is_optional() -> None:
    table = ship(with_mission("officers"))
    table.say("done")
    assert table.state.seats[table.state.starter].completed == 0


@rule("FE-9.2")
def test_each_mission_once() -> None:
    table = with_mission("officers", "patron", ships=3)
    table.me.completed = 1 << ACTIONS.index("officers")
    ship(table.refresh())
    assert table.legal() == ["done", "mission-patron"]
    assert table.why("mission-officers") == "federation-why-mission-done"


@rule("FE-9.4")
def test_one_mission_per_turn() -> None:
    table = with_mission("officers", "patron", ships=3)
    seat = table.seat
    ship(table).say("mission-patron")
    assert table.seat != seat


@rule("FE-9.6")
def test_no_ship_no_mission() -> None:
    table = with_mission("officers", ships=0)
    seat = table.seat
    ship(table)
    assert table.seat != seat  # nothing to ask


@rule("FE-9.7", "FE-9.11", "FE-26.3")
def test_level_worked_example() -> None:
    """Level 2: two of three marked missions may be performed, the third asks for more."""
    table = ship(with_mission("neo", "atal", "president", level=2))
    assert table.legal() == ["done", "mission-neo", "mission-atal"]
    reason = table.state.why_not(table.seat, 41 + ACTIONS.index("president"))
    assert reason is not None
    assert (reason.id, reason.args) == ("federation-why-level", {"n": 2})


def test_what_the_main_action_brings_counts_for_the_mission() -> None:
    table = with_mission(level=1, ships=0)
    table.me.degree = 2
    table.refresh().place(space_word("patron"), "vote").say("mission-officers")
    # a ship and a marker, but level 1: the mission asks for level 2
    assert table.state.seats[table.state.starter].completed == 0
    table = with_mission("officers", level=1)
    table.me.degree = 2
    table.refresh().place(space_word("officers"), "vote")
    assert "mission-officers" in table.legal()


def test_a_marker_of_this_turn_may_be_used_at_once() -> None:
    table = with_mission(level=2)
    table.place(space_word("officers"), "fund", "amb-1")
    assert table.legal() == ["done", "mission-officers"]


@rule("FE-9.9", "FE-9.10", "FE-28.14")
def test_eight_ships_and_two_free_missions() -> None:
    table = Table()
    me = table.me
    assert BOARD.ships == 8
    assert table.state.missions(table.seat) == 1  # the start token
    me.completed, me.deep = 0b11111111, 2
    assert table.state.missions(table.seat) == 10


@rule("FE-24.3")
@pytest.mark.parametrize("planet", ["neo", "sixmoon", "atal", "arratuin", "e81216"])
def test_planet_missions_are_the_planet_actions(planet: str) -> None:
    table = with_mission(planet).give(lavandium=4)
    ship(table).say(f"mission-{planet}")
    asked = {"sixmoon": "federation-ask-alteration", "e81216": "federation-ask-build"}
    assert table.asks() == asked.get(planet, f"federation-ask-{planet}")


@rule("FE-24.4")
def test_mission_officers() -> None:
    table = with_mission("officers", level=2)
    seat = table.seat
    ship(table).say("mission-officers")
    assert table.state.seats[seat].degree == BOARD.first_degree[2] + 2


@rule("FE-24.6")
def test_mission_spy_copies_planets_only() -> None:
    table = with_mission("spy").give(lavandium=3)
    ship(table).say("mission-spy")
    assert table.legal() == ["neo", "sixmoon", "atal", "arratuin", "e81216"]
    assert table.goods() == {"lavandium": 2, "oceanium": 1}
    assert table.why("officers") == "federation-why-planets-only"
    table = ship(with_mission("spy"))
    assert "mission-spy" in table.legal()
    table.me.goods = [0, 0, 0, 1]
    table.refresh()
    assert "mission-spy" not in table.legal()
    assert table.why("mission-spy") == "federation-why-nothing-there"


@rule("FE-24.7")
def test_mission_president() -> None:
    table = with_mission("president").give(lavandium=2, copernium=1, gold=2)
    seat = table.seat
    ship(table).say("mission-president")
    assert table.state.seats[seat].points[FROM_MISSIONS] == 6  # with the oceanium of the module


@rule("FE-24.8", "FE-10.10", "FE-33.9")
def test_mission_lounge() -> None:
    table = with_mission("lounge", level=3)
    seat = table.seat
    ship(table).say("mission-lounge project-atal")
    me = table.state.seats[seat]
    assert table.state.projects[2] == 1
    assert me.degree == BOARD.first_degree[3] + 1
    assert me.medals == 1 << MEDALS.index("intrigue")


@rule("FE-24.9")
def test_mission_assistants() -> None:
    table = with_mission("assistants")
    table.me.die = 4
    seat = table.seat
    ship(table).say("mission-assistants")
    assert table.state.seats[seat].points[FROM_MISSIONS] == 8


@rule("FE-24.10", "FE-26.9", "FE-33.18")
def test_mission_procurement() -> None:
    table = with_mission("procurement")
    table.me.level_game = 1
    seat = table.seat
    ship(table).say("mission-procurement")
    assert table.state.seats[seat].points[FROM_MISSIONS] == 12


@rule("FE-24.11")
def test_mission_patron_counts_itself() -> None:
    table = with_mission("patron")
    table.me.completed = 0b11
    table.me.marked |= 0b11
    table.me.ships -= 2
    seat = table.seat
    ship(table.refresh()).say("mission-patron")
    assert table.state.seats[seat].points[FROM_MISSIONS] == 4  # two, itself, the start token


# ---- medals -------------------------------------------------------------------------------------------------


@rule("FE-10.1", "FE-10.2", "FE-10.3", "FE-10.6", "FE-10.7", "FE-10.8")
def test_planet_medals_go_to_the_lowest_level_first() -> None:
    table = Table()
    first = table.seat
    table.me.moon = 2
    table.act("sixmoon").say(table.legal()[0])
    assert table.state.seats[first].medals == 1 << 1
    assert table.asks() == "federation-ask-ambassador"  # still the same turn: a medal is no action
    table.pass_turns(1)
    second = table.seat
    table.me.moon = 2
    table.act("sixmoon").say(table.legal()[0])
    assert table.state.seats[second].medals == 0  # level 3 is taken, level 4 is needed
    table.act("sixmoon").say(table.legal()[0])
    assert table.state.seats[second].medals == 1 << 1
    assert table.state.medal_low[1] == 2


@rule("FE-10.5")
def test_one_medal_of_a_kind() -> None:
    table = Table()
    table.me.moon = 2
    for _ in range(3):
        table.act("sixmoon").say(table.legal()[0])
    assert table.state.medal_low[1] == 1


@rule("FE-10.9", "FE-10.11", "FE-26.6")
def test_accreditation_medal_at_degree_eight() -> None:
    table = Table()
    table.me.degree = 6
    table.effect("degree 1")
    assert table.me.medals == 0
    table.effect("degree 1")
    assert table.me.medals == 1 << MEDALS.index("accreditation")
    assert table.state.medal_left == [3, 4]
    table.me.degree = 5  # losing degrees returns nothing, coming back gives nothing
    table.effect("degree 4")
    assert table.state.medal_left == [3, 4]


@rule("FE-22.9", "FE-33.4", "FE-10.8")
def test_a_medal_of_choice_comes_from_the_highest_level() -> None:
    table = Table()
    table.me.medals = 1 << 2
    table.effect("medal any")
    assert "medal-atal" not in table.legal()
    assert table.why("medal-atal") == "federation-why-medal-owned"
    assert len(table.legal()) == 6
    table.say("medal-neo")
    assert table.me.medals >> 0 & 1
    assert (table.state.medal_low[0], table.state.medal_high[0]) == (0, 2)
    table.me.medals = 0
    table.state.medal_low[1] = 4
    table.effect("medal any")
    assert "medal-sixmoon" not in table.legal()
    assert table.why("medal-sixmoon") == "federation-why-medal-gone"


@rule("FE-10.4", "FE-28.3", "FE-28.4")
def test_medals_score_at_the_end() -> None:
    from starboard.games.federation.scoring import medal_points

    table = Table()
    seen = []
    for count in range(8):
        table.me.medals = (1 << count) - 1
        seen.append(medal_points(table.state, table.seat))
    assert seen == BOARD.medal_score
    assert seen[7] == 30
    assert seen == sorted(seen)


# ---- accreditation ------------------------------------------------------------------------------------------


@rule("FE-22.4", "FE-33.19")
def test_degrees() -> None:
    table = Table().act("officers")
    assert table.me.degree == BOARD.start_degree + 2
    assert table.state.level(table.seat) == BOARD.level_of_degree[BOARD.start_degree + 2]


@rule("FE-26.7", "FE-26.8", "FE-32.1", "FE-32.3", "FE-32.4", "FE-22.4")
def test_the_top_of_the_track() -> None:
    table = Table()
    table.state.deep, table.state.deep_box = [0, 2, 3, 4, 5], [1, 6, 7]
    table.me.degree = BOARD.top_degree - 1
    seat = table.seat
    me = table.state.seats[seat]
    table.effect("degree 3")
    assert table.asks() == "federation-ask-deep-space"
    assert table.legal() == ["ds-1", "ds-3", "ds-4", "ds-5", "ds-6"]
    assert me.points[FROM_ACCREDITATION] == 2  # what goes beyond the top
    before = table.state.missions(seat)
    table.say("ds-3")
    assert me.level_game == 3
    assert table.state.missions(seat) == before + 1
    assert table.state.deep == [0, 3, 4, 5]
    table.effect("degree 2")
    assert me.points[FROM_ACCREDITATION] == 4
    me.degree = BOARD.top_degree - 1
    table.effect("degree 1")
    assert table.asks() == "federation-ask-ambassador"  # only once


def test_the_rest_of_the_stack_is_for_those_who_looked() -> None:
    table = Table()
    seat = table.seat
    other = (seat + 1) % 4
    table.me.degree = BOARD.top_degree - 1
    table.effect("degree 1")
    mine = str(table.state.view(seat)["areas"])
    theirs = str(table.state.view(other)["areas"])
    assert "'deep-space'" in mine
    assert "'deep-space'" not in theirs


# ---- the die ------------------------------------------------------------------------------------------------


@rule("FE-27.1", "FE-27.2", "FE-22.12", "FE-33.8")
def test_die_values() -> None:
    table = Table().give(copernium=2).act("assistants")
    assert table.me.die == 2
    table.act("assistants")
    assert table.me.die == 4
    table.effect("die 5")
    assert table.me.die == 6


@rule("FE-27.10")
def test_sources_of_the_die() -> None:
    """Assistants' Room, alterations, specialists, deep space, one shop, the university."""
    codes = {4, 5}
    assert any(op.code in codes for op in BOARD.action_effect[ACTIONS.index("assistants")])
    assert any(op.code in codes for token in BOARD.alterations for op in token.bonus)
    assert [s.name for s in BOARD.specialists if s.effect[0].code in codes] == ["1d2", "2d2"]
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code in codes for op in effect)] == [3, 5]
    assert sum(1 for shop in BOARD.shops if any(op.code in codes for op in shop.bonus[0])) == 1
    assert [at for at, effect in enumerate(BOARD.production_income) if effect[0].code in codes] == [7]


@rule("FE-12.10", "FE-22.13", "FE-22.14", "FE-33.9")
def test_small_lounge() -> None:
    table = Table()
    seat = table.seat
    table.act("lounge")
    me = table.state.seats[seat]
    assert me.degree == BOARD.start_degree + 1
    assert table.legal()[-1] == "project-common"
    copy = table.state.copy()
    table.say("project-neo")
    assert (table.state.projects[0], me.common) == (1, 0)
    table.state = copy
    table.say("project-common")
    assert (table.state.projects[PROJECT_COMMON], table.state.seats[seat].common) == (1, 1)


@rule("FE-22.13")
def test_small_lounge_reaches_the_medal() -> None:
    table = Table()
    table.me.degree = 7
    table.act("lounge")
    assert table.me.medals == 1 << 5


@rule("FE-12.10")
def test_sources_of_free_funding() -> None:
    assert any(op.code == 9 for op in BOARD.action_effect[ACTIONS.index("lounge")])
    assert any(op.code == 9 for op in BOARD.mission_effect[ACTIONS.index("lounge")])
    assert any(op.code == 9 for token in BOARD.alterations for op in token.bonus)
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code == 9 for op in effect)] == [1]


def test_a_complete_project_cannot_be_advanced_freely() -> None:
    table = Table()
    table.state.projects[0] = BOARD.column_length[4]
    table.effect("advance 1")
    assert "project-neo" not in table.legal()
    assert table.why("project-neo") == "federation-why-project-complete"


@rule("FE-10.8")
def test_the_last_medal_of_a_planet_can_be_taken() -> None:
    table = Table()
    table.state.medal_low = [0, 3, 0, 0, 0]  # one is left on 6Moon, at its highest level
    table.me.moon = 5
    table.act("sixmoon").say(table.legal()[0])
    assert table.me.medals == 1 << 1
    assert table.state.medal_low[1] > table.state.medal_high[1]


@rule("FE-9.10", "FE-31.12")
def test_the_first_tokens_of_their_lists_count_too() -> None:
    from starboard.games.federation.effects import value
    from starboard.games.federation.ops import PER_MARKED, PER_MISSIONS

    table = Table()
    me = table.me
    me.start, me.deep, me.marked = 0, 0, 0b11
    assert value(table.state, table.seat, PER_MARKED) == 4
    assert value(table.state, table.seat, PER_MISSIONS) == 2
    me.start = me.deep = -1
    assert value(table.state, table.seat, PER_MARKED) == 2
