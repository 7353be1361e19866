"""The HTTP API: guests, tables, seats, records, and clear errors."""

from __future__ import annotations

import hashlib
import random
import re
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from starboard.kernel import load
from tests.lots import game as lots
from tests.server.site import Json, Person, Site, play_on

BOT: Json = {"kind": "bot", "level": "cadet"}
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def error(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()["error"]
    assert body["text"]
    assert set(body) == {"id", "args", "text"}
    return answer.status_code, body["id"]


def finished(site: Site, names: tuple[str, str] = ("Anna", "Boris")) -> tuple[Person, Person, Json]:
    anna, boris = site.guest(names[0]), site.guest(names[1])
    table = anna.table([ME, OPEN], options={"hand": 2, "aside": False})
    boris.seat(table, 1, "join")
    lives = [anna.live(table), boris.live(table)]
    for live in lives:
        live.until("table")
    play_on(*lives, dice=random.Random(3))
    return anna, boris, table


def test_guests(site: Site) -> None:
    person = Person(site)
    assert person.get("/api/me").json() == {"guest": None, "message": "", "mail": False}
    assert error(person.post("/api/tables", {"game": "lots", "seats": [ME, BOT]})) == (401, "who-are-you")
    assert error(person.post("/api/me", {"language": "uk"})) == (400, "bad-request")
    assert error(person.post("/api/me", {"name": "x" * 33})) == (400, "bad-request")
    assert error(person.post("/api/me", {"name": " \n\t"})) == (400, "bad-request")
    assert error(person.post("/api/me", {"name": "Anna", "language": "xx"})) == (400, "bad-request")
    assert error(person.post("/api/me", {"name": "Anna", "admin": True})) == (400, "bad-request")
    answer = person.post("/api/me", {"name": " Anna\n Ivanova ", "language": "uk"})
    assert answer.json()["guest"] == {"name": "Anna Ivanova", "language": "uk"}
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert person.post("/api/me", {"language": "lt"}).json()["guest"] == {"name": "Anna Ivanova", "language": "lt"}
    assert person.get("/api/me").json()["guest"]["language"] == "lt"


def test_a_forged_cookie_is_nobody(site: Site) -> None:
    anna = site.guest("Anna")
    value = anna.http.cookies["starboard"]
    id, _, signature = value.partition(".")
    other = "B" if id.endswith("A") else "A"
    for forged in [f"{id}.{'0' * len(signature)}", f"{id[:-1]}{other}.{signature}", id, f"{id}.", "é"]:
        answer = httpx.get(site.url("/api/me"), headers=[(b"cookie", f"starboard={forged}".encode())])
        assert answer.json() == {"guest": None, "message": "", "mail": False}


def test_games(site: Site) -> None:
    games = Person(site).get("/api/games").json()
    assert games["levels"][0] == "cadet"
    found = {one["game"]: one for one in games["games"]}
    assert found["lots"]["players"] == [2, 3, 4]
    assert [option["id"] for option in found["lots"]["options"]] == ["hand", "aside"]
    words = Person(site).get("/api/games/lots").json()["words"]
    assert words == lots.vocabulary.words
    assert error(Person(site).get("/api/games/chess")) == (404, "unknown-game")


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, (404, "unknown-game")),
        ({"game": "lots", "seats": [ME]}, (400, "bad-seats")),
        ({"game": "lots", "seats": [ME] * 5}, (400, "bad-seats")),
        ({"game": "lots", "seats": [BOT, BOT]}, (400, "bad-seats")),
        ({"game": "lots", "seats": [ME, {"kind": "bot", "level": "godlike"}]}, (400, "bad-seats")),
        ({"game": "lots", "seats": [ME, {"kind": "dog"}]}, (400, "bad-request")),
        ({"game": "lots", "seats": []}, (400, "bad-request")),
        ({"game": "lots", "seats": [ME, BOT], "options": {"hand": 9}}, (400, "bad-option")),
        ({"game": "lots", "seats": [ME, BOT], "options": {"hat": 1}}, (400, "bad-option")),
        ({"game": "lots", "seats": [ME, BOT], "options": {"players": 3}}, (400, "bad-option")),
        ({"game": "lots", "seats": [ME, BOT], "options": {"hand": [1]}}, (400, "bad-request")),
        ({"seats": [ME, BOT]}, (400, "bad-request")),
        ([], (400, "bad-request")),
    ],
)
def test_tables_that_cannot_be(site: Site, wanted: object, expected: tuple[int, str]) -> None:
    assert error(site.guest("Anna").post("/api/tables", wanted)) == expected


def test_bad_requests(site: Site) -> None:
    anna = site.guest("Anna")
    broken = anna.http.post(site.url("/api/tables"), content=b"{", headers={"content-type": "application/json"})
    assert error(broken) == (400, "bad-request")
    large = anna.http.post(
        site.url("/api/me"), content=b'{"name":"' + b"x" * 50_000 + b'"}', headers={"content-type": "application/json"}
    )
    assert error(large) == (413, "too-large")
    assert error(anna.get("/api/tables/nowhere")) == (404, "no-such-table")
    assert error(anna.get("/api/nothing")) == (404, "not-found")
    assert error(anna.http.delete(site.url("/api/games")))[0] == 405


