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
from starboard.games.planet.seat import Seat
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
    mixed = sorted(cards)
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
    """Cards that the seat has not seen are dealt to all places where such cards lie. Then those places are mixed that
    were filled from the stack since the seat looked through it: what it saw there may be in any of them."""
    me = new.seats[number]
    looking = _looking(new, number)
    for rank in range(c.RANKS):
        held = _held(new, others, rank)
        lying = held + _laid_by(new, others, rank, rank in looking)
        since = [at for at in range(len(lying)) if me.stacked >> lying[at] & 1]
        dealt = lying[:]
        unseen = [at for at in range(len(lying)) if not me.known >> lying[at] & 1]
        pool = sorted([lying[at] for at in unseen])
        chance.shuffle(pool)
        for at in unseen:
            if at < len(held) and at not in since:
                dealt[at] = _take(pool, True)
        lacking = sum(1 for at in since if at < len(held))
        lacking -= sum(1 for at in since if at not in unseen and _is_secret(lying[at]))
        for at in since:
            if at in unseen:
                dealt[at] = _take(pool, lacking > 0)
                lacking -= int(_is_secret(dealt[at]))
        for at in unseen:
            if at >= len(held) and at not in since:
                dealt[at] = _take(pool, False)
        _mix(me, lying, dealt, since, len(held), chance)
        _put_back(new, others, rank, rank in looking, dealt)


def _mix(me: Seat, lying: list[int], dealt: list[int], since: list[int], held: int, chance: Chance) -> None:
    """Mix the cards of some places; the first places are those where cards are kept face down."""
    pool = sorted([dealt[at] for at in since])
    chance.shuffle(pool)
    for at in since:
        me.stacked &= ~(1 << lying[at])
    for at in since:
        dealt[at] = _take(pool, at < held)
        me.stacked |= 1 << dealt[at]


def _is_secret(card: int) -> bool:
    """Immediate cards lie open as soon as somebody has them."""
    return not c.CIV_CARDS[card].immediate


def _take(pool: list[int], secret: bool) -> int:
    """The next card of a pool; one that is kept face down, if it must be."""
    for at in range(len(pool) - 1, -1, -1):
        if not secret or _is_secret(pool[at]):
            return pool.pop(at)
    raise AssertionError("no card is left that can lie there")


def _held(new: Table, others: list[int], rank: int) -> list[int]:
    """The cards of a rank that others hold face down; at the end all cards are turned up."""
    if new.finale:
        return []
    return [
        card for other in others for card in new.seats[other].cards if c.CIV_RANK[card] == rank + 1 and _is_secret(card)
    ]


def _laid_by(new: Table, others: list[int], rank: int, looking: bool) -> list[int]:
    """The cards of a rank in all other places that the seat cannot see."""
    found = [card for other in others for card in new.seats[other].drawn]
    found += [] if looking else new.civ[rank]
    return [card for card in found + new.civ_box + new.civ_out if c.CIV_RANK[card] == rank + 1]


def _put_back(new: Table, others: list[int], rank: int, looking: bool, dealt: list[int]) -> None:
    """Lay the cards where others of their rank lay, in the same order."""
    rest = dealt[::-1]
    for other in others if not new.finale else []:
        seat = new.seats[other]
        seat.cards = [rest.pop() if c.CIV_RANK[card] == rank + 1 and _is_secret(card) else card for card in seat.cards]
        if new.hidden:
            new.shown[other].cards = seat.cards
    for other in others:
        seat = new.seats[other]
        seat.drawn = [rest.pop() if c.CIV_RANK[card] == rank + 1 else card for card in seat.drawn]
    if not looking:
        stacks = new.civ[:]
        stacks[rank] = [rest.pop() for _ in stacks[rank]]
        new.civ = stacks
    new.civ_box = [rest.pop() if c.CIV_RANK[card] == rank + 1 else card for card in new.civ_box]
    new.civ_out = [rest.pop() if c.CIV_RANK[card] == rank + 1 else card for card in new.civ_out]


def _deal_goals(new: Table, others: list[int], chance: Chance) -> None:
    """The others' private objectives, those they put back, and the deck."""
    if new.over:
        return
    pool = new.goal_deck[:]
    for other in others:
        seat = new.seats[other]
        pool += seat.goals + seat.dealt + seat.passed
    pool.sort()
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
        pool = sorted([event for event in deck + box if c.EVENTS[event].colour == colour])
        chance.shuffle(pool)
        deck = [pool.pop() if c.EVENTS[event].colour == colour else event for event in deck]
        box = [pool.pop() if c.EVENTS[event].colour == colour else event for event in box]
    deck.sort()
    chance.shuffle(deck)
    if new.next_event >= 0 and not peeked:
        new.next_event = deck.pop()
    new.event_deck = deck
    new.event_box = sorted(box)
