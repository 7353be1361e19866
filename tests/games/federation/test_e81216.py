"""E81216: productions and megastructures (FE-20, FE-21)."""

from __future__ import annotations

import pytest

from starboard.games.federation.state import FROM_ACCREDITATION, FROM_MEGASTRUCTURES
from starboard.games.federation.words import PRODUCTIONS
from tests.games.federation.table import BOARD, Table, space_word, specialist
from tests.rulebook import rule

ARRATUIN, LEVEL, NEO, MISSIONS, DIE = 3, 6, 0, 5, 7


def income(name: str) -> Table:
    """A table whose asked seat takes the income of a production."""
    table = Table()
    return take_income(table, name)


def take_income(table: Table, name: str) -> Table:
    seat = table.seat
    table.state.offers[seat] = []
    table.state.rules.income(table.state, seat, PRODUCTIONS.index(name), 0)
    table.state.advance()
    return table


@rule("FE-20.1", "FE-20.3", "FE-21.11")
def test_building_a_production() -> None:
    table = Table().give(lavandium=3)
    seat = table.seat
    table.act("e81216")
    assert table.legal() == ["transmutation", "replicator"]
    assert table.why("spaceport") == "federation-why-short"
    table.say("replicator")
    me = table.state.seats[seat]
    assert me.slots == 1 << 3
    assert table.goods(seat) == {"lavandium": 2}  # paid two, one came back as income
    assert table.influence("e81216", seat) == 1


@rule("FE-20.2")
def test_once_per_player_but_shared() -> None:
    table = Table().give(lavandium=4)
    seat = table.seat
    table.act("e81216").say("replicator")
    table.act("e81216")  # only the transmutation chamber is left for three lavandium
    assert table.state.seats[seat].slots == 0b1100
    table.end_turn(seat)
    while table.seat == seat:
        table.pass_turns(1)
    table.give(lavandium=2).act("e81216")
    assert "replicator" in table.legal()


@rule("FE-20.2")
def test_what_is_built_is_not_offered_again() -> None:
    table = Table().give(lavandium=5, oceanium=5)
    table.me.slots = 1 << 3
    table.refresh().act("e81216")
    assert "replicator" not in table.legal()
    assert table.why("replicator") == "federation-why-built"


@rule("FE-20.4", "FE-12.2")
def test_income_in_every_executive_phase() -> None:
    table = Table()
    seat = table.seat
    table.me.slots = 0b1001
    table.state.seats[seat].hangar = 1
    for number in (1, 2):
        table.finish_round()
        assert table.goods(seat)["lavandium"] == number
        assert table.state.seats[seat].hangar == 1 + number


@rule("FE-20.5", "FE-33.12")
def test_spaceport() -> None:
    table = income("spaceport")
    assert (table.me.hangar, table.me.ships) == (2, 6)


@rule("FE-20.6")
def test_transporter_moves_without_reward() -> None:
    table = income("transporter")
    seat = table.seat
    assert table.legal() == ["done", "neo-2", "neo-3", "moon-1"]
    copy = table.state.copy()
    table.say("neo-2")
    assert table.goods(seat) == {}
    assert table.influence("neo", seat) == 1
    table.state = copy
    table.say("moon-1")
    assert table.state.seats[seat].alterations == []
    assert table.influence("sixmoon", seat) == 1
    assert table.state.moon_shown == 2
    table.me.moon, table.me.neo = 7, BOARD.neo_end
    take_income(table, "transporter")
    assert table.asks() == "federation-ask-ambassador"  # both at their end: void


@rule("FE-20.7")
@pytest.mark.parametrize(
    ("start", "end"), [("lavandium", "copernium"), ("copernium", "oceanium"), ("oceanium", "gold")]
)
def test_transmutation_chain(start: str, end: str) -> None:
    table = Table().give(**{start: 1})
    seat = table.seat
    take_income(table, "transmutation")
    assert table.legal() == ["done", start]
    table.say(start)
    assert table.goods(seat) == {end: 1}


def test_transmutation_stops_at_gold() -> None:
    table = take_income(Table().give(gold=1), "transmutation")
    assert table.asks() == "federation-ask-ambassador"
    table = take_income(Table().give(gold=5, oceanium=1, lavandium=1), "transmutation")
    assert table.legal() == ["done", "lavandium"]


@rule("FE-20.8")
def test_replicator() -> None:
    assert income("replicator").goods() == {"lavandium": 1}


@rule("FE-20.9", "FE-20.10")
def test_academy() -> None:
    table = income("academy")
    assert table.me.degree == BOARD.start_degree + 1
    table.me.degree = BOARD.medal_degree - 1
    take_income(table, "academy")
    assert table.me.medals == 1 << 5
    table.me.degree = BOARD.top_degree - 1
    take_income(table, "academy")
    assert table.asks() == "federation-ask-deep-space"


