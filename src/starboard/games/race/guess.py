"""What a seat cannot see, dealt anew: hands, the deck, goods' faces, unknown discards and secret choices."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.race.rules.develop import PlaceDevelopment
from starboard.games.race.rules.develop import placeable as buildable
from starboard.games.race.rules.rounds import actions_on_offer
from starboard.games.race.rules.settle import PlaceWorld
from starboard.games.race.rules.settle import placeable as settleable
from starboard.games.race.table import Table
from starboard.kernel import Chance


def guess(new: Table, seat: i64, chance: Chance) -> None:
    """Deal and choose anew what the seat cannot see; `new` is a fresh copy."""
    deal_anew(new, seat, chance)
    choose_anew(new, seat, chance)


def deal_anew(new: Table, seat: i64, chance: Chance) -> None:
    """Everything that the seat has seen stays: its own cards, tableaus, discards that it knows."""
    new.own_deck()
    new.own_discard()
    new.own_good()
    bit = 1 << seat
    everybody = (1 << new.players) - 1
    others = [other for other in range(new.players) if other != seat]
    worlds = [card for player in new.seats for card in player.tableau if new.good[card]]
    # cards that left a hand face down after everybody had seen them: that hand, or the discard pile
    loose = [card for card in new.discard if new.loose[card] and new.loose[card] != seat + 1]

    hidden = new.deck
    kept_discards = [card for card in new.discard if new.known[card] & bit]
    masks = [new.known[card] for card in new.discard if not new.known[card] & bit]
    hidden += [card for card in new.discard if not new.known[card] & bit and card not in loose]
    hidden += [new.good[world] for world in worlds]
    known_hands: list[list[int]] = [[] for _ in range(new.players)]
    unknown = [0] * new.players
    for other in others:
        known_hands[other] = [card for card in new.seats[other].hand if new.known[card] & bit]
        unknown[other] = len(new.seats[other].hand) - len(known_hands[other])
        hidden += [card for card in new.seats[other].hand if not new.known[card] & bit]
        hidden += new.seats[other].drawn
    chance.shuffle(hidden)

    discards: list[int] = []
    for card in loose:
        owner = new.loose[card] - 1
        if chance.below(unknown[owner] + len(masks)) < unknown[owner]:
            known_hands[owner].append(card)
            unknown[owner] -= 1
            new.known[card] = everybody
            discards.append(hidden.pop())
        else:
            discards.append(card)
    # what the seat knew in the pile when it was shuffled went to the deck: it is nowhere that was filled before
    for world in worlds:
        if world in new.stale:
            new.good[world] = deal(new, seat, hidden, 1, 0, chance)[0]
    for other in others:
        dealt = deal(new, seat, hidden, unknown[other], new.taken_by(other), chance)
        new.seats[other].hand = sorted([*known_hands[other], *dealt])
    gone = max(0, new.taken_by(new.players) - len([world for world in worlds if world not in new.stale]))  # goods
    taken = gone + sum([new.taken_by(other) for other in others])
    discards += deal(new, seat, hidden, len(masks) - len(discards), taken, chance)
    for other in others:
        new.seats[other].drawn = sorted([hidden.pop() for _ in new.seats[other].drawn])
        for card in [*new.seats[other].hand, *new.seats[other].drawn]:
            if new.known[card] != everybody:
                new.known[card] = 0
    for world in worlds:
        if world not in new.stale:
            new.good[world] = hidden.pop()
    for at in range(len(masks)):
        new.known[discards[at]] = masks[at]
    new.discard = kept_discards + discards
    new.deck = hidden
    for card in hidden:
        new.known[card] = 0
    new.recalled = [mask & bit for mask in new.recalled]  # what others recall is not known


def deal(state: Table, seat: i64, hidden: list[int], count: i64, most: i64, chance: Chance) -> list[int]:
    """So many hidden cards, at most some of them such that the seat knew them in the pile when it was shuffled."""
    got: list[int] = []
    late: list[int] = []
    while len(got) < count:
        if not hidden:  # only in guesses made from guesses
            hidden.extend(late)
            late = []
            most = count
        card = hidden.pop()
        if state.recalled and state.recalled[card] >> seat & 1:
            if most == 0:
                late.append(card)
                continue
            most -= 1
        got.append(card)
    if late:
        hidden.extend(late)
        chance.shuffle(hidden)
    return got


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
        if new.seats[other].chosen:
            new.seats[other].chosen = random_actions(new, chance)
        if new.seats[other].aside:
            source = new.seats[other].drawn or new.seats[other].hand
            new.seats[other].aside = sample(source, len(new.seats[other].aside), chance)
        if (placing_developments or placing_worlds) and not new.offers[other] and new.seats[other].hand:
            cards = [0, *(buildable(new, other) if placing_developments else settleable(new, other))]
            new.seats[other].placing = cards[chance.below(len(cards))]
        half_said(new, other, chance)


def random_actions(state: Table, chance: Chance) -> list[int]:
    if not state.experienced:
        seven = [*actions_on_offer([]), actions_on_offer([actions_on_offer([])[-1]])[-1]]
        return [seven[chance.below(len(seven))]]
    firsts = actions_on_offer([])
    first = firsts[chance.below(len(firsts))]
    seconds = actions_on_offer([first])
    return [first, seconds[chance.below(len(seconds))]]


def half_said(state: Table, seat: i64, chance: Chance) -> None:
    """Picks from cards that are hidden are made anew, so that the set can still be finished."""
    picked = len(state.picks[seat])
    if not picked:
        return
    picks = state.picks[seat]
    if picks[0] in actions_on_offer([]):
        state.picks[seat] = random_actions(state, chance)[:1]
        return
    prompt = state.prompt(seat)
    source = state.seats[seat].drawn or state.seats[seat].hand
    if prompt is None or any(word in state.seats[seat].tableau for word in picks):
        return  # goods lie open
    state.picks[seat] = sample(source, max(prompt.least, picked), chance)[:picked]


def sample(cards: list[int], count: i64, chance: Chance) -> list[int]:
    """So many of the cards, at random, in their order."""
    rest = cards[:]
    while len(rest) > count:
        rest.remove(rest[chance.below(len(rest))])
    return rest
