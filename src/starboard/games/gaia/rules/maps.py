"""Chapters: setup and advanced setup. The map: drawn at random, or given."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import hexes
from starboard.games.gaia.hexes import Placed, Shape, StarMap
from starboard.kernel import Chance

MOST_START_MINES: Final = max([faction.start_mines for faction in c.FACTIONS])


def draw_map(method: int, players: int, chance: Chance, rules: int) -> StarMap:
    """Method 1: tiles 01-04 as in the first game, the others anywhere; 2: 01-04 among themselves, turned as in the
    first game, the others among themselves; 3: all anywhere. What is not fixed lies with any rotation that
    gives a legal map (GP-21.8 to GP-21.13)."""
    while True:
        tiles = deal_map(method, players, chance)
        planet = [c.SPACE] * hexes.N_HEXES
        shape = hexes.shape_of([tile.slot for tile in tiles])
        turned = True
        for index in range(len(tiles)):
            turns = [0] if is_upright(method, tiles[index].sector, rules) else list(range(6))
            chance.shuffle(turns)
            tile = _first_fit(tiles[index], turns, planet, shape)
            if tile is None:
                turned = False
                break
            hexes.lay_tile(tile, planet, [0] * len(planet))
            tiles[index] = tile
        if turned:
            return hexes.lay(tiles)


def is_upright(method: int, sector: str, rules: int) -> bool:
    """Whether a tile keeps the orientation that it has in the first game (R-014)."""
    return sector in hexes.CORE and (method == 1 or (method == 2 and rules >= 2))


def deal_map(method: int, players: int, chance: Chance) -> list[Placed]:
    """Which sector lies on which place, not turned yet."""
    layout = hexes.LARGE if players > 2 else hexes.SMALL
    sectors = _deal(method, [sector for sector, _, _ in layout], chance)
    return [Placed(sectors[i], hexes.SLOTS.index((q, r)), 0) for i, (_, q, r) in enumerate(layout)]


def deal_to_turn(method: int, players: int, chance: Chance, rules: int) -> StarMap:
    """A map whose tiles a player will turn: such that there is a legal way to do so."""
    while True:
        tiles = deal_map(method, players, chance)
        if fitting_turns(tiles, 0, turnable(tiles, method, rules)):
            return hexes.lay(tiles)


def turnable(tiles: list[Placed], method: int, rules: int) -> list[bool]:
    return [not is_upright(method, tile.sector, rules) for tile in tiles]


def _first_fit(tile: Placed, turns: list[int], planet: list[int], shape: Shape) -> Placed | None:
    for turn in turns:
        turned = Placed(tile.sector, tile.slot, turn)
        if hexes.fits(turned, planet, shape):
            return turned
    return None


def fitting_turns(tiles: list[Placed], at: int, free: list[bool]) -> list[int]:
    """How a tile can be turned so that those after it still fit; the tiles before it lie as they are."""
    shape = hexes.shape_of([tile.slot for tile in tiles])
    planet = [c.SPACE] * hexes.N_HEXES
    for tile in tiles[:at]:
        hexes.lay_tile(tile, planet, [0] * len(planet))
    found: list[int] = []
    for turn in range(6) if free[at] else range(1):
        tile = Placed(tiles[at].sector, tiles[at].slot, turn)
        if hexes.fits(tile, planet, shape) and _can_finish(tiles, at + 1, free, _with(tile, planet), shape):
            found.append(turn)
    return found


def _with(tile: Placed, planet: list[int]) -> list[int]:
    laid = planet[:]
    hexes.lay_tile(tile, laid, [0] * len(laid))
    return laid


def _can_finish(tiles: list[Placed], at: int, free: list[bool], planet: list[int], shape: Shape) -> bool:
    if at == len(tiles):
        return True
    for turn in range(6) if free[at] else range(1):
        tile = Placed(tiles[at].sector, tiles[at].slot, turn)
        if hexes.fits(tile, planet, shape) and _can_finish(tiles, at + 1, free, _with(tile, planet), shape):
            return True
    return False


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


def given_map(text: str, players: int) -> StarMap:
    """`10/0 01/3 ...`: sector and turns for each place, row by row; `-` leaves a place empty (GP-21.14)."""
    layout = hexes.LARGE if players > 2 else hexes.SMALL
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
    _check_sectors({tile.sector for tile in tiles}, players)
    stars = hexes.lay(tiles)
    if hexes.clashes(stars.shape, stars.planet):
        raise ValueError("two planets of the same home type touch")
    for home in range(c.HOME_TYPES):
        if sum([1 for h in stars.planets if stars.planet[h] == home]) < MOST_START_MINES:
            raise ValueError(f"there are not {MOST_START_MINES} planets of every home type to start on")
    return stars


def _check_sectors(given: set[str], players: int) -> None:
    """The sectors for a number of players (GP-21.9, GP-21.13, GP-21.14)."""
    wanted = {sector for sector, _, _ in (hexes.LARGE if players > 2 else hexes.SMALL)}
    foreign = sorted(given - wanted)
    if foreign:
        raise ValueError(f"{players} players do not use {', '.join(foreign)}")
    missing = sorted(wanted - given - ({"09", "10"} if players == 3 else set()))
    if missing:
        raise ValueError(f"{players} players need {', '.join(missing)} too")