@rule("FE-20.10")
def test_academy_in_the_executive_phase_gives_its_medal() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university")
    seat = table.seat
    table.me.slots = 1
    table.me.degree = BOARD.medal_degree - 1
    table.give(copernium=1).finish_round()
    assert table.state.seats[seat].medals == 1 << 5


def test_a_degree_that_costs_more_upkeep_may_be_declined() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university")
    seat = table.seat
    table.me.slots = 1
    table.me.degree = 4  # the top of level 2, which costs nothing
    table.to_executive()
    assert table.asks() == "federation-ask-decline"
    table.say("done")
    assert table.state.seats[seat].degree == 4


@rule("FE-20.11")
def test_consulate() -> None:
    table = Table().own("1c1", "1e1", used=True).own("2e1", "1b2")
    seat = table.seat
    table.me.used |= 1 << specialist("2e1")
    take_income(table, "consulate")
    assert table.legal() == ["done", "1c1", "1e1"]  # used tokens of level 1
    copy = table.state.copy()
    table.say("1c1")
    assert table.state.seats[seat].degree == BOARD.start_degree + 1  # an immediate one works at once
    assert table.state.seats[seat].used >> specialist("1c1") & 1
    table.state = copy
    table.say("1e1")
    assert not table.state.seats[seat].used >> specialist("1e1") & 1
    assert table.goods(seat) == {}
    table.act("neo")
    assert "1e1" in table.legal()


@rule("FE-20.12")
def test_incubator() -> None:
    table = income("incubator")
    (kind,) = table.me.alterations
    assert BOARD.alterations[kind].strength == 1


@rule("FE-20.13", "FE-33.8")
def test_university() -> None:
    table = income("university")
    assert table.me.die == 1
    take_income(table, "university")
    assert table.me.die == 2


# ---- megastructures -----------------------------------------------------------------------------------------


@rule("FE-21.1", "FE-21.2", "FE-21.3", "FE-21.9", "FE-21.10", "FE-21.12")
def test_megastructure_worked_example() -> None:
    """Times 3, influence 3 on Arratuin and level 4: three times three are nine."""
    table = Table().give(gold=1, oceanium=1)
    seat = table.seat
    me = table.state.seats[seat]
    me.discs1 = 0b111
    me.degree = BOARD.first_degree[4]
    table.act("e81216")  # mega-1 is all that can be paid
    assert me.megas == 1
    assert me.points[FROM_MEGASTRUCTURES] == 9
    assert table.goods(seat) == {}
    assert table.influence("e81216", seat) == 2


@rule("FE-21.2")
def test_later_robots_get_lower_multipliers() -> None:
    table = Table()
    gained = []
    for _ in range(4):
        seat = table.seat
        me = table.state.seats[seat]
        me.discs1 = 1
        table.give(gold=1, oceanium=1).act("e81216")
        gained.append(me.points[FROM_MEGASTRUCTURES])
        table.pass_turns(1)
    assert gained == BOARD.megastructures[0].multipliers


@rule("FE-21.5", "FE-21.6", "FE-21.7", "FE-21.8")
def test_what_the_tokens_count() -> None:
    from starboard.games.federation.e81216 import token_value

    table = Table()
    seat = table.seat
    me = table.state.seats[seat]
    me.neo, me.moon, me.owned, me.discs2, me.slots = 1, 2, 0b1001001, 0b11, 0b1111
    assert [token_value(table.state, seat, planet) for planet in range(5)] == [1, 2, 3, 4, 4]
    me.completed, me.deep = 0b111, 0
    assert token_value(table.state, seat, MISSIONS) == 5  # three by ship, start token, deep space token
    me.degree, me.level_round = BOARD.first_degree[3], 2
    assert token_value(table.state, seat, LEVEL) == 5
    assert token_value(table.state, seat, DIE) == 0
    me.die = 4
    assert token_value(table.state, seat, DIE) == 4


@rule("FE-21.8")
def test_no_die_no_points() -> None:
    table = Table().give(gold=1, oceanium=1)
    table.state.mega_values = [LEVEL, DIE, NEO, MISSIONS]
    seat = table.seat
    table.refresh().act("e81216")
    assert table.state.seats[seat].megas == 1
    assert table.state.seats[seat].points[FROM_MEGASTRUCTURES] == 0


def test_the_robot_itself_counts_as_influence() -> None:
    table = Table().give(gold=1, oceanium=1)
    table.state.mega_values = [4, LEVEL, NEO, MISSIONS]
    seat = table.seat
    table.state.seats[seat].degree = BOARD.first_degree[2]
    table.refresh().act("e81216")
    assert table.state.seats[seat].points[FROM_MEGASTRUCTURES] == 3 * 2


