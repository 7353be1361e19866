"""Final scoring (PU-14), the rulebook's example (PU-16), planets at the end (PU-31, PU-32)."""

from __future__ import annotations

from starboard.games.planet.components import ENERGY, OBJECTIVES, TRACKS
from starboard.games.planet.geometry import CELL_X, CELL_Y, COLUMN_CELLS, LINE_MEDALS, ROW_CELLS, cell_at
from starboard.games.planet.rules.biomass import lay_patch
from starboard.games.planet.rules.civilisation import EndEffects
from starboard.games.planet.rules.objectives import areas
from starboard.games.planet.rules.scoring import (
    city_points,
    meteorite_points,
    planet_points,
    pod_points,
    points,
    track_points,
    uncovered,
    winners,
)
from tests.games.planet.position import Position, xy
from tests.rulebook import rule


def row(y: int) -> list[tuple[int, int]]:
    return [(CELL_X[cell], CELL_Y[cell]) for cell in ROW_CELLS[y]]


def column(x: int) -> list[tuple[int, int]]:
    return [(CELL_X[cell], CELL_Y[cell]) for cell in COLUMN_CELLS[x]]


@rule("PU-14.3", "PU-4.9")
def test_full_rows_and_columns_score_their_medal() -> None:
    assert LINE_MEDALS == [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
    for y in range(12):
        full = Position().ground("civ", *row(y))
        assert planet_points(full.seat) == LINE_MEDALS[y]
        assert planet_points(Position().ground("civ", *row(y)[1:]).seat) == 0  # a gap
        assert planet_points(full.meteorite(*row(y)[0]).seat) == 0  # a meteorite
    for x in range(12):
        assert planet_points(Position().ground("civ", *column(x)).seat) == LINE_MEDALS[x]
    everything = [at for y in range(12) for at in row(y)]
    assert planet_points(Position().ground("civ", *everything).seat) == 40
    spoilt = Position().ground("civ", *everything).meteorite(5, 5)
    assert planet_points(spoilt.seat) == 40 - 3 - 3


@rule("PU-16.4", "PU-14.3")
def test_rovers_and_pods_do_not_spoil_a_row_but_a_carried_meteorite_does() -> None:
    position = Position().ground("civ", *row(0)).rover(5, 0)
    assert planet_points(position.seat) == 1
    carrier = Position("horizon").ground("civ", *row(0)).rover(5, 0, 1)
    assert planet_points(carrier.seat) == 0


@rule("PU-14.4", "PU-7.2")
def test_each_tracker_scores_the_highest_medal_reached() -> None:
    position = Position().at(civ=4, water=14, biomass=6, rover=15, tech=12)
    assert [track_points(position.seat, track) for track in range(TRACKS)] == [1, 7, 1, 5, 1]


@rule("PU-14.5")
def test_pods_and_sets_of_three_meteorites() -> None:
    position = Position()
    position.seat.pods = 4
    position.seat.meteorites = 5
    assert (pod_points(position.seat), meteorite_points(position.seat)) == (4, 1)
    position.seat.meteorites = 6
    assert meteorite_points(position.seat) == 2


@rule("PU-14.2", "PU-14.7", "PU-14.9", "PU-16.5", "PU-16.6", "PU-16.7")
def test_the_scoring_example_of_the_rulebook() -> None:
    """Planet 15, tracks 15 (1, 7, 1, 5, 1), pods 4, meteorites 1, civ cards 1, objectives 5 + 2: 43."""
    position = Position(players=3).at(civ=4, water=14, biomass=6, rover=15, tech=12).own("civ1-6")
    # rows 5 and 6 (3 + 3), rows 4 and 7 (2 + 2), column 5 (3), columns 0 and 11 (1 + 1): 15
    for y in (4, 5, 6, 7):
        position.ground("tech", *row(y))
    position.ground("tech", *column(5))
    position.ground("rover", *[(x, 5) for x in range(12)], *[(x, 6) for x in range(9)])  # an area of 21 squares
    position.symbol("biomass", (5, 0), (1, 4), (10, 7))  # three resources on edge squares
    seat = position.seat
    seat.pods, seat.meteorites = 4, 5
    left, right = position.state.seats[1], position.state.seats[2]
    names = {goal.neighbour: at for at, goal in enumerate(OBJECTIVES)}
    position.state.goals = [names["Transit"], names["Luddite"], names["Ringworld"]]
    right.symbols = right.symbols[:]
    for x, y in ((5, 0), (6, 0), (0, 5)):
        right.symbols[cell_at(x, y)] = 2
    assert len(areas(left, 3)) == 0
    parts = points(position.state, 0)
    tracks = [parts[f"track-{name}"] for name in ("civ", "water", "biomass", "rover", "tech")]
    assert parts["planet"] == 15
    assert tracks == [1, 7, 1, 5, 1]
    assert (parts["pods"], parts["meteorites"], parts["cards"]) == (4, 1, 1)
    assert (parts["objectives"], parts["private"]) == (7, 0)
    assert sum(parts.values()) == 43


@rule("PU-14.8", "PU-18.5")
def test_private_objectives_score_5_each_if_met() -> None:
    position = Position().at(civ=15)
    names = {goal.private: at for at, goal in enumerate(OBJECTIVES)}
    position.seat.goals = [names["Crowd Source"], names["Exponent"]]
    assert points(position.state, 0)["private"] == 5


@rule("PU-14.10", "PU-14.11")
def test_ties_go_to_fewer_uncovered_squares_then_fewer_meteorites() -> None:
    def two() -> Position:
        position = Position(players=2)
        position.state.over = True
        return position

    position = two()
    assert winners(position.state) == [0, 1]
    position.seat.pods = 1
    assert winners(position.state) == [0]
    position = two().ground("civ", (5, 5))
    assert (uncovered(position.seat), winners(position.state)) == (95, [0])
    position = two().meteorite(5, 5)
    assert winners(position.state) == [1]
    position = two()
    position.state.seats[1].pods = 2
    assert winners(position.ground("civ", (5, 5)).state) == [1]  # points come first


@rule("PU-14.1", "PU-16.3", "PU-11.3")
def test_before_scoring_stored_patches_are_laid_and_end_effects_applied() -> None:
    position = Position().tech(2).own("civ4-2").place("i2-rover-tech", "r0", 5, 0).settle()
    position.seat.stored = 1
    position.state.finale = True
    position.ask(EndEffects())
    position.say("civ")  # the card's advance
    assert "store" not in position.legal()
    position.say(xy(6, 0))
    assert planet_points(position.seat) == 1
    assert position.seat.stored == 0
    assert position.quiet()


# --- Planets -------------------------------------------------------------------------------------------


@rule("PU-31.2")
def test_petra_has_no_ice() -> None:
    position = Position(planet="petra").place("i2-water-rover", "r0", 5, 5)
    assert position.pending() == ["rover"]


@rule("PU-31.3", "PU-31.1")
def test_on_petra_uncovered_currents_count_as_energy_at_the_end() -> None:
    position = Position(planet="petra")
    currents = [(1, 8), (2, 8), (3, 8), (4, 8), (7, 8)]
    rest = [at for at in row(8) if at not in currents]
    assert planet_points(position.ground("civ", *rest).seat) == 2  # no gaps
    assert any(cell_at(3, 8) in area for area in areas(position.seat, ENERGY))
    assert uncovered(position.seat) == 96 - len(rest)  # but they are uncovered


@rule("PU-32.1", "PU-32.2", "PU-32.3")
def test_on_gaia_each_uncovered_city_scores_2_and_still_breaks_its_row() -> None:
    position = Position(planet="gaia")
    assert city_points(position.state, position.seat) == 16
    position.ground("civ", (6, 0))
    assert planet_points(position.seat) == 0  # (5,0) is a city: a gap
    position.ground("civ", (5, 0))
    assert (planet_points(position.seat), city_points(position.state, position.seat)) == (1, 14)
    lay_patch(position.state, 0, cell_at(9, 2))
    assert city_points(position.state, position.seat) == 14  # a patch is no tile
    position.state.rules = 1
    assert city_points(position.state, position.seat) == 12
    assert city_points(Position().state, Position().seat) == 0


@rule("PU-14.11", "PU-25.8")
def test_the_chain_of_tie_breaks_is_points_then_squares_then_meteorites() -> None:
    def equal() -> Position:
        position = Position("horizon", players=2)
        position.state.over = True
        return position

    # more points win in spite of more bare squares and more meteorites
    position = equal().meteorite(5, 5).rover(7, 7, 1)
    position.seat.pods = 1
    position.state.seats[1].tile_lo = 1
    assert winners(position.state) == [0]
    # fewer bare squares win in spite of more meteorites
    position = equal().ground("civ", (5, 5)).meteorite(5, 5).meteorite(6, 6)
    assert winners(position.state) == [0]
    # fewer meteorites decide last; a carried one lies on the planet as well
    assert winners(equal().rover(5, 5, 1).state) == [1]
    assert winners(equal().rover(5, 5, 0).state) == [0, 1]
