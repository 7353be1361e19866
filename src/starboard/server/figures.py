"""The figures of all servers that share a port: whoever asks may come to any of them, and hears of each."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path

PACE = 2.0  # seconds between two times that a server writes down its own
OLD = 15.0  # seconds after which a server that wrote nothing is gone
_SAMPLE = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)\Z")


class Figures:
    def __init__(self, folder: Path | None, own: Callable[[], str]) -> None:
        """`folder`: where the servers of this machine write; None: there is one only."""
        self._folder = folder
        self._own = own
        self.server = str(os.getpid())

    def text(self) -> str:
        if self._folder is None:
            return self._own()
        found = {self.server: self._own()}
        for file in self._folder.glob("*.prom"):
            with contextlib.suppress(OSError):
                if file.stem != self.server and time.time() - file.stat().st_mtime < OLD:
                    found[file.stem] = file.read_text(encoding="utf-8")
        return together(found)

    async def write_on(self) -> None:
        """Write down for the others how things are here."""
        while self._folder is not None:
            part = self._folder / f"{self.server}.part"
            part.write_text(self._own(), encoding="utf-8")
            part.replace(part.with_suffix(".prom"))  # nobody reads half of it
            await asyncio.sleep(PACE)


def together(texts: dict[str, str]) -> str:
    """One text out of several: each figure says of which server it is, and those of one name stand together."""
    families: dict[str, list[str]] = {}
    for server in sorted(texts):
        for head, samples in _families(texts[server].splitlines()):
            families.setdefault(head, []).extend(_of(server, sample) for sample in samples)
    return "\n".join(line for head, samples in families.items() for line in [head, *samples]) + "\n"


def _families(lines: Iterable[str]) -> list[tuple[str, list[str]]]:
    """What stands above the figures of one name, and these."""
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith("# HELP"):
            found.append((line, []))
        elif line.startswith("#"):
            found[-1] = (f"{found[-1][0]}\n{line}", [])
        else:
            found[-1][1].append(line)
    return found


def _of(server: str, sample: str) -> str:
    match = _SAMPLE.match(sample)
    assert match is not None, sample
    name, labels, value = match.groups()
    return f'{name}{{server="{server}"{"," if labels else ""}{labels or ""}}} {value}'
