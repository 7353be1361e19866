"""The report on balance: what is counted, and what its intervals say."""

from __future__ import annotations

import json

import pytest

from starboard.arena.balance import FEW, Outcome, Report, Row, weigh

SHOP, START, TOKEN = ("shop", "shop-1"), ("start", "start-2"), ("start", "start-10")


def outcome(winner: int, uses: list[list[tuple[str, str]]], offered: list[tuple[str, str]]) -> Outcome:
    scores = [10, 10]
    scores[winner] = 14
    return Outcome(scores, [winner], uses, offered, {"floors": 20, "laws": 4})


def row(report: Report, thing: tuple[str, str]) -> Row:
    (found,) = [row for row in report.rows if (row.kind, row.name) == thing]
    return found


def test_use_is_counted_where_there_was_something_to_use() -> None:
    games = [outcome(0, [[SHOP, SHOP, START], []], [SHOP, START]), outcome(1, [[], [SHOP]], [SHOP, TOKEN])]
    report = weigh(games)
    assert (report.games, report.players, report.points, report.winner) == (2, 2, 12.0, 14.0)
    assert report.sources == {"floors": 10.0, "laws": 2.0}
    shop, start, token = (row(report, thing) for thing in (SHOP, START, TOKEN))
    assert (shop.offered, shop.use, shop.times, shop.tables) == (1.0, 0.5, 0.75, 2)
    assert (start.offered, start.use, start.times) == (0.5, 0.5, 0.5)
    assert (token.use, token.tables, token.remark()) == (0.0, 0, "seldom")
    assert (shop.effect, shop.margin) == (0.5, 2.0)  # both who used it won, by 2 above the mean of the table
    assert [one.name for one in report.rows] == ["shop-1", "start-2", "start-10"]
    json.dumps(report.data(), allow_nan=False)


def test_intervals_tell_noise_from_effects() -> None:
    winners = [number % 2 for number in range(200)]
    both = [outcome(winner, [[SHOP], [SHOP]], [SHOP]) for winner in (0, 1)]
    helps = [outcome(winner, [[SHOP] * (winner == 0), [SHOP] * (winner == 1)], [SHOP]) for winner in winners]
    noise = [outcome(winner, [[SHOP], []], [SHOP]) for winner in winners]
    strong, plain = row(weigh(helps + both), SHOP), row(weigh(noise + both), SHOP)
    assert strong.remark() == "+"
    assert plain.remark() == ""
    assert plain.effect == pytest.approx(0.0)
    assert plain.effect_low is not None
    assert plain.effect_high is not None
    assert -0.1 < plain.effect_low < -0.05 < 0.05 < plain.effect_high < 0.1  # 1.96 * 0.5 / sqrt(200)
    assert row(weigh(noise[: FEW - 3] + both), SHOP).remark() == "few"
    always = [outcome(winner, [[SHOP], [SHOP]], [SHOP]) for winner in winners]
    assert row(weigh(always), SHOP).remark() == "always"
    hurts = [outcome(winner, [[SHOP] * (winner == 1), [SHOP] * (winner == 0)], [SHOP]) for winner in winners]
    assert row(weigh(hurts + both), SHOP).remark() == "-"


def test_what_only_one_can_have_is_counted_by_tables() -> None:
    taken = [outcome(0, [[START], []], [START, TOKEN]), outcome(1, [[START], [SHOP]], [START, TOKEN])]
    start, token = row(weigh(taken), START), row(weigh(taken), TOKEN)
    assert (start.use, start.taken, start.single, start.remark()) == (0.5, 1.0, True, "always")
    assert (token.use, token.taken, token.remark()) == (0.0, 0.0, "seldom")


def test_a_shared_win_counts_in_parts() -> None:
    shared = Outcome([9, 9], [0, 1], [[SHOP], []], [SHOP])
    assert row(weigh([shared]), SHOP).effect == 0.0


def test_nothing_played_is_a_report_too() -> None:
    assert weigh([]).rows == []
