"""E81216: productions and megastructures (FE-20, FE-21)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.rules import e81216
from tests.games.federation.position import BOARD, Position, board_with, space_word, specialist
from tests.rulebook import rule

LEVEL, MISSIONS, DIE = 6, 5, 7
PAIRS = board_with(
    'consulate = { income = "reactivate 1", cost = "lavandium 1 + copernium 1" }',
    'university = { income = "die 1", cost = "lavandium 1 + copernium 1" }',
)


def income(name: str) -> Position:
    """A table whose asked seat takes the income of a production."""
    position = Position()
    return take_income(position, name)


def take_income(position: Position, name: str) -> Position:
    seat = position.seat
    position.state.offers[seat] = []
    e81216.income(position.state, seat, c.PRODUCTIONS.index(name), 0)
    position.state.advance()
    return position


@rule("FE-20.1", "FE-20.3", "FE-21.11")
def test_building_a_production() -> None:
    position = Position().give(lavandium=3)
    seat = position.seat
    position.act("e81216")
    assert position.legal() == ["transmutation", "replicator"]
    assert position.why("spaceport") == "federation-why-short"
    position.say("replicator")
    me = position.state.seats[seat]
    assert me.slots == 1 << 3
    assert position.goods(seat) == {"lavandium": 2}  # paid two, one came back as income
    assert position.influence("e81216", seat) == 1


@rule("FE-20.2")
def test_once_per_player_but_shared() -> None:
    position = Position().give(lavandium=4)
    seat = position.seat
    position.act("e81216").say("replicator")
    position.act("e81216")  # only the transmutation chamber is left for three lavandium
    assert position.state.seats[seat].slots == 0b1100
    position.end_turn(seat)
    while position.seat == seat:
        position.pass_turns(1)
    position.give(lavandium=2).act("e81216")
    assert "replicator" in position.legal()


@rule("FE-20.2")
def test_what_is_built_is_not_offered_again() -> None:
    position = Position().give(lavandium=5, oceanium=5)
    position.me.slots = 1 << 3
    position.refresh().act("e81216")
    assert "replicator" not in position.legal()
    assert position.why("replicator") == "federation-why-built"


@rule("FE-20.4", "FE-12.2")
def test_income_in_every_executive_phase() -> None:
    position = Position()
    seat = position.seat
    position.me.slots = 0b1001
    position.state.seats[seat].hangar = 1
    for number in (1, 2):
        position.finish_round()
        assert position.goods(seat)["lavandium"] == number
        assert position.state.seats[seat].hangar == 1 + number


@rule("FE-20.5", "FE-33.12")
def test_spaceport() -> None:
    position = income("spaceport")
    assert (position.me.hangar, position.me.ships) == (2, 6)


@rule("FE-20.6")
def test_transporter_moves_without_reward() -> None:
    position = income("transporter")
    seat = position.seat
    assert position.legal() == ["done", "neo-2", "neo-3", "moon-1"]
    copy = position.state.copy()
    position.say("neo-2")
    assert position.goods(seat) == {}
    assert position.influence("neo", seat) == 1
    position.state = copy
    position.say("moon-1")
    assert position.state.seats[seat].alterations == []
    assert position.influence("sixmoon", seat) == 1
    assert position.state.moon_shown == 2
    position.me.moon, position.me.neo = 7, BOARD.neo_end
    take_income(position, "transporter")
    assert position.asks() == "federation-ask-ambassador"  # both at their end: void


@rule("FE-20.7")
@pytest.mark.parametrize(
    ("start", "end"), [("lavandium", "copernium"), ("copernium", "oceanium"), ("oceanium", "gold")]
)
def test_transmutation_chain(start: str, end: str) -> None:
    position = Position().give(**{start: 1})
    seat = position.seat
    take_income(position, "transmutation")
    assert position.legal() == ["done", start]
    position.say(start)
    assert position.goods(seat) == {end: 1}


def test_transmutation_stops_at_gold() -> None:
    position = take_income(Position().give(gold=1), "transmutation")
    assert position.asks() == "federation-ask-ambassador"
    position = take_income(Position().give(gold=5, oceanium=1, lavandium=1), "transmutation")
    assert position.legal() == ["done", "lavandium"]


@rule("FE-20.8")
def test_replicator() -> None:
    assert income("replicator").goods() == {"lavandium": 1}


@rule("FE-20.9", "FE-20.10")
def test_academy() -> None:
    position = income("academy")
    assert position.me.degree == BOARD.start_degree + 1
    position.me.degree = BOARD.medal_degree - 1
    take_income(position, "academy")
    assert position.me.medals == 1 << 5
    position.me.degree = BOARD.top_degree - 1
    take_income(position, "academy")
    assert position.asks() == "federation-ask-deep-space"


@rule("FE-20.10")
def test_academy_in_the_executive_phase_gives_its_medal() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university")
    seat = position.seat
    position.me.slots = 1
    position.me.degree = BOARD.medal_degree - 1
    position.give(copernium=1).finish_round()
    assert position.state.seats[seat].medals == 1 << 5


def test_a_degree_that_costs_more_upkeep_may_be_declined() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university")
    seat = position.seat
    position.me.slots = 1
    position.me.degree = 4  # the top of level 2, which costs nothing
    position.to_executive()
    assert position.asks() == "federation-ask-decline"
    position.say("done")
    assert position.state.seats[seat].degree == 4


@rule("FE-20.11")
def test_consulate() -> None:
    position = Position().own("1c1", "1e1", used=True).own("2e1", "1b2")
    seat = position.seat
    position.me.used |= 1 << specialist("2e1")
    take_income(position, "consulate")
    assert position.legal() == ["done", "1c1", "1e1"]  # used tokens of level 1
    copy = position.state.copy()
    position.say("1c1")
    assert position.state.seats[seat].degree == BOARD.start_degree + 1  # an immediate one works at once
    assert position.state.seats[seat].used >> specialist("1c1") & 1
    position.state = copy
    position.say("1e1")
    assert not position.state.seats[seat].used >> specialist("1e1") & 1
    assert position.goods(seat) == {}
    position.act("neo")
    assert "1e1" in position.legal()


@rule("FE-20.12")
def test_incubator() -> None:
    position = income("incubator")
    (kind,) = position.me.alterations
    assert BOARD.alterations[kind].strength == 1


@rule("FE-20.13", "FE-33.8")
def test_university() -> None:
    position = income("university")
    assert position.me.die == 1
    take_income(position, "university")
    assert position.me.die == 2


# ---- megastructures -----------------------------------------------------------------------------------------


@rule("FE-21.1", "FE-21.2", "FE-21.3", "FE-21.9", "FE-21.10", "FE-21.12")
def test_megastructure_worked_example() -> None:
    """Times 3, influence 3 on Arratuin and level 4: three times three are nine."""
    position = Position().give(gold=1, oceanium=1)
    seat = position.seat
    me = position.state.seats[seat]
    me.discs1 = 0b111
    me.degree = BOARD.first_degree[4]
    position.act("e81216")  # mega-1 is all that can be paid
    assert me.megas == 1
    assert me.points[c.FROM_MEGASTRUCTURES] == 9
    assert position.goods(seat) == {}
    assert position.influence("e81216", seat) == 2


@rule("FE-21.2")
def test_later_robots_get_lower_multipliers() -> None:
    position = Position()
    gained = []
    for _ in range(4):
        seat = position.seat
        me = position.state.seats[seat]
        me.discs1 = 1
        position.give(gold=1, oceanium=1).act("e81216")
        gained.append(me.points[c.FROM_MEGASTRUCTURES])
        position.pass_turns(1)
    assert gained == BOARD.megastructures[0].multipliers


@rule("FE-21.5", "FE-21.6", "FE-21.7", "FE-21.8")
def test_what_the_tokens_count() -> None:
    from starboard.games.federation.rules.e81216 import token_value

    position = Position()
    seat = position.seat
    me = position.state.seats[seat]
    me.neo, me.moon, me.owned, me.discs2, me.slots = 1, 2, 0b1001001, 0b11, 0b1111
    assert [token_value(position.state, seat, planet) for planet in range(5)] == [1, 2, 3, 4, 4]
    me.completed, me.deep = 0b111, 0
    assert token_value(position.state, seat, MISSIONS) == 5  # three by ship, start token, deep space token
    me.degree, me.level_round = BOARD.first_degree[3], 2
    assert token_value(position.state, seat, LEVEL) == 5
    assert token_value(position.state, seat, DIE) == 0
    me.die = 4
    assert token_value(position.state, seat, DIE) == 4


@rule("FE-21.8")
def test_no_die_no_points() -> None:
    position = Position().give(gold=1, oceanium=1)
    position.state.mega_values = [LEVEL, DIE, c.NEO, MISSIONS]
    seat = position.seat
    position.refresh().act("e81216")
    assert position.state.seats[seat].megas == 1
    assert position.state.seats[seat].points[c.FROM_MEGASTRUCTURES] == 0


def test_the_robot_itself_counts_as_influence() -> None:
    position = Position().give(gold=1, oceanium=1)
    position.state.mega_values = [4, LEVEL, c.NEO, MISSIONS]
    seat = position.seat
    position.state.seats[seat].degree = BOARD.first_degree[2]
    position.refresh().act("e81216")
    assert position.state.seats[seat].points[c.FROM_MEGASTRUCTURES] == 3 * 2


# ---- specialists that help to build -------------------------------------------------------------------------


@rule("FE-31.15")
def test_discount_of_a_crystal_of_choice() -> None:
    position = Position(board=PAIRS).own("1b1").productions("academy", "consulate", "incubator", "university")
    position.give(lavandium=1)
    seat = position.seat
    position.place(space_word("e81216"))
    assert position.legal() == ["done", "1b1"]
    position.say("1b1")
    assert position.legal() == ["consulate", "university"]
    position.say("consulate")
    assert position.goods(seat) == {}
    assert position.state.seats[seat].slots == 0b10


@rule("FE-31.15", "FE-31.18")
def test_which_crystals_are_taken_off() -> None:
    position = Position().own("2b1").productions("academy", "consulate", "incubator", "university")
    position.give(copernium=3, oceanium=2)
    seat = position.seat
    position.act("e81216").say("2b1 academy")  # two copernium and an oceanium
    # a copernium goes in any case, as no part of the discount is lost: the question is the second crystal
    assert position.legal() == ["copernium", "oceanium"]
    position.say("oceanium")
    assert position.goods(seat) == {"copernium": 2, "oceanium": 2}
    assert position.state.seats[seat].slots == 1


@rule("FE-31.15")
@pytest.mark.parametrize("building", ["consulate", "university"])
def test_a_discount_goes_where_the_builder_wants_it(building: str) -> None:
    """Each costs a lavandium and a copernium: with a copernium alone the lavandium is the one taken off (R-068)."""
    position = Position(board=PAIRS).own("1b1").productions("academy", "consulate", "incubator", "university")
    position.give(copernium=1)
    seat = position.seat
    position.act("e81216")
    assert building not in position.legal()
    position.say("1b1")
    assert building in position.legal()
    assert position.why("academy") == "federation-why-short"
    position.say(building)
    assert position.goods(seat) == {}
    assert position.influence("e81216", seat) == 1


@rule("FE-20.1", "FE-31.15")
def test_the_action_is_open_to_whom_a_token_helps() -> None:
    """The President's Office copies what can be done, if need be with the help of own tokens."""

    def open_with(token: str, **goods: int) -> bool:
        position = Position(board=PAIRS).productions("academy", "consulate", "incubator", "university").give(**goods)
        if token:
            position.own(token)
        return e81216.can_act(position.state, position.seat, c.FREE)

    assert not open_with("", copernium=1)
    assert open_with("1b1", copernium=1)  # a crystal less
    assert not open_with("1b2", copernium=1)  # a lavandium for each building, of which there is none
    assert open_with("", copernium=1, lavandium=1)


