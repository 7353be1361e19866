"""The same games with only the questions that matter, in turn order or at the same time.

The words of the file are said as far as they are asked for. Where equal places for a good stand for one another, the
table may take another of them than the file did; that makes no difference to anybody, but the card that lay there as
a good, unseen, is another one. So hidden goods are exchanged until the same cards go the same way.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.outside.scripts import by_seat
from starboard.games.race.outside.trace import Replay, Step
from starboard.games.race.rules import consume
from starboard.games.race.rules.produce import ChooseWindfall
from starboard.games.race.table import Table
from starboard.kernel import PASS, Chance, ScriptError, SeatScript, Task

Goods = dict[int, int]  # world -> the card that lies on it


class EasyReplay(Replay):
    questions = "needed"

    def chance(self) -> Chance:
        self.scripts = by_seat(self.trace, self.cards)
        return SeatScript(self.scripts)

    # ---- hidden goods -----------------------------------------------------------------------------------

    def begin_round(self, turn: dict[str, Any]) -> None:
        """Note where the goods of each seat are, were laid by settling, and go by consuming in this round."""
        self.round = turn["round"]
        self.used: Counter[tuple[int, str]] = Counter()
        players = range(self.state.players)
        self.goods: list[Goods] = [
            {world: self.state.good[world] for world in self.state.goods(seat)} for seat in players
        ]
        self.gone: list[set[int]] = [set() for _ in players]
        self.consuming = False
        for phase in turn["phases"]:
            for seat, player in enumerate(phase["players"]):
                if phase["phase"] == "settle" and player.get("good"):
                    self.goods[seat][self.cards.numbers[player["place"]]] = self.cards.numbers[player["good"]]
                if phase["phase"] == "consume":
                    self.consuming = True
                    for step in player["steps"]:
                        self.gone[seat] |= {self.cards.numbers[good] for _, good in step.get("goods", [])}

    def speak(self, seat: int, word: int) -> None:
        """Say a word; if another good than the file's went, exchange the two beforehand."""
        if self.where == "set-up":
            self.state.say(seat, word)
            return
        for _ in range(20):
            trial = self.state.copy()
            assert isinstance(trial, Table)
            failed: ScriptError | None = None
            try:
                trial.say(seat, word)
            except ScriptError as error:
                failed = error
            wrong = self.wrong_good(trial)
            if wrong is None:
                if failed:
                    raise failed
                self.state = trial
                return
            self.exchange(*wrong)
        self.state.say(seat, word)

    def wrong_good(self, state: Table) -> tuple[int, int, int] | None:
        """A seat, a good of it that went although the file's did not, and one of an equal place that should go."""
        choosing = state.phase == 0 and not state.over and not any(seat.actions for seat in state.seats)
        if not self.consuming or (state.round == self.round and (choosing or 0 < state.phase < c.CONSUME)):
            return None
        laid = set(state.good)
        for seat in range(state.players):
            went = {good: world for world, good in self.goods[seat].items() if good not in laid}
            for good, world in went.items():
                if good in self.gone[seat]:
                    continue
                for other_world, other in self.goods[seat].items():
                    if other in self.gone[seat] and other in laid and c.ALIKE[other_world] == c.ALIKE[world]:
                        return seat, good, other
        return None

    def exchange(self, seat: int, one: int, other: int) -> None:
        """Two cards that nobody has seen change places: on worlds, or in the deck where they are drawn as a good."""
        state = self.state
        swap = {one: other, other: one}
        state.own_deck()
        state.own_good()
        chance = state.chance
        assert isinstance(chance, SeatScript)
        script = self.scripts[state.players + seat]
        to_come = script[chance.at[state.players + seat] :]
        for at, card in ((to_come.index(card), card) for card in (one, other) if card in state.deck):
            script[len(script) - len(to_come) + at] = swap[card]
        state.deck = [swap.get(card, card) for card in state.deck]
        state.good = [swap.get(card, card) for card in state.good]
        self.goods[seat] = {world: swap.get(good, good) for world, good in self.goods[seat].items()}

    def compare(self, theirs: dict[str, Any]) -> None:
        """Goods on equal places of a seat may lie on any of them: lay them as the file has them, then compare."""
        for seat, player in enumerate(theirs["players"]):
            wanted = {self.cards.numbers[world]: self.cards.numbers[good] for world, good in player["goods"].items()}
            ours = {world: self.state.good[world] for world in self.state.goods(seat)}
            kinds = [Counter(c.ALIKE[world] for world in goods) for goods in (ours, wanted)]
            if kinds[0] == kinds[1] and set(ours.values()) == set(wanted.values()):
                self.state.own_good()
                for world in ours:
                    self.state.good[world] = 0
                for world, good in wanted.items():
                    self.state.good[world] = good
        super().compare(theirs)

    # ---- what is asked ----------------------------------------------------------------------------------

    def equal(self, world: int, words: list[int]) -> int:
        """The world itself, or one that is the same as a place for a good."""
        if world in words:
            return world
        return next((word for word in words if c.ALIKE[word] == c.ALIKE[world]), world)

    def consume(self, seat: int, step: Step) -> None:
        if step["do"] == "stop":
            self.say(consume.UsePower, seat, PASS)
            return
        if step["by"] != "consume_trade":
            self.use(seat, self.power_of(step))
        task = self.state.question(seat)
        if isinstance(task, consume.SellGood) and step["do"] == "trade":
            self.speak(seat, self.equal(self.cards.numbers[step["goods"][0][0]], self.state.legal(seat)))
        elif isinstance(task, consume.ConsumeGoods) and step["do"] == "goods":
            if w.power(task.word).same == w.power(self.power_of(step)).same:
                self.take(seat, task, [self.cards.numbers[world] for world, _ in step["goods"]])
        elif step["do"] == "hand":
            self.say_set(consume.DiscardForPoints, seat, step["hand"])
        elif step["do"] == "gamble":
            self.say(consume.NameNumber, seat, w.NUMBER + step["guess"])

    def use(self, seat: int, word: int) -> None:
        """Use a power, or one that does the same, unless the table has done so."""
        same = w.power(word).same
        self.used[seat, same] += 1
        if not isinstance(self.state.question(seat), consume.UsePower):
            return
        done = [used for used in self.state.seats[seat].used if w.power(used).same == same]
        if len(done) >= self.used[seat, same]:
            return
        legal = [each for each in self.state.legal(seat) if each != PASS and w.power(each).same == same]
        self.speak(seat, word if word in legal or not legal else legal[0])

    def take(self, seat: int, task: Task[Any], worlds: list[int]) -> None:
        """The goods that a power takes, each from its world or from an equal one."""
        free = list(task.candidates(self.state)) if isinstance(task, consume.ConsumeGoods) else []
        words: list[int] = [world for world in worlds if world in free]
        for world in worlds:
            if world not in free:
                words.append(self.equal(world, [each for each in free if each not in words and each not in worlds]))
        self.say_words(seat, task, sorted(words))

    def produce(self, seat: int, steps: list[Step]) -> None:
        """Worlds that powers of the kind asked for serve come first; the table may have served an equal one."""
        made = [step for step in steps if step["do"] == "produce"]
        for _ in made:
            task = self.state.question(seat)
            if not isinstance(task, ChooseWindfall):
                return
            left = [step for step in made if self.cards.numbers[step["world"]] not in self.state.seats[seat].produced]
            left.sort(key=lambda step: self.kind_of(step) != task.kind)
            worlds = [self.cards.numbers[step["world"]] for step in left]
            legal = self.state.legal(seat)
            exact = [world for world in worlds if world in legal]
            self.speak(seat, exact[0] if exact else self.equal(worlds[0], legal))

    def kind_of(self, step: Step) -> int:
        """The kind of windfall worlds that the power of a step serves, 0 for any; -1 for no windfall power."""
        if step["by"] == "produce":
            return 0
        powers = c.PRODUCE_POWERS[self.cards.numbers[step["by"]]]
        return next((int(power.kind) for power in powers if power.type == c.PRODUCE_WINDFALL), -1)


class TogetherReplay(EasyReplay):
    """As people play it."""

    timing = "simultaneous"
