"""The lobby: all tables of a server, and what happens before and between games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from starboard.kernel import Game, OptionError, UnknownGame, Value
from starboard.server import absence
from starboard.server.audience import table_info
from starboard.server.bots import Bots, levels
from starboard.server.catalog import Catalog
from starboard.server.clock import Clock, now
from starboard.server.errors import Refusal
from starboard.server.figures import Figures
from starboard.server.guests import Signer, clean_name, new_id
from starboard.server.health import Health
from starboard.server.jobs import Jobs
from starboard.server.limits import Budgets
from starboard.server.mail import Mail
from starboard.server.messages import NewSeat, NewTable, TableInfo
from starboard.server.metrics import Metrics
from starboard.server.notices import Notices
from starboard.server.outage import Outage
from starboard.server.peers import Peers
from starboard.server.settings import Settings
from starboard.server.store import BOT, FROZEN, OPEN, OVER, PERSON, Full, Guest, News, SeatRow, Store, TableRow
from starboard.server.table import Table
from starboard.server.tasks import Fault, StoreAway, supervise
from starboard.server.workers import RulesWorker, RulesWorkers

log = logging.getLogger("starboard.server")
CLOCK = 1.0  # seconds between two looks at the clocks


class Lobby:
    def __init__(self, settings: Settings, store: Store, catalog: Catalog, figures: Path | None = None) -> None:
        self.settings = settings
        self.store = store
        self.catalog = catalog
        self.levels = levels(settings.bots)
        self.workers = RulesWorkers(settings, self._lost)
        self.bots = Bots(settings)
        self.signer = Signer("")
        self.admin_key = settings.admin_key or secrets.token_urlsafe(18)
        self.connections: Counter[str] = Counter()  # websockets by guest and by address
        self.requests = Budgets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.newcomers = Budgets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self.talk = Budgets(settings.chat_per_minute / 60, max(5.0, settings.chat_per_minute / 3))
        self.metrics = Metrics()
        self.figures = Figures(figures, lambda: self.metrics.text(self))
        self.health = Health(self)
        self.outage = Outage(self)
        self.jobs = Jobs(self)
        self.peers = Peers(self)
        self.notices = Notices(self)
        self.mail = Mail(settings)
        self.letters = Budgets(settings.letters_per_hour / 3600, settings.letters_per_hour)
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        starting = asyncio.create_task(self.workers.start())  # they load their games while we load ours
        await self.store.open()
        self.signer = Signer(await self.store.secret("signer", secrets.token_hex(32)))
        await asyncio.to_thread(self.catalog.games)
        for name, trouble in self.catalog.broken.items():
            log.error("the game %s is left out: %s", name, trouble)
        await starting
        await self.peers.open()
        self._chores = [
            asyncio.create_task(supervise("waking the bots", self._wake_bots)),
            asyncio.create_task(supervise("clearing the memory", self._sweep)),
            asyncio.create_task(supervise("watching the clocks", self._watch_clocks)),
            asyncio.create_task(supervise("archiving abandoned tables", self._archive)),
            asyncio.create_task(supervise("telling people that it is their turn", self.notices.watch)),
            asyncio.create_task(supervise("speaking with the other servers", self.peers.beat)),
            asyncio.create_task(supervise("writing down figures", self.figures.write_on)),
        ]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await self.outage.close()
        for table in list(self._tables.values()):
            await table.close()
        await self.peers.close()
        await self.notices.close()
        with contextlib.suppress(Exception):  # those whose time is up are taken over in any case
            await self.store.drop_jobs()
        await self.bots.close()
        await self.workers.close()
        await self.store.close()

    async def _wake_bots(self) -> None:
        """After a start: bots that owed a word when the server ended go on."""
        for id in await self.store.tables_with_bots():
            try:
                table = await self.table(id)
                if any(table.seats[seat].kind == BOT for seat in table.row.waiting):
                    table.speakers.poke()
            except (Refusal, Fault):
                log.exception("table %s cannot go on", id)

    async def _watch_clocks(self) -> None:
        """Whoever has run out of time is stood in for, also at tables that nobody looks at."""
        while True:
            await asyncio.sleep(CLOCK)
            if self.outage.away:
                continue  # nobody loses time, or a seat, that way
            try:
                for id in await self.store.overdue(now()):
                    await self._time_out(id)
            except StoreAway as error:
                self.outage.noticed(error)
            else:
                self.outage.seen()

    async def _time_out(self, id: str) -> None:
        try:
            await absence.time_out(await self.table(id))
        except StoreAway:
            raise
        except (Refusal, Fault):
            log.exception("the clock of table %s cannot be read", id)

    async def _archive(self) -> None:
        """Unfinished tables at which nothing happens any more leave the lists."""
        while self.settings.abandon_days:
            before = now() - int(self.settings.abandon_days * 24 * 3600 * 1000)
            for id in await self.store.archive_abandoned(before):
                table = self._tables.get(id)
                if table is not None:
                    await table.renewed()
            await asyncio.sleep(min(3600.0, max(1.0, self.settings.abandon_days * 24 * 360)))

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory after a while."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            limit = time.monotonic() - self.settings.idle_seconds
            for id, table in list(self._tables.items()):
                if table.idle() and table.active < limit:
                    del self._tables[id]
                    await table.close()

    def in_memory(self) -> int:
        return len(self._tables)

    def in_play(self) -> list[Table]:
        return list(self._tables.values())

    def loading(self) -> bool:
        """Whether some table is being read."""
        return self._loading.locked()

    def found(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(id)

    def sockets(self) -> int:
        return sum(len(table.audience.viewers) for table in self._tables.values())

    def _lost(self, worker: RulesWorker) -> None:
        """The rooms of a lost worker come back, and everybody is shown them: what they look at now is void."""
        for table in self._tables.values():
            if self.workers.of(table.row.id) is worker:
                table.renew()

    # ---- guests ---------------------------------------------------------------------------------------

    async def guest(self, cookie: str | None) -> Guest | None:
        id = self.signer.guest(cookie)
        found = None if id is None else await self.store.guest(id)
        if found is not None and found.banned:
            raise Refusal("banned", "the host has shut you out")
        return None if found is None or found.gone() else found

    async def ban(self, id: str, banned: bool) -> None:
        """Shut somebody out, and hang up on them; or let them in again."""
        await self.store.ban(id, banned)
        await self.hang_up(id)

    async def hang_up(self, id: str) -> None:
        """Hang up on somebody who is shut out, or who wants to be forgotten."""
        guest = await self.store.guest(id)
        if guest is None or not (guest.banned or guest.gone()):
            return
        for table in self._tables.values():
            for viewer in list(table.audience.viewers):
                if viewer.guest == id:
                    viewer.close(4403, "banned" if guest.banned else "who-are-you")

    async def introduce(self, guest: Guest | None, name: str | None, language: str | None, place: str) -> Guest:
        """Make a guest who comes from that place, or change one."""
        if guest is None:
            if name is None:
                raise Refusal("bad-request", "a new guest needs a name", {"field": "name"})
            guest = Guest(new_id(), clean_name(name), language or "en", now())
            if not self.newcomers.spend(place):
                raise Refusal("too-many-requests", f"at most {self.settings.guests_per_hour} new guests an hour")
            await self.store.add_guest(guest)
            return guest
        guest.name = guest.name if name is None else clean_name(name)
        guest.language = language or guest.language
        await self.store.change_guest(guest)
        return guest

    # ---- tables ---------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id, brought into memory if need be."""
        table = self._tables.get(id)
        if table is not None:
            table.active = time.monotonic()  # it will not leave memory while somebody is on the way to it
            return table
        async with self._loading:
            if id in self._tables:
                return self._tables[id]
            self.peers.missed.clear()
            row = await self.store.table(id)
            if row is None:
                raise Refusal("no-such-table", "there is no such table", {"table": id[:40]})
            table = self._tables[id] = Table(self, row, (await self.store.seats([id]))[id])
            missed = id in self.peers.missed
        if missed:
            await table.catch_up()
        self.peers.tell(News("who", id))
        await table.start_if_full()  # the server may have ended after the last seat was taken and before the start
        return table

    async def create(self, guest: Guest, wanted: NewTable) -> Table:
        game = self.game(wanted.game)
        if len(wanted.seats) not in game.players:
            sizes = ", ".join(map(str, game.players))
            raise Refusal("bad-seats", f"{game.id} is for {sizes} players", {"players": sizes})
        if all(seat.kind == BOT for seat in wanted.seats):
            raise Refusal("bad-seats", "at least one seat is not a bot's")
        options = self._options(game, wanted.options, len(wanted.seats))
        seats = [self._seat(guest, number, seat) for number, seat in enumerate(wanted.seats)]
        if wanted.clock is not None and wanted.clock.level is not None:
            self.level(wanted.clock.level)
        return await self._add(guest, game, options, seats, wanted.listed, wanted.clock)

    def _options(self, game: Game, chosen: dict[str, Value], players: int) -> dict[str, Value]:
        given = self.settings.opened(game.id, chosen)
        if given.setdefault("players", players) != players:
            raise Refusal("bad-option", "option 'players' is the number of seats", {"option": "players"})
        return _validated(game, given)

    async def change_options(self, guest: Guest, table: Table, chosen: dict[str, Value]) -> None:
        """Before anybody else has sat down, the host may think again."""
        if guest.id != table.row.host:
            raise Refusal("not-host", "only the host may do that")
        options = self._options(self.game(table.row.game), chosen, len(table.seats))

        async def change() -> None:
            others = any(seat.guest is not None and seat.guest != guest.id for seat in table.seats)
            if table.row.status != OPEN or others:
                raise Refusal("not-open", "somebody has sat down under the old options")
            table.row.revision = await self.store.set_options(table.row.id, options, table.row.revision)
            table.row.options = options
            table.audience.show()

        await table.changing(change)

    async def delete(self, guest: Guest, table: Table) -> None:
        """A table that its host does not want any more, and that nobody else plays at."""
        if guest.id != table.row.host:
            raise Refusal("not-host", "only the host may do that")
        await asyncio.shield(table.tasks.keep(table.changing(lambda: self._delete(guest, table))))

    async def _delete(self, guest: Guest, table: Table) -> None:
        others = any(seat.guest is not None and not seat.belongs_to(guest.id) for seat in table.seats)
        if table.row.status == OVER or (table.row.status != OPEN and others):
            raise Refusal("not-open", "others play at this table")
        await self.remove(table)

    async def remove(self, table: Table) -> None:
        """Take a table out of the store, of memory and of everybody's sight."""
        table.speakers.stop()
        await self.store.delete_table(table.row.id, table.row.revision)
        self.forget(table)

    def forget(self, table: Table) -> None:
        """A table that is no more."""
        table.speakers.stop()
        self._tables.pop(table.row.id, None)
        for viewer in list(table.audience.viewers):
            viewer.close(4404, "no-such-table")

    async def mute(self, guest: Guest, table: Table, muted: bool) -> None:
        if guest.id != table.row.host:
            raise Refusal("not-host", "only the host may do that")
        await self.set_muted(table, muted)

    async def set_muted(self, table: Table, muted: bool) -> None:
        async def change() -> None:
            table.row.revision = await self.store.mute(table.row.id, muted, table.row.revision)
            table.row.muted = muted

        await table.changing(change)

    async def _add(
        self,
        guest: Guest,
        game: Game,
        options: dict[str, Value],
        seats: list[SeatRow],
        listed: bool,
        clock: Clock | None,
    ) -> Table:
        moment = now()
        seed = "0x" + secrets.token_hex(16)
        id = secrets.token_urlsafe(9)
        row = TableRow(id, game.id, game.rules, options, seed, listed, guest.id, OPEN, moment, changed=moment)
        row.clock = clock
        try:
            await self.store.add_table(row, seats, self.settings.max_tables, self.settings.max_listed)
        except Full as error:
            raise Refusal("too-many-tables", str(error), {"n": error.most}) from None
        if any(seat.kind == BOT for seat in seats):
            self.bots.warm()
        return await self.table(id)

    def game(self, name: str) -> Game:
        try:
            return self.catalog.game(name)
        except UnknownGame as error:
            raise Refusal("unknown-game", str(error), {"game": name}) from None

    def _seat(self, guest: Guest, number: int, seat: NewSeat) -> SeatRow:
        if seat.kind == BOT:
            return self.bot_seat(number, seat.level)
        if seat.kind == OPEN:
            return SeatRow(number, OPEN, None, "", None)
        return SeatRow(number, PERSON, guest.id, clean_name(seat.name or guest.name), None)

    def level(self, level: str | None) -> str:
        if level is None:
            return self.levels[min(1, len(self.levels) - 1)]
        if level not in self.levels:
            raise Refusal("bad-seats", f"the levels are {', '.join(self.levels)}", {"level": level})
        return level

    def bot_seat(self, number: int, level: str | None) -> SeatRow:
        level = self.level(level)
        return SeatRow(number, BOT, None, f"bot-{level}", level)

    async def lists(self, guest: Guest | None) -> tuple[list[TableInfo], list[TableInfo]]:
        """The guest's own tables, and the listed ones with a free seat."""
        mine = [] if guest is None else await self.store.tables_of(guest.id, self.settings.max_shown, archived=False)
        free = await self.store.open_tables(self.settings.max_shown)
        seats = await self.store.seats(list({row.id for row in mine + free}))
        id = None if guest is None else guest.id
        own = [self.listed(row, seats[row.id], id) for row in mine]
        return own, [self.listed(row, seats[row.id], id) for row in free]

    def listed(self, row: TableRow, seats: list[SeatRow], guest: str | None) -> TableInfo:
        """A table in a list; it is not brought into memory for that."""
        table = self._tables.get(row.id)
        if table is not None:
            return table.info(guest)
        return table_info(self, row, seats, guest, row.status if row.status == OVER or self._current(row) else FROZEN)

    def _current(self, row: TableRow) -> bool:
        try:
            return row.rules in self.catalog.game(row.game).plays
        except UnknownGame:
            return False

    async def rematch(self, guest: Guest, table: Table) -> Table:
        """The next game of the same round; who asks second gets the same table."""
        if table.row.status != OVER:
            raise Refusal("not-over", "a rematch is for games that are over")
        if not any(seat.belongs_to(guest.id) for seat in table.seats):
            raise Refusal("not-your-seat", "only those who played may ask for a rematch")
        async with table.lock:
            if table.row.rematch is None:
                next_table = await self._again(guest, table)
                table.row.rematch = await self.store.set_rematch(table.row.id, next_table.row.id)
                if table.row.rematch != next_table.row.id:
                    await self.remove(next_table)  # somebody was faster, at another server
                table.audience.show()
        return await self.table(table.row.rematch)

    async def _again(self, guest: Guest, table: Table) -> Table:
        game = self.game(table.row.game)
        options = _validated(game, table.row.options)
        seats = []
        for old in table.seats:
            if old.kind == BOT and old.guest is None:
                seats.append(self.bot_seat(old.seat, old.level if old.level in self.levels else None))
            elif old.belongs_to(guest.id):
                seats.append(SeatRow(old.seat, PERSON, guest.id, old.name, None, old.preferences))
            else:
                seats.append(SeatRow(old.seat, OPEN, None, "", None))
        return await self._add(guest, game, options, seats, table.row.listed, table.row.clock)


def _validated(game: Game, options: Mapping[str, object]) -> dict[str, Value]:
    try:
        return game.validate(options)
    except OptionError as error:
        raise Refusal("bad-option", str(error), {"option": error.option}) from None
