"""Every game can be read in every language: the files are whole, alike, and say all that the rules speak of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import starboard
from starboard.kernel import Play
from starboard.text import ENGLISH, Text, languages, message_id

SOURCE = Path(__file__).parent.parent / "src" / "starboard"
GAMES = [name for name in starboard.names() if (SOURCE / "games" / name).is_dir()]
NUMBERS = [0, 1, 2, 5, 10, 11, 21, 22]
NOT_SPEAKING = ("components.py", "tables.py", "view.py")  # names of effects; what views show is looked at in views
SILENT = {"word", "name"}  # of a component: what a click says, and the name that is shown itself

in_every_language = pytest.mark.parametrize("language", languages())
of_every_game = pytest.mark.parametrize("game", GAMES)


def text_of(language: str, part: str) -> str:
    return (SOURCE / "locales" / language / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, part: str) -> list[ftl.EntryType]:
    return FluentParser().parse(text_of(language, part)).body


def messages(language: str, part: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, part) if isinstance(entry, ftl.Message)}


def english(game: str) -> set[str]:
    return {*messages(ENGLISH, game), *messages(ENGLISH, "kernel")}


def nodes(root: Any) -> Iterator[Any]:
    """A node of a Fluent tree and all below it."""
    if isinstance(root, list):
        for each in root:
            yield from nodes(each)
    elif isinstance(root, ftl.BaseNode):
        yield root
        for each in vars(root).values():
            yield from nodes(each)


def arguments(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def plain_text(message: ftl.Message) -> str:
    return "\n".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))


def test_all_games_are_here() -> None:
    assert {"federation", "gaia", "planet", "race"} <= set(GAMES)
    assert {"en", "lt", "ru", "uk"} <= set(languages())


@in_every_language
@pytest.mark.parametrize("part", [*GAMES, "kernel", "cli", "web"])
def test_the_same_messages_with_the_same_arguments_as_in_english(part: str, language: str) -> None:
    assert [entry.content for entry in entries(language, part) if isinstance(entry, ftl.Junk)] == []
    ours, theirs = messages(language, part), messages(ENGLISH, part)
    assert set(ours) == set(theirs)
    assert {id: arguments(ours[id]) for id in ours} == {id: arguments(theirs[id]) for id in theirs}


def rules_of(message: ftl.Message) -> list[str]:
    """The statements behind an explanation: its attribute `rule`, which is written in English only."""
    found = [each.value for each in message.attributes if each.id.name == "rule"]
    return (
        "".join(node.value for node in nodes(found) if isinstance(node, ftl.TextElement)).split(", ") if found else []
    )


@of_every_game
def test_explanations_name_their_rules(game: str) -> None:
    ledger = (SOURCE / "games" / game / "rules.md").read_text(encoding="utf-8")
    stated = {
        *re.findall(r"^- ([A-Z]+-[\w.]+) ", ledger, re.MULTILINE),
        *re.findall(r"^#+ ([A-Z]+-\d+) ", ledger, re.MULTILINE),
    }
    named = {id: rules_of(message) for id, message in messages(ENGLISH, game).items() if id.startswith("explain-")}
    assert len(named) >= 10
    assert [id for id, rules in named.items() if not rules or not set(rules) <= stated] == []


@in_every_language
@of_every_game
def test_explanations_tell_the_same_numbers(game: str, language: str) -> None:
    texts = [Text(starboard.game(game), code) for code in (ENGLISH, language)]
    told = [
        id for id, message in messages(ENGLISH, game).items() if id.startswith("explain-") and not arguments(message)
    ]
    for id in told:
        theirs, ours = ({*re.findall(r"\b\d+\b", text.say(id))} - {"1"} for text in texts)  # "one" is a word as well
        assert ours == theirs, (id, texts[1].say(id))


@in_every_language
@of_every_game
def test_plurals_have_all_forms_of_their_language(game: str, language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for id, message in messages(language, game).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
                assert keys == forms or not keys & (forms - {"other"}), id


@in_every_language
@of_every_game
def test_every_sentence_can_be_said(game: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("kernel", game):
        bundle.add_resource(FluentResource(text_of(language, part)), allow_overrides=True)
    for id, message in messages(language, game).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for number in NUMBERS if arguments(message) else NUMBERS[:1]:
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(arguments(message), number))
            assert (errors, "{" in str(said), str(said) != "") == ([], False, True), id


# Letters that the language does not have, and words of two alphabets: typing slips that no eye finds.
FOREIGN = {
    "uk": r"[ыэъё]|[a-z][а-яіїєґ]|[а-яіїєґ][a-z]",
    "ru": r"[іїєґ]|[a-z][а-яё]|[а-яё][a-z]",
    "lt": r"[а-яіїєґё]",
    "en": r"[а-яіїєґё]",
}


@in_every_language
@of_every_game
def test_letters_of_the_language_only(game: str, language: str) -> None:
    slips = {id: plain_text(message) for id, message in messages(language, game).items()}
    assert {id: text for id, text in slips.items() if re.search(FOREIGN[language], text, re.IGNORECASE)} == {}


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
@of_every_game
def test_no_sentence_is_left_in_english(game: str, language: str) -> None:
    theirs = messages(ENGLISH, game)
    same = [id for id, message in messages(language, game).items() if plain_text(message) == plain_text(theirs[id])]
    sentences = {id for id in same if len(re.findall("[a-z]{2,}", plain_text(theirs[id]))) > 3}
    assert {id for id in sentences if id not in names_of_components(game)} == set()


def names_of_components(game: str) -> set[str]:
    """Printed proper names, which may stay as they are: ids whose text has a capital in each longer word."""
    return {
        id
        for id, message in messages(ENGLISH, game).items()
        if all(word[0].isupper() for word in re.findall(r"[A-Za-z']{4,}", plain_text(message)))
    }


def spoken(game: str) -> set[str]:
    """The message ids that stand in a game's rules; one that ends with a hyphen is only a beginning."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).rglob("*.py"):
        if path.name not in NOT_SPEAKING:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {text for text in strings if isinstance(text, str) and re.fullmatch(f"{game}-[a-z0-9-]+", text)}
    return found


