"""Chapter: tech tiles. Standard tiles, advanced tiles, and the advance that comes with them."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import gain_all
from starboard.games.gaia.rules.research import offer_advance
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def standard_offers(table: Table, seat: int) -> list[int]:
    """Any tile of a kind not owned yet, covered ones included (GP-11.2)."""
    owned = table.seats[seat].standard
    return [tile for tile in range(c.N_STANDARD) if not owned >> tile & 1]


def uncovered(table: Table, seat: int) -> list[int]:
    return [tile for tile in range(c.N_STANDARD) if table.seats[seat].has_uncovered(tile)]


def advanced_offers(table: Table, seat: int) -> list[int]:
    """The advanced tiles of areas on level 4 or 5, with a green token and a tile to cover (GP-11.7 to GP-11.9)."""
    me = table.seats[seat]
    if me.standard == me.covered or me.greens() == 0:
        return []
    left = table.advanced_left
    offers = []
    for track in range(c.N_TRACKS):
        tile = table.setup.advanced_at[track]
        if left >> tile & 1 and me.levels[track] >= c.TOP_LEVEL - 1:
            offers.append(tile)
    offers.sort()
    return offers


def can_take_tile(table: Table, seat: int) -> bool:
    if table.seats[seat].standard != (1 << c.N_STANDARD) - 1:
        return True
    return len(advanced_offers(table, seat)) > 0


def take_tile(table: Table, seat: int) -> None:
    """A lab, an academy or an action gives a tile, if one can be taken (R-111, R-112)."""
    if can_take_tile(table, seat):
        table.push(TakeTile(seat))


def immediate(table: Table, seat: int, tile: c.Tile) -> None:
    if tile.kind == c.IMMEDIATE:
        gain_all(table, seat, tile.gain, table.seats[seat].count(tile.per), c.FROM_TECH)


class TakeTile(Task[Table]):
    """Which tech tile?"""

    def options(self, table: Table) -> list[int]:
        words = [w.STANDARD + tile for tile in standard_offers(table, self.seat)]
        for tile in advanced_offers(table, self.seat):
            words.append(w.ADVANCED + tile)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word >= w.ADVANCED:
            table.push(CoverTile(self.seat, word - w.ADVANCED))
        else:
            take_standard(table, self.seat, word - w.STANDARD)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-take-tile")

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.STANDARD <= word < w.STANDARD + c.N_STANDARD:
            return Message("gaia-why-tile-owned")
        if w.ADVANCED <= word < w.ADVANCED + c.N_ADVANCED:
            return why_no_advanced(table, self.seat, word - w.ADVANCED)
        return None

    def starts(self) -> int:
        return 1


def take_standard(table: Table, seat: int, tile: int) -> None:
    me = table.seats[seat]
    me.standard |= 1 << tile
    table.emit("gaia-did-tile", {"seat": seat, "tile": w.spell(w.STANDARD + tile)})
    if c.STANDARD[tile].big_power:
        me.forget_federations()
    area = table.setup.area_of[tile]
    # GP-11.3: below an area only that area; GP-11.5: the bottom row any
    tracks = [area] if area >= 0 else list(range(c.N_TRACKS))
    offer_advance(table, seat, tracks, True)
    immediate(table, seat, c.STANDARD[tile])


class CoverTile(Task[Table]):
    """Which standard tile does the advanced one cover?"""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: int = tile

    def options(self, table: Table) -> list[int]:
        return [w.STANDARD + tile for tile in uncovered(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        cover(table, self.seat, self.tile, word - w.STANDARD)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-cover-tile", {"tile": w.spell(w.ADVANCED + self.tile)})


def cover(table: Table, seat: int, tile: int, covered: int) -> None:
    """Cover, flip a green token, gain the effect, then advance in any area (R-105)."""
    me = table.seats[seat]
    me.covered |= 1 << covered
    me.advanced |= 1 << tile
    me.covers = [*me.covers, 16 * tile + covered]
    table.advanced_left &= ~(1 << tile)
    me.flip()
    if c.STANDARD[covered].big_power:  # GP-27.13
        me.forget_federations()
    table.emit(
        "gaia-did-advanced",
        {"seat": seat, "tile": w.spell(w.ADVANCED + tile), "covered": w.spell(w.STANDARD + covered)},
    )
    offer_advance(table, seat, list(range(c.N_TRACKS)), True)
    immediate(table, seat, c.ADVANCED[tile])


def why_no_advanced(table: Table, seat: int, tile: int) -> Message | None:
    if tile not in table.setup.advanced_at:
        return Message("gaia-why-tile-not-here")
    if not table.advanced_left >> tile & 1:
        return Message("gaia-why-tile-taken")
    me = table.seats[seat]
    level = me.levels[table.setup.advanced_at.index(tile)]
    if level < c.TOP_LEVEL - 1:
        return Message("gaia-why-level-4", {"n": c.TOP_LEVEL - 1 - level})
    if me.greens() == 0:
        return Message("gaia-why-no-green-token")
    return Message("gaia-why-nothing-to-cover")
