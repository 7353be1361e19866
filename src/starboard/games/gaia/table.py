"""What lies on the table: the set-up, the map, the boards, the seats."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia.automa.cards import LEVELS
from starboard.games.gaia.automa.deck import NO_TERMS, NOBODY, Automa, Terms
from starboard.games.gaia.hexes import Placed, StarMap, lay
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.words import VOCABULARY
from starboard.kernel import Chance, State

_NO_SEATS: Final[list[Seat]] = []
_NO_HEXES: Final[list[int]] = []
SOLO_TOKENS: Final = 2  # federation tokens of a kind against the Automa (GA-1.2)


class Readings:
    """Readings of the rules that some tables play (see rulings.md)."""

    def __init__(
        self,
        ranks_need_one: bool = False,
        lone_token: bool = False,
        may_decline: bool = False,
        excess_lost: bool = False,
    ) -> None:
        self.ranks_need_one: bool = ranks_need_one  # nothing is scored with 0 on a final tile
        self.lone_token: bool = lone_token  # Taklons may take the token without charging
        self.may_decline: bool = may_decline  # the advance of a faction's special action is optional
        self.excess_lost: bool = excess_lost  # what a Nevlas token is worth too much is lost

    def key(self) -> list[bool]:
        return [self.ranks_need_one, self.lone_token, self.may_decline, self.excess_lost]


class Setup:
    """What was fixed before the first turn and never changes: shared by all copies."""

    def __init__(
        self,
        stars: StarMap,
        standard_at: list[int],
        advanced_at: list[int],
        boosters: list[int],
        rounds: list[int],
        finals: list[int],
        fifth_token: int,
        variable_order: bool,
        readings: Readings,
        automa: Terms = NO_TERMS,
    ) -> None:
        self.stars: StarMap = stars
        self.standard_at: list[int] = standard_at  # the tile on each of the nine spaces: six areas, three free
        self.advanced_at: list[int] = advanced_at  # the advanced tile of each area
        self.boosters: list[int] = boosters
        self.booster_set: int = sum(1 << booster for booster in boosters)
        self.rounds: list[int] = rounds
        self.finals: list[int] = finals
        self.fifth_token: int = fifth_token
        self.variable_order: bool = variable_order
        self.readings: Readings = readings
        self.automa: Terms = automa
        self.area_of: list[int] = [-1] * len(c.STANDARD)  # area above a standard tile, -1 for the bottom row
        for place, tile in enumerate(standard_at):
            self.area_of[tile] = place if place < c.N_TRACKS else -1

    def plain_key(self) -> str:
        """A set-up never changes: it is named, not written out. `setup_named` is the inverse."""
        tiles = [[tile.sector, tile.slot, tile.turns] for tile in self.stars.tiles]
        laid = [self.standard_at, self.advanced_at, self.boosters, self.rounds, self.finals]
        return json.dumps(
            [tiles, laid, self.fifth_token, self.variable_order, self.readings.key(), self.automa.key()],
            separators=(",", ":"),
        )

    def copies(self, token: int) -> int:
        """How many federation tokens of a kind are in the game."""
        return min(SOLO_TOKENS, c.TOKENS[token].copies) if self.automa.here else c.TOKENS[token].copies


def setup_named(key: str) -> Setup:
    """The set-up whose `plain_key` this is."""
    tiles, laid, fifth_token, variable_order, readings, terms = json.loads(key)
    stars = lay([Placed(sector, slot, turns) for sector, slot, turns in tiles])
    standard_at, advanced_at, boosters, rounds, finals = laid
    return Setup(
        stars,
        standard_at,
        advanced_at,
        boosters,
        rounds,
        finals,
        fifth_token,
        variable_order,
        Readings(*readings),
        Terms(*terms),
    )


class Table(State):
    """Lists over hexes, and the others, are replaced and never changed in place: copies share them.

    `seats` are all who settle: the players and, alone against the table, the Automa behind them."""

    def __init__(self, setup: Setup, players: int, chance: Chance) -> None:
        super().__init__(VOCABULARY, players, chance)
        self.setup: Setup = setup
        self.seats: list[Seat] = _NO_SEATS
        self.round: int = 0
        self.phase: int = c.SETTING_UP
        self.active: int = -1  # whose turn it is
        self.order: list[int] = _NO_HEXES  # turn order of this round
        self.passed: list[int] = _NO_HEXES  # who has passed, in that order
        self.first_passed: int = -1  # who starts the next round, -1 while nobody has passed
        self.taken_by: list[int] = c.UNTAKEN  # who took each power and QIC action in this round, -1: nobody
        self.advanced_left: int = 0  # bit set of advanced tiles on the board
        self.fifth_token: int = -1  # the token on terraforming level 5, -1 when taken
        self.supply: list[int] = _NO_HEXES  # federation tokens left, by type
        self.lost_at: int = -1  # hex of the lost planet, -1 before
        self.forming: int = -1  # who is forming a federation and has not got the token yet
        self.pending: list[int] = _NO_HEXES  # hexes built on in this turn, for the neighbours to charge
        self.automa: Automa = NOBODY
        # by hex
        self.planet: list[int] = _NO_HEXES
        self.piece: list[int] = _NO_HEXES
        self.owner: list[int] = _NO_HEXES  # -1 for nobody
        self.guest: list[int] = _NO_HEXES  # who has a mine on another player's planet, or -1
        self.sats: list[int] = _NO_HEXES  # bit set of seats with a satellite
        self.feds: list[int] = _NO_HEXES  # bit set of seats in whose federations it is

    def copy_table(self, new: Table) -> None:
        self.copy_agenda(new)
        new.seats = [seat.copy() for seat in self.seats]
        new.round = self.round
        new.phase = self.phase
        new.active = self.active
        new.order = self.order
        new.passed = self.passed
        new.first_passed = self.first_passed
        new.taken_by = self.taken_by
        new.advanced_left = self.advanced_left
        new.fifth_token = self.fifth_token
        new.supply = self.supply
        new.lost_at = self.lost_at
        new.forming = self.forming
        new.pending = self.pending
        new.automa = self.automa.copy() if self.setup.automa.here else NOBODY
        new.planet = self.planet
        new.piece = self.piece
        new.owner = self.owner
        new.guest = self.guest
        new.sats = self.sats
        new.feds = self.feds

    def lay_out(self) -> None:
        """The table before anybody has chosen a faction."""
        self.seats = [Seat() for _ in range(self.players)]
        for seat in self.seats:
            seat.score(c.FROM_START, c.START_VP)  # GP-2.31
        terms = self.setup.automa
        if terms.here:
            self.automa = Automa()
            self.seats.append(Seat())
            self.automa_self().score(c.FROM_START, LEVELS[terms.level - 1].vp)
        self.order = list(range(len(self.seats)))
        self.fifth_token = self.setup.fifth_token
        self.supply = [self.setup.copies(token) for token in range(c.ORDINARY_TOKENS)]
        self.supply[self.fifth_token] -= 1
        for tile in self.setup.advanced_at:
            self.advanced_left |= 1 << tile
        hexes = len(self.setup.stars.planet)
        self.planet = self.setup.stars.planet
        self.piece = [c.EMPTY] * hexes
        self.owner = [-1] * hexes
        self.guest = [-1] * hexes
        self.sats = [0] * hexes
        self.feds = [0] * hexes

    def lay_map(self, tiles: list[Placed]) -> None:
        """Before the first structure: the sector tiles lie like this."""
        old = self.setup
        self.setup = Setup(
            lay(tiles),
            old.standard_at,
            old.advanced_at,
            old.boosters,
            old.rounds,
            old.finals,
            old.fifth_token,
            old.variable_order,
            old.readings,
            old.automa,
        )
        self.planet = self.setup.stars.planet

    # ---- the seats ----------------------------------------------------------------------------------------

    def board(self, seat: i64) -> c.Faction:
        return c.FACTIONS[self.seats[seat].faction]

    def is_person(self, seat: int) -> bool:
        """Whether a seat is asked: the Automa sits behind the players and never is."""
        return seat < self.players

    def automa_seat(self) -> int:
        return self.players

    def automa_self(self) -> Seat:
        return self.seats[self.players]

    def take_action(self, seat: int, space: int) -> None:
        """A power or QIC action is taken for this round."""
        taken = self.taken_by[:]
        taken[space] = seat
        self.taken_by = taken

    def take_token(self, token: int) -> None:
        """One federation token less in the supply."""
        supply = self.supply[:]
        supply[token] = supply[token] - 1
        self.supply = supply

    # ---- the map ------------------------------------------------------------------------------------------

    def colonised_by(self, seat: i64, where: i64) -> bool:
        if self.guest[where] == seat:
            return True
        return self.owner[where] == seat and c.MINE <= self.piece[where] <= c.LOST_MINE

    def is_member(self, seat: i64, where: i64) -> bool:
        """Whether a seat has something there that can belong to a federation."""
        if self.piece[where] == c.SPACE_STATION:
            return self.owner[where] == seat
        return self.colonised_by(seat, where)

    def stations_of(self, seat: int) -> list[int]:
        """The hexes of a seat's space stations."""
        if self.seats[seat].pieces[c.SPACE_STATION] == 0:
            return []
        hexes = self.setup.stars.shape.hexes
        return [h for h in hexes if self.piece[h] == c.SPACE_STATION and self.owner[h] == seat]

    def power_at(self, seat: i64, where: i64) -> i64:
        """The power value of a seat's structure or space station on a hex (GP-12.3, GP-22.31, GP-22.48, GP-27.13)."""
        me = self.seats[seat]
        board = c.FACTIONS[me.faction]
        piece: i64 = c.MINE
        if self.guest[where] != seat:
            piece = self.piece[where]
            if piece == c.SPACE_STATION:
                return 1
        power: i64 = c.POWER_VALUE[piece]
        if c.IS_BIG[piece] and me.has_uncovered(c.BIG_TILE):
            power = c.STANDARD[c.BIG_TILE].big_power
        if board.home_power and self.planet[where] == board.planet and me.has_institute():
            power += board.home_power
        return power

    def put(self, where: int, piece: int, seat: int) -> None:
        """Lay a piece on a hex."""
        self.piece = self.piece[:]
        self.owner = self.owner[:]
        self.piece[where] = piece
        self.owner[where] = seat

    def put_guest(self, where: int, seat: int) -> None:
        """A mine on a planet that another player has colonised."""
        self.guest = self.guest[:]
        self.guest[where] = seat

    def turn_planet(self, where: int, planet: int) -> None:
        self.planet = self.planet[:]
        self.planet[where] = planet

    def add_origin(self, seat: int, where: int) -> None:
        """A new hex from which range is counted (GP-8.11, GP-22.33)."""
        old = self.seats[seat].reach
        away = self.setup.stars.shape.distance[where]
        reach = old[:]
        end: i64 = len(away)
        for h in range(end):
            near: i64 = away[h]
            if near < old[h]:
                reach[h] = near
        self.seats[seat].reach = reach

    def colonise(self, seat: int, where: int) -> None:
        """A planet becomes an own planet: range, types, sectors, gaia planets, federations nearby."""
        me = self.seats[seat]
        me.planets = [*me.planets, where]
        self.add_origin(seat, where)
        me.sectors |= 1 << self.setup.stars.sector[where]
        if self.guest[where] != seat:  # GP-22.7
            me.types |= 1 << self.planet[where]
            if self.planet[where] == c.GAIA:
                me.gaia_planets += 1
        self.join_federation(seat, where)

    def join_federation(self, seat: int, where: int) -> None:
        """Whatever is built next to an own federation belongs to it, with all it touches (GP-12.16, R-151, R-152)."""
        bit = 1 << seat
        neighbours = self.setup.stars.shape.neighbours
        if not self.feds[where] & bit:
            touches = False
            for h in neighbours[where]:
                if self.feds[h] & bit:
                    touches = True
            if not touches:
                return
        feds = self.feds[:]
        feds[where] = feds[where] | bit
        heap = [where]
        while heap:
            here = heap.pop()
            for h in neighbours[here]:
                if not feds[h] & bit and self.is_member(seat, h):
                    feds[h] = feds[h] | bit
                    heap.append(h)
        self.feds = feds
