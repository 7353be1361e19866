from __future__ import annotations

from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from starboard.kernel import Event, Message, Play, StarboardError
from starboard.text import Text, languages, message_id
from tests.lots import game


def test_sentences_with_plurals_and_names() -> None:
    text = Text(game, names=["Anna", "Bo"])
    assert text.say("why-too-few", {"n": 1}) == "Choose one more before you finish."
    assert text.say("why-too-few", {"n": 3}) == "Choose 3 more before you finish."
    assert text.say("cli-hand-over", {"seat": 1}).startswith("Bo, it is your turn")
    assert text.say("lots-dealt", {"owner": 1, "n": 0, "rival": 0}) == "Bo dealt 0 to Anna."
    assert text.say("cli-hand-over", {"seat": 7}).startswith("seat 7, it is your turn")


def test_words_are_shown_by_their_names() -> None:
    text = Text(game)
    assert text.name("take") == "take it"
    assert text.name("card-3") == "card-3"
    assert text.name("take/2") == "take it"  # one name for all copies
    assert text.name("shelf-b") == "shelf b"  # one name for a family
    assert text.name("shelf-3x2") == "shelf 3x2"
    assert text.name("b") == "b"
    assert text.message(Message("lots-dispose", {"card": "take"})) == "dispose of take it."
    assert text.say("cli-rest-unsaid", {"words": ["take", "card-3"]}).endswith("take it, card-3")


def test_what_nobody_has_written_is_readable() -> None:
    assert Text().say("lots-not-written", {"n": 3, "cards": ["a", "b"]}) == "lots not written (n 3, cards a b)"
    assert Text().say("lots-bid") == "lots bid"  # another game's sentences are not here


def test_prompts_tell_the_bounds_of_a_set() -> None:
    play = Play(game, {"players": 2, "hand": 3}, "1")
    prompt = play.state.prompt(0)
    assert prompt is not None
    assert Text(game).prompt(prompt) == "lay cards aside. (up to 2; 0 chosen)"
    prompt.least = 1
    assert Text(game).prompt(prompt) == "lay cards aside. (from 1 to 2; 0 chosen)"
    prompt.least, prompt.picked = 2, [5]
    assert Text(game).prompt(prompt) == "lay cards aside. (2; 1 chosen)"


def test_events_by_reader() -> None:
    text = Text(game)
    event = Event(Message("lots-laid", {"card": "card-3"}), 0, None)
    assert text.event(event, 0) == "You bid card-3."
    assert text.event(event, 1) is None


@pytest.mark.parametrize(
    ("word", "id"), [("3x-2", "w-3x-2"), ("explore+5", "explore_5"), ("a.b/c", "a_b_c"), ("x", "x")]
)
def test_words_as_ids(word: str, id: str) -> None:
    assert message_id(word) == id


def test_unknown_languages_are_refused() -> None:
    assert "en" in languages()
    with pytest.raises(StarboardError, match="there is no language 'xx'"):
        Text(game, "xx")


@pytest.mark.parametrize("language", languages())
def test_fluent_files_have_no_errors_and_no_id_twice(language: str) -> None:
    for file in resources.files("starboard").joinpath("locales", language).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        body = FluentResource(file.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], file.name
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), file.name
