"""`starboard arena` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.cli import main

LOTS = "tests.lots:game"


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    with pytest.raises(SystemExit) as exit:
        main(["arena", LOTS, *arguments])
    assert exit.value.code == 0
    return capsys.readouterr().out.splitlines()


def test_a_table_of_results(capsys: pytest.CaptureFixture[str]) -> None:
    lines = arena(capsys, "--seats", "greedy,random", "--games", "6", "--seed", "1")
    assert lines[-1] == "6 games, 0 crashes"
    assert {line.split()[0] for line in lines[1:3]} == {"greedy", "random"}


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    lines = arena(capsys, "--seats", "greedy,random,random", "--games", "3", "--json")
    data = [json.loads(line) for line in lines]
    assert [game["number"] for game in data[:3]] == [0, 1, 2]
    assert data[3]["summary"]["games"] == 3
    assert data[0]["bots"] == ["greedy", "random", "random"]


def test_a_run_goes_on_where_it_was_broken_off(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena(capsys, "--seats", "greedy,random", "--games", "2", "--out", str(file))
    before = file.read_bytes()
    lines = arena(capsys, "--seats", "greedy,random", "--games", "4", "--out", str(file), "--json")
    assert [json.loads(line).get("number") for line in lines] == [2, 3, None]
    assert file.read_bytes().startswith(before)
    assert json.loads(lines[-1])["summary"]["games"] == 4


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seats", "greedy,random", "--games", "4", "--json"]
    here = [json.loads(line) for line in arena(capsys, *arguments)]
    there = [json.loads(line) for line in arena(capsys, *arguments, "--jobs", "2")]
    assert sorted((game["number"], game["scores"]) for game in here[:4]) == sorted(
        (game["number"], game["scores"]) for game in there[:4]
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "greedy,genius"], "there is no bot 'genius'"),
        (["--seats", "greedy"], "two different bots"),
        (["--seats", "greedy,greedy"], "two different bots"),
        (["--seats", "greedy,random", "--players", "3"], "2 bots are named for 3 seats"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["arena", LOTS, *arguments])
    assert exit.value.code == 1
    assert said in capsys.readouterr().err


def test_alone_against_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["arena", "gaia", "--players", "1", "--seats", "random", "--games", "2", "-o", "factions=random"])
    assert exit.value.code == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 games, 0 crashes"
