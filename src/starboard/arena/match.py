"""One game between bots, from its pairing to its result. Both are plain data, so that they travel and are stored."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

import msgspec

from starboard.bots import Bot, Budget, answer, any_word, make
from starboard.kernel import Chance, Game, IllegalWord, State, Value, fast_chance

LONGEST = 50_000  # decisions; no game is longer
OVERRUN = 3.0  # seconds for one decision, after which a person would lose patience
BLEND = 0x9E3779B1  # spreads seeds, so that neighbouring games have nothing in common


@dataclass(frozen=True)
class Pairing:
    """One game to be played: `bots` by seat. Games of the same deal differ in who sits where."""

    number: int
    deal: int
    game: str
    options: Mapping[str, Value]
    seed: int
    bots: tuple[str, ...]


@dataclass
class Thinking:
    """What the decisions of one seat took."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    overruns: int = 0
    illegal: int = 0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.overruns += seconds > OVERRUN


@dataclass
class Result:
    number: int
    deal: int
    seed: int
    bots: list[str]
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    thinking: list[Thinking] = field(default_factory=list)
    crash: str = ""
    alone: float = 0.0  # at a table of one: the lead over what the game itself sets against the player

    def data(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def of(data: object) -> Result:
        return msgspec.convert(data, Result)

    def outcome(self) -> tuple[int, list[int], list[int], str]:
        """All that must be the same when the game is played again."""
        return self.number, self.scores, self.winners, self.crash


def play(game: Game, pairing: Pairing) -> Result:
    """Play the game. A bot that fails or says what it may not is noted, and a random word is said for it."""
    result = Result(pairing.number, pairing.deal, pairing.seed, list(pairing.bots))
    result.thinking = [Thinking() for _ in pairing.bots]
    dice = [
        fast_chance((pairing.seed * BLEND + pairing.number * 64 + seat) & 0xFFFFFFFFFFFF)
        for seat in range(len(pairing.bots))
    ]
    try:
        bots = [make(game, spec) for spec in pairing.bots]
        state = game.begin(dict(pairing.options), fast_chance(pairing.seed))
        _play(state, bots, dice, result)
    except Exception as error:
        result.crash = f"{type(error).__name__}: {error}"
        return result
    result.scores = state.scores() or []
    result.winners = state.winners() or []
    if state.players == 1:
        result.alone = state.evaluate(0)
    return result


def _play(state: State, bots: list[Bot], dice: Sequence[Chance], result: Result) -> None:
    budget = Budget()
    for _ in range(LONGEST):
        if state.over:
            return
        seat = state.waiting()[0]
        start = time.perf_counter()
        try:
            words = answer(state, seat, bots[seat], budget, dice[seat])
        except IllegalWord:
            result.thinking[seat].illegal += 1
            words = [any_word(state, seat, dice[seat])]
        result.thinking[seat].note(time.perf_counter() - start)
        for word in words:
            state.say(seat, word)
    raise RuntimeError(f"the game was not over after {LONGEST} decisions")
