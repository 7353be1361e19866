"""A table as the server sees it: its log, its seats, and acts one after the other.

The rules worker carries an act out, the store puts it on the disk, and only then is anything acknowledged or shown.
If the store fails, what the worker has in memory is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from starboard.server import clock, wire
from starboard.server.audience import Audience, Viewer, table_info
from starboard.server.clock import Times, now
from starboard.server.errors import Refusal
from starboard.server.messages import ChatEntry, Message, TableInfo, TableMessage
from starboard.server.snapshots import Snapshot
from starboard.server.speakers import Speakers
from starboard.server.store import (
    FROZEN,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SAY,
    UNDO,
    Act,
    Conflict,
    Full,
    SeatRow,
    Summary,
    Talk,
)
from starboard.server.store.rows import Status, TableRow
from starboard.server.tasks import Fault, RulesFault, StoreAway, StoreFault, Tasks
from starboard.server.wire import ActRefused
from starboard.server.workers import RulesFailed, RulesWorker, WorkerLost

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby

log = logging.getLogger("starboard.server")
R = TypeVar("R")
ATTEMPTS = 8  # times that a change is tried when other servers are faster
STARTS = 3  # times that a game is started when its rules worker ends


def chat_entry(talk: Talk) -> ChatEntry:
    message = None if talk.message is None else msgspec.convert(talk.message, Message)
    return ChatEntry(talk.at, talk.seat, talk.name, talk.text, message)


class Table:
    def __init__(self, lobby: Lobby, row: TableRow, seats: list[SeatRow]) -> None:
        self.lobby = lobby
        self.row = row
        self.seats = seats
        self.audience = Audience(self)
        self.speakers = Speakers(self)
        self.tasks = Tasks(f"table {row.id}", (Fault, ActRefused, Refusal))
        self.lock = asyncio.Lock()
        self.active = time.monotonic()
        self.frozen: wire.Refused | None = None
        self._worker: RulesWorker = lobby.workers.of(row.id)
        self._opened = -1  # the generation of the worker that holds the room
        self._seq = 0
        self._keys: set[str] = set()
        self._catching = False  # somebody waits to catch up with other servers
        self.talked = 0  # the newest talk that was heard of

    # ---- the room -------------------------------------------------------------------------------------

    async def _call(self, request: wire.Ask[R]) -> R:
        self.active = time.monotonic()
        try:
            return await self._worker.call(request)
        except (WorkerLost, RulesFailed) as error:
            self._forget()
            self.lobby.metrics.faults["rules"] += 1
            raise RulesFault(str(error)) from error

    def _forget(self) -> None:
        """Trust the memory of the worker no more: the next act brings the room back from the log."""
        self._opened = -1
        self.audience.snapshots.forget()

    def renew(self) -> None:
        """What was shown is void: bring the room back from the log, show it, and go on."""
        self._forget()
        self.audience.show()
        self.go_on()

    def go_on(self) -> None:
        """What was held up goes on: a game that could not start, bots that owe a word."""
        if self._ready():
            self.tasks.keep(self._start_if_full())
        self.speakers.poke()

    async def _room(self) -> None:
        """See to it that the worker has the room of this table."""
        if self.frozen is not None:
            raise ActRefused(self.frozen)
        if self._opened == self._worker.generation:
            return
        self.audience.snapshots.forget()
        acts = await self._acts()
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
        self.speakers.remember(acts)
        self.row.waiting, self.row.standing = reply.progress.waiting, reply.progress.standing

    async def _acts(self) -> list[Act]:
        try:
            return await self.lobby.store.acts(self.row.id)
        except Exception as error:
            raise self._store_failed("read", error) from error

    def _store_failed(self, what: str, error: Exception) -> StoreFault:
        self.lobby.metrics.faults["store"] += 1
        if isinstance(error, StoreAway):
            self.lobby.outage.noticed(error)
            return error
        log.error("the log of table %s could not be %s: %s", self.row.id, what, error)
        return StoreFault(f"the log could not be {what}: {error}")

    async def ask(self, request: wire.Ask[R]) -> R:
        async with self.lock:
            await self._room()
            return await self._call(request)

    # ---- other servers --------------------------------------------------------------------------------

    async def changing(self, change: Callable[[], Awaitable[R]]) -> R:
        """Change the table; if another server was faster, look at what it did and begin again."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await change()
                except Conflict:
                    await self.look_again()
        raise StoreFault("other servers are always faster")

    async def catch_up(self, revision: int = 1 << 62) -> None:
        """Take over what other servers did up to that revision (or the last), and show it."""
        if not self.lobby.store.shared or self._catching or self.row.revision >= revision:
            return  # whoever waits to catch up will see this too
        self._catching = True
        try:
            await self.lock.acquire()
        finally:
            self._catching = False
        try:
            if self.row.revision < revision:
                await self.look_again()
        except Fault:
            self.renew()
            raise
        finally:
            self.lock.release()

    async def look_up(self) -> None:
        """Before somebody comes: what other servers did counts, also what has not been heard of yet."""
        if self.lobby.store.shared:
            try:
                found = await self.lobby.store.revisions([self.row.id])
            except Exception as error:
                raise self._store_failed("read", error) from error
            await self.catch_up(found.get(self.row.id, 1 << 62))

    async def look_again(self) -> None:
        """The table as the store has it now. It is locked."""
        opened = self._opened == self._worker.generation
        try:
            found = await self.lobby.store.whole(self.row.id, self._seq if opened else 0)
        except Exception as error:
            raise self._store_failed("read", error) from error
        if found is None:
            self.lobby.forget(self)
            raise Refusal("no-such-table", "there is no such table any more", {"table": self.row.id})
        before = _seen(self.row, self.seats)
        preferences = [seat.preferences for seat in self.seats]
        self.row, self.seats, acts = found
        if opened:
            await self._follow(acts)
        if not opened or _seen(self.row, self.seats) != before:
            self.audience.show()
        for seat, old in zip(self.seats, preferences, strict=True):
            if seat.preferences != old:
                self.speakers.release(seat.seat)
                self.audience.show_seat(seat.seat)

    async def renewed(self) -> None:
        """The same by itself."""
        async with self.lock:
            await self.look_again()

    async def put_away(self) -> None:
        """An unfinished table leaves the lists; who plays at it can take it up again."""

        async def change() -> None:
            row = self.row
            if row.status == OVER:
                raise Refusal("not-open", "this game is over")
            row.revision = await self.lobby.store.archive(row.id, row.revision)
            row.archived = True

        await self.changing(change)
        self.speakers.stop()
        self.audience.show()

    async def take_up(self) -> None:
        """A table that was put away goes on; nobody loses the time in which it lay there."""

        async def change() -> None:
            row, moment = self.row, now()
            if not row.archived:
                return
            speak = self.speakers.owed(row.waiting, self.seats) if row.status == PLAYING else []
            times, due = row.times, None
            if row.clock is not None and times is not None:
                times = clock.give_back(row.clock, times, row.changed, moment)
                due = clock.due(times, _people(self.seats))
            try:
                row.revision = await self.lobby.store.resume(row.id, moment, row.revision, times, due, speak)
            except Conflict:
                raise
            except Exception as error:
                raise self._store_failed("written", error) from error
            row.archived, row.changed, row.times = False, moment, times
            self.audience.show()

        await self.changing(change)
        self.speakers.poke()

    async def _follow(self, acts: list[Act]) -> None:
        """Carry out in the room what was carried out elsewhere, and show it to those who can see a difference."""
        reply = None
        for act in acts:
            show = self.audience.looking() if act is acts[-1] else []
            try:
                reply = await self._call(wire.Follow(self.row.id, act, show))
            except ActRefused as error:
                log.error("table %s does not follow its log: %s", self.row.id, error)
                self.renew()
                return
            self._seq = act.seq
            if act.act is not None:
                self._keys.add(act.act)
        self.speakers.remember(acts)
        if reply is not None:
            self.audience.took(reply)

    async def _overtaken(self, request: wire.Say | wire.Undo, key: str | None, shown: Snapshot) -> None:
        """Another server changed the table first: the act is tried again if it still answers the same question."""
        seq, seat = self._seq, request.seat
        await self.look_again()
        await self._room()
        self.audience.show()
        if key is not None and key in self._keys:
            return
        between = [act for act in await self._acts() if act.seq > seq]
        if key is not None and self.seats[seat].kind != PERSON:
            raise wire.refusal("not-your-seat", "somebody else plays this seat now", "error-not-your-seat")
        if isinstance(request, wire.Say) and request.ticket >= 0:
            if between:
                raise _stale()
            request.ticket = (await self._call(wire.Think(self.row.id, seat, 0))).ticket
            return
        (now,) = (await self._call(wire.Look(self.row.id, [wire.Have(seat, 0)]))).rendered
        same = (now.body.prompt, now.body.legal, now.body.sentences) == (
            shown.body.prompt,
            shown.body.legal,
            shown.body.sentences,
        )
        if not same or shown.version != request.version or any(act.seat == seat for act in between):
            raise _stale()
        request.version = now.version

    # ---- acts -----------------------------------------------------------------------------------------

    async def say(self, seat: int, key: str, version: str, words: list[str], stored: Callable[[], None]) -> None:
        """Say words; `stored` is called when they are on the disk, before anybody is shown anything."""
        request = wire.Say(self.row.id, seat, words, [], version=version)

        def said() -> None:
            self.speakers.release(seat)
            stored()

        await asyncio.shield(self.tasks.keep(self._act(request, Act(0, SAY, seat, words=words, act=key), said)))

    async def say_for(self, seat: int, words: list[str], ticket: int) -> None:
        """Say words that the server has found for a seat."""
        request = wire.Say(self.row.id, seat, words, [], ticket=ticket)
        await asyncio.shield(self.tasks.keep(self._act(request, Act(0, SAY, seat, words=words))))

    async def undo(self, seat: int, key: str, version: str, count: int, stored: Callable[[], None]) -> None:
        request = wire.Undo(self.row.id, seat, count, [], version)

        def undone() -> None:
            self.speakers.hold(seat)
            stored()

        await asyncio.shield(self.tasks.keep(self._act(request, Act(0, UNDO, seat, count=count, act=key), undone)))

    async def _act(self, request: wire.Say | wire.Undo, act: Act, stored: Callable[[], None] | None = None) -> None:
        start = time.monotonic()
        try:
            if self.row.archived:
                await self.take_up()
            await self._carry_out(request, act, stored)
        except Fault:
            self.renew()
            raise
        except ActRefused as error:
            self.lobby.metrics.refused[error.refused.reason] += 1
            raise
        self.lobby.metrics.act(self.row.game, len(act.words), time.monotonic() - start)
        self.speakers.poke()

    async def _carry_out(
        self, request: wire.Say | wire.Undo, act: Act, stored: Callable[[], None] | None = None
    ) -> None:
        async with self.lock:
            for _ in range(ATTEMPTS):
                shown = self.audience.snapshots.of(request.seat)
                try:
                    await self._try(request, act, stored)
                    return
                except Conflict:
                    await self._overtaken(request, act.act, shown)
        raise StoreFault("other servers are always faster")

    async def _try(self, request: wire.Say | wire.Undo, act: Act, stored: Callable[[], None] | None) -> None:
        if self.row.status in (PLAYING, OVER):
            await self._room()
        if stored is not None and act.act in self._keys:  # it was carried out before
            stored()
            return
        if self.row.status != PLAYING:
            text = "the game is over" if self.row.status == OVER else "the game has not started"
            id = "why-over" if self.row.status == OVER else "why-not-started"
            raise wire.refusal("not-playing", text, id)
        request.show = self.audience.looking()
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
            *self.times_after(progress.waiting, act.moment, act.seat if act.kind == SAY else None),
            progress.standing,
        )
        start = time.monotonic()
        speak = [] if over else self.speakers.owed(progress.waiting, self.seats)
        try:
            revision = await self.lobby.store.append(row.id, act, summary, row.revision, speak)
        except Conflict:
            self._forget()
            raise
        except Exception as error:
            self._forget()
            raise self._store_failed("written", error) from error
        except BaseException:
            self._forget()  # nobody knows whether it was written: the log will tell
            raise
        self.lobby.metrics.store.see(time.monotonic() - start)
        self._seq = act.seq
        if act.act is not None:
            self._keys.add(act.act)
        row.archived = False
        row.status, row.changed, row.ended, row.result = summary.status, summary.changed, summary.ended, summary.result
        row.times, row.standing, row.revision = summary.times, summary.standing, revision

    def times_after(self, waiting: list[int], moment: int, mover: int | None) -> tuple[Times | None, int | None]:
        """What the clocks show when these seats owe a word, and when the first runs out."""
        row = self.row
        if row.clock is None:
            return None, None
        before = row.times or clock.begin(row.clock, len(self.seats))
        times = clock.pass_on(row.clock, before, waiting, moment, mover)
        return times, clock.due(times, _people(self.seats))

    def _took(self, reply: wire.Shown) -> None:
        self.row.waiting = reply.progress.waiting
        self.audience.took(reply)
        if self.row.status == OVER:
            self.tasks.keep(self._keep_record())

    async def _keep_record(self) -> None:
        try:
            await self.record()
        except (Fault, ActRefused):
            log.exception("the record of table %s is written when it is asked for", self.row.id)

    async def why(self, seat: int, word: str) -> Message | None:
        return (await self.ask(wire.Why(self.row.id, seat, word))).message

    async def preview(self, seat: int, words: list[str]) -> wire.Previewed:
        """What would come of saying this, or why it cannot be said."""
        return await self.ask(wire.Preview(self.row.id, seat, words))

    async def set_seat(self, seat: SeatRow, times: Times | None = None, most: int = -1) -> None:
        """Who sits there from now on, and what the clocks show; it is on the disk before it counts."""
        row, seats = self.row, list(self.seats)
        seats[seat.seat] = seat
        times = times or row.times
        due = None if times is None else clock.due(times, _people(seats))  # the clock of a bot is nobody's concern
        speak = self.speakers.owed(row.waiting, seats) if row.status == PLAYING else []
        try:
            row.revision = await self.lobby.store.set_seat(row.id, seat, row.revision, times, due, speak, most)
        except Conflict:
            raise
        except Full as error:
            raise Refusal("too-many-tables", str(error), {"n": error.most}) from None
        except Exception as error:
            raise self._store_failed("written", error) from error
        self.seats, row.times = seats, times

    # ---- looking on -----------------------------------------------------------------------------------

    async def prepare(self, viewer: int) -> None:
        """See to it that there is a present snapshot for that viewer."""
        self.active = time.monotonic()
        if self.row.status == OPEN or self.frozen is not None or self.audience.snapshots.present(viewer):
            return
        await asyncio.shield(self.tasks.keep(self._look(viewer)))

    async def _look(self, viewer: int) -> None:
        """Have a snapshot made, also if who asked for it has left: others may want it."""
        snapshots = self.audience.snapshots
        async with self.lock:
            try:
                await self._room()
            except ActRefused:
                return
            if not snapshots.present(viewer):
                reply = await self._call(wire.Look(self.row.id, [snapshots.have(viewer)]))
                for rendered in reply.rendered:
                    snapshots.take(rendered)

    def status(self) -> Status:
        return FROZEN if self.frozen is not None and self.row.status == PLAYING else self.row.status

    def info(self, guest: str | None) -> TableInfo:
        audience = self.audience
        return table_info(self.lobby, self.row, self.seats, guest, self.status(), audience.here(), audience.gone())

    def message(self, to: Viewer) -> TableMessage:
        return self.audience.message(to)

    # ---- talk and exports -----------------------------------------------------------------------------

    async def talk(self, seat: int | None, name: str | None, text: str | None, message: Message | None) -> None:
        """Say something beside the game; it is heard also if who said it has hung up."""
        await asyncio.shield(self.tasks.keep(self._talk(seat, name, text, message)))

    async def _talk(self, seat: int | None, name: str | None, text: str | None, message: Message | None) -> None:
        data = None if message is None else msgspec.structs.asdict(message)
        line = Talk(now(), seat, name, text, data)
        try:
            line.seq = await self.lobby.store.add_talk(self.row.id, line)
        except Exception as error:
            raise self._store_failed("written", error) from error
        await self.hear(line.seq, line)

    async def hear(self, seq: int, line: Talk | None = None) -> None:
        """There is talk up to that place: tell it to those who do not know it yet."""
        self.talked = max(self.talked, seq if seq < 1 << 53 else 0)
        behind = [viewer for viewer in self.audience.viewers if viewer.heard is not None and viewer.heard < seq]
        if not behind:
            return
        known = min(viewer.heard or 0 for viewer in behind)
        if line is not None and known == seq - 1:
            talk = [line]
        else:
            talk = await self.lobby.store.talk(self.row.id, self.lobby.settings.chat_shown, known)
        for viewer in behind:
            viewer.hear(talk)

    async def record(self) -> str:
        """The record of a finished game; made once and kept."""
        kept = await self.lobby.store.record(self.row.id)
        if kept is not None:
            return kept
        reply = await self.ask(wire.Record(self.row.id))
        await self.lobby.store.keep_record(self.row.id, reply.text)
        return reply.text

    async def export(self, viewer: int) -> wire.Exported:
        return await self.ask(wire.Export(self.row.id, viewer))

    # ---- beginning and end ----------------------------------------------------------------------------

    async def start_if_full(self) -> None:
        """The game starts as soon as no seat is open."""
        await asyncio.shield(self.tasks.keep(self._start_if_full()))

    def _ready(self) -> bool:
        return self.row.status == OPEN and all(seat.kind != OPEN for seat in self.seats)

    async def _start_if_full(self) -> None:
        for attempt in range(1, STARTS + 1):
            try:
                await self.changing(self._start)
                break
            except RulesFault:  # whoever sat down last has nothing to do with it
                if attempt == STARTS:
                    raise
        self.speakers.poke()

    async def _start(self) -> None:
        row = self.row
        if not self._ready():
            return
        try:
            await self._room()
        except ActRefused as error:
            raise Refusal("table-frozen", str(error)) from None
        moment = now()
        times, due = self.times_after(row.waiting, moment, None)
        speak = self.speakers.owed(row.waiting, self.seats)
        row.revision = await self.lobby.store.start(row.id, moment, row.waiting, row.revision, times, due, speak)
        row.times = times
        row.status, row.started, row.changed = PLAYING, moment, moment
        looking = self.audience.looking()
        if looking:
            self._took(await self._call(wire.Look(row.id, looking)))
            self.audience.show()

    def may_play(self, seat: int, guest: str | None) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == PERSON and self.seats[seat].belongs_to(guest)

    def idle(self) -> bool:
        return not self.audience.viewers and not self.tasks and not self.lock.locked()

    async def close(self) -> None:
        """Leave memory; the log stays."""
        self.speakers.stop()
        await self.tasks.finish()  # acts under way come to their end
        if self._opened == self._worker.generation:
            self._opened = -1
            with contextlib.suppress(WorkerLost):
                await self._worker.call(wire.Drop(self.row.id))


def _people(seats: list[SeatRow]) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == PERSON]


def _seen(row: TableRow, seats: list[SeatRow]) -> tuple[object, ...]:
    """What everybody sees of a table beside the game; what a seat has decided for itself is its own affair."""
    shown = [(seat.kind, seat.guest, seat.name, seat.level, seat.away, seat.others) for seat in seats]
    return (row.status, row.archived, row.started, row.rematch, row.muted, row.options, shown)


def _stale() -> ActRefused:
    return wire.refusal("stale", "the question has changed since that version", "why-stale")
