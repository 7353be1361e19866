"""Live play over real websockets: idempotency, staleness, resuming, undo, hotseat, bad input."""

from __future__ import annotations

import json
import random
import time

import pytest

from tests.server.site import Json, Live, Person, Site, first, play_on

Pair = tuple[Person, Person, Json]


def enter(person: Person, table: Json, seat: int | str | None = None) -> Live:
    live = person.live(table, seat)
    live.until("table")
    return live


def settle(*lives: Live) -> None:
    for live in lives:
        live.quiet(0.15)


def test_the_first_message_is_the_whole_truth(pair: Pair) -> None:
    anna, _, table = pair
    live = enter(anna, table)
    told = live.table
    assert told["seat"] == 0
    assert told["status"] == "playing"
    assert told["view"]["seat"] == 0
    assert told["prompt"]["id"] == "lots-lay-aside"
    assert told["prompt"]["candidates"] == told["legal"][1:]
    assert [seat["mine"] for seat in told["seats"]] == [True, False]
    assert [seat["online"] for seat in told["seats"]] == [True, False]
    assert [seat["waiting"] for seat in told["seats"]] == [True, True]
    assert told["seed"] is None
    assert len(told["seed_hash"]) == 64


def test_a_word_is_acknowledged_and_then_shown_to_all(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    settle(one, other)
    one.send(type="say", key="k1", version=one.table["version"], words=["done"])
    assert one.receive() == {"type": "ack", "key": "k1"}
    shown = one.receive()
    assert shown["type"] == "table"
    assert [seat["waiting"] for seat in shown["seats"]] == [False, True]
    assert other.receive()["view"]["waiting"] == [1]
    assert one.quiet(0.2) == []


def test_saying_twice_is_harmless(pair: Pair) -> None:
    anna, boris, table = pair
    one = enter(anna, table)
    version = one.table["version"]
    card = one.table["legal"][1]
    assert one.say(card, key="same", version=version)["type"] == "ack"
    one.until("table")
    picked = one.table["prompt"]["picked"]
    assert picked == [card]
    assert one.say(card, key="same", version=version)["type"] == "ack"
    settle(one)
    assert one.table["prompt"]["picked"] == picked
    one.close()
    again = enter(anna, table)
    assert again.say(card, key="same", version=version)["type"] == "ack"
    settle(again)
    assert again.table["prompt"]["picked"] == picked
    # the same key of another guest is another act
    other = enter(boris, table)
    assert other.say("done", key="same")["type"] == "ack"
    settle(again)
    assert again.table["view"]["waiting"] == [0]


def test_a_stale_word_is_refused_with_the_fresh_view(pair: Pair) -> None:
    anna, _, table = pair
    one = enter(anna, table)
    old = one.table["version"]
    assert one.say(one.table["legal"][1])["type"] == "ack"
    one.until("table")
    answer = one.say("done", version=old)
    assert (answer["type"], answer["reason"], answer["message"]["id"]) == ("refused", "stale", "why-stale")
    fresh = one.until("table")
    assert fresh["version"] != old
    assert one.say("done")["type"] == "ack"


def test_what_others_do_at_the_same_time_makes_nothing_stale(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    settle(one, other)
    looked_at = one.table["version"]
    assert other.say("done")["type"] == "ack"
    one.until("table")
    assert one.say("done", version=looked_at)["type"] == "ack"


def test_what_nobody_can_see_is_not_even_announced(site: Site, pair: Pair) -> None:
    """Half a set is said word by word: the others get no message, whose coming would tell how long it is."""
    anna, boris, table = pair
    one, other, watcher = enter(anna, table), enter(boris, table), enter(Person(site), table)
    settle(one, other, watcher)
    listed = boris.get(f"/api/tables/{table['id']}").text
    assert one.say(one.table["legal"][1])["type"] == "ack"
    one.until("table")
    assert one.undo()["type"] == "ack"
    one.until("table")
    assert one.say(one.table["legal"][2])["type"] == "ack"
    assert other.quiet(0.3) == []
    assert watcher.quiet(0.1) == []
    assert boris.get(f"/api/tables/{table['id']}").text == listed
    one.until("table")
    assert one.say("done")["type"] == "ack"
    assert other.until("table")["view"]["waiting"] == [1]


def test_resuming_brings_only_what_is_new(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    one.say("done")
    other.say("done")
    settle(one, other)
    version, log = one.table["version"], list(one.log)
    assert log
    one.close()
    other.say(*first(other.table))
    settle(other)
    again = anna.live(table, since=version)
    again.log = list(log)
    told = again.until("table")
    assert told["log"]["from"] == len(log)
    whole = enter(anna, table)
    assert whole.table["log"]["from"] == 0
    assert whole.log == again.log
    gap = anna.live(table, since="nobody-7")
    assert gap.until("table")["log"]["from"] == 0
    assert gap.log == again.log


def test_people_who_come_and_go_leave_no_trace(site: Site, pair: Pair) -> None:
    """Connections that end before their first picture was made harm nobody else's."""
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    for _ in range(4):
        for person in (anna, boris, Person(site)):
            for _ in range(4):
                person.live(table).close()
        for live in (one, other):
            live.quiet(0.05)
            if live.table["legal"]:
                assert live.say(*first(live.table))["type"] == "ack"
    settle(one, other)
    for live, person in ((one, anna), (other, boris)):
        again = enter(person, table)
        assert again.log == live.log
        assert again.table["view"] == live.table["view"]
        assert again.table["version"] == live.table["version"]


def test_undo_over_the_wire(pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    assert one.table["undo"] == 0
    before = one.table["legal"]
    one.say(one.table["legal"][1])
    one.until("table")
    assert one.table["undo"] == 1
    assert one.undo(2)["reason"] == "cannot-undo"
    assert one.undo(1, key="u")["type"] == "ack"
    settle(one)
    assert one.table["legal"] == before
    assert one.undo(1, key="u")["type"] == "ack"  # sent again, and not carried out again
    assert other.undo(1)["reason"] == "cannot-undo"


def test_reasons_over_the_wire(pair: Pair) -> None:
    anna, _, table = pair
    one = enter(anna, table)
    one.send(type="why", word="take")
    assert one.until("why") == {"type": "why", "word": "take", "message": {"id": "why-not-now", "args": {}}}
    one.send(type="why", word=one.table["legal"][0])
    assert one.until("why")["message"] is None
    one.send(type="why", word="nonsense")
    assert one.until("why")["message"]["id"] == "why-unknown-word"


def test_spectators_see_less_and_say_nothing(site: Site, pair: Pair) -> None:
    _, _, table = pair
    nobody = Person(site)
    live = enter(nobody, table)
    assert live.table["seat"] is None
    assert live.table["legal"] == []
    assert live.table["prompt"] is None
    assert live.table["watchers"] == 1
    assert "hand" not in [area["id"] for area in live.table["view"]["areas"]]
    assert live.say("done")["reason"] == "not-your-seat"
    assert live.undo()["reason"] == "not-your-seat"
    assert nobody.live(table, seat=0).closed() == 4403
    assert nobody.live({"id": "nowhere"}).closed() == 4404


def test_bad_messages_get_clear_answers(pair: Pair) -> None:
    anna, _, table = pair
    one = enter(anna, table)
    for text in ["{", "[]", "{}", '{"type":"dance"}', '{"type":"say","key":"k","words":["done"]}']:
        one.socket.send(text)
        answer = one.until("refused")
        assert answer["reason"] == "bad-request"
        assert answer["text"]
    assert answer["key"] == "k"
    assert one.say(*["done"] * 65)["reason"] == "bad-request"
    assert one.say("card-99")["reason"] == "unknown-word"
    illegal = one.say("take")
    assert (illegal["reason"], illegal["word"]) == ("illegal", "take")
    one.send(type="undo", key="n", version=one.table["version"], count=0)
    assert one.until("refused")["reason"] == "bad-request"
    one.send(type="ping")
    assert one.until("pong") == {"type": "pong"}
    one.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
    assert one.closed() in (1009, 4400)
    assert enter(anna, table).table["status"] == "playing"


def test_pages_of_other_sites_are_turned_away(pair: Pair) -> None:
    anna, _, table = pair
    assert anna.live(table, origin="https://evil.example").closed() == 4403
    assert anna.live(table, origin=f"http://127.0.0.1:{anna.site.port}").until("table")["seat"] == 0
    answer = anna.post("/api/me", {"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "bad-origin"


def test_hotseat(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table([{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}])
    assert [seat["name"] for seat in table["seats"]] == ["Left", "Right"]
    live = enter(anna, table, 0)
    live.say("done")
    live.send(type="seat", seat=1)
    live.log = []
    while live.until("table")["seat"] != 1:
        pass
    assert live.table["view"]["seat"] == 1
    assert live.table["prompt"]["id"] == "lots-lay-aside"
    assert live.say("done")["type"] == "ack"
    live.send(type="seat", seat=5)
    assert live.until("refused")["reason"] == "not-your-seat"
    live.send(type="seat", seat=None)
    live.log = []
    while live.until("table")["seat"] is not None:
        pass


def test_chat(site: Site, pair: Pair) -> None:
    anna, boris, table = pair
    one, other = enter(anna, table), enter(boris, table)
    one.send(type="chat", text="  good\n luck ")
    line = other.until("chat")["entries"][0]
    assert (line["seat"], line["name"], line["text"], line["message"]) == (0, "Anna", "good luck", None)
    one.send(type="chat", text="x" * 501)
    assert one.until("refused")["reason"] == "bad-request"
    late = boris.live(table)
    assert late.until("chat")["entries"][0]["text"] == "good luck"
    nobody = enter(Person(site), table)
    nobody.send(type="chat", text="hi")
    assert nobody.until("refused")["reason"] == "bad-request"


def test_another_device_joins_a_seat_by_its_link(site: Site, pair: Pair) -> None:
    anna, boris, table = pair
    link = anna.seat(table, 0, "link").json()["link"]
    key = link.rpartition("key=")[2]
    assert link.startswith(f"/t/{table['id']}#seat=0&key=")
    phone = site.guest("Anna's phone")
    assert phone.seat(table, 1, "claim", key=key).status_code == 403  # the key of another seat
    assert phone.seat(table, 0, "claim", key=key).status_code == 200
    one, two = enter(anna, table), enter(phone, table)
    assert two.table["seat"] == 0
    assert two.say("done")["type"] == "ack"
    settle(one)
    assert one.table["view"]["waiting"] == [1]
    assert boris.seat(table, 0, "link").status_code == 403


@pytest.mark.parametrize("game", ["lots", "race"])
def test_whole_games(site: Site, game: str) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([{"kind": "me"}, {"kind": "open"}], game=game)
    boris.seat(table, 1, "join")
    one, other, watcher = enter(anna, table), enter(boris, table), enter(Person(site), table)
    play_on(one, other, dice=random.Random(5))
    end = time.monotonic() + 5
    while watcher.table["status"] != "over" and time.monotonic() < end:
        watcher.quiet(0.2)
    for live in (one, other, watcher):
        assert live.table["result"]["scores"]
        assert live.table["legal"] == []
    late = one.say("done")
    assert (late["reason"], late["message"]["id"]) == ("not-playing", "why-over")
