"""Chapter: build a mine. Accessibility, habitability, cost; the lost planet is built in the same way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.deeds import deed
from starboard.games.gaia.rules.power import gain
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import CLAUSE, CONTINUES, Message, Prompt, Task

# What kind of place for a mine a hex is.
NO_PLACE: Final = 0
FREE_PLANET: Final = 1  # an empty planet
OWN_PROJECT: Final = 2  # a gaia planet with the own gaiaformer (GP-8.18 to GP-8.21)
SHARED: Final = 3  # a planet that another player has colonised (GP-22.4)


def place_for_mine(table: Table, seat: i64, where: i64) -> i64:
    planet: i64 = table.planet[where]
    if planet == c.SPACE or planet == c.TRANSDIM:  # GP-8.16
        return NO_PLACE
    piece: i64 = table.piece[where]
    if piece == c.EMPTY:
        return FREE_PLANET
    if piece == c.GAIAFORMER:
        return OWN_PROJECT if table.owner[where] == seat else NO_PLACE
    if table.board(seat).shared_mines and table.owner[where] != seat and table.guest[where] < 0:
        return SHARED
    return NO_PLACE


def qics_for_range(table: Table, seat: i64, where: i64, bonus: i64) -> i64:
    """QICs needed to reach a hex: each adds 2 to the range (GP-8.13)."""
    me = table.seats[seat]
    beyond = me.reach[where] - me.basic_range() - bonus
    return (beyond + c.RANGE_PER_QIC - 1) // c.RANGE_PER_QIC if beyond > 0 else 0


def steps_for(table: Table, seat: i64, where: i64, place: i64) -> i64:
    """Terraforming steps that the planet needs (GP-8.23); none for gaia planets, projects and shared planets."""
    return c.STEPS[table.board(seat).planet][table.planet[where]] if place == FREE_PLANET else 0


def mine_qic(table: Table, seat: i64, where: i64, place: i64, bonus: i64) -> i64:
    """QICs for a mine: range, and 1 for a gaia planet (GP-8.17; the Gleens pay ore, GP-22.13)."""
    if place == OWN_PROJECT:
        return 0
    qics = qics_for_range(table, seat, where, bonus)
    if place == FREE_PLANET and table.planet[where] == c.GAIA and table.board(seat).gaia_planet_ore == 0:
        qics += 1
    return qics


def mine_ore(table: Table, seat: i64, where: i64, place: i64, free_steps: i64) -> i64:
    """Ore for a mine: the mine itself and the steps that are not free (GP-8.25, GP-8.27)."""
    ore: i64 = c.MINE_COST[c.ORE]
    if place != FREE_PLANET:
        return ore
    board = table.board(seat)
    if table.planet[where] == c.GAIA:
        return ore + board.gaia_planet_ore
    steps: i64 = c.STEPS[board.planet][table.planet[where]] - free_steps
    if steps > 0:
        ore += steps * c.STEP_ORE[table.seats[seat].levels[c.TERRAFORMING]]
    return ore


def can_build_on(table: Table, seat: i64, where: i64, free_steps: i64, bonus: i64) -> bool:
    """Whether a mine can be built and paid there now. Free steps that are not needed are lost (R-067)."""
    place = place_for_mine(table, seat, where)
    if place == NO_PLACE:
        return False
    if table.rules < 2 and free_steps > 0 and steps_for(table, seat, where, place) == 0:
        return False
    me = table.seats[seat]
    if mine_ore(table, seat, where, place, free_steps) > me.ore:
        return False
    return mine_qic(table, seat, where, place, bonus) <= me.qic


def has_mine_to_build(me: Seat) -> bool:
    """A mine left on the board, and the price of the mine itself (GP-8.2)."""
    return (
        me.pieces[c.MINE] < c.PIECE_COUNT[c.MINE]
        and me.credits >= c.MINE_COST[c.CREDITS]
        and me.ore >= c.MINE_COST[c.ORE]
    )


def farthest(me: Seat, bonus: i64) -> i64:
    """How far a seat can reach with all its QICs: a quick look, but an own gaia project is in reach anyway."""
    return me.basic_range() + bonus + c.RANGE_PER_QIC * me.qic


def mine_places(table: Table, seat: i64, free_steps: i64, bonus: i64) -> list[int]:
    """Every hex on which a mine can be built now."""
    me = table.seats[seat]
    if not has_mine_to_build(me):
        return []
    far = farthest(me, bonus)
    reach = me.reach
    owner = table.owner
    places = []
    for h in table.setup.stars.planets:
        if (reach[h] <= far or owner[h] == seat) and can_build_on(table, seat, h, free_steps, bonus):
            places.append(h)
    lost = table.lost_at
    if lost >= 0 and can_build_on(table, seat, lost, free_steps, bonus):
        places.append(lost)
        places.sort()
    return places


def can_build(table: Table, seat: i64, free_steps: i64, bonus: i64) -> bool:
    me = table.seats[seat]
    if not has_mine_to_build(me):
        return False
    far = farthest(me, bonus)
    reach = me.reach
    piece = table.piece
    owner = table.owner
    shared = c.FACTIONS[me.faction].shared_mines
    for h in table.setup.stars.planets:
        if reach[h] <= far or owner[h] == seat:
            taken = c.IS_STRUCTURE[piece[h]] and not shared
            if not taken and can_build_on(table, seat, h, free_steps, bonus):
                return True
    lost = table.lost_at
    return lost >= 0 and can_build_on(table, seat, lost, free_steps, bonus)


def build_mine(table: Table, seat: int, where: int, free_steps: int, bonus: int) -> None:
    """Pay everything at once and colonise the planet (GP-8.7)."""
    me = table.seats[seat]
    place = place_for_mine(table, seat, where)
    steps = steps_for(table, seat, where, place)
    me.qic -= mine_qic(table, seat, where, place, bonus)
    me.ore -= mine_ore(table, seat, where, place, free_steps)
    me.credits -= c.MINE_COST[c.CREDITS]
    me.add(c.MINE, 1)
    if place == OWN_PROJECT:  # GP-8.21
        me.add(c.GAIAFORMER, -1)
        me.gaiaformers += 1
    if place == SHARED:
        me.guests += 1
        table.put_guest(where, seat)
    else:
        table.put(where, c.MINE, seat)
    table.emit("gaia-did-build", {"seat": seat, "hex": w.hex_word(where)})
    deed(table, seat, c.DEED_STEP, steps)
    settled(table, seat, where)


def settled(table: Table, seat: int, where: int) -> None:
    """A new own mine on a planet: colonising, scoring, and the factions that gain by it."""
    me = table.seats[seat]
    board = table.board(seat)
    shared = table.guest[where] == seat
    fresh = not shared and not me.types >> table.planet[where] & 1
    table.colonise(seat, where)
    deed(table, seat, c.DEED_MINE, 1)
    if table.planet[where] == c.GAIA and not shared:
        deed(table, seat, c.DEED_GAIA_MINE, 1)
        if board.gaia_mine_vp:  # GP-22.14
            me.score(c.FROM_FACTION, board.gaia_mine_vp)
    if me.has_institute():
        if shared:  # GP-22.8
            gain(table, seat, c.KNOWLEDGE, board.shared_knowledge, c.FROM_FACTION)
        if fresh:  # GP-22.35
            gain(table, seat, c.KNOWLEDGE, board.new_type_knowledge, c.FROM_FACTION)
    table.pending = [*table.pending, where]
    me.forget_federations()


class BuildMine(Task[Table]):
    """Where? With free steps from an action, or a longer range from the booster."""

    def __init__(self, seat: int, free_steps: int, bonus: int) -> None:
        super().__init__(seat)
        self.free_steps: int = free_steps
        self.bonus: int = bonus

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in mine_places(table, self.seat, self.free_steps, self.bonus)]

    def resolve(self, table: Table, word: int) -> None:
        build_mine(table, self.seat, word - w.HEX, self.free_steps, self.bonus)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-build", {"steps": self.free_steps, "range": self.bonus})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.is_hex(word):
            return why_no_mine(table, self.seat, word - w.HEX, self.free_steps, self.bonus)
        return None


# ---- the lost planet (GP-23.14 to GP-23.16) -------------------------------------------------------------------


def can_place_lost(table: Table, seat: int, where: int) -> bool:
    """An accessible hex without planet, satellite or space station."""
    if table.planet[where] != c.SPACE or table.piece[where] != c.EMPTY or table.sats[where]:
        return False
    return qics_for_range(table, seat, where, 0) <= table.seats[seat].qic


def lost_places(table: Table, seat: int) -> list[int]:
    return [h for h in table.setup.stars.shape.hexes if can_place_lost(table, seat, h)]


def find_lost_planet(table: Table, seat: int) -> None:
    """Ask for the hex; without any legal hex nothing is placed (R-126)."""
    if lost_places(table, seat):
        table.push(PlaceLostPlanet(seat, CLAUSE if table.rules >= 2 else CONTINUES))


class PlaceLostPlanet(Task[Table]):
    """Navigation level 5: where does the lost planet lie?"""

    def __init__(self, seat: int, opening: int) -> None:
        super().__init__(seat)
        self.opening: int = opening

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in lost_places(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        where = word - w.HEX
        seat = self.seat
        me = table.seats[seat]
        me.qic -= qics_for_range(table, seat, where, 0)
        me.add(c.LOST_MINE, 1)
        table.lost_at = where
        table.turn_planet(where, c.LOST)
        table.put(where, c.LOST_MINE, seat)
        table.emit("gaia-did-lost-planet", {"seat": seat, "hex": w.hex_word(where)})
        for other in range(len(table.seats)):
            table.seats[other].forget_federations()  # nobody can link through this hex any more
        settled(table, seat, where)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-lost-planet")

    def why_not(self, table: Table, word: int) -> Message | None:
        return why_no_space(table, self.seat, word, bool(w.is_hex(word) and table.sats[word - w.HEX]))

    def starts(self) -> int:
        return self.opening


# ---- reasons --------------------------------------------------------------------------------------------------


def why_no_space(table: Table, seat: int, word: int, satellite: bool) -> Message | None:
    """Why something that lies in empty space cannot lie there; `satellite`: one is there that keeps it away."""
    if not w.is_hex(word):
        return None
    where = word - w.HEX
    if not table.setup.stars.shape.exists[where]:
        return Message("gaia-why-no-hex")
    if table.planet[where] != c.SPACE:
        return Message("gaia-why-planet-there")
    if satellite or table.piece[where] != c.EMPTY:
        return Message("gaia-why-satellite-there")
    return why_out_of_range(table, seat, where, 0, 0)


def why_out_of_range(table: Table, seat: int, where: int, bonus: int, other_qic: int) -> Message | None:
    """How far beyond the range a hex lies, and how many QICs would reach it."""
    qics = qics_for_range(table, seat, where, bonus)
    missing = qics + other_qic - table.seats[seat].qic
    if missing <= 0:
        return None
    if qics:
        beyond = table.seats[seat].reach[where] - table.seats[seat].basic_range() - bonus
        return Message("gaia-why-range", {"n": beyond, "qic": qics + other_qic, "missing": missing})
    return Message("gaia-why-qic", {"n": missing})


def why_no_mine(table: Table, seat: int, where: int, free_steps: int, bonus: int) -> Message | None:
    me = table.seats[seat]
    if not table.setup.stars.shape.exists[where]:
        return Message("gaia-why-no-hex")
    if table.planet[where] == c.SPACE:
        return Message("gaia-why-no-planet")
    if table.planet[where] == c.TRANSDIM:
        return Message("gaia-why-transdim")
    place = place_for_mine(table, seat, where)
    if place == NO_PLACE:
        if table.owner[where] == seat or table.guest[where] == seat:
            return Message("gaia-why-own-planet")
        return Message("gaia-why-taken", {"seat": table.owner[where]})
    if me.pieces[c.MINE] >= c.PIECE_COUNT[c.MINE]:
        return Message("gaia-why-no-mine-left")
    if table.rules < 2 and free_steps > 0 and steps_for(table, seat, where, place) == 0:
        return Message("gaia-why-steps-unused")
    gaia = mine_qic(table, seat, where, place, bonus) - qics_for_range(table, seat, where, bonus)
    if place != OWN_PROJECT:
        reason = why_out_of_range(table, seat, where, bonus, gaia)
        if reason is not None:
            return reason
    ore = mine_ore(table, seat, where, place, free_steps) - me.ore
    if ore > 0:
        return Message("gaia-why-ore", {"n": ore})
    credits = c.MINE_COST[c.CREDITS] - me.credits
    return Message("gaia-why-credits", {"n": credits}) if credits > 0 else None
