"""What a game of another package brings along for the page: texts, components, a board script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site, first

MOORINGS = Path(__file__).parent.parent.parent / "examples" / "moorings"


@pytest.fixture(scope="module")
def guest_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(MOORINGS))
        with Site(tmp_path_factory.mktemp("guests"), games=["tests.lots:game", "moorings:game"]) as site:
            yield site


def test_texts_come_from_the_package(guest_site: Site) -> None:
    anna = guest_site.guest("Anna")
    texts = anna.get("/api/games/moorings/texts/uk")
    assert texts.status_code == 200
    assert texts.headers["content-type"].startswith("text/plain")
    assert "game-moorings = Причали" in texts.text
    assert anna.get("/api/games/moorings/texts/xx").status_code == 404
    assert anna.get("/api/games/moorings/texts/..%2Fen").status_code == 404
    assert anna.get("/api/games/nothing/texts/en").status_code == 404
    assert "race-ask" in anna.get("/api/games/race/texts/en").text


def test_components_are_served_once_for_all(guest_site: Site) -> None:
    anna = guest_site.guest("Anna")
    found = anna.get("/api/games/moorings/components")
    assert found.json() == {"sum": 15, "berths": list(range(1, 10))}
    assert "max-age" in found.headers["cache-control"]
    assert "cards" in anna.get("/api/games/race/components").json()
    assert anna.get("/api/games/nothing/components").status_code == 404


def test_a_board_script_is_served_if_there_is_one(guest_site: Site) -> None:
    anna = guest_site.guest("Anna")
    script = anna.get("/api/games/moorings/board.js")
    assert script.status_code == 200
    assert script.headers["content-type"].startswith("application/javascript")
    assert "export function mount" in script.text
    assert anna.get("/api/games/race/board.js").status_code == 404
    table = anna.table([{"kind": "me"}, {"kind": "me"}], game="moorings")
    assert table["board"] == "/api/games/moorings/board.js"
    assert anna.table([{"kind": "me"}, {"kind": "me"}])["board"] is None


def test_it_is_played_to_its_end_over_the_wire(guest_site: Site) -> None:
    anna = guest_site.guest("Anna")
    table = anna.table([{"kind": "me"}, {"kind": "me"}], game="moorings")
    lives = [anna.live(table, seat) for seat in (0, 1)]
    for live in lives:
        live.until("table")
    for turn in range(9):
        live = lives[turn % 2]
        while not live.table["legal"] and live.table["status"] != "over":
            live.until("table")
        if live.table["status"] == "over":
            break
        assert live.say(*first(live.table))["type"] == "ack"
        live.until("table")
    while lives[0].table["status"] != "over":
        lives[0].until("table")
    assert lives[0].table["result"]["winners"]