@rule("FE-31.18")
def test_every_way_to_take_two_crystals_off_is_tried() -> None:
    position = Position().own("2b1").productions("academy", "consulate", "incubator", "university")
    position.give(copernium=1)
    position.act("e81216").say("2b1")
    assert "incubator" in position.legal()  # both crystals go
    assert "academy" in position.legal()  # a copernium and the oceanium go, a copernium is left to pay
    assert "consulate" in position.legal()  # the lavandium and the oceanium go, the copernium is left to pay
    assert position.why("mega-1") == "federation-why-short"


def test_a_discount_never_touches_gold() -> None:
    position = Position().own("2b1").give(oceanium=2).act("e81216").say("2b1")
    assert "mega-1" not in position.legal()
    assert position.why("mega-1") == "federation-why-short"


@rule("FE-31.16", "FE-31.19")
@pytest.mark.parametrize(("token", "kind"), [("1b2", "lavandium"), ("2b2", "copernium")])
def test_crystals_by_influence_before_or_after_the_build(token: str, kind: str) -> None:
    position = Position().own(token).give(lavandium=2)
    seat = position.seat
    position.state.seats[seat].slots = 0b11
    position.refresh().act("e81216")
    copy = position.state.copy()
    position.say(token)
    assert position.goods(seat).get(kind, 0) == 2 + (2 if kind == "lavandium" else 0)
    position.state = copy
    position.say("replicator")
    assert position.asks() == "federation-ask-after-build"
    before = position.goods(seat).get(kind, 0)
    position.say(token)
    assert position.goods(seat)[kind] == before + 3  # the new production counts


