"""The running log of a game as each viewer may read it.

Every entry of a viewer's log has a serial number that grows and is never used again, also when undo shortens the
log. Who has the log up to a serial therefore still has exactly the entries up to it: nobody has to remember who
was told what.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

import msgspec

from starboard.kernel import Event
from starboard.server.messages import CounterChange, Entry

Told = tuple[int, bool, int, bool]  # which event, whether all of it, the act as counted, whether it is the first of it

NONE = 0  # the serial of who has nothing of the log yet


class Happened:
    """An event with the act that it belongs to, and what the act changed for all to see (or the event by itself, if it
    tells so)."""

    def __init__(self, event: Event, act: int, changes: list[CounterChange]) -> None:
        self.event = event
        self.act = act
        self.changes = changes


class _ViewerLog:
    """One viewer's part of the log, encoded."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.serials: list[int] = []
        self.upto = [0]  # `upto[n]`: how many of the first n events it can read
        self.acts: list[int] = []  # of each entry
        self.shown: list[int] = []  # the same, counted by what this viewer can read
        self.last = NONE
        self.changed = False  # since somebody last asked for news

    def replace(self, length: int, viewer: int, happened: list[Happened], written: dict[Told, bytes]) -> None:
        """The first `length` events stay; these come instead of the others. What reads the same to several viewers is
        `written` once."""
        start = self.upto[length]
        old, serials = self.entries[start:], self.serials[start:]
        del self.upto[length + 1 :]
        del self.entries[start:], self.serials[start:], self.acts[start:], self.shown[start:]
        for at, one in enumerate(happened):
            seen = one.event.seen_by(None if viewer < 0 else viewer)
            if seen is not None:
                first = not self.acts or self.acts[-1] != one.act
                self.shown.append((self.shown[-1] if self.shown else 0) + int(first))
                self.acts.append(one.act)
                told = (at, seen is one.event.message, self.shown[-1], first)
                if told not in written:
                    changes = one.changes if first or one.event.gains else []
                    written[told] = msgspec.json.encode(Entry(seen.id, seen.args, self.shown[-1], changes))
                self.entries.append(written[told])
            self.upto.append(len(self.entries))
        self._number(start, old, serials)

    def _number(self, start: int, old: list[bytes], serials: list[int]) -> None:
        """What reads as before is as before, whatever happened behind it."""
        new = self.entries[start:]
        same = 0
        while same < min(len(new), len(old)) and new[same] == old[same]:
            same += 1
        self.changed = self.changed or same < max(len(new), len(old))
        self.serials += serials[:same]
        for _ in new[same:]:
            self.last += 1
            self.serials.append(self.last)


class ViewerLogs:
    """Follows the events of a play, also when undo shortens them."""

    def __init__(self, players: int) -> None:
        self._events: list[Event] = []
        self._logs = {viewer: _ViewerLog() for viewer in range(-1, players)}

    def follow(self, events: list[Event], told: Callable[[int], list[Happened]], keep: int | None = None) -> None:
        """Take over what has changed in the list of events; `told(n)` tells of those from the n-th on, and from `keep`
        on they may be told otherwise now."""
        same = min(len(self._events), len(events), len(events) if keep is None else keep)
        while same and self._events[same - 1] is not events[same - 1]:
            same -= 1
        if same == len(self._events) == len(events):
            return
        happened = told(same)
        written: dict[Told, bytes] = {}
        for viewer, log in self._logs.items():
            log.replace(same, viewer, happened, written)
        self._events = events[:]

    def news(self, viewer: int) -> bool:
        """Whether the log of a viewer has changed since this was last asked."""
        log = self._logs[viewer]
        changed, log.changed = log.changed, False
        return changed

    def since(self, viewer: int, serial: int) -> tuple[int, list[bytes], list[int]]:
        """For who has the log up to a serial: how many entries still hold, and those that follow."""
        log = self._logs[viewer]
        start = bisect_right(log.serials, serial)
        return start, log.entries[start:], log.serials[start:]

    def serial(self, viewer: int) -> int:
        log = self._logs[viewer]
        return log.serials[-1] if log.serials else NONE
