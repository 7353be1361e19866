"""A fair line: people take turns, and so do the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Ticket = asyncio.Future[None]


class Line:
    """A few places, and those who wait for one. Whoever asks for many waits no less than who asks for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._places = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()
        self._length = 0

    def length(self) -> int:
        return self._length

    def taken(self) -> int:
        """How many have a place or wait for one."""
        return self._places - self._free + self._length

    async def enter(self, who: str, table: str) -> None:
        if self._free:
            self._free -= 1
            return
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, OrderedDict()).setdefault(table, deque()).append(ticket)
        self._length += 1
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.leave()  # it was its turn at that moment
            raise

    def leave(self) -> None:
        """Give the place to the next in line."""
        while self._waiting:
            ticket = self._next()
            self._length -= 1
            if not ticket.done():
                ticket.set_result(None)
                return
        self._free += 1

    def _next(self) -> Ticket:
        """The first ticket of the first table of the first in line, who then stands last."""
        who, tables = self._waiting.popitem(last=False)
        table, tickets = tables.popitem(last=False)
        ticket = tickets.popleft()
        if tickets:
            tables[table] = tickets
        if tables:
            self._waiting[who] = tables
        return ticket
