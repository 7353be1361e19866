"""The same games with only the questions that matter, in turn order or at the same time.

The words of the file are said as far as they are asked for. Where equal places for a good stand for one another, the
table may take another of them than the file did; that makes no difference to anybody, but the card that lies there as
a good, unseen, is another one. So hidden goods are exchanged beforehand, that the same cards go the same way.
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
from starboard.kernel import PASS, Chance, SeatScript, Task


class EasyReplay(Replay):
    questions = "needed"

    def chance(self) -> Chance:
        self.scripts = by_seat(self.trace, self.cards)
        return SeatScript(self.scripts)

    # ---- hidden goods -----------------------------------------------------------------------------------

    def begin_round(self, turn: dict[str, Any]) -> None:
        """The table takes the first of equal places: there the goods are laid that the file's players give first."""
        self.used: Counter[tuple[int, str]] = Counter()
        for seat in range(self.state.players):
            goods = {world: self.state.good[world] for world in self.state.goods(seat)}
            given: list[int] = []
            for phase in turn["phases"]:
                player = phase["players"][seat]
                if phase["phase"] == "settle" and player.get("good"):
                    goods[self.cards.numbers[player["place"]]] = self.cards.numbers[player["good"]]
                for step in player.get("steps", []):
                    given += [self.cards.numbers[good] for _, good in step.get("goods", [])]
            self.arrange(seat, goods, given)

    def arrange(self, seat: int, goods: dict[int, int], given: list[int]) -> None:
        for kind in {c.ALIKE[world] for world in goods}:
            worlds = sorted(world for world in goods if c.ALIKE[world] == kind)
            first = [good for good in given if good in [goods[world] for world in worlds]]
            for world, good in zip(worlds, first, strict=False):
                other = goods[world]
                if other != good and self.exchange(seat, other, good):
                    goods[next(place for place in worlds if goods[place] == good)] = other
                    goods[world] = good

    def exchange(self, seat: int, one: int, other: int) -> bool:
        """Two goods that nobody has seen change places: on worlds, or in the piles from which they are to be drawn."""
        state = self.state
        to_come = [card for card in (one, other) if card not in state.good]
        if any(card not in state.deck + state.discard for card in to_come):
            return False
        swap = {one: other, other: one}
        chance = state.chance
        assert isinstance(chance, SeatScript)
        script = self.scripts[state.players + seat]
        places = [(script.index(card, chance.at[state.players + seat]), swap[card]) for card in to_come]
        for at, card in places:
            script[at] = card
        state.own_deck()
        state.own_discard()
        state.own_good()
        state.deck = [swap.get(card, card) for card in state.deck]
        state.discard = [swap.get(card, card) for card in state.discard]
        state.good = [swap.get(card, card) for card in state.good]
        return True

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
            self.speak(seat, self.equal(self.places(step)[0], self.state.legal(seat)))
        elif isinstance(task, consume.ConsumeGoods) and step["do"] == "goods":
            if w.power(task.word).same == w.power(self.power_of(step)).same:
                self.take(seat, task, self.places(step))
        elif step["do"] == "hand":
            self.say_set(consume.DiscardForPoints, seat, step["hand"])
        elif step["do"] == "gamble":
            self.say(consume.NameNumber, seat, w.NUMBER + step["guess"])

    def places(self, step: Step) -> list[int]:
        """The worlds on which the goods of a step lie with us."""
        found: list[int] = []
        for world, name in step["goods"]:
            good = self.cards.numbers[name]
            found.append(self.state.good.index(good) if good in self.state.good else self.cards.numbers[world])
        return found

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
