"""Search: information-set Monte Carlo tree search for every game, with nothing of any game in it.

The ways to finish the decision are judged as greedy judges them; these are what the search chooses from. Each
iteration says one of them on a guess of what the seat cannot see, walks on down the trees of all seats (each chooses
for itself, by its own tree), meets a place that was hardly visited before, plays on with quick words until the decision
has come out, and values the state there by the game's evaluation. The first iteration of every way has the same
guess, the second the next, and so on: ways are compared by what they do, not by the luck that they met.
"""

from __future__ import annotations

from typing import Final

from starboard.bots.base import Bot, Budget, Clock, Uncollected, fork, settled, world
from starboard.bots.lookahead import came_out, horizon, kind_of, opens_turn, quick_word, sample, say_all, shortlist
from starboard.bots.sentences import Way, play_on, ways
from starboard.bots.tree import Edge, Node
from starboard.kernel import Chance, StarboardError, State

LONGEST: Final = 200  # words in one iteration
WIDE: Final = 24  # of a wider question, so many words are looked at first; more as the visits grow
SCALE: Final = 12.0  # a lead of so many points is worth three quarters of a win
CHECK: Final = 8  # iterations between two looks at whether more can matter
WORLDS: Final = 256  # guesses that are kept for all ways
PATIENCE: Final = 0.5  # the part of a budget that may go into finding the ways and playing them on first


class World:
    """A guess of what is hidden, and the dice for playing on in it."""

    def __init__(self, state: State, dice: Chance) -> None:
        self.state = state
        self.dice = dice


class Walk:
    """One iteration: where each seat stands in its tree, and what it said."""

    def __init__(self, trees: list[Node]) -> None:
        self.here: list[Node] = trees[:]
        self.last: list[Edge | None] = [None] * len(trees)
        self.lost: list[bool] = [False] * len(trees)  # whether the seat has left its tree
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.seats: list[int] = []

    def step(self, who: int, node: Node, edge: Edge) -> None:
        self.nodes.append(node)
        self.path.append(edge)
        self.seats.append(who)
        self.last[who] = edge


