"""Whole games: the conformance battery, what is hidden, records, and golden counts."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import CIV_CARDS, TILE_SHAPE
from starboard.games.planet.game import game
from starboard.games.planet.geometry import ORIENTATION_WORDS, PLACEMENTS
from starboard.games.planet.guess import guess
from starboard.games.planet.rules.civilisation import PickPhase
from starboard.games.planet.rules.placement import KEEP_ALL, places
from starboard.games.planet.state import PlanetState
from starboard.games.planet.words import CELL, VOCABULARY
from starboard.kernel import State, fast_chance, sentences
from starboard.kernel.conformance import battery
from tests.games.planet.position import CARD_ID, Position

SAMPLES = [(players, at) for players in game.players for at in range(len(game.samples(players)))]


@pytest.mark.parametrize(("players", "at"), SAMPLES)
def test_the_battery_over_all_samples(players: int, at: int) -> None:
    for seed in range(2):
        battery(game, game.samples(players)[at], 100 * at + seed)


def some_way_in(words: int, seed: int = 0, **options: object) -> PlanetState:
    state = game.new({name.replace("_", "-"): value for name, value in options.items()}, str(seed))
    dice = fast_chance(seed + 1)
    for _ in range(words):
        if state.over:
            break
        seat = state.waiting()[dice.below(len(state.waiting()))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
    assert isinstance(state, PlanetState)
    return state


def test_a_guess_imagines_other_turns_for_those_who_have_finished() -> None:
    state = game.new({"players": 3}, "7")
    assert isinstance(state, PlanetState)
    state.say(0, VOCABULARY.index("depot-1"))
    while state.on_lane(1):
        state.say(1, state.legal(1)[-1])
    truth = state.seats[1].laid
    guesses = [guess(state, 0, fast_chance(seed)) for seed in range(8)]
    assert all(new.waiting() == [0, 2] for new in guesses)
    assert all(len(new.seats[1].laid) == 1 for new in guesses)
    assert any(new.seats[1].laid != truth for new in guesses)


def test_a_guess_deals_secret_cards_anew_but_keeps_what_the_seat_knows() -> None:
    state = some_way_in(260, seed=3, players=3, private_objectives=True, corporations="random")
    me = state.seats[0]
    different = 0
    for seed in range(10):
        new = guess(state, 0, fast_chance(seed))
        assert new.check() == []
        assert new.seats[0].cards == me.cards
        assert new.seats[0].goals == me.goals
        for other in (1, 2):
            for mine, theirs in zip(new.seats[other].cards, state.seats[other].cards, strict=True):
                assert CIV_CARDS[mine].rank == CIV_CARDS[theirs].rank
                assert CIV_CARDS[mine].immediate == CIV_CARDS[theirs].immediate
                if CIV_CARDS[theirs].immediate:
                    assert mine == theirs
            different += new.seats[other].goals != state.seats[other].goals
    assert different


def test_after_a_look_into_a_stack_the_seat_remembers_its_cards() -> None:

    position = Position(players=2).stack(1, "civ1-6", "civ1-7", "civ1-9")
    position.seat.picks = [1]
    position.ask(PickPhase()).say("civ1-6")
    for seed in range(10):
        new = guess(position.state, 0, fast_chance(seed))
        assert sorted(new.civ[0]) == [CARD_ID["civ1-7"], CARD_ID["civ1-9"]]
        other = guess(position.state, 1, fast_chance(seed))
        assert len(other.civ[0]) == 2
    stacks = {tuple(sorted(guess(position.state, 1, fast_chance(seed)).civ[0])) for seed in range(20)}
    assert len(stacks) > 5


def count(state: State, depth: int) -> int:
    """The number of word sequences of a length, always asking the first waiting seat."""
    if depth == 0 or state.over:
        return 1
    seat = state.waiting()[0]
    if depth == 1:
        return len(state.legal(seat))
    total = 0
    for word in state.legal(seat):
        child = state.copy()
        child.say(seat, word)
        total += count(child, depth - 1)
    return total


@pytest.mark.parametrize(
    ("options", "seed", "depth", "expected"),
    [
        ({"players": 1, "green": 0, "orange": 20, "red": 0}, "1", 4, 108),
        ({"players": 2}, "1", 4, 1960),
        ({"players": 2, "rotation": "forced"}, "2", 4, 736),
        ({"players": 3, "planets": "given", "seat-planets": "k-273,arashi,tartarus"}, "3", 4, 997),
    ],
)
def test_golden_counts(options: dict[str, object], seed: str, depth: int, expected: int) -> None:
    assert count(game.new(options, seed), depth) == expected


def test_sentences_of_a_draft_are_whole_placements() -> None:
    state = game.new({"players": 2, "rotation": "forced"}, "1")
    assert isinstance(state, PlanetState)
    found = sentences(state, 0, 3000)
    assert found.complete
    starts = {tuple(VOCABULARY.spell(sentence[:3])) for sentence in found.sentences}
    for slot, tile in (("large", state.tops[state.depot(0)]), ("small", state.tops[state.small_slot(state.depot(0))])):
        table = PLACEMENTS[TILE_SHAPE[tile]]
        wanted = {
            (slot, ORIENTATION_WORDS[table.orientation[at]], VOCABULARY.word(CELL + table.anchor[at]))
            for at in places(state, 0, tile, KEEP_ALL)
        }
        assert {start for start in starts if start[0] == slot} == wanted
