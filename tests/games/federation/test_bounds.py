"""Small things that are easily broken: chains of tokens, discounts that are left over, tracks at their end."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.rules import e81216
from tests.games.federation.position import BOARD, Position, space_word, specialist
from tests.rulebook import rule


@rule("FE-31.15")
def test_a_discount_may_be_greater_than_the_price() -> None:
    position = Position().own("1b1", "2b1")
    seat = position.seat
    position.act("e81216").say("1b1 2b1 replicator")
    assert position.goods(seat) == {"lavandium": 1}  # nothing was paid, one is the income
    assert position.state.seats[seat].slots


@rule("FE-20.11", "FE-20.3")
def test_the_consulate_turns_up_any_first_level_token_when_it_is_built() -> None:
    position = Position().productions("consulate").own("1a1", "1a3", used=True)
    position.give(lavandium=1, copernium=1, oceanium=1).act("e81216")  # nothing else can be built
    assert position.asks() == "federation-ask-reactivate"
    assert position.legal() == ["done", "1a1", "1a3"]


@rule("FE-31.16")
def test_a_token_used_after_the_build_is_face_down() -> None:
    position = Position().own("1b2", "1d1").give(lavandium=2)
    seat = position.seat
    position.act("e81216").say("replicator")
    assert position.asks() == "federation-ask-after-build"
    position.say("1b2")
    assert position.state.seats[seat].used == 1 << specialist("1b2")
    assert position.goods(seat)["lavandium"] == 2  # the income, and one for the new influence


@rule("FE-20.6")
def test_the_transporter_works_as_long_as_one_of_both_can_move() -> None:
    for neo, moon, legal in (
        (BOARD.neo_end, 0, ["done", "moon-1"]),
        (0, 7, ["done", "neo-2", "neo-3"]),
    ):
        position = Position()
        seat = position.seat
        position.me.neo, position.me.moon = neo, moon
        position.state.offers[seat] = []
        e81216.income(position.state, seat, c.PRODUCTIONS.index("transporter"), 0)
        position.state.advance()
        assert position.legal() == legal


@rule("FE-15.6", "FE-15.1")
def test_dead_asteroids_are_taken_only_at_the_end_of_the_track() -> None:
    position = Position()
    position.state.dead_open = [0, 1]
    seat = position.seat
    position.act("neo").say("neo-2")
    assert position.asks() != "federation-ask-dead-asteroid"
    assert position.state.dead_open == [0, 1]
    assert position.state.seats[seat].neo == 1


@rule("FE-19.8")
def test_a_disc_that_goes_up_lies_on_level_two() -> None:
    position = Position().give(lavandium=9, copernium=9, oceanium=9, gold=5)
    seat = position.seat
    position.me.discs1 = 1
    position.refresh().act("arratuin").say("shop-1")
    assert (position.state.seats[seat].discs1, position.state.seats[seat].discs2) == (0, 1)
    told = [event.message for event in position.state.events or [] if event.message.id == "federation-did-disc"]
    assert told[-1].args == {"seat": seat, "shop": "shop-1", "level": 2}


@rule("FE-13.2")
def test_no_token_stays_in_the_senate_after_the_round() -> None:
    position = Position()
    position.place(space_word("officers"))
    assert any(token != c.NOBODY for token in position.state.token)
    position.finish_round()
    assert position.state.token == [c.NOBODY] * c.SPACES
    assert position.state.holder == [c.NOBODY] * c.SPACES


@rule("FE-31.7", "FE-31.8")
def test_a_copied_token_turns_up_a_copier_of_the_first_level() -> None:
    """The tokens at work are the copier and the one copied; another one may be turned up."""
    position = Position().own("2a3", "1a2").own("1a3", used=True)
    position.say("2a3 1a2")
    assert position.asks() == "federation-ask-reactivate"
    assert "1a3" in position.legal()
