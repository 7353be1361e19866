"""Results in a file, and going on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.arena import Result, Store, Thinking
from starboard.kernel import StarboardError

HEADER: dict[str, object] = {"arena": 1, "bots": ["a", "b"], "options": {"players": 2}}


def result(number: int) -> Result:
    return Result(number, 0, 0, ["a", "b"], [3, number], [1], [Thinking(1, 0.5, 0.5), Thinking()])


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Store(path, HEADER) as store:
        store.add(result(5))
        store.add(result(2))
    with Store(path, HEADER) as store:
        assert store.results == {5: result(5), 2: result(2)}
        store.add(result(7))
    with Store(path, HEADER) as store:
        assert sorted(store.results) == [2, 5, 7]


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Store(path, HEADER) as store:
        store.add(result(5))
        store.add(result(6))
    path.write_bytes(path.read_bytes()[:-20])
    with Store(path, HEADER) as store:
        assert sorted(store.results) == [5]
        store.add(result(6))
    with Store(path, HEADER) as store:
        assert store.results[6] == result(6)


def test_results_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Store(path, HEADER).close()
    with pytest.raises(StarboardError, match="another run"):
        Store(path, {**HEADER, "bots": ["a", "c"]})
    path.write_text("hello\n")
    with pytest.raises(StarboardError, match="not a file of arena results"):
        Store(path, HEADER)


@pytest.mark.parametrize("line", ['{"number": 1}', '{"number": "one"}', "[]"])
def test_a_line_that_is_no_result_is_told(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    Store(path, HEADER).close()
    with path.open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(StarboardError, match="line 2: this is not a file of arena results"):
        Store(path, HEADER)


def test_without_a_file() -> None:
    with Store(None, HEADER) as store:
        store.add(result(1))
        assert sorted(store.results) == [1]
