"""What a seat cannot see, dealt anew: hands, the deck, goods' faces, unknown discards and secret choices.

Two states that look the same to a seat have the same guesses: everything here is worked out from what the seat knows,
from what all can reckon (`Hunch`, `Seat.fresh`), and from chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.consume import ConsumeGoods
from starboard.games.race.rules.develop import PlaceDevelopment
from starboard.games.race.rules.develop import placeable as buildable
from starboard.games.race.rules.rounds import actions_on_offer
from starboard.games.race.rules.settle import PlaceWorld
from starboard.games.race.rules.settle import placeable as settleable
from starboard.games.race.table import Table
from starboard.kernel import Chance

FINE: Final = 1 << 24  # into so many parts chance is divided


def guess(new: Table, seat: i64, chance: Chance) -> None:
    """Deal and choose anew what the seat cannot see; `new` is a fresh copy."""
    deal_anew(new, seat, chance)
    choose_anew(new, seat, chance)


# ---- hidden cards ---------------------------------------------------------------------------------------------------


class Deal:
    """The places that a seat cannot look into, each with how many cards lie there, and the cards that may.

    Places are numbers: for each seat its hand, the cards it drew to explore, and those of the discard pile that it
    threw away face down; then goods in the discard pile, the deck, and the goods on worlds.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        players: i64 = table.players
        self.table = table
        self.seat = seat
        self.drawn: i64 = players
        self.thrown: i64 = 2 * players
        self.goods: i64 = 3 * players
        self.deck: i64 = 3 * players + 1
        self.laid: i64 = 3 * players + 2
        self.worlds = [card for one in table.seats for card in one.tableau if table.good[card]]
        self.room = [0] * (self.laid + len(self.worlds))  # cards still to be dealt to each place
        self.held: list[list[int]] = [[] for _ in self.room]
        self.open = [0] * w.CARD_END  # 1: the seat knows where the card is
        self._count()
        self._look()

    def _count(self) -> None:
        table = self.table
        for other in range(table.players):
            if other != self.seat:
                self.room[other] = len(table.seats[other].hand)
                self.room[self.drawn + other] = len(table.seats[other].drawn)
        self.room[self.deck] = len(table.deck)
        for at in range(len(self.worlds)):
            self.room[self.laid + at] = 1
        for card in table.discard:
            mask = table.known[card]
            if not mask >> self.seat & 1:
                place = self.goods if mask == 0 else self.thrown + mask.bit_length() - 1
                self.room[place] = self.room[place] + 1

    def _look(self) -> None:
        table = self.table
        me = table.seats[self.seat]
        for card in me.hand:
            self.open[card] = 1
        for card in me.drawn:
            self.open[card] = 1
        for one in table.seats:
            for card in one.tableau:
                self.open[card] = 1
        for card in table.discard:
            if table.known[card] >> self.seat & 1:
                self.open[card] = 1

    def put(self, card: i64, place: i64) -> None:
        self.held[place].append(card)
        self.room[place] = self.room[place] - 1
        self.open[card] = 1

    def hidden(self) -> list[int]:
        return [card for card in c.CARDS if not self.open[card]]


def deal_anew(new: Table, seat: i64, chance: Chance) -> None:
    """Everything that the seat has seen stays: its own cards, tableaus, discards that it knows."""
    deal = Deal(new, seat)
    recalled = place_hunches(deal, chance)
    if new.recalled:
        place_recalled(deal, recalled, chance)
    rest = deal.hidden()
    for place in range(len(deal.room)):
        if place != deal.deck:
            room: i64 = deal.room[place]
            if room > 0:
                deal.held[place] += chance.draw_some(place, rest, room)
    deal.held[deal.deck] += rest  # a pile has no order
    lay_out(deal)


def place_hunches(deal: Deal, chance: Chance) -> list[int]:
    """Cards that all saw in another hand: there, thrown away, or (these are returned) back in the deck.

    Of two equal cards only one of which is hidden, it is the hidden one that was seen.
    """
    back: list[int] = []
    for one in deal.table.hunches:
        if one.seat == deal.seat:
            continue
        card = one.card
        if deal.open[card]:
            card = c.TWIN[card]
            if card == 0 or deal.open[card]:
                continue
        if one.hand == 1.0:
            deal.put(card, one.seat)
            continue
        lot = float(chance.below(FINE)) / float(FINE)
        thrown = deal.thrown + one.seat
        if lot < one.hand and deal.room[one.seat] > 0:
            deal.put(card, one.seat)
        elif lot < one.hand + one.pile and deal.room[thrown] > 0:
            deal.put(card, thrown)
        else:
            back.append(card)
    return back


def place_recalled(deal: Deal, back: list[int], chance: Chance) -> None:
    """Cards that were in the discard pile when it was shuffled are in the deck, or where its cards went since."""
    recalled = recalled_cards(deal, chance)
    for card in back:
        if card not in recalled and not deal.open[card]:
            recalled.append(card)
    if not recalled:
        return
    places = fresh_places(deal, chance)
    for card in recalled:
        if places:
            deal.put(card, chance.draw(places))


