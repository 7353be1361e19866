"""What one player has in front of them."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.federation_search import NOT_SEARCHED, Found
from starboard.games.gaia.hexes import NOWHERE

NO_PIECES = [0] * len(c.PIECES)
NO_LEVELS = [0] * c.N_TRACKS
NO_POINTS = [0] * (len(c.SOURCES) + 1)
NO_HEXES: list[int] = []


class Seat:
    """Numbers, and lists that are replaced and never changed in place: copies share them."""

    def __init__(self) -> None:
        self.faction: int = -1  # -1 before the choice
        self.ore: int = 0
        self.credits: int = 0
        self.knowledge: int = 0
        self.qic: int = 0
        self.bowl1: int = 0
        self.bowl2: int = 0
        self.bowl3: int = 0
        self.gaia_area: int = 0  # tokens in the gaia area
        self.brainstone: int = 0  # where it is: 0 nowhere, 1 to 3 a bowl, 4 the gaia area
        self.loose: int = 0  # power left over from a token worth more than its price, for the free actions that follow
        self.vp: int = 0
        self.sources: list[int] = NO_POINTS  # VP by where they came from
        self.levels: list[int] = NO_LEVELS  # research, by area
        self.pieces: list[int] = NO_PIECES  # on the map, by kind
        self.gaiaformers: int = 0  # on their slots
        self.gaiaformers_away: int = 0  # in the gaia area
        self.booster: int = -1  # -1 without one
        self.passed: bool = False
        self.standard: int = 0  # standard tech tiles, as a bit set
        self.covered: int = 0
        self.advanced: int = 0
        self.covers: list[int] = (
            NO_HEXES  # what each advanced tile lies on, in the order of taking: 16 * advanced + standard
        )
        self.used: int = 0  # special actions used in this round
        self.tokens: list[int] = NO_HEXES  # federation tokens: 2 * type + green
        self.planets: list[int] = NO_HEXES  # colonised hexes in the order of building
        self.types: int = 0  # bit set of colonised planet types
        self.sectors: int = 0
        self.gaia_planets: int = 0
        self.guests: int = 0  # mines on planets of others
        self.satellites: int = 0
        self.federations: int = 0  # formed by the action itself, for the Ivits
        self.reach: list[int] = NOWHERE  # distance of each hex from the nearest range origin
        self.found: Found = NOT_SEARCHED  # the last federation search, as long as it holds

    def copy(self) -> Seat:
        new = Seat()
        new.faction = self.faction
        new.ore = self.ore
        new.credits = self.credits
        new.knowledge = self.knowledge
        new.qic = self.qic
        new.bowl1 = self.bowl1
        new.bowl2 = self.bowl2
        new.bowl3 = self.bowl3
        new.gaia_area = self.gaia_area
        new.brainstone = self.brainstone
        new.loose = self.loose
        new.vp = self.vp
        new.sources = self.sources
        new.levels = self.levels
        new.pieces = self.pieces
        new.gaiaformers = self.gaiaformers
        new.gaiaformers_away = self.gaiaformers_away
        new.booster = self.booster
        new.passed = self.passed
        new.standard = self.standard
        new.covered = self.covered
        new.advanced = self.advanced
        new.covers = self.covers
        new.used = self.used
        new.tokens = self.tokens
        new.planets = self.planets
        new.types = self.types
        new.sectors = self.sectors
        new.gaia_planets = self.gaia_planets
        new.guests = self.guests
        new.satellites = self.satellites
        new.federations = self.federations
        new.reach = self.reach
        new.found = self.found
        return new

    # ---- resources ----------------------------------------------------------------------------------------

    def resource(self, what: int) -> int:
        """Ore, credits, knowledge or QICs, by number."""
        if what == c.ORE:
            return self.ore
        if what == c.CREDITS:
            return self.credits
        return self.knowledge if what == c.KNOWLEDGE else self.qic

    def set_resource(self, what: int, amount: int) -> None:
        if what == c.ORE:
            self.ore = amount
        elif what == c.CREDITS:
            self.credits = amount
        elif what == c.KNOWLEDGE:
            self.knowledge = amount
        else:
            self.qic = amount

    def can_pay(self, cost: list[int]) -> bool:
        return (
            self.ore >= cost[c.ORE]
            and self.credits >= cost[c.CREDITS]
            and self.knowledge >= cost[c.KNOWLEDGE]
            and self.qic >= cost[c.QIC]
        )

    def pay(self, cost: list[int]) -> None:
        self.ore -= cost[c.ORE]
        self.credits -= cost[c.CREDITS]
        self.knowledge -= cost[c.KNOWLEDGE]
        self.qic -= cost[c.QIC]

    def score(self, source: int, points: int) -> None:
        self.vp += points
        sources = self.sources[:]
        sources[source] = sources[source] + points
        self.sources = sources

    # ---- power tokens -------------------------------------------------------------------------------------

    def bowl(self, number: int) -> int:
        """The ordinary tokens in bowl 1, 2 or 3."""
        if number == 1:
            return self.bowl1
        return self.bowl2 if number == 2 else self.bowl3

    def fill(self, number: int, tokens: int) -> None:
        """Put tokens into bowl 1, 2 or 3 (or take them out)."""
        if number == 1:
            self.bowl1 += tokens
        elif number == 2:
            self.bowl2 += tokens
        else:
            self.bowl3 += tokens

    # ---- pieces, research, tiles, tokens ------------------------------------------------------------------

    def add(self, piece: int, count: int) -> None:
        """So many more pieces of a kind on the map."""
        pieces = self.pieces[:]
        pieces[piece] = pieces[piece] + count
        self.pieces = pieces

    def set_level(self, track: int, level: int) -> None:
        levels = self.levels[:]
        levels[track] = level
        self.levels = levels

    def has_institute(self) -> bool:
        return self.pieces[c.INSTITUTE] > 0

    def basic_range(self) -> int:
        return c.RANGE[self.levels[c.NAVIGATION]]

    def has_uncovered(self, tile: int) -> bool:
        """Whether a standard tile lies uncovered before the player."""
        return bool(self.standard >> tile & 1) and not self.covered >> tile & 1

    def covered_by(self, tile: int) -> int:
        """The standard tile below an advanced one, -1 if the player does not have it."""
        for pair in self.covers:
            if pair // 16 == tile:
                return pair % 16
        return -1

    def greens(self) -> int:
        """Federation tokens that can still be flipped (GP-12.12)."""
        count = 0
        for token in self.tokens:
            count += token & 1
        return count

    def flip(self) -> None:
        """Turn the oldest green token to its grey side (GP-11.8, GP-13.4): which one makes no difference."""
        tokens = self.tokens[:]
        for index in range(len(tokens)):
            if tokens[index] & 1:
                tokens[index] = tokens[index] - 1
                break
        self.tokens = tokens

    def count(self, per: int) -> int:
        """What boosters and tiles count (appendices IV and VI)."""
        pieces = self.pieces
        if per == c.PER_MINE:
            return pieces[c.MINE] + pieces[c.LOST_MINE]
        if per == c.PER_STATION:
            return pieces[c.STATION]
        if per == c.PER_LAB:
            return pieces[c.LAB]
        if per == c.PER_BIG:
            return pieces[c.INSTITUTE] + pieces[c.ACADEMY_LEFT] + pieces[c.ACADEMY_RIGHT]
        if per == c.PER_GAIA:
            return self.gaia_planets
        if per == c.PER_TYPE:
            return c.bits(self.types)
        if per == c.PER_SECTOR:
            return c.bits(self.sectors)
        if per == c.PER_TOKEN:
            return len(self.tokens)
        return 1

    def forget_federations(self) -> None:
        """The last search no longer holds."""
        self.found = NOT_SEARCHED
