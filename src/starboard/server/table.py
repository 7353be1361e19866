"""A table as the server sees it: its log, its seats, who looks on, and the bots that play along.

Acts go one after the other: the rules worker carries them out, the store puts them on the disk, and only then
is anything acknowledged or shown. If the store fails, what the worker has in memory is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec import Raw

from starboard.kernel import OptionError, StarboardError
from starboard.server import wire
from starboard.server.bots import Job, fresh_dice
from starboard.server.errors import Refusal
from starboard.server.game_files import board_address
from starboard.server.messages import (
    ChatEntry,
    ChatMessage,
    LogPart,
    Message,
    Result,
    SeatInfo,
    ServerMessage,
    TableInfo,
    TableMessage,
)
from starboard.server.snapshots import Snapshots
from starboard.server.store import BOT, FROZEN, OPEN, OVER, PERSON, PLAYING, SAY, UNDO, Act, SeatRow, Summary, Talk
from starboard.server.store.rows import Status, TableRow
from starboard.server.wire import ActRefused
from starboard.server.workers import RulesFailed, RulesWorker, WorkerLost

if TYPE_CHECKING:
    from starboard.server.hall import Hall

log = logging.getLogger("starboard.server")
R = TypeVar("R")
T = TypeVar("T")
LONGEST = 20.0  # seconds until a bot's word is tried again when the server itself fails


def now() -> int:
    return int(time.time() * 1000)


def chat_entry(talk: Talk) -> ChatEntry:
    message = None if talk.message is None else msgspec.convert(talk.message, Message)
    return ChatEntry(talk.at, talk.seat, talk.name, talk.text, message)


class RulesFault(Exception):
    """The rules or their worker failed; nothing was stored, and the act may be sent again."""


class Viewer(Protocol):
    """A websocket, as a table sees it."""

    guest: str | None
    viewer: int
    version: str | None  # what it was last shown

    def show(self) -> None:
        """Send the table as it is now."""

    def tell(self, message: ServerMessage) -> None:
        """Send something else."""


class Table:
    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.viewers: set[Viewer] = set()
        self.snapshots = Snapshots()
        self.lock = asyncio.Lock()
        self.active = time.monotonic()
        self.frozen: wire.Refused | None = None
        self._worker: RulesWorker = hall.workers.of(row.id)
        self._opened = -1  # the generation of the worker that holds the room
        self._seq = 0
        self._keys: set[str] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}  # for whom the server is speaking: bots, preferences
        self._held: set[int] = set()  # seats that took a word back: their preferences wait until they speak again
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- the room -------------------------------------------------------------------------------------

    async def _call(self, request: wire.Ask[R]) -> R:
        self.active = time.monotonic()
        try:
            return await self._worker.call(request)
        except (WorkerLost, RulesFailed) as error:
            self._forget()
            raise RulesFault(str(error)) from error

    def _forget(self) -> None:
        """Trust the memory of the worker no more: the next act brings the room back from the log."""
        self._opened = -1
        self.snapshots.forget()

    def renew(self) -> None:
        """What was shown is void: bring the room back from the log, show it, and let bots go on."""
        self._forget()
        self.show_all()
        self.poke()

    async def _room(self) -> None:
        """See to it that the worker has the room of this table."""
        if self.frozen is not None:
            raise ActRefused(self.frozen)
        if self._opened == self._worker.generation:
            return
        self.snapshots.forget()
        acts = await self.hall.store.acts(self.row.id)
        row = self.row
        names = [seat.name for seat in self.seats]
        try:
            reply = await self._call(wire.Open(row.id, row.game, row.rules, row.options, row.seed, names, acts))
        except ActRefused as error:
            self.frozen = error.refused
            raise
        self._opened = self._worker.generation
        self._seq = acts[-1].seq if acts else 0
        self._keys = {act.act for act in acts if act.act is not None}
        self.row.waiting = reply.progress.waiting

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that goes on to its end even if who asked for it has left."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- acts -----------------------------------------------------------------------------------------

    async def say(self, seat: int, key: str, version: str, words: list[str], stored: Callable[[], None]) -> None:
        """Say words; `stored` is called when they are on the disk, before anybody is shown anything."""
        request = wire.Say(self.row.id, seat, words, [], version=version)

        def said() -> None:
            self._held.discard(seat)
            stored()

        await asyncio.shield(self.keep(self._act(request, Act(0, SAY, seat, words=words, act=key), said)))

    async def undo(self, seat: int, key: str, version: str, count: int, stored: Callable[[], None]) -> None:
        request = wire.Undo(self.row.id, seat, count, [], version)

        def undone() -> None:
            self._held.add(seat)
            stored()

        await asyncio.shield(self.keep(self._act(request, Act(0, UNDO, seat, count=count, act=key), undone)))

    async def _act(self, request: wire.Say | wire.Undo, act: Act, stored: Callable[[], None] | None = None) -> None:
        try:
            await self._carry_out(request, act, stored)
        except RulesFault:
            self.renew()
            raise
        self.poke()

    async def _carry_out(
        self, request: wire.Say | wire.Undo, act: Act, stored: Callable[[], None] | None = None
    ) -> None:
        async with self.lock:
            if self.row.status in (PLAYING, OVER):
                await self._room()
            if stored is not None and act.act in self._keys:  # it was carried out before
                stored()
                return
            if self.row.status != PLAYING:
                text = "the game is over" if self.row.status == OVER else "the game has not started"
                id = "why-over" if self.row.status == OVER else "why-not-started"
                raise wire.refusal("not-playing", text, id)
            request.show = self._looking()
            reply = await self._call(request)
            act.words = reply.said  # without what the table says itself
            await self._store(act, reply.progress)
            if stored is not None:
                stored()
            self._took(reply)

    async def _store(self, act: Act, progress: wire.Progress) -> None:
        act.seq = self._seq + 1
        act.moment = now()
        over = progress.result is not None
        row = self.row
        seen = over or progress.waiting != row.waiting  # else the time itself would tell of what is hidden
        summary = Summary(
            OVER if over else PLAYING,
            progress.waiting,
            act.moment if seen else row.changed,
            act.moment if over else None,
            progress.result,
        )
        try:
            await self.hall.store.append(self.row.id, act, summary)
        except Exception as error:
            self._forget()
            log.exception("table %s could not be written", self.row.id)
            raise RulesFault(f"the log could not be written: {error}") from error
        except BaseException:
            self._forget()  # nobody knows whether it was written: the log will tell
            raise
        self._seq = act.seq
        if act.act is not None:
            self._keys.add(act.act)
        row.status, row.changed, row.ended, row.result = summary.status, summary.changed, summary.ended, summary.result

    def _took(self, reply: wire.Shown) -> None:
        """Show what has been stored, to those who can see a difference: to others not even that something happened."""
        self.row.waiting = reply.progress.waiting
        self.snapshots.outdate()
        same = {rendered.viewer for rendered in reply.rendered if not self.snapshots.take(rendered)}
        for viewer in self.viewers:
            if viewer.viewer not in same:  # also those who came in the meantime
                viewer.show()
        if self.row.status == OVER:
            self.keep(self._keep_record())

    async def _keep_record(self) -> None:
        try:
            await self.record()
        except (RulesFault, ActRefused):
            log.exception("the record of table %s is written when it is asked for", self.row.id)

    def _looking(self) -> list[wire.Have]:
        return [self.snapshots.have(viewer) for viewer in sorted({viewer.viewer for viewer in self.viewers})]

    async def why(self, seat: int, word: str) -> Message | None:
        return (await self._ask(wire.Why(self.row.id, seat, word))).message

    async def preview(self, seat: int, words: list[str]) -> bytes | None:
        """What would come of saying this, encoded; None if it cannot be said."""
        return (await self._ask(wire.Preview(self.row.id, seat, words))).foreseen

    async def _ask(self, request: wire.Ask[R]) -> R:
        async with self.lock:
            await self._room()
            return await self._call(request)

    async def prefer(self, seat: int, given: dict[str, int | str | bool]) -> None:
        """What a seat decides once and for all; the server says it from now on."""
        game = self.hall.catalog.game(self.row.game)
        try:
            preferences = game.prefer({**self.preferences(seat), **given})
        except OptionError as error:
            raise Refusal("bad-option", str(error), {"option": error.option}) from None
        async with self.lock:
            row = msgspec.structs.replace(self.seats[seat], preferences=preferences)
            await self.hall.store.set_seat(self.row.id, row)
            self.seats[seat] = row
            self._held.discard(seat)
        for viewer in self.viewers:
            if viewer.viewer == seat:
                viewer.show()
        self.poke()

    def preferences(self, seat: int) -> dict[str, int | str | bool]:
        """All that a seat has decided once and for all, with defaults."""
        try:
            return self.hall.catalog.game(self.row.game).prefer(self.seats[seat].preferences)
        except StarboardError:  # it was decided under other rules
            return {}

    # ---- looking on -----------------------------------------------------------------------------------

    async def prepare(self, viewer: int) -> None:
        """See to it that there is a present snapshot for that viewer."""
        self.active = time.monotonic()
        if self.row.status == OPEN or self.frozen is not None or self.snapshots.present(viewer):
            return
        await asyncio.shield(self.keep(self._look(viewer)))

    async def _look(self, viewer: int) -> None:
        """Have a snapshot made, also if who asked for it has left: others may want it."""
        async with self.lock:
            try:
                await self._room()
            except ActRefused:
                return
            if not self.snapshots.present(viewer):
                reply = await self._call(wire.Look(self.row.id, [self.snapshots.have(viewer)]))
                for rendered in reply.rendered:
                    self.snapshots.take(rendered)

    def show_all(self) -> None:
        for viewer in self.viewers:
            viewer.show()

    def status(self) -> Status:
        return FROZEN if self.frozen is not None and self.row.status == PLAYING else self.row.status

    def info(self, guest: str | None) -> TableInfo:
        """The table for a list or a page, as that guest may see it."""
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=self.hall.settings.named(row.game, row.options),
            status=self.status(),
            listed=row.listed,
            host=guest == row.host,
            created=row.created,
            started=row.started,
            ended=row.ended,
            changed=row.changed,
            seats=self.seat_infos(guest),
            seed_hash=row.seed_hash(),
            seed=row.seed if row.status == OVER else None,
            result=self.result(),
            rematch=row.rematch,
            link=f"/t/{row.id}",
            board=board_address(self.hall.catalog, row.game),
        )

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        here = {viewer.guest for viewer in self.viewers}
        return [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=seat.belongs_to(guest),
                online=seat.kind == BOT or any(seat.belongs_to(one) for one in here),
                waiting=seat.seat in self.row.waiting,
            )
            for seat in self.seats
        ]

    def message(self, to: Viewer) -> TableMessage:
        """The whole truth for one viewer, who is taken to have it from now on; see `table` in docs/server.md."""
        row, snapshot = self.row, self.snapshots.of(to.viewer)
        body, start = snapshot.body, snapshot.kept(to.version)
        to.version = snapshot.version
        return TableMessage(
            version=snapshot.version,
            seat=None if to.viewer < 0 else to.viewer,
            status=self.status(),
            seats=self.seat_infos(to.guest),
            watchers=sum(1 for viewer in self.viewers if viewer.viewer < 0),
            preferences=None if to.viewer < 0 else self.preferences(to.viewer),
            view=Raw(body.view),
            prompt=Raw(body.prompt),
            legal=Raw(body.legal),
            sentences=Raw(body.sentences),
            undo=sum(body.undo_acts),
            undo_acts=body.undo_acts,
            log=LogPart(start, [Raw(entry) for entry in snapshot.log[start:]]),
            result=self.result(),
            rematch=row.rematch,
            seed_hash=row.seed_hash(),
            seed=row.seed if row.status == OVER else None,
        )

    def result(self) -> Result | None:
        return None if self.row.result is None else msgspec.convert(self.row.result, Result)

    # ---- talk and exports -----------------------------------------------------------------------------

    async def talk(self, seat: int | None, name: str | None, text: str | None, message: Message | None) -> None:
        data = None if message is None else msgspec.structs.asdict(message)
        line = Talk(now(), seat, name, text, data)
        await self.hall.store.add_talk(self.row.id, line)
        for viewer in self.viewers:
            viewer.tell(ChatMessage([chat_entry(line)]))

    async def record(self) -> str:
        """The record of a finished game; made once and kept."""
        kept = await self.hall.store.record(self.row.id)
        if kept is not None:
            return kept
        reply = await self._ask(wire.Record(self.row.id))
        await self.hall.store.keep_record(self.row.id, reply.text)
        return reply.text

    async def export(self, viewer: int) -> wire.Exported:
        return await self._ask(wire.Export(self.row.id, viewer))

    # ---- the start, and bots --------------------------------------------------------------------------

    async def start_if_full(self) -> None:
        """The game starts as soon as no seat is open."""
        await asyncio.shield(self.keep(self._start_if_full()))

    async def _start_if_full(self) -> None:
        async with self.lock:
            if self.row.status != OPEN or any(seat.kind == OPEN for seat in self.seats):
                return
            try:
                await self._room()
            except ActRefused as error:
                raise Refusal("table-frozen", str(error)) from None
            moment = now()
            await self.hall.store.start(self.row.id, moment, self.row.waiting)
            self.row.status, self.row.started, self.row.changed = PLAYING, moment, moment
            looking = self._looking()
            if looking:
                self._took(await self._call(wire.Look(self.row.id, looking)))
                self.show_all()
        self.poke()

    def poke(self) -> None:
        """Let every bot think that owes a word, and say what preferences say."""
        if self.row.status != PLAYING or self.frozen is not None:
            return
        for seat in self.row.waiting:
            row = self.seats[seat]
            if seat not in self._thinking and (row.kind == BOT or (row.preferences and seat not in self._held)):
                self._thinking[seat] = self.keep(self._speak_for(seat))

    async def _speak_for(self, seat: int) -> None:
        """Say words for a seat until it is not asked any more, or must be asked itself."""
        failures = 0
        try:
            while True:
                try:
                    bot = self.seats[seat].kind == BOT
                    if not await (self._think(seat) if bot else self._say_preferred(seat)):
                        return
                except (RulesFault, ActRefused):
                    failures += 1
                    log.exception("seat %s of table %s could not be spoken for", seat, self.row.id)
                    await asyncio.sleep(min(LONGEST, 0.2 * 2**failures))
        finally:
            self._thinking.pop(seat, None)

    async def _think(self, seat: int) -> bool:
        """Say one sentence for a bot; tells whether there may be more to say."""
        if self.row.status != PLAYING or self.seats[seat].kind != BOT:
            return False
        question = await self._ask(wire.Think(self.row.id, seat))
        if not question.legal:
            return False
        row, settings = self.row, self.hall.settings
        level = self.seats[seat].level or self.hall.level(None)
        table = (row.id, row.game, row.options, row.rules, row.seed)
        job = Job(*table, question.said, seat, level, settings.bot_seconds, fresh_dice())
        words, trouble = await self.hall.bots.choose(job, question.legal, row.host)
        if settings.bot_pause:
            await asyncio.sleep(settings.bot_pause)
        if self.seats[seat].kind != BOT:
            return False  # its player has come back
        spelt = self.hall.catalog.game(row.game).vocabulary.spell(words)
        if await self._say_for(seat, spelt, question.ticket) and trouble is not None:
            await self.talk(seat, None, None, Message("notice-bot-replaced", {"seat": seat}))
        return True

    async def _say_preferred(self, seat: int) -> bool:
        """Say what a seat's preferences say; tells whether there may be more to say."""
        if self.row.status != PLAYING or seat in self._held:
            return False
        reply = await self._ask(wire.Preferred(self.row.id, seat, self.preferences(seat)))
        if reply.word is None:
            return False
        await self._say_for(seat, [reply.word], reply.ticket)
        return True

    async def _say_for(self, seat: int, words: list[str], ticket: int) -> bool:
        """Say a sentence that the server has found for a seat, unless the question has changed in the meantime."""
        request = wire.Say(self.row.id, seat, words, [], ticket=ticket)
        try:
            await asyncio.shield(self.keep(self._act(request, Act(0, SAY, seat, words=words))))
        except ActRefused as error:
            if error.refused.reason != "stale":
                raise
            return False
        return True

    # ---- seats ----------------------------------------------------------------------------------------

    def may_play(self, seat: int, guest: str | None) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == PERSON and self.seats[seat].belongs_to(guest)

    def idle(self) -> bool:
        return not self.viewers and not self._tasks and not self.lock.locked()

    async def close(self) -> None:
        """Leave memory; the log stays."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # acts under way come to their end
        if self._opened == self._worker.generation:
            self._opened = -1
            with contextlib.suppress(WorkerLost):
                await self._worker.call(wire.Drop(self.row.id))
