"""Facts of a view for those who draw the table: what was placed when, what would be scored, what is in doubt."""

from __future__ import annotations

from typing import Any

from starboard.games.federation import components as c
from starboard.games.federation.components import boards
from starboard.games.federation.game import game
from starboard.text import Text, languages, message_id
from tests.games.federation.position import BOARD, Position, new_state, space_word


def look(position: Position, seat: int | None = 0) -> dict[str, Any]:
    return position.state.view(seat)


def items(view: dict[str, Any], id: str, seat: int | None = None) -> list[dict[str, Any]]:
    (found,) = [area["items"] for area in view["areas"] if (area["id"], area["seat"]) == (id, seat)]
    assert isinstance(found, list)
    return found


def test_in_which_order_tokens_were_placed() -> None:
    position = Position()
    first = position.seat
    position.place(space_word("officers"))
    position.end_turn(first)
    position.place("outer")
    view = look(position)
    assert {item["word"]: item["order"] for item in items(view, "spaces") if item["order"]} == {
        space_word("officers"): 1
    }
    (outer,) = items(view, "outer")
    assert (outer["seats"], outer["orders"]) == ([(first + 1) % 4], [2])
    position.finish_round()
    (outer,) = items(look(position), "outer")
    assert (outer["seats"], outer["orders"]) == ([], [])
    assert not any(item["order"] for item in items(look(position), "spaces"))


def test_how_many_tokens_lie_on_every_moon() -> None:
    position = Position()
    assert [item["tokens"] for item in items(look(position), "moons")] == BOARD.moon_tokens[1:]
    position.act("sixmoon")
    position.say(position.legal()[0])
    moons = items(look(position), "moons")[:3]
    assert [(item["tokens"], item["shown"]) for item in moons] == [(3, True), (4, True), (4, False)]


def test_which_laws_passed_and_what_they_would_bring() -> None:
    position = Position()
    state = position.state
    state.law_now = [c.NEO, c.ATAL]
    state.law_pool = [[1, 2, 3, 4], [0, 1, 3, 4]]
    position.own("1a1", seat=2)
    assert look(position)["table"]["passing"] is None  # no votes yet
    position.place(space_word("atal", 1))
    laws = items(look(position), "laws")
    assert [(law["planet"], law["wing"], law["passed"], law["round"]) for law in laws] == [
        ("neo", "left", None, 1),
        ("atal", "right", None, 1),
    ]
    assert [law["points"][2] for law in laws] == [0, 2]
    assert look(position)["table"]["passing"] == "right"
    assert look(position)["seats"][2]["forecast"]["law"] == 2
    position.finish_round()
    past = [law for law in items(look(position), "laws") if law["when"] == "past"]
    assert [(law["planet"], law["passed"], law["round"]) for law in past] == [("neo", False, 1), ("atal", True, 1)]


def test_what_the_end_of_the_round_would_bring() -> None:
    position = Position().productions("spaceport", "transporter", "transmutation", "replicator")
    seat = position.seat
    me = position.state.seats[seat]
    me.degree = BOARD.first_degree[3]
    position.refresh()
    forecast = look(position)["seats"][seat]["forecast"]
    assert forecast == {"income": [], "upkeep": ["lavandium-1"], "payable": False, "floors": 0, "law": 0}
    me.slots = 1 << 3  # the replicator's lavandium pays
    position.place(space_word("patron"))
    forecast = look(position)["seats"][seat]["forecast"]
    assert (forecast["income"], forecast["payable"], forecast["floors"]) == (["lavandium-1"], True, 3)
    assert look(position)["seats"][seat]["base_level"] == 3


def test_where_everybody_stands_in_a_project() -> None:
    position = Position()
    position.own("1a1", "1b1", seat=1).own("1c1", seat=3)
    project = next(item for item in items(look(position), "projects") if item["word"] == "project-atal")
    assert project["standing"] == [
        {"value": 0, "points": 0},
        {"value": 2, "points": 16},
        {"value": 0, "points": 0},
        {"value": 1, "points": 8},
    ]


def test_what_missions_and_megastructures_are_worth() -> None:
    position = Position()
    seat = position.seat
    me = position.state.seats[seat]
    me.die = 3
    position.give(lavandium=2, gold=1)
    worth = {item["word"]: item["worth"] for item in items(look(position), "missions", seat)}
    assert worth["mission-neo"] is None
    assert worth["mission-assistants"] == 6
    assert worth["mission-president"] == 3
    assert worth["mission-patron"] == 2  # itself and the start token
    me.discs1 = 0b11
    me.degree = 10
    mega = items(look(position), "megastructures")[0]
    assert mega["values"] == ["per-arratuin", "per-level"]
    assert mega["worth"][seat] == 3 * 2
    position.state.mega_values = [c.E81216, c.ARRATUIN, 0, 1]
    assert items(look(position), "megastructures")[0]["worth"][seat] == 3 * 2  # its own influence counts
    me.megas = 1
    assert items(look(position), "megastructures")[0]["worth"][seat] is None


