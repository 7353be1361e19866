"""The state of a game of Gaia Project: what lies on the map, on the boards and on the table."""

from typing import Final

from starboard.games.gaia.federations import Plan, Problem
from starboard.games.gaia.hexes import FAR, StarMap
from starboard.games.gaia.rows import (
    ACTIVE,
    ADVANCED_LEFT,
    BOOSTER,
    COUNT,
    COVERED,
    FIFTH_TOKEN,
    FIRST_PASSED,
    FROM_START,
    GAIA_PLANETS,
    LOST_AT,
    SECTORS_SEEN,
    SOURCE,
    SOURCES,
    STANDARD_TILES,
    STATIONS,
    SUPPLY_OF,
    TABLE_WIDTH,
    TRACK,
    TYPES_SEEN,
    VP,
    WIDTH,
)
from starboard.games.gaia.tables import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    EMPTY,
    FACTIONS,
    GAIA,
    INSTITUTE,
    IS_BIG,
    LAB,
    LOST_MINE,
    MINE,
    N_TRACKS,
    NAVIGATION,
    ORDINARY_TOKENS,
    PER_BIG,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SECTOR,
    PER_STATION,
    PER_TOKEN,
    PER_TYPE,
    POWER_VALUE,
    RANGE,
    SPACE_STATION,
    STANDARD,
    START_VP,
    STATION,
    TOKENS,
    Faction,
)
from starboard.games.gaia.vocabulary import VOCABULARY
from starboard.kernel import Chance, Message, State

BIG_TILE: Final = next(index for index, tile in enumerate(STANDARD) if tile.big_power)


class Setup:
    """What was fixed before the first turn and never changes: shared by all copies."""

    def __init__(
        self,
        name: str,
        stars: StarMap,
        standard_at: list[int],
        advanced_at: list[int],
        boosters: list[int],
        rounds: list[int],
        finals: list[int],
        fifth_token: int,
        variable_order: bool,
        ranks_need_one: bool,
        lone_token: bool,
        may_decline: bool,
    ) -> None:
        self.name: str = name
        self.stars: StarMap = stars
        self.standard_at: list[int] = standard_at  # the tile on each of the nine spaces: six areas, three free
        self.advanced_at: list[int] = advanced_at  # the advanced tile of each area
        self.boosters: list[int] = boosters
        self.rounds: list[int] = rounds
        self.finals: list[int] = finals
        self.fifth_token: int = fifth_token
        self.variable_order: bool = variable_order
        # Readings that some tables play (see docs/games/gaia.md):
        self.ranks_need_one: bool = ranks_need_one  # nothing is scored with 0 on a final tile
        self.lone_token: bool = lone_token  # Taklons may take the token without charging
        self.may_decline: bool = may_decline  # the advance of a faction's special action is optional
        self.area_of: list[int] = [-1] * len(STANDARD)  # area above a standard tile, -1 for the bottom row
        for place, tile in enumerate(standard_at):
            self.area_of[tile] = place if place < N_TRACKS else -1

    def plain_key(self) -> str:
        return self.name


class FederationCache:
    """What the federation search of a seat found: derived, so it is no part of what a state is."""

    def __init__(self, problem: Problem, plans: list[Plan]) -> None:
        self.problem: Problem = problem
        self.plans: list[Plan] = plans

    def plain_key(self) -> str:
        return "derived"


class Nothing(FederationCache):
    """Nothing has been searched for yet."""

    def __init__(self) -> None:
        super().__init__(Problem([], [], [], [], 0, 0, -1), [])


NOTHING: Final = Nothing()


