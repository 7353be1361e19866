"""Evaluation and features: sensible in single positions, strong enough to beat chance by far."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard.games.planet.evaluate.likelihood import CLEAN, FILLED, HALVES, KEPT, LEADS
from starboard.games.planet.evaluate.prospects import rounds_left, rows_of, standing
from starboard.games.planet.evaluate.tiles import best_place, best_turn, evaluate, on_offer, relief_of
from starboard.games.planet.features import features
from starboard.games.planet.game import game
from starboard.games.planet.geometry import CELL_X, CELL_Y, ROW_CELLS
from starboard.games.planet.rules.events import TurnStation
from starboard.games.planet.rules.scoring import planet_points, points
from starboard.games.planet.rules.turn import Draft, Orient, PlaceTile
from starboard.games.planet.state import PlanetState
from starboard.games.planet.words import CELL
from starboard.kernel import fast_chance, play_out
from tests.games.planet.position import TILE, Position, xy


def row(y: int) -> list[tuple[int, int]]:
    return [(CELL_X[cell], CELL_Y[cell]) for cell in ROW_CELLS[y]]


def value(position: Position) -> float:
    return standing(position.state, 0, 8.0)


def test_gaps_meteorites_and_holes_lower_the_value() -> None:
    full = value(Position().ground("civ", *row(5)))
    gap = value(Position().ground("civ", *row(5)[:-1]))
    stone = value(Position().ground("civ", *row(5)).meteorite(5, 5))
    assert full > gap
    assert full > stone
    around = [(4, 5), (6, 5), (5, 4), (5, 6)]
    open_square = [(4, 5), (6, 5), (5, 4), (8, 8)]
    assert value(Position().ground("civ", *around)) < value(Position().ground("civ", *open_square))


def test_trackers_cards_pods_and_pending_effects_raise_the_value() -> None:
    plain = value(Position())
    for track in ("civ", "water", "biomass", "rover", "tech"):
        assert value(Position().at(**{track: 6})) > plain
    assert value(Position().own("civ4-6")) > plain + 3
    rich = Position()
    rich.seat.pods = 2
    rich.seat.owe(6, 1)
    assert value(rich) > plain + 2


def test_a_rover_is_worth_more_near_a_pod() -> None:
    assert value(Position().rover(6, 2)) > value(Position().rover(5, 5))


def test_a_tile_in_the_hand_counts_at_its_best_place() -> None:
    position = Position().ground("civ", *row(5)[:-2]).face("i2-civ-energy")
    position.ask(Draft(0, True))
    position.say("small")
    left = rounds_left(position.state)
    assert evaluate(position.state, 0) > standing(position.state, 0, left) - standing(position.state, 1, left)
    good = max(["r0", "r90", "r180", "r270"], key=lambda turn: _after(position, turn))
    assert good in ("r90", "r270")  # lying, it fills the row
    position.say(good)
    places = position.legal()
    best = max(places, key=lambda place: _after(position, place))
    assert best == xy(10, 5)
    assert planet_points(position.say(best).seat) >= 3


def _after(position: Position, word: str) -> float:
    after = position.state.copy()
    after.say(0, after.vocabulary.index(word))
    return after.evaluate(0)


def placed(state: PlanetState, number: int, left: float) -> float:
    """What the tile in the hand would bring."""
    seat = state.seats[number]
    return best_place(state, number, seat.tile, seat.relax, relief_of(state, number, rows_of(state), left))


def test_the_best_place_uses_the_orientation_already_said() -> None:
    position = Position().ground("civ", *row(5)[:-2])
    position.seat.tile = TILE["i2-civ-energy"]
    free = placed(position.state, 0, 8.0)

    position.ask(PlaceTile(0, 0))
    assert placed(position.state, 0, 8.0) < free


@pytest.mark.parametrize(("players", "words"), [(2, 0), (2, 130), (4, 60)])
def test_what_is_on_offer_counts_for_all_as_the_station_is_turned(players: int, words: int) -> None:
    state = game.new({"players": players}, "6")
    assert isinstance(state, PlanetState)
    dice = fast_chance(6)
    play_out(state, dice, words)
    while not isinstance(state.question(state.waiting()[0]), TurnStation):
        play_out(state, dice, 1)
    seat = state.waiting()[0]
    margins = {}
    for word in state.legal(seat):
        after = state.copy()
        after.say(seat, word)
        left = rounds_left(after)
        stands = [standing(after, other, left) + on_offer(after, other, left) for other in range(players)]
        own = stands.pop(seat)
        assert after.evaluate(seat) == pytest.approx(own - max(stands))
        margins[word] = after.evaluate(seat)
    assert len(set(margins.values())) > 1  # so the depots are told apart
    assert margins[best_turn(state, seat)] == pytest.approx(max(margins.values()))
    assert state.promising(seat, 2) == [best_turn(state, seat)]


def test_likelihoods_fall_with_gaps_and_steps_and_rise_with_the_rounds_left() -> None:
    for half in range(1, HALVES):
        for table in (FILLED, CLEAN):
            chances = table[half]
            assert chances[0] == 1.0
            assert all(1.0 >= more > fewer > 0.0 for more, fewer in pairwise(chances))
            assert chances[1] > table[half - 1][1]
        assert KEPT[half][LEADS] == 0.5
        assert KEPT[half][LEADS + 2] < KEPT[half - 1][LEADS + 2]  # a lead may still be lost


def greedy_word(state: PlanetState, seat: int) -> int:
    best, most = -1, -1e9
    for word in state.legal(seat):
        after = state.copy()
        after.say(seat, word)
        worth = after.evaluate(seat)
        if worth > most:
            best, most = word, worth
    return best


def test_one_look_ahead_beats_chance_by_far_and_the_last_value_is_the_margin() -> None:
    state = game.new({"players": 2}, "4")
    assert isinstance(state, PlanetState)
    dice = fast_chance(4)
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.say(seat, greedy_word(state, 0) if seat == 0 else legal[dice.below(len(legal))])
    scores = state.scores()
    assert scores is not None
    assert scores[0] > scores[1] + 10
    assert state.evaluate(0) == scores[0] - scores[1] == -state.evaluate(1)
    assert scores[0] == sum(points(state, 0).values())


def test_features_have_one_length_for_all_tables_and_stay_small() -> None:
    lengths = set()
    for players in range(1, 7):
        state = game.new({"players": players, "planets": "random", "corporations": "random"}, "2")
        assert isinstance(state, PlanetState)
        numbers = features(state, players - 1)
        lengths.add(len(numbers))
        assert max(abs(number) for number in numbers) <= 4
        assert rounds_left(state) > 10
    assert len(lengths) == 1


def test_promising_words_are_those_with_the_best_places() -> None:
    """At each question of turning and placing in a game: a few legal words, and the best place is among them."""
    state = game.new({"players": 2}, "5")
    assert isinstance(state, PlanetState)
    dice = fast_chance(5)
    looked = 0
    while not state.over and looked < 25:
        seat = state.waiting()[0]
        task = state.question(seat)
        legal = state.legal(seat)
        words = state.promising(seat, 2)
        if isinstance(task, (Orient, PlaceTile)):
            assert words == sorted(words)
            assert set(words) <= set(legal)
            assert len(words) == min(2, len([word for word in legal if isinstance(task, PlaceTile) or word < CELL]))
        elif not isinstance(task, TurnStation):
            assert words == []
        if isinstance(task, Orient) and words:
            looked += 1
            best = placed(state, seat, rounds_left(state))
            turned = []
            for word in words:
                after = state.copy()
                after.say(seat, word)
                if isinstance(after.question(seat), PlaceTile):
                    turned.append(placed(after, seat, rounds_left(after)))
            assert not turned or len(turned) < len(words) or abs(max(turned) - best) < 1e-9
        state.say(seat, legal[dice.below(len(legal))])
    assert looked == 25
