"""What each kind of viewer of a table was last shown: kept for all of its connections."""

from __future__ import annotations

from bisect import bisect_right

from starboard.server.viewer_log import NONE
from starboard.server.wire import Body, Have, Rendered

NOTHING = Body(b"null", b"null", b"[]", b'{"list":[],"complete":true}', [])
FIRST = "0"  # the version of a table that has not started


class Snapshot:
    """What a viewer is shown; `log` has the serial of each entry beside it."""

    def __init__(self) -> None:
        self.present = False
        self.version = FIRST
        self.body = NOTHING
        self.log: list[bytes] = []
        self.serials: list[int] = []

    def kept(self, version: str | None) -> int:
        """How many entries of the log still hold for who was shown that version."""
        if version is None or version.partition("-")[0] != self.version.partition("-")[0]:
            return 0  # of another life of the room
        return bisect_right(self.serials, serial_of(version))


class Snapshots:
    def __init__(self) -> None:
        self._snapshots: dict[int, Snapshot] = {}

    def forget(self) -> None:
        """The room comes back with new versions."""
        self._snapshots = {}

    def outdate(self) -> None:
        """Something has happened: every snapshot must be made anew before it is shown."""
        for snapshot in self._snapshots.values():
            snapshot.present = False

    def of(self, viewer: int) -> Snapshot:
        return self._snapshots.get(viewer) or Snapshot()

    def present(self, viewer: int) -> bool:
        return self.of(viewer).present

    def have(self, viewer: int) -> Have:
        """What a worker must know in order to tell what is new for a viewer."""
        serials = self.of(viewer).serials
        return Have(viewer, serials[-1] if serials else NONE)

    def take(self, rendered: Rendered) -> bool:
        """Take over what a viewer is shown now. Returns whether it can see that something has changed."""
        snapshot = self._snapshots.setdefault(rendered.viewer, Snapshot())
        changed = snapshot.version != rendered.version
        snapshot.log[rendered.log_from :] = rendered.log
        snapshot.serials[rendered.log_from :] = rendered.serials
        snapshot.version, snapshot.body, snapshot.present = rendered.version, rendered.body, True
        return changed


def serial_of(version: str) -> int:
    """Up to which serial of the log a version goes; see `Room.version`."""
    last = version.rpartition("-")[2]
    return int(last) if last.isdecimal() and len(last) < 12 else NONE
