"""Live play: one websocket per viewer. See docs/server.md for the messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Raw

from starboard.server import absence, wire
from starboard.server.access import address, cookie, lobby_of, same_origin
from starboard.server.errors import Refusal
from starboard.server.guests import clean_name, clean_talk
from starboard.server.limits import Bucket, place
from starboard.server.lobby import Lobby
from starboard.server.messages import (
    Ack,
    ChatMessage,
    ChatSent,
    ClientMessage,
    Message,
    PingSent,
    Pong,
    PreferSent,
    PreviewAnswer,
    PreviewSent,
    RefusalReason,
    Refused,
    SaySent,
    SeatSent,
    ServerMessage,
    StoreMessage,
    UndoSent,
    WhyAnswer,
    WhySent,
)
from starboard.server.store import Guest, Talk
from starboard.server.table import Table, chat_entry
from starboard.server.tasks import Fault, StoreAway
from starboard.server.wire import ActRefused

log = logging.getLogger("starboard.server")

AGAIN = 2.0  # seconds until a table that could not be shown is tried again
FAILED, AWAY, BAD, FORBIDDEN, UNKNOWN, SLOW, TOO_MANY = 1011, 1013, 4400, 4403, 4404, 4408, 4429
GONE = (asyncio.CancelledError, WebSocketDisconnect, WebSocketException, OSError, RuntimeError)
_decoder = msgspec.json.Decoder(ClientMessage)


class Connection:
    """A websocket at a table. What waits to be sent is bounded: of the table only the newest state counts."""

    def __init__(self, socket: WebSocket[Any, Any, Any], lobby: Lobby, table: Table, guest: Guest | None) -> None:
        self.socket = socket
        self.lobby = lobby
        self.table = table
        self.guest = None if guest is None else guest.id
        self.name = "" if guest is None else guest.name
        self.viewer = -1
        self.version: str | None = None  # what it was last shown
        self.heard: int | None = None
        self._queue: deque[bytes] = deque()
        self._stale = False
        self._waiting = False  # the table could not be shown
        self._wake = asyncio.Event()
        self._encoder = msgspec.json.Encoder()
        self._bucket = Bucket(lobby.settings.messages_per_second, lobby.settings.messages_burst)
        self.closing: tuple[int, str] | None = None

    # ---- sending --------------------------------------------------------------------------------------

    def show(self) -> None:
        self._stale = True
        self._wake.set()

    def tell(self, message: ServerMessage) -> None:
        if len(self._queue) >= self.lobby.settings.max_queue:
            self.close(SLOW, "too slow")
            return
        self._queue.append(self._encoder.encode(message))
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self._wake.set()

    async def greet(self) -> None:
        """The talk so far."""
        try:
            talk = await self.lobby.store.talk(self.table.row.id, self.lobby.settings.chat_shown)
        except StoreAway as error:
            self.lobby.outage.noticed(error)
            return
        except Exception:
            log.exception("the talk of table %s could not be read", self.table.row.id)
            return
        self.heard = 0
        self.hear(talk)
        await self.table.hear(self.table.talked)  # what was said while the old talk was read

    def hear(self, talk: list[Talk]) -> None:
        news = [line for line in talk if self.heard is not None and line.seq > self.heard]
        if news:
            self.heard = news[-1].seq
            self.tell(ChatMessage([chat_entry(line) for line in news]))

    async def send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self.socket.send_data(self._queue.popleft(), mode="text")
            if self.closing is not None:
                return
            if self._stale:
                self._stale = False
                await self._send_table()

    def _look_again(self) -> None:
        """Who has lost the seat through which they look on is a spectator."""
        if self.viewer >= 0 and not self.owns(self.viewer):
            self.viewer, self.version = -1, None

    async def _send_table(self) -> None:
        self._look_again()
        try:
            await self.table.prepare(self.viewer)
        except Fault as fault:
            if not self._waiting and not isinstance(fault, StoreAway):  # that is told to all
                self._fault(None, fault)
            self._waiting = True
            asyncio.get_running_loop().call_later(AGAIN, self.show)  # it is shown as soon as it can be
            return
        self._waiting = False
        if self.viewer >= 0 and not self.owns(self.viewer):
            self.show()  # it was lost in this moment
            return
        await self.socket.send_data(self._encoder.encode(self.table.message(self)), mode="text")

    def refuse(self, key: str | None, refused: wire.Refused) -> None:
        self.tell(Refused(key, refused.reason, refused.word, refused.message, refused.text))

    def _fault(self, key: str | None, fault: Fault) -> None:
        """Tell that something failed, and no more: what it failed on may be hidden from this viewer."""
        if isinstance(fault, StoreAway):
            self.refuse(key, _refusal("store-away", "the database is away; say it again when it is back"))
            return
        log.error("the %s of table %s failed: %s", fault.kind, self.table.row.id, fault)
        text = "something went wrong here; it has been noted"
        self.refuse(key, _refusal("server-fault", text))

    # ---- receiving ------------------------------------------------------------------------------------

    async def receive_on(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if self.closing is not None:
                return  # who is hung up on is not listened to any more
            if not self._bucket.take():
                self.close(TOO_MANY, "too many messages")
                return
            if len(data) > self.lobby.settings.max_frame:
                self.close(BAD, "too large")
                return
            try:
                sent = _decoder.decode(data)
            except (msgspec.DecodeError, RecursionError) as error:
                self.refuse(_key(data), _refusal("bad-request", str(error)))
                continue
            if self._bucket.empty():
                text = "too many messages: wait a moment"
                self.refuse(getattr(sent, "key", None), _refusal("too-fast", text, "error-too-many-requests"))
                continue
            await self.handle(sent)

    async def handle(self, sent: ClientMessage) -> None:
        self._look_again()
        await _HANDLERS[type(sent)](self, sent)

    async def _act(self, sent: SaySent | UndoSent | PreferSent) -> None:
        if not self.table.may_play(self.viewer, self.guest):
            text = "this connection plays no seat"
            self.refuse(sent.key, _refusal("not-your-seat", text))
            return
        key = f"{self.guest}:{sent.key}"

        def stored() -> None:
            self.tell(Ack(sent.key))
            self.show()

        try:
            if isinstance(sent, SaySent):
                if len(sent.words) > self.lobby.settings.max_words:
                    raise Refusal("bad-request", f"at most {self.lobby.settings.max_words} words at once")
                await self.table.say(self.viewer, key, sent.version, sent.words, stored)
            elif isinstance(sent, UndoSent):
                await self.table.undo(self.viewer, key, sent.version, sent.count, stored)
            else:
                await self.table.speakers.prefer(self.viewer, sent.preferences)
                stored()
        except ActRefused as error:
            self.refuse(sent.key, error.refused)
            self.show()
        except Refusal as error:
            message = Message(f"error-{error.id}", error.arguments)
            self.refuse(sent.key, wire.Refused("bad-request", error.text, message))
        except Fault as fault:
            self._fault(sent.key, fault)
            self.show()

    async def _why(self, sent: WhySent) -> None:
        message: Message | None
        if not self.table.may_play(self.viewer, self.guest):
            message = Message("error-not-your-seat", {})
        else:
            try:
                message = await self.table.why(self.viewer, sent.word)
            except ActRefused as error:
                message = error.refused.message
            except StoreAway:
                message = Message("error-store-away", {})
            except Fault:
                message = Message("error-server-fault", {})
        self.tell(WhyAnswer(sent.word, message))

    async def _preview(self, sent: PreviewSent) -> None:
        foreseen, why = None, None
        if self.table.may_play(self.viewer, self.guest):
            with contextlib.suppress(ActRefused, Fault):
                found = await self.table.preview(self.viewer, sent.words)
                foreseen, why = found.foreseen, found.why
        self.tell(PreviewAnswer(sent.words, Raw(foreseen or b"null"), why))

    async def _seat(self, sent: SeatSent) -> None:
        seat = sent.seat
        if seat is not None and not (0 <= seat < len(self.table.seats) and self.owns(seat)):
            self.refuse(None, _refusal("not-your-seat", f"seat {seat} is not yours"))
            return
        self.viewer = -1 if seat is None else seat
        self.version = None
        self.show()

    async def _chat(self, sent: ChatSent) -> None:
        own = [seat for seat in self.table.seats if seat.belongs_to(self.guest)]
        clean = clean_talk(sent.text)
        if self.guest is None or not clean or len(clean) > self.lobby.settings.chat_length:
            text = f"chat is for guests with a name, 1 to {self.lobby.settings.chat_length} characters"
            self.refuse(None, _refusal("bad-request", text))
            return
        if self.table.row.muted and not own and self.guest != self.table.row.host:
            self.refuse(None, _refusal("bad-request", "spectators may not talk at this table", "error-muted"))
            return
        if not self.lobby.talk.spend(self.guest):
            self.refuse(None, _refusal("too-fast", "too much talk: wait a moment", "error-too-many-requests"))
            return
        seat = self.viewer if self.viewer >= 0 else (own[0].seat if own else None)
        name = self.table.seats[seat].name if seat is not None else clean_name(self.name)
        try:
            await self.table.talk(seat, name, clean, None)
        except Fault as fault:
            self._fault(None, fault)

    async def _ping(self, sent: PingSent) -> None:
        self.tell(Pong())

    def owns(self, seat: int) -> bool:
        return self.table.seats[seat].belongs_to(self.guest)


_HANDLERS: dict[type[Any], Callable[[Connection, Any], Awaitable[None]]] = {
    SaySent: Connection._act,
    UndoSent: Connection._act,
    PreferSent: Connection._act,
    PreviewSent: Connection._preview,
    WhySent: Connection._why,
    SeatSent: Connection._seat,
    ChatSent: Connection._chat,
    PingSent: Connection._ping,
}


def _refusal(reason: RefusalReason, text: str, id: str = "") -> wire.Refused:
    return wire.Refused(reason, text, Message(id or f"error-{reason}", {}))


def _key(data: str) -> str | None:
    """The key in a message that is otherwise wrong, so that the client knows which one was refused."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None


