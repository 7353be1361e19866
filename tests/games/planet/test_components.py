"""Components and boards (PU-0, PU-3, PU-35): the tables hold what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.planet.components import (
    B_CIV,
    B_MOVE,
    B_PATCH,
    B_ROVER,
    B_SYNERGY,
    B_TECH,
    BENEFITS,
    BIOMASS,
    CIV,
    CIV_CARDS,
    CORPORATIONS,
    DEPOTS,
    ENERGY,
    EVENTS,
    OBJECTIVES,
    POWER_NAMES,
    ROVER,
    SHAPES,
    SLOT_SHAPE,
    TECH,
    TERRAINS,
    TILE_A,
    TILE_B,
    TILE_METEOR,
    TILE_SHAPE,
    TILES,
    TRACKS,
    WATER,
    medal,
    tile_name,
    tiles_of_slot,
)
from starboard.games.planet.game import game
from starboard.games.planet.geometry import CELLS, EDGE, NEIGHBOURS, PLANETS, cell_at
from starboard.games.planet.words import VOCABULARY
from tests.rulebook import rule


@rule("PU-0.1", "PU-3.1", "PU-3.3")
def test_the_station_has_six_depots_of_a_large_and_a_small_slot() -> None:
    state = game.new({"players": 3}, "1")
    sizes = [len(SHAPES[shape].squares) for shape in SLOT_SHAPE]
    assert DEPOTS == 6
    assert sizes[:6] == [5, 5, 4, 4, 5, 5]  # the outer ring
    assert sizes[6:] == [3, 4, 3, 4, 2, 4]  # the inner ring
    for depot in range(DEPOTS):
        assert state.large_slot(depot) < 6 <= state.small_slot(depot)  # type: ignore[attr-defined]


@rule("PU-0.2", "PU-3.2", "PU-35.6", "PU-4.5")
def test_the_144_tiles_are_twelve_of_each_shape_with_two_different_sections() -> None:
    assert TILES == 144 == len({tile_name(tile) for tile in range(TILES)})
    for slot in range(12):
        tiles = tiles_of_slot(slot)
        assert len(tiles) == 12
        assert {TILE_SHAPE[tile] for tile in tiles} == {SLOT_SHAPE[slot]}
        assert sum(TILE_METEOR[tile] for tile in tiles) == 6
    for tile in range(TILES):
        assert TILE_A[tile] != TILE_B[tile]


@rule("PU-35.7", "PU-35.8")
def test_each_section_of_a_tile_shows_its_resource_once_and_there_are_six_types() -> None:
    assert len(TERRAINS) == 6
    for shape in SHAPES:
        assert 0 <= shape.resource_a < shape.in_a <= shape.resource_b < len(shape.squares)
    pairs = Counter(frozenset((TILE_A[tile], TILE_B[tile])) for tile in range(TILES))
    assert len(pairs) == 6
    assert set(pairs.values()) == {24}
    per_type = Counter(kind for pair in pairs for kind in pair)
    assert set(per_type.values()) == {2}


@rule("PU-0.3", "PU-21.1", "PU-28.1", "PU-28.3")
def test_one_symmetric_and_six_asymmetric_sides_of_planets_and_corporations() -> None:
    for sides in (PLANETS, CORPORATIONS):
        assert [side.symmetric for side in sides] == [True] + [False] * 6
    assert [planet.id for planet in PLANETS if planet.restrictions] == ["k-273", "persephone", "arashi", "tartarus"]
    assert not CORPORATIONS[0].special
    assert all(board.special for board in CORPORATIONS[1:])


@rule("PU-0.4", "PU-2.2")
def test_each_seat_has_a_tracker_per_track_and_a_place_at_the_station() -> None:
    for players in range(1, 7):
        state = game.new({"players": players, "planets": "symmetric"}, "1")
        assert state.players == players
        for seat in state.seats:  # type: ignore[attr-defined]
            assert seat.tracks == [0] * 5
        depots = [state.depot(seat) for seat in range(players)]  # type: ignore[attr-defined]
        assert len(set(depots)) == players


@rule("PU-0.5")
def test_rovers_and_life_pods_of_all_boards_fit_into_the_box() -> None:
    assert [len(planet.pods) for planet in PLANETS] == [6] * 7
    assert 6 * 6 == 36
    boards = [board.rovers for board in CORPORATIONS]
    assert boards == [2, 1, 2, 1, 4, 1, 2]
    # each physical board has one side; the best six sides that can be in play at once need 14 rovers
    sides = [max(side, boards[0]) for side in boards[1:]]
    assert sum(sides) == 14


@rule("PU-0.6")
def test_nine_civ_cards_of_each_rank() -> None:
    assert Counter(card.rank for card in CIV_CARDS) == {1: 9, 2: 9, 3: 9, 4: 9}


@rule("PU-0.7", "PU-35.18")
def test_twenty_events_of_each_colour_and_some_only_for_solo_play() -> None:
    assert Counter(event.colour for event in EVENTS) == {"green": 20, "orange": 20, "red": 20}
    company = Counter(event.colour for event in EVENTS if not event.solo)
    assert company == {"green": 16, "orange": 20, "red": 18}


@rule("PU-0.8")
def test_28_objectives_with_two_different_sides() -> None:
    assert len(OBJECTIVES) == 28
    assert len({goal.neighbour for goal in OBJECTIVES} | {goal.private for goal in OBJECTIVES}) == 56


@rule("PU-2.4")
def test_symmetric_sides_have_difficulty_one_and_others_more() -> None:
    sides = [(side.difficulty, side.symmetric) for side in PLANETS]
    sides += [(side.difficulty, side.symmetric) for side in CORPORATIONS]
    for difficulty, symmetric in sides:
        assert (difficulty == 1) == symmetric
        assert difficulty <= 3


def test_all_planets_have_the_same_outline_of_96_squares_with_28_on_the_edge() -> None:
    assert (CELLS, len(EDGE)) == (96, 28)
    assert {len(planet.grid) for planet in PLANETS} == {12}
    for planet in PLANETS:
        for y, row in enumerate(planet.grid):
            assert [mark == "." for mark in row] == [cell_at(x, y) < 0 for x in range(12)]
    assert [len(planet.ice) for planet in PLANETS] == [21, 80, 27, 0, 24, 22, 23]


def _benefit_names(corporation: int, track: int) -> list[list[str]]:
    letters = {B_CIV: "civ", B_MOVE: "move", B_PATCH: "patch", B_ROVER: "rover", B_SYNERGY: "boost", B_TECH: "tech"}
    return [
        [letters[benefit // 16] + (str(benefit % 16) if benefit % 16 else "") for benefit in benefits]
        for benefits in BENEFITS[corporation][track]
    ]


@rule("PU-35.1", "PU-35.9", "PU-8.1", "PU-13.1", "PU-10.1", "PU-11.1")
def test_milestones_of_the_common_tracks() -> None:
    def where(track: int, word: str) -> list[int]:
        return [at for at, names in enumerate(_benefit_names(0, track)) if word in names]

    assert [where(CIV, f"civ{rank}") for rank in (1, 2, 3, 4)] == [[3], [6], [10], [14]]
    assert where(BIOMASS, "patch") == [3, 6, 9, 11, 13]
    assert where(ROVER, "rover") == [1, 6]
    assert [where(TECH, f"tech{level}") for level in range(1, 6)] == [[3], [5], [7], [10], [14]]
    assert [where(track, "boost") for track in range(TRACKS)] == [[8, 11], [3, 7, 12], [2, 10], [10], [2, 12]]


@rule("PU-9.4")
def test_the_water_track_has_medals_and_no_milestones() -> None:
    names = [name for names in _benefit_names(0, WATER) for name in names]
    assert set(names) == {"boost"}
    assert [value for value in CORPORATIONS[0].tracks[WATER].medals if value] == [1, 2, 3, 4, 5, 7, 10]


@rule("PU-35.21", "PU-10.4")
def test_a_rover_position_may_give_movement_and_a_boost() -> None:
    assert _benefit_names(0, ROVER)[10] == ["move3", "boost"]


@rule("PU-4.7", "PU-12.1")
def test_there_is_no_energy_track() -> None:
    assert TRACKS == 5
    assert ENERGY == TRACKS
    assert all(len(board.tracks) == 5 for board in CORPORATIONS)


@rule("PU-35.2", "PU-7.2")
@pytest.mark.parametrize(
    ("track", "position", "points"),
    [
        (CIV, 1, 0),
        (CIV, 2, 1),
        (CIV, 4, 1),
        (CIV, 15, 5),
        (WATER, 14, 7),
        (BIOMASS, 7, 1),
        (ROVER, 12, 2),
        (TECH, 15, 5),
    ],
)
def test_medals_count_once_reached(track: int, position: int, points: int) -> None:
    assert medal(0, track, position, 0) == points


@rule("PU-22.7", "PU-24.8", "PU-25.7", "PU-26.9", "PU-27.13", "PU-23.12")
def test_strengths_and_weaknesses_of_the_corporations() -> None:
    boards = {board.id: board for board in CORPORATIONS}
    republic = [b for at in _benefit_names(1, CIV) for b in at]
    assert republic == ["civ1", "civ2", "civ2", "civ3", "civ3", "civ4", "civ4"]
    assert [boards[id].rovers for id in ("republic", "cosmos", "jump-drive", "horizon")] == [1, 1, 1, 4]
    assert len(boards["jump-drive"].techs) == 6
    assert boards["oasis"].tracks[WATER].top == 23
    assert medal(6, WATER, 23, 0) == 15
    assert boards["wormhole"].tracks[BIOMASS].top == 5
    assert sum(1 for choice in boards["wormhole"].tracks[BIOMASS].benefits if choice) == 5


def test_every_power_belongs_to_a_board_and_no_two_are_mixed_up() -> None:
    seen = 0
    for board in CORPORATIONS:
        seen |= board.special
        for tech in board.techs:
            assert tech.bit_count() == 1
            seen |= tech
    assert seen == (1 << len(POWER_NAMES)) - 1


@rule("PU-35.22")
def test_track_positions_and_techs_that_take_life_pods_are_words() -> None:
    assert "biomass.5" in VOCABULARY
    assert "tech-6" in VOCABULARY


def test_neighbours_are_mutual() -> None:
    for cell in range(CELLS):
        assert all(cell in NEIGHBOURS[other] for other in NEIGHBOURS[cell])
