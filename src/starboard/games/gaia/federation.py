"""Chapter: form a federation. Which planets, which links, which token."""

from typing import Final

from starboard.games.gaia.federations import Plan, Problem, layouts, plans
from starboard.games.gaia.power import TO_SUPPLY, give_tokens, tokens_in_bowls
from starboard.games.gaia.rows import JOINED, QIC, SATELLITES
from starboard.games.gaia.state import NOTHING, FederationCache, GaiaState, stations_of
from starboard.games.gaia.tables import EMPTY, SPACE, SPACE_STATION
from starboard.games.gaia.tokens import ChooseToken, tokens_left
from starboard.games.gaia.vocabulary import HEX, LAST_HEX, hex_name
from starboard.kernel import DONE, Message, Prompt, Task

POWER_NEEDED: Final = 7  # GP-12.2
MOST_LINKS: Final = 2000  # equally short ways of linking the same planets that are offered
ANY_BUDGET: Final = 1000


def needed(state: GaiaState, seat: int) -> int:
    """The power a federation needs: 7, less for the Xenos with institute, multiples of 7 for the Ivits."""
    board = state.board(seat)
    if board.single_federation:  # GP-22.27
        return POWER_NEEDED * (state.rows[seat][JOINED] + 1)
    return board.institute_federation_power if state.has_institute(seat) else POWER_NEEDED


def budget(state: GaiaState, seat: int) -> int:
    """How many satellites can be paid: a token each, or a QIC (GP-12.6, GP-22.28)."""
    row = state.rows[seat]
    return row[QIC] if state.board(seat).satellite_qic else tokens_in_bowls(row)


def members(state: GaiaState, seat: int) -> list[int]:
    """The hexes that can belong to a federation: own planets, and space stations."""
    return [*state.own[seat], *stations_of(state, seat)]


def clusters_of(state: GaiaState, seat: int, hexes: list[int]) -> list[list[int]]:
    """Own planets outside federations, those that touch together (R-141)."""
    bit = 1 << seat
    waiting = {h for h in hexes if not state.feds[h] & bit}
    clusters = []
    for start in sorted(waiting):
        if start in waiting:
            waiting.discard(start)
            cluster = [start]
            for here in cluster:
                for h in state.setup.stars.shape.neighbours[here]:
                    if h in waiting:
                        waiting.discard(h)
                        cluster.append(h)
            cluster.sort()
            clusters.append(cluster)
    return clusters


def free_hexes(state: GaiaState, seat: int) -> list[bool]:
    """Where a satellite may be built: no planet, no own satellite or station (GP-12.7, R-148), and, unless the
    seat has one single federation, not next to an own federation (GP-12.19)."""
    bit = 1 << seat
    stars = state.setup.stars
    single = state.board(seat).single_federation
    free = [False] * len(state.planet)
    for h in stars.shape.hexes:
        if state.planet[h] == SPACE and not state.feds[h] & bit:
            free[h] = state.piece[h] == EMPTY or (state.piece[h] == SPACE_STATION and state.owner[h] != seat)
    if not single:
        for h in stars.shape.hexes:
            if state.feds[h] & bit:
                for near in stars.shape.neighbours[h]:
                    free[near] = False
    return free


def problem_of(state: GaiaState, seat: int, most: int) -> Problem:
    """The question for the search: for the Ivits, the one federation is a cluster that must take part (R-158)."""
    hexes = members(state, seat)
    bit = 1 << seat
    clusters = clusters_of(state, seat, hexes)
    base = -1
    if state.board(seat).single_federation:
        inside = [h for h in state.setup.stars.shape.hexes if state.feds[h] & bit]
        if inside:
            base = len(clusters)
            clusters.append(inside)
    owned = set(hexes)
    powers = [sum(state.power_at(seat, h) for h in cluster if h in owned) for cluster in clusters]
    return Problem(
        state.setup.stars.shape.neighbours, free_hexes(state, seat), clusters, powers, needed(state, seat), most, base
    )


def search(state: GaiaState, seat: int) -> FederationCache:
    """The plans for the present position; remembered until something on the map changes."""
    most = budget(state, seat)
    need = needed(state, seat)
    known = state.searched[seat]
    if known is not NOTHING and known.problem.need == need and known.problem.budget >= most:
        return known
    if not enough_power(state, seat, need):
        found = FederationCache(Problem([], [], [], [], need, ANY_BUDGET, -1), [])
    else:
        problem = problem_of(state, seat, most)
        found = FederationCache(problem, plans(problem))
    state.searched[seat] = found
    return found


