"""Is a game in balance? Equal players meet many times; what each thing on the table did for those who used it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from starboard.arena.summary import mean_interval
from starboard.bots import Budget, answer, make
from starboard.kernel import Game, Value, fast_chance

SELDOM = 0.02  # of those who could have used a thing, so few did; of a thing for one seat: at so few tables
ALWAYS = 0.98
FEW = 20  # at so many tables an interval begins to mean something

Thing = tuple[str, str]  # a kind and a name


@dataclass
class Outcome:
    """One game: plain data, so that it travels between processes."""

    scores: list[int]
    winners: list[int]
    uses: list[list[Thing]]  # by seat, once for each time
    offered: list[Thing]
    sources: dict[str, int] = field(default_factory=dict)  # points of all seats, by where they came from


def watch(game: Game, options: Mapping[str, Value], seed: int, bot: str) -> Outcome:
    """Let the same bot play all seats of one game, and note what was used."""
    state = game.begin(dict(options), fast_chance(seed), events=True)
    bots = [make(game, bot) for _ in range(state.players)]
    dice = fast_chance(seed + 1_000_003)
    while not state.over:
        seat = state.waiting()[0]
        for word in answer(state, seat, bots[seat], Budget(), dice):
            state.say(seat, word)
    uses = game.usage(state)
    sources: Counter[str] = Counter()
    for part in state.breakdown() or []:
        sources.update(part)
    return Outcome(state.scores() or [], state.winners() or [], uses.seats, uses.offered, dict(sources))


@dataclass
class Row:
    """One thing: how often it was used where it was on offer, and what became of its users, with 95 % intervals.

    `effect` is how much more often they won than one seat in so many does; `margin` their points above the mean
    of their table. An interval with 0 in it may be noise.
    """

    kind: str
    name: str
    offered: float  # part of the tables
    use: float  # part of the seats at those tables
    times: float  # per seat at those tables
    taken: float  # part of those tables at which anybody used it
    single: bool  # never used by two at one table
    tables: int  # where somebody used it
    effect: float
    effect_low: float | None  # none: too few tables to tell
    effect_high: float | None
    margin: float
    margin_low: float | None
    margin_high: float | None

    def remark(self) -> str:
        """What a reader should look at again."""
        if (self.taken if self.single else self.use) < SELDOM:
            return "seldom"
        if (self.taken if self.single else self.use) > ALWAYS:
            return "always"
        if self.effect_low is None or self.effect_high is None:
            return "few"
        if self.effect_low > 0:
            return "+"
        return "-" if self.effect_high < 0 else ""


@dataclass
class Report:
    """What came of many games between equal players."""

    games: int
    players: int
    points: float  # mean of a seat
    winner: float  # mean of the winners
    sources: dict[str, float]  # mean points of a seat
    rows: list[Row]

    def data(self) -> dict[str, object]:
        rows = [{**vars(row), "remark": row.remark()} for row in self.rows]
        return {**vars(self), "rows": rows}


@dataclass
class _Tally:
    """Of one thing: the tables that offered it, and for each of them what became of the seats that used it."""

    tables: int = 0
    seats: int = 0
    users: int = 0
    most: int = 0  # users at one table
    times: int = 0
    wins: list[list[float]] = field(default_factory=list)
    margins: list[list[float]] = field(default_factory=list)


def weigh(outcomes: Iterable[Outcome]) -> Report:
    """The report on these games."""
    games = list(outcomes)
    tallies: dict[Thing, _Tally] = {}
    for game in games:
        _count(game, tallies)
    seats = sum(len(game.scores) for game in games) or 1
    sources: Counter[str] = Counter()
    for game in games:
        sources.update(game.sources)
    return Report(
        len(games),
        len(games[0].scores) if games else 0,
        round(sum(sum(game.scores) for game in games) / seats, 1),
        round(sum(max(game.scores) for game in games) / max(len(games), 1), 1),
        {name: round(points / seats, 1) for name, points in sources.items()},
        [_row(thing, tally, len(games)) for thing, tally in sorted(tallies.items(), key=_order)],
    )


def _order(item: tuple[Thing, _Tally]) -> tuple[str, str, int, str]:
    """By kind, then by name, with numbers in their order."""
    (kind, name), _ = item
    stem = name.rstrip("0123456789")
    return kind, stem, int(name[len(stem) :] or 0), name


def _count(game: Outcome, tallies: dict[Thing, _Tally]) -> None:
    players = len(game.scores)
    mean = sum(game.scores) / players
    counts = [Counter(uses) for uses in game.uses]
    for thing in {*game.offered, *(thing for count in counts for thing in count)}:
        tally = tallies.setdefault(thing, _Tally())
        users = [seat for seat in range(players) if thing in counts[seat]]
        tally.tables += 1
        tally.seats += players
        tally.users += len(users)
        tally.most = max(tally.most, len(users))
        tally.times += sum(counts[seat][thing] for seat in users)
        if users:
            share = 1 / len(game.winners)
            tally.wins.append([(share if seat in game.winners else 0.0) - 1 / players for seat in users])
            tally.margins.append([game.scores[seat] - mean for seat in users])


def _row(thing: Thing, tally: _Tally, games: int) -> Row:
    kind, name = thing
    effect, effect_low, effect_high = _interval(tally.wins, 3)
    margin, margin_low, margin_high = _interval(tally.margins, 1)
    return Row(
        kind,
        name,
        round(tally.tables / games, 3),
        round(tally.users / tally.seats, 3),
        round(tally.times / tally.seats, 2),
        round(len(tally.wins) / tally.tables, 3),
        tally.most == 1,
        len(tally.wins),
        effect,
        effect_low,
        effect_high,
        margin,
        margin_low,
        margin_high,
    )


def _interval(groups: list[list[float]], digits: int) -> tuple[float, float | None, float | None]:
    mean, low, high = mean_interval(groups)
    if len(groups) < FEW:
        return round(mean, digits), None, None
    return round(mean, digits), round(low, digits), round(high, digits)
