"""Whom the server speaks for at a table: bots, and seats that have decided something once and for all."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from msgspec import structs

from starboard.kernel import OptionError, StarboardError
from starboard.server import wire
from starboard.server.bots import Job, fresh_dice
from starboard.server.errors import Refusal
from starboard.server.messages import Message
from starboard.server.store import BOT, PERSON, PLAYING, UNDO, Act, SeatRow
from starboard.server.tasks import StoreAway
from starboard.server.wire import ActRefused

if TYPE_CHECKING:
    from starboard.server.table import Table

log = logging.getLogger("starboard.server")
LONGEST = 20.0  # seconds until a word is tried again when the server itself fails


class Speakers:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._speaking: dict[int, asyncio.Task[None]] = {}
        self._held: set[int] = set()  # seats that took a word back: their preferences wait until they speak again

    def hold(self, seat: int) -> None:
        self._held.add(seat)

    def release(self, seat: int) -> None:
        self._held.discard(seat)

    def remember(self, acts: list[Act]) -> None:
        """Whose preferences wait, after these acts; what the server said for a seat carries no key."""
        for act in acts:
            if act.kind == UNDO:
                self.hold(act.seat)
            elif act.act is not None:
                self.release(act.seat)

    # ---- what a seat has decided once and for all -----------------------------------------------------

    async def prefer(self, seat: int, given: dict[str, int | str | bool]) -> None:
        """What a seat decides once and for all; the server says it from now on."""
        table = self._table
        game = table.lobby.catalog.game(table.row.game)
        try:
            preferences = game.prefer({**self.preferences(table.seats[seat]), **given})
        except OptionError as error:
            raise Refusal("bad-option", str(error), {"option": error.option}) from None
        await asyncio.shield(table.tasks.keep(self._prefer(seat, preferences)))

    async def _prefer(self, seat: int, preferences: dict[str, int | str | bool]) -> None:
        table = self._table
        self.release(seat)
        await table.changing(lambda: table.set_seat(structs.replace(table.seats[seat], preferences=preferences)))
        table.audience.show_seat(seat)
        self.poke()

    def preferences(self, seat: SeatRow) -> dict[str, int | str | bool]:
        """All that a seat has decided once and for all, with defaults."""
        try:
            return self._table.lobby.catalog.game(self._table.row.game).prefer(seat.preferences)
        except StarboardError:  # it was decided under other rules
            return {}

    def _settled(self, seat: SeatRow) -> bool:
        """Whether there may be a question that a seat's preferences answer, if only by their defaults."""
        return any(value != "ask" for value in self.preferences(seat).values())

    # ---- speaking -------------------------------------------------------------------------------------

    def poke(self) -> None:
        """Let every bot think that owes a word, and say what preferences say."""
        self._table.lobby.jobs.want(self._table)

    def owed(self, waiting: list[int], seats: list[SeatRow]) -> list[int]:
        """For which of those who owe a word the server speaks."""
        return [
            seat
            for seat in waiting
            if seats[seat].kind == BOT or (seat not in self._held and self._settled(seats[seat]))
        ]

    def silent(self) -> list[int]:
        """For whom it speaks now, and does not yet."""
        table = self._table
        if table.row.status != PLAYING or table.row.archived or table.frozen is not None or not self._wanted():
            return []
        return [seat for seat in self.owed(table.row.waiting, table.seats) if seat not in self._speaking]

    def busy(self) -> list[int]:
        """For whom it speaks at present."""
        return list(self._speaking)

    def start(self, seats: list[int]) -> None:
        for seat in seats:
            if seat not in self._speaking:
                self._speaking[seat] = self._table.tasks.keep(self._speak_for(seat))

    def _wanted(self) -> bool:
        """Bots do not play among themselves where nobody looks on."""
        return self._table.audience.watched() or any(seat.kind == PERSON for seat in self._table.seats)

    def stop(self) -> None:
        for task in list(self._speaking.values()):
            task.cancel()

    async def _speak_for(self, seat: int) -> None:
        """Say words for a seat until it is not asked any more, or must be asked itself."""
        failures = 0
        table = self._table
        try:
            while True:
                revision = table.row.revision
                try:
                    bot = table.seats[seat].kind == BOT
                    more = self._wanted() and await (self._think(seat) if bot else self._say_preferred(seat))
                    if not more:
                        if await table.lobby.jobs.done(table, seat, revision):
                            return
                        await table.catch_up()
                    failures = 0
                except StoreAway:
                    await table.lobby.outage.over()
                except Exception:  # whatever it is, a table must not stand still for ever
                    if table.frozen is not None:
                        return  # but under other rules nobody plays on
                    failures += 1
                    log.exception("seat %s of table %s could not be spoken for", seat, table.row.id)
                    await asyncio.sleep(min(LONGEST, 0.2 * 2 ** min(failures, 10)))
        finally:
            self._speaking.pop(seat, None)

    async def _think(self, seat: int) -> bool:
        """Say one sentence for a bot; tells whether there may be more to say."""
        table, row = self._table, self._table.row
        if row.status != PLAYING or table.seats[seat].kind != BOT:
            return False
        question = await table.ask(wire.Think(row.id, seat, fresh_dice()))
        if not question.legal:
            return False
        settings = table.lobby.settings
        level = table.seats[seat].level or table.lobby.level(None)
        job = Job(row.id, row.game, question.guess, seat, level, settings.bot_seconds, fresh_dice())
        start = time.monotonic()
        words, trouble = await table.lobby.bots.choose(job, question.legal, row.host)
        table.lobby.metrics.bot(level, time.monotonic() - start)
        if settings.bot_pause:
            await asyncio.sleep(settings.bot_pause)
        if table.seats[seat].kind != BOT or table.row.archived:
            return False  # its player has come back, or the table was put away
        spelt = table.lobby.catalog.game(row.game).vocabulary.spell(words)
        if await self._say_for(seat, spelt, question.ticket) and trouble is not None:
            table.lobby.metrics.faults["bot"] += 1
            await table.talk(seat, None, None, Message("notice-bot-replaced", {"seat": seat}))
        return True

    async def _say_preferred(self, seat: int) -> bool:
        """Say what a seat's preferences say; tells whether there may be more to say."""
        table = self._table
        if table.row.status != PLAYING or seat in self._held or not self._settled(table.seats[seat]):
            return False
        reply = await table.ask(wire.Preferred(table.row.id, seat, self.preferences(table.seats[seat])))
        if reply.word is None:
            return False
        await self._say_for(seat, [reply.word], reply.ticket)
        return True

    async def _say_for(self, seat: int, words: list[str], ticket: int) -> bool:
        """Say a sentence that the server has found for a seat, unless the question has changed in the meantime."""
        try:
            await self._table.say_for(seat, words, ticket)
        except ActRefused as error:
            if error.refused.reason != "stale":
                raise
            return False
        return True
