"""Chapter: form a federation. Which planets, which links, which token."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.federation_search import UNREACHED, Found, Plan, Problem, fewest, plans
from starboard.games.gaia.rules.plans import asked_words
from starboard.games.gaia.rules.power import TO_SUPPLY, give_tokens, tokens_in_bowls
from starboard.games.gaia.rules.tokens import ChooseToken, tokens_left
from starboard.games.gaia.table import Table
from starboard.kernel import CLAUSE, CONTINUES, DONE, PLAN, Arg, Message, Prompt, PromptKind, Proposal, Task

POWER_NEEDED: Final = 7  # GP-12.2
MOST_LINKS: Final = 2000  # equally short ways of linking the same planets that are offered
MOST_PROPOSALS: Final = 200
ANY_BUDGET: Final = 1000


def needed(table: Table, seat: int) -> int:
    """The power a federation needs: 7, less for the Xenos with institute, multiples of 7 for the Ivits."""
    board = table.board(seat)
    if board.single_federation:  # GP-22.27
        return POWER_NEEDED * (table.seats[seat].federations + 1)
    return board.institute_federation_power if table.seats[seat].has_institute() else POWER_NEEDED


def budget(table: Table, seat: int) -> int:
    """How many satellites can be paid: a token each, or a QIC (GP-12.6, GP-22.28)."""
    me = table.seats[seat]
    return me.qic if table.board(seat).satellite_qic else tokens_in_bowls(me)


def members(table: Table, seat: int) -> list[int]:
    """The hexes that can belong to a federation: own planets, and space stations."""
    return [*table.seats[seat].planets, *table.stations_of(seat)]


def clusters_of(table: Table, seat: int, hexes: list[int]) -> list[list[int]]:
    """Own planets outside federations, those that touch together (R-141)."""
    bit = 1 << seat
    waiting = {h for h in hexes if not table.feds[h] & bit}
    clusters = []
    for start in sorted(waiting):
        if start in waiting:
            waiting.discard(start)
            cluster = [start]
            for here in cluster:
                for h in table.setup.stars.shape.neighbours[here]:
                    if h in waiting:
                        waiting.discard(h)
                        cluster.append(h)
            cluster.sort()
            clusters.append(cluster)
    return clusters


def free_hexes(table: Table, seat: int) -> list[bool]:
    """Where a satellite may be built: no planet, no own satellite or station (GP-12.7, R-148), and, unless the
    seat has one single federation, not next to an own federation (GP-12.19)."""
    bit = 1 << seat
    stars = table.setup.stars
    single = table.board(seat).single_federation
    free = [False] * len(table.planet)
    for h in stars.shape.hexes:
        if table.planet[h] == c.SPACE and not table.feds[h] & bit:
            free[h] = table.piece[h] == c.EMPTY or (table.piece[h] == c.SPACE_STATION and table.owner[h] != seat)
    if not single:
        for h in stars.shape.hexes:
            if table.feds[h] & bit:
                for near in stars.shape.neighbours[h]:
                    free[near] = False
    return free


def problem_of(table: Table, seat: int, most: int) -> Problem:
    """The question for the search: for the Ivits, the one federation is a cluster that must take part (R-158)."""
    hexes = members(table, seat)
    bit = 1 << seat
    clusters = clusters_of(table, seat, hexes)
    base = -1
    if table.board(seat).single_federation:
        inside = [h for h in table.setup.stars.shape.hexes if table.feds[h] & bit]
        if inside:
            base = len(clusters)
            clusters.append(inside)
    owned = set(hexes)
    powers = [sum(table.power_at(seat, h) for h in cluster if h in owned) for cluster in clusters]
    return Problem(
        table.setup.stars.shape.neighbours, free_hexes(table, seat), clusters, powers, needed(table, seat), most, base
    )


def search(table: Table, seat: int) -> Found:
    """The plans for the present position; remembered until something on the map changes."""
    most = budget(table, seat)
    found = table.seats[seat].federations_known()
    found.look_for(needed(table, seat))
    if found.problem.budget < most:
        found.problem = problem_of(table, seat, most)
        found.plans = plans(found.problem)
        found.looked = max(found.looked, most)
        if found.plans:
            found.fewest = found.plans[0].satellites
    return found


def in_reach(table: Table, seat: int) -> int:
    """The satellites of the cheapest federation, UNREACHED if none can be paid. Every turn asks this and few ask for
    plans: so no more is looked for than is needed, and it is remembered until something on the map changes."""
    most = budget(table, seat)
    need = needed(table, seat)
    found = table.seats[seat].federations_known()
    found.look_for(need)
    if found.fewest > most > found.looked:
        found.looked = most
        if not enough_power(table, seat, need):
            found.looked = ANY_BUDGET
        elif near_enough(table, seat, need, most):
            found.fewest = fewest(problem_of(table, seat, most))
    return found.fewest if found.fewest <= most else UNREACHED


def enough_power(table: Table, seat: int, need: int) -> bool:
    """A quick look: would all own planets that are still free be enough?"""
    bit = 1 << seat
    total = 0
    single = table.board(seat).single_federation
    for h in members(table, seat):
        if single or not table.feds[h] & bit:
            total += table.power_at(seat, h)
    return total >= need


def near_enough(table: Table, seat: int, need: int, most: int) -> bool:
    """A second quick look: do planets with enough power hang together, if each step from one to the next takes no more
    satellites than can be paid? As the crow flies, whatever lies between."""
    if table.board(seat).single_federation:
        return True  # it has grown far and wide
    waiting = [h for h in members(table, seat) if not table.feds[h] >> seat & 1]
    distance = table.setup.stars.shape.distance
    while waiting:
        group = [waiting.pop()]
        power = 0
        for here in group:  # grows on the way
            power += table.power_at(seat, here)
            away = distance[here]
            rest: list[int] = []
            for h in waiting:
                if away[h] <= most + 1:
                    group.append(h)
                else:
                    rest.append(h)
            waiting = rest
        if power >= need:
            return True
    return False


def affordable(table: Table, seat: int) -> list[Plan]:
    found = search(table, seat)
    most = budget(table, seat)
    return [plan for plan in found.plans if plan.satellites <= most]


def can_federate(table: Table, seat: int) -> bool:
    return tokens_left(table) and in_reach(table, seat) < UNREACHED


def landmarks(problem: Problem, plan: Plan) -> list[int]:
    """The clusters of a plan, each by its first hex; the federation that is there anyway is not named."""
    marks = [problem.clusters[i][0] for i in range(len(problem.clusters)) if plan.mask >> i & 1 and i != problem.base]
    marks.sort()
    return marks


def planets_of(problem: Problem, plan: Plan) -> list[int]:
    return [h for i in range(len(problem.clusters)) if plan.mask >> i & 1 for h in problem.clusters[i]]


def proposal(table: Table, seat: int, words: list[int], planets: list[int], links: list[int]) -> Proposal:
    """A federation as one answer: what it is made of, its power, and what its satellites cost."""
    power = sum(table.power_at(seat, h) for h in planets if table.is_member(seat, h))
    pays = "qic" if table.board(seat).satellite_qic else "token"
    brings: dict[str, Arg] = {
        "power": power,
        "planets": [w.hex_word(h) for h in planets],
        "satellites": [w.hex_word(h) for h in links],
        pays: len(links),
    }
    return Proposal(words, sorted([w.HEX + h for h in [*planets, *links]]), brings)


class ChoosePlanets(Task[Table]):
    """Which planets? One hex of each group of touching planets, in the order of the vocabulary."""

    def __init__(self, seat: int, chosen: list[int], opening: int) -> None:
        super().__init__(seat)
        self.chosen: list[int] = chosen
        self.opening: int = opening

    def fitting(self, table: Table) -> list[Plan]:
        """The plans that begin with what was chosen."""
        problem = search(table, self.seat).problem
        depth = len(self.chosen)
        return [plan for plan in affordable(table, self.seat) if landmarks(problem, plan)[:depth] == self.chosen]

    def options(self, table: Table) -> list[int]:
        problem = search(table, self.seat).problem
        depth = len(self.chosen)
        words: set[int] = set()
        for plan in self.fitting(table):
            marks = landmarks(problem, plan)
            words.add(w.HEX + marks[depth] if len(marks) > depth else DONE)
        return sorted(words)

    def resolve(self, table: Table, word: int) -> None:
        if word != DONE:
            table.push(ChoosePlanets(self.seat, [*self.chosen, word - w.HEX], CONTINUES))
            return
        found = search(table, self.seat)
        for plan in self.fitting(table):
            if landmarks(found.problem, plan) == self.chosen:
                links = found.links_of(plan, MOST_LINKS)
                table.push(ChooseLinks(self.seat, planets_of(found.problem, plan), links, 0))
                return

    def prompt(self, table: Table) -> Prompt:
        picked = [w.hex_word(h) for h in self.chosen]
        return Prompt("gaia-ask-federation", {"power": needed(table, self.seat), "picked": picked}, kind=PLAN)

    def prompt_kind(self) -> PromptKind:
        return PLAN

    def proposals(self, table: Table) -> list[Proposal]:
        """The federations that begin with what was chosen, fewest satellites first; of very many not all links."""
        known = search(table, self.seat)
        problem = known.problem
        fitting = self.fitting(table)
        depth = len(self.chosen)
        paths = [[*[w.HEX + h for h in landmarks(problem, plan)[depth:]], DONE] for plan in fitting]
        words = asked_words(paths, table.ask_all)
        each = max(1, MOST_PROPOSALS // len(fitting))
        found: list[Proposal] = []
        for index in range(min(len(fitting), MOST_PROPOSALS)):
            plan = fitting[index]
            links = ChooseLinks(self.seat, planets_of(problem, plan), known.links_of(plan, MOST_LINKS), 0)
            for last in links.proposals(table)[:each]:
                found.append(Proposal([*words[index], *last.words], last.things, last.brings))
        return found

    def starts(self) -> int:
        return self.opening

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.is_hex(word):
            return why_not_planet(table, self.seat, word - w.HEX)
        return None


class ChooseLinks(Task[Table]):
    """Where do the satellites go? All layouts have equally many; the hexes are said in ascending order."""

    def __init__(self, seat: int, planets: list[int], links: list[list[int]], depth: int) -> None:
        super().__init__(seat)
        self.planets: list[int] = planets
        self.links: list[list[int]] = links  # those that begin with what was chosen
        self.depth: int = depth

    def options(self, table: Table) -> list[int]:
        if len(self.links[0]) == self.depth:
            return [DONE]
        return sorted({w.HEX + link[self.depth] for link in self.links})

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            form(table, self.seat, self.planets, self.links[0])
            return
        rest = [link for link in self.links if link[self.depth] == word - w.HEX]
        table.push(ChooseLinks(self.seat, self.planets, rest, self.depth + 1))

    def prompt(self, table: Table) -> Prompt:
        args: dict[str, Arg] = {"n": len(self.links[0]) - self.depth, "power": needed(table, self.seat)}
        return Prompt("gaia-ask-satellites", args, kind=PLAN)

    def prompt_kind(self) -> PromptKind:
        return PLAN

    def proposals(self, table: Table) -> list[Proposal]:
        words = self.words(table)
        count = min(len(self.links), MOST_PROPOSALS)
        return [proposal(table, self.seat, words[i], self.planets, self.links[i]) for i in range(count)]

    def words(self, table: Table) -> list[list[int]]:
        """What is to be said for each of the links."""
        paths = [[*[w.HEX + h for h in link[self.depth :]], DONE] for link in self.links]
        return asked_words(paths, table.ask_all)

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("gaia-why-longer-link") if w.is_hex(word) else None


def form(table: Table, seat: int, planets: list[int], satellites: list[int]) -> None:
    """Build all satellites in this one action, pay for them, take a token (GP-12.8, GP-12.10)."""
    bit = 1 << seat
    me = table.seats[seat]
    table.feds = table.feds[:]
    table.sats = table.sats[:]
    for h in planets:
        table.feds[h] |= bit
    for h in satellites:
        table.feds[h] |= bit
        table.sats[h] |= bit
    me.satellites += len(satellites)
    me.federations += 1
    me.forget_federations()
    table.emit("gaia-did-federation", {"seat": seat, "n": len(satellites)})
    table.push(ChooseToken(seat, CLAUSE if table.rules >= 2 else CONTINUES))
    if table.board(seat).satellite_qic:
        me.qic -= len(satellites)
    else:
        give_tokens(table, seat, len(satellites), TO_SUPPLY)


def why_not_planet(table: Table, seat: int, where: int) -> Message | None:
    if where not in members(table, seat):
        return Message("gaia-why-not-yours")
    if table.feds[where] >> seat & 1:
        return Message("gaia-why-in-federation")
    return Message("gaia-why-not-minimal")
