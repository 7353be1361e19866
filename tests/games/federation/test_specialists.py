"""All 45 specialists (FE-31)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.seat import Seat
from tests.games.federation.position import BOARD, Position, specialist
from tests.rulebook import rule


def take(name: str, *, given: str = "") -> Position:
    """The asked seat takes a token on Atal, with a lower one of its colour if it needs that."""
    position = Position()
    if name[0] != "1":
        position.own(given or f"1{name[1]}1", used=True)
    return position.show(name).act("atal").say(name)


def scored(name: str, me: Seat) -> int:
    """What an immediate token of points scores for a delegation that is laid out by hand."""
    position = Position()
    seat = position.seat
    me.start = position.me.start
    me.owned |= 1 << specialist(f"1{name[1]}1")
    me.used |= 1 << specialist(f"1{name[1]}1")
    position.state.seats[seat] = me
    position.show(name).act("atal").say(name)
    return me.points[c.FROM_SPECIALISTS]


def laid_out(**fields: int) -> Seat:
    me = Seat()
    me.degree = BOARD.start_degree
    for field, value in fields.items():
        setattr(me, field, value)
    return me


@rule("FE-31.3")
def test_moments() -> None:
    moments = {s.name: s.when for s in BOARD.specialists}
    assert [name for name, when in moments.items() if when == c.WHEN_ANY] == ["1a1", "1a2", "1a3", "2a1", "2a3"]
    assert all(when == c.WHEN_NOW for name, when in moments.items() if name[0] == "3")
    assert {name: c.PLANETS[when] for name, when in moments.items() if when < 5} == {
        "2a2": "atal",
        **dict.fromkeys(["1b1", "1b2", "2b1", "2b2"], "e81216"),
        **dict.fromkeys(["1d1", "1d3", "2d1", "2d3"], "sixmoon"),
        **dict.fromkeys(["1e1", "1e2", "1e3", "2e1", "2e2", "2e3"], "neo"),
    }


# ---- A ------------------------------------------------------------------------------------------------------


@rule("FE-31.6", "FE-31.9", "FE-33.16")
@pytest.mark.parametrize(("name", "more"), [("1a1", 1), ("2a1", 2)])
def test_level_until_the_end_of_the_round(name: str, more: int) -> None:
    position = Position().own(name)
    seat = position.seat
    level = position.state.level(seat)
    position.say(name)
    assert position.state.level(seat) == level + more
    position.place("f3c2", "vote")  # the officers' quarters: most votes of the floor
    position.end_turn(seat)
    level = position.state.level(seat)
    position.finish_round()
    assert position.state.seats[seat].points[0] == level  # it counts for the floor
    assert position.state.level(seat) == level - more


@rule("FE-31.7")
def test_1a2_turns_a_level_one_token_up_again() -> None:
    position = Position().own("1a2")
    assert "1a2" not in position.legal()  # nothing to turn up, and never itself
    position.own("1c1", "1e1", "2e1", used=True)
    seat = position.seat
    position.say("1a2")
    assert position.legal() == ["done", "1c1", "1e1"]
    copy = position.state.copy()
    position.say("1c1")
    assert position.state.seats[seat].degree == BOARD.start_degree + 1
    position.state = copy
    position.say("1e1")
    assert not position.state.seats[seat].used >> specialist("1e1") & 1
    assert position.state.seats[seat].used >> specialist("1a2") & 1


@rule("FE-31.8")
def test_1a3_copies_level_one() -> None:
    position = Position().own("1a3").show("1c1", "1b1", "1d2", "2c1", "1e3")
    seat = position.seat
    position.own("1e1", used=True)
    position.say("1a3")
    offered = position.legal()
    assert {"1c1", "1d2"} <= set(offered)
    assert not {"1b1", "2c1", "1e3", "1e1", "1a3"} & set(offered)  # planet tokens need their planet
    position.say("1d2")
    assert position.state.seats[seat].die == 1
    assert specialist("1d2") in position.state.open  # the target stays as it is
    assert position.state.seats[seat].owned >> specialist("1d2") & 1 == 0


@rule("FE-31.8")
def test_1a3_copies_a_planet_token_in_that_planets_action() -> None:
    position = Position().own("1a3").show("1e1")
    seat = position.seat
    position.act("neo")
    assert "1a3" in position.legal()
    position.say("1a3")
    assert position.goods(seat) == {"lavandium": 2}  # one target: not asked
    assert "1a3" not in position.legal()
    position.say("neo-3")
    assert position.goods(seat) == {"lavandium": 2, "oceanium": 1}


@rule("FE-31.11")
def test_2a3_copies_level_one_or_two() -> None:
    position = Position().own("2a3").show("1c1", "2c1", "3c1", "2d2")
    seat = position.seat
    position.say("2a3")
    assert {"1c1", "2c1", "2d2"} <= set(position.legal())
    assert "3c1" not in position.legal()
    position.say("2c1")
    assert position.state.seats[seat].degree == BOARD.start_degree + 2


@rule("FE-31.11")
def test_own_face_up_tokens_may_be_copied() -> None:
    position = Position().own("2a3", "2e3")
    seat = position.seat
    for place in range(12, 15):
        position.state.open[place] = -1
    position.refresh().act("neo").say("2a3")
    assert position.goods(seat) == {"gold": 1}
    position.say("2e3")
    assert position.goods(seat) == {"gold": 2}


@rule("FE-31.10")
def test_2a2_takes_a_level_three_without_a_lower_one() -> None:
    position = Position().own("2a2").show("3e3")
    seat = position.seat
    position.act("atal")
    assert "3e3" not in position.legal()
    assert "2a2" in position.legal()
    position.say("2a2")
    assert "3e3" in position.legal()
    assert all(word[0] == "3" for word in position.legal())
    position.say("3e3")
    assert position.state.seats[seat].owned >> specialist("3e3") & 1
    assert position.asks() == "federation-ask-ambassador"  # in place of the normal choice


@rule("FE-31.10", "FE-18.6")
def test_2a2_does_not_work_in_the_action_that_brought_it() -> None:
    position = Position().own("1a1", used=True).show("2a2", "3e3")
    position.act("atal").say("2a2")
    assert position.asks() == "federation-ask-ambassador"


@rule("FE-31.12")
def test_3a1() -> None:
    # four marked, two of them completed; start token and deep space token count as completed
    assert scored("3a1", laid_out(marked=0b1111, completed=0b11, deep=2, ships=5, hangar=1)) == 6


@rule("FE-31.13", "FE-33.15")
def test_3a2() -> None:
    owned = 1 << specialist("1b1") | 1 << specialist("2b1") | 1 << specialist("1e1")
    assert scored("3a2", laid_out(owned=owned)) == 9  # A, B, E
    first, last = 1 << specialist("1b1"), 1 << specialist("3e3")  # at the edges of their colours
    assert scored("3a2", laid_out(owned=first | last)) == 9


@rule("FE-31.14")
def test_3a3_counts_itself() -> None:
    assert scored("3a3", laid_out(owned=1 << specialist("1e1"))) == 6


# ---- B ------------------------------------------------------------------------------------------------------


@rule("FE-31.21")
def test_3b1() -> None:
    assert scored("3b1", laid_out(slots=0b111, megas=1)) == 10


@rule("FE-31.22")
def test_3b2() -> None:
    me = laid_out()
    me.goods = [1, 0, 2, 3]
    assert scored("3b2", me) == 9


@rule("FE-31.23")
def test_3b3() -> None:
    assert scored("3b3", laid_out(megas=0b11)) == 10


# ---- C ------------------------------------------------------------------------------------------------------


@rule("FE-31.24")
def test_1c1() -> None:
    position = take("1c1")
    assert position.me.degree == BOARD.start_degree + 1


@rule("FE-31.25")
def test_1c2_is_one_or_the_other() -> None:
    position = take("1c2")
    assert position.legal() == ["ship", "marker"]
    copy = position.state.copy()
    position.say("ship")
    assert (position.me.hangar, position.me.marked) == (2, 0)
    position.state = copy
    position.say("marker mission-spy")
    assert (position.me.hangar, position.me.marked) == (1, 1 << 11)
    position = Position()
    position.me.hangar, position.me.ships = 5, 3
    position.refresh().show("1c2").act("atal").say("1c2")
    assert position.asks() == "federation-ask-marker"  # no room for a ship


@rule("FE-31.26")
def test_1c3_disc_without_bonus() -> None:
    position = Position().show("1c3")
    seat = position.seat
    position.me.discs1 = 1
    position.refresh().act("atal").say("1c3")
    assert position.legal() == ["shop-2", "shop-3", "shop-4", "shop-5", "shop-6"]
    assert position.why("shop-1") == "federation-why-disc-there"
    position.say("shop-4")
    assert position.state.seats[seat].discs1 == 0b1001
    assert position.goods(seat) == {}


@rule("FE-31.27")
def test_2c1() -> None:
    assert take("2c1").me.degree == BOARD.start_degree + 2


@rule("FE-31.28")
def test_2c2_is_both() -> None:
    position = take("2c2").say("mission-neo")
    assert (position.me.hangar, position.me.marked) == (2, 1)


@rule("FE-31.29")
def test_2c3_disc_with_bonus() -> None:
    position = take("2c3")
    position.say("shop-4")
    assert position.me.discs1 == 0b1000
    assert position.goods() == {"lavandium": 1, "copernium": 1, "gold": 1}


@rule("FE-31.30")
def test_3c1() -> None:
    assert scored("3c1", laid_out(degree=BOARD.first_degree[3], level_round=1)) == 8


@rule("FE-31.31")
def test_3c2() -> None:
    assert scored("3c2", laid_out(hangar=4, ships=4)) == 12


@rule("FE-31.32")
def test_3c3() -> None:
    assert scored("3c3", laid_out(discs1=0b1000, discs2=0b11)) == 6


# ---- D ------------------------------------------------------------------------------------------------------


@rule("FE-31.33", "FE-31.36")
@pytest.mark.parametrize(("name", "strength"), [("1d1", 1), ("2d1", 2)])
def test_extra_alteration_from_the_supply(name: str, strength: int) -> None:
    position = Position().own(name)
    seat = position.seat
    before = position.state.beside[strength]
    position.act("sixmoon")
    assert position.legal() == ["moon-1", name]
    position.say(name)
    (kind,) = position.state.seats[seat].alterations
    assert BOARD.alterations[kind].strength == strength
    assert position.state.beside[strength] == before - 1
    position.say(position.legal()[0])
    assert len(position.state.seats[seat].alterations) == 2


@rule("FE-31.34", "FE-31.37")
@pytest.mark.parametrize(("name", "amount"), [("1d2", 1), ("2d2", 2)])
def test_die_tokens(name: str, amount: int) -> None:
    position = take(name)
    assert position.me.die == amount
    position.me.used &= ~(1 << specialist(name))
    from starboard.games.federation.rules import specialists

    specialists.use(position.state, position.seat, specialist(name), 0)
    assert position.me.die == 2 * amount


@rule("FE-31.35", "FE-31.38")
@pytest.mark.parametrize(("name", "steps"), [("1d3", 1), ("2d3", 2)])
def test_extra_moons(name: str, steps: int) -> None:
    position = Position().own(name)
    seat = position.seat
    position.act("sixmoon").say(name)
    assert position.asks() == "federation-ask-alteration"
    assert position.influence("sixmoon", seat) == 1 + steps
    width = BOARD.moon_width
    here = position.state.moon_at[(1 + steps) * width : (2 + steps) * width]
    assert {f"alt-{kind + 1}" for kind in here} == set(position.legal())
    position.say(position.legal()[0])
    assert len(position.state.seats[seat].alterations) == 1
    assert position.state.moon_shown == 2 + steps
    position.state.seats[seat].moon = 6
    position.state.seats[seat].used = 0
    position.act("sixmoon").say(name)
    assert position.influence("sixmoon", seat) == 7  # surplus steps are lost


@rule("FE-31.39")
def test_3d1() -> None:
    me = laid_out()
    me.alterations = [1, 1, 5]
    assert scored("3d1", me) == 9


@rule("FE-31.40")
def test_3d2() -> None:
    assert scored("3d2", laid_out(die=5)) == 10
    assert scored("3d2", laid_out()) == 0


@rule("FE-31.41")
def test_3d3() -> None:
    assert scored("3d3", laid_out(moon=4)) == 8


# ---- E ------------------------------------------------------------------------------------------------------


@rule("FE-31.42", "FE-31.43", "FE-31.45", "FE-31.46", "FE-31.47")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("1e1", {"lavandium": 2}),
        ("1e2", {"oceanium": 1}),
        ("2e1", {"lavandium": 1, "oceanium": 1}),
        ("2e2", {"copernium": 1, "oceanium": 1}),
        ("2e3", {"gold": 1}),
    ],
)
def test_extra_resources_on_neo(name: str, gain: dict[str, int]) -> None:
    position = Position().own(name)
    seat = position.seat
    position.act("neo").say(name)
    assert position.goods(seat) == gain
    assert position.state.seats[seat].used == 1 << specialist(name)
    position.say("neo-2")
    assert sum(position.goods(seat).values()) == sum(gain.values()) + 2


def test_resources_still_work_at_the_end_of_neo_but_steps_do_not() -> None:
    position = Position().own("1e3", "2e3")
    position.me.neo = BOARD.neo_end
    position.state.dead_shown, position.state.dead_open = True, [0, 1]
    position.refresh().act("neo")
    assert position.legal() == ["dead-1", "dead-2", "2e3"]


@rule("FE-31.48")
def test_3e1() -> None:
    assert scored("3e1", laid_out(asteroids=0b101, dead=0b10)) == 15


@rule("FE-31.49")
def test_3e2() -> None:
    me = laid_out()
    me.goods = [2, 1, 3, 2]
    assert scored("3e2", me) == 8


@rule("FE-31.50")
def test_3e3() -> None:
    assert scored("3e3", laid_out(neo=[space.name for space in BOARD.neo].index("d2"))) == 8


# ---- copiers inside and after planet actions ----------------------------------------------------------------


def test_a_copier_may_make_a_build_possible() -> None:
    position = Position().own("1a3").show("1b1").give(lavandium=1)
    seat = position.seat
    position.say("amb-1 vote")
    assert "f2c4" in position.legal()  # a replicator for two lavandium less one
    position.say("f2c4")
    assert position.legal() == ["done", "1a3"]
    position.say("1a3")  # there is only one target
    assert position.state.seats[seat].used == 1 << specialist("1a3")
    position.say("replicator")
    assert position.state.seats[seat].slots == 1 << 3


def test_a_copier_after_the_build() -> None:
    position = Position().own("1a3").show("1b2").give(lavandium=2)
    seat = position.seat
    position.state.seats[seat].slots = 0b11
    position.refresh().act("e81216").say("replicator")
    assert position.asks() == "federation-ask-after-build"
    assert position.legal() == ["done", "1a3"]
    position.say("1a3")
    assert position.goods(seat) == {"lavandium": 4}  # the income, and one for each of three productions


def test_helpers_that_were_wasted_lose_the_action() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university")
    position.own("2b2").give(lavandium=10)
    seat = position.seat
    me = position.state.seats[seat]
    me.slots, me.megas = 0b1101, 0b11  # the consulate is left: lavandium and copernium
    position.refresh().act("e81216")
    assert position.legal() == ["done", "2b2"]  # the helper is all there is, but nobody must use it
    position.say("2b2 copernium")  # and so on: all that it brought
    assert me.slots == 0b1101
    assert position.asks() == "federation-ask-ambassador"


def test_a_helper_on_atal_opens_the_planet() -> None:
    position = Position().own("2a2", "1a1", "1b1", "1c1", "1d1", "1e1")
    state = position.state
    for place in (1, 2, 4, 5, 7, 8, 10, 11, 13):
        state.open[place] = -1
    position.show("3e3")
    for place in range(0, 15, 3):
        state.open[place] = -1
    state.seats[position.seat].owned &= ~(1 << specialist("1e1"))
    position.refresh().say("amb-1 vote")
    assert "f1c2" in position.legal()
    position.say("f1c2 2a2")
    assert state.seats[state.starter].owned >> specialist("3e3") & 1


def test_reasons_about_specialists() -> None:
    position = Position().own("1e1").show("1c1")
    assert position.why("1e1") == "federation-why-wrong-moment"
    assert position.why("1c1") == "federation-why-not-owned"
    position.own("1a1").say("amb-1 vote")
    assert position.why("1e1") == "federation-why-wrong-moment"


def test_after_a_mission_only_specialists_are_left() -> None:
    position = Position().own("1a1")
    seat = position.seat
    me = position.state.seats[seat]
    me.marked, me.degree, me.hangar, me.ships = 1 << 5 | 1 << 0, BOARD.first_degree[2], 2, 6
    position.refresh().place("outer", "vote")
    assert position.legal() == ["done", "mission-neo", "mission-officers", "1a1"]
    position.say("mission-officers")
    assert position.asks() == "federation-ask-last-word"
    assert position.legal() == ["done", "1a1"]
    assert position.why("mission-neo") == "federation-why-one-mission"
    position.say("1a1")
    assert position.seat != seat
