"""Are the reconstructed figures in balance? Many games between equal players, and what came of each choice.

For every shop, production, megastructure, mission, start token, deep space token, senate space and specialist:
how often a delegation uses it, and how much more often (or by how many points) those who used it won. A choice
that is never or always made, or that decides games, is a figure to look at again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from starboard.games.federation import boards
from starboard.games.federation.game import game
from starboard.games.federation.projects import complete
from starboard.games.federation.state import SOURCES, Federation
from starboard.games.federation.words import PROJECTS
from starboard.kernel import CONTINUES, FastChance, State, fast_chance

Player = Callable[[State, int, FastChance], list[int]]
"""Chooses what a seat says next: one word, or a whole sentence."""

# Which argument of which event tells what was used.
USES = {
    "federation-trades": ("shop", "shop"),
    "federation-builds": ("building", "building"),
    "federation-mission": ("mission", "mission"),
    "federation-start": ("start token", "token"),
    "federation-deep-space": ("deep space", "token"),
    "federation-places": ("space", "space"),
    "federation-takes": ("specialist", "specialist"),
    "federation-medal": ("medal", "medal"),
}


def random_player(state: State, seat: int, dice: FastChance) -> list[int]:
    """Any legal word."""
    legal = state.legal(seat)
    return [legal[dice.below(len(legal))]]


def greedy_player(state: State, seat: int, dice: FastChance, limit: int = 250) -> list[int]:
    """The sentence after which the seat stands best, as far as it can see; about `limit` ways are tried."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return [legal[0]]
    best: list[int] = [legal[0]]
    best_value = float("-inf")
    seen = state.guess(seat, fast_chance(dice.below(1 << 30)))
    paths: list[tuple[State, list[int]]] = [(seen, [])]
    tried = 0
    for before, path in paths:  # grows while it is walked
        for word in before.legal(seat):
            after = before.copy()
            after.say(seat, word)
            tried += 1
            if tried < limit and _goes_on(before, after, seat):
                paths.append((after, [*path, word]))
                continue
            value = after.evaluate(seat) + dice.below(1000) / 1e6  # ties by lot
            if value > best_value:
                best_value = value
                best = [*path, word]
    return best


def _goes_on(before: State, after: State, seat: int) -> bool:
    """Whether the same decision goes on, with nothing come to light."""
    task = after.question(seat)
    if task is None or after.chance.used != before.chance.used:
        return False
    return task.opens() == CONTINUES and not task.is_set()


def play(options: dict[str, object], seed: int, players: list[Player]) -> Federation:
    """One game; chance is not known to anybody."""
    state = game.new(options, str(seed), events=True)
    assert isinstance(state, Federation)
    dice = fast_chance(seed + 1)
    while not state.over:
        (seat,) = state.waiting()
        for word in players[seat](state, seat, dice):
            if word not in state.legal(seat):
                break  # chance went another way than the player supposed
            state.say(seat, word)
            if state.over or state.waiting() != [seat]:
                break
    return state


@dataclass
class Use:
    """How a choice did: delegations that made it, how often, their wins and their points against the table."""

    delegations: int = 0
    times: int = 0
    wins: float = 0.0
    margin: float = 0.0


