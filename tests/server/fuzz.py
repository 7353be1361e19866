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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.site import Json, Person, Site

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 0.5, 1e308, "", " ", "a" * 300, "\u0000", "\u202e", "done",
    "take", [], {}, [[]], [None], {"a": {}}, ["done"] * 300, "0", "٣", "🚀",
]  # fmt: skip
TYPES = ["say", "undo", "prefer", "preview", "why", "seat", "chat", "ping", "look", "", None, 7]
FIELDS = ["key", "version", "words", "count", "preferences", "word", "seat", "text", "extra"]


class Fuzzer:
    """Makes frames; some are right, for only then do the deeper parts come to see anything."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.table: Json = {}

    def frame(self) -> str | bytes:
        kind = self.dice.random()
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
        sent: Json = {"type": dice.choice(TYPES)}
        for field in dice.sample(FIELDS, dice.randrange(len(FIELDS))):
            sent[field] = dice.choice(ODD)
        if dice.random() < 0.6:
            sent["version"] = self.table.get("version", "0")
            sent["key"] = f"k{dice.randrange(10**9)}"
            legal = self.table.get("legal") or ["done"]
            sent["words"] = [dice.choice(legal) for _ in range(dice.choice([1, 1, 1, 2, 5]))]
            sent.setdefault("word", dice.choice(legal))
            sent.setdefault("count", dice.choice([1, 1, 2, 50]))
        return sent


async def one_socket(url: str, cookie: str, frames: int, seed: int) -> int:
    """Send so many frames, over as many sockets as that takes; tells how many answers came."""
    fuzzer, answers = Fuzzer(seed), 0
    while frames > 0:
        seat = fuzzer.dice.choice(["0", "1", "none", "7", "x"])
        with contextlib.suppress(ConnectionClosed, OSError):
            headers = {"cookie": cookie} if fuzzer.dice.random() < 0.9 else {}
            async with connect(f"{url}?seat={seat}", additional_headers=headers, max_size=None) as socket:
                for _ in range(fuzzer.dice.randrange(1, 400)):
                    frames -= 1
                    if fuzzer.dice.random() < 0.02:
                        await socket.send(fuzzer.dice.randbytes(20))
                    else:
                        await socket.send(fuzzer.frame())
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.0005):
                            heard = json.loads(await socket.recv())
                            answers += 1
                            if heard["type"] == "table":
                                fuzzer.table = heard
                    if frames <= 0:
                        break
        frames -= 1
    return answers


def memory(site: Site) -> float:
    """Megabytes that the server itself holds."""
    assert site.process is not None
    for line in Path(f"/proc/{site.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def attack(site: Site, tables: list[tuple[Json, Person]], frames: int, seed: int) -> int:
    each = frames // len(tables)
    work = []
    for number, (table, person) in enumerate(tables):
        url = f"ws://127.0.0.1:{site.port}/api/tables/{table['id']}/live"
        work.append(one_socket(url, person.cookie(), each, seed + number))
    return sum(await asyncio.gather(*work))


def run(folder: Path, frames: int, seed: int, games: list[str]) -> dict[str, float]:
    """What came of it. The server's own log is read by the caller from `folder / "log"`."""
    with Site(folder, rule_workers=1, log=folder / "log") as site:
        anna = site.guest("Anna")
        seats: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        tables = [(anna.table(seats, game=game), anna) for game in games]
        start = time.monotonic()
        answers = asyncio.run(attack(site, tables, max(1000, frames // 10), seed))
        before = memory(site)
        answers += asyncio.run(attack(site, tables, frames, seed + 100))
        took = time.monotonic() - start
        health = anna.get("/api/health").json()
        for table, person in tables:
            live = person.live(table, 0)
            live.until("table", 60)
            live.close()
        return {
            "frames": frames,
            "answers": answers,
            "seconds": round(took, 1),
            "grown_mb": round(memory(site) - before, 1),
            "ok": float(health["ok"]),
        }


def faults(log: str) -> list[str]:
    """Lines of a server's log that tell of a fault of its own."""
    words = ("Traceback", "never retrieved", "something at", "failed", "ERROR")
    return [line for line in log.splitlines() if any(word in line for word in words)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Send a server of our own frames that no page would send.")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="lots,race,gaia,planet,federation")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(Path(folder), given.frames, given.seed, given.games.split(","))))
        found = faults((Path(folder) / "log").read_text())
    print("\n".join(found[:40]))
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