def enough_power(state: GaiaState, seat: int, need: int) -> bool:
    """A quick look: would all own planets that are still free be enough?"""
    bit = 1 << seat
    total = 0
    single = state.board(seat).single_federation
    for h in members(state, seat):
        if single or not state.feds[h] & bit:
            total += state.power_at(seat, h)
    return total >= need


def affordable(state: GaiaState, seat: int) -> list[Plan]:
    found = search(state, seat)
    most = budget(state, seat)
    return [plan for plan in found.plans if plan.satellites <= most]


def can_federate(state: GaiaState, seat: int) -> bool:
    return tokens_left(state) and len(affordable(state, seat)) > 0


def landmarks(problem: Problem, plan: Plan) -> list[int]:
    """The clusters of a plan, each by its first hex; the federation that is there anyway is not named."""
    marks = [problem.clusters[c][0] for c in range(len(problem.clusters)) if plan.mask >> c & 1 and c != problem.base]
    marks.sort()
    return marks


class ChoosePlanets(Task[GaiaState]):
    """Which planets? One hex of each group of touching planets, in the order of the vocabulary."""

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen: list[int] = chosen

    def fitting(self, state: GaiaState) -> list[Plan]:
        """The plans that begin with what was chosen."""
        problem = search(state, self.seat).problem
        depth = len(self.chosen)
        return [plan for plan in affordable(state, self.seat) if landmarks(problem, plan)[:depth] == self.chosen]

    def options(self, state: GaiaState) -> list[int]:
        problem = search(state, self.seat).problem
        depth = len(self.chosen)
        words: set[int] = set()
        for plan in self.fitting(state):
            marks = landmarks(problem, plan)
            words.add(HEX + marks[depth] if len(marks) > depth else DONE)
        return sorted(words)

    def resolve(self, state: GaiaState, word: int) -> None:
        if word != DONE:
            state.push(ChoosePlanets(self.seat, [*self.chosen, word - HEX]))
            return
        found = search(state, self.seat)
        for plan in self.fitting(state):
            if landmarks(found.problem, plan) == self.chosen:
                self.link(state, found.problem, plan)
                return

    def link(self, state: GaiaState, problem: Problem, plan: Plan) -> None:
        planets = [h for c in range(len(problem.clusters)) if plan.mask >> c & 1 for h in problem.clusters[c]]
        links = layouts(problem, plan, MOST_LINKS)
        state.push(ChooseLinks(self.seat, planets, links, 0))

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt(
            "gaia-ask-federation", {"power": needed(state, self.seat), "picked": [hex_name(h) for h in self.chosen]}
        )

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if HEX <= word <= LAST_HEX:
            return why_not_planet(state, self.seat, word - HEX)
        return None


class ChooseLinks(Task[GaiaState]):
    """Where do the satellites go? All layouts have equally many; the hexes are said in ascending order."""

    def __init__(self, seat: int, planets: list[int], links: list[list[int]], depth: int) -> None:
        super().__init__(seat)
        self.planets: list[int] = planets
        self.links: list[list[int]] = links  # those that begin with what was chosen
        self.depth: int = depth

    def options(self, state: GaiaState) -> list[int]:
        if len(self.links[0]) == self.depth:
            return [DONE]
        return sorted({HEX + link[self.depth] for link in self.links})

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == DONE:
            form(state, self.seat, self.planets, self.links[0])
            return
        rest = [link for link in self.links if link[self.depth] == word - HEX]
        state.push(ChooseLinks(self.seat, self.planets, rest, self.depth + 1))

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-satellites", {"n": len(self.links[0]) - self.depth})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return Message("gaia-why-longer-link") if HEX <= word <= LAST_HEX else None


def form(state: GaiaState, seat: int, planets: list[int], satellites: list[int]) -> None:
    """Build all satellites in this one action, pay for them, take a token (GP-12.8, GP-12.10)."""
    bit = 1 << seat
    row = state.rows[seat]
    state.feds = state.feds[:]
    state.sats = state.sats[:]
    for h in planets:
        state.feds[h] |= bit
    for h in satellites:
        state.feds[h] |= bit
        state.sats[h] |= bit
    row[SATELLITES] += len(satellites)
    row[JOINED] += 1
    state.forget_federations(seat)
    state.emit("gaia-did-federation", {"seat": seat, "n": len(satellites)})
    state.push(ChooseToken(seat))
    if state.board(seat).satellite_qic:
        row[QIC] -= len(satellites)
    else:
        give_tokens(state, seat, len(satellites), TO_SUPPLY)


def why_not_planet(state: GaiaState, seat: int, where: int) -> Message | None:
    if where not in members(state, seat):
        return Message("gaia-why-not-yours")
    if state.feds[where] >> seat & 1:
        return Message("gaia-why-in-federation")
    return Message("gaia-why-not-minimal")
