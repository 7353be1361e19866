"""The eight deep space tokens (FE-32)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.game import game
from starboard.games.federation.state import FederationState
from starboard.kernel import Play, fast_chance
from tests.games.federation.position import BOARD, Position, space_word
from tests.rulebook import rule


def reach(token: int) -> Position:
    """The asked seat reaches the top of the track and takes a token."""
    position = Position()
    others = [other for other in range(8) if other != token][:4]
    position.state.deep = sorted([token, *others])
    position.state.deep_box = [other for other in range(8) if other not in position.state.deep]
    position.me.degree = BOARD.top_degree - 1
    position.me.medals = 1 << 5
    position.state.medal_left[0] -= 1
    return position.effect("degree 1").say(f"ds-{token + 1}")


@rule("FE-32.5", "FE-32.6", "FE-32.7")
def test_ds1() -> None:
    position = reach(0)
    seat = position.seat
    position.say("project-atal")
    copy = position.state.copy()
    assert position.legal()[0] == "project-atal"
    position.say("project-atal")
    assert position.state.projects[2] == 2  # one project by two
    position.state = copy
    position.say("project-common")
    assert (position.state.projects[2], position.state.projects[c.PROJECT_COMMON]) == (1, 1)  # or two by one
    me = position.state.seats[seat]
    assert me.common == 1
    assert (me.hangar, me.marked) == (2, (1 << 12) - 1)


@rule("FE-32.8", "FE-32.9")
def test_ds2() -> None:
    position = reach(1)
    seat = position.seat
    assert position.asks() == "federation-ask-keep-alteration"
    assert len(position.state.looked) == 2
    assert all(BOARD.alterations[kind].strength == 4 for kind in position.state.looked)
    kept, back = position.legal()
    position.say(kept)
    assert [f"alt-{kind + 1}" for kind in position.state.seats[seat].alterations] == [kept]
    assert [f"alt-{kind + 1}" for kind in position.state.returned] == [back]
    assert position.asks() == "federation-ask-atal"
    position.say("1c1" if "1c1" in position.legal() else position.legal()[0])
    assert position.influence("atal", seat) == 1


def test_what_was_put_back_is_known_to_the_looker_only() -> None:
    position = reach(1)
    seat = position.seat
    position.say(position.legal()[0])
    guesses = {tuple(position.state.guess((seat + 1) % 4, fast_chance(n)).returned) for n in range(30)}
    assert len(guesses) > 1
    assert {tuple(position.state.guess(seat, fast_chance(n)).returned) for n in range(10)} == {
        tuple(position.state.returned)
    }


@rule("FE-32.10", "FE-32.11", "FE-32.12", "FE-33.17")
def test_ds3() -> None:
    position = reach(2)
    seat = position.seat
    assert position.state.level(seat) == 8
    assert position.me.die == 1
    assert position.goods() == {"oceanium": 1}
    position.finish_round()
    assert position.state.seats[seat].level_game == 3  # for the rest of the game


@rule("FE-32.13")
def test_ds4() -> None:
    position = reach(3)
    seat = position.seat
    assert len(position.legal()) == 6
    position.say("shop-4")
    assert position.state.seats[seat].discs2 == 0b1000
    assert position.goods(seat) == {"copernium": 1, "oceanium": 1, "gold": 2}
    position = Position()
    seat = position.seat
    position.me.discs1, position.me.discs2 = 0b10, 0b100
    position.refresh().effect("disc 2 bonus")
    assert "shop-3" not in position.legal()
    position.say("shop-2 oceanium oceanium oceanium")
    assert (position.state.seats[seat].discs1, position.state.seats[seat].discs2) == (0, 0b110)


@rule("FE-32.14", "FE-32.15", "FE-33.17")
def test_ds5() -> None:
    position = reach(4)
    assert position.state.level(position.seat) == 6
    assert position.me.die == 6


@rule("FE-32.16")
def test_ds6() -> None:
    position = reach(5)
    position.pass_turns(4)
    assert "amb-special" in position.legal()
    assert BOARD.votes[4] == 7


@rule("FE-32.19", "FE-32.20")
def test_ds7() -> None:
    position = reach(6)
    seat = position.seat
    assert position.legal() == ["neo", "sixmoon"]
    position.say("neo neo-2")
    assert position.goods(seat) == {"lavandium": 2}
    assert position.asks() == "federation-ask-medal"
    assert "medal-accreditation" not in position.legal()
    position.say("medal-e81216")
    assert position.state.medal_high[4] == 2


@rule("FE-32.21")
def test_ds8() -> None:
    position = reach(7)
    seat = position.seat
    position.me.discs1 = 0b111
    assert position.legal() == ["spaceport", "transporter", "transmutation", "replicator", "mega-1", "mega-2"]
    position.say("mega-1")
    assert position.state.seats[seat].points[c.FROM_MEGASTRUCTURES] == 9
    assert position.goods(seat) == {}


@rule("FE-32.1", "FE-32.2")
def test_a_later_player_chooses_from_the_rest() -> None:
    position = reach(2)
    first = position.seat
    position.end_turn(first)
    position.me.degree = BOARD.top_degree - 1
    position.effect("degree 1")
    assert len(position.legal()) == 4
    assert "ds-3" not in position.legal()
    assert position.why("ds-3") == "federation-why-deep-space"


def test_deep_space_in_the_executive_phase_allows_planet_tokens_only() -> None:
    position = Position().productions("academy", "consulate", "incubator", "university").own("1e1", "1a3").show("1e2")
    seat = position.seat
    position.me.slots, position.me.degree, position.me.medals = 1, BOARD.top_degree - 1, 1 << 5
    position.state.deep, position.state.deep_box = [0, 2, 3, 4, 6], [1, 5, 7]
    position.to_executive()
    assert position.seat == seat
    assert position.asks() == "federation-ask-deep-space"
    position.say("ds-7 neo")
    assert "1e1" in position.legal()
    assert "1a3" not in position.legal()


@rule("FE-32.1")
def test_a_look_into_deep_space_ends_undo() -> None:
    play = Play(game, {"players": 4}, "3")
    state = play.state
    assert isinstance(state, FederationState)
    while state.round == 0:
        play.say(state.waiting()[0], state.legal(state.waiting()[0])[0])
    (seat,) = state.waiting()
    state.seats[seat].degree = BOARD.top_degree - 2
    for word in ("amb-1", "vote"):
        play.say(seat, word)
    assert play.undoable(seat) >= 2
    play.say(seat, space_word("officers"))
    prompt = state.prompt(seat)
    assert prompt is not None
    assert prompt.message.id == "federation-ask-deep-space"
    assert play.undoable(seat) == 0
