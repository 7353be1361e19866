"""`python -m tests.mutants GAME`: put faults into a game's rules, one at a time, and see whether its rule tests notice.

The faults are a seeded sample, so that two runs speak of the same ones. Golden files, recorded games and the battery do
not count: only the tests of `tests/games/GAME` that lay out a position. A fault that changes nothing is listed with the
reason in `tests/mutants/GAME.txt`, one per line: its key, ` -- `, the reason.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import CodeType
from unittest import mock

import pytest

from tests.mutants.loop import KILLED, SURVIVED, Loop
from tests.mutants.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent.parent
NOT_RULES = ("test_conformance.py", "test_automa_game.py", "test_trace.py", "test_text.py")  # whole games, texts
EQUIVALENT = "equivalent"
PATIENCE = 60  # seconds of computing for one fault at import


def sources(game: str) -> list[Path]:
    """Where the rules are: chapters, table and seat."""
    home = ROOT / "src" / "starboard" / "games" / game
    return [path for path in [home / "seat.py", home / "table.py", *sorted(home.glob("rules/*.py"))] if path.exists()]


def possible(game: str) -> dict[str, Mutant]:
    """All faults that can be put into the rules, by their keys."""
    every = [one for path in sources(game) for one in mutants(str(path.relative_to(ROOT)), path.read_text("utf-8"))]
    return {one.key: one for one in every}


def sample(every: dict[str, Mutant], count: int, seed: int) -> list[Mutant]:
    """Chosen by what they are called, so that a change elsewhere leaves them as they are."""
    chosen = sorted(every.values(), key=lambda one: hashlib.sha256(f"{seed} {one.key}".encode()).digest())[:count]
    return sorted(chosen, key=lambda one: (one.path, one.line, one.after))


def tests_of(game: str) -> list[str]:
    home = ROOT / "tests" / "games" / game
    return [str(path.relative_to(ROOT)) for path in sorted(home.glob("test_*.py")) if path.name not in NOT_RULES]


def attempt(mutant: Mutant, tests: list[str]) -> str:
    """For a line that runs when the game is imported: all tests, in a child that has not imported it yet."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        os._exit(_in_child(mutant, tests))
    return KILLED if os.waitpid(child, 0)[1] else SURVIVED


def at_import(game: str, faults: list[Mutant]) -> list[Mutant]:
    """Those of the faults whose line runs when the game is imported."""
    watched = json.dumps(sorted({str(ROOT / fault.path) for fault in faults}))
    program = "from tests.mutants.lines import imported; imported(*__import__('sys').argv[1:])"
    run = subprocess.run([sys.executable, "-c", program, game, watched], capture_output=True, text=True, check=True)
    lines = set(json.loads(run.stdout))
    return [
        fault
        for fault in faults
        if any(f"{ROOT / fault.path}:{line}" in lines for line in range(fault.line, fault.last + 1))
    ]


def _in_child(mutant: Mutant, tests: list[str]) -> int:
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
    every = possible(given.game)
    for key in known.keys() - every.keys():
        print(f"listed, but no fault of today's rules: {key}")
    faults = sample(every, given.count, given.seed)
    tally = {EQUIVALENT: sum(fault.key in known for fault in faults)}

    def report(fault: Mutant, outcome: str) -> None:
        tally[outcome] = tally.get(outcome, 0) + 1
        if outcome != KILLED:
            print(f"{outcome}: {fault.path}:{fault.line}\n  {fault.key}", flush=True)

    faults = [fault for fault in faults if fault.key not in known]
    early = at_import(given.game, faults)
    for fault in early:
        report(fault, attempt(fault, tests_of(given.game)))
    loop = Loop(ROOT, [fault for fault in faults if fault not in early], report)
    pytest.main(["-q", "-s", "-p", "no:cacheprovider", *tests_of(given.game)], plugins=[loop])
    if not loop.sound:
        sys.exit(f"the tests of {given.game} fail without any fault")
    tried = sum(tally.values()) - tally.get(EQUIVALENT, 0)
    rate = tally.get(KILLED, 0) / max(1, tried)
    print(f"{given.game}: {tally.get(KILLED, 0)} of {tried} faults noticed ({rate:.1%}); {tally}")
    sys.exit(rate < given.goal)


if __name__ == "__main__":
    main()
