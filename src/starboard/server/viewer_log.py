"""The running log of a game as each viewer may read it."""

from __future__ import annotations

import msgspec

from starboard.kernel import Event


class _ViewerLog:
    """One viewer's part of the log, encoded; `upto[n]` is how many of the first n events it can read."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.upto = [0]
        self.told = 0  # so many entries the viewer has and may keep
        self.changed = False  # since somebody last asked for news


class ViewerLogs:
    """Follows the events of a play, also when undo shortens them, and knows what each viewer was told."""

    def __init__(self, players: int) -> None:
        self._events: list[Event] = []
        self._logs = {viewer: _ViewerLog() for viewer in range(-1, players)}

    def follow(self, events: list[Event]) -> None:
        """Take over what has changed in the list of events."""
        same = min(len(self._events), len(events))
        while same and self._events[same - 1] is not events[same - 1]:
            same -= 1
        if same < len(self._events):
            self._cut(same)
        for event in events[same:]:
            self._add(event)
        self._events = events[:]

    def _cut(self, length: int) -> None:
        for log in self._logs.values():
            left = log.upto[length]
            del log.upto[length + 1 :]
            log.changed = log.changed or left < len(log.entries)
            del log.entries[left:]
            log.told = min(log.told, left)

    def _add(self, event: Event) -> None:
        public = msgspec.json.encode(event.message.data())
        for viewer, log in self._logs.items():
            seen = event.seen_by(None if viewer < 0 else viewer)
            if seen is not None:
                log.changed = True
                log.entries.append(public if seen is event.message else msgspec.json.encode(seen.data()))
            log.upto.append(len(log.entries))

    def news(self, viewer: int) -> bool:
        """Whether the log of a viewer has changed since this was last asked."""
        log = self._logs[viewer]
        changed, log.changed = log.changed, False
        return changed

    def tell(self, viewer: int) -> tuple[int, list[bytes]]:
        """From where on the log of a viewer changed since it was last told, and how it goes on there."""
        log = self._logs[viewer]
        start = log.told
        log.told = len(log.entries)
        return start, log.entries[start:]

    def whole(self, viewer: int) -> list[bytes]:
        return self._logs[viewer].entries[:]