@of_every_game
def test_english_has_all_that_the_rules_speak(game: str) -> None:
    known, ids = english(game), spoken(game)
    assert len(ids) > 40
    assert {id for id in ids if not id.endswith("-")} - known == set()
    assert {id for id in ids if id.endswith("-") and not any(each.startswith(id) for each in known)} == set()


def test_every_question_of_federation_tells_how_it_is_answered() -> None:
    asked = {id for id in spoken("federation") if id.startswith("federation-ask-")}
    assert len(asked) > 25
    assert sorted(id for id in asked if f"{id}-hint" not in english("federation")) == []


def labelled(known: set[str], family: str, id: str) -> bool:
    return f"{family}-{id}" in known or id in known


def unnamed(view: dict[str, Any], known: set[str]) -> set[str]:
    """What a board would show of a view under a name that nobody has given."""
    shown = {f"fact {id}" for id, value in view["table"].items() if not isinstance(value, list | dict)}
    shown |= {f"counter {id}" for seat in view["seats"] for id in seat["counters"]}
    shown |= {f"area {area['id']}" for area in view["areas"]}
    items = [item for area in view["areas"] for item in area["items"]]
    shown |= {f"fact {id}" for item in items for id in set(item) - SILENT if isinstance(item[id], str | int)}
    missing = {each for each in shown if not labelled(known, *each.split(" "))}
    return missing | {item["name"] for item in items if message_id(item["name"]) not in known}


@of_every_game
def test_english_names_all_that_is_seen(game: str) -> None:
    found = starboard.game(game)
    known = english(game)
    for players in found.players:
        for options in found.samples(players)[:2]:
            state = Play(found, options, "11").state
            for _ in range(12):
                assert unnamed(state.view(0), known) == set()
                seat = state.waiting()[0]
                state.say(seat, state.legal(seat)[-1])


@of_every_game
def test_english_names_all_options(game: str) -> None:
    known = english(game)
    for option in starboard.game(game).options:
        assert f"option-{option.id}" in known
        words = [choice for choice in option.choices if not choice.isdecimal()]
        assert [each for each in words if not labelled(known, f"option-{option.id}", each)] == []


@of_every_game
def test_english_names_all_preferences(game: str) -> None:
    known = english(game)
    for preference in starboard.game(game).preferences:
        assert f"preference-{preference.id}" in known
        assert [each for each in preference.choices if f"preference-{preference.id}-{each}" not in known] == []
