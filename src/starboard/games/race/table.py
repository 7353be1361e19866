"""All data of a position, and the few things that hands do with cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.seat import Powers, Seat
from starboard.kernel import EMPTY, Chance, Message, State

_NOBODY: Final[list[Seat]] = []


def without(cards: list[int], gone: list[int]) -> list[int]:
    """An ascending list of cards without some of them, which are ascending too."""
    rest: list[int] = []
    at = 0
    end = len(gone)
    for card in cards:
        if at < end and gone[at] == card:
            at += 1
        else:
            rest.append(card)
    return rest


class Table(State):
    """Cards are their words. Seats are seats; `order` is the turn order (RG-13.6)."""

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
        self.known = EMPTY  # which seats know where a hidden card is (bit by seat)
        # whether these lists are not shared with a copy; what is known changes with the discard pile
        self._own_deck = True
        self._own_discard = True
        self._own_good = True
        self.loose = EMPTY  # seat + 1 out of whose hand a card that all knew went face down
        # what is remembered of the last shuffle of the discard pile
        self.recalled = EMPTY  # which seats knew that a card was in the pile (bit by seat); empty before
        self.stale = EMPTY  # worlds whose goods were laid before it
        self.taken = 0  # how many cards each seat drew since, and in the last place the worlds: 12 bits each

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
        new.loose = self.loose
        new.recalled = self.recalled
        new.stale = self.stale
        new.taken = self.taken
        new._own_deck = new._own_discard = new._own_good = False
        self._own_deck = self._own_discard = self._own_good = False

    def lay_out(self) -> None:
        """Empty places for everybody."""
        self.discard = []
        self.seats = [Seat() for _ in range(self.players)]
        self.good = [0] * w.CARD_END
        self.known = [0] * w.CARD_END
        self.loose = [0] * w.CARD_END

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

    def take(self) -> i64:
        """The top card of the draw deck, unseen; 0 if there is none left anywhere."""
        self.own_deck()
        if not self.deck:
            self._reshuffle()
            if not self.deck:
                return 0
        card = self.chance.draw(self.deck)
        if not self.deck:
            self._reshuffle()  # the moment that the last card is taken
        return card

    def _reshuffle(self) -> None:
        if not self.discard:
            return
        self.own_discard()
        known = self.known
        recalled = [0] * w.CARD_END
        self.recalled = recalled
        self.stale = [world for seat in self.seats for world in seat.tableau if self.good[world]]
        self.taken = 0
        for card in self.discard:
            recalled[card] = known[card]
            known[card] = 0
            if self.loose[card]:
                self._set_loose(card, 0)
        self.deck = self.discard
        self.discard = []
        if self.events is not None:
            self.emit("race-did-reshuffle", {"n": len(self.deck)})

    def count_taken(self, seat: i64, count: i64) -> None:
        """Remember how many cards a seat (or, as a last seat, the worlds) got from the deck since the last shuffle."""
        self.taken += count << (12 * seat)

    def taken_by(self, seat: i64) -> i64:
        return (self.taken >> (12 * seat)) & 0xFFF

    def draw(self, seat: i64, count: i64, why: str) -> i64:
        """Draw cards into the hand; returns how many there were."""
        got: list[int] = []
        for _ in range(count):
            card = self.take()
            if card == 0:
                break
            got.append(card)
        self.count_taken(seat, len(got))
        self.add_to_hand(seat, got)
        if self.events is not None and got:
            words = w.VOCABULARY.spell(got)
            others = Message("race-did-draws", {"seat": seat, "n": len(got), "why": why})
            self.emit_secret(seat, "race-did-draws-cards", {"seat": seat, "cards": words, "why": why}, others)
        return len(got)

    def add_to_hand(self, seat: i64, cards: list[int]) -> None:
        hand = self.seats[seat].hand + cards
        hand.sort()
        self.seats[seat].hand = hand

    def take_from_hand(self, seat: i64, cards: list[int]) -> None:
        self.seats[seat].hand = without(self.seats[seat].hand, cards)

    def throw_away(self, seat: i64, cards: list[int]) -> None:
        """Discard hidden cards face down: their owner knows them."""
        self.own_discard()
        bit = 1 << seat
        everybody = (1 << self.players) - 1
        for card in cards:
            if self.known[card] == everybody:
                self._set_loose(card, seat + 1)
            self.known[card] = bit
            self.discard.append(card)

    def discard_openly(self, card: i64) -> None:
        """Discard a card that everybody has seen."""
        self.own_discard()
        self.known[card] = (1 << self.players) - 1
        self.discard.append(card)

    def _set_loose(self, card: i64, value: i64) -> None:
        loose = self.loose[:]
        loose[card] = value
        self.loose = loose

    def discard_good(self, world: i64) -> None:
        """Goods go to the discard pile face down, unseen by anybody (RG-9.6)."""
        self.own_discard()
        self.own_good()
        self.discard.append(self.good[world])
        self.good[world] = 0

    def put_good(self, world: i64) -> bool:
        """Lay the top card of the draw deck on a world, unseen; False if there is no card left."""
        before = self.recalled
        card = self.take()
        self.own_good()
        self.good[world] = card
        if self.recalled is not before:
            self.stale = [*self.stale, world]  # the last card of the deck that was
        elif card:
            if world in self.stale:
                self.stale = [other for other in self.stale if other != world]
            self.count_taken(self.players, 1)
        return card != 0

    # ---- small questions ----------------------------------------------------------------------------------

    def chose(self, seat: i64, action: i64) -> bool:
        return any(chosen == action for chosen in self.seats[seat].actions)

    def goods(self, seat: i64) -> list[int]:
        """The own worlds on which a good lies, in the order of the vocabulary."""
        worlds = [card for card in self.seats[seat].tableau if self.good[card]]
        if len(worlds) > 1:
            worlds.sort()
        return worlds

    def different(self, worlds: list[int]) -> list[int]:
        """The worlds to ask about: if all are alike as places for a good, one stands for all."""
        if self.ask_all:
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
        self.take_from_hand(seat, [card])
        self.seats[seat].tableau = [*self.seats[seat].tableau, card]

    def remove(self, seat: i64, card: i64) -> None:
        """From the tableau to the discard pile, seen by all."""
        self.seats[seat].tableau = [other for other in self.seats[seat].tableau if other != card]
        self.seats[seat].powers = Powers([other for other in self.working(seat) if other != card])
        self.discard_openly(card)

    def start_phase(self, phase: i64, nth: i64) -> None:
        self.phase = phase
        self.nth = nth
        for seat in range(self.players):
            if self.seats[seat].powers.cards is not self.seats[seat].tableau:
                self.seats[seat].powers = Powers(self.seats[seat].tableau)
        if self.events is not None:
            self.emit("race-did-phase", {"phase": phase})