def choose_viewer(table: Table, guest: str | None, wanted: str | None) -> int:
    """The seat through which somebody looks on: as wanted, else an own one that is being asked, else any own one."""
    own = [seat.seat for seat in table.seats if seat.belongs_to(guest)]
    if wanted is None:
        asked = [seat for seat in own if seat in table.row.waiting]
        return (asked or own or [-1])[0]
    if wanted in ("none", ""):
        return -1
    if wanted not in map(str, own):
        raise Refusal("not-your-seat", f"seat {wanted[:10]} is not yours")
    return int(wanted)


@websocket("/api/tables/{table_id:str}/live", opt={"unlimited": True})
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    lobby = lobby_of(socket.app)
    await socket.accept()
    counted: list[str] = []
    try:
        connection = await _enter(socket, lobby, table_id, counted)
        await _stay(connection, socket.query_params.get("since"))
    except Refusal as error:
        code = UNKNOWN if error.id == "no-such-table" else TOO_MANY if error.id == "too-many-requests" else FORBIDDEN
        await _close(socket, code, error.id)
    except (WebSocketDisconnect, WebSocketException):
        return
    except StoreAway as error:
        lobby.outage.noticed(error)
        await _close(socket, AWAY, "store-away")
    except Exception as error:
        if not isinstance(error, Fault):  # that was noted where it happened
            log.exception("nobody could come to table %s", table_id[:40])
        await _close(socket, FAILED, "server-fault")
    finally:
        for who in counted:
            lobby.connections[who] -= 1
            if lobby.connections[who] <= 0:
                del lobby.connections[who]


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    with contextlib.suppress(*GONE):
        await socket.close(code=code, reason=reason)


