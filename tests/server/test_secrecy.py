"""Nothing but what a seat may see leaves the rules: everything hidden is replaced, and the bytes compared.

A rules worker is the only source of what the server tells about a game. So two workers hold the same table,
one of them with everything that a viewer cannot see dealt anew, and must answer that viewer alike.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import msgspec
import pytest

from starboard.kernel import Play, fast_chance, fingerprint, sentences
from starboard.server import wire
from starboard.server.bots import Bots, Job
from starboard.server.catalog import Catalog
from starboard.server.room import SPECTATOR, Room
from starboard.server.settings import Settings
from starboard.server.store import SAY, Act
from starboard.server.worker import Rooms
from tests.lots import Lots, LotsGame

GAMES = [("lots", 2), ("lots", 4), ("race", 2), ("race", 4), ("gaia", 2), ("planet", 2), ("federation", 2)]


def rooms_of(game: str, players: int, seed: str, acts: list[Act]) -> Rooms:
    rooms = Rooms(Catalog(["tests.lots:game"]), 200)
    names = [f"p{n}" for n in range(players)]
    rules = rooms.catalog.game(game).rules
    reply = rooms.answer(wire.Open("t", game, rules, {"players": players}, seed, names, acts))
    assert isinstance(reply, wire.Shown), reply
    return rooms


def random_acts(game: str, players: int, seed: str, dice: random.Random, longest: int) -> list[Act]:
    play = Play(Catalog(["tests.lots:game"]).game(game), {"players": players}, seed)
    acts: list[Act] = []
    while not play.state.over and len(acts) < longest:
        seat = dice.choice(play.state.waiting())
        word = dice.choice(play.state.legal(seat))
        play.say(seat, word)
        acts.append(Act(len(acts) + 1, SAY, seat, words=[play.game.vocabulary.words[word]]))
    return acts


def forget_history(room: Room) -> None:
    """How far undo reaches depends on past states, of which no other deal is known: it is left out here."""
    room.play._before = []


def everything_told(rooms: Rooms, viewer: int, dice: random.Random) -> bytes:
    """All that a viewer can get out of a worker, by every kind of request, as bytes."""
    room = rooms.rooms["t"]
    room._boot = "same"
    told = [msgspec.msgpack.encode(rooms.answer(wire.Look("t", [wire.Have(viewer, 0)])))]
    told.append(msgspec.msgpack.encode(rooms.answer(wire.Export("t", viewer))))
    told.append(msgspec.msgpack.encode(rooms.answer(wire.Record("t"))))
    if viewer == SPECTATOR:
        return b"\n".join(told)
    words = room.play.game.vocabulary.words
    for word in words:
        told.append(msgspec.msgpack.encode(rooms.answer(wire.Why("t", viewer, word))))
        told.append(msgspec.msgpack.encode(rooms.answer(wire.Preview("t", viewer, [word]))))
    for sentence in sentences(room.play.state, viewer, 20).sentences if room.play.state.legal(viewer) else []:
        spelt = [words[number] for number in sentence]
        told.append(msgspec.msgpack.encode(rooms.answer(wire.Preview("t", viewer, spelt))))
    version = room.render(wire.Have(viewer, 0)).version
    legal = set(room.play.state.legal(viewer))
    for number, word in enumerate(words):
        if number not in legal and dice.random() < 0.2:
            refused = rooms.answer(wire.Say("t", viewer, [word], [wire.Have(viewer, 0)], version=version))
            assert isinstance(refused, wire.Refused)
            told.append(msgspec.msgpack.encode(refused))
    told.append(msgspec.msgpack.encode(rooms.answer(wire.Undo("t", viewer, 1, [wire.Have(viewer, 0)], version))))
    return b"\n".join(told)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_changes_no_byte(game: str, players: int, seed: int) -> None:
    dice = random.Random(1000 * seed + players)
    secret = f"0x{dice.getrandbits(128):032x}"
    acts = random_acts(game, players, secret, dice, dice.randrange(60 if game == "lots" else 150))
    rooms = rooms_of(game, players, secret, acts)
    if rooms.rooms["t"].play.state.over:
        return
    for viewer in range(SPECTATOR, players):
        real, other = rooms_of(game, players, secret, acts), rooms_of(game, players, secret, acts)
        seat = viewer if viewer >= 0 else dice.randrange(players)
        forget_history(real.rooms["t"])
        forget_history(other.rooms["t"])
        state = other.rooms["t"].play.state
        guess = state.guess(seat, fast_chance(dice.getrandbits(30)))
        guess.events = state.events
        other.rooms["t"].play.state = guess
        other.rooms["t"]._look()
        assert everything_told(other, viewer, random.Random(seed)) == everything_told(real, viewer, random.Random(seed))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_gets_neither_the_seed_nor_what_is_hidden(game: str, players: int) -> None:
    """What goes to a bot's process is a guess: with the same dice the same bytes, whatever is hidden from its seat."""
    compared = hidden = 0
    for number in range(6):
        dice = random.Random(number)
        secret = f"0x{dice.getrandbits(128):032x}"
        acts = random_acts(game, players, secret, dice, dice.randrange(8 if game == "lots" else 120))
        real, other = rooms_of(game, players, secret, acts), rooms_of(game, players, secret, acts)
        state = real.rooms["t"].play.state
        for seat in state.waiting():
            guess = state.guess(seat, fast_chance(dice.getrandbits(30)))
            guess.reveals, guess.barriers = state.reveals, state.barriers  # all have seen how many there were
            other.rooms["t"].play.state = guess
            hidden += fingerprint(guess) != fingerprint(state)
            think = wire.Think("t", seat, dice.getrandbits(30))
            jobs = [bot_job(rooms.answer(think), game, seat) for rooms in (real, other)]
            assert jobs[0] == jobs[1]
            assert secret[2:].encode() not in jobs[0]
            assert bytes.fromhex(secret[2:]) not in jobs[0]
            compared += 1
    assert compared >= 5
    assert hidden or game == "gaia"  # where nothing is hidden


