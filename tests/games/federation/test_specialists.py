"""All 45 specialists (FE-31)."""

from __future__ import annotations

import pytest

from starboard.games.federation.boardcheck import WHEN_ANY, WHEN_NOW
from starboard.games.federation.state import FROM_SPECIALISTS, SOURCES, Delegation
from starboard.games.federation.words import PLANETS
from tests.games.federation.table import BOARD, Table, specialist
from tests.rulebook import rule


def take(name: str, *, given: str = "") -> Table:
    """The asked seat takes a token on Atal, with a lower one of its colour if it needs that."""
    table = Table()
    if name[0] != "1":
        table.own(given or f"1{name[1]}1", used=True)
    return table.show(name).act("atal").say(name)


def scored(name: str, me: Delegation) -> int:
    """What an immediate token of points scores for a delegation that is laid out by hand."""
    table = Table()
    seat = table.seat
    me.start = table.me.start
    me.owned |= 1 << specialist(f"1{name[1]}1")
    me.used |= 1 << specialist(f"1{name[1]}1")
    table.state.seats[seat] = me
    table.show(name).act("atal").say(name)
    return me.points[FROM_SPECIALISTS]


def laid_out(**fields: int) -> Delegation:
    me = Delegation([0, 0, 0, 0], [0] * len(SOURCES))
    me.degree = BOARD.start_degree
    for field, value in fields.items():
        setattr(me, field, value)
    return me


@rule("FE-31.3")
def test_moments() -> None:
    moments = {s.name: s.when for s in BOARD.specialists}
    assert [name for name, when in moments.items() if when == WHEN_ANY] == ["1a1", "1a2", "1a3", "2a1", "2a3"]
    assert all(when == WHEN_NOW for name, when in moments.items() if name[0] == "3")
    assert {name: PLANETS[when] for name, when in moments.items() if when < 5} == {
        "2a2": "atal",
        **dict.fromkeys(["1b1", "1b2", "2b1", "2b2"], "e81216"),
        **dict.fromkeys(["1d1", "1d3", "2d1", "2d3"], "sixmoon"),
        **dict.fromkeys(["1e1", "1e2", "1e3", "2e1", "2e2", "2e3"], "neo"),
    }


# ---- A ------------------------------------------------------------------------------------------------------


@rule("FE-31.6", "FE-31.9", "FE-33.16")
@pytest.mark.parametrize(("name", "more"), [("1a1", 1), ("2a1", 2)])
def test_level_until_the_end_of_the_round(name: str, more: int) -> None:
    table = Table().own(name)
    seat = table.seat
    level = table.state.level(seat)
    table.say(name)
    assert table.state.level(seat) == level + more
    table.place("f3c2", "vote")  # the officers' quarters: most votes of the floor
    table.end_turn(seat)
    level = table.state.level(seat)
    table.finish_round()
    assert table.state.seats[seat].points[0] == level  # it counts for the floor
    assert table.state.level(seat) == level - more


@rule("FE-31.7")
def test_1a2_turns_a_level_one_token_up_again() -> None:
    table = Table().own("1a2")
    assert "1a2" not in table.legal()  # nothing to turn up, and never itself
    table.own("1c1", "1e1", "2e1", used=True)
    seat = table.seat
    table.say("1a2")
    assert table.legal() == ["done", "1c1", "1e1"]
    copy = table.state.copy()
    table.say("1c1")
    assert table.state.seats[seat].degree == BOARD.start_degree + 1
    table.state = copy
    table.say("1e1")
    assert not table.state.seats[seat].used >> specialist("1e1") & 1
    assert table.state.seats[seat].used >> specialist("1a2") & 1


@rule("FE-31.8")
def test_1a3_copies_level_one() -> None:
    table = Table().own("1a3").show("1c1", "1b1", "1d2", "2c1", "1e3")
    seat = table.seat
    table.own("1e1", used=True)
    table.say("1a3")
    offered = table.legal()
    assert {"1c1", "1d2"} <= set(offered)
    assert not {"1b1", "2c1", "1e3", "1e1", "1a3"} & set(offered)  # planet tokens need their planet
    table.say("1d2")
    assert table.state.seats[seat].die == 1
    assert specialist("1d2") in table.state.open  # the target stays as it is
    assert table.state.seats[seat].owned >> specialist("1d2") & 1 == 0


@rule("FE-31.8")
def test_1a3_copies_a_planet_token_in_that_planets_action() -> None:
    table = Table().own("1a3").show("1e1")
    seat = table.seat
    table.act("neo")
    assert "1a3" in table.legal()
    table.say("1a3")
    assert table.goods(seat) == {"lavandium": 2}  # one target: not asked
    assert "1a3" not in table.legal()
    table.say("neo-3")
    assert table.goods(seat) == {"lavandium": 2, "oceanium": 1}