def test_joining_and_leaving(site: Site) -> None:
    anna, boris, clara = site.guest("Anna"), site.guest("Boris"), site.guest("Clara")
    table = anna.table([ME, OPEN, OPEN], listed=True)
    assert table["status"] == "open"
    assert table["id"] in [one["id"] for one in clara.get("/api/tables").json()["open"]]
    assert error(boris.seat(table, 3, "join")) == (404, "no-such-seat")
    assert error(boris.seat(table, 0, "join")) == (409, "seat-taken")
    assert boris.seat(table, 1, "join", name="Bo").json()["seats"][1]["name"] == "Bo"
    assert error(clara.seat(table, 1, "leave")) == (403, "not-your-seat")
    assert error(clara.seat(table, 2, "bot")) == (403, "not-host")
    assert boris.seat(table, 1, "leave").json()["seats"][1]["kind"] == "open"
    assert clara.seat(table, 1, "join").status_code == 200
    assert anna.seat(table, 2, "bot", level="cadet").json()["status"] == "playing"
    assert error(boris.seat(table, 2, "join")) == (409, "seat-taken")
    assert error(anna.seat(table, 2, "open")) == (409, "not-open")
    assert table["id"] in [one["id"] for one in clara.get("/api/tables").json()["mine"]]
    assert table["id"] not in [one["id"] for one in boris.get("/api/tables").json()["open"]]


def test_a_host_may_choose_other_options_until_somebody_sits_down(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN], game="race", options={"timing": "in-order"})
    place = f"/api/tables/{table['id']}"

    def choose(who: Person, **options: object) -> httpx.Response:
        return who.post(place, {"action": "options", "options": options})

    assert error(choose(boris, timing="simultaneous")) == (403, "not-host")
    assert error(choose(anna, timing="sideways")) == (400, "bad-option")
    assert error(choose(anna, players=3)) == (400, "bad-option")
    assert anna.get(place).json()["options"]["timing"] == "in-order"
    assert choose(anna, timing="simultaneous").json()["options"]["timing"] == "simultaneous"
    assert boris.get(place).json()["options"]["timing"] == "simultaneous"
    boris.seat(table, 1, "join")
    assert error(choose(anna, timing="in-order")) == (409, "not-open")


def test_private_tables_are_not_listed(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN])
    lists = boris.get("/api/tables").json()
    assert table["id"] not in [one["id"] for one in lists["open"] + lists["mine"]]
    assert boris.get(f"/api/tables/{table['id']}").json()["status"] == "open"  # whoever has the link may come
    assert re.fullmatch(r"[A-Za-z0-9_-]{12}", table["id"])


def test_lists_tell_whose_turn_it_is(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}])
    live = anna.live(table, 0)
    live.until("table")
    live.say("done")
    mine = {one["id"]: one for one in anna.get("/api/tables").json()["mine"]}[table["id"]]
    assert [seat["waiting"] for seat in mine["seats"]] == [False, True]


def test_seeds_are_published_as_a_hash_and_revealed_at_the_end(site: Site) -> None:
    anna, _, table = finished(site)
    assert table["seed"] is None
    over = anna.get(f"/api/tables/{table['id']}").json()
    assert over["seed_hash"] == table["seed_hash"] == hashlib.sha256(over["seed"].encode()).hexdigest()
    assert re.fullmatch(r"0x[0-9a-f]{32}", over["seed"])


def test_records(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN])
    assert error(anna.get(f"/api/tables/{table['id']}/record")) == (404, "not-found")
    boris.seat(table, 1, "join")
    live = anna.live(table)
    live.until("table")
    card = live.table["legal"][1]
    live.say(card)
    own = anna.get(f"/api/tables/{table['id']}/record?seat=0").json()
    assert own["complete"] is False
    assert own["words"] == [card]
    assert own["view"]["seat"] == 0
    assert "seed" not in own["view"]
    public = boris.get(f"/api/tables/{table['id']}/record").json()
    assert public["words"] == []
    assert public["view"]["seat"] is None
    assert error(boris.get(f"/api/tables/{table['id']}/record?seat=0")) == (403, "not-your-seat")


def test_the_record_of_a_finished_game_is_whole(site: Site) -> None:
    anna, _, table = finished(site, ("Анна", "Łukasz"))
    answer = Person(site).get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    play = load(answer.text, lots)
    assert play.state.over
    assert play.names == ["Анна", "Łukasz"]
    assert play.state.scores() == anna.get(f"/api/tables/{table['id']}").json()["result"]["scores"]


