"""What many games say about bots: win rates and margins with their intervals, ratings, times, faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from starboard.arena.match import Result

Z = 1.959964  # 95 %


@dataclass
class Standing:
    """One bot over all its seats."""

    bot: str
    games: int
    wins: float  # a shared win counts in parts
    rate: float
    rate_low: float
    rate_high: float
    margin: float  # mean lead over the best other seat
    margin_low: float
    margin_high: float
    score: float  # mean
    rating: float
    rating_sigma: float
    decisions: int
    seconds_per_decision: float
    slowest: float
    illegal: int
    overruns: int


@dataclass
class Summary:
    games: int
    crashes: int
    standings: list[Standing] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        return asdict(self)


def rate_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    width = 1 + Z * Z / games
    return max(0.0, (centre - half) / width), min(1.0, (centre + half) / width)


def mean_interval(groups: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean of all values, and its interval from groups that hang together (the games of one deal)."""
    values = [value for group in groups for value in group]
    if not values:
        return 0.0, 0.0, 0.0
    mean = sum(values) / len(values)
    if len(groups) < 2:
        return mean, float("-inf"), float("inf")
    off = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    half = Z * sqrt(off * len(groups) / (len(groups) - 1)) / len(values)
    return mean, mean - half, mean + half


def lead(scores: Sequence[int], seat: int) -> int:
    """The points of a seat above the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def ratings(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """The ratings after these games, each bot one player however many seats it took."""
    model = PlackettLuce()
    table: dict[str, PlackettLuceRating] = {}
    for result in results:
        for bot in result.bots:
            table.setdefault(bot, model.rating(name=bot))
        seats = {bot: seat for seat, bot in enumerate(result.bots)}  # a bot on several seats: its last one
        if len(seats) < 2 or not result.scores:
            continue
        names = list(seats)
        ranks = [
            0.0 if seats[bot] in result.winners else 1.0 + max(result.scores) - result.scores[seats[bot]]
            for bot in names
        ]
        rated = model.rate([[table[bot]] for bot in names], ranks=ranks)
        for bot, (rating,) in zip(names, rated, strict=True):
            table[bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in table.items()}


def summarise(results: Iterable[Result]) -> Summary:
    """All results, in whatever order they came."""
    ordered = sorted(results, key=lambda result: result.number)
    rated = ratings(ordered)
    standings = [_standing(bot, ordered, *rated[bot]) for bot in rated]
    standings.sort(key=lambda one: -one.rating)
    return Summary(len(ordered), sum(bool(result.crash) for result in ordered), standings)


def _standing(bot: str, results: Sequence[Result], rating: float, sigma: float) -> Standing:
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    ended = [(result, seat) for result, seat in seats if result.scores]
    wins = sum(1 / len(result.winners) for result, seat in ended if seat in result.winners)
    deals: dict[int, list[float]] = {}
    for result, seat in ended:
        ahead = float(lead(result.scores, seat)) if len(result.scores) > 1 else result.alone
        deals.setdefault(result.deal, []).append(ahead)
    thinking = [result.thinking[seat] for result, seat in seats]
    decisions = sum(one.decisions for one in thinking)
    low, high = rate_interval(wins, len(ended))
    margin, margin_low, margin_high = mean_interval(list(deals.values()))
    return Standing(
        bot,
        len(ended),
        wins,
        wins / max(1, len(ended)),
        low,
        high,
        margin,
        margin_low,
        margin_high,
        sum(result.scores[seat] for result, seat in ended) / max(1, len(ended)),
        rating,
        sigma,
        decisions,
        sum(one.seconds for one in thinking) / max(1, decisions),
        max((one.slowest for one in thinking), default=0.0),
        sum(one.illegal for one in thinking),
        sum(one.overruns for one in thinking),
    )