@rule("FE-31.11")
def test_2a3_copies_level_one_or_two() -> None:
    table = Table().own("2a3").show("1c1", "2c1", "3c1", "2d2")
    seat = table.seat
    table.say("2a3")
    assert {"1c1", "2c1", "2d2"} <= set(table.legal())
    assert "3c1" not in table.legal()
    table.say("2c1")
    assert table.state.seats[seat].degree == BOARD.start_degree + 2


@rule("FE-31.11")
def test_own_face_up_tokens_may_be_copied() -> None:
    table = Table().own("2a3", "2e3")
    seat = table.seat
    for place in range(12, 15):
        table.state.open[place] = -1
    table.refresh().act("neo").say("2a3")
    assert table.goods(seat) == {"gold": 1}
    table.say("2e3")
    assert table.goods(seat) == {"gold": 2}


@rule("FE-31.10")
def test_2a2_takes_a_level_three_without_a_lower_one() -> None:
    table = Table().own("2a2").show("3e3")
    seat = table.seat
    table.act("atal")
    assert "3e3" not in table.legal()
    assert "2a2" in table.legal()
    table.say("2a2")
    assert "3e3" in table.legal()
    assert all(word[0] == "3" for word in table.legal())
    table.say("3e3")
    assert table.state.seats[seat].owned >> specialist("3e3") & 1
    assert table.asks() == "federation-ask-ambassador"  # in place of the normal choice


@rule("FE-31.10", "FE-18.6")
def test_2a2_does_not_work_in_the_action_that_brought_it() -> None:
    table = Table().own("1a1", used=True).show("2a2", "3e3")
    table.act("atal").say("2a2")
    assert table.asks() == "federation-ask-ambassador"


@rule("FE-31.12")
def test_3a1() -> None:
    # four marked, two of them completed; start token and deep space token count as completed
    assert scored("3a1", laid_out(marked=0b1111, completed=0b11, deep=2, ships=5, hangar=1)) == 6


@rule("FE-31.13", "FE-33.15")
def test_3a2() -> None:
    owned = 1 << specialist("1b1") | 1 << specialist("2b1") | 1 << specialist("1e1")
    assert scored("3a2", laid_out(owned=owned)) == 9  # A, B, E


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
    table = take("1c1")
    assert table.me.degree == BOARD.start_degree + 1


@rule("FE-31.25")
def test_1c2_is_one_or_the_other() -> None:
    table = take("1c2")
    assert table.legal() == ["ship", "marker"]
    copy = table.state.copy()
    table.say("ship")
    assert (table.me.hangar, table.me.marked) == (2, 0)
    table.state = copy
    table.say("marker mission-spy")
    assert (table.me.hangar, table.me.marked) == (1, 1 << 11)
    table = Table()
    table.me.hangar, table.me.ships = 5, 3
    table.refresh().show("1c2").act("atal").say("1c2")
    assert table.asks() == "federation-ask-marker"  # no room for a ship


@rule("FE-31.26")
def test_1c3_disc_without_bonus() -> None:
    table = Table().show("1c3")
    seat = table.seat
    table.me.discs1 = 1
    table.refresh().act("atal").say("1c3")
    assert table.legal() == ["shop-2", "shop-3", "shop-4", "shop-5", "shop-6"]
    assert table.why("shop-1") == "federation-why-disc-there"
    table.say("shop-4")
    assert table.state.seats[seat].discs1 == 0b1001
    assert table.goods(seat) == {}


@rule("FE-31.27")
def test_2c1() -> None:
    assert take("2c1").me.degree == BOARD.start_degree + 2


@rule("FE-31.28")
def test_2c2_is_both() -> None:
    table = take("2c2").say("mission-neo")
    assert (table.me.hangar, table.me.marked) == (2, 1)


@rule("FE-31.29")
def test_2c3_disc_with_bonus() -> None:
    table = take("2c3")
    table.say("shop-4")
    assert table.me.discs1 == 0b1000
    assert table.goods() == {"copernium": 1, "gold": 1}


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
    table = Table().own(name)
    seat = table.seat
    before = table.state.beside[strength]
    table.act("sixmoon")
    assert table.legal() == ["moon-1", name]
    table.say(name)
    (kind,) = table.state.seats[seat].alterations
    assert BOARD.alterations[kind].strength == strength
    assert table.state.beside[strength] == before - 1
    table.say(table.legal()[0])
    assert len(table.state.seats[seat].alterations) == 2


@rule("FE-31.34", "FE-31.37")
@pytest.mark.parametrize(("name", "amount"), [("1d2", 1), ("2d2", 2)])
def test_die_tokens(name: str, amount: int) -> None:
    table = take(name)
    assert table.me.die == amount
    table.me.used &= ~(1 << specialist(name))
    from starboard.games.federation import specialists

    specialists.use(table.state, table.seat, specialist(name), 0)
    assert table.me.die == 2 * amount


