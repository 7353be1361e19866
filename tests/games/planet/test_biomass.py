"""Patches (PU-13, PU-35.11) and techs about them (PU-23)."""

from __future__ import annotations

from starboard.games.planet.biomass import LayPatch, lay_patch, patch_cells
from starboard.games.planet.civilisation import Finale
from starboard.games.planet.geometry import CELL_X, CELL_Y, EDGE, NEIGHBOURS, PLANETS, cell_at
from starboard.games.planet.objectives import areas
from starboard.games.planet.scoring import planet_points
from starboard.games.planet.terms import BARE, BIOMASS, BOOST_FOR_PATCH, P_PATCH, P_SYNERGY
from starboard.games.planet.tracks import advance
from tests.games.planet.bench import Bench, xy
from tests.rulebook import rule


@rule("PU-13.1", "PU-13.3", "PU-36.7")
def test_a_biomass_milestone_gives_a_patch_that_is_laid_at_once() -> None:
    bench = Bench().at(biomass=2).place("i2-rover-tech", "r0", 5, 5).settle()
    advance(bench.state, 0, BIOMASS)
    bench.resolve()
    lying = bench.seat.last_tile()
    free = {other for cell in lying for other in NEIGHBOURS[cell]} - set(lying)
    assert sorted(bench.legal()) == sorted(xy(*where(cell)) for cell in free)
    bench.say(xy(4, 5))
    assert bench.seat.terrain[cell_at(4, 5)] == BIOMASS
    assert bench.seat.symbols[cell_at(4, 5)] == BARE
    assert bench.position("biomass") == 3  # laying it advances nothing
    assert bench.quiet()


def where(cell: int) -> tuple[int, int]:

    return CELL_X[cell], CELL_Y[cell]


@rule("PU-13.2", "PU-35.10", "PU-35.11")
def test_a_patch_is_one_biomass_square_without_resource_and_no_tile() -> None:
    bench = Bench().place("i2-rover-tech", "r0", 5, 5).settle()
    last = bench.seat.last_tile()
    lay_patch(bench.state, 0, cell_at(4, 5))
    assert areas(bench.seat, BIOMASS) == [[cell_at(4, 5)]]
    assert bench.seat.last_tile() == last
    assert cell_at(3, 5) not in patch_cells(bench.seat)  # it touches the patch only
    assert not bench.seat.has_tile(cell_at(4, 5))


@rule("PU-13.4")
def test_a_patch_fills_the_gap_of_a_row() -> None:
    bench = Bench().ground("rover", (5, 0))
    assert planet_points(bench.seat) == 0
    lay_patch(bench.state, 0, cell_at(6, 0))
    assert planet_points(bench.seat) == 1


def test_before_the_first_tile_a_patch_covers_an_edge_square() -> None:
    assert patch_cells(Bench().seat) == EDGE


@rule("PU-10.11")
def test_a_patch_destroys_the_rover_and_the_pod_under_it() -> None:
    bench = Bench().place("i2-rover-tech", "r0", 7, 3).rover(7, 2)
    lay_patch(bench.state, 0, cell_at(7, 2))
    assert bench.seat.rovers == []
    assert not bench.seat.has_pod(cell_at(7, 2))
    assert bench.seat.pods == 0


def test_a_patch_that_fits_nowhere_is_lost() -> None:
    squares = [(x, y) for x in range(12) for y in range(12) if cell_at(x, y) >= 0]
    bench = Bench().ground("rover", *squares)
    bench.seat.owe(P_PATCH, 1)
    assert bench.resolve().quiet()
    assert bench.seat.pool[P_PATCH] == 0


@rule("PU-33.3")
def test_arashi_takes_no_patch_on_the_ring() -> None:
    bench = Bench(planet="arashi").place("i2-rover-tech", "r0", 5, 4).settle()
    ring = set(PLANETS[5].ring)
    assert not set(patch_cells(bench.seat)) & ring
    bench.ask(LayPatch(0, True))
    assert bench.why(xy(4, 5)) == "planet-why-ring-no-patch"


# --- Wormhole ------------------------------------------------------------------------------------------


