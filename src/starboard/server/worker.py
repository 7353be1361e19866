"""A rules worker: `python -m starboard.server.worker` holds the rooms of some tables.

It reads requests from its standard input and writes replies to its standard output, each as four bytes of
length and a MessagePack body, in order. It ends when its input does, so no worker outlives its server.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from typing import BinaryIO

import msgspec

from starboard.kernel import Message, OldRules, StarboardError
from starboard.server import wire
from starboard.server.catalog import Catalog
from starboard.server.room import Room, Unsaid

READY = b"ready\n"  # the first that a worker says


class Rooms:
    """The rooms of one worker."""

    def __init__(self, catalog: Catalog, sentences: int) -> None:
        self.catalog = catalog
        self.sentences = sentences
        self.rooms: dict[str, Room] = {}

    def answer(self, request: wire.Request) -> wire.Reply:
        try:
            return self._answer(request)
        except Unsaid as refusal:
            return wire.Refused(refusal.reason, refusal.text, refusal.message.data(), refusal.word)
        except Exception as error:
            # A fault of the rules: the room is given up and comes back from its log.
            traceback.print_exc(file=sys.stderr)
            self.rooms.pop(request.table, None)
            return wire.Fault(f"{type(error).__name__}: {error}")

    def _answer(self, request: wire.Request) -> wire.Reply:
        if isinstance(request, wire.Open):
            return self._open(request)
        if isinstance(request, wire.Drop):
            self.rooms.pop(request.table, None)
            return wire.Text("")
        room = self.rooms.get(request.table)
        if room is None:
            return wire.Fault(f"table {request.table} is not in memory")
        if isinstance(request, wire.Say):
            stale = room.asked[request.seat] != request.ticket if request.ticket >= 0 else False
            if stale or (request.ticket < 0 and not room.fresh(request.seat, request.version)):
                return _stale()
            own = room.say(request.seat, request.words)
            return self._shown(room, request.viewers, own)
        if isinstance(request, wire.Undo):
            if not room.fresh(request.seat, request.version):
                return _stale()
            room.undo(request.seat, request.count)
            return self._shown(room, request.viewers)
        if isinstance(request, wire.Look):
            return self._shown(room, request.viewers)
        if isinstance(request, wire.Why):
            reason = room.why(request.seat, request.word)
            return wire.Reason(None if reason is None else reason.data())
        if isinstance(request, wire.Think):
            said = [(one.seat, one.word) for one in room.play.said]
            return wire.Question(room.asked[request.seat], room.play.state.legal(request.seat), said)
        if isinstance(request, wire.Preferred):
            return wire.PreferredWord(room.asked[request.seat], room.preferred_word(request.seat, request.preferences))
        if isinstance(request, wire.Preview):
            return wire.Foreseen(room.preview(request.seat, request.words))
        if isinstance(request, wire.Export):
            return room.export(request.viewer)
        return wire.Text(room.record())

    def _open(self, request: wire.Open) -> wire.Reply:
        try:
            game = self.catalog.game(request.game)
            if request.rules not in game.plays:
                raise OldRules(game.id, request.rules, game.plays)
        except StarboardError as error:
            args = {"game": request.game, "rules": request.rules}
            return wire.Refused("frozen", str(error), {"id": "error-table-frozen", "args": args})
        room = Room(game, request.options, request.seed, request.names, request.acts, self.sentences, request.rules)
        self.rooms[request.table] = room
        return self._shown(room, [])

    def _shown(self, room: Room, viewers: list[int], said: list[str] | None = None) -> wire.Shown:
        return wire.Shown(room.progress(), [room.render(viewer) for viewer in viewers], said or [])


def _stale() -> wire.Refused:
    text = "the question has changed since that version"
    return wire.Refused("stale", text, Message("why-stale").data())


def serve(source: BinaryIO, sink: BinaryIO, rooms: Rooms) -> None:
    decoder = msgspec.msgpack.Decoder(wire.Request)
    encoder = msgspec.msgpack.Encoder()
    sink.write(READY)
    sink.flush()
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        request = decoder.decode(source.read(int.from_bytes(head, "big")))
        body = encoder.encode(rooms.answer(request))
        sink.write(len(body).to_bytes(4, "big") + body)
        sink.flush()


def main() -> None:
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints must not get among the replies
    sentences, *games = sys.argv[1:]
    with contextlib.suppress(BrokenPipeError):  # the server has ended
        serve(sys.stdin.buffer, sink, Rooms(Catalog(games), int(sentences)))
    os._exit(0)  # nothing here is worth an orderly end


if __name__ == "__main__":
    main()
