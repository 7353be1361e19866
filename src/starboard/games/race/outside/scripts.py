"""What a `race-trace/1` file tells of cards: their names, and who drew which."""

from __future__ import annotations

from typing import Any

from starboard.games.race import components as c
from starboard.games.race import words as w


class Cards:
    """The names of the file and our cards. Of two equal cards the file's first may be our second: `exchange`."""

    def __init__(self) -> None:
        self.titles: dict[int, str] = {}
        for card in c.CARDS:
            word = w.VOCABULARY.words[card]
            self.titles[card] = c.design(card).name + (word[word.rindex("/") :] if "/" in word else "")
        self.numbers = {title: card for card, title in self.titles.items()}

    def of(self, names: list[str]) -> list[int]:
        return [self.numbers[name] for name in names]

    def exchange(self, one: int, other: int) -> None:
        """From now on the file's names for these two cards mean the other one."""
        self.titles[one], self.titles[other] = self.titles[other], self.titles[one]
        self.numbers[self.titles[one]], self.numbers[self.titles[other]] = one, other


def by_deck(trace: dict[str, Any], cards: Cards) -> list[list[int]]:
    """One script: all cards in the order in which they leave the decks."""
    return [[card for deck in trace["decks"] for card in cards.of(deck)]]


def by_seat(trace: dict[str, Any], cards: Cards) -> list[list[int]]:
    """A script for each seat, and after those one for the worlds of each seat: what each draws, whenever it does."""
    scripts: list[list[str]] = [[] for _ in range(2 * trace["players"])]
    players = trace["players"]
    for seat in range(players):
        scripts[seat] += trace["setup"]["dealt"][seat]
        world = trace["setup"]["start_worlds"][seat]
        scripts[players + seat] += [good for place, good in trace["setup"]["goods"].items() if place == world]
    for turn in trace["rounds"]:
        for phase in turn["phases"]:
            for seat, player in enumerate(phase["players"]):
                _draws(player, phase["phase"], scripts[seat], scripts[players + seat])
            for draw in phase.get("end_draws", []):
                scripts[draw["player"]] += draw["cards"]
    return [cards.of(script) for script in scripts]


def _draws(player: dict[str, Any], phase: str, hand: list[str], goods: list[str]) -> None:
    if phase == "explore":
        hand += player["drawn"]
    for draw in [*player.get("start_draws", []), *player.get("draws", [])]:
        hand += draw["cards"]
    if player.get("good"):
        goods.append(player["good"])
    for step in player.get("steps", []):
        if step.get("good"):
            goods.append(step["good"])
        hand += step.get("drawn") or []
        if step["do"] == "gamble":
            hand.append(step["flipped"])
