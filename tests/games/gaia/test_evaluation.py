"""What bots think of a table, and how they play by it."""

from __future__ import annotations

import pytest

from starboard.bots import Budget, answer, make
from starboard.games.gaia.evaluate import prospects
from starboard.games.gaia.federation_search import UNREACHED
from starboard.games.gaia.game import game
from starboard.games.gaia.rules.form_federation import affordable, in_reach
from starboard.games.gaia.rules.free_actions import is_free
from starboard.games.gaia.rules.passing import ChooseBooster
from starboard.games.gaia.seat import NOT_JUDGED
from starboard.games.gaia.state import GaiaState
from starboard.kernel import PASS, fast_chance, play_out


def begin(players: int, seed: int) -> GaiaState:
    state = game.begin(game.validate({"players": players, "factions": "random"}), fast_chance(seed))
    assert isinstance(state, GaiaState)
    return state


def unjudged(state: GaiaState) -> GaiaState:
    """The same table, of which no bot has thought yet."""
    copy = state.copy()
    for seat in copy.seats:
        seat.judged = NOT_JUDGED
    return copy


def unsearched(state: GaiaState) -> GaiaState:
    """The same table, at which nobody has looked for federations yet."""
    copy = state.copy()
    for seat in copy.seats:
        seat.forget_federations()
    return copy


@pytest.mark.parametrize("spec", ["random", "greedy:best=1/guesses=1/sentences=20"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_remembered_is_what_would_be_found_afresh(spec: str, players: int) -> None:
    """The judgement of each seat, and whether a federation is in reach, all through a game."""
    state = begin(players, players)
    bot = make(game, spec)
    dice = fast_chance(players + 100)
    reached = 0
    while not state.over:
        seat = state.waiting()[0]
        state.say(seat, answer(state, seat, bot, Budget(), dice)[0])
        if state.over or state.round == 0:
            continue
        assert state.evaluate(0) == unjudged(state).evaluate(0)
        if dice.below(4) == 0:
            here = dice.below(state.players)
            plans = affordable(unsearched(state), here)
            fewest = min((plan.satellites for plan in plans), default=UNREACHED)
            assert in_reach(state, here) == in_reach(unsearched(state), here) == fewest
            reached += fewest < UNREACHED
    assert reached or spec == "random" or players != 4


def test_words_weigh_what_is_found_after_them() -> None:
    """A conversion is not even said; elsewhere the table runs on only until another seat is asked to act."""
    state = begin(3, 7)
    dice = fast_chance(8)
    free = 0
    others = 0
    while not state.over and state.round < 4:
        seat = state.waiting()[0]
        words = state.legal(seat)
        for word, worth in zip(words, state.weigh(seat, words), strict=True):
            after = state.copy()
            after.say(seat, word)
            passes = isinstance(after.question(seat), ChooseBooster) and word != PASS  # nothing else was left to do
            if after.active == state.active and not passes:
                assert worth == pytest.approx(after.evaluate(seat))
                free += is_free(word)
                others += not is_free(word)
        state.say(seat, words[dice.below(len(words))])
    assert free > 20 < others


def test_power_that_is_left_over_is_judged() -> None:
    state = begin(2, 3)
    play_out(state, fast_chance(4), 60)
    state.round = 6  # it counts in the last round, when it may still be turned into credits
    before = prospects(state, 0, 0).value
    state.seats[0].loose = 2
    assert prospects(state, 0, 0).value > before


def test_what_others_did_is_not_judged_again() -> None:
    state = begin(2, 5)
    dice = fast_chance(1)
    while state.round < 2:
        seat = state.waiting()[0]
        state.say(seat, state.legal(seat)[dice.below(len(state.legal(seat)))])
    before = [prospects(state, seat, 3) for seat in range(2)]
    copy = state.copy()
    assert [prospects(copy, seat, 3) for seat in range(2)] == before
    copy.seats[0].ore += 1
    assert prospects(copy, 0, 3) is not before[0]
    assert prospects(copy, 0, 3).value > before[0].value
    assert prospects(copy, 1, 3) is before[1]


class Tally:
    """How a seat went about its turns in the rounds before the last."""

    def __init__(self) -> None:
        self.passes = 0
        self.idle = 0  # passes as the first act of a round while there was something to do
        self.pointless = 0  # conversions right before passing
        self.chains = 0  # of several such
        self.chain = 0
        self.acted: set[tuple[int, int]] = set()

    def hear(self, state: GaiaState, seat: int, word: int) -> None:
        if is_free(word):
            self.chain += 1
            return
        if word == PASS and state.round < 6:
            self.passes += 1
            self.pointless += self.chain
            self.chains += self.chain > 1
            actions = [other for other in state.legal(seat) if other != PASS and not is_free(other)]
            self.idle += bool(actions) and (state.round, seat) not in self.acted
        self.acted.add((state.round, seat))
        self.chain = 0


@pytest.mark.parametrize(("spec", "games"), [("greedy", 4), ("search:iterations=24/best=5/guesses=1", 1)])
def test_bots_act_before_they_pass_and_convert_for_a_purpose(spec: str, games: int) -> None:
    bot = make(game, spec)
    tally = Tally()
    for seed in range(games):
        state = begin(2, seed)
        chance = fast_chance(seed + 50)
        tally.acted.clear()
        while not state.over:
            seat = state.waiting()[0]
            for word in answer(state, seat, bot, Budget(), chance):
                task = state.question(seat)
                if task is not None and type(task).__name__ in ("Turn", "SameTurn"):
                    tally.hear(state, seat, word)
                state.say(seat, word)
    assert tally.passes >= 8 * games  # where nothing else can be done, nobody is asked
    assert tally.chains <= 1
    assert tally.pointless <= 3 * games
    assert tally.idle <= 3