def bot_job(question: object, game: str, seat: int) -> bytes:
    """A job as it goes to a bot's process."""
    assert isinstance(question, wire.Question)
    assert question.legal
    return msgspec.msgpack.encode(Job("t", game, question.guess, seat, "cadet", 1.0, 1))


@pytest.mark.parametrize("game", ["race", "gaia", "planet", "federation"])
def test_how_long_a_bot_takes_tells_nothing_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rules ask although there is one answer only, it comes no sooner than others; that is so in Race alone,
    the others never ask so."""
    asked: dict[bool, list[list[int]]] = {True: [], False: []}
    for seed in range(2):
        dice, play = random.Random(seed), Play(Catalog([]).game(game), {"players": 2}, f"0x{seed:032x}")
        for _ in range(150):
            waiting = play.state.waiting()
            if not waiting:
                break
            for seat in waiting:
                legal = play.state.legal(seat)
                asked[len(legal) == 1].append(legal)
            seat = dice.choice(waiting)
            play.say(seat, dice.choice(play.state.legal(seat)))
    assert len(asked[False]) > 20
    assert bool(asked[True]) == (game == "race")

    async def think(bots: Bots, job: Job) -> list[int]:
        await asyncio.sleep(0.05)
        return [legal[0]]

    monkeypatch.setattr(Bots, "_ask", think)
    bots = Bots(Settings(database="none"))
    for legal in [*asked[False][:5], *asked[True][:5]]:
        start = time.monotonic()
        words, trouble = asyncio.run(bots.choose(Job("t", game, b"", 0, "pilot", 1.0, 1), legal, "a"))
        assert (words[0] in legal, trouble) == (True, None)
        assert time.monotonic() - start > 0.045


def undo_told(room: Room, viewer: int) -> tuple[bytes, list[int]]:
    """What a viewer is shown, and beside it how many of its acts it may take back."""
    room._stirred[viewer] = True
    room._reach = [None] * room.play.state.players
    body = room._body(viewer)
    return b"\n".join([body.view, body.prompt, body.legal, body.sentences]), body.undo_acts


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_how_far_undo_reaches_tells_nothing_hidden(game: str, players: int) -> None:
    """Two tables that differ in what a seat cannot see go on with the same words: as long as the seat sees the same,
    it may take back the same."""
    compared = 0
    for seed in range(24 if game == "lots" else 8):  # lots are short: the seat soon learns something
        dice = random.Random(seed)
        secret = f"0x{dice.getrandbits(128):032x}"
        acts = random_acts(game, players, secret, dice, dice.randrange(10 if game == "lots" else 120))
        viewer = dice.randrange(players)
        rooms = [rooms_of(game, players, secret, acts).rooms["t"] for _ in range(2)]
        if rooms[0].play.state.over:
            continue
        state = rooms[1].play.state
        guess = state.guess(viewer, fast_chance(dice.getrandbits(30)))
        guess.events = state.events
        rooms[1].play.state = guess
        rooms[1]._look()
        for room in rooms:
            forget_history(room)
        for _ in range(12):
            states = [room.play.state for room in rooms]
            asked = [seat for seat in states[0].waiting() if seat in states[1].waiting()]
            seat = viewer if viewer in asked and dice.random() < 0.8 else dice.choice(asked or [viewer])
            words = [word for word in states[0].legal(seat) if word in states[1].legal(seat)]
            if not words:
                break
            word = dice.choice(words)
            for room in rooms:
                room._last_act += 1
                room._say(seat, [word], room._last_act)
            told = [undo_told(room, viewer) for room in rooms]
            if told[0][0] != told[1][0] or rooms[0].play.state.over:
                break  # the seat has learnt something
            assert told[0][1] == told[1][1]
            compared += 1
    assert compared >= 8, compared


class _Chatty(Lots):
    """A state whose view shows the first card of everybody's hand."""

    def look(self, seat: int | None) -> dict[str, object]:
        return {**super().look(seat), "leak": [hand[:1] for hand in self.hands]}

    def copy(self) -> _Chatty:
        new = _Chatty(self.players, self.chance.copy())
        for name, value in vars(super().copy()).items():
            setattr(new, name, value)
        return new


