"""Results as JSON lines in a file: a header, then one line per game. A run that was broken off goes on from it."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType

import msgspec

from starboard.arena.match import Result
from starboard.kernel import StarboardError


class Store:
    """Keeps results in memory, and in a file if there is one."""

    def __init__(self, path: Path | None, header: dict[str, object]) -> None:
        self.results: dict[int, Result] = {}
        self._file = None
        if path is None:
            return
        whole = self._read(path, header) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(header)

    def _read(self, path: Path, header: dict[str, object]) -> int:
        """How much of the file is whole; its last line may have been cut off while it was written."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines()):
            try:
                found = json.loads(line)
                result = Result.of(found) if number else None
            except (ValueError, msgspec.ValidationError):
                raise StarboardError(f"{path}, line {number + 1}: this is not a file of arena results") from None
            if result is not None:
                self.results[result.number] = result
            elif found != json.loads(json.dumps(header)):
                raise StarboardError(f"{path} holds the results of another run; name another file")
        return whole

    def _write(self, data: dict[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(data).encode() + b"\n")
            self._file.flush()

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(result.data())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
