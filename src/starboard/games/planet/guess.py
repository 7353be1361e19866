"""A full state drawn at random from those that look the same to a seat.

Hidden are: the order of stacks and decks (they have none), face-down civ cards of the others and the stacks
that the seat is not looking at, the others' private objectives, the event deck, and what the others have
done while all act at the same time.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet.rules.civilisation import PickCard, TakeTwo
from starboard.games.planet.rules.rounds import first_task
from starboard.games.planet.table import Table
from starboard.kernel import Chance

_PATIENCE: Final = 200  # words of an imagined turn after which it is brought to its end


def guess(state: Table, number: int, chance: Chance) -> Table:
    new = state.copy()
    new.chance = chance
    new.shown = [seat.copy() for seat in new.shown] if new.hidden else new.shown
    others = [other for other in range(state.players) if other != number]
    again = _rewind(new, others)
    _deal_civ_cards(new, number, others, chance)
    _deal_goals(new, others, chance)
    _deal_events(new, number, chance)
    new.stacks = [_shuffled(stack, chance) for stack in new.stacks]
    new.refresh()
    _imagine(new, again, chance)
    return new


def _shuffled(cards: list[int], chance: Chance) -> list[int]:
    mixed = cards[:]
    chance.shuffle(mixed)
    return mixed


# --- What the others are doing at the same time -----------------------------------------------------


def _rewind(new: Table, others: list[int]) -> list[int]:
    """Take the others back to where they were last seen; returns those who have finished since."""
    if not new.hidden:
        return []
    finished = []
    for other in others:
        _return_goals(new, other)
        new.seats[other] = new.shown[other].copy()
        if new.on_lane(other):
            new.restart(other, first_task(new, other))
        else:
            finished.append(other)
    return finished


def _return_goals(new: Table, other: int) -> None:
    """Objectives drawn since then go back to the deck."""
    live = new.seats[other]
    before = new.shown[other]
    held = live.goals + live.dealt + live.passed + ([live.open_goal] if live.open_goal >= 0 else [])
    known = before.goals + before.dealt + before.passed
    new.goal_deck = new.goal_deck + [goal for goal in held if goal not in known]


def _imagine(new: Table, finished: list[int], chance: Chance) -> None:
    """Let those who have finished play their turn anew, at random."""
    for other in finished:
        new.fork(other, first_task(new, other))
    if new.hidden:
        new.advance()
    for other in finished:
        words = 0
        while new.on_lane(other):
            legal = new.legal(other)
            words += 1
            new.say(other, legal[0] if words > _PATIENCE else legal[chance.below(len(legal))])


# --- Cards ------------------------------------------------------------------------------------------


def _looking(new: Table, number: int) -> list[int]:
    """The ranks whose stacks the seat holds in its hands now."""
    task = new.question(number)
    if isinstance(task, PickCard):
        return [task.rank - 1]
    return list(range(c.RANKS)) if isinstance(task, TakeTwo) else []


def _deal_civ_cards(new: Table, number: int, others: list[int], chance: Chance) -> None:
    """Cards that the seat has seen in a stack stay among the places they can be in, and so do the others."""
    looking = _looking(new, number)
    for rank in range(c.RANKS):
        for seen in (True, False):
            _deal_group(new, number, others, chance, rank, seen, rank in looking)


def _deal_group(
    new: Table, number: int, others: list[int], chance: Chance, rank: int, seen: bool, looking: bool
) -> None:
    known = new.seats[number].known
    first = rank * c.CARDS_PER_RANK
    group = [
        card
        for card in range(first, first + c.CARDS_PER_RANK)
        if (known >> card & 1 == 1) == seen and card not in new.seats[number].cards
    ]
    if looking:
        group = [card for card in group if card not in new.civ[rank]]
    secret = [card for card in group if not c.CIV_CARDS[card].immediate and not new.finale]
    pool = [card for card in group if not _public(new, card)]
    chance.shuffle(pool)
    for other in others:
        seat = new.seats[other]
        cards = seat.cards[:]
        for at in range(len(cards)):
            if cards[at] in secret:
                cards[at] = _take_secret(pool)
        seat.cards = cards
        if new.hidden:
            new.shown[other].cards = cards
    for other in others:
        new.seats[other].drawn = [pool.pop() if card in group else card for card in new.seats[other].drawn]
    if not looking:
        stacks = new.civ[:]
        stacks[rank] = [pool.pop() if card in group else card for card in stacks[rank]]
        new.civ = stacks
    new.civ_box = [pool.pop() if card in group else card for card in new.civ_box]
    new.civ_out = [pool.pop() if card in group else card for card in new.civ_out]


def _public(new: Table, card: int) -> bool:
    """An immediate card in somebody's hands was seen by all; at the end all cards are turned up."""
    return (c.CIV_CARDS[card].immediate or new.finale) and any(card in seat.cards for seat in new.seats)


def _take_secret(pool: list[int]) -> int:
    """Some card of the pool that is kept face down."""
    for at in range(len(pool)):
        if not c.CIV_CARDS[pool[at]].immediate:
            return pool.pop(at)
    raise AssertionError("no secret card is left")


def _deal_goals(new: Table, others: list[int], chance: Chance) -> None:
    """The others' private objectives, those they put back, and the deck."""
    if new.over:
        return
    pool = new.goal_deck[:]
    for other in others:
        seat = new.seats[other]
        pool += seat.goals + seat.dealt + seat.passed
    chance.shuffle(pool)
    for other in others:
        seat = new.seats[other]
        seat.goals = sorted(pool.pop() for _ in seat.goals)
        seat.dealt = sorted(pool.pop() for _ in seat.dealt)
        seat.passed = [pool.pop() for _ in seat.passed]
        if new.hidden:
            shown = new.shown[other]
            shown.goals, shown.dealt, shown.passed = seat.goals, seat.dealt, seat.passed
    new.goal_deck = pool


def _deal_events(new: Table, number: int, chance: Chance) -> None:
    """The deck holds cards of the chosen colours; which ones, and which comes next, is hidden."""
    peeked = new.seats[number].peeked
    deck = new.event_deck[:]
    if new.next_event >= 0 and not peeked:
        deck.append(new.next_event)
    box = new.event_box[:]
    for colour in c.COLOURS:
        pool = [event for event in deck + box if c.EVENTS[event].colour == colour]
        chance.shuffle(pool)
        deck = [pool.pop() if c.EVENTS[event].colour == colour else event for event in deck]
        box = [pool.pop() if c.EVENTS[event].colour == colour else event for event in box]
    chance.shuffle(deck)
    if new.next_event >= 0 and not peeked:
        new.next_event = deck.pop()
    new.event_deck = deck
    new.event_box = box
