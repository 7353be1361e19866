"""A table in the middle of a game, written into the database of a running server: bots play it up to there.

python -m tests.e2e.position '{"database", "game", "options", "seed", "seat", "bots", "until": {...}}'
prints the table's id. Its person is the guest who came last.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sys

import msgspec

from starboard.bots.base import Budget
from starboard.bots.levels import make
from starboard.kernel import Play, fast_chance, find, sentences
from starboard.server.room import Room
from starboard.server.store.rows import BOT, OVER, PERSON, PLAYING, SAY, Act, SeatRow, Summary, TableRow
from starboard.server.store.sqlite import SqliteStore

MOMENT = 1_700_000_000_000


class Until(msgspec.Struct):
    """The first moment at which the seat is asked and all of this is so; `over` plays to the end."""

    prompt: str | None = None  # the id of its question
    round: int = 0
    words: int = 0  # said by all together
    offers: str | None = None  # a sentence that may be said there looks like this
    shows: str | None = None  # the facts of its table, as JSON, hold this
    over: bool = False


class Wanted(msgspec.Struct):
    database: str
    game: str
    options: dict[str, int | str | bool] = {}
    seed: str = "1"
    seat: int = 0
    bots: str = "greedy:guesses=1"  # who plays up to there
    preferences: dict[str, int | str | bool] = {}  # what the own seat has settled once and for all
    prefer: list[str] = []  # words that the own seat says whenever it may, the first rather than the next
    persons: bool = False  # the other seats are the same guest's too (a hot seat), not bots
    until: Until = msgspec.field(default_factory=Until)
    tries: int = 60  # how many games are looked through for such a moment: bots play otherwise one day


def played(wanted: Wanted, seed: str) -> tuple[Play, list[tuple[int, list[str]]]]:
    game = find(wanted.game)
    play = Play(game, wanted.options, seed)
    bot, chance = make(game, wanted.bots), fast_chance(7)
    acts: list[tuple[int, list[str]]] = []
    while not play.state.over and not _reached(play, wanted):
        seat = play.state.waiting()[0]
        words = _preferred(play, wanted, seat) or bot.choose(play.state.copy(), seat, Budget(), chance)
        for word in words:
            play.say(seat, word)
        acts.append((seat, [game.vocabulary.word(word) for word in words]))
    return play, acts


def found(wanted: Wanted) -> tuple[str, Play, list[tuple[int, list[str]]]]:
    for number in range(wanted.tries):
        seed = str(int(wanted.seed) + number) if number else wanted.seed
        play, acts = played(wanted, seed)
        if wanted.until.over or not play.state.over:
            return seed, play, acts
    raise SystemExit(f"the game was over before that was so: {wanted.until}")


def _preferred(play: Play, wanted: Wanted, seat: int) -> list[int]:
    if seat != wanted.seat or not wanted.prefer:
        return []
    found = sentences(play.state, seat, 400).sentences
    for word in map(play.game.vocabulary.index, wanted.prefer):
        for words in found:
            if word in words:
                return words
    return []


def _reached(play: Play, wanted: Wanted) -> bool:
    until, seat = wanted.until, wanted.seat
    prompt = play.state.prompt(seat)
    if until.over or prompt is None or len(play.said) < until.words:
        return False
    if until.prompt is not None and prompt.message.id != until.prompt:
        return False
    if until.round:
        table = play.state.view(seat)["table"]
        if not isinstance(table, dict) or table.get("round", 0) < until.round:
            return False
    if until.shows is not None and until.shows not in msgspec.json.encode(play.state.view(seat)["table"]).decode():
        return False
    return until.offers is None or _offered(play, seat, re.compile(until.offers))


def _offered(play: Play, seat: int, form: re.Pattern[str]) -> bool:
    spell = play.game.vocabulary.word
    found = sentences(play.state, seat, 3000).sentences
    return any(form.search(" ".join(spell(word) for word in words)) for words in found)


async def store(wanted: Wanted) -> str:
    seed, play, acts = found(wanted)
    rows = SqliteStore(wanted.database, alone=False)  # the server does not know the table yet
    await rows.open()
    (guest,) = await rows.recent_guests("", 1)  # who has come last
    id = f"at-{secrets.token_hex(6)}"
    table = TableRow(
        id,
        wanted.game,
        play.rules,
        dict(play.options),
        seed,
        False,
        guest.id,
        "open",
        MOMENT,
        changed=MOMENT,
    )
    seats = [
        SeatRow(
            seat, PERSON, guest.id, "Anna" if seat == wanted.seat else f"Player {seat + 1}", None, wanted.preferences
        )
        if seat == wanted.seat or wanted.persons
        else SeatRow(seat, BOT, None, "bot-cadet", "cadet")
        for seat in range(play.state.players)
    ]
    await rows.add_table(table, seats)
    waiting = play.state.waiting()
    await rows.start(id, MOMENT, waiting)
    log = [Act(number + 1, SAY, seat, words=words, moment=MOMENT + number) for number, (seat, words) in enumerate(acts)]
    now = Room(play.game, dict(play.options), seed, [seat.name for seat in seats], log, rules=play.rules).progress()
    running = Summary(PLAYING, waiting, MOMENT, None, None, standing=now.standing)
    ended = Summary(OVER, [], MOMENT, MOMENT + 1_800_000, now.result, standing=now.standing)
    for act in log:
        await rows.append(id, act, ended if play.state.over and act is log[-1] else running)
    await rows.close()
    return id


if __name__ == "__main__":
    print(asyncio.run(store(msgspec.json.decode(sys.argv[1], type=Wanted))))
