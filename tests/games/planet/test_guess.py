"""A guess keeps what a seat knows, deals the rest anew, and does so as often as it may be so."""

from __future__ import annotations

from collections import Counter

from starboard.games.planet import components as c
from starboard.games.planet.game import game
from starboard.games.planet.guess import guess
from starboard.games.planet.rules.civilisation import PickPhase
from starboard.games.planet.rules.events import for_the_table
from starboard.games.planet.state import PlanetState
from starboard.games.planet.table import DRAFT_STAGE
from starboard.kernel import FastChance, State, fast_chance
from tests.calibration import calibrate
from tests.games.planet.position import CARD_ID, Position
from tests.rulebook import rule

MANY = 200


def after_an_added_card(taken: str) -> Position:
    """Seat 0 has looked through the stack; then an event added a card, and seat 1 took one face down."""
    position = Position(players=2).stack(1, "civ1-6", "civ1-7", "civ1-9")
    state = position.state
    state.seats[0].picks = [1]
    position.ask(PickPhase()).say("civ1-6")
    state.civ_box = [*state.civ_box, CARD_ID["civ1-8"]] if CARD_ID["civ1-8"] not in state.civ_box else state.civ_box
    others = [card for card in state.civ_box if c.CIV_RANK[card] == 1 and card != CARD_ID["civ1-8"]]
    state.civ_box = [card for card in state.civ_box if card not in others]
    for_the_table(state, "add-civ-cards")
    state.civ_box = state.civ_box + others
    assert CARD_ID["civ1-8"] in state.civ[0]
    state.seats[1].cards = [CARD_ID[taken]]
    stacks = state.civ[:]
    stacks[0] = [card for card in stacks[0] if card != CARD_ID[taken]]
    state.civ = stacks
    return position


@rule("PU-8.1")
def test_which_card_was_taken_from_a_stack_with_new_ones_is_not_told() -> None:
    """One that the seat had seen there, or the one that came since: the guesses are the same."""
    found = []
    for taken in ("civ1-7", "civ1-9", "civ1-8"):
        state = after_an_added_card(taken).state
        found.append([guess(state, 0, fast_chance(seed)).seats[1].cards for seed in range(MANY)])
    assert found[0] == found[1] == found[2]
    seen = sum(cards[0] in (CARD_ID["civ1-7"], CARD_ID["civ1-9"]) for cards in found[0])
    assert 0.85 < seen / MANY < 0.98  # most cards of this rank would lie open: only one that came since could be held


def test_a_card_seen_with_a_pick_is_known_to_be_in_its_stack() -> None:
    """Republic looks at a card of the next rank too (PU-22.2); one that goes back stays among those of its stack."""
    position = Position(players=2, corporation="republic").stack(1, "civ1-6", "civ1-7").stack(2, "civ2-3", "civ2-4")
    state = position.state
    state.seats[0].drawn = [CARD_ID["civ2-3"]]
    stacks = state.civ[:]
    stacks[1] = [CARD_ID["civ2-4"]]
    state.civ = stacks
    state.seats[0].picks = [1]
    position.ask(PickPhase()).say("civ1-6")
    assert all(CARD_ID["civ2-3"] in guess(state, 0, fast_chance(seed)).civ[1] for seed in range(20))
    stacked = Counter(CARD_ID["civ2-4"] in guess(state, 0, fast_chance(seed)).civ[1] for seed in range(MANY))
    assert stacked[False] > stacked[True]  # that one the seat has not seen


def facts(state: State, number: int) -> dict[str, int]:
    """What is hidden from a seat, in numbers."""
    assert isinstance(state, PlanetState)
    me = state.seats[number]
    others = [other for other in range(state.players) if other != number]
    cards = [card for other in others for card in state.seats[other].cards if not c.CIV_CARDS[card].immediate]
    goals = [goal for other in others for goal in state.seats[other].goals]
    finished = [other for other in others if state.hidden and not state.on_lane(other)]
    known = [card for card in range(len(c.CIV_CARDS)) if me.known >> card & 1 and card not in me.cards]
    lying = [card for stack in state.civ for card in stack]
    return {
        "seen and held": sum(card in cards for card in known),
        "seen and in the stack": sum(card in lying for card in known),
        "seen and removed": sum(card in state.civ_out for card in known),
        "low cards held": sum(card % c.CARDS_PER_RANK < 5 for card in cards),
        "low cards in the stacks": sum(card % c.CARDS_PER_RANK < 5 for card in lying),
        "low objectives": sum(goal % 2 for goal in goals),
        "objectives put back": sum(goal in me.passed for goal in goals),
        "next event": int(state.next_event >= 0 and state.next_event % 2 == 0),
        "events to come": sum(event % 3 == 0 for event in state.event_deck),
        "large tiles": sum(state.seats[other].slot < c.DEPOTS for other in finished),
        "trackers": sum(sum(state.seats[other].tracks) for other in finished),
    }


def give_picks(state: State, dice: FastChance) -> None:
    """A card for everybody at the end of the round, and now and then an event that changes the stacks."""
    assert isinstance(state, PlanetState)
    if state.stage != DRAFT_STAGE or state.on_lanes():
        return
    for seat in state.seats:
        seat.picks = [1 + dice.below(c.RANKS)]
    if dice.below(3) == 0:
        for_the_table(state, ("add-civ-cards", "remove-civ-cards")[dice.below(2)])


def test_what_is_hidden_is_guessed_with_its_true_chances() -> None:
    options = {
        "players": 3,
        "events": True,
        "private-objectives": True,
        "corporations": "random",
        "planets": "random",
    }
    tallies = calibrate(game, options, range(30), 8, facts, give_picks)
    assert min(tallies[name].found for name in ("seen and held", "seen and removed", "large tiles")) > 30
    for name, tally in tallies.items():
        assert tally.is_fair_over_games(), (name, tally)