# ---- specialists that help to build -------------------------------------------------------------------------


@rule("FE-31.15")
def test_discount_of_a_crystal_of_choice() -> None:
    table = Table().own("1b1").productions("academy", "consulate", "incubator", "university")
    table.give(lavandium=1)
    seat = table.seat
    table.say("amb-1 vote")
    assert space_word("e81216") in table.legal()  # with the helper something can be paid
    table.say(space_word("e81216"))
    assert table.legal() == ["1b1"] or table.asks() == "federation-ask-build"
    if "1b1" in table.legal():
        table.say("1b1")
    assert table.legal() == ["consulate", "university"]
    table.say("consulate")
    assert table.goods(seat) == {}
    assert table.state.seats[seat].slots == 0b10


@rule("FE-31.15", "FE-31.18")
def test_which_crystals_are_taken_off() -> None:
    table = Table().own("2b1").productions("academy", "consulate", "incubator", "university")
    table.give(copernium=3, oceanium=2)
    seat = table.seat
    table.act("e81216").say("2b1 academy")  # two copernium and an oceanium
    assert table.legal() == ["copernium", "oceanium"]
    table.say("copernium")
    assert table.legal() == ["copernium", "oceanium"]
    table.say("oceanium")
    assert table.goods(seat) == {"copernium": 2, "oceanium": 2}
    assert table.state.seats[seat].slots == 1


def test_a_discount_never_touches_gold() -> None:
    table = Table().own("2b1").give(oceanium=2).act("e81216").say("2b1")
    assert "mega-1" not in table.legal()
    assert table.why("mega-1") == "federation-why-short"


@rule("FE-31.16", "FE-31.19")
@pytest.mark.parametrize(("token", "kind"), [("1b2", "lavandium"), ("2b2", "copernium")])
def test_crystals_by_influence_before_or_after_the_build(token: str, kind: str) -> None:
    table = Table().own(token).give(lavandium=2)
    seat = table.seat
    table.state.seats[seat].slots = 0b11
    table.refresh().act("e81216")
    copy = table.state.copy()
    table.say(token)
    assert table.goods(seat).get(kind, 0) == 2 + (2 if kind == "lavandium" else 0)
    table.state = copy
    table.say("replicator")
    assert table.asks() == "federation-ask-after-build"
    before = table.goods(seat).get(kind, 0)
    table.say(token)
    assert table.goods(seat)[kind] == before + 3  # the new production counts


@rule("FE-31.17", "FE-33.13")
def test_income_without_a_robot() -> None:
    table = Table().show("1b3")
    seat = table.seat
    table.act("atal").say("1b3")
    assert table.legal() == ["done", "spaceport", "transporter", "replicator"]  # nothing to transmute
    table.say("replicator")
    assert table.goods(seat) == {"lavandium": 1}
    assert table.state.seats[seat].slots == 0


@rule("FE-31.20")
def test_two_incomes_may_be_the_same() -> None:
    table = Table().own("1b1").show("2b3")
    seat = table.seat
    table.act("atal").say("2b3 replicator replicator")
    assert table.goods(seat) == {"lavandium": 2}


def test_no_endless_chain_through_the_consulate() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university").show("1b3")
    seat = table.seat
    table.act("atal").say("1b3")
    assert "consulate" not in table.legal()  # the only used token is the one at work
    table.say("university")
    assert table.state.seats[seat].die == 1


@rule("FE-32.21")
def test_a_free_robot() -> None:
    table = Table()
    seat = table.seat
    table.me.slots = 0b0001
    table.me.discs1 = 0b1
    table.effect("robot")
    assert table.legal() == ["transporter", "transmutation", "replicator", "mega-1", "mega-2"]
    copy = table.state.copy()
    table.say("replicator")
    assert table.goods(seat) == {"lavandium": 1}
    assert table.state.seats[seat].slots == 0b1001
    table.state = copy
    table.say("mega-1")
    assert table.state.seats[seat].points[FROM_MEGASTRUCTURES] == 3


@rule("FE-26.8")
def test_academy_at_the_top_of_the_track_is_a_point() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university").give(oceanium=1)
    seat = table.seat
    me = table.state.seats[seat]
    me.slots, me.degree, me.deep = 1, BOARD.top_degree, table.state.deep[0]
    table.to_executive()
    assert table.asks() != "federation-ask-decline"
    table.finish_round()
    assert me.points[FROM_ACCREDITATION] == 1
    assert me.degree == BOARD.top_degree
