"""Which federations can be formed: a search without any knowledge of the rest of the game.

Own planets that touch each other are one *cluster* (R-141). A federation is a set of clusters together with the
satellites that link them. Every own cluster that touches a satellite belongs to it (R-142), so the clusters of a
federation follow from its satellites: they are the union of what each satellite touches.

Let F = (P, S) be linked, with enough power. It is legal if no other such F' with fewer satellites has
- the same clusters (as few satellites as possible, GP-12.18),
- only some of them (a planet and a satellite could be dropped, GP-12.14), or
- all of them and more, and is itself legal (a route through a further own planet saves satellites, R-144).
Sets of clusters that do not contain each other are never compared: far planets may be chosen on purpose (GP-12.13).

The search grows linked sets from the clusters, cheapest first, a set being known by a node it contains and by the
clusters it touches. Two sets that share a node are joined. A set that has enough power is not grown: whatever
would come of it could drop that satellite again. So only sets too weak to be a federation are ever grown, which
keeps the search small.
"""

from typing import Final

UNREACHED: Final = 99


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
        self.near: list[list[int]] = [
            [there for there in neighbours[here] if free[there]] if free[here] else [] for here in range(len(free))
        ]

    def _rim(self, cluster: list[int], bit: int) -> list[int]:
        rim = []
        for here in cluster:
            for there in self.neighbours[here]:
                if self.free[there] and not self.touch[there] & bit:
                    self.touch[there] |= bit
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


class _Search:
    """Cheapest-first growth. A node is a hex, or `hexes + c` for cluster c; a state is (node, mask)."""

    def __init__(self, problem: Problem) -> None:
        self.p = problem
        nodes = problem.hexes + len(problem.clusters)
        # per node: the masks reached so far and what they cost (parallel lists)
        self.masks: list[list[int]] = [[] for _ in range(nodes)]
        self.costs: list[list[int]] = [[] for _ in range(nodes)]
        self.layers: list[list[int]] = [[] for _ in range(problem.budget + 1)]
        self.verdict: dict[int, bool] = {}
        self.found: dict[int, int] = {}

    def run(self) -> dict[int, int]:
        """The sets of clusters that can be linked with enough power, and their fewest satellites."""
        p = self.p
        shift = p.hexes + len(p.clusters)
        for index in range(len(p.clusters)):
            self.reach(p.hexes + index, 1 << index, 0)
        for cost in range(p.budget + 1):
            layer = self.layers[cost]
            position = 0
            while position < len(layer):
                code = layer[position]
                position += 1
                node, mask = code % shift, code // shift
                if self.known(node, mask) == cost:
                    self.grow(node, mask, cost)
        return self.found

    def known(self, node: int, mask: int) -> int:
        masks = self.masks[node]
        for index in range(len(masks)):
            if masks[index] == mask:
                return self.costs[node][index]
        return UNREACHED

    def reach(self, node: int, mask: int, cost: int) -> None:
        if cost > self.p.budget:
            return
        if mask in self.verdict:
            complete = self.verdict[mask]
        else:
            complete = self.p.complete(mask)
            self.verdict[mask] = complete
        if complete:
            if cost < self.found.get(mask, UNREACHED):
                self.found[mask] = cost
            return
        masks = self.masks[node]
        for index in range(len(masks)):
            if masks[index] == mask:
                if self.costs[node][index] <= cost:
                    return
                self.costs[node][index] = cost
                self.layers[cost].append(mask * (self.p.hexes + len(self.p.clusters)) + node)
                return
        masks.append(mask)
        self.costs[node].append(cost)
        self.layers[cost].append(mask * (self.p.hexes + len(self.p.clusters)) + node)

    def grow(self, node: int, mask: int, cost: int) -> None:
        p = self.p
        own = 0
        if node < p.hexes:
            own = 1
            touched = p.touch[node]
            index = 0
            while touched:
                if touched & 1:
                    self.reach(p.hexes + index, mask, cost)
                touched >>= 1
                index += 1
            around = p.near[node]
        else:
            around = p.rim[node - p.hexes]
        if cost < p.budget:
            for there in around:
                self.reach(there, mask | p.touch[there], cost + 1)
        self.join(node, mask, cost, own)

    def join(self, node: int, mask: int, cost: int, own: int) -> None:
        """Two sets that meet in this node; its satellite is paid once."""
        masks = self.masks[node]
        costs = self.costs[node]
        for index in range(len(masks)):
            other = masks[index]
            both = mask | other
            if both != mask and both != other and costs[index] <= cost:
                self.reach(node, both, cost + costs[index] - own)


