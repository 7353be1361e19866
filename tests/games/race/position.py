"""Positions of Race for the Galaxy, laid out by hand, and words said by spelling.

    table = Table(["new-sparta", "alpha-centauri*"], hands=["rebel-miners +3", "+4"])
    table.choose("settle", "produce")
    table.say(0, "rebel-miners")

A tableau or hand is a text of card names; of a card with two copies the bare name is the first copy that is free.
`name*` has a good on it, `+3` are any three cards that the position does not name, `+rest` is all that are left.
All other cards lie in the draw deck, so that every card is somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from starboard.games.race import components as c
from starboard.games.race import game
from starboard.games.race import words as w
from starboard.games.race.state import RaceState
from starboard.games.race.table import Table
from starboard.kernel import DONE, PASS, Message, ScriptedChance, SetTask, Task, fast_chance, play_out


def spell(words: Sequence[int]) -> list[str]:
    return w.VOCABULARY.spell(list(words))


def design(word: str) -> str:
    """A card's name without the number of its copy."""
    return word.split("/")[0] if word.split("/")[-1].isdigit() else word


def fresh(options: Mapping[str, object], seed: str = "1") -> RaceState:
    """A new game at its first question."""
    state = game.new(options, seed, events=True)
    assert isinstance(state, RaceState)
    return state


def asked(state: RaceState, seat: int) -> str | None:
    """The id of the question that a seat is being asked."""
    prompt = state.prompt(seat)
    return None if prompt is None else prompt.message.id


def moments(kind: type[Task[Table]], seeds: int = 8) -> Iterator[tuple[RaceState, int]]:
    """States of random games in which a seat is asked that question for the first word."""
    for seed in range(seeds):
        state = game.new({"players": 2}, str(seed))
        assert isinstance(state, RaceState)
        dice = fast_chance(seed + 50)
        while not state.over:
            for seat in state.waiting():
                if isinstance(state.question(seat), kind) and not state.picks[seat]:
                    yield state, seat
            play_out(state, dice, 1)


def default_word(state: RaceState, seat: int) -> int:
    """`pass` where one may, else the first legal word."""
    legal = state.legal(seat)
    return PASS if PASS in legal else legal[0]


