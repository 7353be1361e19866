"""Tables of the past: finished ones stay readable for ever, and abandoned ones can be taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from starboard.server.store import OVER, Found, SeatRow, TableRow

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby

PAGE = 50
SCANNED = 2000  # tables that one search looks at, at most
DAY = 24 * 3600 * 1000
Outcome = Literal["", "over", "won", "lost", "unfinished"]


async def search(
    lobby: Lobby, guest: str | None, wanted: Found, outcome: Outcome, offset: int
) -> tuple[list[Hit], int]:
    """What a guest may find: listed tables and their own. Tells also where the search goes on (-1: it has ended)."""
    hits: list[Hit] = []
    end = offset + SCANNED
    while offset < end:
        rows = await lobby.store.find_tables(guest or "", wanted, outcome == "unfinished", PAGE, offset)
        seats = await lobby.store.seats([row.id for row in rows])
        for row in rows:
            offset += 1
            if _fits(row, seats[row.id], guest, outcome):
                hits.append((row, seats[row.id]))
                if len(hits) == PAGE:
                    return hits, offset
        if len(rows) < PAGE:
            return hits, -1
    return hits, offset


Hit = tuple[TableRow, list[SeatRow]]


def _fits(row: TableRow, seats: list[SeatRow], guest: str | None, outcome: Outcome) -> bool:
    if outcome in ("won", "lost"):
        own = {seat.seat for seat in seats if seat.belongs_to(guest)}
        winners = row.result.get("winners") if row.result else None
        won = isinstance(winners, list) and bool(own.intersection(winners))
        return row.status == OVER and bool(own) and won == (outcome == "won")
    return True
