"""Progress preferences over real websockets: what a seat decided once, the server says from then on."""

from __future__ import annotations

from pathlib import Path

from tests.server.site import Json, Live, Person, Site, first

Pair = tuple[Person, Person, Json]


def enter(person: Person, table: Json) -> Live:
    live = person.live(table)
    live.until("table")
    return live


def prefer(live: Live, **preferences: object) -> Json:
    live.send(type="prefer", key="p1", preferences=preferences)
    return live.answer("p1")


def until_asked(kind: str, *lives: Live) -> Live:
    """Answer everything until somebody is asked a question of that kind."""
    for _ in range(200):
        for live in lives:
            live.quiet(0.1)
            prompt = live.table["prompt"]
            if prompt is not None:
                if prompt["id"] == kind:
                    return live
                assert live.say(*first(live.table))["type"] == "ack"
    raise AssertionError(f"nobody was asked {kind}")


def test_the_schema_tells_of_preferences(site: Site) -> None:
    schema = site.guest("Anna").get("/api/games/lots").json()
    assert [(one["id"], one["choices"]) for one in schema["preferences"]] == [("lot", ["ask", "take"])]


def test_a_preference_answers_at_once_and_from_then_on(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    assert one.table["preferences"] == {"lot": "ask"}
    asked = until_asked("lots-dispose", one, other)
    assert asked.table["prompt"]["preference"] == "lot"
    assert prefer(asked, lot="take")["type"] == "ack"
    asked.quiet()
    assert asked.table["preferences"] == {"lot": "take"}
    assert asked.table["prompt"]["id"] == "lots-whereto"
    rival = other if asked is one else one
    assert rival.table["preferences"] == {"lot": "ask"}
    for live in (asked, rival):
        assert prefer(live, lot="take")["type"] == "ack"
    assert until_asked("lots-whereto", one, other).table["status"] == "playing"


def test_who_takes_a_word_back_is_asked_again(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    asked = until_asked("lots-dispose", one, other)
    prefer(asked, lot="take")
    asked.quiet()
    assert asked.undo()["type"] == "ack"
    asked.quiet()
    assert asked.table["prompt"]["id"] == "lots-dispose"
    assert asked.say("give")["type"] == "ack"


def test_bad_preferences_are_refused_and_lose_nothing(pair: Pair, site: Site) -> None:
    anna, _, table = pair
    live = enter(anna, table)
    prefer(live, lot="take")
    for wrong in ({"lot": "throw"}, {"mood": "good"}, {"lot": 3}):
        refused = prefer(live, **wrong)
        assert refused["type"] == "refused"
        assert refused["reason"] == "bad-request"
        assert refused["message"]["id"] == "error-bad-option"
    live.quiet()
    assert live.table["preferences"] == {"lot": "take"}
    watcher = enter(site.guest("Vera"), table)
    assert watcher.table["preferences"] is None
    assert prefer(watcher, lot="take")["reason"] == "not-your-seat"


def test_preferences_outlive_the_server(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.guest("Anna")
        table = anna.table([{"kind": "me"}, {"kind": "bot"}])
        assert prefer(enter(anna, table), lot="take")["type"] == "ack"
        site.kill()
        site.start()
        assert enter(anna, table).table["preferences"] == {"lot": "take"}


def test_previews_over_the_wire(pair: Pair, site: Site) -> None:
    anna, _, table = pair
    live = enter(anna, table)
    card = live.table["legal"][1]
    live.send(type="preview", words=[card, "done"])
    told = live.until("preview")
    assert told["words"] == [card, "done"]
    changes = {tuple(change["path"]): (change["before"], change["after"]) for change in told["foreseen"]["changes"]}
    assert changes["seats", 0, "counters", "hand"] == (4, 3)
    assert changes["seats", 0, "counters", "aside"] == (0, 1)
    assert told["foreseen"]["final"] is False
    live.send(type="preview", words=["take"])
    refused = live.until("preview")
    assert refused["foreseen"] is None
    assert refused["why"]["id"]
    watcher = enter(site.guest("Vera"), table)
    watcher.send(type="preview", words=[card, "done"])
    assert watcher.until("preview")["foreseen"] is None