class GaiaState(State):
    """Lists over hexes, and those marked `replaced`, are never changed in place: copies share them."""

    def __init__(self, setup: Setup, players: int, chance: Chance) -> None:
        super().__init__(VOCABULARY, players, chance)
        self.setup: Setup = setup
        self.rows: list[list[int]] = []
        self.table: list[int] = []
        self.faction: list[int] = []  # per seat, -1 before the choice; replaced
        self.tokens: list[list[int]] = []  # federation tokens per seat: 2 * type + green; replaced
        self.planet: list[int] = []  # per hex; replaced
        self.piece: list[int] = []  # per hex; replaced
        self.owner: list[int] = []  # per hex, -1 for nobody; replaced
        self.guest: list[int] = []  # per hex: who has a mine on another player's planet, or -1; replaced
        self.sats: list[int] = []  # per hex: bit set of seats with a satellite; replaced
        self.feds: list[int] = []  # per hex: bit set of seats in whose federations it is; replaced
        self.own: list[list[int]] = []  # per seat: colonised hexes in the order of building; replaced
        self.reach: list[list[int]] = []  # per seat: distance of each hex from the nearest range origin; replaced
        self.order: list[int] = []  # turn order of this round; replaced
        self.passed: list[int] = []  # who has passed, in that order; replaced
        self.pending: list[int] = []  # hexes built on in this turn, for the neighbours to charge; replaced
        self.searched: list[FederationCache] = []

    def copy(self) -> "GaiaState":
        new = GaiaState(self.setup, self.players, self.chance.copy())
        self.copy_agenda(new)
        new.rows = [row[:] for row in self.rows]
        new.table = self.table[:]
        new.faction = self.faction
        new.tokens = self.tokens[:]
        new.planet = self.planet
        new.piece = self.piece
        new.owner = self.owner
        new.guest = self.guest
        new.sats = self.sats
        new.feds = self.feds
        new.own = self.own[:]
        new.reach = self.reach[:]
        new.order = self.order
        new.passed = self.passed
        new.pending = self.pending
        new.searched = self.searched[:]
        return new

    # ---- what players have --------------------------------------------------------------------------------

    def board(self, seat: int) -> Faction:
        return FACTIONS[self.faction[seat]]

    def has_institute(self, seat: int) -> bool:
        return self.rows[seat][COUNT + INSTITUTE] > 0

    def range_of(self, seat: int) -> int:
        return RANGE[self.rows[seat][TRACK + NAVIGATION]]

    def score(self, seat: int, source: int, points: int) -> None:
        row = self.rows[seat]
        row[VP] += points
        row[SOURCE + source] += points

    def greens(self, seat: int) -> int:
        """Federation tokens that can still be flipped (GP-12.12)."""
        count = 0
        for token in self.tokens[seat]:
            count += token & 1
        return count

    def flip(self, seat: int) -> None:
        """Turn the oldest green token to its grey side (GP-11.8, GP-13.4): which one makes no difference."""
        tokens = self.tokens[seat][:]
        for index in range(len(tokens)):
            if tokens[index] & 1:
                tokens[index] -= 1
                break
        self.tokens[seat] = tokens

    def covers(self, seat: int, tile: int) -> bool:
        """Whether a standard tile lies uncovered before that seat."""
        row = self.rows[seat]
        return bool(row[STANDARD_TILES] >> tile & 1) and not row[COVERED] >> tile & 1

    def count(self, seat: int, per: int) -> int:
        """What boosters and tiles count (appendices IV and VI)."""
        row = self.rows[seat]
        if per == PER_MINE:
            return row[COUNT + MINE] + row[COUNT + LOST_MINE]
        if per == PER_STATION:
            return row[COUNT + STATION]
        if per == PER_LAB:
            return row[COUNT + LAB]
        if per == PER_BIG:
            return row[COUNT + INSTITUTE] + row[COUNT + ACADEMY_LEFT] + row[COUNT + ACADEMY_RIGHT]
        if per == PER_GAIA:
            return row[GAIA_PLANETS]
        if per == PER_TYPE:
            return bits(row[TYPES_SEEN])
        if per == PER_SECTOR:
            return bits(row[SECTORS_SEEN])
        if per == PER_TOKEN:
            return len(self.tokens[seat])
        return 1

    # ---- the map ------------------------------------------------------------------------------------------

    def colonised_by(self, seat: int, where: int) -> bool:
        if self.guest[where] == seat:
            return True
        return self.owner[where] == seat and MINE <= self.piece[where] <= LOST_MINE

    def power_at(self, seat: int, where: int) -> int:
        """The power value of a seat's structure or space station on a hex (GP-12.3, GP-22.31, GP-22.48, GP-27.13)."""
        board = self.board(seat)
        piece = MINE
        if self.guest[where] != seat:
            piece = self.piece[where]
            if piece == SPACE_STATION:
                return 1
        power = POWER_VALUE[piece]
        if IS_BIG[piece] and self.covers(seat, BIG_TILE):
            power = STANDARD[BIG_TILE].big_power
        if board.home_power and self.planet[where] == board.planet and self.has_institute(seat):
            power += board.home_power
        return power

    def put(self, where: int, piece: int, seat: int) -> None:
        """Lay a piece on a hex (EMPTY and -1 to take it away)."""
        self.piece = self.piece[:]
        self.owner = self.owner[:]
        self.piece[where] = piece
        self.owner[where] = seat

    def turn_planet(self, where: int, planet: int) -> None:
        self.planet = self.planet[:]
        self.planet[where] = planet

    def add_origin(self, seat: int, where: int) -> None:
        """A new hex from which range is counted (GP-8.11, GP-22.33)."""
        old = self.reach[seat]
        row = self.setup.stars.shape.distance[where]
        self.reach[seat] = [row[h] if row[h] < old[h] else old[h] for h in range(len(row))]

    def colonise(self, seat: int, where: int) -> None:
        """A planet becomes an own planet: range, types, sectors, gaia planets, federations nearby."""
        row = self.rows[seat]
        self.own[seat] = [*self.own[seat], where]
        self.add_origin(seat, where)
        row[SECTORS_SEEN] |= 1 << self.setup.stars.sector[where]
        if self.guest[where] != seat:  # GP-22.7
            row[TYPES_SEEN] |= 1 << self.planet[where]
            if self.planet[where] == GAIA:
                row[GAIA_PLANETS] += 1
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
        feds[where] |= bit
        heap = [where]
        while heap:
            here = heap.pop()
            for h in neighbours[here]:
                if not feds[h] & bit and self.is_member(seat, h):
                    feds[h] |= bit
                    heap.append(h)
        self.feds = feds

    def is_member(self, seat: int, where: int) -> bool:
        """Whether a seat has something there that can belong to a federation."""
        if self.piece[where] == SPACE_STATION:
            return self.owner[where] == seat
        return self.colonised_by(seat, where)

    def forget_federations(self, seat: int) -> None:
        """The last search no longer holds."""
        self.searched[seat] = NOTHING

    # ---- what the kernel asks for -------------------------------------------------------------------------

    def guess(self, seat: int, chance: Chance) -> "GaiaState":
        """Nothing is hidden: every state that looks the same is the same."""
        new = self.copy()
        new.chance = chance
        return new

    def scores(self) -> list[int] | None:
        return [row[VP] for row in self.rows] if self.over else None

    def winners(self) -> list[int] | None:
        """Most VP; ties are shared (GP-20.14)."""
        scores = self.scores()
        if scores is None:
            return None
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

    def breakdown(self) -> list[dict[str, int]] | None:
        return self.sources() if self.over else None

    def sources(self) -> list[dict[str, int]]:
        """VP so far, by source."""
        return [{SOURCES[i]: row[SOURCE + i] for i in range(len(SOURCES))} for row in self.rows]

    def look(self, seat: int | None) -> dict[str, object]:
        from starboard.games.gaia.view import look

        return look(self)

    def features(self, seat: int) -> list[float]:
        from starboard.games.gaia.features import features

        return features(self, seat)

    def evaluate(self, seat: int) -> float:
        from starboard.games.gaia.features import evaluate

        return evaluate(self, seat)

    def check(self) -> list[str]:
        from starboard.games.gaia.check import check

        return check(self)

    def explain(self, seat: int, word: int) -> Message | None:
        from starboard.games.gaia.reasons import while_waiting

        return while_waiting(self, seat)


