"""What lies on the table: plain data, and the few things that hands do with cards."""

from __future__ import annotations

from typing import Final

from starboard.games.race.cards import ALIKE, END, FIRST, VOCABULARY
from starboard.kernel import Chance, Message, State

NOTHING: Final[list[int]] = []  # shared, as all inner lists are: never changed in place


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
        super().__init__(VOCABULARY, players, chance)
        # what the host chose
        self.experienced = False
        self.in_order = False  # everything in turn order, even where it does not matter
        # the common things
        self.round = 0
        self.phase = 0  # 1 to 5, 0 between phases
        self.nth = 1  # the first or second phase of its kind in this round
        self.pool = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.order: list[int] = []
        # by seat; the lists inside are replaced, never changed in place, so that copies may share them
        self.hands: list[list[int]] = []  # each ascending
        self.tableaus: list[list[int]] = []  # each in order of placing
        self.active: list[int] = []  # how many cards of the tableau were there before the phase
        self.chips: list[int] = []
        self.chosen: list[list[int]] = []  # action cards lying face down
        self.actions: list[list[int]] = []  # action cards revealed
        self.drawn: list[list[int]] = []  # cards drawn to explore
        self.aside: list[list[int]] = []  # kept while exploring, or laid aside to be discarded, face down
        self.placing: list[int] = []  # a card chosen to be placed, face down; 0 for none
        self.used: list[list[int]] = []  # consume powers used in this phase
        self.produced: list[list[int]] = []  # worlds that produced in this phase
        # by card
        self.good: list[int] = []  # the card that lies on a world as its good, 0 for none
        self.known: list[int] = []  # which seats know where a hidden card is (bit by seat)
        self._own = True  # False: deck, discard, good and known are shared with a copy
        self.loose: list[int] = []  # seat + 1 out of whose hand a card that all knew went face down
        # what is remembered of the last shuffle of the discard pile
        self.recalled: list[int] = []  # which seats knew that a card was in the pile (bit by seat); empty before
        self.stale: list[int] = []  # worlds whose goods were laid before it
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
        new.hands = self.hands[:]
        new.tableaus = self.tableaus[:]
        new.active = self.active[:]
        new.chips = self.chips[:]
        new.chosen = self.chosen[:]
        new.actions = self.actions[:]
        new.drawn = self.drawn[:]
        new.aside = self.aside[:]
        new.placing = self.placing[:]
        new.used = self.used[:]
        new.produced = self.produced[:]
        new.good = self.good
        new.known = self.known
        new.loose = self.loose
        new.recalled = self.recalled
        new.stale = self.stale
        new.taken = self.taken
        new._own = False
        self._own = False

    def lay_out(self) -> None:
        """Empty places for everybody."""
        n = self.players
        self.hands = [[] for _ in range(n)]
        self.tableaus = [[] for _ in range(n)]
        self.active = [0] * n
        self.chips = [0] * n
        self.chosen = [[] for _ in range(n)]
        self.actions = [[] for _ in range(n)]
        self.drawn = [[] for _ in range(n)]
        self.aside = [[] for _ in range(n)]
        self.placing = [0] * n
        self.used = [[] for _ in range(n)]
        self.produced = [[] for _ in range(n)]
        self.good = [0] * END
        self.known = [0] * END
        self.loose = [0] * END

    def own(self) -> None:
        """Before a pile is changed: stop sharing the large lists with copies."""
        if not self._own:
            self.deck = self.deck[:]
            self.discard = self.discard[:]
            self.good = self.good[:]
            self.known = self.known[:]
            self._own = True

    # ---- the draw deck and the discard pile (RG-11.2, RG-11.4) ------------------------------------------

    def take(self) -> int:
        """The top card of the draw deck, unseen; 0 if there is none left anywhere."""
        self.own()
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
        self.recalled = [0] * END
        self.stale = [world for world in range(FIRST, END) if self.good[world]]
        self.taken = 0
        for card in self.discard:
            self.recalled[card] = self.known[card]
            self.known[card] = 0
            if self.loose[card]:
                self._set_loose(card, 0)
        self.deck = self.discard
        self.discard = []
        if self.events is not None:
            self.emit("race-reshuffle", {"n": len(self.deck)})

    def count_taken(self, seat: int, count: int) -> None:
        """Remember how many cards a seat (or, as a last seat, the worlds) got from the deck since the last shuffle."""
        self.taken += count << (12 * seat)

    def taken_by(self, seat: int) -> int:
        return (self.taken >> (12 * seat)) & 0xFFF

    def draw(self, seat: int, count: int, why: str) -> int:
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
            words = VOCABULARY.spell(got)
            others = Message("race-draws", {"seat": seat, "n": len(got), "why": why})
            self.emit_secret(seat, "race-draws-cards", {"seat": seat, "cards": words, "why": why}, others)
        return len(got)

    def add_to_hand(self, seat: int, cards: list[int]) -> None:
        hand = self.hands[seat] + cards
        hand.sort()
        self.hands[seat] = hand

    def take_from_hand(self, seat: int, cards: list[int]) -> None:
        self.hands[seat] = without(self.hands[seat], cards)

    def throw_away(self, seat: int, cards: list[int]) -> None:
        """Discard hidden cards face down: their owner knows them."""
        self.own()
        bit = 1 << seat
        everybody = (1 << self.players) - 1
        for card in cards:
            if self.known[card] == everybody:
                self._set_loose(card, seat + 1)
            self.known[card] = bit
            self.discard.append(card)

    def discard_openly(self, card: int) -> None:
        """Discard a card that everybody has seen."""
        self.own()
        self.known[card] = (1 << self.players) - 1
        self.discard.append(card)

    def _set_loose(self, card: int, value: int) -> None:
        loose = self.loose[:]
        loose[card] = value
        self.loose = loose

    def discard_good(self, world: int) -> None:
        """Goods go to the discard pile face down, unseen by anybody (RG-9.6)."""
        self.own()
        self.discard.append(self.good[world])
        self.good[world] = 0

    def put_good(self, world: int) -> bool:
        """Lay the top card of the draw deck on a world, unseen; False if there is no card left."""
        before = self.recalled
        card = self.take()
        self.good[world] = card
        if self.recalled is not before:
            self.stale = [*self.stale, world]  # the last card of the deck that was
        elif card:
            if world in self.stale:
                self.stale = [other for other in self.stale if other != world]
            self.count_taken(self.players, 1)
        return card != 0

    # ---- small questions ----------------------------------------------------------------------------------

    def chose(self, seat: int, action: int) -> bool:
        return action in self.actions[seat]

    def goods(self, seat: int) -> list[int]:
        """The own worlds on which a good lies, in the order of the vocabulary."""
        worlds = [card for card in self.tableaus[seat] if self.good[card]]
        if len(worlds) > 1:
            worlds.sort()
        return worlds

    def different(self, worlds: list[int]) -> list[int]:
        """The worlds to ask about: if all are alike as places for a good, one stands for all."""
        if self.ask_all:
            return worlds
        for world in worlds:
            if ALIKE[world] != ALIKE[worlds[0]]:
                return worlds
        return worlds[:1]

    def working(self, seat: int) -> list[int]:
        """The cards whose powers work in this phase: those that lay there before it (RG-7.8)."""
        tableau = self.tableaus[seat]
        active = self.active[seat]
        return tableau if active == len(tableau) else tableau[:active]

    def place(self, seat: int, card: int) -> None:
        """From the hand into the tableau."""
        self.take_from_hand(seat, [card])
        self.tableaus[seat] = [*self.tableaus[seat], card]

    def remove(self, seat: int, card: int) -> None:
        """From the tableau to the discard pile, seen by all."""
        tableau = self.tableaus[seat]
        if tableau.index(card) < self.active[seat]:
            self.active[seat] -= 1
        self.tableaus[seat] = [other for other in tableau if other != card]
        self.discard_openly(card)

    def start_phase(self, phase: int, nth: int) -> None:
        self.phase = phase
        self.nth = nth
        for seat in range(self.players):
            self.active[seat] = len(self.tableaus[seat])
        if self.events is not None:
            self.emit("race-phase", {"phase": phase})
