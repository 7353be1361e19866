"""`starboard serve` from the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from starboard.cli.serve import boards_of
from starboard.games.federation.components.boards import board_text
from tests.server.site import ROOT, Site

COMMAND = [sys.executable, "-m", "starboard.cli", "serve"]


def fails(*arguments: str) -> str:
    done = subprocess.run([*COMMAND, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_interrupted(tmp_path: Path, end: signal.Signals) -> None:
    file = tmp_path / "deep" / "tables.sqlite3"
    command = [*COMMAND, "--port", "0", "--database", str(file)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert found, line
            answer = httpx.get(found[0] + "api/games", timeout=60)
            assert "race" in [game["game"] for game in answer.json()["games"]]
            process.send_signal(end)
            _, errors = process.communicate(timeout=30)
            assert process.returncode in (0, -end)
            assert "Traceback" not in errors
        finally:
            process.kill()
    assert file.exists()


def test_what_cannot_be_served_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "Address already in use" in fails("--port", port, "--database", str(tmp_path / "a.sqlite3"))
    assert "nope" in fails("--port", "0", "--module", "nope:game", "--database", str(tmp_path / "b.sqlite3"))
    (tmp_path / "text.txt").write_text("this is no database, only some text that is long enough" * 50)
    assert "cannot be used as a database" in fails("--port", "0", "--database", str(tmp_path / "text.txt"))
    with sqlite3.connect(tmp_path / "future.sqlite3") as db:
        db.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        db.execute("INSERT INTO migrations VALUES (999, 'later')")
    assert "update" in fails("--port", "0", "--database", str(tmp_path / "future.sqlite3"))


def test_the_load_script_measures() -> None:
    command = [sys.executable, "-m", "starboard.server.loadtest", "--tables", "3", "--seconds", "3"]
    command += ["--game", "lots", "--module", "tests.lots:game", "--players", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["tables"], told["clients"], told["refused"], told["failures"]) == (3, 9, {}, [])
    assert told["words_per_second"] > 0
    assert 0 < told["seen_p50_ms"] <= told["seen_p99_ms"]


def test_a_board_of_the_host_is_the_usual_one(tmp_path: Path) -> None:
    """New tables play with it and show its short name; the one that comes with the game can still be chosen."""
    board = tmp_path / "club.toml"
    text = board_text("reconstructed").replace('edition = "reconstructed"', 'edition = "printed"')
    board.write_text(text, encoding="utf-8")
    files = [dict(zip(("game", "option", "name", "value"), found, strict=True)) for found in boards_of(board)]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "cadet"}]
    with Site(tmp_path, files=files) as site:
        host = site.guest("Ada")
        (game,) = [one for one in host.get("/api/games").json()["games"] if one["game"] == "federation"]
        assert {option["id"]: option["default"] for option in game["options"]}["board"] == "club"
        for chosen, edition in (("", "printed"), ("club", "printed"), ("reconstructed", "reconstructed")):
            table = host.table(seats, "federation", options={"board": chosen} if chosen else {})
            live = host.live(table)
            view = live.until("table")["view"]
            live.close()
            assert view["table"]["edition"] == edition
            assert table["options"]["board"] == (chosen or "club")
