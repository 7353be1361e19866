"""The snapshots of a table: what each kind of viewer was last shown, and how a message is made of it."""

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


class _Snapshot:
    def __init__(self) -> None:
        self.present = False
        self.version = "0"
        self.body = NOTHING
        self.log: list[bytes] = []
        self.marks: dict[str, int] = {}  # for past versions: how much of their log still holds


class Snapshots:
    def __init__(self) -> None:
        self._snapshots: dict[int, _Snapshot] = {}

    def forget(self) -> None:
        """The room comes back with new versions; what readers have of the log is no longer known."""
        self._snapshots = {}

    def outdate(self) -> None:
        """Something has happened: every snapshot must be made anew before it is shown."""
        for snapshot in self._snapshots.values():
            snapshot.present = False

    def present(self, viewer: int) -> bool:
        return viewer in self._snapshots and self._snapshots[viewer].present

    def take(self, rendered: Rendered, readers: Iterable[Reader]) -> bool:
        """Take over a new snapshot of a viewer, and tell its readers how much of the log they may keep.

        Returns whether the viewer can see that something has changed.
        """
        snapshot = self._snapshots.get(rendered.viewer)
        if snapshot is None:
            snapshot = self._snapshots[rendered.viewer] = _Snapshot()
        assert rendered.log_from <= len(snapshot.log), "a snapshot was lost"
        changed = snapshot.version != rendered.version
        start = rendered.log_from
        for version in snapshot.marks:
            snapshot.marks[version] = min(snapshot.marks[version], start)
        for reader in readers:
            if reader.viewer == rendered.viewer:
                reader.kept = min(reader.kept, start)
        snapshot.log[start:] = rendered.log
        snapshot.version, snapshot.body, snapshot.present = rendered.version, rendered.body, True
        snapshot.marks.pop(rendered.version, None)
        snapshot.marks[rendered.version] = len(snapshot.log)
        while len(snapshot.marks) > MARKS:
            del snapshot.marks[next(iter(snapshot.marks))]
        return changed

    def version(self, viewer: int) -> str:
        snapshot = self._snapshots.get(viewer)
        return "0" if snapshot is None else snapshot.version

    def resume(self, viewer: int, since: str) -> int:
        """How much of its log a reader who comes back with that version may keep."""
        snapshot = self._snapshots.get(viewer)
        return 0 if snapshot is None else snapshot.marks.get(since, 0)

    def message(self, head: Mapping[str, object], reader: Reader) -> bytes:
        """A whole `table` message; afterwards the reader has the whole log."""
        snapshot = self._snapshots.get(reader.viewer) or _Snapshot()
        start = min(reader.kept, len(snapshot.log))
        reader.kept = len(snapshot.log)
        log = b'"log":{"from":%d,"entries":[%s]}' % (start, b",".join(snapshot.log[start:]))
        return b"%s,%s,%s}" % (msgspec.json.encode(head)[:-1], snapshot.body, log)
