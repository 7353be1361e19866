"""All data of a position, and the few things that hands do with cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.seat import Powers, Seat
from starboard.kernel import EMPTY, Arg, Chance, Message, SetTask, State, Step, Task

_NOBODY: Final[list[Seat]] = []


def without(cards: list[int], gone: list[int]) -> list[int]:
    """An ascending list of cards without some of them, which are ascending too."""
    if len(gone) == len(cards):
        return EMPTY
    rest = cards[:]
    at: i64 = len(cards)
    left: i64 = len(gone)
    while left > 0 and at > 0:
        left -= 1
        card: i64 = gone[left]
        at -= 1
        while at > 0 and cards[at] > card:
            at -= 1
        if cards[at] == card:
            rest.pop(at)
    return rest


def without_one(cards: list[int], gone: i64) -> list[int]:
    """The cards without one of them."""
    rest = cards[:]
    end: i64 = len(cards)
    for at in range(end):
        if cards[at] == gone:
            rest.pop(at)
            break
    return rest


def with_one(cards: list[int], new: i64) -> list[int]:
    """An ascending list of cards with one more."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > new:
        at -= 1
    more = cards[:]
    more.insert(at, new)
    return more


def put_in_order(cards: list[int]) -> None:
    """Sort a few cards, most of them in order already."""
    end: i64 = len(cards)
    for at in range(1, end):
        card: i64 = cards[at]
        if cards[at - 1] > card:
            to: i64 = at
            while to > 0 and cards[to - 1] > card:
                cards[to] = cards[to - 1]
                to -= 1
            cards[to] = card


def holds(cards: list[int], wanted: i64) -> bool:
    """Whether a card is among some, in any order."""
    return any(card == wanted for card in cards)


def _label(me: Seat, cards: list[int]) -> list[int]:
    """The words for cards in hand or drawn; the list itself if each card is its own word."""
    laid = me.pairs()
    found = cards
    before: i64 = 0
    end: i64 = len(cards)
    for at in range(end):
        card: i64 = cards[at]
        pair: i64 = c.PAIR[card]
        if pair:
            first: i64 = c.FIRST_COPY[card]
            second = before == first or laid >> pair & 1 or (cards is me.drawn and holds(me.hand, c.TWIN[card]))
            word: i64 = first + 1 if second else first
            if word != card:
                if found is cards:
                    found = cards[:]
                found[at] = word
        before = card
    return found


@final
class Hunch:
    """A card that all saw go into a hand. From what all see since: how likely it is still there, and how likely it lies
    among the cards that this seat threw away face down since the last shuffle; else it went back into the deck."""

    def __init__(self, card: i64, seat: i64, hand: float, pile: float) -> None:
        self.card = card
        self.seat = seat
        self.hand = hand
        self.pile = pile


_NO_HUNCHES: Final[list[Hunch]] = []


