"""`python -m tests.mutants GAME`: put faults into a game's rules, one at a time, and see whether its rule tests notice.

The faults are a seeded sample, so that two runs speak of the same ones. Golden files, recorded games and the battery do
not count: only the tests of `tests/games/GAME` that lay out a position. A fault that changes nothing is listed with the
reason in `tests/mutants/GAME.txt`, one per line: its key, ` -- `, the reason.
"""

from __future__ import annotations

import argparse
import importlib.machinery
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import CodeType
from unittest import mock

from tests.mutants.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent.parent
NOT_RULES = ("test_conformance.py", "test_trace.py", "test_golden.py", "test_view.py", "test_text.py")
PATIENCE = 90  # seconds for one fault; a fault that makes the rules run for ever is noticed
KILLED, SURVIVED, UNTESTED, EQUIVALENT = "killed", "survived", "untested", "equivalent"


def sources(game: str) -> list[Path]:
    """Where the rules are: chapters, table and seat."""
    home = ROOT / "src" / "starboard" / "games" / game
    return [path for path in [home / "seat.py", home / "table.py", *sorted(home.glob("rules/*.py"))] if path.exists()]


def sample(game: str, count: int, seed: int) -> list[Mutant]:
    every = [one for path in sources(game) for one in mutants(str(path.relative_to(ROOT)), path.read_text("utf-8"))]
    chosen = random.Random(seed).sample(every, min(count, len(every)))
    return sorted(chosen, key=lambda one: (one.path, one.line, one.after))


def tests_of(game: str) -> list[str]:
    home = ROOT / "tests" / "games" / game
    return [str(path.relative_to(ROOT)) for path in sorted(home.glob("test_*.py")) if path.name not in NOT_RULES]


def coverage(game: str) -> dict[str, list[str]]:
    """For each line of the rules, the tests that run it, quickest first."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutants.lines", "-p", "no:cacheprovider"]
        watched = json.dumps([str(path) for path in sources(game)])
        env = {**os.environ, "STARBOARD_WATCHED": watched, "STARBOARD_LINES": file.name}
        run = subprocess.run([*command, *tests_of(game)], cwd=ROOT, env=env, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"the tests of {game} fail without any fault:\n{run.stdout[-2000:]}")
        found: dict[str, list[str]] = json.loads(Path(file.name).read_text())
    return found


def attempt(mutant: Mutant, tests: list[str]) -> str:
    """Run the tests in a child of this process, which has not imported the game yet."""
    if not tests:
        return UNTESTED
    child = os.fork()
    if child == 0:
        os._exit(_in_child(mutant, tests))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return SURVIVED if status == 0 else KILLED
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return KILLED


def _in_child(mutant: Mutant, tests: list[str]) -> int:
    import pytest

    place = str(ROOT / mutant.path)
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if self.path == place:
            return compile(mutant.source, place, "exec", dont_inherit=True)
        return usual(self, name)

    mock.patch.object(importlib.machinery.SourceFileLoader, "get_code", get_code).start()
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]))


def equivalents(game: str) -> dict[str, str]:
    """The faults that change nothing, with the reason."""
    path = Path(__file__).parent / f"{game}.txt"
    if not path.exists():
        return {}
    lines = [line for line in path.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
    return {key.strip(): reason.strip() for key, _, reason in (line.partition(" -- ") for line in lines)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--goal", type=float, default=0.95)
    given = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    known = equivalents(given.game)
    lines = coverage(given.game)
    import pytest  # noqa: F401  (before the forks: each child would import it again)

    import starboard.kernel  # noqa: F401

    tally: dict[str, int] = {}
    for mutant in sample(given.game, given.count, given.seed):
        tests = lines.get(f"{ROOT / mutant.path}:{mutant.line}", [])
        outcome = EQUIVALENT if mutant.key in known else attempt(mutant, tests)
        tally[outcome] = tally.get(outcome, 0) + 1
        if outcome in (SURVIVED, UNTESTED):
            print(f"{outcome}: {mutant.path}:{mutant.line}\n  {mutant.key}", flush=True)
    tried = sum(tally.values()) - tally.get(EQUIVALENT, 0)
    rate = tally.get(KILLED, 0) / max(1, tried)
    print(f"{given.game}: {tally.get(KILLED, 0)} of {tried} faults noticed ({rate:.1%}); {tally}")
    sys.exit(rate < given.goal)


if __name__ == "__main__":
    main()
