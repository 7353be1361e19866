"""Games that an independent program played, replayed through our rules."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from starboard.games.gaia.game import RULES, game
from starboard.games.gaia.outside.trace import verify, verify_game

DATA = Path(__file__).parent / "data" / "games.jsonl.gz"


def traces() -> list[dict[str, Any]]:
    with gzip.open(DATA, "rt") as file:
        return [json.loads(line) for line in file]


def test_every_game_passes() -> None:
    verdicts = game.verify(str(DATA))
    assert len(verdicts) == 12
    assert [verdict.detail for verdict in verdicts if not verdict.passed] == []
    assert sum(int(verdict.detail.split()[0]) for verdict in verdicts) > 1200
    notes = [note for verdict in verdicts for note in verdict.notes]
    # where the other program leaves the rulebook is told, not hidden
    assert any("R-224" in note for note in notes)
    assert any("R-222" in note for note in notes)


def test_all_factions_are_in_the_sample() -> None:
    assert len({faction for trace in traces() for faction in trace["setup"]["factions"]}) == 14


def last_turn(trace: dict[str, Any]) -> dict[str, Any]:
    return next(m for m in reversed(trace["moves"]) if m["phase"] == "action" and m["state"]["phase"] == "action")


@pytest.mark.parametrize("name", ["vp", "ore", "credits", "knowledge", "qic"])
def test_a_wrong_number_is_found(name: str) -> None:
    trace = traces()[0]
    last_turn(trace)["after"][1][name] += 1
    verdict = verify_game(trace, RULES)
    assert not verdict.passed
    assert name in verdict.detail


def test_a_wrong_final_score_is_found() -> None:
    trace = traces()[1]
    trace["final"]["players"][0]["total_without_conversion"] += 1
    assert not verify_game(trace, RULES).passed


def test_a_decision_that_is_not_legal_is_found() -> None:
    trace = traces()[2]
    move = next(
        m
        for m in trace["moves"]
        if m["steps"][0]["kind"] == "build_mine" and sum(b[0] == "mine" for b in m["legal_before"]["build"]) > 1
    )
    taken = next(m for m in trace["moves"] if m["steps"][0]["kind"] == "place_initial")
    move["steps"][0]["hex"] = taken["steps"][0]["hex"]
    assert not verify_game(trace, RULES).passed


def test_an_offer_that_we_do_not_make_is_found() -> None:
    trace = traces()[3]
    move = next(m for m in trace["moves"] if m.get("legal_before", {}).get("build"))
    move["legal_before"]["build"].pop()
    assert "can build" in verify_game(trace, RULES).detail


def test_plain_files_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    path.write_text(json.dumps(traces()[0]) + "\n")
    assert [verdict.passed for verdict in verify(str(path), RULES)] == [True]
