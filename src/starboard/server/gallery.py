"""The pictures of a table: what each kind of viewer was last shown, and how a message is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from starboard.server.wire import Rendered

NOTHING = b'"view":null,"prompt":null,"legal":[],"sentences":{"list":[],"complete":true},"undo":0'
MARKS = 100  # versions back from which a viewer can resume


class Reader(Protocol):
    viewer: int
    kept: int


class _Picture:
    def __init__(self) -> None:
        self.present = False
        self.version = "0"
        self.body = NOTHING
        self.log: list[bytes] = []
        self.marks: dict[str, int] = {}  # for past versions: how much of their log still holds


class Gallery:
    def __init__(self) -> None:
        self._pictures: dict[int, _Picture] = {}

    def forget(self) -> None:
        """The room comes back with new versions; what readers have of the log is no longer known."""
        self._pictures = {}

    def outdate(self) -> None:
        """Something has happened: every picture must be made anew before it is shown."""
        for picture in self._pictures.values():
            picture.present = False

    def present(self, viewer: int) -> bool:
        return viewer in self._pictures and self._pictures[viewer].present

    def hang(self, rendered: Rendered, readers: Iterable[Reader]) -> bool:
        """Take over a new picture of a viewer, and tell its readers how much of the log they may keep.

        Returns whether the viewer can see that something has changed.
        """
        picture = self._pictures.get(rendered.viewer)
        if picture is None:
            picture = self._pictures[rendered.viewer] = _Picture()
        assert rendered.log_from <= len(picture.log), "a picture was lost"
        changed = picture.version != rendered.version
        start = rendered.log_from
        for version in picture.marks:
            picture.marks[version] = min(picture.marks[version], start)
        for reader in readers:
            if reader.viewer == rendered.viewer:
                reader.kept = min(reader.kept, start)
        picture.log[start:] = rendered.log
        picture.version, picture.body, picture.present = rendered.version, rendered.body, True
        picture.marks.pop(rendered.version, None)
        picture.marks[rendered.version] = len(picture.log)
        while len(picture.marks) > MARKS:
            del picture.marks[next(iter(picture.marks))]
        return changed

    def version(self, viewer: int) -> str:
        picture = self._pictures.get(viewer)
        return "0" if picture is None else picture.version

    def resume(self, viewer: int, since: str) -> int:
        """How much of its log a reader who comes back with that version may keep."""
        picture = self._pictures.get(viewer)
        return 0 if picture is None else picture.marks.get(since, 0)

    def message(self, head: Mapping[str, object], reader: Reader) -> bytes:
        """A whole `table` message; afterwards the reader has the whole log."""
        picture = self._pictures.get(reader.viewer) or _Picture()
        start = min(reader.kept, len(picture.log))
        reader.kept = len(picture.log)
        log = b'"log":{"from":%d,"entries":[%s]}' % (start, b",".join(picture.log[start:]))
        return b"%s,%s,%s}" % (msgspec.json.encode(head)[:-1], picture.body, log)
