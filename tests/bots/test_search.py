"""Search: its trees, and what it finds out."""

from __future__ import annotations

import time

import pytest

from starboard.bots import Bot, Budget, GreedyBot, RandomBot, SearchBot, answer, iterations_per_second
from starboard.bots.base import Clock
from starboard.bots.lookahead import horizon
from starboard.bots.search import value_of
from starboard.bots.tree import Edge, Node
from starboard.kernel import StarboardError, fast_chance
from tests.bots.test_greedy import disposing, play
from tests.lots import CARD, SHELF, TAKE, game


def test_a_search_without_a_budget_would_never_end() -> None:
    with pytest.raises(StarboardError, match="budget"):
        SearchBot(Budget())


def test_it_finds_the_best_sentence() -> None:
    bot = SearchBot(Budget(iterations=120))
    assert answer(disposing(), 0, bot, Budget(), fast_chance(1)) == [TAKE, SHELF]


def test_the_same_seed_and_iterations_give_the_same_words() -> None:
    said = []
    for _ in range(2):
        bots: list[Bot] = [SearchBot(Budget(iterations=30)), GreedyBot()]
        state = play(bots, 7)
        said.append(state.scores())
    assert said[0] == said[1]


@pytest.mark.parametrize("budget", [Budget(seconds=0.1), Budget(cpu=0.1)])
def test_time_is_kept(budget: Budget) -> None:
    state = game.new({"players": 4}, "2")
    bot = SearchBot(budget)
    start = time.thread_time()
    bot.choose(state, 0, Budget(), fast_chance(1))
    assert time.thread_time() - start < 0.3
    assert bot.iterations > 3


def test_no_more_is_thought_than_can_matter() -> None:
    """When one word is ahead by more than what is left, the rest of the budget is saved."""
    state = disposing()
    state.say(0, TAKE)
    bot = SearchBot(Budget(iterations=1000))
    assert bot.choose(state, 0, Budget(), fast_chance(1)) == [SHELF]
    assert bot.iterations < 1000


def test_a_tree_branches_on_own_words_only() -> None:
    """What another seat lays face down is not to be found in the tree of this seat."""
    state = game.new({"players": 2, "aside": False}, "3")
    bot = SearchBot(Budget(iterations=200))
    root = bot.search(state, 0, Clock(Budget(iterations=200)), fast_chance(1))
    assert sorted(edge.words for edge in root.edges.values()) == [[word] for word in state.legal(0)]
    for edge in root.edges.values():
        for node in edge.after.values():
            # the next own question: to dispose of the lot, or the next bid from what is left of the hand
            left = [word for word in state.legal(0) if word != edge.words[0]]
            assert all(word in left or word >= TAKE for word in node.edges)


def test_visits_add_up() -> None:
    state = game.new({"players": 3}, "3")
    clock = Clock(Budget(iterations=64))
    root = SearchBot(clock.budget).search(state, 1, clock, fast_chance(1))
    played_on = 2 * len(root.edges)  # every way, on two guesses, before the search begins
    assert len(root.edges) <= 10
    assert root.visits == clock.done - played_on
    assert sum(edge.visits for edge in root.edges.values()) == root.visits
    for edge in root.edges.values():
        assert 0.0 <= edge.total <= edge.visits
        assert edge.visits <= edge.seen


def test_few_visits_leave_a_place_unripe() -> None:
    """Behind the sentences of the root no place is searched before it was met often enough."""
    state = game.new({"players": 2}, "3")
    clock = Clock(Budget(iterations=200))
    for ripe, searched in ((1, True), (1000, False)):
        root = SearchBot(clock.budget, ripe=ripe).search(state, 0, Clock(clock.budget), fast_chance(1))
        behind = [node for edge in root.edges.values() for node in edge.after.values()]
        assert behind
        assert any(node.edges for node in behind) == searched


def test_an_iteration_ends_when_the_decision_came_out_so_many_times() -> None:
    """The more turns, the more rounds are played."""
    rounds = []
    for turns in (1, 2, 3):
        state = game.new({"players": 2, "aside": False}, "3")
        bot = SearchBot(Budget(iterations=1), ripe=1000, rollout=200)
        edge = Edge([state.legal(0)[0]], 0.0)
        bot.iterate(state, 0, horizon(state, 0), turns, [Node(), Node()], edge, fast_chance(1))
        rounds.append(state.barriers)
    assert rounds[0] < rounds[1] < rounds[2]


def test_who_decides_alone_may_look_further() -> None:
    bot = SearchBot(Budget(iterations=1), turns=1, alone=2)
    state = game.new({"players": 2}, "3")
    seen = set()
    while not state.over:
        seen.add((len(state.waiting()), bot.turns_at(state)))
        state.say(state.waiting()[0], state.legal(state.waiting()[0])[0])
    assert {(2, 1), (1, 2)} <= seen  # all bid at once; one says where the lot goes
    assert (2, 2) not in seen


def test_wide_questions_are_widened_step_by_step() -> None:
    node = Node()
    words = list(range(40))
    for word in words:
        node.edges[word] = Edge([word], float(word) / 100)
    tried = set()
    for _ in range(100):
        edge = node.select(words)
        tried.add(edge.words[0])
        edge.visits += 1
        edge.total += 0.5
        node.learn(0.5)
        if node.visits == 4:
            assert min(tried) >= 30  # the most promising first
    assert len(tried) > 12


def test_a_word_seldom_on_offer_is_judged_by_when_it_was() -> None:
    """A good word that is legal in one guess of ten is tried whenever it is there."""
    node = Node()
    node.edges = {1: Edge([1], 0.0), 2: Edge([2], 0.0)}
    for number in range(300):
        words = [1, 2] if number % 10 == 0 else [1]
        edge = node.select(words)
        value = 0.9 if edge.words == [2] else 0.1
        edge.visits += 1
        edge.total += value
        node.learn(value)
    assert node.edges[2].seen == 30
    assert node.edges[2].visits >= 25


def test_the_favourite() -> None:
    node = Node()
    node.edges = {1: Edge([1], 0.0), 2: Edge([2], 5.0), 3: Edge([3], 9.0)}
    assert node.favourite().words == [3]
    node.edges[1].visits = 3
    assert node.favourite().words == [1]
    assert node.lead() == 3


def test_values() -> None:
    state = disposing()
    assert value_of(state, 0) == 0.5
    state.shelves[0] = [CARD + 9]
    assert 0.5 < value_of(state, 0) < 1.0
    assert value_of(state, 0) + value_of(state, 1) == pytest.approx(1.0)
    state.over = True
    assert value_of(state, 0) > 0.75
    assert value_of(state, 1) < 0.25


def test_search_beats_random_at_lots() -> None:
    wins = 0.0
    for seed in range(16):
        seats: list[Bot] = [SearchBot(Budget(iterations=120)), RandomBot()]
        mine = seed % 2
        winners = play(seats if mine == 0 else seats[::-1], seed // 2).winners()
        assert winners is not None
        wins += (mine in winners) / len(winners)
    assert wins >= 13


def test_the_bench_counts_iterations() -> None:
    assert iterations_per_second(game, game.validate({"players": 2}), 0.1) > 10
