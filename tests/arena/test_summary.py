"""What many games say."""

from __future__ import annotations

import pytest

from starboard.arena import Result, Thinking, summarise
from starboard.arena.summary import lead, mean_interval, rate_interval


def result(number: int, bots: list[str], scores: list[int], crash: str = "") -> Result:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    thinking = [Thinking(decisions=10, seconds=1.0, slowest=0.2 + seat, illegal=seat) for seat in range(len(bots))]
    return Result(number, number // 2, number // 2, bots, scores, winners, thinking, crash)


def test_rates_and_their_intervals() -> None:
    low, high = rate_interval(95, 100)
    assert (low, high) == pytest.approx((0.8882, 0.9785), abs=1e-3)
    assert rate_interval(0, 0) == (0.0, 1.0)
    assert rate_interval(10, 10)[1] == pytest.approx(1.0)


def test_means_know_that_games_of_a_deal_hang_together() -> None:
    same = [[1.0, 1.0], [3.0, 3.0], [5.0, 5.0]]
    mean, low, high = mean_interval(same)
    assert mean == 3.0
    _, alone_low, alone_high = mean_interval([[value] for group in same for value in group])
    assert low < alone_low < alone_high < high
    mean, low, high = mean_interval([[10.0, -10.0], [4.0, -4.0]])
    assert (mean, low, high) == (0.0, 0.0, 0.0)  # what the seat gave, the other seat took


def test_leads() -> None:
    assert [lead([10, 30, 20], seat) for seat in range(3)] == [-20, 10, -10]


def test_standings() -> None:
    games = [
        result(n, ["a", "b"] if n % 2 == 0 else ["b", "a"], [30, 20] if n % 2 == 0 else [25, 25]) for n in range(8)
    ]
    summary = summarise(reversed(games))
    assert (summary.games, summary.crashes) == (8, 0)
    first, second = summary.standings
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.wins, second.wins) == (6.0, 2.0)  # four wins and four shared ones
    assert (first.margin, second.margin) == (5.0, -5.0)
    assert first.score == 27.5
    assert first.rating > second.rating
    assert (first.decisions, first.seconds_per_decision) == (80, 0.1)
    assert (first.slowest, first.illegal, second.illegal) == (1.2, 4, 4)


def test_the_order_in_which_results_come_does_not_matter() -> None:
    games = [result(n, ["a", "b", "c"], [n % 5, n % 3, n % 7]) for n in range(20)]
    assert summarise(games).data() == summarise(reversed(games)).data()


def test_crashed_games_count_for_nobody() -> None:
    crashed = Result(1, 0, 0, ["b", "a"], [], [], [Thinking(), Thinking()], "ValueError: no")
    summary = summarise([result(0, ["a", "b"], [1, 2]), crashed])
    assert (summary.games, summary.crashes) == (2, 1)
    assert [one.games for one in summary.standings] == [1, 1]


def test_a_bot_on_two_seats_is_one_bot() -> None:
    summary = summarise([result(0, ["a", "a", "b"], [9, 7, 1])])
    by_name = {one.bot: one for one in summary.standings}
    assert by_name["a"].games == 2
    assert by_name["a"].rating > by_name["b"].rating
