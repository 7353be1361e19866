from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel import (
    OldRules,
    Play,
    RecordError,
    StarboardError,
    UnknownGame,
    Value,
    dump,
    fast_chance,
    fingerprint,
    load,
)
from tests.lots import LotsGame, game

LOOKS = """starboard 1
game: lots
rules: 1
players: 2
option hand: 3
option aside: yes
seed: 3
seat 0: Anna
seat 1: Bo

1: card-1 done
0: done
0: card-3
1: card-10
1: take shelf-b
"""


def random_play(seed: int, options: dict[str, Value], words: int = 10**6) -> Play:
    dice = fast_chance(seed)
    play = Play(game, options, str(seed))
    while not play.state.over and len(play.said) < words:
        seats = play.state.waiting()
        seat = seats[dice.below(len(seats))]
        legal = play.state.legal(seat)
        play.say(seat, legal[dice.below(len(legal))])
    return play


@settings(max_examples=40)
@given(st.integers(0, 10**9), st.integers(2, 4), st.integers(2, 5), st.booleans(), st.integers(0, 60))
def test_round_trip(seed: int, players: int, hand: int, aside: bool, words: int) -> None:
    play = random_play(seed, {"players": players, "hand": hand, "aside": aside}, words)
    again = load(dump(play), game)
    assert fingerprint(again.state) == fingerprint(play.state)
    assert (again.names, again.options, again.seed) == (play.names, play.options, play.seed)
    assert dump(again) == dump(play)


def test_what_a_record_looks_like() -> None:
    play = Play(game, {"players": 2, "hand": 3}, "3", ["Anna", "Bo"])
    play.say(1, play.state.legal(1)[1])
    play.say(1, "done")
    play.say(0, "done")
    for seat in (0, 1):
        play.say(seat, play.state.legal(seat)[0])
    winner = play.state.waiting()[0]
    play.say(winner, "take")
    play.say(winner, "shelf-b")
    assert dump(play) == LOOKS


def test_secret_and_scripted_seeds_round_trip() -> None:
    for seed in ("0x" + "5a" * 16, "script:" + ",".join(str(card) for card in range(2, 14))):
        play = Play(game, {"hand": 2}, seed)
        play.say(0, "done")
        assert dump(load(dump(play), game)) == dump(play)


def test_comments_and_windows_lines_are_read() -> None:
    play = random_play(4, {"players": 2})
    text = dump(play)
    noisy = text.replace("seed:", "# how it was dealt\nseed:").replace("\n\n", "\n\n# the game\n").replace("\n", "\r\n")
    assert dump(load(noisy, game)) == text


def test_options_that_are_left_out_stand_at_their_default() -> None:
    play = load("starboard 1\ngame: lots\nrules: 1\nplayers: 3\nseed: 9\n", game)
    assert play.options == {"players": 3, "hand": 4, "aside": True}


def broken(old: str, new: str) -> RecordError:
    text = dump(random_play(1, {"players": 2, "hand": 2}))
    assert text.count(old) >= 1, text
    with pytest.raises(RecordError) as error:
        load(text.replace(old, new, 1), game)
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "line", "word", "why"),
    [
        ("starboard 1", "starboard 2", 1, "starboard 2", "starts with the line 'starboard 1'"),
        ("starboard 1\n", "", 1, "game: lots", "starts with"),
        ("game: lots\n", "", 1, "", "no field 'game'"),
        ("game: lots", "game: chess", 2, "chess", "not a record of lots"),
        ("rules: 1", "rules: one", 3, "one", "is a number"),
        ("rules: 1", "rules 1", 3, "rules", "a header line is"),
        ("players: 2", "players: 2\nplayers: 2", 5, "players", "twice"),
        ("players: 2", "players: 7", 4, "7", "a number from 2 to 4"),
        ("hand: 2", "hand: 9", 5, "9", "a number from 2 to 5"),
        ("aside: yes", "aside: perhaps", 6, "perhaps", "yes or no"),
        ("option aside", "option beside", 6, "yes", "there is no option 'beside'"),
        ("seed: 1", "seed: none", 7, "none", "is not a seed"),
        ("seed: 1\n", "", 1, "", "no field 'seed'"),
        ("seat 1", "seat 2", 9, "2", "no such seat at a table of 2"),
        ("seat 1", "seat one", 9, "one", "no such seat"),
        ("seat 1:", "chair 1:", 9, "chair 1", "not a field"),
        ("winners: ", "winners: 1 ", 11, "", "these winners are not what came out"),
        ("scores: ", "scores: x ", 10, "", "list of numbers"),
        ("\n\n0: ", "\n\nx: ", 13, "x:", "a turn is 'seat: words'"),
        ("\n\n0: ", "\n\n0 ", 13, "0", "a turn is 'seat: words'"),
        ("\n\n0: ", "\n\n0:\n0: ", 13, "0:", "a turn is 'seat: words'"),
        ("\n\n0: ", "\n\n2: ", 13, None, "there is no seat 2"),
        ("\n\n0: ", "\n\n0: cart-7 ", 13, "cart-7", "'cart-7' is not a word of this game"),
        ("\n\n0: ", "\n\n0: take ", 13, "take", "seat 0 cannot say 'take' now"),
    ],
)
def test_a_broken_record_names_line_and_word(old: str, new: str, line: int, word: str | None, why: str) -> None:
    error = broken(old, new)
    assert error.line == line
    assert why in error.reason
    if word:
        assert error.word == word
        assert f"line {line}, at {word!r}: " in str(error)


def test_words_after_the_end_and_unfinished_results() -> None:
    play = random_play(1, {"players": 2, "hand": 2})
    text = dump(play)
    with pytest.raises(RecordError, match="the game is over") as error:
        load(text + "0: done\n", game)
    assert error.value.line == len(text.splitlines()) + 1
    with pytest.raises(RecordError, match="the game is not over"):
        load("\n".join(text.splitlines()[:-1]), game)


def test_old_rules_are_recognised_before_anything_is_replayed() -> None:
    text = dump(random_play(1, {"players": 2})) + "nonsense that no rules could replay\n"
    with pytest.raises(
        OldRules, match=r"played under rules version 1, which can no longer be played \(this program plays 2\)"
    ) as error:
        load(text, LotsGame(rules=2))
    assert (error.value.game, error.value.recorded, error.value.plays) == ("lots", 1, [2])


def test_a_record_of_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'lots'"):
        load("starboard 1\ngame: lots\nrules: 1\nplayers: 2\nseed: 1\n")


@settings(max_examples=150)
@given(st.data())
def test_whatever_is_written_there_is_at_most_one_clear_error(data: st.DataObject) -> None:
    text = dump(random_play(2, {"players": 2, "hand": 2}))
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 8)))
    put = data.draw(st.text(st.sampled_from("0123459:;# \n\t-x\x0b\u2028²٣ask"), max_size=6) | st.just("9" * 5000))
    told = ""
    try:
        play = load(text[:at] + put + text[until:], game)
    except StarboardError as error:
        told = str(error)
    else:
        assert fingerprint(load(dump(play), game).state) == fingerprint(play.state)
    assert len(told.splitlines()) <= 1
