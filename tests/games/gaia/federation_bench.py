"""Nasty positions for the federation search: many structures, far apart, none in a federation, and tokens to burn.

`python -m tests.games.gaia.federation_bench` prints the time that each takes.
"""

from __future__ import annotations

import time

from starboard.games.gaia import components as c
from starboard.games.gaia import federation_search
from starboard.games.gaia.federation_search import Problem, layouts, plans
from starboard.games.gaia.rules.maps import draw_map
from starboard.kernel import fast_chance

# Power values of the structures of one faction, strongest last: eight mines, four trading stations, the rest.
MINES = [1] * 8
STATIONS = [1] * 6 + [2] * 4
EVERYTHING = [1] * 7 + [2] * 4 + [3] * 2


def position(seed: int, values: list[int], tokens: int) -> Problem:
    """Structures on random planets of a random map for four."""
    dice = fast_chance(seed)
    stars = draw_map(3, True, dice)
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
