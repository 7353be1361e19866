"""Greedy sees what a decision comes to."""

from __future__ import annotations

from starboard.bots import Bot, Budget, GreedyBot, RandomBot, answer
from starboard.bots.base import Clock
from starboard.bots.lookahead import came_out, horizon, kind_of, quick_word, run_on, sample, shortlist
from starboard.bots.sentences import Way, play_on, ways
from starboard.games.planet.components import P_PATCH
from starboard.kernel import State, fast_chance
from tests.games.planet.position import Position
from tests.lots import CARD, CARDS, SHELF, TAKE, Lots, game


def disposing(players: int = 2) -> Lots:
    """Seat 0 has won a lot of value 20 and disposes of it; shelf B is empty, so only shelf A counts at once."""
    state = game.new({"players": players, "aside": False}, "5")
    assert isinstance(state, Lots)
    every = [*state.deck, *state.hands[0], *state.hands[1], state.lot]
    lot, top, low = CARD + 19, CARD + CARDS - 1, CARD
    rest = sorted(card for card in every if card not in (lot, top, low))
    state.lot = lot
    state.hands[0] = [*rest[:3], top]
    state.hands[1] = [low, *rest[3:6]]
    state.deck = rest[6:]
    state.refresh()
    state.say(0, top)
    state.say(1, low)
    assert state.legal(0) == [TAKE, TAKE + 1]
    return state


def test_all_sentences_are_judged_best_first() -> None:
    state = disposing()
    found = ways(state, 0, 100, Clock(Budget()))
    assert len(found) == 3  # take it to A or to B, or give it away
    assert found[0].words == [TAKE, SHELF]
    assert found[0].rough > found[1].rough >= found[2].rough


def test_beyond_the_limit_the_best_beginnings_are_followed() -> None:
    state = disposing()
    assert [way.words for way in ways(state, 0, 1, Clock(Budget()))] == [[TAKE], [TAKE + 1]]
    assert [way.words[0] for way in ways(state, 0, 2, Clock(Budget()))] == [TAKE, TAKE, TAKE + 1]
    spent = Clock(Budget(iterations=1))
    spent.done = 1
    assert [way.words for way in ways(state, 0, 100, spent)] == [[TAKE], [TAKE + 1]]


def test_beginnings_without_number_are_not_all_followed() -> None:
    """Six patches, each to be laid on one of many squares or stored: the ends of the ways are too far off."""
    position = Position("universal-coalition", rules=1).tech(2).place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.owe(P_PATCH, 6)
    state = position.resolve().state
    found = ways(state, 0, 10, Clock(Budget()))
    assert 10 < len(found) < 200


def test_a_way_that_takes_another_course_in_a_guess_is_played_on_from_there() -> None:
    """What a sentence goes on with may not be asked where other things are hidden."""
    state = disposing()
    found = [Way([TAKE, SHELF], 0.0, state), Way([TAKE, TAKE, SHELF + 1, SHELF], 0.0, state)]
    judged = play_on(state, 0, found, kind_of(state, 0), 2, 4, 1, Clock(Budget()), fast_chance(1), 1.0)
    assert [way.count for way in judged] == [2, 2]
    assert judged[0].words == [TAKE, SHELF]


def test_a_whole_decision_is_said_as_it_was_judged() -> None:
    assert answer(disposing(), 0, GreedyBot(), Budget(), fast_chance(1)) == [TAKE, SHELF]


def test_a_secret_word_is_judged_by_what_it_comes_to() -> None:
    """Right after a bid nothing has changed; only when it is revealed does it matter."""
    wins = 0
    for number in range(30):
        state = game.new({"players": 2, "aside": False, "hand": 2}, str(number))
        assert isinstance(state, Lots)
        word = answer(state, 0, GreedyBot(guesses=6), Budget(), fast_chance(number))
        wins += word == [state.hands[0][-1]]
    assert wins > 17  # the higher card more often than not


def test_quick_takes_the_best_of_what_it_looks_at() -> None:
    state = disposing()
    state.say(0, TAKE)
    assert {quick_word(state, 0, 9, fast_chance(number)) for number in range(9)} == {SHELF}
    assert {quick_word(state, 0, 1, fast_chance(number)) for number in range(9)} == {SHELF, SHELF + 1}


