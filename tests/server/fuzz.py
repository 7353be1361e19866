"""Frames that no page would send, in great numbers: `python -m tests.server.fuzz --frames 1000000`.

A server of its own on the loopback address is sent half-right messages, wrong types, broken JSON and noise, over
sockets that come and go. It must refuse or carry out each, never fail, and not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.site import Json, Person, Site

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 0.5, 1e308, "", " ", "a" * 300, "\u0000", "\u202e", "done",
    "take", [], {}, [[]], [None], {"a": {}}, ["done"] * 300, "0", "٣", "🚀",
]  # fmt: skip
TYPES = ["say", "undo", "prefer", "preview", "why", "seat", "chat", "ping", "look", "", None, 7]
FIELDS = ["key", "version", "words", "count", "preferences", "word", "seat", "text", "extra"]
RIGHT: dict[str, list[str]] = {
    "say": ["key", "version", "words"],
    "undo": ["key", "version", "count"],
    "prefer": ["key", "preferences"],
    "preview": ["words"],
    "why": ["word"],
    "seat": ["seat"],
    "chat": ["text"],
    "ping": [],
}
BURST = 24  # frames that are sent before it is waited until the server has worked them off


class Fuzzer:
    """Makes frames; some are right or nearly so, for only then do the deeper parts come to see anything."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.table: Json = {}

    def frame(self) -> str | bytes:
        kind = self.dice.random()
        if kind < 0.02:
            return self.dice.randbytes(20)
        if kind < 0.05:
            return self.dice.randbytes(self.dice.randrange(1, 60)).decode("latin-1")
        if kind < 0.08:
            return self.dice.choice(["[", "{", '{"type":']) * self.dice.randrange(1, 2000)
        text = json.dumps(self.message())
        if kind < 0.12:
            at = self.dice.randrange(len(text))
            return text[:at] + self.dice.choice(["", "\\", '"', "}", "\u2028"]) + text[at + 1 :]
        return text

    def message(self) -> Any:
        dice = self.dice
        if dice.random() < 0.05:
            return dice.choice(ODD)
        if dice.random() < 0.4:
            kind = dice.choice([*RIGHT, "say", "say"])
            sent: Json = {"type": kind, **{field: self.right(field) for field in RIGHT[kind]}}
            if dice.random() < 0.2:
                sent[dice.choice(list(sent))] = dice.choice(ODD)
            return sent
        sent = {"type": dice.choice(TYPES)}
        for field in dice.sample(FIELDS, dice.randrange(len(FIELDS))):
            sent[field] = dice.choice(ODD) if dice.random() < 0.5 else self.right(field)
        return sent

    def right(self, field: str) -> Any:
        """What a page might send there."""
        dice = self.dice
        legal = self.table.get("legal") or ["done"]
        ways = (self.table.get("sentences") or {}).get("list") or [legal[:1]]
        made: dict[str, Any] = {
            "key": f"k{dice.randrange(10**9)}",
            "version": self.table.get("version", "0"),
            "words": dice.choice([dice.choice(ways), [dice.choice(legal)], dice.choices(legal, k=5)]),
            "count": dice.choice([1, 1, 2, 50]),
            "preferences": dice.choice([{}, self.table.get("preferences") or {}, {"charge": "2"}]),
            "word": dice.choice(legal),
            "seat": dice.choice([0, 1, None]),
            "text": "hello",
        }
        return made.get(field)


class Tally:
    """What came back so far; every so often it is told."""

    def __init__(self, site: Site, every: float = 0.0) -> None:
        self.site = site
        self.frames = 0
        self.heard: Counter[str] = Counter()  # by type; refusals by their reason
        self.closed: Counter[int] = Counter()
        self.start = time.monotonic()
        self._every = every
        self._next = self.start + every

    def sent(self) -> None:
        self.frames += 1
        if self._every and time.monotonic() >= self._next:
            self._next = time.monotonic() + self._every
            print(json.dumps(self.told()), flush=True)

    def told(self) -> Json:
        return {
            "frames": self.frames,
            "seconds": round(time.monotonic() - self.start, 1),
            "memory_mb": round(memory(self.site), 1),
            "heard": dict(sorted(self.heard.items())),
            "closed": dict(sorted(self.closed.items())),
        }