def test_the_track_and_the_limits_are_those_of_the_board() -> None:
    table = look(Position())["table"]
    assert [level["degrees"] for level in table["track"]["levels"]] == [2, 2, 2, 2, 2]
    assert table["track"]["levels"][3]["upkeep"] == ["copernium-1"]
    assert (table["track"]["medal_degree"], table["track"]["top_degree"]) == (8, 10)
    assert table["limits"] == {"crystals": 10, "gold": 5, "hangar": 5, "die": 6}
    assert table["medal_points"][-1] == 30


def test_which_figures_of_a_component_are_in_doubt() -> None:
    view = look(Position())
    shops = items(view, "shops")
    assert shops[0]["reconstructed"] == ["level1", "level2"]  # that it is free is in the rulebook
    assert shops[1]["reconstructed"] == ["level1"]
    assert shops[3]["reconstructed"] == ["cost", "level1", "level2"]
    (mission,) = [item for item in items(view, "missions", 0) if item["word"] == "mission-spy"]
    assert mission["reconstructed"] == ["level"]
    assert items(view, "spaces")[0]["reconstructed"] == ["action"]
    own = boards.pack(boards.board_text("reconstructed").replace('"reconstructed"', '"established"'))
    sure: dict[str, Any] = new_state(board=own).view(0)
    assert not [item for area in sure["areas"] for item in area["items"] if item.get("reconstructed")]


# ---- questions and texts ------------------------------------------------------------------------------------


def args(position: Position) -> dict[str, Any]:
    prompt = position.state.prompt(position.seat)
    assert prompt is not None
    return dict(prompt.message.args)


def test_questions_name_what_they_are_about() -> None:
    position = Position()
    position.me.marked = 0b11  # Neo and 6Moon, both of level 1
    position.refresh().say("amb-3 vote")
    assert args(position) == {"token": "amb-3"}
    position.say("outer")
    assert (position.asks(), args(position)) == ("federation-ask-mission", {"n": 2})
    position = Position().give(copernium=1)
    position.me.degree = BOARD.first_degree[4]
    position.refresh().to_executive()
    assert position.asks() == "federation-ask-upkeep"
    assert args(position) == {"level": 4, "cost": ["copernium"], "below": 2}


def test_every_component_with_a_text_of_its_own_is_explained() -> None:
    for language in languages():
        text = Text(game, language)
        names = [*c.SPECIALIST_NAMES, *c.ACTIONS, "outer", *[f"mission-{name}" for name in c.ACTIONS]]
        names += [f"ds-{number}" for number in range(1, c.DEEP_SPACE + 1)] + ["law-left", "law-right"]
        names += [*c.PRODUCTIONS, "project-missions", "project-common", "medal-accreditation", "medal-intrigue"]
        names += [f"{family}-n" for family in ("project", "start", "alt", "mega", "shop", "medal")]  # all of a kind
        ids = [f"explain-{message_id(name)}" for name in names]
        assert [id for id in ids if text.say(id) == id.replace("-", " ")] == []


def test_which_token_stands_for_its_equals() -> None:
    position = Position()
    seat = position.seat
    said = {item["word"]: item["said"] for item in items(look(position), "ambassadors", seat)}
    assert said == {"amb-1": "amb-1", "amb-2": "amb-1", "amb-3": "amb-3", "amb-4": "amb-4"}
    position.place("outer", token="amb-1")
    said = {item["word"]: item["said"] for item in items(look(position), "ambassadors", seat)}
    assert said["amb-2"] == "amb-2"


def test_fundings_that_lie_in_a_column() -> None:
    position = Position()
    state = position.state
    seat = position.seat
    space = state.board.action_at.index(c.OFFICERS)
    column = space % c.COLUMNS
    project = state.board.project_of_column[column]
    position.place(space_word("officers"), side="fund")
    item = items(look(position), "projects")[project]
    assert (item["coming"], item["passed_on"]) == (1, 0)
    state.projects[project] = item["length"]
    item = items(look(position), "projects")[project]
    assert (item["coming"], item["passed_on"], item["complete"]) == (0, 1, True)
    assert state.holder[space] == seat


def test_who_leads_on_a_floor() -> None:
    position = Position()
    seat = position.seat
    assert look(position)["table"]["leaders"] == [[], [], []]
    position.place(space_word("officers"))
    floor = look(position)["table"]["leaders"]
    assert [seat] in floor
    assert floor.count([]) == 2


def test_what_things_count_for_as_influence() -> None:
    table = look(Position())["table"]
    assert table["influences"] == {"specialist": 1, "discs": [1, 2], "buildings": [1, 2]}  # FE-19.8, FE-21.12


def test_kinds_of_spaces_on_neo() -> None:
    kinds = [item["kind"] for item in items(look(Position()), "neo")]
    assert (kinds.count("start"), kinds.count("dead-asteroids")) == (1, 1)
    assert kinds.count("asteroid") == 4