class Position:
    """A position at the choice of action cards of some round."""

    def __init__(
        self,
        tableaus: Sequence[str],
        hands: Sequence[str] | None = None,
        *,
        chips: Sequence[int] | None = None,
        deck: str | int | None = None,
        discard: str = "",
        top: str = "",
        order: Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`deck` names the draw deck or tells its size, the rest is discarded; `top` are the next cards drawn."""
        players = len(tableaus)
        self.state = fresh({"players": players, **(options or {})})
        while self.state.round == 0:
            seat = self.state.waiting()[0]
            self.state.say(seat, self.state.legal(seat)[0])
        self.left = list(c.CARDS)
        self.chosen_in = self.state.round
        hands = ["+4"] * players if hands is None else hands
        piles = [self._named(text) for text in [*tableaus, *hands, discard, deck if isinstance(deck, str) else "", top]]
        self.state.good = [0] * w.CARD_END
        self.state.known = [0] * w.CARD_END
        for seat in range(players):
            self.state.seats[seat].tableau = piles[seat]
        self.state.order = list(range(players)) if order is None else list(order)
        self._lay_goods(tableaus)
        self._deal(piles[players : 2 * players], hands)
        self._lay_piles(piles[-3], piles[-2], piles[-1], deck)
        for seat in range(players):
            self.state.seats[seat].chips = chips[seat] if chips else 0
        self.state.pool = 12 * players - sum(chips or [])
        assert self.state.check() == []

    # ---- laying out -----------------------------------------------------------------------------------------

    def _named(self, text: str) -> list[int]:
        return [self._take(name.rstrip("*")) for name in text.split() if not name.startswith("+")]

    def _take(self, name: str) -> int:
        for spelling in (name, f"{name}/1", f"{name}/2"):
            if spelling in w.VOCABULARY.words and w.VOCABULARY.index(spelling) in self.left:
                card = w.VOCABULARY.index(spelling)
                self.left.remove(card)
                return card
        raise AssertionError(f"{name} is not free")

    def _lay_goods(self, tableaus: Sequence[str]) -> None:
        for tableau, text in zip([one.tableau for one in self.state.seats], tableaus, strict=True):
            for card, name in zip(tableau, text.split(), strict=True):
                if name.endswith("*"):
                    self.state.good[card] = self.left.pop(0)

    def _deal(self, named: list[list[int]], hands: Sequence[str]) -> None:
        for hand, text in zip(named, hands, strict=True):
            for more in [token[1:] for token in text.split() if token.startswith("+")]:
                count = len(self.left) if more == "rest" else int(more)
                hand += [self.left.pop() for _ in range(count)]
            hand.sort()
        for seat in range(len(named)):
            self.state.seats[seat].hand = named[seat]

    def _lay_piles(self, discard: list[int], deck: list[int], top: list[int], wanted: str | int | None) -> None:
        self.state.deck = deck if isinstance(wanted, str) else self.left[:wanted]
        rest = self.left if isinstance(wanted, str) else self.left[len(self.state.deck) :]
        self.state.discard = discard + rest
        if top:
            self.state.deck = top + self.state.deck
            self.state.chance = ScriptedChance(list(self.state.deck))

    # ---- talking ----------------------------------------------------------------------------------------------

    def say(self, seat: int, *words: str) -> None:
        """Say words by spelling; a bare name stands for the copy that may be said."""
        for word in words:
            self.state.say(seat, self._word(seat, word))
            assert self.state.check() == []

    def _word(self, seat: int, word: str) -> int:
        if word in w.VOCABULARY.words:
            return w.VOCABULARY.index(word)
        return next(w.VOCABULARY.index(legal) for legal in self.legal(seat) if design(legal) == word)

    def pick(self, seat: int, *words: str) -> None:
        """Say a whole set in the order of the vocabulary, as far as there is a choice, and `done` if it could go on."""
        numbers = sorted(self._word(seat, word) for word in words)
        task = self.state.question(seat)
        assert isinstance(task, SetTask)
        for number in numbers:
            if self.state.question(seat) is task:
                self.say(seat, w.VOCABULARY.words[number])
        if self.state.question(seat) is task and DONE in self.state.legal(seat):
            self.state.say(seat, DONE)

    def choose(self, *actions: str) -> None:
        """Everybody's action cards: all but the last are chosen unseen, then they are revealed."""
        self.chosen_in = self.state.round
        for seat, cards in enumerate(actions):
            self.say(seat, *sorted(cards.split(), key=w.VOCABULARY.index))

    def only(self, action: str, *choosers: int) -> None:
        """These seats choose an action; the others choose Develop (or Settle), in which nobody does anything."""
        idle = "settle" if action == "develop" else "develop"
        self.choose(*[action if seat in choosers else idle for seat in range(self.state.players)])
        while (
            any(self.asked(seat) == "race-ask-place-development" for seat in self.state.waiting()) and idle == "develop"
        ):
            self.pass_all()

    def pay_any(self, seat: int) -> None:
        """Pay with the last cards of the hand: those that the position does not name."""
        most = self.least_and_most(seat)[1]
        self.pick(seat, *self.hand(seat)[-most:])

    def pass_all(self) -> None:
        """Everybody who is being asked passes, or says the first word that is legal, once."""
        for seat in self.state.waiting():
            if self.state.legal(seat):
                self.state.say(seat, default_word(self.state, seat))

    def finish_round(self) -> None:
        """Answer everything with a default until the round is over in which actions were last chosen."""
        while not self.state.over and self.state.round == self.chosen_in:
            seat = self.state.waiting()[0]
            self.state.say(seat, default_word(self.state, seat))
        assert self.state.check() == []

    # ---- looking ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        return spell(self.state.legal(seat))

    def asked(self, seat: int) -> str | None:
        return asked(self.state, seat)

    def least_and_most(self, seat: int) -> tuple[int, int]:
        prompt = self.state.prompt(seat)
        assert prompt is not None
        return prompt.least, prompt.most

    def why(self, seat: int, word: str) -> Message | None:
        return self.state.why_not(seat, w.VOCABULARY.index(word))

    def hand(self, seat: int) -> list[str]:
        return spell(self.state.words(seat, self.state.seats[seat].hand))

    def tableau(self, seat: int) -> list[str]:
        return spell([self.state.word(card) for card in self.state.seats[seat].tableau])

    def drawn(self, seat: int) -> list[str]:
        return spell(self.state.words(seat, self.state.seats[seat].drawn))

    def goods(self, seat: int) -> list[str]:
        return spell(self.state.goods(seat))

    def hands(self) -> list[int]:
        return [len(hand) for hand in [one.hand for one in self.state.seats]]

    def discarded(self) -> list[str]:
        return [c.NAMES[card] for card in sorted(self.state.discard)]

    def told(self, id: str) -> list[dict[str, object]]:
        """What was told to everybody or to one seat under that message id, in order."""
        assert self.state.events is not None
        return [dict(event.message.args) for event in self.state.events if event.message.id == id]
