from __future__ import annotations

import pytest

from starboard.kernel import DONE, PASS, UnknownWord, Vocabulary


def test_done_and_pass_come_first() -> None:
    words = Vocabulary(["hex-3x2", "explore+5"])
    assert words.words == ["done", "pass", "hex-3x2", "explore+5"]
    assert (words.index("done"), words.index("pass")) == (DONE, PASS) == (0, 1)
    assert len(words) == 4


def test_numbers_and_spellings_are_inverse() -> None:
    words = Vocabulary([f"card-{n}" for n in range(50)])
    assert [words.index(words.word(n)) for n in range(len(words))] == list(range(len(words)))
    assert words.spell([0, 51, 2]) == ["done", "card-49", "card-0"]
    assert "card-7" in words
    assert "card-50" not in words


@pytest.mark.parametrize("word", ["", "two words", "a;b", "a:b", "a#b", "Upper", "-dash", "ü", "a\n"])
def test_what_cannot_be_a_word(word: str) -> None:
    with pytest.raises(ValueError, match="cannot be a word"):
        Vocabulary([word])


@pytest.mark.parametrize("word", ["done", "twice"])
def test_no_word_twice(word: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        Vocabulary(["twice", word])


def test_unknown_words_are_named_with_a_hint() -> None:
    words = Vocabulary(["card-1", "card-2", "shelf"])
    with pytest.raises(UnknownWord, match=r"'card' is not a word of this game \(did you mean card-1, card-2\?\)"):
        words.index("card")
    with pytest.raises(UnknownWord, match=r"'xyz' is not a word of this game$"):
        words.index("xyz")
    for number in (-1, 5):
        with pytest.raises(UnknownWord, match="this game has 5 words"):
            words.word(number)