def plans(problem: Problem) -> list[Plan]:
    """Every legal federation up to the choice among equally short links, fewest satellites first."""
    if sum(problem.powers) < problem.need:
        return []
    found = _Search(problem).run()
    legal: list[Plan] = []
    for mask in sorted(found, key=lambda m: (found[m], m)):
        count = found[mask]
        if not _droppable(mask, count, found) and not _detour(mask, count, legal):
            legal.append(Plan(mask, count))
    return legal


def _droppable(mask: int, count: int, found: dict[int, int]) -> bool:
    """A smaller set with fewer satellites would do (GP-12.14)."""
    return any(fewer < count and other & mask == other for other, fewer in found.items())


def _detour(mask: int, count: int, legal: list[Plan]) -> bool:
    """Going through further own planets takes fewer satellites (R-144)."""
    return any(plan.satellites < count and plan.mask & mask == mask for plan in legal)


class _Layouts:
    """All ways to link the clusters of a plan. A part is a node and some of the clusters: the fewest satellites
    that hold the node and touch those clusters. The parts that add up to the whole are put together backwards.
    A set of satellites is kept as one int, a bit for each hex."""

    def __init__(self, problem: Problem, plan: Plan, limit: int) -> None:
        p = problem
        self.p = problem
        self.limit = limit
        self.members: list[int] = [c for c in range(len(p.clusters)) if plan.mask >> c & 1]
        usable = [p.free[h] and p.touch[h] & ~plan.mask == 0 for h in range(p.hexes)]
        self.near: list[list[int]] = [
            [there for there in p.near[here] if usable[there]] if usable[here] else [] for here in range(p.hexes)
        ]
        for c in range(len(p.clusters)):
            self.near.append([h for h in p.rim[c] if usable[h]] if plan.mask >> c & 1 else [])
        for c in self.members:
            for h in self.near[p.hexes + c]:
                self.near[h].append(p.hexes + c)
        # cost[part][node]; a part is a bit set over the members but the first, which is the root
        self.cost: list[list[int]] = []
        self.memo: dict[int, list[int]] = {}

    def run(self) -> list[list[int]]:
        p = self.p
        whole = (1 << len(self.members) - 1) - 1
        for part in range(whole + 1):
            self.cost.append(self.costs(part))
        root = p.hexes + self.members[0]
        return [_hexes_of(links) for links in self.sets(whole, root)]

    def costs(self, part: int) -> list[int]:
        p = self.p
        cost = [UNREACHED] * len(self.near)
        if part == 0:
            return cost
        if part & part - 1 == 0:
            cost[p.hexes + self.members[_lowest(part) + 1]] = 0
        else:
            self.join(part, cost)
        layers: list[list[int]] = [[] for _ in range(p.budget + 1)]
        for node in range(len(cost)):
            if cost[node] <= p.budget:
                layers[cost[node]].append(node)
        for value in range(p.budget + 1):
            self.spread(layers, value, cost)
        return cost

    def join(self, part: int, cost: list[int]) -> None:
        sub = part - 1 & part
        while sub:
            rest = part ^ sub
            if sub > rest:
                one, two = self.cost[sub], self.cost[rest]
                for node in range(len(cost)):
                    both = one[node] + two[node] - (1 if node < self.p.hexes else 0)
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
                further = value + (1 if there < self.p.hexes else 0)
                if further <= self.p.budget and further < cost[there]:
                    cost[there] = further
                    layers[further].append(there)

    def sets(self, part: int, node: int) -> list[int]:
        """The cheapest sets of satellites for a part at a node, at most `limit` of them."""
        key = part * len(self.near) + node
        known = self.memo.get(key)
        if known is not None:
            return known
        cost = self.cost[part][node]
        own = 1 << node if node < self.p.hexes else 0
        found: dict[int, bool] = {}
        if cost == 0:
            found[0] = True
        else:
            for before in self.near[node]:
                if self.cost[part][before] + (1 if own else 0) == cost:
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
            if sub > rest and self.cost[sub][node] + self.cost[rest][node] - (1 if own else 0) == cost:
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
