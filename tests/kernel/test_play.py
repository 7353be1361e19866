"""Play and undo. Undo must follow what people have learnt, not flags on moves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel import (
    DONE,
    CannotUndo,
    NoSuchSeat,
    Play,
    StarboardError,
    dump,
    fast_chance,
    fingerprint,
    sentences,
)
from tests.lots import GIVE, SHELF, TAKE, game


def bidding(players: int = 3, seed: str = "1") -> Play:
    return Play(game, {"players": players, "aside": False}, seed, events=True)


def lowest(play: Play, seat: int) -> int:
    return play.state.legal(seat)[0]


def bid_all(play: Play) -> int:
    """Everybody bids the lowest card; the seat that won."""
    for seat in play.state.waiting():
        play.say(seat, lowest(play, seat))
    return play.state.waiting()[0]


def test_words_by_name_or_number() -> None:
    play = bidding()
    play.say(0, game.vocabulary.words[lowest(play, 0)])
    play.say(1, lowest(play, 1))
    assert [(said.seat, said.starts) for said in play.said] == [(0, 2), (1, 2)]


def test_any_earlier_moment_can_be_looked_at() -> None:
    play = bidding()
    prints = [fingerprint(play.state)]
    while not play.state.over:
        seat = play.state.waiting()[0]
        play.say(seat, play.state.legal(seat)[-1])
        prints.append(fingerprint(play.state))
    assert [fingerprint(play.at(count)) for count in range(len(prints))] == prints


def test_names_fit_the_seats() -> None:
    assert Play(game, names=[" Anna ", "Bo"]).names == ["Anna", "Bo"]
    assert Play(game).names == ["seat-0", "seat-1"]
    with pytest.raises(StarboardError, match="1 names for 2 seats"):
        Play(game, names=["Anna"])
    with pytest.raises(StarboardError, match="one line"):
        Play(game, names=["Anna", "B\no"])


# ---- undo ---------------------------------------------------------------------------------------------


def test_a_secret_bid_may_be_taken_back() -> None:
    play = bidding()
    before = fingerprint(play.state)
    play.say(0, lowest(play, 0))
    assert [play.undoable(seat) for seat in range(3)] == [1, 0, 0]
    play.undo(0)
    assert fingerprint(play.state) == before
    assert play.said == []


def test_a_secret_bid_may_be_taken_back_after_another_bid() -> None:
    play = bidding()
    play.say(0, lowest(play, 0))
    play.say(1, lowest(play, 1))
    assert [play.undoable(seat) for seat in range(3)] == [1, 1, 0]
    play.undo(0)
    assert [said.seat for said in play.said] == [1]
    assert play.state.waiting() == [0, 2]
    fresh = bidding()
    fresh.say(1, lowest(fresh, 1))
    assert fingerprint(play.state) == fingerprint(fresh.state)
    assert dump(play) == dump(fresh)
    assert play.state.events is not None
    assert fresh.state.events is not None
    assert [e.message for e in play.state.events] == [e.message for e in fresh.state.events]


def test_not_after_the_bids_were_shown() -> None:
    play = bidding()
    bid_all(play)
    assert [play.undoable(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(CannotUndo, match="seat 1 has nothing that it may take back"):
        play.undo(1)


def test_a_public_word_that_told_nothing_may_be_taken_back_until_chance_was_used() -> None:
    play = bidding()
    winner = bid_all(play)
    before = fingerprint(play.state)
    play.say(winner, TAKE)
    assert play.undoable(winner) == 1
    play.undo(winner)
    assert fingerprint(play.state) == before
    play.say(winner, GIVE)
    play.say(winner, play.state.legal(winner)[0])  # the next lot is drawn
    assert play.undoable(winner) == 0


def test_several_words_at_once() -> None:
    play = Play(game, {"players": 2}, "1")
    first, second = play.state.legal(0)[1:3]
    before = fingerprint(play.state)
    play.say(0, first)
    play.say(0, second)
    assert play.undoable(0) == 2
    with pytest.raises(CannotUndo, match="at most 2 of its words, not 3"):
        play.undo(0, 3)
    play.undo(0, 2)
    assert fingerprint(play.state) == before


def test_a_set_may_be_taken_back_word_by_word() -> None:
    play = Play(game, {"players": 3}, "1")
    play.say(1, DONE)
    play.say(0, play.state.legal(0)[1])
    half = fingerprint(play.state)
    play.say(0, DONE)
    assert play.undoable(0) == 2
    play.undo(0)
    assert fingerprint(play.state) == half
    assert play.state.prompt(0) is not None
    play.undo(0)
    assert play.state.picks == [[], [], []]
    assert play.undoable(1) == 1


def test_not_after_another_seat_acted_knowing_it() -> None:
    """Seat 0 lays cards aside, which all can count; whoever then bids may have counted."""
    play = Play(game, {"players": 2}, "1")
    play.say(0, play.state.legal(0)[1])
    play.say(0, DONE)
    assert play.undoable(0) == 2
    play.say(1, DONE)  # everybody is done: the first lot is drawn, seen by all
    assert (play.undoable(0), play.undoable(1)) == (0, 0)


def test_not_after_another_seat_saw_the_public_part() -> None:
    play = Play(game, {"players": 3}, "1")
    play.say(0, play.state.legal(0)[1])
    play.say(0, DONE)
    play.say(1, DONE)  # seat 1 has seen that seat 0 laid one card aside
    assert play.undoable(0) == 0
    assert play.undoable(1) == 1


def test_undo_needs_a_seat() -> None:
    with pytest.raises(NoSuchSeat):
        bidding().undo(3)
    with pytest.raises(CannotUndo):
        bidding().undo(0, 0)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(2, 4), st.booleans())
def test_undo_never_changes_what_is_kept(seed: int, players: int, aside: bool) -> None:
    """After any undo the game is the one in which the words taken back were never said."""
    dice = fast_chance(seed)
    play = Play(game, {"players": players, "aside": aside}, str(seed))
    undone = 0
    while not play.state.over and len(play.said) + undone < 30:
        seats = play.state.waiting()
        seat = seats[dice.below(len(seats))]
        legal = play.state.legal(seat)
        play.say(seat, legal[dice.below(len(legal))])
        taker = dice.below(players)
        count = play.undoable(taker)
        if count and dice.below(2):
            kept = [(said.seat, said.word) for said in play.said if said.seat != taker]
            own = [(said.seat, said.word) for said in play.said if said.seat == taker]
            play.undo(taker, count)
            undone += count
            assert [(s.seat, s.word) for s in play.said if s.seat == taker] == own[:-count]
            assert [(s.seat, s.word) for s in play.said if s.seat != taker] == kept
            assert fingerprint(play.at(len(play.said))) == fingerprint(play.state)


def test_shelf_words_are_the_second_half_of_a_decision() -> None:
    play = bidding()
    winner = bid_all(play)
    assert sentences(play.state, winner).sentences[:2] == [[TAKE, SHELF], [TAKE, SHELF + 1]]
