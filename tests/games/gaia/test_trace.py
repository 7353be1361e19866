"""Games that an independent program played, replayed through our rules."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from starboard.games.gaia import words as w
from starboard.games.gaia.game import RULES, game
from starboard.games.gaia.outside.compare import wasteful
from starboard.games.gaia.outside.trace import Replay, verify, verify_game
from tests.games.gaia.position import Position, at

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


def test_an_offer_that_the_file_does_not_answer_counts_as_declined() -> None:
    trace = next(trace for trace in traces() if trace["players"] == 4 and "itars" in trace["setup"]["factions"])
    answered = [move for move in trace["moves"] if move["steps"][-1]["kind"] == "decline_gaia_tech"]
    twice = next(move for move in answered if len(move["steps"]) > 1)
    twice["steps"].pop()  # another tile could have been taken, and nothing is said about it
    verdict = verify_game(trace, RULES)
    assert verdict.passed, verdict.detail
    assert any("GaiaTech is not answered" in note for note in verdict.notes)


def test_a_brainstone_that_goes_to_the_gaia_area_belongs_to_no_burn() -> None:
    replay = Replay(traces()[0], RULES)
    replay.steps = [{"kind": "gaia_project"}, {"kind": "brainstone", "to": 2}, {"kind": "brainstone", "to": "gaia"}]
    assert replay.brainstone_next() is None
    replay.steps = [{"kind": "brainstone", "to": "gaia"}, {"kind": "end_turn"}]
    assert replay.brainstone_next() is None
    assert replay.take_brainstone("gaia") == "gaia"
    replay.steps = [{"kind": "burn", "times": 1}, {"kind": "brainstone", "to": 3}, {"kind": "gaia_project"}]
    assert replay.brainstone_next() == 3


def test_a_burn_after_a_project_is_not_forgotten() -> None:
    replay = Replay(traces()[0], RULES)
    replay.steps = [{"kind": "brainstone", "to": 2}, {"kind": "burn", "times": 1}, {"kind": "end_turn"}]
    assert replay.afterwards(replay.state) == w.BURN


def test_a_federation_with_too_many_satellites_is_told_with_the_reason() -> None:
    trace = next(trace for trace in traces() if "ivits" not in trace["setup"]["factions"])
    move = next(move for move in trace["moves"] if move["steps"][0]["kind"] == "federation")
    move["steps"][0]["satellites"].append(move["steps"][0]["satellites"][0])
    verdict = verify_game(trace, RULES)
    assert verdict.passed, verdict.detail
    assert f"move {move['i']}: a federation with" in verdict.notes[-1]
    assert "GP-12.18" in verdict.notes[-1]
    move["steps"][0]["hexes"].pop()  # and one that does not hold at all is still a difference
    move["steps"][0]["satellites"].pop()
    assert not verify_game(trace, RULES).passed


def test_too_many_satellites_have_three_reasons() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(0, "institute", "l3").tile(0, "std-big4")
    table.build(0, "academy-left", "k5").build(0, "mine", "l12").give(0, bowls=(9, 0, 0))
    both = sorted([at("l3"), at("k5")])
    assert wasteful(table.state, 0, both, 2) == ""
    assert "GP-12.18" in wasteful(table.state, 0, both, 3)
    assert "GP-12.14" in wasteful(table.state, 0, sorted([*both, at("l12")]), 6)
    assert "R-144" in wasteful(table.state, 0, [at("l3")], 3)