async def _enter(socket: WebSocket[Any, Any, Any], lobby: Lobby, table_id: str, counted: list[str]) -> Connection:
    """At the table; under which names the connection is counted is told in any case."""
    if not same_origin(socket, lobby.settings):
        raise Refusal("bad-origin", "the page is not of this server")
    here, known = place(address(socket)), lobby.signer.guest(cookie(socket))
    limits = {here: lobby.settings.sockets_per_address}
    limits[f"nobody at {here}" if known is None else known] = lobby.settings.max_connections
    if any(lobby.connections[who] >= most for who, most in limits.items()):
        raise Refusal("too-many-requests", "too many connections")
    for who in limits:
        lobby.connections[who] += 1
        counted.append(who)
    guest = await lobby.guest(cookie(socket))
    table = await lobby.table(table_id)
    await table.look_up()
    connection = Connection(socket, lobby, table, guest)
    connection.viewer = choose_viewer(table, connection.guest, socket.query_params.get("seat"))
    return connection


def _room_for(connection: Connection) -> None:
    table, most = connection.table, connection.lobby.settings.max_watchers
    seated = any(seat.belongs_to(connection.guest) for seat in table.seats)
    if not seated and table.audience.spectators() >= most:
        raise Refusal("too-many-requests", "too many at this table")


async def _stay(connection: Connection, since: str | None) -> None:
    table = connection.table
    connection.version = since
    working: list[asyncio.Task[None]] = []
    try:
        _room_for(connection)
        with contextlib.suppress(Fault):
            await table.prepare(connection.viewer)
        _room_for(connection)
        table.audience.enter(connection)
        await absence.come_back(table, connection.guest)
        connection.show()
        if connection.lobby.outage.away:
            connection.tell(StoreMessage(True))
        await connection.greet()
        table.speakers.poke()
        working = [asyncio.create_task(connection.send_on()), asyncio.create_task(connection.receive_on())]
        await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and not working[0].done():
            await asyncio.wait(working[:1], timeout=1)
    finally:
        table.audience.leave(connection)
        for task in working:
            task.cancel()
        for ended in await asyncio.gather(*working, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                log.error("a connection to table %s failed", table.row.id, exc_info=ended)
    if connection.closing is not None:
        await _close(connection.socket, *connection.closing)