def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def fresh(setup: Setup, players: int, chance: Chance) -> GaiaState:
    """The table before anybody has chosen a faction."""
    state = GaiaState(setup, players, chance)
    hexes = len(setup.stars.planet)
    for _ in range(players):
        row = [0] * WIDTH
        row[BOOSTER] = -1
        row[VP] = START_VP  # GP-2.31
        row[SOURCE + FROM_START] = START_VP
        state.rows.append(row)
    state.table = [0] * TABLE_WIDTH
    state.table[FIRST_PASSED] = -1
    state.table[LOST_AT] = -1
    state.table[ACTIVE] = -1
    state.table[FIFTH_TOKEN] = setup.fifth_token
    for token in range(ORDINARY_TOKENS):
        state.table[SUPPLY_OF + token] = TOKENS[token].copies - (1 if token == setup.fifth_token else 0)
    for tile in setup.advanced_at:
        state.table[ADVANCED_LEFT] |= 1 << tile
    state.faction = [-1] * players
    state.tokens = [[] for _ in range(players)]
    state.planet = setup.stars.planet
    state.piece = [EMPTY] * hexes
    state.owner = [-1] * hexes
    state.guest = [-1] * hexes
    state.sats = [0] * hexes
    state.feds = [0] * hexes
    state.own = [[] for _ in range(players)]
    state.reach = [[FAR] * hexes for _ in range(players)]
    state.order = list(range(players))
    state.searched = [NOTHING for _ in range(players)]
    return state


def stations_of(state: GaiaState, seat: int) -> list[int]:
    """The hexes of a seat's space stations."""
    if state.rows[seat][STATIONS] == 0:
        return []
    return [h for h in state.setup.stars.shape.hexes if state.piece[h] == SPACE_STATION and state.owner[h] == seat]
