"""Bots in worker processes: whatever they do, the table goes on and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.kernel import fast_chance, freeze, from_seed, load, names
from starboard.server.bots import Bots, Job
from starboard.server.settings import Settings
from tests.lots import game as lots
from tests.server.site import Json, Live, Person, Site, play_on, whole_answer
from tests.server.test_workers import workers

ME: Json = {"kind": "me"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("bots")
    with Site(folder, bots="tests.server.badbots", bot_seconds=0.2, bot_grace=0.5) as running:
        yield running


def start(site: Site, level: str, **options: int | bool) -> tuple[Person, Json, Live]:
    anna = site.guest("Anna")
    table = anna.table([ME, {"kind": "bot", "level": level}], options=options)
    live = anna.live(table)
    live.until("table")
    return anna, table, live


def notices(live: Live) -> list[str]:
    return [line["message"]["id"] for line in live.chat if line["message"]]


@pytest.mark.parametrize("level", ["good", "crash", "hang", "illegal", "exit", "cheat"])
def test_every_bot_comes_to_the_end_of_the_game(site: Site, level: str) -> None:
    anna, table, live = start(site, level, hand=2, aside=False)
    end = time.monotonic() + 240  # processes that are started again and again take long on a busy machine
    while live.table["status"] != "over":
        assert time.monotonic() < end
        if live.table["legal"]:
            assert live.say(*live.table["sentences"]["list"][0])["type"] == "ack"
        live.until("table", 120)
    live.quiet(0.5)
    assert live.table["result"]["scores"]
    assert ("notice-bot-replaced" in notices(live)) == (level != "good")
    if level != "good":
        assert [line["seat"] for line in live.chat if line["message"]] == [1] * len(notices(live))
    record = anna.get(f"/api/tables/{table['id']}/record").text
    assert f"seat 1: bot-{level}" in record


def test_bots_play_each_other_beside_a_person(site: Site) -> None:
    anna = site.guest("Anna")
    bot = {"kind": "bot", "level": "good"}
    table = anna.table([bot, ME, bot, bot])
    live = anna.live(table)
    live.until("table")
    play_on(live)
    assert len(live.table["result"]["scores"]) == 4


@pytest.mark.parametrize("game", ["lots", *names()])
def test_every_game_is_played_to_its_end(site: Site, game: str) -> None:
    """Whole sentences and whole sets, now and then something taken back, until there are scores."""
    dice = random.Random(len(game))
    anna = site.guest("Anna")
    table = anna.table([ME, {"kind": "bot", "level": "good"}], game=game)
    live = anna.live(table)
    live.until("table", 120)
    taken_back = 0
    while live.table["status"] == "playing":
        if live.table["legal"]:
            if live.table["undo"] and taken_back < 8 and dice.random() < 0.1:
                answer = live.undo()
                taken_back += 1
            else:
                answer = live.say(*whole_answer(live.table, dice))
            assert answer["type"] == "ack" or answer["reason"] in ("stale", "cannot-undo"), answer  # a bot was quicker
        live.until("table", 120)
    assert len(live.table["result"]["scores"]) == 2
    whole = anna.live(table)
    whole.until("table")
    assert whole.log == live.log
    assert load(anna.get(f"/api/tables/{table['id']}/record").text, lots if game == "lots" else None).state.over


def children(site: Site) -> list[int]:
    assert site.process is not None
    path = Path(f"/proc/{site.process.pid}/task/{site.process.pid}/children")
    return [int(one) for one in path.read_text().split()]


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_thinking_bot_holds_nobody_up_and_does_not_outlive_its_server(tmp_path: Path) -> None:
    site = Site(tmp_path, bots="tests.server.badbots", bot_seconds=5, bot_grace=600)
    with site:
        anna, table, live = start(site, "hang", aside=False)
        _, _, other = start(site, "hang", aside=False)  # both workers hang now, for ten minutes
        for table_of in (live, other):
            assert table_of.say(*table_of.table["sentences"]["list"][0])["type"] == "ack"
            assert site.guest("Boris").get("/api/games").status_code == 200
        live.until("table")
        time.sleep(3)
        assert not live.chat
        thinking = children(site)
        assert len(thinking) >= 3
        site.kill()
    end = time.monotonic() + 10
    while any(alive(process) for process in thinking) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(alive(process) for process in thinking), "a bot outlived its server"
    site.settings.update(bot_seconds=0.2, bot_grace=0.2)
    with site:  # nobody looks at the table, and still its bot comes to its word
        end = time.monotonic() + 180
        while anna.get(f"/api/tables/{table['id']}").json()["seats"][1]["waiting"]:
            if anna.get(f"/api/tables/{table['id']}").json()["seats"][0]["waiting"]:
                break  # the round is over and both are asked again
            assert time.monotonic() < end
            time.sleep(0.1)
        live = anna.live(table)
        assert "notice-bot-replaced" in [line["message"]["id"] for line in live.until("chat")["entries"]]


def test_a_bot_whose_process_is_ended_from_outside_is_asked_again(tmp_path: Path) -> None:
    """That is no fault of the bot: no random word, no notice."""
    with Site(tmp_path, bots="tests.server.badbots", bot_seconds=2, rule_workers=1) as site:
        anna, _, live = start(site, "slow", aside=False)
        while not live.table["legal"]:
            live.until("table")
        assert live.say(*live.table["sentences"]["list"][0])["type"] == "ack"
        time.sleep(0.5)
        killed = [child for child in children(site) if child not in workers(site) and spawned(child)]
        assert killed
        for child in killed:
            os.kill(child, signal.SIGKILL)
        end = time.monotonic() + 180
        while not live.table["legal"]:
            assert time.monotonic() < end
            live.until("table", 120)
        live.quiet(0.3)
        assert not notices(live)
        assert anna.get("/api/health").json()["bots"]["alive"] is True


def spawned(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def job(table: str, level: str = "slow") -> Job:
    guess = lots.begin(lots.validate({"players": 2}), from_seed("0")).guess(0, fast_chance(1))
    return Job(table, "lots", freeze(guess), 0, level, 0.0, 1)


def test_a_word_that_only_the_guess_allows_is_replaced(tmp_path: Path) -> None:
    async def go() -> tuple[list[int], str | None]:
        bots = Bots(Settings(database=str(tmp_path / "x"), bots="tests.server.badbots", games=("tests.lots:game",)))
        found = await bots.choose(job("t", "good"), [58, 59], "a")
        await bots.close()
        return found

    words, trouble = asyncio.run(go())
    assert words[0] in (58, 59)
    assert trouble is not None
    assert "is not legal" in trouble


def test_nobody_waits_for_the_many_bots_of_another(tmp_path: Path) -> None:
    """One guest with many tables makes their own bots wait; those of others hardly, and no word is made up."""

    async def go() -> tuple[float, list[str | None]]:
        bots = Bots(Settings(database=str(tmp_path / "x"), bots="tests.server.badbots", games=("tests.lots:game",)))
        await bots.choose(job("warm", "good"), list(range(60)), "c")
        many = [asyncio.create_task(bots.choose(job(f"a{n}"), list(range(60)), "a")) for n in range(12)]
        await asyncio.sleep(0.1)
        begin = time.monotonic()
        _, trouble = await bots.choose(job("b"), list(range(60)), "b")
        took = time.monotonic() - begin
        troubles = [trouble, *(found for _, found in await asyncio.gather(*many))]
        await bots.close()
        return took, troubles

    took, troubles = asyncio.run(go())
    assert took < 4  # with one line for all it would be seven seconds
    assert troubles == [None] * 13


def test_who_waits_in_a_long_line_gets_less_time_for_each_word(tmp_path: Path) -> None:
    async def go() -> list[float]:
        bots = Bots(Settings(database=str(tmp_path / "x"), bot_workers=2, bot_seconds=2.0))
        budgets = [bots._budget(0), bots._budget(1)]
        waiting = [asyncio.create_task(bots._line.enter("a", f"t{n}")) for n in range(2 + 8)]
        await asyncio.sleep(0)
        budgets.append(bots._budget(0))
        waiting += [asyncio.create_task(bots._line.enter("b", f"t{n}")) for n in range(1000)]
        await asyncio.sleep(0)
        budgets.append(bots._budget(0))
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return budgets

    assert asyncio.run(go()) == [2.0, 1.0, 0.5, 0.1]


def test_a_forced_answer_takes_as_long_as_any(tmp_path: Path) -> None:
    """Rules that ask although there is one answer only do so in order to hide that."""

    async def go() -> tuple[list[float], list[float]]:
        bots = Bots(Settings(database=str(tmp_path / "x"), bots="tests.server.badbots", games=("tests.lots:game",)))
        took: tuple[list[float], list[float]] = ([], [])
        await bots.choose(job("warm", "good"), list(range(60)), "a")
        for _ in range(3):
            for which, legal in enumerate([list(range(60)), [7]]):
                begin = time.monotonic()
                await bots.choose(job("t"), legal, "a")
                took[which].append(time.monotonic() - begin)
        await bots.close()
        return took

    free, forced = asyncio.run(go())
    assert min(forced) > 0.9
    assert abs(sum(free) / 3 - sum(forced) / 3) < 0.8