def test_a_leak_would_be_noticed() -> None:
    """The comparison above is not blind: a chatty view does give other bytes."""
    game = LotsGame()
    names = ["a", "b"]
    rooms = [Room(game, {"players": 2, "aside": False}, "0x" + "77" * 16, names, []) for _ in range(2)]
    state = rooms[0].play.state
    for room, source in zip(rooms, [state, state.guess(0, fast_chance(3))], strict=True):
        chatty = _Chatty(2, state.chance.copy())
        for name, value in vars(source).items():
            setattr(chatty, name, value)
        chatty.events = []
        room.play.state = chatty
    assert rooms[0].render(wire.Have(0, 0)).body != rooms[1].render(wire.Have(0, 0)).body


def test_secret_events_reach_their_owner_only() -> None:
    room = Room(LotsGame(), {"players": 3, "aside": False}, "0x" + "31" * 16, ["a", "b", "c"], [])
    word = room.play.state.legal(1)[0]
    spelt = room.play.game.vocabulary.words[word]
    before = {viewer: len(room.log.since(viewer, 0)[1]) for viewer in range(-1, 3)}
    room.say(1, [spelt])
    for viewer in range(-1, 3):
        news = [json.loads(entry) for entry in room.log.since(viewer, 0)[1][before[viewer] :]]
        told: list[Any] = [entry["args"].get("card") for entry in news]
        assert told == ([spelt] if viewer == 1 else [])
