"""`kill -9` at any moment, under load, again and again: no acknowledged word is lost, nothing shown is taken back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starboard.server.catalog import Catalog
from starboard.server.room import Room
from starboard.server.store import SAY, Act
from tests.server.site import Json, Person, Site

ROUNDS = 5
TABLES = 8


class Killer:
    """Ends the server a moment after so many words were acknowledged, by any of the players."""

    def __init__(self, site: Site, dice: random.Random) -> None:
        self.site = site
        self.left = dice.randrange(10, 80)
        self.moment = dice.random() * 0.02

    def count(self) -> None:
        self.left -= 1
        if self.left == 0:
            threading.Timer(self.moment, self.site.kill).start()


class Player:
    """One seat over many lives of the server; it remembers what it was promised."""

    killer: Killer

    def __init__(self, person: Person, table: Json, seat: int, dice: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.dice = dice
        self.name = f"{table['id']}-{seat}"
        self.log: list[Json] = []
        self.count = 0
        self.acked: list[str] = []
        self.open: tuple[str, list[str]] | None = None  # sent, and nothing heard of it
        self.resent = 0
        self.faults: list[str] = []
        self.over = False

    async def play(self) -> None:
        url = f"ws://127.0.0.1:{self.person.site.port}/api/tables/{self.table['id']}/live?seat={self.seat}"
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(url, additional_headers={"cookie": self.person.cookie()}) as socket:
                first = True
                while not self.over:
                    message = json.loads(await socket.recv())
                    if message["type"] == "table":
                        self.read(message, first)
                        if (
                            first and self.open is not None
                        ):  # what was not acknowledged is sent again, with the same key
                            self.resent += 1
                            await self.send(socket, self.open[0], message["version"], self.open[1])
                        elif self.open is None and message["legal"]:
                            self.count += 1
                            self.open = (f"{self.name}-{self.count}", self.choose(message))
                            await self.send(socket, self.open[0], message["version"], self.open[1])
                        first = False
                    elif message["type"] == "ack" and self.open is not None and message["key"] == self.open[0]:
                        self.acked.append(message["key"])
                        self.open = None
                        self.killer.count()
                    elif message["type"] == "refused":
                        if message["reason"] not in ("stale", "illegal", "out-of-turn", "not-playing"):
                            self.faults.append(str(message))
                        self.open = None

    def read(self, message: Json, first: bool) -> None:
        news = message["log"]
        if first and news["from"] == 0 and news["entries"][: len(self.log)] != self.log:
            self.faults.append(f"{self.name}: something that was shown is gone")
        self.log[news["from"] :] = news["entries"]
        self.over = message["status"] == "over"

    def choose(self, message: Json) -> list[str]:
        if message["prompt"]["kind"] == "set":
            return [self.dice.choice(message["legal"])]
        return list(self.dice.choice(message["sentences"]["list"]))

    async def send(self, socket: Any, key: str, version: str, words: list[str]) -> None:
        await socket.send(json.dumps({"type": "say", "key": key, "version": version, "words": words}))


def acts_of(database: Path, table: str) -> list[tuple[int, str, int, str, str]]:
    with contextlib.closing(sqlite3.connect(database)) as db:
        sql = "SELECT seq, kind, seat, body, act FROM acts WHERE table_id = ? ORDER BY seq"
        return list(db.execute(sql, (table,)))


def check(site: Site, players: list[Player]) -> int:
    """Everything acknowledged is in the log, once, and the log can be replayed."""
    stored = 0
    for player in players:
        assert not player.faults, player.faults
        keys = [key.partition(":")[2] for *_, key in acts_of(site.database, player.table["id"]) if key]
        assert len(keys) == len(set(keys))
        missing = set(player.acked) - set(keys)
        assert not missing, f"acknowledged and lost: {missing}"
        stored += len(player.acked)
    return stored


def replay(site: Site, table: Json) -> None:
    rows = acts_of(site.database, table["id"])
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    with contextlib.closing(sqlite3.connect(site.database)) as db:
        seed = db.execute("SELECT seed FROM tables WHERE id = ?", (table["id"],)).fetchone()[0]
    acts = [Act(seq, SAY, seat, words=body.split()) for seq, _, seat, body, _ in rows]
    Room(Catalog().game("race"), table["options"], seed, ["a", "b"], acts)


async def all_play(players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)


def test_kill_under_load(tmp_path: Path) -> None:
    dice = random.Random(20)
    site = Site(tmp_path, rule_workers=1)
    players: list[Player] = []
    tables: list[Json] = []
    stored = 0
    for round in range(ROUNDS):
        with site:
            if round == 0:
                for number in range(TABLES):
                    guests = [site.guest(f"A{number}"), site.guest(f"B{number}")]
                    table = guests[0].table([{"kind": "me"}, {"kind": "open"}], game="race")
                    guests[1].seat(table, 1, "join")
                    tables.append(table)
                    players += [Player(guest, table, n, random.Random(n)) for n, guest in enumerate(guests)]
            killer = Killer(site, dice)
            for player in players:
                player.killer = killer
            asyncio.run(all_play(players))
            assert site.process is not None
            assert site.process.wait(30) == -signal.SIGKILL
        now = check(site, players)
        assert now > stored, "no word got through in this round"
        stored = now
    for table in tables:
        replay(site, table)
    assert sum(player.resent for player in players) > 0, "no kill ever met a word under way"
    assert stored >= 10 * ROUNDS
