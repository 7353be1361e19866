"""Chapters: setup and advanced setup. The map: drawn at random, or given."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import hexes
from starboard.games.gaia.hexes import Placed, Shape, StarMap
from starboard.kernel import Chance

MOST_START_MINES: Final = max([faction.start_mines for faction in c.FACTIONS])


def draw_map(method: int, large: bool, chance: Chance) -> StarMap:
    """Method 1: tiles 01-04 as in the first game, the others anywhere; 2: 01-04 among themselves, the others among
    themselves; 3: all anywhere. Always with any rotation that gives a legal map (GP-21.8 to GP-21.13)."""
    layout = hexes.LARGE if large else hexes.SMALL
    shape = hexes.shape_of([hexes.SLOTS.index((q, r)) for _, q, r in layout])
    while True:
        tiles = _try_map(method, layout, shape, chance)
        if tiles:
            return hexes.lay(tiles)


def _try_map(method: int, layout: list[tuple[str, int, int]], shape: Shape, chance: Chance) -> list[Placed]:
    sectors = _deal(method, [sector for sector, _, _ in layout], chance)
    planet = [c.SPACE] * len(shape.exists)
    tiles: list[Placed] = []
    for index in range(len(layout)):
        _, q, r = layout[index]
        fixed = method == 1 and sectors[index] in hexes.CORE
        turns = [0] if fixed else list(range(6))
        chance.shuffle(turns)
        tile = _first_fit(sectors[index], hexes.SLOTS.index((q, r)), turns, planet, shape)
        if tile is None:
            return []
        hexes.lay_tile(tile, planet, [0] * len(planet))
        tiles.append(tile)
    return tiles


def _first_fit(sector: str, slot: int, turns: list[int], planet: list[int], shape: Shape) -> Placed | None:
    for turn in turns:
        tile = Placed(sector, slot, turn)
        if hexes.fits(tile, planet, shape):
            return tile
    return None


def _deal(method: int, sectors: list[str], chance: Chance) -> list[str]:
    """Which sector lies on which place."""
    dealt = list(sectors)
    groups = [list(range(len(sectors)))]
    if method < 3:
        core = [index for index in range(len(sectors)) if sectors[index] in hexes.CORE]
        groups = [core, [index for index in range(len(sectors)) if sectors[index] not in hexes.CORE]]
    for number, places in enumerate(groups):
        if method == 1 and number == 0:
            continue
        order = list(places)
        chance.shuffle(order)
        for place, source in zip(places, order, strict=True):
            dealt[place] = sectors[source]
    return dealt


def given_map(text: str, large: bool) -> StarMap:
    """`10/0 01/3 ...`: sector and turns for each place, row by row; `-` leaves a place empty (GP-21.14)."""
    layout = hexes.LARGE if large else hexes.SMALL
    parts = text.split()
    if len(parts) != len(layout):
        raise ValueError(f"{len(layout)} places are to be given, not {len(parts)}")
    tiles = []
    for part, (_, q, r) in zip(parts, layout, strict=True):
        if part == "-":
            continue
        sector, slash, turns = part.partition("/")
        if sector not in hexes.SECTOR_IDS or not slash or turns not in ("0", "1", "2", "3", "4", "5"):
            raise ValueError(f"{part!r} is not a sector and its turns, such as 05/3")
        tiles.append(Placed(sector, hexes.SLOTS.index((q, r)), int(turns)))
    if len({tile.sector[:2] for tile in tiles}) < len(tiles):
        raise ValueError("a sector tile is given twice")
    stars = hexes.lay(tiles)
    if hexes.clashes(stars.shape, stars.planet):
        raise ValueError("two planets of the same home type touch")
    for home in range(c.HOME_TYPES):
        if sum([1 for h in stars.planets if stars.planet[h] == home]) < MOST_START_MINES:
            raise ValueError(f"there are not {MOST_START_MINES} planets of every home type to start on")
    return stars