def recalled_cards(deal: Deal, chance: Chance) -> list[int]:
    """The hidden cards that the seat knew in the pile. If of two equal cards one was known there, and one is seen
    again, it may be either."""
    table = deal.table
    found: list[int] = []
    for card in deal.hidden():
        knew = table.recalled[card] >> deal.seat & 1
        twin = c.TWIN[card]
        if twin and deal.open[twin] and knew != table.recalled[twin] >> deal.seat & 1:
            knew = chance.below(2)
        if knew:
            found.append(card)
    return found


def fresh_places(deal: Deal, chance: Chance) -> list[int]:
    """The places of cards that were in the deck after the shuffle, each as often as there are such cards."""
    table = deal.table
    places: list[int] = []
    for other in range(table.players):
        one = table.seats[other]
        if other != deal.seat and one.hand:
            share = one.fresh * float(deal.room[other]) / float(len(one.hand))
            add(places, deal, other, whole(share, chance))
        add(places, deal, deal.drawn + other, whole(one.fresh_drawn, chance))
        add(places, deal, deal.thrown + other, whole(one.fresh_thrown, chance))
    add(places, deal, deal.goods, table.fresh_goods)
    add(places, deal, deal.deck, len(table.deck))
    for at in range(len(deal.worlds)):
        if deal.worlds[at] not in table.stale:
            add(places, deal, deal.laid + at, 1)
    return places


def add(places: list[int], deal: Deal, place: i64, count: i64) -> None:
    for _ in range(min(count, deal.room[place])):
        places.append(place)


def whole(number: float, chance: Chance) -> i64:
    """One of the two whole numbers around, so that on average it comes out right."""
    low = int(number)
    part = number - float(low)
    if part > 0.0 and float(chance.below(FINE)) < part * float(FINE):
        return low + 1
    return low


def lay_out(deal: Deal) -> None:
    """Put the dealt cards onto the table."""
    table = deal.table
    bit = 1 << deal.seat
    table.own_discard()
    table.own_good()
    known = [card for card in table.discard if table.known[card] & bit]
    unknown: list[int] = []
    for place in range(deal.thrown, deal.deck):
        for card in deal.held[place]:
            table.known[card] = 0 if place == deal.goods else 1 << (place - deal.thrown)
            unknown.append(card)
    table.discard = sorted(known + unknown)
    for other in range(table.players):
        one = table.seats[other]
        if other != deal.seat:
            one.hand = sorted(deal.held[other])
            one.drawn = sorted(deal.held[deal.drawn + other])
            for card in one.hand + one.drawn:
                table.known[card] = 0
    for at in range(len(deal.worlds)):
        table.good[deal.worlds[at]] = deal.held[deal.laid + at][0]
        table.known[deal.held[deal.laid + at][0]] = 0
    table.deck = deal.held[deal.deck]
    for card in table.deck:
        table.known[card] = 0
    table.recalled = [mask & bit for mask in table.recalled]  # what others recall is not known


# ---- secret choices -------------------------------------------------------------------------------------------------


def choose_anew(new: Table, seat: i64, chance: Chance) -> None:
    """Secret choices of others at this moment, and sets that they have half said."""
    placing_developments = False
    placing_worlds = False
    for other in range(new.players):
        task = new.question(other)
        placing_developments = placing_developments or isinstance(task, PlaceDevelopment)
        placing_worlds = placing_worlds or isinstance(task, PlaceWorld)
    for other in range(new.players):
        if other == seat:
            continue
        one = new.seats[other]
        if one.chosen:
            one.chosen = random_actions(new, chance)
        if one.aside:
            one.aside = sample(one.drawn or one.hand, len(one.aside), chance)
        if (placing_developments or placing_worlds) and not new.asked(other) and one.hand:
            cards = [0, *(buildable(new, other) if placing_developments else settleable(new, other))]
            one.placing = cards[chance.below(len(cards))]
        half_said(new, other, chance)


def random_actions(state: Table, chance: Chance) -> list[int]:
    if not state.experienced:
        return [w.SEVEN[chance.below(len(w.SEVEN))]]
    firsts = actions_on_offer([])
    first = firsts[chance.below(len(firsts))]
    seconds = actions_on_offer([first])
    return [first, seconds[chance.below(len(seconds))]]


def half_said(state: Table, seat: i64, chance: Chance) -> None:
    """Picks from cards that are hidden are made anew, so that the set can still be finished."""
    picks = state.picked(seat)
    if not picks:
        return
    if picks[0] in actions_on_offer([]):
        state.repick(seat, random_actions(state, chance)[:1])
        return
    prompt = state.prompt(seat)
    one = state.seats[seat]
    if prompt is None or isinstance(state.question(seat), ConsumeGoods):
        return  # goods lie open
    source = state.words(seat, one.drawn or one.hand)
    state.repick(seat, sample(source, max(prompt.least, len(picks)), chance)[: len(picks)])


def sample(cards: list[int], count: i64, chance: Chance) -> list[int]:
    """So many of the cards, at random, in their order."""
    rest = cards[:]
    while len(rest) > count:
        rest.remove(rest[chance.below(len(rest))])
    return rest
