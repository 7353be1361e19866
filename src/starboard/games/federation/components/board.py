"""The figures of one edition, as flat tables that the rules read.

Filled from a board file by `boards`; never changed afterwards and shared by all states of a game.
Figures that depend on the player count are lists indexed by it (entries 0 and 1 are unused).
"""

from __future__ import annotations

from starboard.games.federation.components.ops import Op


class Alteration:
    """A kind of alteration token (FE-17.3)."""

    def __init__(self, strength: int, votes: int, funding: bool, cost: list[int], bonus: list[Op], copies: int) -> None:
        self.strength = strength
        self.votes = votes
        self.funding = funding
        self.cost = cost  # what using it costs (a negative bonus)
        self.bonus = bonus
        self.copies = copies


class Specialist:
    """One of the 45 specialist tokens (FE-31)."""

    def __init__(self, name: str, colour: int, level: int, when: int, effect: list[Op]) -> None:
        self.name = name
        self.colour = colour
        self.level = level
        self.when = when  # WHEN_NOW, WHEN_ANY or the planet in whose later action it works
        self.effect = effect


class NeoSpace:
    """A space of Neo's map (FE-15)."""

    def __init__(self, name: str, kind: int, influence: int, gain: list[Op], onward: list[int]) -> None:
        self.name = name
        self.kind = kind
        self.influence = influence
        self.gain = gain
        self.onward = onward


class Shop:
    """A shop of Arratuin (FE-19)."""

    def __init__(self, cost: list[int], level1: list[Op], level2: list[Op]) -> None:
        self.cost = cost
        self.bonus = [level1, level2]


class Megastructure:
    """A megastructure of E81216 (FE-21)."""

    def __init__(self, cost: list[int], multipliers: list[int], printed: list[int]) -> None:
        self.cost = cost
        self.multipliers = multipliers
        self.printed = printed


class Board:
    """All figures of one edition."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.key = ""  # what `boards.board_named` finds it by
        self.texts: dict[str, dict[str, list[str]]] = {}  # costs, gains and effects by component and figure, as words
        self.doubts: dict[str, list[str]] = {}  # which figures of a component are only reconstructed
        self.own: dict[str, object] | None = None  # the whole file, if it is not one of ours
        self.labels: dict[str, int] = {}  # how many figures are from the rulebook, secondary, reconstructed
        self.reconstructed_parts: list[str] = []  # which parts of the file they belong to
        self.reconstructed_figures: list[str] = []  # which they are; `*` stands for all entries of a list
        # [game]
        self.rounds = 0
        self.turns = 0
        self.crystal_limit = 0
        self.gold_limit = 0
        self.ships = 0
        self.ships_at_start = 0
        self.hangar_limit = 0
        self.die_limit = 0
        self.robots = 0
        self.deep_space_extra = 0
        self.start_tokens_extra = 0
        self.law_factor = 0
        # [ambassadors]
        self.votes: list[int] = []  # the special ambassador is the fifth
        self.funding: list[list[Op]] = []
        self.funding_text: list[str] = []
        self.like_earlier: list[int] = []  # the ambassadors before each that are equal to it, as bits
        # [senate]
        self.action_at: list[int] = []
        self.project_of_column: list[int] = []
        self.column_of_project: list[int] = []
        # [rooms], the spy and the outer module by action; planets have no entry of their own
        self.action_cost: list[list[int]] = []
        self.action_effect: list[list[Op]] = []
        self.costly_actions: list[int] = []
        self.free_actions = 0  # as bits
        # [missions]
        self.mission_level: list[int] = []
        self.mission_cost: list[list[int]] = []
        self.mission_effect: list[list[Op]] = []
        # [accreditation]
        self.level_of_degree: list[int] = []
        self.first_degree: list[int] = []
        self.upkeep: list[list[int]] = []
        self.start_degree = 0
        self.top_degree = 0
        self.medal_degree = 0
        self.floor_level = 0
        # [medals]
        self.medal_thresholds: list[list[int]] = []
        self.medal_score: list[int] = []
        # [neo]
        self.neo: list[NeoSpace] = []
        self.neo_start = 0
        self.neo_end = 0
        self.asteroids: list[list[Op]] = []
        self.dead_asteroids: list[list[Op]] = []
        self.dead_on_board = 0
        # [sixmoon], [alterations]
        self.moons = 0
        self.moon_strength: list[int] = []
        self.moon_tokens: list[int] = []
        self.moon_width = 0
        self.alterations: list[Alteration] = []
        self.strengths = 0
        # [atal]
        self.atal_influence = 0
        self.any_lower = True
        self.specialists: list[Specialist] = []
        self.when_mask: list[int] = []  # specialists of each moment, as bits
        # [arratuin]
        self.disc_influence: list[int] = []
        self.shops: list[Shop] = []
        # [e81216], [productions], [megastructures]
        self.build_influence: list[int] = []
        self.slots: list[list[int]] = []
        self.production_income: list[list[Op]] = []
        self.production_cost: list[list[int]] = []
        self.megastructures: list[Megastructure] = []
        self.mega_tokens: list[int] = []
        # [projects], [final]
        self.common_bonus: list[list[Op]] = []
        self.column_length: list[int] = []
        self.common_length: list[int] = []
        self.places: list[list[int]] = []
        self.place_points: list[list[float]] = []  # what places are worth, by players
        self.pair_first = 0
        self.pair_second = 0
        self.pair_tie = 0
        self.pair_gap = 0
        self.crystals_per_point = 0
        self.gold_points = 0
        self.ship_points = 0
        self.alteration_points = 0
        # [start-tokens], deep space
        self.start_tokens: list[list[Op]] = []
        self.deep_space: list[list[Op]] = []
        # [blocks]: senate spaces
        self.block_x: list[list[int]] = []
        self.block_zero: list[int] = []
        self.block_room: list[list[int]] = []

    def plain_key(self) -> str:
        """A board never changes: it is named, not written out, when states are compared or frozen."""
        return self.key
