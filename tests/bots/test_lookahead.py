"""Where a decision has come out, what is hidden, and what thinking leaves behind."""

from __future__ import annotations

import gc

import pytest

from starboard.bots import Budget, GreedyBot, SearchBot
from starboard.bots.base import fork, world
from starboard.bots.lookahead import came_out, horizon, kind_of, near_horizon, run_on
from starboard.games import race
from starboard.kernel import Chance, State, Task, fast_chance, play_out
from tests.lots import Bid, Lots, game

RACE = race.game
FAR = "nothing that is ever asked"


class FarBid(Bid):
    """A bid that comes out only at some other question."""

    def comes_out(self, state: State) -> str:
        return FAR


class Open(Lots):
    """A table on which nothing is hidden."""

    def fresh(self) -> Open:
        return Open(self.players, self.chance.copy())

    def hides(self, seat: int) -> bool:
        return False

    def guess(self, seat: int, chance: Chance) -> Lots:
        raise AssertionError("nothing is hidden")


def bidding() -> Lots:
    state = game.new({"players": 2, "aside": False}, "5")
    assert isinstance(state, Lots)
    return state


def open_table() -> Open:
    plain = bidding()
    state = Open(2, plain.chance)
    plain.copy_agenda(state)
    state.hands, state.deck, state.lot = plain.hands, plain.deck, plain.lot
    return state


# ---- where it has come out ------------------------------------------------------------------------------------


def test_a_question_may_tell_where_it_comes_out() -> None:
    state = bidding()
    assert horizon(state, 0) == near_horizon(state, 0) == kind_of(state, 0)
    state.restart(0, FarBid(0))
    state.advance()
    assert horizon(state, 0) == near_horizon(state, 0) == FAR


def test_a_question_that_comes_out_elsewhere_is_in_the_midst_of_something() -> None:
    """Another seat's turn ends the look ahead; not if what is asked there comes out later itself."""
    state = bidding()
    said = state.copy()
    said.lane_tops = [None, None]
    said.open_lanes = 0
    said.offers = [[], said.hands[1]]
    plain: Task[Lots] = Bid(1)
    said.push(plain)
    assert came_out(said, 0, FAR)
    said.push(FarBid(1))
    assert not came_out(said, 0, FAR)


@pytest.mark.parametrize("experienced", ["standard", "experienced"])
def test_in_race_all_comes_out_when_actions_are_chosen_again(experienced: str) -> None:
    """Whatever is decided in a round is compared at the start of the next one, or at the end of the game."""
    state = RACE.new({"players": 2, "two-player": experienced}, "3")
    dice = fast_chance(4)
    kinds: set[str] = set()
    while not state.over:
        seat = state.waiting()[0]
        kinds.add(kind_of(state, seat))
        if kind_of(state, seat) not in ("DiscardTwo", "ChooseAction", "ChooseActions"):
            ahead = state.copy()
            round = ahead.round  # type: ignore[attr-defined]
            run_on(ahead, seat, horizon(ahead, seat), 4, 4, 200, fast_chance(1), fast_chance(2))
            assert ahead.over or ahead.round == round + 1  # type: ignore[attr-defined]
            assert ahead.over or kind_of(ahead, seat).startswith("ChooseAction")
        play_out(state, dice, 1)
    assert {"PlaceWorld", "PlaceDevelopment", "KeepCards"} < kinds


# ---- what is hidden -------------------------------------------------------------------------------------------


def test_where_nothing_is_hidden_nothing_is_dealt() -> None:
    state = open_table()
    chance = fast_chance(9)
    seen = world(state, 0, chance)
    assert seen is not state
    assert seen.chance is chance
    bot = SearchBot(Budget(iterations=30))
    assert bot.choose(state, 0, Budget(), fast_chance(1))[0] in state.legal(0)
    assert GreedyBot(guesses=3).choose(state, 0, Budget(), fast_chance(1))[0] in state.legal(0)
    with pytest.raises(AssertionError, match="nothing is hidden"):
        state.guess(0, chance)


def test_where_something_is_hidden_it_is_guessed() -> None:
    state = bidding()
    assert state.hides(0)
    others = {tuple(world(state, 0, fast_chance(number)).hands[1]) for number in range(9)}  # type: ignore[attr-defined]
    assert len(others) > 1


def test_forked_dice_are_as_good_as_fresh_ones() -> None:
    """Over all numbers from the first draw on, and different every time."""
    dice = fast_chance(3)
    draws = [fork(dice).below(10) for _ in range(600)]
    assert set(draws) == set(range(10))
    assert 200 < sum(draw < 5 for draw in draws) < 400


# ---- what thinking leaves behind ------------------------------------------------------------------------------


class Failing(Open):
    def fresh(self) -> Failing:
        return Failing(self.players, self.chance.copy())

    def evaluate(self, seat: int) -> float:
        assert not gc.isenabled()
        raise ZeroDivisionError


@pytest.mark.parametrize("bot", [SearchBot(Budget(iterations=5)), GreedyBot()])
def test_no_garbage_is_collected_while_a_bot_thinks(bot: GreedyBot | SearchBot) -> None:
    state = open_table()
    failing = Failing(2, state.chance)
    state.copy_agenda(failing)
    failing.hands, failing.deck, failing.lot = state.hands, state.deck, state.lot
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError):
        bot.choose(failing, 0, Budget(), fast_chance(1))
    assert gc.isenabled()
    bot.choose(state, 0, Budget(), fast_chance(1))
    assert gc.isenabled()
    gc.disable()
    try:
        bot.choose(state, 0, Budget(), fast_chance(1))
        assert not gc.isenabled()  # it is left as it was found
    finally:
        gc.enable()
