from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.kernel import CHOICE, FLAG, NUMBER, SEATS, TEXT, Option, OptionError, find
from starboard.kernel.options import validate
from tests.lots import game

SCHEMA = [
    Option("board", CHOICE, "flat", choices=["flat", "round"]),
    Option("long", FLAG, False),
    Option("goal", NUMBER, 10, least=5, most=20),
    Option("note", TEXT, ""),
    Option("colours", SEATS, "", choices=["red", "blue"]),
    Option("duel", FLAG, False, players=[2]),
]


def checked(**given: object) -> dict[str, Any]:
    return dict(validate(SCHEMA, [2, 3, 5], given))


def test_defaults_fill_in_and_players_come_first() -> None:
    assert list(checked().items()) == [
        ("players", 2),
        ("board", "flat"),
        ("long", False),
        ("goal", 10),
        ("note", ""),
        ("colours", ""),
        ("duel", False),
    ]


def test_text_is_read_by_kind() -> None:
    options = checked(players="3", board="round", long="yes", goal="7", note=" hm ", colours="red,blue,red")
    assert (options["players"], options["long"], options["goal"], options["note"]) == (3, True, 7, "hm")


@pytest.mark.parametrize(
    ("given", "option", "why"),
    [
        ({"players": 1}, "players", "a number from 2 to 5"),
        ({"players": 4}, "players", "one of 2, 3, 5"),
        ({"players": "two"}, "players", "not 'two'"),
        ({"players": True}, "players", "not True"),
        ({"bord": "flat"}, "bord", "there is no option 'bord': the options are players, board"),
        ({"board": "square"}, "board", "one of flat, round, not 'square'"),
        ({"board": 3}, "board", "is a text, not 3"),
        ({"long": "perhaps"}, "long", "yes or no"),
        ({"goal": 4}, "goal", "from 5 to 20"),
        ({"goal": 21}, "goal", "from 5 to 20"),
        ({"goal": "--7"}, "goal", "from 5 to 20"),
        ({"goal": "7" * 5000}, "goal", "from 5 to 20"),
        ({"goal": 7.5}, "goal", "from 5 to 20"),
        ({"note": "a\nb"}, "note", "one line"),
        ({"note": "a\u2028b"}, "note", "one line"),
        ({"colours": "red"}, "colours", "names 1 for 2 seats"),
        ({"colours": "red,green"}, "colours", "not 'green'"),
        ({"players": 3, "duel": True}, "duel", "only for 2 players"),
        ({"players": 3, "duel": "yes"}, "duel", "only for 2 players"),
    ],
)
def test_what_the_schema_does_not_allow(given: dict[str, object], option: str, why: str) -> None:
    with pytest.raises(OptionError, match=why) as error:
        checked(**given)
    assert error.value.option == option


def test_an_option_for_other_tables_may_stand_at_its_default() -> None:
    assert checked(players=3, duel=False)["duel"] is False
    assert checked(players=3, duel="no")["duel"] is False
    assert checked(players=2, duel="yes")["duel"] is True


def test_preferences_are_checked_like_options() -> None:
    assert game.prefer({}) == {"lot": "ask"}
    assert game.prefer({"lot": "take"}) == {"lot": "take"}
    with pytest.raises(OptionError, match="one of ask, take, not 'throw'"):
        game.prefer({"lot": "throw"})
    with pytest.raises(OptionError, match="the options are lot"):
        game.prefer({"players": 2})


def test_the_schema_tells_a_form_everything() -> None:
    schema = game.schema()
    assert schema["game"] == "lots"
    assert schema["players"] == [2, 3, 4]
    assert schema["options"] == [
        {
            "id": "hand",
            "kind": "number",
            "default": 4,
            "choices": [],
            "least": 2,
            "most": 5,
            "players": [],
            "when": None,
        },
        {
            "id": "aside",
            "kind": "flag",
            "default": True,
            "choices": [],
            "least": 0,
            "most": 0,
            "players": [],
            "when": None,
        },
    ]


def test_an_option_may_mean_something_only_beside_another() -> None:
    assert Option("goal", NUMBER, 10, least=5, most=20, when=("long", True)).data()["when"] == {
        "option": "long",
        "value": True,
    }


@pytest.mark.parametrize("name", starboard.names())
def test_presets_and_conditions_speak_of_options_that_there_are(name: str) -> None:
    found = find(name)
    ids = {option.id: option for option in found.options}
    for preset in found.presets.values():
        for players in found.players:
            assert found.validate({"players": players, **preset})
    for option in found.options:
        if option.when is not None:
            other, value = option.when
            assert ids[other].parse(value, found.players[-1]) == value