@dataclass
class Report:
    """What came of many games."""

    games: int = 0
    delegations: int = 0
    points: float = 0.0
    winning: float = 0.0
    words: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    projects: Counter[str] = field(default_factory=Counter)
    first_player_wins: float = 0.0
    uses: dict[tuple[str, str], Use] = field(default_factory=dict)

    def add(self, state: Federation, starter: int) -> None:
        """Count one finished game."""
        scores, winners = state.scores(), state.winners()
        assert scores is not None
        assert winners is not None
        self.games += 1
        self.delegations += state.players
        self.points += sum(scores)
        self.winning += max(scores)
        mean = sum(scores) / state.players
        if starter in winners:
            self.first_player_wins += 1 / len(winners)
        for project, name in enumerate(PROJECTS):
            self.projects[name] += complete(state, project)
        for seat in state.seats:
            for source, name in enumerate(SOURCES):
                self.sources[name] += seat.points[source]
        used = uses_by_seat(state)
        for seat_number in range(state.players):
            for key, times in used[seat_number].items():
                use = self.uses.setdefault(key, Use())
                use.delegations += 1
                use.times += times
                use.margin += scores[seat_number] - mean
                if seat_number in winners:
                    use.wins += 1 / len(winners)

    def data(self) -> dict[str, object]:
        """The report for other programs."""
        return {
            "games": self.games,
            "points": round(self.points / max(self.delegations, 1), 1),
            "winner": round(self.winning / max(self.games, 1), 1),
            "first_player": round(self.first_player_wins / max(self.games, 1), 3),
            "sources": {name: round(n / max(self.delegations, 1), 1) for name, n in self.sources.items()},
            "projects": {name: round(n / max(self.games, 1), 2) for name, n in self.projects.items()},
            "uses": [self.row(kind, name) for kind, name in sorted(self.uses)],
        }

    def row(self, kind: str, name: str) -> dict[str, object]:
        """One line of the report."""
        use = self.uses[kind, name]
        return {
            "kind": kind,
            "name": name,
            "use": round(use.delegations / self.delegations, 3),
            "times": round(use.times / self.delegations, 3),
            "wins": round(use.wins / use.delegations, 3),
            "effect": round(use.wins / use.delegations - self.games / self.delegations, 3),
            "margin": round(use.margin / use.delegations, 1),
        }


def uses_by_seat(state: Federation) -> list[Counter[tuple[str, str]]]:
    """What each delegation used, from the events of a game."""
    used: list[Counter[tuple[str, str]]] = [Counter() for _ in range(state.players)]
    for event in state.events or []:
        kind, argument = USES.get(event.message.id, ("", ""))
        seat = event.message.args.get("seat")
        if kind and isinstance(seat, int):
            used[seat][kind, str(event.message.args[argument])] += 1
    return used


def balance(
    games: int = 200,
    players: int = 4,
    setup: str = "experienced",
    board: str = boards.STANDARD,
    seed: int = 0,
    player: Player = greedy_player,
) -> Report:
    """Let equal players meet and count what they do."""
    report = Report()
    options: dict[str, object] = {"players": players, "setup": setup, "board": board}
    for number in range(games):
        state = play(options, seed + number, [player] * players)
        report.add(state, first_player(options, seed + number))
    return report


def first_player(options: dict[str, object], seed: int) -> int:
    """Who held the pawn at the start of a game."""
    state = game.new(options, str(seed))
    assert isinstance(state, Federation)
    return state.pawn


def render(report: Report) -> str:
    """The report as a table for people who tune figures."""
    data = report.data()
    lines = [f"{key}: {data[key]}" for key in ("games", "points", "winner", "first_player", "sources", "projects")]
    heads = [f"{head:>7}" for head in ("use", "times", "wins", "effect", "margin")]
    lines.append(f"{'kind':<12} {'name':<22} {' '.join(heads)}")
    for kind, name in sorted(report.uses):
        row = report.row(kind, name)
        numbers = [f"{row[key]:>7}" for key in ("use", "times", "wins", "effect", "margin")]
        lines.append(f"{kind:<12} {name:<22} {' '.join(numbers)}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """`python -m starboard.games.federation.balance --games 100 --board my-board.toml`"""
    parser = argparse.ArgumentParser(description="Play many games of Federation and report what every choice is worth.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--setup", default="experienced", choices=["experienced", "first-game"])
    parser.add_argument("--board", type=Path, help="a board file to play with")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--random", action="store_true", help="random players instead of greedy ones")
    parser.add_argument("--json", action="store_true", help="print JSON for other programs")
    given = parser.parse_args(arguments)
    board = boards.STANDARD if given.board is None else boards.pack(given.board.read_text(encoding="utf-8"))
    player = random_player if given.random else greedy_player
    report = balance(given.games, given.players, given.setup, board, given.seed, player)
    print(json.dumps(report.data()) if given.json else render(report))


if __name__ == "__main__":
    main()
