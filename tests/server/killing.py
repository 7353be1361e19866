"""Killing under load: servers, rules workers, bots and connections to the database, while all games are played.

    python -m tests.server.killing --kills 200 --database sqlite
    python -m tests.server.killing --kills 200 --database postgres --servers 2

No acknowledged word may be lost or doubled, nothing that was shown may be taken back, and in the end every view of
every table at every server must be, byte for byte, what an independent replay of its log tells.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starboard.server.catalog import Catalog
from starboard.server.room import Room
from starboard.server.store import Act, SeatRow, TableRow
from starboard.server.store.opening import shared, store_of
from starboard.server.wire import Have
from tests.server.postgres import Cluster
from tests.server.site import Json, Person, Site
from tests.server.test_workers import children, workers

AFTER = 30  # words that must get through after the last kill
CATALOG = Catalog(["tests.lots:game"])


class Killer:
    """After some acknowledged words something is killed; a server that was killed is started again."""

    def __init__(
        self, sites: list[Site], dice: random.Random, kills: int, cluster: Cluster | None, seconds: float
    ) -> None:
        self.sites = sites
        self.dice = dice
        self.kills = kills
        self.cluster = cluster
        self.done: list[str] = []
        self.left = dice.randrange(5, 25)
        self.finished = False
        self.end = time.monotonic() + seconds
        self._busy: list[threading.Thread] = []

    def count(self) -> None:
        self.left -= 1
        if self.left > 0:
            return
        if len(self.done) >= self.kills or time.monotonic() > self.end:
            self.finished = True
            return
        kinds = ["server", "server", "rules", "rules", "bots", "cut" if self.cluster else "server"]
        what = kinds[len(self.done) % 6]
        self.done.append(what)
        self.left = self.dice.randrange(5, 25) if len(self.done) < self.kills else AFTER
        thread = threading.Thread(target=self._strike, args=(what, self.dice.choice(self.sites)))
        self._busy.append(thread)
        thread.start()

    def _strike(self, what: str, site: Site) -> None:
        time.sleep(random.random() * 0.02)
        getattr(self, what)(site)

    def join(self) -> None:
        for thread in self._busy:
            thread.join()

    def server(self, site: Site) -> None:
        with site.lock:
            site.kill()
            site.start()

    def rules(self, site: Site) -> None:
        self._kill(workers(site))

    def bots(self, site: Site) -> None:
        self._kill(children(site, "spawn_main"))

    def _kill(self, processes: list[int]) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def cut(self, site: Site) -> None:
        assert self.cluster is not None
        self.cluster.cut(str(site.settings["database"]).rpartition("/")[2])


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
        """At any server, until enough was killed; whoever loses the line comes again."""
        while not self.over and not self.killer.finished:
            site = self.dice.choice(self.killer.sites)
            url = f"ws://127.0.0.1:{site.port}/api/tables/{self.table['id']}/live?seat={self.seat}"
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with connect(url, additional_headers={"cookie": self.person.cookie()}, max_size=None) as socket:
                    self.again = True
                    while not self.over and not self.killer.finished:
                        async with asyncio.timeout(3):  # a table where nothing happens: look from somewhere else
                            message = await socket.recv()
                        await self.hear(socket, json.loads(message))
            await asyncio.sleep(0.1)

    async def hear(self, socket: Any, message: Json) -> None:
        if message["type"] == "table":
            self.read(message)
            await self.speak(socket, message)
        elif message["type"] == "ack" and self.open is not None and message["key"] == self.open["key"]:
            self.acked.append(message["key"])
            self.open = None
            self.killer.count()
        elif message["type"] == "refused":
            if message["reason"] in ("server-fault", "store-away"):
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


Log = tuple[TableRow, list[SeatRow], list[Act]]


def copied(database: str) -> str:
    """A file has one server; its log is read from a copy."""
    if shared(database):
        return database
    copy = f"{database}.copy"
    Path(copy).unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


async def read_log(database: str, ids: list[str]) -> dict[str, Log]:
    store = store_of(copied(database))
    await store.open()
    try:
        found = {}
        for id in ids:
            whole = await store.whole(id, 0)
            assert whole is not None
            found[id] = whole
        return found
    finally:
        await store.close()


def check_log(logs: dict[str, Log], players: list[Player]) -> int:
    """Everything acknowledged is in the log, once; tells how much was acknowledged."""
    for _, _, acts in logs.values():
        assert [act.seq for act in acts] == list(range(1, len(acts) + 1))
        keys = [act.act for act in acts if act.act]
        assert len(keys) == len(set(keys))
    for player in players:
        assert not player.faults, player.faults
        stored = {str(act.act).partition(":")[2] for act in logs[player.table["id"]][2]}
        missing = set(player.acked) - stored
        assert not missing, f"acknowledged and lost: {missing}"
    return sum(len(player.acked) for player in players)


def replayed(log: Log, viewer: int) -> Json:
    """What a viewer must be shown, by a replay that no server had a hand in."""
    row, seats, acts = log
    names = [seat.name for seat in seats]
    room = Room(CATALOG.game(row.game), row.options, row.seed, names, acts, 400, row.rules)
    shown = room.render(Have(viewer, 0))
    parts = ("view", "prompt", "legal", "sentences")
    found = {part: json.loads(getattr(shown.body, part)) for part in parts}
    return {**found, "undo_acts": shown.body.undo_acts, "entries": [json.loads(entry) for entry in shown.log]}


def check_views(database: str, site: Site, player: Player, viewer: int) -> None:
    """A bot may speak while we look: then we look again."""
    for _ in range(100):
        person = Person(site)
        person.http.cookies.update(player.person.http.cookies)
        live = person.live(player.table, "none" if viewer < 0 else viewer)
        message = live.until("table", 60)
        live.close()
        (log,) = asyncio.run(read_log(database, [player.table["id"]])).values()
        wanted = replayed(log, viewer)
        shown = {part: message[part] for part in wanted if part != "entries"}
        shown["entries"] = message["log"]["entries"]
        other = {
            part: (shown[part], wanted[part]) for part in wanted if json.dumps(shown[part]) != json.dumps(wanted[part])
        }
        if not other:
            return
        time.sleep(0.1)
    table = f"table {player.table['id']} ({player.table['game']})"
    raise AssertionError(f"{table} is not what its log tells {viewer}: {json.dumps(other)[:4000]}")


def sit_down(site: Site, game: str, dice: random.Random, number: int) -> list[Player]:
    """At every second table words are taken back; at every third a bot plays."""
    bot = number % 3 == 2
    guests = [site.guest("A")] if bot else [site.guest("A"), site.guest("B")]
    table = guests[0].table([{"kind": "me"}, {"kind": "bot", "level": "cadet"} if bot else {"kind": "open"}], game=game)
    if not bot:
        guests[1].seat(table, 1, "join")
    return [Player(guest, table, n, random.Random(dice.random()), number % 2 == 1) for n, guest in enumerate(guests)]


async def play_on(killer: Killer, games: list[str], players: list[Player], seconds: float) -> None:
    async def one_place(number: int) -> None:
        """Table after table of one game."""
        while not killer.finished:
            try:
                seated = await asyncio.to_thread(sit_down, killer.sites[0], games[number], killer.dice, number)
            except Exception:  # it was killed at that moment
                await asyncio.sleep(0.2)
                continue
            for player in seated:
                player.killer = killer
            players.extend(seated)
            await asyncio.gather(*(player.play() for player in seated))

    async with asyncio.timeout(seconds):
        await asyncio.gather(*(one_place(number) for number in range(len(games))))


def run(
    folder: Path,
    kills: int,
    games: list[str],
    seed: int,
    cluster: Cluster | None,
    servers: int = 1,
    seconds: float = 1e9,
    **given: Any,
) -> Json:
    dice = random.Random(seed)
    database = str(folder / "tables.sqlite3") if cluster is None else cluster.database()
    settings = {"rule_workers": 1, "bot_workers": 1, "bot_seconds": 0.05, "database": database, **given}
    sites = [Site(folder, **settings) for _ in range(servers)]
    players: list[Player] = []
    with contextlib.ExitStack() as stack:
        for site in sites:
            stack.enter_context(site)
        killer = Killer(sites, dice, kills, cluster, seconds)
        try:
            asyncio.run(play_on(killer, games, players, 60 + 20 * kills))
        finally:
            killer.join()
        tables = sorted({player.table["id"] for player in players})
        acked = check_log(asyncio.run(read_log(database, tables)), players)
        views = 0
        for player in {player.table["id"]: player for player in players}.values():
            for site in sites:
                for viewer in (player.seat, -1):
                    check_views(database, site, player, viewer)
                    views += 1
    resent = sum(player.resent for player in players)
    of = {what: killer.done.count(what) for what in sorted(set(killer.done))}
    return {
        "kills": len(killer.done),
        "of": of,
        "acked": acked,
        "resent": resent,
        "tables": len(tables),
        "views": views,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers of our own under load, again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="of PostgreSQL only")
    parser.add_argument("--games", default="race,gaia,planet,federation,race,gaia,planet,federation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="after so long no more is killed")
    given = parser.parse_args()
    cluster = Cluster() if given.database == "postgres" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            games = given.games.split(",")
            print(json.dumps(run(Path(folder), given.kills, games, given.seed, cluster, given.servers, given.seconds)))
    finally:
        if cluster is not None:
            cluster.close()


if __name__ == "__main__":
    main()