@rule("FE-31.17", "FE-33.13")
def test_income_without_a_robot() -> None:
    position = Position().show("1b3")
    seat = position.seat
    position.act("atal").say("1b3")
    assert position.legal() == ["done", "spaceport", "transporter", "replicator"]  # nothing to transmute
    position.say("replicator")
    assert position.goods(seat) == {"lavandium": 1}
    assert position.state.seats[seat].slots == 0


@rule("FE-31.20")
def test_two_incomes_may_be_the_same() -> None:
    position = Position().own("1b1").show("2b3")
    seat = position.seat
    position.act("atal").say("2b3 replicator replicator")
    assert position.goods(seat) == {"lavandium": 2}


def test_no_endless_chain_through_the_consulate() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university").show("1b3")
    seat = position.seat
    position.act("atal").say("1b3")
    assert "consulate" not in position.legal()  # the only used token is the one at work
    position.say("university")
    assert position.state.seats[seat].die == 1


@rule("FE-32.21")
def test_a_free_robot() -> None:
    position = Position()
    seat = position.seat
    position.me.slots = 0b0001
    position.me.discs1 = 0b1
    position.effect("robot")
    assert position.legal() == ["transporter", "transmutation", "replicator", "mega-1", "mega-2"]
    copy = position.state.copy()
    position.say("replicator")
    assert position.goods(seat) == {"lavandium": 1}
    assert position.state.seats[seat].slots == 0b1001
    position.state = copy
    position.say("mega-1")
    assert position.state.seats[seat].points[c.FROM_MEGASTRUCTURES] == 3


@rule("FE-26.8")
def test_academy_at_the_top_of_the_track_is_a_point() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university").give(oceanium=1)
    seat = position.seat
    me = position.state.seats[seat]
    me.slots, me.degree, me.deep = 1, BOARD.top_degree, position.state.deep[0]
    position.to_executive()
    assert position.asks() != "federation-ask-decline"
    position.finish_round()
    assert me.points[c.FROM_ACCREDITATION] == 1
    assert me.degree == BOARD.top_degree