class SearchBot(Bot):
    """`width` is how many words a quick answer looks at after the search has left its trees, `others` the same for the
    other seats; `turns` how many times a decision comes out before an iteration ends, 0 for any number, and `alone` the
    same where one seat decides while no other may; `ripe` how many visits a place needs before its words are searched,
    not answered quickly; `best` and `guesses` as of greedy."""

    def __init__(
        self,
        budget: Budget,
        width: int = 4,
        others: int = 1,
        rollout: int = 30,
        sentences: int = 300,
        turns: int = 0,
        alone: int | None = None,
        ripe: int = 1,
        best: int = 10,
        guesses: int = 2,
    ) -> None:
        if not budget.seconds and not budget.iterations and not budget.cpu:
            raise StarboardError("a search needs a budget: `search:seconds=0.2` or `search:iterations=200`")
        self.budget = budget
        self.width = width
        self.others = others
        self.rollout = rollout
        self.sentences = sentences
        self.turns = turns
        self.alone = turns if alone is None else alone
        self.ripe = ripe
        self.best = best
        self.guesses = guesses
        self.iterations = 0  # how many were made so far, for measuring

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        known = settled(state, seat)
        if known:
            return known
        return self.search(state, seat, Clock(self.budget.within(budget)), chance).favourite().words

    def search(self, state: State, seat: int, clock: Clock, chance: Chance) -> Node:
        """Iterate until the budget is spent, or the rest of it can no longer change the answer.

        In the root that is returned, the edges are whole sentences, the one that looked best at first coming first.
        """
        with Uncollected():
            return self._search(state, seat, clock, chance)

    def _search(self, state: State, seat: int, clock: Clock, chance: Chance) -> Node:
        kind = horizon(state, seat)
        root = self._root(state, seat, kind, clock, chance)
        trees = [root if other == seat else Node() for other in range(state.players)]
        order = list(root.edges)
        turns = self.turns_at(state)
        worlds: list[World] = [World(state, fork(chance))]
        spent = 0.0
        while spent < 1.0:
            edge = root.select(order[: root.width()])
            while len(worlds) <= edge.visits and len(worlds) < WORLDS:
                worlds.append(World(world(state, seat, fork(chance)), fork(chance)))
            if edge.visits < WORLDS:
                kept = worlds[edge.visits]
                self.iterate(kept.state.copy(), seat, kind, turns, trees, edge, kept.dice.copy())
            else:
                self.iterate(world(state, seat, fork(chance)), seat, kind, turns, trees, edge, fork(chance))
            clock.done += 1
            spent = clock.spent()
            if clock.done % CHECK == 0 and spent > 0.0:
                left = clock.done * (1.0 - spent) / spent
                if root.lead() > left:
                    break
        self.iterations += clock.done
        return root

    def turns_at(self, state: State) -> int:
        """How many times a decision that is due now comes out before an iteration ends."""
        return self.turns if state.on_lanes() else self.alone

    def _root(self, state: State, seat: int, kind: str, clock: Clock, chance: Chance) -> Node:
        """A place whose edges are the ways to finish the decision.

        The ways that look best right after them are played on at once: the search begins where greedy ends.
        """
        root = Node()
        found = ways(state, seat, self.sentences, clock)
        judged: list[Way] = []
        if len(found) > 1:
            first = found[: self.best]
            judged = play_on(state, seat, first, kind, self.guesses, self.width, self.others, clock, chance, PATIENCE)
        rest = [way for way in found if not way.count]
        shift = judged[-1].worth() - rest[0].rough if judged and rest else 0.0  # they come after those judged
        for way in judged + rest:
            edge = Edge(way.words, way.worth() if way.count else way.rough + shift)
            root.edges[len(root.edges)] = edge
        return root

    # ---- one iteration ------------------------------------------------------------------------------------

    def iterate(
        self, state: State, seat: int, kind: str, turns: int, trees: list[Node], first: Edge, dice: Chance
    ) -> None:
        walk = Walk(trees)
        others = fork(dice)
        walk.step(seat, trees[seat], first)
        say_all(state, seat, first.words)
        left = LONGEST  # words
        out = 0  # how often it came out
        spoke = True  # whether the seat has opened a turn since a decision came out last
        while not state.over and left > 0:
            if (spoke if turns else walk.lost[seat]) and came_out(state, seat, kind):
                spoke = False
                out += 1
                if turns == 0 or out == turns:
                    break
            left -= 1
            who = seat if state.legal(seat) else state.first_asked()
            obvious = state.obvious(who)
            if obvious >= 0:
                state.say(who, obvious)
                continue
            if not walk.lost[who]:
                node = _enter(walk, state, who)
                node.met += 1
                if node.met <= self.ripe:
                    walk.lost[who] = True
                    if who == seat:
                        left = min(left, self.rollout)
                    continue
                edge = node.select(_expand(node, state, who, dice))
                walk.step(who, node, edge)
                spoke = spoke or (who == seat and opens_turn(state, seat))
                state.say(who, edge.words[0])
            elif who == seat:
                spoke = spoke or opens_turn(state, seat)
                state.accept(who, quick_word(state, who, self.width, dice))
            else:
                state.accept(who, quick_word(state, who, self.others, others))
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
        _add(node, state, who, [word for word in legal if word not in node.edges])
        return legal
    known = [word for word in legal if word in node.edges]
    if not known:
        known = shortlist(state, who, WIDE, chance)
        _add(node, state, who, known)
        return known
    missing = WIDE + node.visits - len(known)
    if missing > 0 and len(known) < len(legal):
        _add(node, state, who, sample([word for word in legal if word not in node.edges], missing, chance))
        known = [word for word in legal if word in node.edges]
    return known


def _add(node: Node, state: State, who: int, words: list[int]) -> None:
    """Edges for words that were not met at this place before."""
    if words:
        values = state.weigh(who, words)
        for at in range(len(words)):
            node.edges[words[at]] = Edge([words[at]], values[at])


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
