"""Killing under load: servers, rules workers and connections to the database, while all games are played.

    python -m tests.server.killing --kills 200 --database sqlite
    python -m tests.server.killing --kills 200 --database postgres

No acknowledged word may be lost or doubled, nothing that was shown may be taken back, and every table must be what an
independent replay of its log tells.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import tempfile
import threading
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starboard.server.catalog import Catalog
from starboard.server.room import Room
from starboard.server.store import Act, TableRow
from starboard.server.store.opening import store_of
from tests.server.postgres import Cluster
from tests.server.site import Json, Person, Site
from tests.server.test_workers import workers

EVERY = 4  # the last of so many kills is that of the server


class Killer:
    """After some acknowledged words something is killed; the server last, which ends the round."""

    def __init__(self, site: Site, dice: random.Random, kills: int, cluster: Cluster | None) -> None:
        self.site = site
        self.dice = dice
        self.kills = kills
        self.cluster = cluster
        self.done: list[str] = []
        self.left = dice.randrange(5, 25)

    def count(self) -> None:
        self.left -= 1
        if self.left == 0 and len(self.done) < self.kills:
            last = len(self.done) == self.kills - 1
            what = "server" if last else self.dice.choice(["rules", "rules", "cut" if self.cluster else "rules"])
            self.done.append(what)
            self.left = self.dice.randrange(5, 25)
            threading.Timer(self.dice.random() * 0.02, getattr(self, what)).start()

    def server(self) -> None:
        self.site.kill()

    def rules(self) -> None:
        for worker in workers(self.site):
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def cut(self) -> None:
        assert self.cluster is not None
        self.cluster.cut(str(self.site.settings["database"]).rpartition("/")[2])


class Player:
    """One seat over many lives of the server; it remembers what it was promised."""

    killer: Killer

    def __init__(self, person: Person, table: Json, seat: int, dice: random.Random, undoes: bool) -> None:
        self.undoes = undoes  # at its table words are taken back, so the log may go on otherwise
        self.person = person
        self.table = table
        self.seat = seat
        self.dice = dice
        self.name = f"{table['id']}-{seat}"
        self.log: list[Json] = []
        self.count = 0
        self.acked: list[str] = []
        self.open: Json | None = None  # sent, and nothing heard of it
        self.again = True  # it is to be sent again with the next table message
        self.resent = 0
        self.faults: list[str] = []
        self.over = False

    async def play(self) -> None:
        url = f"ws://127.0.0.1:{self.person.site.port}/api/tables/{self.table['id']}/live?seat={self.seat}"
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(url, additional_headers={"cookie": self.person.cookie()}, max_size=None) as socket:
                self.again = True
                while not self.over:
                    await self.hear(socket, json.loads(await socket.recv()))

    async def hear(self, socket: Any, message: Json) -> None:
        if message["type"] == "table":
            self.read(message)
            await self.speak(socket, message)
        elif message["type"] == "ack" and self.open is not None and message["key"] == self.open["key"]:
            self.acked.append(message["key"])
            self.open = None
            self.killer.count()
        elif message["type"] == "refused":
            if message["reason"] == "server-fault":
                self.again = True
            elif message["reason"] in ("stale", "illegal", "out-of-turn", "not-playing", "cannot-undo"):
                self.open = None
            else:
                self.faults.append(str(message))

    def read(self, message: Json) -> None:
        news = message["log"]
        if self.again and not self.undoes and news["from"] == 0:
            now = [(one["id"], one["args"]) for one in news["entries"]]
            before = [(one["id"], one["args"]) for one in self.log]
            if now[: len(before)] != before:
                self.faults.append(f"{self.name}: something that was shown is gone")
        self.log[news["from"] :] = news["entries"]
        self.over = message["status"] == "over"

    async def speak(self, socket: Any, message: Json) -> None:
        if self.open is not None and self.again:  # with the same key: it is carried out once
            self.resent += 1
            self.again = False
            await socket.send(json.dumps({**self.open, "version": message["version"]}))
        elif self.open is None and message["legal"]:
            self.again = False
            self.count += 1
            key = f"{self.name}-{self.count}"
            if self.undoes and message["undo"] and self.dice.random() < 0.1:
                self.open = {"type": "undo", "key": key, "version": message["version"], "count": 1}
            else:
                self.open = {"type": "say", "key": key, "version": message["version"], "words": self.choose(message)}
            await socket.send(json.dumps(self.open))
            if self.dice.random() < 0.1:
                await socket.send(json.dumps({"type": "chat", "text": "hm"}))

    def choose(self, message: Json) -> list[str]:
        if message["prompt"]["kind"] == "word" and message["sentences"]["list"]:
            return list(self.dice.choice(message["sentences"]["list"]))
        return [self.dice.choice(message["legal"])]


async def read_log(database: str, ids: list[str]) -> dict[str, tuple[TableRow, list[Act]]]:
    store = store_of(database)
    await store.open()
    try:
        found = {}
        for id in ids:
            row = await store.table(id)
            assert row is not None
            found[id] = (row, await store.acts(id))
        return found
    finally:
        await store.close()


def check(database: str, players: list[Player]) -> int:
    """Everything acknowledged is in the log, once, and the log can be replayed; tells how much was acknowledged."""
    logs = asyncio.run(read_log(database, sorted({player.table["id"] for player in players})))
    for row, acts in logs.values():
        assert [act.seq for act in acts] == list(range(1, len(acts) + 1))
        keys = [act.act for act in acts if act.act]
        assert len(keys) == len(set(keys))
        Room(Catalog(["tests.lots:game"]).game(row.game), row.options, row.seed, ["a", "b"], acts)
    for player in players:
        assert not player.faults, player.faults
        stored = {str(act.act).partition(":")[2] for act in logs[player.table["id"]][1]}
        missing = set(player.acked) - stored
        assert not missing, f"acknowledged and lost: {missing}"
    return sum(len(player.acked) for player in players)


async def all_play(players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 180)


def sit_down(site: Site, game: str, dice: random.Random, undoes: bool) -> list[Player]:
    guests = [site.guest("A"), site.guest("B")]
    table = guests[0].table([{"kind": "me"}, {"kind": "open"}], game=game)
    guests[1].seat(table, 1, "join")
    return [Player(guest, table, n, random.Random(dice.random()), undoes) for n, guest in enumerate(guests)]


def run(folder: Path, kills: int, games: list[str], seed: int, cluster: Cluster | None) -> Json:
    dice = random.Random(seed)
    database = str(folder / "tables.sqlite3") if cluster is None else cluster.database()
    site = Site(folder, rule_workers=1, database=database)
    players: list[Player] = []
    playing: list[list[Player]] = [[] for _ in games]
    done: list[str] = []
    acked = 0
    while len(done) < kills:
        with site:
            for number, game in enumerate(games):
                if all(player.over for player in playing[number]):  # also if nobody plays there yet
                    playing[number] = sit_down(site, game, dice, undoes=number % 2 == 1)
                    players += playing[number]
            killer = Killer(site, dice, min(EVERY, kills - len(done)), cluster)
            for player in players:
                player.killer = killer
            asyncio.run(all_play([player for player in players if not player.over]))
            assert site.process is not None
            if "server" not in killer.done:  # all games came to their end before
                site.kill()
            assert site.process.wait(60) == -signal.SIGKILL
        done += killer.done
        now = check(database, players)
        assert now > acked, "no word got through in this round"
        acked = now
    resent = sum(player.resent for player in players)
    return {"kills": len(done), "of": {what: done.count(what) for what in set(done)}, "acked": acked, "resent": resent}


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server of our own under load, again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--games", default="race,gaia,planet,federation,race,gaia,planet,federation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    cluster = Cluster() if given.database == "postgres" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(run(Path(folder), given.kills, given.games.split(","), given.seed, cluster)))
    finally:
        if cluster is not None:
            cluster.close()


if __name__ == "__main__":
    main()
