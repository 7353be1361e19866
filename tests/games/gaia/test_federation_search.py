"""The federation search against an exhaustive one, on small pieces of random maps."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from starboard.games.gaia.federation_search import Plan, Problem, layouts, plans
from starboard.games.gaia.hexes import LARGE_SHAPE
from tests.games.gaia.federation_bench import is_compiled, positions, seconds
from tests.rulebook import rule

FREE = 15  # hexes on which satellites may be tried
MOST = 5


def small_problem(seed: int) -> Problem:
    """Some clusters near each other, and few free hexes between them."""
    dice = random.Random(seed)
    start = dice.choice(LARGE_SHAPE.hexes)
    region = sorted(LARGE_SHAPE.hexes, key=lambda h: (LARGE_SHAPE.distance[start][h], dice.random()))[:26]
    planets = dice.sample(region, 7)
    clusters: list[list[int]] = []
    waiting = set(planets)
    while waiting:
        cluster = [waiting.pop()]
        for here in cluster:
            for there in LARGE_SHAPE.neighbours[here]:
                if there in waiting:
                    waiting.discard(there)
                    cluster.append(there)
        clusters.append(sorted(cluster))
    free = [False] * len(LARGE_SHAPE.exists)
    for h in [h for h in region if h not in planets][:FREE]:
        free[h] = True
    powers = [sum(dice.choice((1, 1, 2, 3)) for _ in cluster) for cluster in clusters]
    need = dice.choice((6, 7, 7, 8))
    base = dice.choice((-1, -1, 0))
    return Problem(LARGE_SHAPE.neighbours, free, clusters, powers, need, MOST, base)


def touched(problem: Problem, satellites: tuple[int, ...]) -> int | None:
    """The clusters that a set of satellites links, None if it does not hang together."""
    mask = 0
    for h in satellites:
        mask |= problem.touch[h]
    cells = set(satellites)
    for c, cluster in enumerate(problem.clusters):
        if mask >> c & 1:
            cells.update(cluster)
    seen = {satellites[0]}
    queue = [satellites[0]]
    for here in queue:
        for there in problem.neighbours[here]:
            if there in cells and there not in seen:
                seen.add(there)
                queue.append(there)
    # a cluster is one piece even where its hexes meet only through each other
    return mask if seen == cells else None


def exhaustive(problem: Problem) -> tuple[dict[int, int], dict[int, list[list[int]]]]:
    """Legal sets of clusters by the definition, and all their layouts."""
    fewest: dict[int, int] = {1 << c: 0 for c in range(len(problem.clusters))}
    ways: dict[int, list[list[int]]] = {1 << c: [[]] for c in range(len(problem.clusters))}
    free = [h for h in range(len(problem.free)) if problem.free[h]]
    for count in range(1, MOST + 1):
        for satellites in combinations(free, count):
            mask = touched(problem, satellites)
            if mask is None or fewest.get(mask, MOST + 1) < count:
                continue
            fewest[mask] = count
            ways.setdefault(mask, []).append(sorted(satellites))
    strong = {mask: count for mask, count in fewest.items() if problem.complete(mask)}
    tight = {
        mask: count
        for mask, count in strong.items()
        if not any(other & mask == mask and less < count for other, less in fewest.items())
    }
    legal = {
        mask: count
        for mask, count in tight.items()
        if not any(other & mask == other and less < count for other, less in tight.items())
    }
    return legal, {mask: sorted(ways[mask]) for mask in legal}


@rule("GP-12.5", "GP-12.8", "GP-12.13", "GP-12.14", "GP-12.18")
@pytest.mark.parametrize("seed", range(40))
def test_search_finds_exactly_the_legal_federations(seed: int) -> None:
    problem = small_problem(seed)
    legal, ways = exhaustive(problem)
    found = plans(problem)
    assert {plan.mask: plan.satellites for plan in found} == legal
    for plan in found:
        assert layouts(problem, plan, 100_000) == ways[plan.mask]


def test_small_problems_are_not_all_trivial() -> None:
    sizes = [len(exhaustive(small_problem(seed))[0]) for seed in range(12)]
    assert max(sizes) >= 3


def test_a_limit_on_layouts_keeps_only_legal_ones() -> None:
    for seed in range(12):
        problem = small_problem(seed)
        for plan in plans(problem):
            everything = layouts(problem, plan, 100_000)
            some = layouts(problem, Plan(plan.mask, plan.satellites), 2)
            assert some
            assert all(links in everything for links in some)


def test_nasty_positions_are_searched_in_time() -> None:
    """At most 50 ms compiled; the interpreter is given ten times that, and slow machines some more."""
    limit = 0.05 if is_compiled() else 0.5
    slow = {name: spent for name, problem in positions() if (spent := seconds(problem)[0]) > 2 * limit}
    assert slow == {}