class Attack:
    """One who sends to one table, over as many sockets as it takes; when a game is over, to the next one."""

    def __init__(self, person: Person, table: Json, seed: int, tally: Tally) -> None:
        self.person, self.table, self.tally = person, table, tally
        self.fuzzer = Fuzzer(seed)

    async def run(self, frames: int) -> None:
        dice = self.fuzzer.dice
        while frames > 0:
            url = f"ws://127.0.0.1:{self.person.site.port}/api/tables/{self.table['id']}/live"
            headers = {"cookie": self.person.cookie()} if dice.random() < 0.9 else {}
            seat = dice.choice(["0", "0", "1", "1", "none", "7", "x"])
            async with connect(f"{url}?seat={seat}", additional_headers=headers, max_size=None) as socket:
                worked_off: asyncio.Queue[int] = asyncio.Queue()
                listening = asyncio.create_task(self._listen(socket, worked_off))
                frames -= await self._send(socket, min(frames, dice.randrange(1, 400)), worked_off)
                await socket.close()
                await listening
            self.tally.closed[socket.close_code or 0] += 1
            if self.fuzzer.table.get("status") == "over":
                answer = await asyncio.to_thread(self.person.post, f"/api/tables/{self.table['id']}/rematch")
                self.table, self.fuzzer.table = answer.json(), {}

    async def _send(self, socket: ClientConnection, frames: int, worked_off: asyncio.Queue[int]) -> int:
        """Tells how many went out. The last burst is not waited for: the socket closes in the middle of it."""
        for sent in range(frames):
            self.tally.sent()
            try:
                await socket.send(self.fuzzer.frame())
                if sent % BURST == BURST - 1:
                    await socket.send(json.dumps({"type": "why", "word": f"mark-{sent}"}))
                    await _until(sent, worked_off)
            except ConnectionClosed:
                return sent + 1
        return frames

    async def _listen(self, socket: ClientConnection, worked_off: asyncio.Queue[int]) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard = json.loads(await socket.recv())
                kind = heard["type"]
                self.tally.heard[heard["reason"] if kind == "refused" else kind] += 1
                if kind == "table":
                    self.fuzzer.table = heard
                elif kind == "why" and heard["word"].startswith("mark-"):
                    worked_off.put_nowait(int(heard["word"][5:]))
        worked_off.put_nowait(-1)


async def _until(mark: int, worked_off: asyncio.Queue[int]) -> None:
    """Until the server has come to that mark, or has hung up (-1)."""
    async with asyncio.timeout(60):
        while await worked_off.get() not in (mark, -1):
            pass


def memory(site: Site) -> float:
    """Megabytes that the server itself holds."""
    assert site.process is not None
    for line in Path(f"/proc/{site.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def attack(attacks: list[Attack], frames: int) -> None:
    await asyncio.gather(*(each.run(frames // len(attacks)) for each in attacks))


def run(folder: Path, frames: int, seed: int, games: list[str], every: float = 0.0) -> Json:
    """What came of it. The server's own log is read by the caller from `folder / "log"`."""
    with Site(folder, rule_workers=1, log=folder / "log") as site:
        anna = site.guest("Anna")
        tally = Tally(site, every)
        seats: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        attacks = [Attack(anna, anna.table(seats, game=game), seed + n, tally) for n, game in enumerate(games)]
        asyncio.run(attack(attacks, max(1000, frames // 10)))
        before = memory(site)
        asyncio.run(attack(attacks, frames))
        health = anna.get("/api/health").json()
        for each in attacks:
            live = anna.live(each.table, 0)
            live.until("table", 60)
            live.close()
        return {**tally.told(), "grown_mb": round(memory(site) - before, 1), "ok": health["ok"]}


def faults(log: str) -> list[str]:
    """Lines of a server's log that tell of a fault of its own."""
    words = ("Traceback", "never retrieved", "something at", "failed", "ERROR")
    return [line for line in log.splitlines() if any(word in line for word in words)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Send a server of our own frames that no page would send.")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="lots,race,gaia,planet,federation")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two lines about how far it is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(Path(folder), given.frames, given.seed, given.games.split(","), given.every)))
        found = faults((Path(folder) / "log").read_text())
    print("\n".join(found[:40]))
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