def test_rematch(site: Site) -> None:
    anna, boris, table = finished(site)
    running = anna.table([ME, OPEN])
    assert error(anna.post(f"/api/tables/{running['id']}/rematch")) == (409, "not-over")
    clara = site.guest("Clara")
    assert error(clara.post(f"/api/tables/{table['id']}/rematch")) == (403, "not-your-seat")
    live = boris.live(table)
    live.until("table")
    again = anna.post(f"/api/tables/{table['id']}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
    assert again["options"] == table["options"]
    while live.table["rematch"] is None:
        live.until("table")
    assert live.table["rematch"] == again["id"]
    assert boris.post(f"/api/tables/{table['id']}/rematch").json()["id"] == again["id"]
    assert boris.seat(again, 1, "join").json()["status"] == "playing"


def test_who_sits_may_be_called_otherwise_before_the_start(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([{"kind": "me"}, {"kind": "open"}])
    assert anna.seat(table, 0, "join", name="Ann").json()["seats"][0]["name"] == "Ann"
    assert anna.seat(table, 0, "join").json()["seats"][0]["name"] == "Ann"
    assert error(boris.seat(table, 0, "join", name="Bo")) == (409, "seat-taken")
    boris.seat(table, 1, "join")
    assert error(anna.seat(table, 0, "join", name="Nobody")) == (409, "not-open")


def test_handing_a_seat_to_a_bot_and_taking_it_back(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}])
    live = anna.live(table, 0)
    live.until("table")
    assert anna.seat(table, 1, "leave").json()["seats"][1]["kind"] == "bot"
    while 1 in live.table["view"]["waiting"]:
        live.until("table")
    assert "notice-seat-bot" in [line["message"]["id"] for line in live.chat if line["message"]]
    assert anna.seat(table, 1, "return").json()["seats"][1]["kind"] == "person"
    live.say("done")
    live.quiet(0.5)
    assert live.table["view"]["waiting"] == [0, 1]  # nobody bids for B now


def test_who_only_wants_to_know_whether_it_is_there(site: Site) -> None:
    """Programs that watch over sites ask with HEAD."""
    for path in ["/", "/api/health"]:
        answers = [Person(site).http.request(method, site.url(path)) for method in ("GET", "HEAD")]
        assert [answer.status_code for answer in answers] == [answers[0].status_code] * 2
        assert answers[0].status_code in (200, 503)  # the page need not be built
        assert answers[1].content == b""


def test_security_headers_and_docs(site: Site) -> None:
    person = Person(site)
    for path in ["/api/games", "/", "/api/docs", "/api/nothing"]:
        headers = person.get(path, follow_redirects=True).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    page = person.get("/api/docs", follow_redirects=True).text
    assert not re.search(r"(src|href)=['\"]?(https?:)?//", page)
    schema = person.get("/api/docs/openapi.json").json()
    assert "/api/tables/{table_id}/seats/{number}" in schema["paths"]
    assert "post" in schema["paths"]["/api/tables"]


def test_the_built_page_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "index-Ab3dEf9h.js").write_text("let x = 1;\n" * 200)
    (tmp_path / "secret.txt").write_text("hidden")
    with Site(tmp_path) as site:
        person = Person(site)
        for path in ["/", "/t/abcdef", "/games/race"]:
            answer = person.get(path)
            assert "<title>page</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = person.get("/assets/index-Ab3dEf9h.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("let x")
        same = person.get("/assets/index-Ab3dEf9h.js", headers={"if-none-match": script.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert person.get("/assets/none.js").status_code == 404
        for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd.x"]:
            assert "hidden" not in person.http.get(f"http://127.0.0.1:{site.port}{path}").text
        (static / "index.html").write_text("<!doctype html><title>newer</title>")
        assert "newer" in person.get("/").text


def test_limits(tmp_path: Path) -> None:
    with Site(
        tmp_path, requests_per_minute=20, messages_per_second=1, messages_burst=5, max_tables=2, max_connections=2
    ) as site:
        anna = site.guest("Anna")
        table = anna.table([ME, OPEN])
        anna.table([ME, OPEN])
        assert error(anna.post("/api/tables", {"game": "lots", "seats": [ME, OPEN]})) == (429, "too-many-tables")
        one = anna.live(table)
        one.until("table")
        two = anna.live(table)
        two.until("table")
        assert anna.live(table).closed() == 4429
        for _ in range(8):
            one.send(type="ping")
        answers = [one.receive()["type"] for _ in range(8)]
        assert 5 <= answers.count("pong") < 8  # the burst, and what a slow machine gave time for
        with suppress(ConnectionClosed):  # the server may hang up before the last is sent
            for _ in range(20):
                one.send(type="ping")
        assert one.closed() == 4429
        answers = [anna.get("/api/me").status_code for _ in range(30)]
        assert answers[-1] == 429
        assert error(anna.get("/api/me")) == (429, "too-many-requests")
        assert Person(site).get("/api/me").status_code == 200  # somebody else is not held up
