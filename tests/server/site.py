"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent.parent
Json = dict[str, Any]


class Site:
    """Starts a server; `kill` ends it as a power cut would."""

    def __init__(self, folder: Path, log: Path | None = None, **settings: Any) -> None:
        self.log = log  # what the server writes goes there, if it is named
        self.database = folder / "tables.sqlite3"
        self.settings = {
            "database": str(self.database),
            "games": ["tests.lots:game"],
            "static": str(folder / "static"),
            "requests_per_minute": 100_000,
            "guests_per_hour": 100_000,
            "bot_pause": 0.0,
            "chat_per_minute": 1_000_000,
            "max_listed": 100,
            "messages_per_second": 10_000,
            "messages_burst": 10_000,
            **settings,
        }
        self.port = 0
        self.lock = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Site:
        if not self.port:
            with contextlib.closing(socket.socket()) as free:
                free.bind(("127.0.0.1", 0))
                self.port = int(free.getsockname()[1])
        command = [sys.executable, "-m", "starboard.server.run", json.dumps(self.settings), str(self.port)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        with contextlib.ExitStack() as stack:
            errors = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=errors)
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url("/api/health"), timeout=5).status_code == 200:
                    return self
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.05)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(15)

    def __enter__(self) -> Site:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def guest(self, name: str) -> Person:
        person = Person(self, name)
        assert person.post("/api/me", {"name": name}).status_code == 200
        return person


class Person:
    """Somebody with a browser, with or without a guest's cookie."""

    def __init__(self, site: Site, name: str = "") -> None:
        self.site = site
        self.name = name
        self.http = httpx.Client(timeout=20)

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(self.site.url(path), **kwargs)

    def post(self, path: str, body: object = None, **kwargs: Any) -> httpx.Response:
        return self.http.post(self.site.url(path), json=body, **kwargs)

    def table(self, seats: list[Json], game: str = "lots", **wanted: Any) -> Json:
        answer = self.post("/api/tables", {"game": game, "seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def seat(self, table: Json, number: int, action: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table['id']}/seats/{number}", {"action": action, **more})

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: Json, seat: int | str | None = None, since: str | None = None, **headers: str) -> Live:
        query = "&".join(f"{key}={value}" for key, value in (("seat", seat), ("since", since)) if value is not None)
        url = f"ws://127.0.0.1:{self.site.port}/api/tables/{table['id']}/live?{query}"
        cookie = self.cookie()
        return Live(connect(url, additional_headers={**({"cookie": cookie} if cookie else {}), **headers}, legacy=True))


class Live:
    """A websocket, with what it was told so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.presence: list[Json] = []

    def receive(self, timeout: float = 30) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        while message["type"] == "presence":  # it comes at any moment and changes no more than this
            self.presence.append(message)
            self.table.update(seats=message["seats"], watchers=message["watchers"])
            message = json.loads(self.socket.recv(timeout))
        if message["type"] == "table":
            self.table = message
            news = message["log"]
            assert news["from"] <= len(self.log), "the log begins beyond what the client has"
            self.log[news["from"] :] = news["entries"]
        elif message["type"] == "chat":
            self.chat += message["entries"]
        return message

    def until(self, type: str, timeout: float = 30) -> Json:
        """Read on until a message of that type."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == type:
                return message

    def quiet(self, seconds: float = 0.3) -> list[Json]:
        """All that comes until nothing comes for a while."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.receive(seconds))
        return found

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def say(self, *words: str, key: str | None = None, version: str | None = None) -> Json:
        """Say words; the answer is `ack` or `refused`."""
        key = key or str(uuid.uuid4())
        self.send(type="say", key=key, version=version or self.table["version"], words=list(words))
        return self.answer(key)

    def undo(self, count: int = 1, key: str | None = None) -> Json:
        key = key or str(uuid.uuid4())
        self.send(type="undo", key=key, version=self.table["version"], count=count)
        return self.answer(key)

    def answer(self, key: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused") and message["key"] == key:
                return message

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0

    def close(self) -> None:
        self.socket.close()


def first(table: Json) -> list[str]:
    """Any whole answer to the question that a table message asks."""
    prompt = table["prompt"]
    if prompt["kind"] != "set":
        return list(table["sentences"]["list"][0])
    chosen = prompt["candidates"][: prompt["least"]]
    return chosen if len(chosen) == prompt["most"] else [*chosen, "done"]


def chance_answer(table: Json, dice: random.Random) -> list[str]:
    prompt = table["prompt"]
    if prompt["kind"] != "set":
        return list(dice.choice(table["sentences"]["list"]))
    return [dice.choice(table["legal"])]


def whole_answer(table: Json, dice: random.Random) -> list[str]:
    """As a page does it: a whole sentence, or a whole set in the order of its candidates."""
    prompt = table["prompt"]
    if prompt["kind"] != "set" or prompt["picked"]:
        return chance_answer(table, dice)
    candidates = prompt["candidates"]
    chosen = set(dice.sample(candidates, dice.randint(prompt["least"], min(prompt["most"], len(candidates)))))
    words = [word for word in candidates if word in chosen]
    return words if len(words) == prompt["most"] else [*words, "done"]


def two(site: Site, **wanted: Any) -> Iterator[tuple[Person, Person, Json]]:
    """Two people at a table of Lots."""
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([{"kind": "me"}, {"kind": "open"}], **wanted)
    assert boris.seat(table, 1, "join").status_code == 200
    yield anna, boris, table


def play_on(*lives: Live, dice: random.Random | None = None, limit: int = 2000) -> None:
    """Let everybody answer until the game is over."""
    dice = dice or random.Random(1)
    for _ in range(limit):
        if all(live.table["status"] == "over" for live in lives):
            return
        for live in lives:
            if live.table["legal"]:
                answer = live.say(*chance_answer(live.table, dice))
                assert answer["type"] == "ack" or answer["reason"] == "stale", answer
                live.until("table")
        for live in lives:
            live.quiet(0.02)
    raise AssertionError("the game does not end")
