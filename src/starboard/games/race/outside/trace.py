"""Replays `race-trace/1` files: games that an independent program played, card for card.

The draws are scripted, every decision of the file is said, and what can be compared is compared: legal
placements, ways to pay, usable powers, rewards, the state after every round, the breakdown and the winners.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from typing import Any

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules import consume, develop, scoring, settle
from starboard.games.race.rules.explore import KeepCards, keeps
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.produce import ChooseWindfall
from starboard.games.race.rules.rounds import ChooseAction, ChooseActions, DiscardDown
from starboard.games.race.rules.setup import DiscardTwo
from starboard.games.race.table import Table
from starboard.kernel import DONE, PASS, Game, ScriptedChance, SetTask, StarboardError, Task, Verdict

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


def _names() -> dict[str, int]:
    names: dict[str, int] = {}
    for card in c.CARDS:
        word = w.VOCABULARY.words[card]
        names[c.design(card).name + (word[word.rindex("/") :] if "/" in word else "")] = card
    return names


NAMES = _names()
TITLES = {card: name for name, card in NAMES.items()}


class Difference(Exception):
    """The first place where the file and our rules part."""


class Replay:
    def __init__(self, game: Game, trace: dict[str, Any]) -> None:
        self.trace = trace
        script = [NAMES[name] for deck in trace["decks"] for name in deck]
        options = {
            "players": trace["players"],
            "two-player": "experienced" if trace["advanced"] else "standard",
            "start-worlds": ",".join(w.VOCABULARY.words[NAMES[name]] for name in trace["setup"]["start_worlds"]),
            "timing": "in-order",
            "questions": "all",
        }
        state = game.begin(game.validate(options), ScriptedChance(script))
        assert isinstance(state, Table)
        self.state = state
        self.where = "set-up"

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Difference(f"{self.where}: {what} is {ours!r}, the file has {theirs!r}")

    def same_cards(self, what: str, ours: Iterable[int], theirs: Iterable[str]) -> None:
        self.same(what, sorted(TITLES[card] for card in ours), sorted(theirs))

    def say(self, question: type[Task[Any]], seat: int, word: int) -> None:
        """Answer a question, unless the table has done so because there was only one answer."""
        if isinstance(self.state.question(seat), question):
            self.state.say(seat, word)

    def say_set(self, question: type[SetTask[Any]], seat: int, cards: list[int]) -> None:
        task = self.state.question(seat)
        if not isinstance(task, question):
            return
        while self.state.question(seat) is task:
            left = [card for card in sorted(cards) if card not in self.state.picks[seat]]
            self.state.say(seat, left[0] if left else DONE)

    # ---- the parts of a game ----------------------------------------------------------------------------

    def run(self) -> None:
        setup = self.trace["setup"]
        for seat in range(self.state.players):
            self.same_cards("the dealt hand", self.state.seats[seat].hand, setup["dealt"][seat])
        for seat in range(self.state.players):
            self.say_set(DiscardTwo, seat, [NAMES[name] for name in setup["discarded"][seat]])
        self.compare(setup["state"])
        for turn in self.trace["rounds"]:
            self.where = f"round {turn['round']}, actions"
            self.actions(turn["actions"])
            for phase in turn["phases"]:
                self.where = f"round {turn['round']}, {phase['phase']}"
                self.phase(phase)
            self.where = f"round {turn['round']}, end"
            self.compare(turn["state"])
        self.result(self.trace["result"])

    def actions(self, actions: list[list[str]]) -> None:
        for seat, names in enumerate(actions):
            words = sorted(w.VOCABULARY.index(ACTIONS.get(name, name)) for name in names)
            if len(words) == 2 and words[0] == words[1]:
                words[1] += 1  # the duplicate card
            for word in words:
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
                for step in player["steps"]:
                    if step["do"] == "produce" and NAMES[step["world"]] in self.state.legal(seat):
                        self.say(ChooseWindfall, seat, NAMES[step["world"]])
        elif phase["phase"] == "discard":
            for seat, player in enumerate(players):
                self.say_set(DiscardDown, seat, [NAMES[name] for name in player["discarded"]])

    def explore(self, players: list[dict[str, Any]]) -> None:
        asked = [seat for seat in range(self.state.players) if isinstance(self.state.question(seat), KeepCards)]
        for seat in asked:
            self.same_cards("what was drawn", self.state.seats[seat].drawn, players[seat]["drawn"])
            self.same("what is kept", keeps(self.state, seat), players[seat]["keep"])
        for seat in asked:
            kept = [NAMES[name] for name in players[seat]["drawn"] if name not in players[seat]["discarded"]]
            self.say_set(KeepCards, seat, kept)

    def develop(self, players: list[dict[str, Any]]) -> None:
        for seat, player in enumerate(players):
            self.same_cards("what can be built", develop.placeable(self.state, seat), player["legal"])
        prices = [
            develop.price(self.state, seat, NAMES[p["place"]]) if p["place"] else 0 for seat, p in enumerate(players)
        ]
        for seat, player in enumerate(players):
            self.say(develop.PlaceDevelopment, seat, NAMES[player["place"]] if player["place"] else PASS)
        for seat, player in enumerate(players):
            if player["place"]:
                self.same("the cost", prices[seat], player["cost"])
                self.say_set(Pay, seat, [NAMES[name] for name in player["paid"]])

    def settle(self, players: list[dict[str, Any]]) -> None:
        for seat, player in enumerate(players):
            self.same_cards("what can be settled", settle.placeable(self.state, seat), player["legal"])
        found: list[list[tuple[list[str], int, int]]] = []
        for seat, player in enumerate(players):
            found.append(self.ways(seat, NAMES[player["place"]]) if player["place"] else [])
        for seat, player in enumerate(players):
            self.say(settle.PlaceWorld, seat, NAMES[player["place"]] if player["place"] else PASS)
        for seat, player in enumerate(players):
            if not player["place"]:
                continue
            ours = sorted((use, cards) for use, cards, _ in found[seat])
            theirs = sorted((sorted(option["use"]), option["cards"]) for option in player["options"])
            self.same(f"the ways to settle {player['place']}", ours, theirs)
            way = next(way for use, _, way in found[seat] if use == sorted(player["use"]))
            self.say(settle.HowToSettle, seat, way)
            self.say_set(Pay, seat, [NAMES[name] for name in player["paid"]])

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
            found.append((sorted(TITLES[card] for card in use), cards, way))
        return found

    def consume(self, seat: int, step: dict[str, Any]) -> None:
        state = self.state
        if "options" in step:
            words = consume.usable(state, seat)
            ours = sorted([TITLES[w.power_card(word)], DOES[w.power(word).type]] for word in words)
            self.same("the usable powers", ours, sorted(step["options"]))
        if step["do"] == "stop":
            self.say(consume.UsePower, seat, PASS)
            return
        chips = state.seats[seat].chips
        if step["by"] != "consume_trade":
            word = next(
                word
                for word in consume.usable(state, seat)
                if TITLES[w.power_card(word)] == step["by"] and DOES[w.power(word).type] == step["do"]
            )
            self.say(consume.UsePower, seat, word)
        if step["do"] == "trade":
            world = NAMES[step["goods"][0][0]]
            bonuses = step["by"] == "consume_trade" or w.power(word).bonuses
            if isinstance(state.question(seat), consume.SellGood):
                self.same_cards("what can be sold", state.legal(seat), step["choices"])
                self.same("the value", consume.sale_value(state, seat, world, bonuses), step["value"])
                state.say(seat, world)
        elif step["do"] == "goods":
            self.say_set(consume.ConsumeGoods, seat, [NAMES[world] for world, _ in step["goods"]])
        elif step["do"] == "hand":
            self.say_set(consume.DiscardForPoints, seat, [NAMES[name] for name in step["hand"]])
        elif step["do"] == "gamble":
            self.say(consume.NameNumber, seat, w.NUMBER + step["guess"])
        if "vp" in step:
            self.same("the points", state.seats[seat].chips - chips, step["vp"])

    # ---- comparing --------------------------------------------------------------------------------------

    def compare(self, theirs: dict[str, Any]) -> None:
        state = self.state
        self.same("the pool", state.pool, theirs["vp_pool"])
        self.same("the deck", len(state.deck), theirs["deck"])
        self.same("the discard pile", len(state.discard), theirs["discard"])
        for seat, player in enumerate(theirs["players"]):
            self.same(f"the chips of seat {seat}", state.seats[seat].chips, player["vp"])
            self.same(f"the military of seat {seat}", scoring.total_military(state, seat), player["military"])
            self.same_cards(f"the hand of seat {seat}", state.seats[seat].hand, player["hand"])
            self.same(
                f"the tableau of seat {seat}", [TITLES[card] for card in state.seats[seat].tableau], player["tableau"]
            )
            goods = {TITLES[world]: TITLES[state.good[world]] for world in state.goods(seat)}
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
                [TITLES[card], c.VP[card], scoring.variable(state, seat, card) if c.SCORE[card] else 0]
                for card in state.seats[seat].tableau
            ]
            self.same(f"the cards of seat {seat}", sorted(ours), sorted(player["cards"]))


def verify(game: Game, path: str) -> list[Verdict]:
    """Replay every game of a file (one per line, gzip or plain)."""
    with open(path, "rb") as file:
        content = file.read()
    text = (gzip.decompress(content) if path.endswith(".gz") else content).decode("utf-8")
    verdicts: list[Verdict] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            trace = json.loads(line)
        except ValueError as error:
            raise StarboardError(f"{path}, line {number}: this is not JSON ({error})") from None
        if not isinstance(trace, dict) or trace.get("format") != "race-trace/1":
            raise StarboardError(f"{path}, line {number}: this is not a race-trace/1 game")
        verdicts.append(judge(game, trace))
    return verdicts


def judge(game: Game, trace: dict[str, Any]) -> Verdict:
    """Replay one game; whatever the file has in it, the first difference is told and the next game is judged."""
    name = str(trace.get("id", "?"))
    replay: Replay | None = None
    try:
        replay = Replay(game, trace)
        replay.run()
    except Difference as difference:
        return Verdict(name, False, str(difference))
    except StarboardError as error:
        return Verdict(name, False, f"{_where(replay)}: {error}")
    except (LookupError, StopIteration, TypeError, ValueError) as error:
        return Verdict(name, False, f"{_where(replay)}: the file names what is not there ({error!r})")
    return Verdict(name, True)


def _where(replay: Replay | None) -> str:
    return "set-up" if replay is None else replay.where