@rule("FE-31.35", "FE-31.38")
@pytest.mark.parametrize(("name", "steps"), [("1d3", 1), ("2d3", 2)])
def test_extra_moons(name: str, steps: int) -> None:
    table = Table().own(name)
    seat = table.seat
    table.act("sixmoon").say(name)
    assert table.asks() == "federation-ask-alteration"
    assert table.influence("sixmoon", seat) == 1 + steps
    width = BOARD.moon_width
    here = table.state.moon_at[(1 + steps) * width : (2 + steps) * width]
    assert {f"alt-{kind + 1}" for kind in here} == set(table.legal())
    table.say(table.legal()[0])
    assert len(table.state.seats[seat].alterations) == 1
    assert table.state.moon_shown == 2 + steps
    table.state.seats[seat].moon = 6
    table.state.seats[seat].used = 0
    table.act("sixmoon").say(name)
    assert table.influence("sixmoon", seat) == 7  # surplus steps are lost


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
    table = Table().own(name)
    seat = table.seat
    table.act("neo").say(name)
    assert table.goods(seat) == gain
    assert table.state.seats[seat].used == 1 << specialist(name)
    table.say("neo-2")
    assert sum(table.goods(seat).values()) == sum(gain.values()) + 2


def test_resources_still_work_at_the_end_of_neo_but_steps_do_not() -> None:
    table = Table().own("1e3", "2e3")
    table.me.neo = BOARD.neo_end
    table.state.dead_shown, table.state.dead_open = True, [0, 1]
    table.refresh().act("neo")
    assert table.legal() == ["dead-1", "dead-2", "2e3"]


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
    table = Table().own("1a3").show("1b1").give(lavandium=1)
    seat = table.seat
    table.say("amb-1 vote")
    assert "f2c4" in table.legal()  # a replicator for two lavandium less one
    table.say("f2c4")
    while table.asks() != "federation-ask-build":
        table.say(table.legal()[-1])
    assert table.state.seats[seat].used == 1 << specialist("1a3")
    table.say("replicator")
    assert table.state.seats[seat].slots == 1 << 3


def test_a_copier_after_the_build() -> None:
    table = Table().own("1a3").show("1b2").give(lavandium=2)
    seat = table.seat
    table.state.seats[seat].slots = 0b11
    table.refresh().act("e81216").say("replicator")
    assert table.asks() == "federation-ask-after-build"
    assert table.legal() == ["done", "1a3"]
    table.say("1a3")
    assert table.goods(seat) == {"lavandium": 4}  # the income, and one for each of three productions


def test_helpers_that_were_wasted_lose_the_action() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university")
    table.own("2b2").give(lavandium=10)
    seat = table.seat
    me = table.state.seats[seat]
    me.slots, me.megas = 0b1101, 0b11  # the consulate is left: lavandium and copernium
    table.refresh().act("e81216")
    assert table.asks() == "federation-ask-discard"  # the helper is all there is, so it is used
    table.say("copernium")  # and so on: all that it brought
    assert me.slots == 0b1101
    assert table.asks() == "federation-ask-ambassador"


def test_a_helper_on_atal_opens_the_planet() -> None:
    table = Table().own("2a2", "1a1", "1b1", "1c1", "1d1", "1e1")
    state = table.state
    for place in (1, 2, 4, 5, 7, 8, 10, 11, 13):
        state.open[place] = -1
    table.show("3e3")
    for place in range(0, 15, 3):
        state.open[place] = -1
    state.seats[table.seat].owned &= ~(1 << specialist("1e1"))
    table.refresh().say("amb-1 vote")
    assert "f1c2" in table.legal()
    table.say("f1c2")
    assert state.seats[state.starter].owned >> specialist("3e3") & 1


def test_reasons_about_specialists() -> None:
    table = Table().own("1e1").show("1c1")
    assert table.why("1e1") == "federation-why-wrong-moment"
    assert table.why("1c1") == "federation-why-not-owned"
    table.own("1a1").say("amb-1 vote")
    assert table.why("1e1") == "federation-why-wrong-moment"


def test_after_a_mission_only_specialists_are_left() -> None:
    table = Table().own("1a1")
    seat = table.seat
    me = table.state.seats[seat]
    me.marked, me.degree, me.hangar, me.ships = 1 << 5 | 1 << 0, BOARD.first_degree[2], 2, 6
    table.refresh().place("outer", "vote")
    assert table.legal() == ["done", "mission-neo", "mission-officers", "1a1"]
    table.say("mission-officers")
    assert table.asks() == "federation-ask-last-word"
    assert table.legal() == ["done", "1a1"]
    assert table.why("mission-neo") == "federation-why-one-mission"
    table.say("1a1")
    assert table.seat != seat
