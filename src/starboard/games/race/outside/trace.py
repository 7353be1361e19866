"""Replays `race-trace/1` files: games that an independent program played, card for card.

The draws are scripted, every decision of the file is said, and what can be compared is compared: legal
placements, ways to pay, usable powers, rewards, the state after every round, the breakdown and the winners.
Every game is replayed three times: with all questions in turn order, with only the questions that matter, and as
people play it, at the same time (`outside.easy`).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from typing import Any

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.outside.scripts import Cards, by_deck
from starboard.games.race.rules import consume, develop, scoring, settle
from starboard.games.race.rules.explore import KeepCards, keeps
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.produce import ChooseWindfall
from starboard.games.race.rules.rounds import ChooseAction, ChooseActions, DiscardDown
from starboard.games.race.rules.setup import DiscardTwo
from starboard.games.race.table import Table
from starboard.kernel import DONE, PASS, Chance, Game, ScriptedChance, SetTask, StarboardError, Task

ACTIONS = {
    "explore_plus5": "explore+5",
    "explore_plus1_plus1": "explore+1+1",
    "consume_trade": "consume-trade",
    "consume_2xvp": "consume-x2",
}
DOES = {
    c.CONSUME_GOODS: "goods",
    c.CONSUME_ALL: "goods",
    c.DISCARD_HAND: "hand",
    c.SELL: "trade",
    c.GAMBLE: "gamble",
    c.DRAW: "draw",
}
Step = dict[str, Any]


class Difference(Exception):
    """The first place where the file and our rules part."""


class Replay:
    """All questions, in turn order."""

    timing = "in-order"
    questions = "all"

    def __init__(self, game: Game, trace: dict[str, Any]) -> None:
        self.trace = trace
        self.where = "set-up"
        self.cards = Cards()
        options = {
            "players": trace["players"],
            "two-player": "experienced" if trace["advanced"] else "standard",
            "start-worlds": ",".join(
                w.VOCABULARY.words[card] for card in self.cards.of(trace["setup"]["start_worlds"])
            ),
            "timing": self.timing,
            "questions": self.questions,
        }
        self.scripts: list[list[int]] = []
        state = game.begin(game.validate(options), self.chance())
        assert isinstance(state, Table)
        self.state = state

    def chance(self) -> Chance:
        self.scripts = by_deck(self.trace, self.cards)
        return ScriptedChance(self.scripts[0])

    # ---- comparing and saying ---------------------------------------------------------------------------

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Difference(f"{self.where}: {what} is {ours!r}, the file has {theirs!r}")

    def same_cards(self, what: str, ours: Iterable[int], theirs: Iterable[str]) -> None:
        self.same(what, sorted(self.cards.titles[card] for card in ours), sorted(theirs))

    def speak(self, seat: int, word: int) -> None:
        self.state.say(seat, word)

    def say(self, question: type[Task[Any]], seat: int, word: int) -> None:
        """Answer a question, unless the table has done so because there was only one answer."""
        if isinstance(self.state.question(seat), question):
            self.speak(seat, word)

    def say_set(self, question: type[SetTask[Any]], seat: int, names: list[str]) -> None:
        """Choose cards of the hand, or of those drawn."""
        task = self.state.question(seat)
        if not isinstance(task, question):
            return
        me = self.state.seats[seat]
        source = me.drawn if question is KeepCards else me.hand
        for name in names:
            self.be_first(source, name, names)
        cards = sorted(self.cards.of(names))
        words = [word for card, word in zip(source, self.state.words(seat, source), strict=True) if card in cards]
        self.same("what is chosen", len(words), len(names))
        self.say_words(seat, task, words)

    def say_words(self, seat: int, task: Task[Any], words: list[int]) -> None:
        while self.state.question(seat) is task:
            left = [word for word in words if word not in self.state.picked(seat)]
            self.speak(seat, left[0] if left else DONE)

    def be_first(self, source: list[int], name: str, names: Iterable[str]) -> None:
        """Words do not tell equal cards apart: if the second of two is meant, it is the first from now on."""
        card = self.cards.numbers[name]
        twin = c.TWIN[card]
        if twin in source and twin < card and self.cards.titles[twin] not in names:
            self.cards.exchange(card, twin)
            swap = {card: twin, twin: card}
            for script in self.scripts:
                script[:] = [swap.get(each, each) for each in script]

    # ---- the parts of a game ----------------------------------------------------------------------------

    def run(self) -> None:
        setup = self.trace["setup"]
        for seat in range(self.state.players):
            self.same_cards("the dealt hand", self.state.seats[seat].hand, setup["dealt"][seat])
        for seat in range(self.state.players):
            self.say_set(DiscardTwo, seat, setup["discarded"][seat])
        self.compare(setup["state"])
        for turn in self.trace["rounds"]:
            self.where = f"round {turn['round']}, actions"
            self.begin_round(turn)
            self.actions(turn["actions"])
            for phase in turn["phases"]:
                self.where = f"round {turn['round']}, {phase['phase']}"
                self.phase(phase)
            self.where = f"round {turn['round']}, end"
            self.compare(turn["state"])
        self.result(self.trace["result"])

    def begin_round(self, turn: dict[str, Any]) -> None:
        pass

    def actions(self, actions: list[list[str]]) -> None:
        number = self.state.round
        for seat, names in enumerate(actions):
            words = sorted(w.VOCABULARY.index(ACTIONS.get(name, name)) for name in names)
            if len(words) == 2 and words[0] == words[1]:
                words[1] += 1  # the duplicate card
            for word in words:
                if self.state.round == number:  # a second card that is the only one left goes without saying
                    self.say(ChooseActions if self.state.experienced else ChooseAction, seat, word)

    def phase(self, phase: dict[str, Any]) -> None:
        players = phase["players"]
        if phase["phase"] == "explore":
            self.explore(players)
        elif phase["phase"] == "develop":
            self.develop(players)
        elif phase["phase"] == "settle":
            self.settle(players)
        elif phase["phase"] == "consume":
            for seat, player in enumerate(players):
                for step in player["steps"]:
                    self.consume(seat, step)
        elif phase["phase"] == "produce":
            for seat, player in enumerate(players):
                self.produce(seat, player["steps"])
        elif phase["phase"] == "discard":
            for seat, player in enumerate(players):
                self.say_set(DiscardDown, seat, player["discarded"])

    def explore(self, players: list[Step]) -> None:
        asked = [seat for seat in range(self.state.players) if isinstance(self.state.question(seat), KeepCards)]
        for seat in asked:
            self.same_cards("what was drawn", self.state.seats[seat].drawn, players[seat]["drawn"])
            self.same("what is kept", keeps(self.state, seat), players[seat]["keep"])
        for seat in asked:
            rejected = players[seat]["discarded"]
            self.say_set(KeepCards, seat, [name for name in players[seat]["drawn"] if name not in rejected])

    def place(self, question: type[Task[Any]], players: list[Step]) -> None:
        """What each seat lays face down; who has no cards is not asked, and perhaps so in the next phase."""
        asked = [isinstance(self.state.question(seat), question) for seat in range(self.state.players)]
        for seat, player in enumerate(players):
            name = player["place"]
            if name:
                self.be_first(self.state.seats[seat].hand, name, [name])
            if asked[seat]:
                self.say(question, seat, self.state.word(self.cards.numbers[name]) if name else PASS)

    def is_asked(self, question: type[Task[Any]]) -> bool:
        return any(isinstance(self.state.question(seat), question) for seat in range(self.state.players))

    def develop(self, players: list[Step]) -> None:
        if not self.is_asked(develop.PlaceDevelopment):  # nobody has a card
            self.same("what is built", [], [player["place"] for player in players if player["place"]])
            return
        for seat, player in enumerate(players):
            self.same_cards("what can be built", develop.placeable(self.state, seat), player["legal"])
        prices = [
            develop.price(self.state, seat, self.cards.numbers[p["place"]]) if p["place"] else 0
            for seat, p in enumerate(players)
        ]
        self.place(develop.PlaceDevelopment, players)
        for seat, player in enumerate(players):
            if player["place"]:
                self.same("the cost", prices[seat], player["cost"])
                self.say_set(Pay, seat, player["paid"])

    def settle(self, players: list[Step]) -> None:
        if not self.is_asked(settle.PlaceWorld):
            self.same("what is settled", [], [player["place"] for player in players if player["place"]])
            for seat in range(self.state.players):
                self.say(settle.KeepTactics, seat, PASS)
            return
        for seat, player in enumerate(players):
            self.same_cards("what can be settled", settle.placeable(self.state, seat), player["legal"])
        found: list[list[tuple[list[str], int, int]]] = []
        for seat, player in enumerate(players):
            found.append(self.ways(seat, self.cards.numbers[player["place"]]) if player["place"] else [])
        self.place(settle.PlaceWorld, players)
        for seat, player in enumerate(players):
            if not player["place"]:
                self.say(settle.KeepTactics, seat, PASS)
                continue
            ours = sorted((use, cards) for use, cards, _ in found[seat])
            theirs = sorted((sorted(option["use"]), option["cards"]) for option in player["options"])
            self.same(f"the ways to settle {player['place']}", ours, theirs)
            way = next(way for use, _, way in found[seat] if use == sorted(player["use"]))
            self.say(settle.HowToSettle, seat, self.state.word(way) if way < w.CARD_END else way)
            self.say(settle.HowToSettle, seat, w.CONQUER)  # with a card given up for Military
            self.say_set(Pay, seat, player["paid"])

    def ways(self, seat: int, world: int) -> list[tuple[list[str], int, int]]:
        """The ways as the file writes them: the optional cards used, the cards paid, and our word for it."""
        state = self.state
        buyers = [
            card for card in state.working(seat) if any(p.type == c.PAY_FOR_MILITARY for p in c.SETTLE_POWERS[card])
        ]
        found: list[tuple[list[str], int, int]] = []
        for way in settle.ways(state, seat, world, len(state.seats[seat].hand) - 1):
            use: list[int] = []
            if way < w.CARD_END:
                use = [way]
                if c.DEFENSE[world] and any(p.type == c.DISCARD_TO_SETTLE_FREE for p in c.SETTLE_POWERS[way]):
                    use += buyers
            elif way == w.PAY and c.DEFENSE[world]:
                use = buyers
            cards = settle.price(state, seat, world) if way == w.PAY else 0
            found.append((sorted(self.cards.titles[card] for card in use), cards, way))
        return found

    def power_of(self, step: Step) -> int:
        """The word of the consume power that a step uses."""
        card = self.state.word(self.cards.numbers[step["by"]])
        return next(word for word in w.CONSUME_WORDS[card] if DOES[w.power(word).type] == step["do"])

    def consume(self, seat: int, step: Step) -> None:
        state = self.state
        if "options" in step:
            mine = {state.word(card): card for card in state.seats[seat].tableau}
            words = consume.usable(state, seat)
            ours = sorted([self.cards.titles[mine[w.power_card(x)]], DOES[w.power(x).type]] for x in words)
            self.same("the usable powers", ours, sorted(step["options"]))
        if step["do"] == "stop":
            self.say(consume.UsePower, seat, PASS)
            return
        chips = state.seats[seat].chips
        bonuses = True
        if step["by"] != "consume_trade":
            bonuses = w.power(self.power_of(step)).bonuses
            self.say(consume.UsePower, seat, self.power_of(step))
        if step["do"] == "trade":
            world = self.cards.numbers[step["goods"][0][0]]
            if isinstance(state.question(seat), consume.SellGood):
                self.same_cards("what can be sold", state.legal(seat), step["choices"])
                self.same("the value", consume.sale_value(state.working(seat), world, bonuses), step["value"])
                self.speak(seat, world)
        elif step["do"] == "goods":
            task = state.question(seat)
            if isinstance(task, consume.ConsumeGoods):
                self.say_words(seat, task, sorted(self.cards.numbers[world] for world, _ in step["goods"]))
        elif step["do"] == "hand":
            self.say_set(consume.DiscardForPoints, seat, step["hand"])
        elif step["do"] == "gamble":
            self.say(consume.NameNumber, seat, w.NUMBER + step["guess"])
        if "vp" in step:
            self.same("the points", state.seats[seat].chips - chips, step["vp"])

    def produce(self, seat: int, steps: list[Step]) -> None:
        for step in steps:
            if step["do"] == "produce" and self.cards.numbers[step["world"]] in self.state.legal(seat):
                self.say(ChooseWindfall, seat, self.cards.numbers[step["world"]])

    # ---- comparing --------------------------------------------------------------------------------------

    def compare(self, theirs: dict[str, Any]) -> None:
        state = self.state
        titles = self.cards.titles
        self.same("the pool", state.pool, theirs["vp_pool"])
        self.same("the deck", len(state.deck), theirs["deck"])
        self.same("the discard pile", len(state.discard), theirs["discard"])
        for seat, player in enumerate(theirs["players"]):
            me = state.seats[seat]
            self.same(f"the chips of seat {seat}", me.chips, player["vp"])
            self.same(f"the military of seat {seat}", scoring.total_military(state, seat), player["military"])
            self.same_cards(f"the hand of seat {seat}", me.hand, player["hand"])
            self.same(f"the tableau of seat {seat}", [titles[card] for card in me.tableau], player["tableau"])
            goods = {titles[world]: titles[state.good[world]] for world in state.goods(seat)}
            self.same(f"the goods of seat {seat}", goods, player["goods"])

    def result(self, theirs: dict[str, Any]) -> None:
        state = self.state
        self.where = "result"
        self.same("the end", state.over, True)
        self.same("the winners", state.winners(), theirs["winners"])
        for seat, player in enumerate(theirs["players"]):
            self.same(f"the total of seat {seat}", scoring.points(state, seat), player["total"])
            self.same(f"the tie-break of seat {seat}", scoring.tie_break(state, seat), player["tiebreak"])
            ours = [
                [self.cards.titles[card], c.VP[card], scoring.variable(state, seat, card) if c.SCORE[card] else 0]
                for card in state.seats[seat].tableau
            ]
            self.same(f"the cards of seat {seat}", sorted(ours), sorted(player["cards"]))


def read(path: str) -> list[dict[str, Any]]:
    """The games of a file (one per line, gzip or plain)."""
    with open(path, "rb") as file:
        content = file.read()
    text = (gzip.decompress(content) if path.endswith(".gz") else content).decode("utf-8")
    traces: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            trace = json.loads(line)
        except ValueError as error:
            raise StarboardError(f"{path}, line {number}: this is not JSON ({error})") from None
        if not isinstance(trace, dict) or trace.get("format") != "race-trace/1":
            raise StarboardError(f"{path}, line {number}: this is not a race-trace/1 game")
        traces.append(trace)
    return traces
