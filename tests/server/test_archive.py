"""Tables of the past can be found again."""

from __future__ import annotations

import asyncio

from starboard.server.store import OPEN, OVER, PERSON, PLAYING, Found, Guest, SeatRow, Summary, TableRow
from starboard.server.store.opening import store_of
from starboard.server.store.rows import Act
from tests.server.site import Json, Person, Site, play_on

ME: Json = {"kind": "me"}
FREE: Json = {"kind": "open"}


def test_what_the_store_finds(database: str) -> None:
    async def go() -> None:
        store = store_of(database)
        await store.open()
        for id in ("g1", "g2"):
            await store.add_guest(Guest(id, id, "en", 1))
        names = ["Anna", "Ann_a", "100%", "Борис", "a!b"]
        for n, name in enumerate(names):
            row = TableRow(f"t{n}", "race" if n % 2 else "lots", 1, {}, "0x0", n == 0, "g1", OPEN, n, changed=n)
            await store.add_table(row, [SeatRow(0, PERSON, "g1" if n < 3 else "g2", name, None)])
            await store.append(f"t{n}", Act(1, "say", 0), Summary(OVER if n < 4 else PLAYING, [], 10 * n, None, None))

        async def find(guest: str, wanted: Found | None = None, unfinished: bool = False) -> list[str]:
            rows = await store.find_tables(guest, wanted or Found(), unfinished, 10, 0)
            return [row.id for row in rows]

        assert await find("g1") == ["t3", "t2", "t1", "t0"]
        assert await find("g2") == ["t3", "t0"]
        assert await find("") == ["t0"]
        assert await find("g1", None, True) == ["t4"]
        assert await find("g1", Found(player="ann")) == ["t1", "t0"]
        assert await find("g1", Found(player="n_a")) == ["t1"]
        assert await find("g1", Found(player="%")) == ["t2"]
        assert await find("g2", Found(player="!"), True) == ["t4"]
        assert await find("g1", Found(player="Борис"[1:])) == ["t3"]
        assert await find("g1", Found(game="race")) == ["t3", "t1"]
        assert await find("g1", Found(since=10, until=30)) == ["t2", "t1"]
        assert [row.id for row in await store.find_tables("g1", Found(), False, 2, 1)] == ["t2", "t1"]
        await store.close()

    asyncio.run(go())


def test_over_http(site: Site) -> None:
    anna, boris = site.guest("Archie"), site.guest("Boris")
    table = anna.table([ME, FREE])
    boris.seat(table, 1, "join")
    lives = anna.live(table, 0), boris.live(table, 1)
    for live in lives:
        live.until("table")
    play_on(*lives)
    winners = lives[0].table["result"]["winners"]

    def found(person: Person, query: str) -> list[str]:
        answer = person.get(f"/api/archive?{query}")
        assert answer.status_code == 200, answer.text
        assert answer.json()["more"] == -1
        return [one["id"] for one in answer.json()["tables"]]

    assert found(anna, "player=arch") == [table["id"]]
    assert found(anna, "game=lots&outcome=over") == [table["id"]]
    assert found(anna, f"outcome={'won' if 0 in winners else 'lost'}") == [table["id"]]
    assert found(anna, f"outcome={'lost' if 0 in winners else 'won'}") == []
    assert found(anna, "outcome=unfinished") == []
    assert found(Person(site), "player=archie") == []  # it was not listed
    for query in ("game=none", "since=x", "since=-1", "outcome=odd", "offset=-1", "since=" + "9" * 500):
        assert anna.get(f"/api/archive?{query}").status_code in (400, 404)
