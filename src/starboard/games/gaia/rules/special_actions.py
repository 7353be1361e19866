"""Chapter: special actions. Boosters, tech tiles, academies, faction boards: no cost, once per round each."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.build import BuildMine, can_build, qics_for_range, why_no_space
from starboard.games.gaia.rules.gaia_project import FarAway, is_far_place
from starboard.games.gaia.rules.power import gain_all
from starboard.games.gaia.rules.research import can_advance, has_open_track, offer_advance
from starboard.games.gaia.rules.upgrade import replace
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task

# ---- what is on offer -----------------------------------------------------------------------------------------


def offers(table: Table, seat: int, words: list[int]) -> None:
    """Add the words of all special actions that the seat can use now: each is the thing it is printed on."""
    me = table.seats[seat]
    board = table.board(seat)
    used = me.used
    if not used & c.USED_BOOSTER and can_use_booster(table, seat):
        words.append(w.BOOSTER + me.booster)
    if me.pieces[c.ACADEMY_RIGHT] and not used & c.USED_ACADEMY:
        words.append(w.ACADEMY)
    ready = board.institute_action and me.pieces[c.INSTITUTE] and not used & c.USED_INSTITUTE
    if ready and can_do(table, seat, board.institute_action):
        words.append(w.INSTITUTE)
    if board.board_action and not used & c.USED_BOARD and can_do(table, seat, board.board_action):
        words.append(w.BOARD)
    _of_tiles(me.standard & ~me.covered & ~(used >> c.USED_STANDARD) & c.STANDARD_ACTIONS, w.STANDARD, words)
    _of_tiles(me.advanced & ~(used >> c.USED_ADVANCED) & c.ADVANCED_ACTIONS, w.ADVANCED, words)


def _of_tiles(tiles: i64, word: i64, words: list[int]) -> None:
    """Add the words of a bit set of tiles."""
    while tiles:
        if tiles & 1:
            words.append(word)
        tiles >>= 1
        word += 1


def can_use_booster(table: Table, seat: int) -> bool:
    booster = table.seats[seat].booster
    if booster < 0:
        return False
    tile = c.BOOSTERS[booster]
    if tile.free_steps:
        return can_build(table, seat, tile.free_steps, 0)
    return tile.range > 0 and is_far_place(table, seat, tile.range)


def can_do(table: Table, seat: int, action: int) -> bool:
    """Whether an action of a faction board can be carried out (R-067)."""
    me = table.seats[seat]
    if action == c.SWAP:
        return me.pieces[c.MINE] > me.guests
    if action == c.PLACE_STATION:
        return me.pieces[c.SPACE_STATION] < table.board(seat).space_stations and has_station_place(table, seat)
    if action == c.DOWNGRADE:
        if not me.pieces[c.LAB] or me.pieces[c.STATION] >= c.PIECE_COUNT[c.STATION]:
            return False
        return table.setup.readings.may_decline or has_open_track(table, seat)
    return len(lowest_tracks(table, seat)) > 0


def is_special(word: int) -> bool:
    """Whether a word of the turn names a special action."""
    if word in (w.ACADEMY, w.INSTITUTE, w.BOARD):
        return True
    if w.BOOSTER <= word < w.BOOSTER + len(c.BOOSTERS):
        return True
    return w.STANDARD <= word < w.ADVANCED + c.N_ADVANCED


def use(table: Table, seat: int, said: int) -> None:
    """The space gets an action token until clean-up (GP-15.5)."""
    me = table.seats[seat]
    board = table.board(seat)
    table.emit("gaia-did-special", {"seat": seat, "thing": w.spell(said)})
    if said == w.ACADEMY:
        me.used |= c.USED_ACADEMY
        gain_all(table, seat, board.academy_action, 1, c.FROM_FACTION)
    elif said == w.INSTITUTE:
        me.used |= c.USED_INSTITUTE
        do(table, seat, board.institute_action)
    elif said == w.BOARD:
        me.used |= c.USED_BOARD
        do(table, seat, board.board_action)
    elif w.BOOSTER <= said < w.BOOSTER + len(c.BOOSTERS):
        me.used |= c.USED_BOOSTER
        booster = c.BOOSTERS[said - w.BOOSTER]
        if booster.free_steps:
            table.push(BuildMine(seat, booster.free_steps, 0))
        else:
            table.push(FarAway(seat, booster.range))
    elif said >= w.ADVANCED:
        me.used |= 1 << (c.USED_ADVANCED + said - w.ADVANCED)
        gain_all(table, seat, c.ADVANCED[said - w.ADVANCED].gain, 1, c.FROM_TECH)
    else:
        me.used |= 1 << (c.USED_STANDARD + said - w.STANDARD)
        gain_all(table, seat, c.STANDARD[said - w.STANDARD].gain, 1, c.FROM_TECH)


def do(table: Table, seat: int, action: int) -> None:
    if action == c.SWAP:
        table.push(SwapInstitute(seat))
    elif action == c.PLACE_STATION:
        table.push(PlaceStation(seat))
    elif action == c.DOWNGRADE:
        table.push(DowngradeLab(seat))
    elif action == c.LOWEST:
        offer_advance(table, seat, lowest_tracks(table, seat), table.setup.readings.may_decline)


# ---- the actions of the faction boards --------------------------------------------------------------------------


def own_mines(table: Table, seat: int) -> list[int]:
    mines = [h for h in table.seats[seat].planets if table.owner[h] == seat and table.piece[h] == c.MINE]
    mines.sort()
    return mines


class SwapInstitute(Task[Table]):
    """The institute and a mine change places: nothing is built, nobody scores or charges, federations stay as
    they are (GP-22.20 to GP-22.22)."""

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in own_mines(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        me = table.seats[self.seat]
        for h in me.planets:
            if table.piece[h] == c.INSTITUTE and table.owner[h] == self.seat:
                table.put(h, c.MINE, self.seat)
                break
        table.put(word - w.HEX, c.INSTITUTE, self.seat)
        me.planets = me.planets[:]  # the same, but power lies elsewhere
        me.forget_federations()

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-swap")

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("gaia-why-not-own-mine") if w.is_hex(word) else None


def is_station_place(table: Table, seat: int, where: int) -> bool:
    """An accessible hex without planet or space station; an own satellite is no hindrance (GP-22.29, R-160)."""
    if table.planet[where] != c.SPACE or table.piece[where] != c.EMPTY:
        return False
    if table.rules < 2 and table.sats[where] >> seat & 1:
        return False
    return qics_for_range(table, seat, where, 0) <= table.seats[seat].qic


def has_station_place(table: Table, seat: int) -> bool:
    return any(is_station_place(table, seat, h) for h in table.setup.stars.shape.hexes)


def station_places(table: Table, seat: int) -> list[int]:
    return [h for h in table.setup.stars.shape.hexes if is_station_place(table, seat, h)]


class PlaceStation(Task[Table]):
    """Where does the space station go? It is a range origin and can join a federation, but no structure."""

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in station_places(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        where = word - w.HEX
        me = table.seats[self.seat]
        me.qic -= qics_for_range(table, self.seat, where, 0)
        me.add(c.SPACE_STATION, 1)
        table.put(where, c.SPACE_STATION, self.seat)
        table.add_origin(self.seat, where)
        table.join_federation(self.seat, where)
        me.forget_federations()
        table.emit("gaia-did-station", {"seat": self.seat, "hex": w.hex_word(where)})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-station")

    def why_not(self, table: Table, word: int) -> Message | None:
        own = table.rules < 2 and w.is_hex(word) and table.sats[word - w.HEX] >> self.seat & 1
        return why_no_space(table, self.seat, word, bool(own))


class DowngradeLab(Task[Table]):
    """A lab becomes a trading station for nothing, which counts as an upgrade to one; then an advance in any
    area (GP-22.41, GP-22.42)."""

    def options(self, table: Table) -> list[int]:
        labs = [h for h in table.seats[self.seat].planets if table.piece[h] == c.LAB and table.owner[h] == self.seat]
        return sorted([w.HEX + h for h in labs])

    def resolve(self, table: Table, word: int) -> None:
        offer_advance(table, self.seat, list(range(c.N_TRACKS)), table.setup.readings.may_decline)
        replace(table, self.seat, word - w.HEX, c.STATION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-downgrade")

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("gaia-why-not-own-lab") if w.is_hex(word) else None


def lowest_tracks(table: Table, seat: int) -> list[int]:
    """The areas with the lowest level that can be advanced in (GP-22.46, GP-22.47, R-131)."""
    me = table.seats[seat]
    lowest = min([me.levels[track] for track in range(c.N_TRACKS)])
    return [track for track in range(c.N_TRACKS) if me.levels[track] == lowest and can_advance(table, seat, track)]


def why_no_special(table: Table, seat: int, said: int) -> Message | None:
    me = table.seats[seat]
    used = me.used
    if w.BOOSTER <= said < w.BOOSTER + len(c.BOOSTERS):
        if me.booster != said - w.BOOSTER:
            return Message("gaia-why-not-yours")
        tile = c.BOOSTERS[said - w.BOOSTER]
        if not tile.free_steps and not tile.range:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & c.USED_BOOSTER else "gaia-why-no-use")
    if said == w.ACADEMY:
        return Message("gaia-why-used" if me.pieces[c.ACADEMY_RIGHT] else "gaia-why-not-yours")
    if said == w.INSTITUTE:
        if not me.pieces[c.INSTITUTE]:
            return Message("gaia-why-not-yours")
        if not table.board(seat).institute_action:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & c.USED_INSTITUTE else "gaia-why-no-use")
    if said == w.BOARD:
        if not table.board(seat).board_action:
            return Message("gaia-why-no-action")
        return Message("gaia-why-used" if used & c.USED_BOARD else "gaia-why-no-use")
    return why_no_tile_action(table, seat, said)


def why_no_tile_action(table: Table, seat: int, said: int) -> Message | None:
    me = table.seats[seat]
    if w.STANDARD <= said < w.STANDARD + c.N_STANDARD:
        tile = said - w.STANDARD
        if not me.has_uncovered(tile):
            return Message("gaia-why-not-yours")
        return Message("gaia-why-used" if c.STANDARD[tile].kind == c.ACTION else "gaia-why-no-action")
    if w.ADVANCED <= said < w.ADVANCED + c.N_ADVANCED:
        tile = said - w.ADVANCED
        if not me.advanced >> tile & 1:
            return Message("gaia-why-not-yours")
        return Message("gaia-why-used" if c.ADVANCED[tile].kind == c.ACTION else "gaia-why-no-action")
    return None
