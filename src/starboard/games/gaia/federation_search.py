"""Which federations can be formed: a search without any knowledge of the rest of the game.

Own planets that touch each other are one *cluster* (R-141). A federation is a set of clusters together with the
satellites that link them. Every own cluster that touches a satellite belongs to it (R-142), so the clusters of a
federation follow from its satellites: they are the union of what each satellite touches.

Let P be a set of clusters with enough power that can be linked without touching others, with s satellites at least.
1. P is *tight* if no other way of linking P, through further own planets if need be, takes fewer than s satellites
   (as few satellites as possible, GP-12.18, R-144).
2. P is legal if it is tight and no tight part of it takes fewer satellites: otherwise a planet and a satellite could
   be dropped (GP-12.14).
Sets that do not contain each other are never compared: far planets may be chosen on purpose (GP-12.13).

The search grows linked sets from the clusters, cheapest first, a set being known by a node it contains and by the
clusters it touches. Two sets that share a node are joined. A set is not grown
- if it has enough power: whatever would come of it could drop that satellite again;
- if another set at the same node touches all its clusters and more for fewer satellites: nothing that comes of it is
  tight;
- if the power still missing lies too far away for the satellites still left.

Whether there is any federation at all is asked far more often than which: the set that takes fewest satellites is
always legal, so the search may end with the first that it finds (`fewest`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNREACHED: Final = 99
_NONE: Final[list[int]] = []
_NO_ROWS: Final[list[list[int]]] = []


class Problem:
    """neighbours: of every hex; free: hexes where a satellite may be built; clusters: hexes of each cluster;
    powers: their power values; need: the power needed; budget: the satellites that can be paid;
    base: the cluster that must belong to it (the one federation of the Ivits), or -1."""

    def __init__(
        self,
        neighbours: list[list[int]],
        free: list[bool],
        clusters: list[list[int]],
        powers: list[int],
        need: int,
        budget: int,
        base: int,
    ) -> None:
        self.neighbours = neighbours
        self.free = free
        self.clusters = clusters
        self.powers = powers
        self.need = need
        self.budget = budget
        self.base = base
        self.hexes = len(free)
        # touch[h]: the clusters a satellite on h would touch; rim[c]: the free hexes around cluster c
        self.touch: list[int] = [0] * len(free)
        self.rim: list[list[int]] = []
        for index, cluster in enumerate(clusters):
            self.rim.append(self._rim(cluster, 1 << index))

    def _rim(self, cluster: list[int], bit: int) -> list[int]:
        rim = []
        for here in cluster:
            for there in self.neighbours[here]:
                touched = self.touch[there]
                if self.free[there] and not touched & bit:
                    self.touch[there] = touched | bit
                    rim.append(there)
        return rim

    def power(self, mask: int) -> int:
        total = 0
        index = 0
        while mask:
            if mask & 1:
                total += self.powers[index]
            mask >>= 1
            index += 1
        return total

    def complete(self, mask: int) -> bool:
        if self.base >= 0 and not mask >> self.base & 1:
            return False
        return self.power(mask) >= self.need


class Plan:
    """The clusters of a legal federation (as a bit set) and the number of satellites it takes."""

    def __init__(self, mask: int, satellites: int) -> None:
        self.mask = mask
        self.satellites = satellites


NO_PROBLEM: Final = Problem(_NO_ROWS, [], _NO_ROWS, _NONE, 0, -1, -1)
NO_PLANS: Final[list[Plan]] = []


class Found:
    """What was found out about the federations of a seat as the map lies. A seat and its copies have it in common until
    the map changes: what is looked for once serves all of them. `fewest` satellites are needed, UNREACHED if more than
    `looked`; plans and their links are made when asked for."""

    def __init__(self) -> None:
        self.need: int = -1  # the power that a federation needed
        self.looked: int = -1
        self.fewest: int = UNREACHED
        self.problem: Problem = NO_PROBLEM  # that of the plans; its budget tells how far they go
        self.plans: list[Plan] = NO_PLANS
        self.links: dict[int, list[list[int]]] = {}  # by the clusters, whatever can be paid

    def look_for(self, need: int) -> None:
        """What was found for another power does not hold."""
        if self.need != need:
            self.need = need
            self.looked = -1
            self.fewest = UNREACHED
            self.problem = NO_PROBLEM
            self.plans = NO_PLANS
            self.links = {}

    def links_of(self, plan: Plan, limit: int) -> list[list[int]]:
        """The `layouts` of a plan."""
        known = self.links.get(plan.mask)
        if known is None:
            known = layouts(self.problem, plan, limit)
            self.links[plan.mask] = known
        return known


class _Search:
    """Cheapest-first growth. A node is a hex, or `hexes + c` for cluster c; a state is (node, mask)."""

    def __init__(self, problem: Problem) -> None:
        self.p = problem
        self.nodes: i64 = problem.hexes + len(problem.clusters)
        # per node: the masks reached so far and what they cost (parallel lists), and where each mask stands there
        self.masks: list[list[int]] = [_NONE] * int(self.nodes)
        self.costs: list[list[int]] = [_NONE] * int(self.nodes)
        self.index: dict[int, int] = {}
        self.layers: list[list[int]] = [[] for _ in range(problem.budget + 1)]
        self.power: dict[int, int] = {}
        self.found: dict[int, int] = {}
        self.least: int = UNREACHED  # the fewest satellites of those found
        # how many satellites lie between each cluster and each node, at least
        self.rows: list[list[int]] = [distances(problem, c) for c in range(len(problem.clusters))]
        # per node: the clusters in the order of their distance, and these distances; worked out when a node is met
        self.order: list[list[int]] = [_NONE] * int(self.nodes)
        self.away: list[list[int]] = [_NONE] * int(self.nodes)

    def sort_clusters(self, node: i64) -> None:
        rows = self.rows
        keys = [rows[c][node] * 64 + c for c in range(len(rows))]
        keys.sort()
        self.order[node] = [key & 63 for key in keys]
        self.away[node] = [key >> 6 for key in keys]

    def hopeless(self, node: i64, mask: i64, power: i64, cost: i64) -> bool:
        """Whether the power still missing is out of reach: everything that is added passes through this node."""
        if not self.order[node]:
            self.sort_clusters(node)
        missing: i64 = self.p.need - power
        order = self.order[node]
        away = self.away[node]
        powers = self.p.powers
        left: i64 = self.p.budget - cost
        at: i64 = 0
        count: i64 = len(order)
        while at < count:
            if away[at] > left:
                return True
            cluster: i64 = order[at]
            if not mask >> cluster & 1:
                missing -= powers[cluster]
                if missing <= 0:
                    return False
            at += 1
        return missing > 0

    def run(self, every: bool) -> dict[int, int]:
        """The sets of clusters that can be linked with enough power, and their fewest satellites; unless `every` one is
        wanted, until nothing better than the best can come."""
        p = self.p
        for index in range(len(p.clusters)):
            self.reach(p.hexes + index, 1 << index, 0)
        for cost in range(p.budget + 1):
            if not every and self.least <= cost:
                break
            layer = self.layers[cost]
            position = 0
            while position < len(layer):
                code = layer[position]
                position += 1
                node = code % self.nodes
                if self.costs[node][self.index[code]] == cost:
                    self.grow(node, code // self.nodes, cost)
        return self.found

    def reach(self, node: i64, mask: i64, cost: i64) -> None:
        if cost > self.p.budget:
            return
        code = int(mask * self.nodes + node)
        known = self.index.get(code)
        if known is not None:
            if self.costs[node][known] > cost:
                self.costs[node][known] = cost
                self.layers[cost].append(code)
            return
        held = self.power.get(mask)
        power: i64 = self.p.power(mask) if held is None else held
        if held is None:
            self.power[mask] = power
        if power >= self.p.need and (self.p.base < 0 or mask >> self.p.base & 1):
            if cost < self.found.get(mask, UNREACHED):
                self.found[mask] = cost
                self.least = min(self.least, cost)
            return
        if self.hopeless(node, mask, power, cost):
            return
        if not self.masks[node]:
            self.masks[node] = []
            self.costs[node] = []
        self.index[code] = len(self.masks[node])
        self.masks[node].append(mask)
        self.costs[node].append(cost)
        self.layers[cost].append(code)

    def grow(self, node: i64, mask: i64, cost: i64) -> None:
        p = self.p
        own: i64 = 1 if node < p.hexes else 0
        if not self.join(node, mask, cost, own):
            return
        if own:
            touched: i64 = p.touch[node]
            index: i64 = p.hexes
            while touched:
                if touched & 1:
                    self.reach(index, mask, cost)
                touched >>= 1
                index += 1
            around = p.neighbours[node]
        else:
            around = p.rim[node - p.hexes]
        if cost < p.budget:
            for there in around:
                if p.free[there]:
                    self.reach(there, mask | p.touch[there], cost + 1)

    def join(self, node: i64, mask: i64, cost: i64, own: i64) -> bool:
        """Two sets that meet in this node; its satellite is paid once. False if the set is not worth growing."""
        masks = self.masks[node]
        costs = self.costs[node]
        count: i64 = len(masks)
        at: i64 = 0
        while at < count:
            met: i64 = masks[at]
            if costs[at] < cost and met & mask == mask:
                return False
            at += 1
        most: i64 = self.p.budget + own - cost
        at = 0
        while at < count:
            other: i64 = masks[at]
            price: i64 = costs[at]
            both: i64 = mask | other
            if price <= cost and price <= most and both != mask and both != other:
                self.reach(node, both, cost + price - own)
            at += 1
        return True


def distances(p: Problem, goal: int) -> list[int]:
    """Satellites needed beyond each node to touch a cluster, passing through own planets for nothing; UNREACHED where
    the budget does not go."""
    hexes: i64 = p.hexes
    away = [UNREACHED] * (p.hexes + len(p.clusters))
    away[p.hexes + goal] = 0
    layer = [p.hexes + goal]
    free = p.free
    for cost in range(p.budget + 1):
        beyond: list[int] = []
        for node in layer:  # grows on the way
            if away[node] != cost:
                continue
            if node >= hexes:
                for there in p.rim[node - hexes]:
                    if away[there] > cost:
                        away[there] = cost
                        layer.append(there)
                continue
            for there in p.neighbours[node]:
                if free[there] and away[there] > cost + 1:
                    away[there] = cost + 1
                    beyond.append(there)
            touched: i64 = p.touch[node]
            cluster: i64 = hexes
            while touched:
                if touched & 1 and away[cluster] > cost + 1:
                    away[cluster] = cost + 1
                    beyond.append(int(cluster))
                touched >>= 1
                cluster += 1
        if not beyond:
            break
        layer = beyond
    return away


def fewest(problem: Problem) -> int:
    """The satellites of the cheapest legal federation, UNREACHED if there is none within the budget."""
    search = _Search(problem)
    search.run(False)
    return search.least


def plans(problem: Problem) -> list[Plan]:
    """Every legal federation up to the choice among equally short links, fewest satellites first."""
    if sum(problem.powers) < problem.need:
        return []
    found = _Search(problem).run(True)
    if not found:
        return []
    links = _Links(problem, 0, problem.budget, False)
    legal: list[Plan] = []
    for key in sorted([count << 40 | mask for mask, count in found.items()]):
        plan = Plan(key & (1 << 40) - 1, key >> 40)
        if not _droppable(plan, legal) and _is_tight(plan, found, links):
            legal.append(plan)
    return legal


def _droppable(plan: Plan, legal: list[Plan]) -> bool:
    """A part of it with fewer satellites would do (GP-12.14)."""
    return any(other.satellites < plan.satellites and other.mask & plan.mask == other.mask for other in legal)


def _is_tight(plan: Plan, found: dict[int, int], links: _Links) -> bool:
    """Whether going through further own planets would not save a satellite (R-144)."""
    through = False
    for other, count in found.items():
        if count < plan.satellites:
            if other & plan.mask == plan.mask:
                return False
            # a detour that the search has not grown can only lead over another federation
            through = through or other & ~plan.mask != 0
    return not through or links.fewest(plan.mask) == plan.satellites


class _Links:
    """Fewest satellites for parts of a set of clusters. A part is a node and some of the clusters: the fewest
    satellites that hold the node and touch those clusters. With `only`, no cluster outside the set may be touched."""

    def __init__(self, problem: Problem, mask: int, most: int, only: bool) -> None:
        p = problem
        self.hexes: int = p.hexes
        self.most = most
        usable = [p.free[h] and (not only or p.touch[h] & ~mask == 0) for h in range(p.hexes)]
        self.near: list[list[int]] = [
            [there for there in p.neighbours[here] if usable[there]] if usable[here] else [] for here in range(p.hexes)
        ]
        for c in range(len(p.clusters)):
            inside = not only or mask >> c & 1
            self.near.append([h for h in p.rim[c] if usable[h]] if inside else [])
        for c in range(len(p.clusters)):
            for h in self.near[p.hexes + c]:
                self.near[h].append(p.hexes + c)
        self.known: dict[int, list[int]] = {}

    def fewest(self, mask: int) -> int:
        """The fewest satellites that link these clusters, UNREACHED if more than `most` would be needed."""
        first = _lowest(mask)
        rest = mask & mask - 1
        return self.costs(rest)[self.hexes + first] if rest else 0

    def costs(self, part: int) -> list[int]:
        """For each node, the fewest satellites that hold it and touch the clusters of the part."""
        known = self.known.get(part)
        if known is not None:
            return known
        cost = [UNREACHED] * len(self.near)
        if part & part - 1 == 0:
            cost[self.hexes + _lowest(part)] = 0
        else:
            self.join(part, cost)
        layers: list[list[int]] = [[] for _ in range(self.most + 1)]
        for node in range(len(cost)):
            if cost[node] <= self.most:
                layers[cost[node]].append(node)
        for value in range(self.most + 1):
            self.spread(layers, value, cost)
        self.known[part] = cost
        return cost

    def join(self, part: int, cost: list[int]) -> None:
        """Two parts that meet in a node; its satellite is paid once."""
        sub = part - 1 & part
        while sub:
            rest = part ^ sub
            if sub > rest:
                one = self.costs(sub)
                two = self.costs(rest)
                for node in range(self.hexes):
                    both = one[node] + two[node] - 1
                    if both < cost[node]:
                        cost[node] = both
                for node in range(self.hexes, len(cost)):
                    both = one[node] + two[node]
                    if both < cost[node]:
                        cost[node] = both
            sub = sub - 1 & part

    def spread(self, layers: list[list[int]], value: int, cost: list[int]) -> None:
        layer = layers[value]
        position = 0
        while position < len(layer):
            node = layer[position]
            position += 1
            if cost[node] != value:
                continue
            for there in self.near[node]:
                further = value + (1 if there < self.hexes else 0)
                if further <= self.most and further < cost[there]:
                    cost[there] = further
                    layers[further].append(there)


class _Layouts(_Links):
    """All ways to link the clusters of a plan: the parts that add up to the whole, put together backwards. A set of
    satellites is kept as one int, a bit for each hex."""

    def __init__(self, problem: Problem, plan: Plan, limit: int) -> None:
        super().__init__(problem, plan.mask, plan.satellites, True)
        self.mask = plan.mask
        self.limit = limit
        self.memo: dict[int, list[int]] = {}

    def run(self) -> list[list[int]]:
        root = self.hexes + _lowest(self.mask)
        return [_hexes_of(links) for links in self.sets(self.mask & self.mask - 1, root)]

    def sets(self, part: int, node: int) -> list[int]:
        """The cheapest sets of satellites for a part at a node, at most `limit` of them."""
        key = part * len(self.near) + node
        known = self.memo.get(key)
        if known is not None:
            return known
        costs = self.costs(part)
        cost = costs[node]
        own = 1 << node if node < self.hexes else 0
        found: dict[int, bool] = {}
        if cost == 0:
            found[0] = True
        else:
            for before in self.near[node]:
                if costs[before] + (1 if own else 0) == cost:
                    for links in self.sets(part, before):
                        found[links | own] = True
            self.sets_of_two(part, node, cost, own, found)
        result = sorted(found)[: self.limit]
        self.memo[key] = result
        return result

    def sets_of_two(self, part: int, node: int, cost: int, own: int, found: dict[int, bool]) -> None:
        sub = part - 1 & part
        while sub:
            rest = part ^ sub
            if sub > rest and self.costs(sub)[node] + self.costs(rest)[node] - (1 if own else 0) == cost:
                for one in self.sets(sub, node):
                    for two in self.sets(rest, node):
                        if len(found) >= 4 * self.limit:
                            return
                        found[one | two] = True
            sub = sub - 1 & part


def _lowest(mask: int) -> int:
    index = 0
    while not mask >> index & 1:
        index += 1
    return index


def _hexes_of(links: int) -> list[int]:
    return [h for h in range(links.bit_length()) if links >> h & 1]


def layouts(problem: Problem, plan: Plan, limit: int) -> list[list[int]]:
    """The links a player may choose from for a plan (GP-12.18), each as ascending hexes; at most `limit`."""
    if plan.satellites == 0:
        return [[]]
    found = _Layouts(problem, plan, limit).run()
    found.sort()
    return found
