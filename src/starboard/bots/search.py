"""Search: information-set Monte Carlo tree search for every game, with nothing of any game in it.

Each iteration deals what the seat cannot see anew, walks down the trees of all seats (each chooses for itself, by
its own tree), meets a place that was not visited before, plays on with quick words until the decision has come out,
and values the state there by the game's evaluation.
"""

from __future__ import annotations

from typing import Final

from starboard.bots.ahead import kind_of, run_on, some, worth
from starboard.bots.base import Bot, Budget, Clock, fork
from starboard.bots.memory import Memory
from starboard.bots.tree import Edge, Node
from starboard.kernel import Chance, StarboardError, State

LONGEST: Final = 200  # words in one iteration
WIDE: Final = 24  # of a wider question, so many words are looked at first; more as the visits grow
SCALE: Final = 12.0  # a lead of so many points is worth three quarters of a win
CHECK: Final = 8  # iterations between two looks at whether more can matter


class Walk:
    """One iteration: where each seat stands in its tree, and what it said."""

    def __init__(self, trees: list[Node]) -> None:
        self.here: list[Node] = trees[:]
        self.last: list[Edge | None] = [None] * len(trees)
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.seats: list[int] = []


class SearchBot(Bot):
    """`width` is how many words a quick answer looks at after the search has left its trees."""

    def __init__(self, budget: Budget, width: int = 4, others: int = 1, rollout: int = 30) -> None:
        if not budget.seconds and not budget.iterations and not budget.cpu:
            raise StarboardError("a search needs a budget: `search:seconds=0.2` or `search:iterations=200`")
        self.budget = budget
        self.width = width
        self.others = others
        self.rollout = rollout
        self.iterations = 0  # how many were made so far, for measuring
        self._trees: Memory[Node] = Memory()

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root = self._trees.recall(state, seat)
        if root is None:
            root = Node()
        self.search(state, seat, root, Clock(self.budget.within(budget)), chance)
        word = root.favourite(legal)
        self._keep(state, seat, root, root.edges[word])
        return word

    def search(self, state: State, seat: int, root: Node, clock: Clock, chance: Chance) -> None:
        """Iterate until the budget is spent, or the rest of it can no longer change the answer."""
        trees = [root if other == seat else Node() for other in range(state.players)]
        kind = kind_of(state, seat)
        before = root.visits
        spent = 0.0
        while spent < 1.0:
            self.iterate(state.guess(seat, fork(chance)), seat, kind, trees, chance)
            clock.done += 1
            spent = clock.spent()
            if clock.done % CHECK == 0 and spent > 0.0:
                left = clock.done * (1.0 - spent) / spent
                if before + clock.done >= root.wanted or root.lead() > left:
                    break
        for word in state.legal(seat):
            if word not in root.edges:
                root.edges[word] = Edge(word, -1e9)
        self.iterations += clock.done

    def _keep(self, state: State, seat: int, root: Node, edge: Edge) -> None:
        """If the seat is asked on at once, go on in the same tree, until it knows half as much as now."""
        after = state.copy()
        after.say(seat, edge.word)
        if after.over or after.barriers != state.barriers or after.chance.used != state.chance.used:
            return
        kind = kind_of(after, seat)
        if kind and kind in edge.after:
            node = edge.after[kind]
            node.wanted = root.visits // 2
            self._trees.keep(after, seat, node)

    # ---- one iteration ------------------------------------------------------------------------------------

    def iterate(self, state: State, seat: int, kind: str, trees: list[Node], chance: Chance) -> None:
        walk = Walk(trees)
        said = 0
        while not state.over and said < LONGEST:
            who = seat if state.legal(seat) else state.waiting()[0]
            node = _enter(walk, state, who)
            if not node.met:
                node.met = True
                if who == seat and walk.last[seat] is not None:
                    break
            edge = node.select(_expand(node, state, who, chance))
            walk.nodes.append(node)
            walk.path.append(edge)
            walk.seats.append(who)
            walk.last[who] = edge
            state.say(who, edge.word)
            said += 1
        run_on(state, seat, kind, self.width, self.others, self.rollout, chance)
        _learn(walk, state)


def _enter(walk: Walk, state: State, who: int) -> Node:
    """The place where the tree of that seat goes on."""
    last = walk.last[who]
    if last is None:
        return walk.here[who]
    kind = kind_of(state, who)
    node = last.after.get(kind)
    if node is None:
        node = Node()
        last.after[kind] = node
    return node


def _expand(node: Node, state: State, who: int, chance: Chance) -> list[int]:
    """The words to choose from now, each with its edge; of a wide question only some, more with every visit."""
    legal = state.legal(who)
    if len(legal) <= WIDE:
        for word in legal:
            if word not in node.edges:
                node.edges[word] = Edge(word, worth(state, who, word))
        return legal
    known = [word for word in legal if word in node.edges]
    missing = WIDE + node.visits - len(known)
    if missing > 0 and len(known) < len(legal):
        for word in some([word for word in legal if word not in node.edges], missing, chance):
            node.edges[word] = Edge(word, worth(state, who, word))
        known = [word for word in legal if word in node.edges]
    return known


def _learn(walk: Walk, state: State) -> None:
    """Carry the values of all seats back to where they came from."""
    values = [-1.0] * state.players
    for at in range(len(walk.path)):
        who = walk.seats[at]
        value = values[who]
        if value < 0.0:
            value = value_of(state, who)
            values[who] = value
        walk.nodes[at].learn(value)
        walk.path[at].visits += 1
        walk.path[at].total += value


def value_of(state: State, seat: int) -> float:
    """Between 0 and 1: the evaluation, squashed; at the end of the game mostly whether it was won."""
    margin = state.evaluate(seat)
    value = 0.5 + 0.5 * margin / (SCALE + abs(margin))
    if not state.over:
        return value
    winners = state.winners()
    if winners is None or seat not in winners:
        return 0.25 * value
    return 0.25 * value + 0.75 / len(winners)