class Table(State):
    """Cards are numbers. Seats are seats; `order` is the turn order (RG-13.6)."""

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("_own_deck", "_own_discard", "_own_good")

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(w.VOCABULARY, players, chance)
        # what the host chose
        self.experienced = False
        self.in_order = False  # everything in turn order, even where it does not matter
        # the common things
        self.round = 0
        self.phase = 0  # 1 to 5, 0 between phases
        self.nth = 1  # the first or second phase of its kind in this round
        self.pool = 0
        self.deck = EMPTY
        self.discard = EMPTY
        self.order = EMPTY
        self.seats = _NOBODY
        # by card
        self.good = EMPTY  # the card that lies on a world as its good, 0 for none
        self.known = EMPTY  # of the discard pile: which seats know that the card lies there (bit by seat)
        # whether these lists are not shared with a copy; what is known changes with the discard pile
        self._own_deck = True
        self._own_discard = True
        self._own_good = True
        self.hunches = _NO_HUNCHES
        # what is remembered of the last shuffle of the discard pile
        self.recalled = EMPTY  # which seats knew that a card was in the pile (bit by seat); empty before
        self.stale = EMPTY  # worlds whose goods were laid before it
        self.taken: i64 = 0  # cards taken from the deck since
        self.fresh_goods: i64 = 0  # goods laid and discarded since

    def copy_table(self, new: Table) -> None:
        self.copy_agenda(new)
        new.experienced = self.experienced
        new.in_order = self.in_order
        new.round = self.round
        new.phase = self.phase
        new.nth = self.nth
        new.pool = self.pool
        new.deck = self.deck
        new.discard = self.discard
        new.order = self.order
        new.seats = [seat.copy() for seat in self.seats]
        new.good = self.good
        new.known = self.known
        new.hunches = self.hunches
        new.recalled = self.recalled
        new.stale = self.stale
        new.taken = self.taken
        new.fresh_goods = self.fresh_goods
        new._own_deck = new._own_discard = new._own_good = False
        self._own_deck = self._own_discard = self._own_good = False

    def lay_out(self) -> None:
        """Empty places for everybody."""
        self.discard = []
        self.seats = [Seat() for _ in range(self.players)]
        self.good = [0] * w.CARD_END
        self.known = [0] * w.CARD_END

    def own_deck(self) -> None:
        """Before the draw deck is changed: stop sharing it with copies."""
        if not self._own_deck:
            self.deck = self.deck[:]
            self._own_deck = True

    def own_discard(self) -> None:
        """The same for the discard pile, and for who knows which cards."""
        if not self._own_discard:
            self.discard = self.discard[:]
            self.known = self.known[:]
            self._own_discard = True

    def own_good(self) -> None:
        """The same for the goods on worlds."""
        if not self._own_good:
            self.good = self.good[:]
            self._own_good = True

    # ---- the draw deck and the discard pile (RG-11.2, RG-11.4) ------------------------------------------

    def take(self, whose: i64) -> i64:
        """The top card of the draw deck, unseen, for a seat or (players + seat) for a world of it; 0 if there is none
        left anywhere."""
        self.own_deck()
        if not self.deck:
            self._reshuffle()
            if not self.deck:
                return 0
        card = self.chance.draw_for(whose, self.deck)
        self.taken += 1
        if not self.deck:
            self._reshuffle()  # the moment that the last card is taken
        return card

    def take_some(self, seat: i64, count: i64) -> list[int]:
        """So many cards from the top of the draw deck for a seat, or as many as there are left anywhere."""
        if count < len(self.deck):
            self.own_deck()
            self.taken += count
            return self.chance.draw_some(seat, self.deck, count)
        got: list[int] = []
        for _ in range(count):
            card = self.take(seat)
            if card == 0:
                break
            got.append(card)
        return got

    def _reshuffle(self) -> None:
        if not self.discard:
            return
        self.own_discard()
        known = self.known
        recalled = [0] * w.CARD_END
        for card in self.discard:
            recalled[card] = known[card]
            known[card] = 0
        self.recalled = recalled
        self.stale = [world for seat in self.seats for world in seat.tableau if self.good[world]]
        self.taken = 0
        self.fresh_goods = 0
        for seat in self.seats:
            seat.fresh = 0.0
            seat.fresh_drawn = 0.0
            seat.fresh_thrown = 0.0
        if self.hunches:
            self.hunches = [Hunch(one.card, one.seat, one.hand, 0.0) for one in self.hunches if one.hand > 0.01]
        self.deck = self.discard
        self.discard = []
        if self.events is not None:
            self.emit("race-did-reshuffle", {"n": len(self.deck)})

    def fresh_of(self, count: i64) -> float:
        """How many of the last cards taken were in the deck when it was last shuffled."""
        return float(min(count, self.taken)) if self.recalled else 0.0

    def draw(self, seat: i64, count: i64, why: str) -> i64:
        """Draw cards into the hand; returns how many there were."""
        got = self.take_some(seat, count)
        if self.recalled:
            self.seats[seat].fresh += self.fresh_of(len(got))
        self.add_to_hand(seat, got)
        if self.events is not None and got:
            others = Message("race-did-draws", {"seat": seat, "n": len(got), "why": why})
            args: dict[str, Arg] = {"seat": seat, "cards": c.names(got), "why": why}
            self.emit_secret(seat, "race-did-draws-cards", args, others)
        return len(got)

    def add_to_hand(self, seat: i64, cards: list[int]) -> None:
        if len(cards) == 1:
            self.seats[seat].hand = with_one(self.seats[seat].hand, cards[0])
        elif cards:
            hand = self.seats[seat].hand + cards
            put_in_order(hand)
            self.seats[seat].hand = hand

    def add_openly(self, seat: i64, card: i64) -> None:
        """A card that all have seen comes to a hand."""
        self.add_to_hand(seat, [card])
        self.hunches = [*self.hunches, Hunch(card, seat, 1.0, 0.0)]

    def discard_from_hand(self, seat: i64, cards: list[int]) -> None:
        """Hand cards go to the discard pile face down. To all others any card of the hand may be among them."""
        me = self.seats[seat]
        part = float(len(cards)) / float(len(me.hand))
        me.hand = without(me.hand, cards)
        self.throw_away(seat, cards)
        if self.recalled:
            gone = me.fresh * part
            me.fresh -= gone
            me.fresh_thrown += gone
        if self.hunches:
            self._doubt(seat, part)

    def _doubt(self, seat: i64, part: float) -> None:
        """Such a part of a hand was thrown away: cards that all knew there may be gone."""
        left: list[Hunch] = []
        for one in self.hunches:
            if one.seat == seat:
                gone = one.hand * part
                one = Hunch(one.card, seat, one.hand - gone, one.pile + gone)
                if one.pile == 1.0:  # the whole hand
                    self.known[one.card] = (1 << self.players) - 1
                    continue
            left.append(one)
        self.hunches = left

    def throw_away(self, seat: i64, cards: list[int]) -> None:
        """Discard cards that only their owner knows."""
        self.own_discard()
        discard = self.discard
        known = self.known
        bit = 1 << seat
        for card in cards:
            known[card] = bit
            discard.append(card)

    def discard_openly(self, card: i64) -> None:
        """Discard a card that everybody has seen."""
        self.own_discard()
        self.known[card] = (1 << self.players) - 1
        self.discard.append(card)

    def discard_good(self, world: i64) -> None:
        """Goods go to the discard pile face down, unseen by anybody (RG-9.6)."""
        self.own_discard()
        self.own_good()
        self.discard.append(self.good[world])
        self.good[world] = 0
        if self.recalled:
            if holds(self.stale, world):
                self.stale = [other for other in self.stale if other != world]
            else:
                self.fresh_goods += 1

    def put_good(self, seat: i64, world: i64) -> bool:
        """Lay the top card of the draw deck on a world, unseen; False if there is no card left."""
        card = self.take(self.players + seat)
        self.own_good()
        self.good[world] = card
        if card and self.recalled and self.taken == 0:
            self.stale = [*self.stale, world]  # the last card of the deck that was
        return card != 0

    # ---- words -----------------------------------------------------------------------------------------------

    def words(self, seat: i64, cards: list[int]) -> list[int]:
        """The words for cards that a seat holds or has drawn, both ascending. Of two equal cards of a seat the first
        (in the tableau, in hand, drawn) has the first word, whichever copy it is; under rules 1 each has its own."""
        if self.rules < 2:
            return cards
        me = self.seats[seat]
        if cards is not me.labelled or me.hand is not me.labelled_hand or me.tableau is not me.labelled_tableau:
            me.labels = _label(me, cards)
            me.labelled = cards
            me.labelled_hand = me.hand
            me.labelled_tableau = me.tableau
        return me.labels

    def meant(self, seat: i64, cards: list[int], words: list[int]) -> list[int]:
        """The cards that words mean, out of those that `words` was asked for; words for other things mean none."""
        labels = self.words(seat, cards)
        if labels is cards:
            return words
        found: list[int] = []
        at: i64 = 0
        end: i64 = len(labels)
        for said in words:
            word: i64 = said
            while at < end and labels[at] < word:
                at += 1
            if at < end and labels[at] == word:
                found.append(cards[at])
        return found

    def word(self, card: i64) -> i64:
        """The word for a card of a tableau, where no two are equal, or for any of two equal cards."""
        return c.FIRST_COPY[card] if self.rules >= 2 else card

    def card(self, cards: list[int], word: i64) -> i64:
        """The first card that such a word means, out of these."""
        for card in cards:
            if self.word(card) == word:
                return card
        return 0

    # ---- small questions ----------------------------------------------------------------------------------

    def chose(self, seat: i64, action: i64) -> bool:
        return holds(self.seats[seat].actions, action)

    def goods(self, seat: i64) -> list[int]:
        """The own worlds on which a good lies, in the order of the vocabulary."""
        good = self.good
        worlds = [card for card in self.seats[seat].tableau if good[card] != 0]
        if len(worlds) > 1:
            put_in_order(worlds)
        return worlds

    def different(self, worlds: list[int]) -> list[int]:
        """The worlds to ask about: if all are alike as places for a good, one stands for all."""
        if self.ask_all or len(worlds) <= 1:
            return worlds
        for world in worlds:
            if c.ALIKE[world] != c.ALIKE[worlds[0]]:
                return worlds
        return worlds[:1]

    def working(self, seat: i64) -> list[int]:
        """The cards whose powers work in this phase: those that lay there before it (RG-7.8)."""
        return self.seats[seat].powers.cards

    def place(self, seat: i64, card: i64) -> None:
        """From the hand into the tableau."""
        me = self.seats[seat]
        if self.recalled:
            me.fresh -= me.fresh / float(len(me.hand))
        me.hand = without_one(me.hand, card)
        me.tableau = [*me.tableau, card]
        if self.hunches:
            self._show(seat, card)

    def _show(self, seat: i64, card: i64) -> None:
        """A card of a hand is shown: what was thought of its place is over. Of two equal cards nobody can tell which
        this is: it is taken for the one that was known in this hand, and for the other one if that was another hand."""
        left: list[Hunch] = []
        for one in self.hunches:
            twin: i64 = c.TWIN[card]
            if one.card == card or one.card == twin:
                if one.seat == seat or twin == 0:
                    continue
                if one.card == card:
                    one = Hunch(twin, one.seat, one.hand, one.pile)
            left.append(one)
        self.hunches = left

    def remove(self, seat: i64, card: i64) -> None:
        """From the tableau to the discard pile, seen by all."""
        self.seats[seat].tableau = [other for other in self.seats[seat].tableau if other != card]
        self.seats[seat].powers = Powers([other for other in self.working(seat) if other != card])
        self.discard_openly(card)

    def all_at_once(self, steps: list[Step[Table]], enough: bool) -> None:
        """A step of each seat: all at the same time if there is enough for everybody, else in order."""
        in_order = self.in_order or not enough
        for seat in reversed(self.order):
            if in_order:
                self.push(steps[seat])
            else:
                self.fork(seat, steps[seat])

    def start_phase(self, phase: i64, nth: i64) -> None:
        self.phase = phase
        self.nth = nth
        for seat in self.seats:
            seat.used = EMPTY
            seat.tactics = 0
            if seat.powers.cards is not seat.tableau:
                seat.powers = seat.powers.of(seat.tableau)
        if self.events is not None:
            self.emit("race-did-phase", {"phase": phase})


# ---- what all questions have in common ----------------------------------------------------------------------------


def next_choice(state: Table) -> str:
    """What is decided in a round has come out, for better or worse, when actions are chosen again."""
    return "ChooseActions" if state.experienced else "ChooseAction"


class Question(Task[Table]):
    def comes_out(self, state: Table) -> str:
        return next_choice(state)


class SetQuestion(SetTask[Table]):
    def comes_out(self, state: Table) -> str:
        return next_choice(state)
