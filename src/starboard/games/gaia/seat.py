"""What one player has in front of them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia.federation_search import Found
from starboard.games.gaia.hexes import NOWHERE
from starboard.kernel import bits

NO_PIECES: Final = [0] * len(c.PIECES)
NO_LEVELS: Final = [0] * c.N_TRACKS
NO_POINTS: Final = [0] * (len(c.SOURCES) + 1)
NO_HEXES: Final[list[int]] = []


_UNKNOWN: Final = Found()  # never written to


class Judged:
    """What bots think of a seat, with what it had when they judged it."""

    def __init__(self) -> None:
        self.value: float = 0.0
        self.choice: float = 0.0  # besides: the best booster that may be taken when passing
        self.gathered: float = 0.0  # the part of it that lies in power outside federations
        self.first: i64 = 0  # the counts on the final tiles
        self.second: i64 = 0
        self.goods: i64 = -1  # what the seat had, packed
        self.rest: i64 = -1
        self.tiles: i64 = -1
        self.levels: list[int] = NO_LEVELS
        self.pieces: list[int] = NO_PIECES
        self.tokens: list[int] = NO_HEXES
        self.planets: list[int] = NO_HEXES
        self.feds: list[int] = NO_HEXES


NOT_JUDGED: Final = Judged()


class Seat:
    """Numbers, and lists that are replaced and never changed in place: copies share them."""

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("found", "judged")  # they follow from the rest

    def __init__(self) -> None:
        self.faction: i64 = -1  # -1 before the choice
        self.ore: i64 = 0
        self.credits: i64 = 0
        self.knowledge: i64 = 0
        self.qic: i64 = 0
        self.bowl1: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0
        self.gaia_area: i64 = 0  # tokens in the gaia area
        self.brainstone: i64 = 0  # where it is: 0 nowhere, 1 to 3 a bowl, 4 the gaia area
        self.loose: i64 = 0  # power left over from a token worth more than its price, for the free actions that follow
        self.vp: i64 = 0
        self.sources: list[int] = NO_POINTS  # VP by where they came from
        self.levels: list[int] = NO_LEVELS  # research, by area
        self.pieces: list[int] = NO_PIECES  # on the map, by kind
        self.gaiaformers: i64 = 0  # on their slots
        self.gaiaformers_away: i64 = 0  # in the gaia area
        self.booster: i64 = -1  # -1 without one
        self.passed: bool = False
        self.standard: i64 = 0  # standard tech tiles, as a bit set
        self.covered: i64 = 0
        self.advanced: i64 = 0
        self.covers: list[int] = (
            NO_HEXES  # what each advanced tile lies on, in the order of taking: 16 * advanced + standard
        )
        self.used: i64 = 0  # special actions used in this round
        self.tokens: list[int] = NO_HEXES  # federation tokens: 2 * type + green
        self.planets: list[int] = NO_HEXES  # colonised hexes in the order of building
        self.types: i64 = 0  # bit set of colonised planet types
        self.sectors: i64 = 0
        self.gaia_planets: i64 = 0
        self.guests: i64 = 0  # mines on planets of others
        self.satellites: i64 = 0
        self.federations: i64 = 0  # formed by the action itself, for the Ivits
        self.reach: list[int] = NOWHERE  # distance of each hex from the nearest range origin
        self.found: Found = _UNKNOWN  # what is known of federations, until the map changes
        self.judged: Judged = NOT_JUDGED

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
        new.judged = self.judged
        return new

    # ---- resources ----------------------------------------------------------------------------------------

    def resource(self, what: i64) -> i64:
        """Ore, credits, knowledge or QICs, by number."""
        if what == c.ORE:
            return self.ore
        if what == c.CREDITS:
            return self.credits
        return self.knowledge if what == c.KNOWLEDGE else self.qic

    def set_resource(self, what: i64, amount: i64) -> None:
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

    def score(self, source: i64, points: i64) -> None:
        self.vp += points
        sources = self.sources[:]
        sources[source] = sources[source] + points
        self.sources = sources

    # ---- power tokens -------------------------------------------------------------------------------------

    def bowl(self, number: i64) -> i64:
        """The ordinary tokens in bowl 1, 2 or 3."""
        if number == 1:
            return self.bowl1
        return self.bowl2 if number == 2 else self.bowl3

    def fill(self, number: i64, tokens: i64) -> None:
        """Put tokens into bowl 1, 2 or 3 (or take them out)."""
        if number == 1:
            self.bowl1 += tokens
        elif number == 2:
            self.bowl2 += tokens
        else:
            self.bowl3 += tokens

    # ---- pieces, research, tiles, tokens ------------------------------------------------------------------

    def add(self, piece: i64, count: i64) -> None:
        """So many more pieces of a kind on the map."""
        pieces = self.pieces[:]
        pieces[piece] = pieces[piece] + count
        self.pieces = pieces

    def set_level(self, track: i64, level: i64) -> None:
        levels = self.levels[:]
        levels[track] = level
        self.levels = levels

    def has_institute(self) -> bool:
        return self.pieces[c.INSTITUTE] > 0

    def basic_range(self) -> i64:
        return c.RANGE[self.levels[c.NAVIGATION]]

    def has_uncovered(self, tile: i64) -> bool:
        """Whether a standard tile lies uncovered before the player."""
        return (self.standard & ~self.covered) >> tile & 1 != 0

    def covered_by(self, tile: int) -> int:
        """The standard tile below an advanced one, -1 if the player does not have it."""
        for pair in self.covers:
            if pair // 16 == tile:
                return pair % 16
        return -1

    def greens(self) -> i64:
        """Federation tokens that can still be flipped (GP-12.12)."""
        count: i64 = 0
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

    def count(self, per: i64) -> i64:
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
            return bits(self.types)
        if per == c.PER_SECTOR:
            return bits(self.sectors)
        if per == c.PER_TOKEN:
            return len(self.tokens)
        return 1

    def federations_known(self) -> Found:
        """To be added to."""
        if self.found is _UNKNOWN:
            self.found = Found()
        return self.found

    def forget_federations(self) -> None:
        """What is known of federations no longer holds."""
        self.found = Found()
