"""A bot gets a guess, never the true state, and cannot change the game."""

from __future__ import annotations

import pytest

from starboard.bots import Bot, Budget, GreedyBot, RandomBot, SearchBot, answer
from starboard.bots.base import Clock
from starboard.kernel import Chance, IllegalWord, State, fast_chance, fingerprint
from tests.lots import CARD, Lots, game


class Nosy(Bot):
    """Keeps what it is given, and spoils it."""

    def __init__(self) -> None:
        self.given: list[State] = []

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        word = state.legal(seat)[0]
        self.given.append(state)
        state.say(seat, word)
        return [word]


def bidding(seed: int = 3) -> Lots:
    state = game.new({"players": 2, "aside": False}, str(seed))
    assert isinstance(state, Lots)
    return state


def test_a_bot_is_given_a_guess_and_not_the_state() -> None:
    hands = set()
    for number in range(20):
        state = bidding()
        bot = Nosy()
        answer(state, 0, bot, Budget(), fast_chance(number))
        guess = bot.given[0]
        assert isinstance(guess, Lots)
        assert guess is not state
        hands.add(tuple(guess.hands[1]))
    assert len(hands) > 10  # the hidden hand differs from guess to guess


def test_a_bot_cannot_change_the_game() -> None:
    state = bidding()
    before = fingerprint(state)
    answer(state, 0, Nosy(), Budget(), fast_chance(1))
    assert fingerprint(state) == before


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot(Budget(iterations=20))])
def test_bots_leave_the_guess_as_it_is(bot: Bot) -> None:
    state = bidding()
    before = fingerprint(state)
    assert bot.choose(state, 0, Budget(), fast_chance(1))[0] in state.legal(0)
    assert fingerprint(state) == before


def test_a_random_bot_says_every_word() -> None:
    state = bidding()
    said = {answer(state, 0, RandomBot(), Budget(), fast_chance(number))[0] for number in range(60)}
    assert sorted(said) == state.legal(0)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Budget(seconds=1.0), Budget(seconds=2.0), (1.0, 0, 0.0)),
        (Budget(seconds=1.0), Budget(iterations=20), (1.0, 20, 0.0)),
        (Budget(iterations=30), Budget(iterations=20), (0.0, 20, 0.0)),
        (Budget(cpu=0.5), Budget(), (0.0, 0, 0.5)),
    ],
)
def test_the_tighter_of_two_budgets(one: Budget, other: Budget, both: tuple[float, int, float]) -> None:
    for budget in (one.within(other), other.within(one)):
        assert (budget.seconds, budget.iterations, budget.cpu) == both


def test_a_clock_tells_what_is_spent() -> None:
    clock = Clock(Budget(iterations=4))
    clock.done = 3
    assert clock.spent() == 0.75
    clock = Clock(Budget(seconds=1e-9))
    assert clock.spent() > 1.0
    assert Clock(Budget()).spent() == 0.0


def test_words_are_cards() -> None:
    assert bidding().legal(0)[0] >= CARD


class Scripted(Bot):
    def __init__(self, words: list[int]) -> None:
        self.words = words

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        return self.words


def test_a_sentence_is_cut_where_the_table_would_not_go_on() -> None:
    state = bidding()
    first = state.legal(0)[0]
    assert answer(state, 0, Scripted([first, first]), Budget(), fast_chance(1)) == [first]


@pytest.mark.parametrize(("words", "said"), [([], "nothing"), ([0, 5], "the word 0, which is not legal")])
def test_what_may_not_be_said_is_an_error(words: list[int], said: str) -> None:
    with pytest.raises(IllegalWord, match=f"a bot on seat 0 said {said}"):
        answer(bidding(), 0, Scripted(words), Budget(), fast_chance(1))
