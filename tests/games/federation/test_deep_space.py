"""The eight deep space tokens (FE-32)."""

from __future__ import annotations

from starboard.games.federation.state import FROM_MEGASTRUCTURES
from starboard.games.federation.words import PROJECT_COMMON
from starboard.kernel import fast_chance
from tests.games.federation.table import BOARD, Table
from tests.rulebook import rule


def reach(token: int) -> Table:
    """The asked seat reaches the top of the track and takes a token."""
    table = Table()
    others = [other for other in range(8) if other != token][:4]
    table.state.deep = sorted([token, *others])
    table.state.deep_box = [other for other in range(8) if other not in table.state.deep]
    table.me.degree = BOARD.top_degree - 1
    table.me.medals = 1 << 5
    table.state.medal_left[0] -= 1
    return table.effect("degree 1").say(f"ds-{token + 1}")


@rule("FE-32.5", "FE-32.6", "FE-32.7")
def test_ds1() -> None:
    table = reach(0)
    seat = table.seat
    table.say("project-atal")
    copy = table.state.copy()
    assert table.legal()[0] == "project-atal"
    table.say("project-atal")
    assert table.state.projects[2] == 2  # one project by two
    table.state = copy
    table.say("project-common")
    assert (table.state.projects[2], table.state.projects[PROJECT_COMMON]) == (1, 1)  # or two by one
    me = table.state.seats[seat]
    assert me.common == 1
    assert (me.hangar, me.marked) == (2, (1 << 12) - 1)


@rule("FE-32.8", "FE-32.9")
def test_ds2() -> None:
    table = reach(1)
    seat = table.seat
    assert table.asks() == "federation-ask-keep-alteration"
    assert len(table.state.looked) == 2
    assert all(BOARD.alterations[kind].strength == 4 for kind in table.state.looked)
    kept, back = table.legal()
    table.say(kept)
    assert [f"alt-{kind + 1}" for kind in table.state.seats[seat].alterations] == [kept]
    assert [f"alt-{kind + 1}" for kind in table.state.returned] == [back]
    assert table.asks() == "federation-ask-atal"
    table.say("1c1" if "1c1" in table.legal() else table.legal()[0])
    assert table.influence("atal", seat) == 1


def test_what_was_put_back_is_known_to_the_looker_only() -> None:
    table = reach(1)
    seat = table.seat
    table.say(table.legal()[0])
    guesses = {tuple(table.state.guess((seat + 1) % 4, fast_chance(n)).returned) for n in range(30)}
    assert len(guesses) > 1
    assert {tuple(table.state.guess(seat, fast_chance(n)).returned) for n in range(10)} == {tuple(table.state.returned)}


@rule("FE-32.10", "FE-32.11", "FE-32.12", "FE-33.17")
def test_ds3() -> None:
    table = reach(2)
    seat = table.seat
    assert table.state.level(seat) == 8
    assert table.me.die == 1
    assert table.goods() == {"oceanium": 1}
    table.finish_round()
    assert table.state.seats[seat].level_game == 3  # for the rest of the game


@rule("FE-32.13")
def test_ds4() -> None:
    table = reach(3)
    seat = table.seat
    assert len(table.legal()) == 6
    table.say("shop-4")
    assert table.state.seats[seat].discs2 == 0b1000
    assert table.goods(seat) == {"oceanium": 1, "gold": 2}
    table = Table()
    seat = table.seat
    table.me.discs1, table.me.discs2 = 0b10, 0b100
    table.refresh().effect("disc 2 bonus")
    assert "shop-3" not in table.legal()
    table.say("shop-2 oceanium oceanium oceanium")
    assert (table.state.seats[seat].discs1, table.state.seats[seat].discs2) == (0, 0b110)


@rule("FE-32.14", "FE-32.15", "FE-33.17")
def test_ds5() -> None:
    table = reach(4)
    assert table.state.level(table.seat) == 6
    assert table.me.die == 6


@rule("FE-32.16")
def test_ds6() -> None:
    table = reach(5)
    table.pass_turns(4)
    assert "amb-special" in table.legal()
    assert BOARD.votes[4] == 7


@rule("FE-32.19", "FE-32.20")
def test_ds7() -> None:
    table = reach(6)
    seat = table.seat
    assert table.legal() == ["neo", "sixmoon"]
    table.say("neo neo-2")
    assert table.goods(seat) == {"lavandium": 2}
    assert table.asks() == "federation-ask-medal"
    assert "medal-accreditation" not in table.legal()
    table.say("medal-e81216")
    assert table.state.medal_high[4] == 2


@rule("FE-32.21")
def test_ds8() -> None:
    table = reach(7)
    seat = table.seat
    table.me.discs1 = 0b111
    assert table.legal() == ["spaceport", "transporter", "transmutation", "replicator", "mega-1", "mega-2"]
    table.say("mega-1")
    assert table.state.seats[seat].points[FROM_MEGASTRUCTURES] == 9
    assert table.goods(seat) == {}


@rule("FE-32.1", "FE-32.2")
def test_a_later_player_chooses_from_the_rest() -> None:
    table = reach(2)
    first = table.seat
    table.end_turn(first)
    table.me.degree = BOARD.top_degree - 1
    table.effect("degree 1")
    assert len(table.legal()) == 4
    assert "ds-3" not in table.legal()
    assert table.why("ds-3") == "federation-why-deep-space"


def test_deep_space_in_the_executive_phase_allows_planet_tokens_only() -> None:
    table = Table().productions("academy", "consulate", "incubator", "university").own("1e1", "1a3").show("1e2")
    seat = table.seat
    table.me.slots, table.me.degree, table.me.medals = 1, BOARD.top_degree - 1, 1 << 5
    table.state.deep, table.state.deep_box = [0, 2, 3, 4, 6], [1, 5, 7]
    table.to_executive()
    assert table.seat == seat
    assert table.asks() == "federation-ask-deep-space"
    table.say("ds-7 neo")
    assert "1e1" in table.legal()
    assert "1a3" not in table.legal()