def test_some_of_the_words() -> None:
    words = list(range(10))
    assert sample(words, 10, fast_chance(0)) == words
    seen: set[int] = set()
    for number in range(60):
        chosen = sample(words, 3, fast_chance(number))
        assert len(chosen) == 3
        assert chosen == sorted(chosen)
        seen.update(chosen)
    assert seen == set(words)


def test_running_on_stops_at_the_same_question() -> None:
    state = game.new({"players": 2, "aside": False}, "5")
    kind = kind_of(state, 0)
    before = state.barriers
    state.say(0, state.legal(0)[-1])
    run_on(state, 0, kind, 4, 4, 40, fast_chance(1), fast_chance(2))
    assert kind_of(state, 0) == kind
    assert state.barriers == before + 1


def test_running_on_stops_at_anothers_turn() -> None:
    """Seat 1 wins the lot with the higher bid: it disposes of it in a turn of its own."""
    state = disposing()
    state.say(0, TAKE)
    state.say(0, SHELF)
    state.hands[0], state.hands[1] = [CARD, *state.hands[0][1:]], [*state.hands[1][:-1], CARD + CARDS - 1]
    state.refresh()
    state.say(0, CARD)
    run_on(state, 0, "nothing", 4, 9, 200, fast_chance(1), fast_chance(2))
    assert state.waiting() == [1]
    assert kind_of(state, 1) == "Dispose"


def test_where_a_decision_comes_out() -> None:
    """A bid by the next bid; what to do with the lot when somebody's next turn begins."""
    state = game.new({"players": 2, "aside": False}, "5")
    assert horizon(state, 0) == kind_of(state, 0)
    assert came_out(state, 0, kind_of(state, 0))
    state = disposing()
    state.say(0, TAKE)
    assert horizon(state, 0) == ""
    assert not came_out(state, 0, "")
    state.say(0, SHELF)
    assert came_out(state, 0, "")
    assert came_out(state, 0, kind_of(state, 0))
    assert not came_out(state, 0, "nothing")


def play(bots: list[Bot], seed: int) -> State:
    state = game.new({"players": len(bots)}, str(seed))
    dice = fast_chance(seed + 99)
    while not state.over:
        seat = state.waiting()[0]
        for word in answer(state, seat, bots[seat], Budget(), dice):
            state.say(seat, word)
    return state


def test_greedy_beats_random_at_lots() -> None:
    wins = 0.0
    for seed in range(24):
        seats: list[Bot] = [GreedyBot(), RandomBot()]
        mine = seed % 2
        state = play(seats if mine == 0 else seats[::-1], seed // 2)
        winners = state.winners()
        assert winners is not None
        wins += (mine in winners) / len(winners)
    assert wins >= 17


def test_blunders_make_it_weaker() -> None:
    said = {answer(disposing(), 0, GreedyBot(blunder=100), Budget(), fast_chance(n))[0] for n in range(20)}
    assert said == {TAKE, TAKE + 1}


def test_a_spent_budget_ends_the_thinking() -> None:
    state = disposing()
    assert answer(state, 0, GreedyBot(guesses=10_000_000), Budget(seconds=0.05), fast_chance(1)) == [TAKE, SHELF]


class Hinting(Lots):
    """A game that knows at a glance which cards promise most: the highest."""

    def fresh(self) -> Hinting:
        return Hinting(self.players, self.chance.copy())

    def promising(self, seat: int, count: int) -> list[int]:
        return self.legal(seat)[-count:]


def test_quick_words_come_from_what_the_game_finds_promising() -> None:
    plain = game.new({"players": 2, "aside": False}, "4")
    assert isinstance(plain, Lots)
    assert plain.promising(0, 2) == []
    assert len(shortlist(plain, 0, 2, fast_chance(1))) == 2
    hinting = Hinting(2, plain.chance)
    plain.copy_agenda(hinting)
    hinting.hands = plain.hands
    assert shortlist(hinting, 0, 2, fast_chance(1)) == plain.hands[0][-2:]
    assert shortlist(hinting, 0, 9, fast_chance(1)) == plain.hands[0]


def test_without_guesses_the_first_look_decides() -> None:
    state = disposing()
    seat = state.waiting()[0]
    bot = GreedyBot(guesses=0, best=0)
    assert bot.choose(state, seat, Budget(), fast_chance(1))[0] in state.legal(seat)
