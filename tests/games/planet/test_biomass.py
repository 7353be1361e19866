"""Patches (PU-13, PU-35.11) and techs about them (PU-23)."""

from __future__ import annotations

from starboard.games.planet.components import BARE, BIOMASS, BOOST_FOR_PATCH, P_PATCH, P_SYNERGY
from starboard.games.planet.geometry import CELL_X, CELL_Y, EDGE, NEIGHBOURS, PLANETS, cell_at, cells_of
from starboard.games.planet.rules.biomass import LayPatch, lay_patch, patch_cells
from starboard.games.planet.rules.civilisation import EndEffects
from starboard.games.planet.rules.objectives import areas
from starboard.games.planet.rules.scoring import planet_points
from starboard.games.planet.rules.tracks import advance
from tests.games.planet.position import Position, xy
from tests.rulebook import rule


@rule("PU-13.1", "PU-13.3", "PU-36.7")
def test_a_biomass_milestone_gives_a_patch_that_is_laid_at_once() -> None:
    position = Position().at(biomass=2).place("i2-rover-tech", "r0", 5, 5).settle()
    advance(position.state, 0, BIOMASS)
    position.resolve()
    lying = position.seat.last_tile()
    free = {other for cell in lying for other in NEIGHBOURS[cell]} - set(lying)
    assert sorted(position.legal()) == sorted(xy(*where(cell)) for cell in free)
    position.say(xy(4, 5))
    assert position.seat.terrain[cell_at(4, 5)] == BIOMASS
    assert position.seat.symbols[cell_at(4, 5)] == BARE
    assert position.position("biomass") == 3  # laying it advances nothing
    assert position.quiet()


def where(cell: int) -> tuple[int, int]:

    return CELL_X[cell], CELL_Y[cell]


@rule("PU-13.2", "PU-35.10", "PU-35.11")
def test_a_patch_is_one_biomass_square_without_resource_and_no_tile() -> None:
    position = Position().place("i2-rover-tech", "r0", 5, 5).settle()
    last = position.seat.last_tile()
    lay_patch(position.state, 0, cell_at(4, 5))
    assert areas(position.seat, BIOMASS) == [[cell_at(4, 5)]]
    assert position.seat.last_tile() == last
    assert cell_at(3, 5) not in patch_cells(position.state, position.seat)  # it touches the patch only
    assert not position.seat.has_tile(cell_at(4, 5))


@rule("PU-13.4")
def test_a_patch_fills_the_gap_of_a_row() -> None:
    position = Position().ground("rover", (5, 0))
    assert planet_points(position.seat) == 0
    lay_patch(position.state, 0, cell_at(6, 0))
    assert planet_points(position.seat) == 1


def test_before_the_first_tile_a_patch_covers_an_edge_square() -> None:
    assert patch_cells(Position().state, Position().seat) == EDGE


@rule("PU-10.11")
def test_a_patch_destroys_the_rover_and_the_pod_under_it() -> None:
    position = Position().place("i2-rover-tech", "r0", 7, 3).rover(7, 2)
    lay_patch(position.state, 0, cell_at(7, 2))
    assert position.seat.rovers == []
    assert not position.seat.has_pod(cell_at(7, 2))
    assert position.seat.pods == 0


def test_a_patch_that_fits_nowhere_is_lost() -> None:
    squares = [(x, y) for x in range(12) for y in range(12) if cell_at(x, y) >= 0]
    position = Position().ground("rover", *squares)
    position.seat.owe(P_PATCH, 1)
    assert position.resolve().quiet()
    assert position.seat.pool[P_PATCH] == 0


@rule("PU-33.3")
def test_arashi_takes_no_patch_on_the_ring() -> None:
    position = Position(planet="arashi").place("i2-rover-tech", "r0", 5, 4).settle()
    ring = set(PLANETS[5].ring)
    assert not set(patch_cells(position.state, position.seat)) & ring
    position.ask(LayPatch(0, True))
    assert position.why(xy(4, 5)) == "planet-why-ring-no-patch"


# --- Wormhole ------------------------------------------------------------------------------------------