@rule("PU-23.2", "PU-23.8")
def test_wormhole_lays_patches_on_tiles_but_not_on_meteorites() -> None:
    bench = Bench("wormhole").tech(2).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    squares = bench.seat.last_tile()
    meteorite = bench.seat.spoilt()[0]
    offered = patch_cells(bench.seat)
    assert set(squares) - {meteorite} <= set(offered)
    assert meteorite not in offered
    locked = Bench("wormhole").tech(1).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    assert not set(patch_cells(locked.seat)) & set(squares)
    # two biomass squares apart are joined by a patch between them
    joined = Bench("wormhole").tech(2).symbol("biomass", (4, 5)).symbol("tech", (5, 5)).symbol("biomass", (6, 5))
    assert len(areas(joined.seat, BIOMASS)) == 2
    lay_patch(joined.state, 0, cell_at(5, 5))
    assert len(areas(joined.seat, BIOMASS)) == 1
    assert joined.seat.symbols[cell_at(5, 5)] == BARE  # the symbol below is hidden
    assert cell_at(5, 5) not in patch_cells(joined.seat)  # no patch on a patch


@rule("PU-23.5", "PU-23.9")
def test_wormhole_destroys_meteorites_with_patches() -> None:
    bench = Bench("wormhole").tech(5).place("i3-tech-biomass-m", "r0", 5, 5).settle()
    meteorite = bench.seat.spoilt()[0]
    assert meteorite in patch_cells(bench.seat)
    bench.state.finale = True  # stored patches, laid at the end
    bench.seat.owe(P_PATCH, 1)
    bench.resolve()
    assert "store" not in bench.legal()
    bench.say(xy(*where(meteorite)))
    assert bench.seat.spoilt() == []
    assert bench.seat.meteorites == 0


@rule("PU-23.3")
def test_wormhole_gains_two_patches_for_one_once_a_round() -> None:
    bench = Bench("wormhole").tech(3).place("i2-rover-tech", "r0", 5, 5).settle()
    bench.seat.owe(P_PATCH, 1)
    bench.resolve().say("tech-3")
    assert "tech-3" not in bench.legal()
    assert bench.seat.pool[P_PATCH] + 1 == 2
    bench.say(xy(4, 5))
    bench.say(xy(6, 5))
    assert (bench.seat.patch_lo | bench.seat.patch_hi << 48).bit_count() == 2
    bench.seat.owe(P_PATCH, 1)
    assert "tech-3" not in bench.resolve().legal()


@rule("PU-23.3")
def test_wormhole_does_not_double_patches_that_it_has_stored() -> None:
    bench = Bench("wormhole").tech(4).place("i2-rover-tech", "r0", 5, 5).settle()
    bench.seat.stored = 2
    bench.state.finale = True
    bench.ask(Finale(0))
    assert "tech-3" not in bench.legal()
    bench.say(xy(4, 5), xy(6, 5))
    assert bench.quiet()
    assert (bench.seat.patch_lo | bench.seat.patch_hi << 48).bit_count() == 2


@rule("PU-23.4", "PU-36.3")
def test_wormhole_and_universal_coalition_store_any_number_of_patches() -> None:
    for corporation, level in (("wormhole", 4), ("universal-coalition", 2)):
        bench = Bench(corporation).tech(level).place("i2-rover-tech", "r0", 5, 5).settle()
        bench.seat.owe(P_PATCH, 3)
        bench.resolve().say("store", "store", "store")
        assert bench.seat.stored == 3


@rule("PU-26.1")
def test_jump_drive_takes_a_boost_for_a_patch_once_a_round() -> None:
    bench = Bench("jump-drive").place("i2-rover-tech", "r0", 5, 5).settle()
    bench.seat.owe(P_PATCH, 1)
    assert "tech-1" not in bench.resolve().legal()
    bench = Bench("jump-drive").place("i2-rover-tech", "r0", 5, 5).settle()

    bench.seat.tech_pods = BOOST_FOR_PATCH
    bench.seat.owe(P_PATCH, 2)
    bench.resolve().say("tech-1")
    assert (bench.seat.pool[P_SYNERGY], bench.seat.pool[P_PATCH]) == (1, 1)
    bench.say("patch")
    assert "tech-1" not in bench.legal()
    bench = Bench("jump-drive").event("ev-r18").place("i2-rover-tech", "r0", 5, 5).settle()
    bench.seat.tech_pods = BOOST_FOR_PATCH
    bench.seat.owe(P_PATCH, 1)
    assert "tech-1" not in bench.resolve().legal()  # no boosts this round
