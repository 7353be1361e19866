"""A rules worker: `python -m starboard.server.worker` holds the rooms of some tables.

It reads requests from its standard input and writes replies to its standard output, each as four bytes of
length and a MessagePack body, in order. It ends when its input does, so no worker outlives its server.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from starboard.kernel import OldRules, StarboardError, fast_chance, freeze
from starboard.server import wire
from starboard.server.catalog import Catalog
from starboard.server.messages import Message
from starboard.server.room import Room
from starboard.server.store.rows import SAY

READY = b"ready\n"  # the first that a worker says
YOUNG = 50_000  # objects before garbage is looked for: states and views hold no cycles, and there are very many


class Rooms:
    """The rooms of one worker."""

    def __init__(self, catalog: Catalog, sentences: int) -> None:
        self.catalog = catalog
        self.sentences = sentences
        self.rooms: dict[str, Room] = {}

    def answer(self, request: wire.Request) -> wire.Reply:
        try:
            if isinstance(request, wire.Open):
                return self._open(request)
            if isinstance(request, wire.Drop):
                self.rooms.pop(request.table, None)
                return wire.Dropped()
            room = self.rooms.get(request.table)
            if room is None:
                return wire.Fault(f"table {request.table} is not in memory")
            return HANDLERS[type(request)](room, request)
        except wire.ActRefused as error:
            return error.refused
        except Exception as error:
            # A fault of the rules: the room is given up and comes back from its log.
            traceback.print_exc(file=sys.stderr)
            self.rooms.pop(request.table, None)
            return wire.Fault(f"{type(error).__name__}: {error}")

    def _open(self, request: wire.Open) -> wire.Shown:
        try:
            game = self.catalog.game(request.game)
            if request.rules not in game.plays:
                raise OldRules(game.id, request.rules, game.plays)
        except StarboardError as error:
            message = Message("error-table-frozen", {"game": request.game, "rules": request.rules})
            raise wire.ActRefused(wire.Refused("frozen", str(error), message)) from None
        room = Room(game, request.options, request.seed, request.names, request.acts, self.sentences, request.rules)
        self.rooms[request.table] = room
        return _shown(room, [])


# ---- one function for each kind of request to a room ------------------------------------------------------------


def _say(room: Room, request: wire.Say) -> wire.Shown:
    found = request.ticket >= 0
    fresh = room.asked[request.seat] == request.ticket if found else room.fresh(request.seat, request.version)
    _check_fresh(fresh)
    own = room.say(request.seat, request.words, found)
    return _shown(room, request.show, own)


def _undo(room: Room, request: wire.Undo) -> wire.Shown:
    _check_fresh(room.fresh(request.seat, request.version))
    room.undo(request.seat, request.count)
    return _shown(room, request.show)


def _follow(room: Room, request: wire.Follow) -> wire.Shown:
    act = request.act
    if act.kind == SAY:
        room.say(act.seat, act.words)
    else:
        room.undo(act.seat, act.count)
    return _shown(room, request.show)


def _look(room: Room, request: wire.Look) -> wire.Shown:
    return _shown(room, request.show)


def _why(room: Room, request: wire.Why) -> wire.Reason:
    return wire.Reason(room.why(request.seat, request.word))


def _think(room: Room, request: wire.Think) -> wire.Question:
    state, seat = room.play.state, request.seat
    legal = state.legal(seat)
    guess = freeze(state.guess(seat, fast_chance(request.dice))) if legal else b""
    return wire.Question(room.asked[seat], legal, guess)


def _preferred(room: Room, request: wire.Preferred) -> wire.PreferredWord:
    return wire.PreferredWord(room.asked[request.seat], room.preferred_word(request.seat, request.preferences))


def _preview(room: Room, request: wire.Preview) -> wire.Previewed:
    foreseen = room.preview(request.seat, request.words)
    if foreseen is None:
        return wire.Previewed(None, room.refused(request.seat, request.words))
    return wire.Previewed(msgspec.json.encode(foreseen), None)


def _export(room: Room, request: wire.Export) -> wire.Exported:
    return room.export(request.viewer)


def _record(room: Room, request: wire.Record) -> wire.Text:
    return wire.Text(room.record())


HANDLERS: dict[type[Any], Callable[[Room, Any], wire.Reply]] = {
    wire.Say: _say,
    wire.Undo: _undo,
    wire.Follow: _follow,
    wire.Look: _look,
    wire.Why: _why,
    wire.Think: _think,
    wire.Preferred: _preferred,
    wire.Preview: _preview,
    wire.Export: _export,
    wire.Record: _record,
}


def _shown(room: Room, show: list[wire.Have], said: list[str] | None = None) -> wire.Shown:
    return wire.Shown(room.progress(), [room.render(have) for have in show], said or [])


def _check_fresh(fresh: bool) -> None:
    if not fresh:
        raise wire.refusal("stale", "the question has changed since that version", "why-stale")


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
    gc.set_threshold(YOUNG)
    sentences, *games = sys.argv[1:]
    with contextlib.suppress(BrokenPipeError):  # the server has ended
        serve(sys.stdin.buffer, sink, Rooms(Catalog(games), int(sentences)))
    os._exit(0)  # skip the interpreter's own shutdown


if __name__ == "__main__":
    main()
