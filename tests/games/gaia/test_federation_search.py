"""The federation search against an exhaustive one, on small pieces of random maps; and how long it takes.

`python -m tests.games.gaia.test_federation_search` prints the time that nasty positions take: many structures,
far apart, none in a federation, and tokens to burn.
"""

from __future__ import annotations

import random
import time
from itertools import combinations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import federation_search
from starboard.games.gaia.federation_search import Plan, Problem, layouts, plans
from starboard.games.gaia.hexes import LARGE_SHAPE
from starboard.games.gaia.rules.maps import draw_map
from starboard.kernel import fast_chance
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
    for index, cluster in enumerate(problem.clusters):
        if mask >> index & 1:
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


# Power values of the structures of one faction, strongest last: eight mines, four trading stations, the rest.
MINES = [1] * 8
STATIONS = [1] * 6 + [2] * 4
EVERYTHING = [1] * 7 + [2] * 4 + [3] * 2


def position(seed: int, values: list[int], tokens: int) -> Problem:
    """Structures on random planets of a random map for four."""
    dice = fast_chance(seed)
    stars = draw_map(3, 4, dice, 2)
    planets = [h for h in stars.planets if stars.planet[h] != c.TRANSDIM]
    own = [dice.draw(planets) for _ in values]
    power = dict(zip(own, values, strict=True))
    waiting = set(own)
    clusters: list[list[int]] = []
    for start in sorted(own):
        if start in waiting:
            waiting.discard(start)
            cluster = [start]
            for here in cluster:
                for there in stars.shape.neighbours[here]:
                    if there in waiting:
                        waiting.discard(there)
                        cluster.append(there)
            clusters.append(sorted(cluster))
    free = [stars.shape.exists[h] and stars.planet[h] == c.SPACE for h in range(len(stars.planet))]
    powers = [sum(power[h] for h in cluster) for cluster in clusters]
    return Problem(stars.shape.neighbours, free, clusters, powers, 7, tokens, -1)


def positions() -> list[tuple[str, Problem]]:
    found = []
    for name, values in (("mines", MINES), ("stations", STATIONS), ("everything", EVERYTHING)):
        for tokens in (6, 9, 12):
            for seed in range(4):
                found.append((f"{name}, {tokens} tokens, map {seed}", position(seed, values, tokens)))
    return found


def seconds(problem: Problem) -> tuple[float, int]:
    """The best of three searches, and how many federations there are."""
    best = 1e9
    count = 0
    for _ in range(3):
        start = time.process_time()
        count = len(plans(problem))
        best = min(best, time.process_time() - start)
    return best, count


def is_compiled() -> bool:
    return not (federation_search.__file__ or "").endswith(".py")


def test_nasty_positions_are_searched_in_time() -> None:
    """At most 50 ms compiled; the interpreter is given ten times that, and slow machines some more."""
    limit = 0.05 if is_compiled() else 0.5
    slow = {name: spent for name, problem in positions() if (spent := seconds(problem)[0]) > 2 * limit}
    assert slow == {}


def main() -> None:
    print("compiled" if is_compiled() else "interpreted")
    total = 0.0
    worst = 0.0
    for name, problem in positions():
        spent, count = seconds(problem)
        found = plans(problem)
        start = time.process_time()
        links = len(layouts(problem, found[-1], 2000)) if found else 0
        linking = time.process_time() - start
        total += spent
        worst = max(worst, spent)
        print(f"{name:32} {spent * 1000:8.2f} ms {count:4} federations; last: {links:4} links {linking * 1000:8.2f} ms")
    print(f"mean {total / len(positions()) * 1000:.2f} ms, worst {worst * 1000:.2f} ms")


if __name__ == "__main__":
    main()
