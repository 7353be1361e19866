"""Load: many tables at once, played by scripted clients over websockets, on this machine only.

    python -m starboard.server.loadtest --tables 100 --game race --seconds 30
    python -m starboard.server.loadtest --tables 60 --game race,gaia,planet,federation --pause 1

Starts a server of its own on a free port of the loopback address, with a database that is thrown away, and
ends with it. Each client says any legal sentence as soon as it is asked (after `--pause` seconds). What is
measured: from sending a word to having the new table message that shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets


class Prompt(msgspec.Struct):
    kind: str
    least: int
    most: int
    picked: list[str]
    candidates: list[str]


class Sentences(msgspec.Struct):
    ways: list[list[str]] = msgspec.field(name="list")


class Frame(msgspec.Struct):
    """As much of a message as a client needs."""

    type: str
    version: str = ""
    status: str = ""
    key: str | None = None
    legal: list[str] = []
    prompt: Prompt | None = None
    sentences: Sentences | None = None
    reason: str = ""


class Figures:
    def __init__(self) -> None:
        self.acts = 0
        self.words = 0
        self.seen: list[float] = []  # seconds from sending to seeing
        self.acked: list[float] = []  # seconds from sending to the acknowledgement
        self.refused: dict[str, int] = {}
        self.finished = 0
        self.failures: list[str] = []
        self.bytes = 0
        self.frames = 0


class Client:
    """One seat, played by chance."""

    def __init__(self, url: str, cookie: str, figures: Figures, pause: float, dice: random.Random, name: str) -> None:
        self.url = url
        self.cookie = cookie
        self.figures = figures
        self.pause = pause
        self.dice = dice
        self.name = name
        self.count = 0

    async def play(self, until: float) -> None:
        decoder = msgspec.json.Decoder(Frame)
        figures = self.figures
        async with websockets.connect(self.url, additional_headers={"cookie": self.cookie}, max_size=None) as socket:
            key, sent_at, acked, words = "", 0.0, True, 0
            while time.monotonic() < until:
                data = await socket.recv()
                figures.bytes += len(data)
                figures.frames += 1
                frame = decoder.decode(data)
                if frame.type == "ack" and frame.key == key:
                    figures.acked.append(time.monotonic() - sent_at)
                    acked = True
                    continue
                if frame.type == "refused":
                    figures.refused[frame.reason] = figures.refused.get(frame.reason, 0) + 1
                    key, acked = "", True
                    continue
                if frame.type != "table" or not acked:
                    continue
                if key:  # the first table message after the acknowledgement shows the word
                    figures.seen.append(time.monotonic() - sent_at)
                    figures.acts += 1
                    figures.words += words
                    key = ""
                if frame.status == "over":
                    figures.finished += 1
                    return
                if frame.legal:
                    if self.pause:
                        await asyncio.sleep(self.pause * (0.5 + self.dice.random()))
                    said = self.choose(frame)
                    self.count += 1
                    key, acked, words = f"{self.name}-{self.count}", False, len(said)
                    sent_at = time.monotonic()
                    await socket.send(
                        msgspec.json.encode(
                            {"type": "say", "key": key, "version": frame.version, "words": said}
                        ).decode()
                    )

    def choose(self, frame: Frame) -> list[str]:
        prompt = frame.prompt
        if prompt is not None and prompt.kind == "set":
            return [self.dice.choice(frame.legal)]
        if frame.sentences is not None and frame.sentences.ways:
            return self.dice.choice(frame.sentences.ways)
        return [self.dice.choice(frame.legal)]


class Site:
    """A server of our own, and requests to it."""

    def __init__(self, games: list[str], folder: str) -> None:
        with contextlib.closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        settings = {
            "database": str(Path(folder) / "load.sqlite3"),
            "games": games,
            "requests_per_minute": 10_000_000,
            "guests_per_hour": 10_000_000,
            "sockets_per_address": 10_000,
            "messages_per_second": 10_000,
            "messages_burst": 10_000,
            "max_tables": 1_000_000,
            "max_connections": 1_000_000,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "starboard.server.run", json.dumps(settings), str(self.port)]
        )

    def wait(self) -> None:
        for _ in range(300):
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/api/health")[0] == 200:
                    return
            if self.process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.1)
        raise SystemExit("the server did not start in 30 seconds")

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, Any, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {"content-type": "application/json", "cookie": cookie})
            answer = connection.getresponse()
            given = (answer.getheader("set-cookie") or "").partition(";")[0]
            return answer.status, json.loads(answer.read()), given
        finally:
            connection.close()

    def cpu(self) -> dict[str, float]:
        """Seconds that the server and its workers have computed so far; nothing where that cannot be read."""
        pid = str(self.process.pid)
        found: dict[str, float] = {}
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            for id in [pid, *children]:
                command = Path(f"/proc/{id}/cmdline").read_text()
                kind = "server" if id == pid else "rules" if "server.worker" in command else "bots"
                ticks = Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()[11:13]
                found[kind] = found.get(kind, 0.0) + sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return {}
        return found

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def set_up(site: Site, game: str, players: int, tables: int, guests: int) -> list[tuple[str, str]]:
    """Tables with a guest on every seat: the table and the cookie for each seat."""
    cookies = [site.ask("POST", "/api/me", {"name": f"Client {n}"})[2] for n in range(guests)]
    seats: list[tuple[str, str]] = []
    for number in range(tables):
        own = [cookies[(number * players + n) % len(cookies)] for n in range(players)]
        wanted = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)}
        status, table, _ = site.ask("POST", "/api/tables", wanted, own[0])
        if status != 201:
            raise SystemExit(f"no table: {table}")
        for seat in range(1, players):
            site.ask("POST", f"/api/tables/{table['id']}/seats/{seat}", {"action": "join"}, own[seat])
        seats += [(f"/api/tables/{table['id']}/live?seat={seat}", own[seat]) for seat in range(players)]
    return seats


async def play(
    site: Site, seats: list[tuple[str, str]], seconds: float, pause: float, seed: int
) -> tuple[Figures, float]:
    figures = Figures()
    start = time.monotonic()
    clients = [
        Client(f"ws://127.0.0.1:{site.port}{path}", cookie, figures, pause, random.Random(seed + n), f"c{n}")
        for n, (path, cookie) in enumerate(seats)
    ]
    work = [asyncio.create_task(client.play(start + seconds)) for client in clients]
    done, pending = await asyncio.wait(work, timeout=seconds + 2)
    took = time.monotonic() - start
    for task in pending:
        task.cancel()
    for failure in {repr(task.exception()) for task in done if task.exception() is not None}:
        figures.failures.append(failure)
    return figures, took


def share(values: list[float], part: float) -> float:
    """The value that `part` of all do not exceed, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def report(figures: Figures, took: float, tables: int, clients: int) -> dict[str, Any]:
    return {
        "tables": tables,
        "clients": clients,
        "seconds": round(took, 1),
        "acts_per_second": round(figures.acts / took),
        "words_per_second": round(figures.words / took),
        "seen_p50_ms": round(share(figures.seen, 0.5), 1),
        "seen_p99_ms": round(share(figures.seen, 0.99), 1),
        "ack_p50_ms": round(share(figures.acked, 0.5), 1),
        "ack_p99_ms": round(share(figures.acked, 0.99), 1),
        "frames_per_second": round(figures.frames / took),
        "bytes_per_frame": round(figures.bytes / max(1, figures.frames)),
        "games_finished_by_clients": figures.finished,
        "refused": figures.refused,
        "failures": figures.failures,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many tables at once on this machine and measure.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="race", help="or several with commas between, one after the other")
    parser.add_argument("--module", default="", help="where the game is, if it is not installed: package.module:name")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that a client thinks, on average")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not 1 <= arguments.tables <= 2000 or not 1 <= arguments.seconds <= 600:
        raise SystemExit("from 1 to 2000 tables, from 1 to 600 seconds")
    told = [measured(arguments, game) for game in arguments.game.split(",")]
    print(json.dumps(told if len(told) > 1 else told[0], indent=1))
    if any(one["failures"] or not one["acts_per_second"] for one in told):
        raise SystemExit("clients failed")


def measured(arguments: argparse.Namespace, game: str) -> dict[str, Any]:
    """The figures of one game, with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site([arguments.module] if arguments.module else [], folder)
        try:
            site.wait()
            seats = set_up(site, game, arguments.players, arguments.tables, arguments.tables)
            before = site.cpu()
            figures, took = asyncio.run(play(site, seats, arguments.seconds, arguments.pause, arguments.seed))
            computed = {kind: seconds - before.get(kind, 0.0) for kind, seconds in site.cpu().items()}
        finally:
            site.end()
    told = report(figures, took, arguments.tables, len(seats))
    told["game"] = game
    told["cpu_ms_per_act"] = {kind: round(1000 * used / max(1, figures.acts), 2) for kind, used in computed.items()}
    told["load_of_machine"] = round(os.getloadavg()[0], 1)
    return told


if __name__ == "__main__":
    main()