@rule("PU-23.2", "PU-23.8")
def test_wormhole_lays_patches_on_tiles_but_not_on_meteorites() -> None:
    position = Position("wormhole").tech(2).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    squares = position.seat.last_tile()
    meteorite = position.seat.spoilt()[0]
    offered = patch_cells(position.state, position.seat)
    assert set(squares) - {meteorite} <= set(offered)
    assert meteorite not in offered
    locked = Position("wormhole").tech(1).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    assert not set(patch_cells(locked.state, locked.seat)) & set(squares)
    # two biomass squares apart are joined by a patch between them
    joined = Position("wormhole").tech(2).symbol("biomass", (4, 5)).symbol("tech", (5, 5)).symbol("biomass", (6, 5))
    assert len(areas(joined.seat, BIOMASS)) == 2
    lay_patch(joined.state, 0, cell_at(5, 5))
    assert len(areas(joined.seat, BIOMASS)) == 1
    assert joined.seat.symbols[cell_at(5, 5)] == BARE  # the symbol below is hidden
    assert cell_at(5, 5) not in patch_cells(joined.state, joined.seat)  # no patch on a patch


@rule("PU-23.5", "PU-23.9")
def test_wormhole_destroys_meteorites_with_patches() -> None:
    position = Position("wormhole").tech(5).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    meteorite = position.seat.spoilt()[0]
    assert meteorite in patch_cells(position.state, position.seat)
    position.state.finale = True  # stored patches, laid at the end
    position.seat.owe(P_PATCH, 1)
    position.resolve()
    assert "store" not in position.legal()
    position.say(xy(*where(meteorite)))
    assert position.seat.spoilt() == []
    assert position.seat.meteorites == 0


@rule("PU-23.3")
def test_wormhole_gains_two_patches_for_one_once_a_round() -> None:
    position = Position("wormhole").tech(3).place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.owe(P_PATCH, 1)
    position.resolve().say("tech-3")
    assert "tech-3" not in position.legal()
    assert position.seat.pool[P_PATCH] + 1 == 2
    position.say(xy(4, 5))
    position.say(xy(6, 5))
    assert len(cells_of(position.seat.patch_lo, position.seat.patch_hi)) == 2
    position.seat.owe(P_PATCH, 1)
    assert "tech-3" not in position.resolve().legal()


@rule("PU-23.3")
def test_wormhole_does_not_double_patches_that_it_has_stored() -> None:
    position = Position("wormhole").tech(4).place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.stored = 2
    position.state.finale = True
    position.ask(EndEffects())
    assert "tech-3" not in position.legal()
    position.say(xy(4, 5), xy(6, 5))
    assert position.quiet()
    assert len(cells_of(position.seat.patch_lo, position.seat.patch_hi)) == 2


@rule("PU-23.4", "PU-36.3")
def test_wormhole_and_universal_coalition_store_any_number_of_patches() -> None:
    for corporation, level in (("wormhole", 4), ("universal-coalition", 2)):
        position = Position(corporation).tech(level).place("i2-rover-tech", "r0", 5, 5).settle()
        position.seat.owe(P_PATCH, 3)
        position.resolve().say("store", "store", "store")
        assert position.seat.stored == 3


@rule("PU-26.1")
def test_jump_drive_takes_a_boost_for_a_patch_once_a_round() -> None:
    position = Position("jump-drive").place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.owe(P_PATCH, 1)
    assert "tech-1" not in position.resolve().legal()
    position = Position("jump-drive").place("i2-rover-tech", "r0", 5, 5).settle()

    position.seat.tech_pods = BOOST_FOR_PATCH
    position.seat.owe(P_PATCH, 2)
    position.resolve().say("tech-1")
    assert (position.seat.pool[P_SYNERGY], position.seat.pool[P_PATCH]) == (1, 1)
    position.say("patch")
    assert "tech-1" not in position.legal()
    position = Position("jump-drive").event("ev-r18").place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.tech_pods = BOOST_FOR_PATCH
    position.seat.owe(P_PATCH, 1)
    assert "tech-1" not in position.resolve().legal()  # no boosts this round


@rule("PU-11.2", "PU-13.1", "PU-36.5")
def test_the_tech_that_ignores_adjacency_is_for_tiles_not_for_patches() -> None:
    position = Position().tech(1).place("i2-civ-energy", "r0", 5, 5).settle()
    assert cell_at(9, 9) not in patch_cells(position.state, position.seat)
    assert cell_at(4, 5) in patch_cells(position.state, position.seat)
    before = Position(rules=1).tech(1).place("i2-civ-energy", "r0", 5, 5).settle()
    assert cell_at(9, 9) in patch_cells(before.state, before.seat)
