from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from starboard.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with some input; its exit code, output and errors."""

    def command(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = 0
        try:
            main(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else int(left.code is not None)
        told = capsys.readouterr()
        return code, told.out, told.err

    return command
