from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli.ledger import citations, statements
from starboard.kernel import StarboardError, find, names


def test_statements_are_read_in_order() -> None:
    found = statements("# Title\n\ntext - more\n- AB-1.2 R - First - with a dash.\n- AB-1.10a S/T - Second.\n- note\n")
    assert [(s.id, s.kind, s.text) for s in found] == [
        ("AB-1.2", "R", "First - with a dash."),
        ("AB-1.10a", "S/T", "Second."),
    ]


@pytest.mark.parametrize(
    ("kind", "needs"), [("R", True), ("S", True), ("R/T", True), ("S/T", True), ("I", False), ("T", False)]
)
def test_which_statements_need_a_test(kind: str, needs: bool) -> None:
    assert statements(f"- AB-1.1 {kind} - text")[0].needs_test() is needs


@pytest.mark.parametrize("line", ["- AB-1.1 - no kind", "- AB-1.1 R text", "- AB-1.1 R - a\n- AB-1.1 R - b"])
def test_a_ledger_must_be_well_formed(line: str) -> None:
    with pytest.raises(StarboardError, match=r"line \d of the ledger"):
        statements(line)


def test_citations_are_found_wherever_a_mark_may_stand(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_a.py").write_text(
        """
pytestmark = [rule("M-1"), other("M-2")]

@rule("F-1", "F-2")
@rule("F-3")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("P-1")), pytest.param(2, marks=pytest.mark.rule("P-2"))])
def test_two(x): ...

@pytest.mark.rule("C-1")
class TestThree:
    @rule("C-2")
    def test_in(self): ...

def helper():
    rule("H-1")
"""
    )
    (tests / "helper.py").write_text('@rule("X-1")\ndef test_no(): ...\n')
    cited = citations(tests)
    assert cited == {
        "M-1": ["tests/deep/test_a.py"],
        "F-1": ["tests/deep/test_a.py::test_one"],
        "F-2": ["tests/deep/test_a.py::test_one"],
        "F-3": ["tests/deep/test_a.py::test_one"],
        "P-1": ["tests/deep/test_a.py::test_two"],
        "P-2": ["tests/deep/test_a.py::test_two"],
        "C-1": ["tests/deep/test_a.py::TestThree"],
        "C-2": ["tests/deep/test_a.py::TestThree::test_in"],
    }


@pytest.mark.parametrize("name", names())
def test_ledgers_of_the_games_are_well_formed_and_tests_cite_what_is_there(name: str) -> None:
    found = statements(find(name).ledger())
    known = {statement.id for statement in found}
    prefixes = {id.split("-")[0] for id in known}
    cited = citations(Path(__file__).parent.parent)
    strangers = [id for id in cited if id.split("-")[0] in prefixes and id not in known]
    assert strangers == []
