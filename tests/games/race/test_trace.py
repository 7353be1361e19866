"""Games that an independent program played, replayed card for card; and traces that were tampered with."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.games.race import game
from starboard.kernel import StarboardError, Verdict

DATA = Path(__file__).parent / "data"
FILES = sorted(path.name for path in DATA.glob("*.jsonl.gz"))
Trace = dict[str, Any]


def load(name: str) -> list[Trace]:
    return [json.loads(line) for line in gzip.decompress((DATA / name).read_bytes()).splitlines()]


def verify(tmp_path: Path, *traces: Trace) -> list[Verdict]:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(trace) + "\n" for trace in traces), encoding="utf-8")
    return game.verify(str(path))


@pytest.mark.parametrize("name", FILES)
def test_recorded_games_replay(name: str) -> None:
    verdicts = game.verify(str(DATA / name))
    assert len(verdicts) == 5
    assert [(verdict.name, verdict.detail) for verdict in verdicts if not verdict.passed] == []


def test_the_sample_is_wide() -> None:
    traces = [trace for name in FILES for trace in load(name)]
    assert len(FILES) == 8
    assert len(traces) == 40
    assert {(trace["players"], trace["advanced"], trace["kind"]) for trace in traces} == {
        (players, advanced, kind)
        for players, advanced in ((2, False), (2, True), (3, False), (4, False))
        for kind in ("ai", "random")
    }
    placed = {
        card.split("/")[0]
        for trace in traces
        for player in trace["rounds"][-1]["state"]["players"]
        for card in player["tableau"]
    }
    cards: Any = game.components()["cards"]
    assert placed == {card["title"] for card in cards.values()}  # every design is in some final tableau
    assert {tuple(trace["result"]["ended_by"]) for trace in traces} >= {("vp",), ("tableau",)}


# ---- tampering ---------------------------------------------------------------------------------------


def phase_of(trace: Trace, name: str, fits: Callable[[Trace], bool]) -> tuple[int, Trace]:
    """The first entry of a player in such a phase that fits, and its round."""
    for turn in trace["rounds"]:
        for phase in turn["phases"]:
            if phase["phase"] == name:
                for player in phase["players"]:
                    if fits(player):
                        return turn["round"], player
    raise AssertionError(name)


def change_total(trace: Trace) -> str:
    trace["result"]["players"][0]["total"] += 1
    return "result: the total of seat 0"


def change_winners(trace: Trace) -> str:
    trace["result"]["winners"] = [0, 1]
    return "result: the winners"


def change_chips(trace: Trace) -> str:
    trace["rounds"][2]["state"]["players"][1]["vp"] += 1
    return "round 3, end: the chips of seat 1"


def change_pool(trace: Trace) -> str:
    trace["rounds"][0]["state"]["vp_pool"] -= 1
    return "round 1, end: the pool"


def change_deck(trace: Trace) -> str:
    deck = trace["decks"][0]
    deck[0], deck[-1] = deck[-1], deck[0]
    return "set-up: the dealt hand"


def change_legal_development(trace: Trace) -> str:
    round, player = phase_of(trace, "develop", lambda player: bool(player["legal"]))
    player["legal"].pop()
    return f"round {round}, develop: what can be built"


def change_legal_world(trace: Trace) -> str:
    round, player = phase_of(trace, "settle", lambda player: bool(player["legal"]))
    player["legal"].append("Old Earth")
    return f"round {round}, settle: what can be settled"


def change_price(trace: Trace) -> str:
    round, player = phase_of(trace, "develop", lambda player: bool(player["place"]))
    player["cost"] += 1
    return f"round {round}, develop: the cost"


def change_ways(trace: Trace) -> str:
    round, player = phase_of(trace, "settle", lambda player: bool(player["place"]))
    player["options"][0]["cards"] += 1
    return f"round {round}, settle: the ways to settle"


def change_points(trace: Trace) -> str:
    round, player = phase_of(trace, "consume", lambda player: any(step.get("vp") for step in player["steps"]))
    next(step for step in player["steps"] if step.get("vp"))["vp"] += 1
    return f"round {round}, consume: the points"


def change_powers(trace: Trace) -> str:
    round, player = phase_of(trace, "consume", lambda player: any("options" in step for step in player["steps"]))
    next(step for step in player["steps"] if "options" in step)["options"].pop()
    return f"round {round}, consume: the usable powers"


def change_hand(trace: Trace) -> str:
    trace["rounds"][1]["state"]["players"][0]["hand"].append("Old Earth")
    return "round 2, end: the hand of seat 0"


def change_good(trace: Trace) -> str:
    for turn in trace["rounds"]:
        for seat, player in enumerate(turn["state"]["players"]):
            for world in player["goods"]:
                player["goods"][world] = "Nothing"
                return f"round {turn['round']}, end: the goods of seat {seat}"
    raise AssertionError("no goods")


def change_placement(trace: Trace) -> str:
    round, player = phase_of(trace, "settle", lambda player: bool(player["place"]))
    player["place"] = "No Such World"
    return f"round {round}, settle: the file names what is not there"


def change_use(trace: Trace) -> str:
    round, player = phase_of(trace, "settle", lambda player: bool(player["place"]))
    player["use"] = ["Colony Ship/1", "Colony Ship/2"]
    return f"round {round}, settle: the file names what is not there"


def change_payment(trace: Trace) -> str:
    round, player = phase_of(trace, "settle", lambda player: bool(player.get("paid")))
    player["paid"][0] = player["place"]
    return f"round {round}, settle: what is chosen is"


def drop_the_decks(trace: Trace) -> str:
    del trace["decks"]
    return "set-up: the file names what is not there"


TAMPERINGS = [
    change_total,
    change_winners,
    change_chips,
    change_pool,
    change_deck,
    change_legal_development,
    change_legal_world,
    change_price,
    change_ways,
    change_points,
    change_powers,
    change_hand,
    change_good,
    change_placement,
    change_use,
    change_payment,
    drop_the_decks,
]


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_a_tampered_trace_fails_at_the_first_difference(tamper: Callable[[Trace], str], tmp_path: Path) -> None:
    good = load("ai-2p.jsonl.gz")[0]
    bad = copy.deepcopy(good)
    start = tamper(bad)
    verdicts = verify(tmp_path, bad, good)
    assert [verdict.passed for verdict in verdicts] == [False, True]  # and the next game is judged on its own
    assert verdicts[0].name == good["id"]
    assert verdicts[0].detail.startswith(start)


def test_the_difference_names_both_sides(tmp_path: Path) -> None:
    trace = load("ai-2p.jsonl.gz")[0]
    ours = trace["rounds"][0]["state"]["vp_pool"]
    trace["rounds"][0]["state"]["vp_pool"] = 99
    trace["rounds"][4]["state"]["vp_pool"] = 98
    verdict = verify(tmp_path, trace)[0]
    assert verdict.detail == f"round 1, end: the pool is {ours}, the file has 99"


@pytest.mark.parametrize("line", ["not json", "[]", '{"format": "something-else/1"}'])
def test_other_files_are_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(StarboardError, match="line 1"):
        game.verify(str(path))
