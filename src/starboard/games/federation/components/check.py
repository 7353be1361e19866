"""Checks a board file (shape, ranges, references, counts) and turns it into a Board.

Every fault is collected with the place it was found at; only a file without faults becomes a board.
"""

from __future__ import annotations

from typing import Final

from starboard.games.federation import components as c
from starboard.games.federation.components import ops
from starboard.games.federation.components.board import Alteration, Board, Megastructure, NeoSpace, Shop, Specialist
from starboard.games.federation.components.ops import EffectError, Op, parse_cost, parse_effect
from starboard.games.federation.components.printed import Doc, printed_parts, token_parts, words_of

FORMAT: Final = 1
ALTERATION_TOTAL: Final = 50  # FE-1.9
BLOCK_TOKENS: Final = 5  # FE-1.29, FE-1.30
ASTEROID_TOTAL: Final = 12  # FE-1.11


GAINS: Final = {
    ops.OP_GAIN,
    ops.OP_CRYSTAL,
    ops.OP_DEGREE,
    ops.OP_DIE,
    ops.OP_SHIP,
    ops.OP_MARKER,
    ops.OP_ADVANCE,
    ops.OP_PICK,
    ops.OP_MIX,
}


class Faults(Exception):
    """Raised at the end of a check that found something."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__("; ".join(complaints))
        self.complaints = complaints


class Reader:
    """One table of the file; reads typed figures and notes what is wrong."""

    def __init__(self, table: object, path: str, complaints: list[str]) -> None:
        self.path = path
        self.complaints = complaints
        self.table: Doc = {}
        if isinstance(table, dict):
            self.table = table
        else:
            self.complain("", f"must be a table, found {table!r}")

    def at(self, key: str) -> str:
        """The full name of a figure."""
        return ".".join(part for part in (self.path, key) if part)

    def complain(self, key: str, text: str) -> None:
        """Note a fault."""
        self.complaints.append(f"{self.at(key)}: {text}")

    def get(self, key: str) -> object:
        """A raw figure, noted when it is missing."""
        if key not in self.table:
            self.complain(key, "is missing")
            return None
        return self.table[key]

    def section(self, key: str) -> Reader:
        """A table inside this one."""
        return Reader(self.table.get(key, {}) if key in self.table else self.get(key), self.at(key), self.complaints)

    def sections(self, key: str) -> list[Reader]:
        """A list of tables inside this one."""
        value = self.get(key)
        if not isinstance(value, list):
            if value is not None:
                self.complain(key, "must be a list of tables")
            return []
        return [Reader(item, f"{self.at(key)}.{number}", self.complaints) for number, item in enumerate(value, 1)]

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within its range."""
        value = self.get(key)
        if value is None:
            return least
        return self._number(key, value, least, most)

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.complain(key, f"must be a whole number, found {value!r}")
            return least
        if not least <= value <= most:
            self.complain(key, f"must be from {least} to {most}, found {value}")
            return least
        return value

    def numbers(self, key: str, least: int, most: int, length: int = 0) -> list[int]:
        """A list of whole numbers, of a fixed length unless that is 0."""
        values = self.items(key, length)
        return [self._number(key, value, least, most) for value in values]

    def items(self, key: str, length: int = 0) -> list[object]:
        """A list of anything, of a fixed length unless that is 0."""
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.complain(key, f"must be a list, found {value!r}")
            return []
        if length and len(value) != length:
            self.complain(key, f"must have {length} entries, has {len(value)}")
        return list(value)

    def choice(self, key: str, names: list[str]) -> int:
        """A name out of a list, as its index."""
        value = self.get(key)
        return 0 if value is None else self.name_index(key, value, names)

    def name_index(self, key: str, value: object, names: list[str]) -> int:
        """The index of a name, noted when it is unknown."""
        if value not in names:
            self.complain(key, f"must be one of {', '.join(names)}, found {value!r}")
            return 0
        return names.index(str(value))

    def names(self, key: str, names: list[str], length: int = 0) -> list[int]:
        """A list of names, as their indices."""
        return [self.name_index(key, value, names) for value in self.items(key, length)]

    def effect(self, key: str, gains_only: bool = False) -> list[Op]:
        """An effect."""
        value = self.get(key)
        return [] if value is None else self.effect_of(key, value, gains_only)

    def effect_of(self, key: str, value: object, gains_only: bool = False) -> list[Op]:
        """Read one effect text."""
        try:
            effect = parse_effect(value)
        except EffectError as error:
            self.complain(key, str(error))
            return []
        if gains_only and any(op.code not in GAINS for op in effect):
            self.complain(key, f"may only give things, found {value!r}")
        return effect

    def cost(self, key: str) -> list[int]:
        """A cost in resources."""
        value = self.get(key)
        if value is None:
            return c.FREE
        try:
            return parse_cost(value)
        except EffectError as error:
            self.complain(key, str(error))
            return c.FREE


def build_board(doc: Doc, tokens: Doc) -> Board:
    """Check the whole file; raises Faults, or returns the finished board."""
    complaints: list[str] = []
    root = Reader(doc, "", complaints)
    root.number("format", FORMAT, FORMAT)
    edition = root.get("edition")
    board = Board(str(edition))
    _game(root.section("game"), board)
    _ambassadors(root.section("ambassadors"), board)
    _senate(root.section("senate"), board)
    _rooms(root.section("rooms"), board)
    _missions(root.section("missions"), board)
    _accreditation(root.section("accreditation"), board)
    _medals(root.section("medals"), board)
    _neo(root.section("neo"), board)
    _sixmoon(root.section("sixmoon"), board)
    _alterations(root.section("alterations"), board)
    _atal(root.section("atal"), board)
    _arratuin(root.section("arratuin"), board)
    _e81216(root.section("e81216"), board)
    _productions(root.section("productions"), board)
    _megastructures(root.section("megastructures"), board)
    _projects(root.section("projects"), board)
    _final(root.section("final"), board)
    _start_tokens(root.section("start-tokens"), board)
    _blocks(root.section("blocks"), board)
    _tokens(Reader(tokens, "specialists.toml", complaints), board)
    if complaints:
        raise Faults(complaints)
    for printed in [*printed_parts(doc), *token_parts(tokens)]:
        board.texts[printed.word] = {figure: words_of(text) for figure, text in printed.effects.items()}
    return board


def _game(part: Reader, board: Board) -> None:
    board.rounds = part.number("rounds", 5, 5)
    board.turns = part.number("turns", 4, 4)
    board.crystal_limit = part.number("crystal_limit", 1, 99)
    board.gold_limit = part.number("gold_limit", 1, 99)
    board.ships = part.number("ships", 1, 12)
    board.ships_at_start = part.number("ships_at_start", 0, board.ships)
    board.hangar_limit = part.number("hangar_limit", 1, board.ships)
    board.die_limit = part.number("die_limit", 1, 20)
    board.robots = part.number("robots", 1, c.SLOTS + c.MAX_MEGASTRUCTURES)
    part.number("discs", c.SHOPS, c.SHOPS)
    board.deep_space_extra = part.number("deep_space_extra", 0, 4)
    board.start_tokens_extra = part.number("start_tokens_extra", 0, 4)
    board.law_factor = part.number("law_factor", 1, 10)


def _ambassadors(part: Reader, board: Board) -> None:
    board.votes = part.numbers("votes", 0, 9, 4)
    board.votes.append(part.number("special_votes", 1, 20))
    texts = part.items("funding", 4)
    board.funding = [part.effect_of("funding", text, True) for text in texts]
    board.funding_text = [str(text) for text in texts]
    sides = list(zip(board.votes, board.funding_text, strict=False))
    board.like_earlier = [
        sum(1 << other for other in range(at) if sides[other] == sides[at]) for at in range(len(sides))
    ]


def _senate(part: Reader, board: Board) -> None:
    for floor in range(1, c.FLOORS + 1):
        board.action_at += part.names(f"floor{floor}", c.ACTIONS, c.COLUMNS)
    board.project_of_column = part.names("projects", c.PROJECTS[:6], c.COLUMNS)
    if len(board.action_at) != c.FLOORS * c.COLUMNS:
        return
    if sorted(board.project_of_column) != list(range(6)):
        part.complain("projects", "must name each of the six projects once")
    else:
        board.column_of_project = [board.project_of_column.index(project) for project in range(6)]
    for wing, name in enumerate(("left", "right")):
        found = [a for i, a in enumerate(board.action_at) if (i % c.COLUMNS) // 3 == wing]
        for action in [*c.PLANETS, "spy"]:
            if found.count(c.ACTIONS.index(action)) != 1:
                part.complain("", f"the {name} wing must hold {action} exactly once")
    for action in c.ROOMS:
        if board.action_at.count(c.ACTIONS.index(action)) != 1:
            part.complain("", f"the senate must hold {action} exactly once")


def _rooms(part: Reader, board: Board) -> None:
    for action in [*c.ACTIONS, "outer"]:
        if action in c.PLANETS:
            board.action_cost.append(c.FREE)
            board.action_effect.append([])
            continue
        room = part.section(action)
        board.action_cost.append(room.cost("cost"))
        board.action_effect.append(room.effect("effect"))
    board.costly_actions = [a for a in range(len(c.ACTIONS)) if board.action_cost[a] is not c.FREE]
    board.free_actions = sum(1 << a for a in range(len(c.ACTIONS)) if board.action_cost[a] is c.FREE)


def _missions(part: Reader, board: Board) -> None:
    for action in c.ACTIONS:
        mission = part.section(action)
        board.mission_level.append(mission.number("level", 1, c.MAX_LEVELS))
        board.mission_cost.append(mission.cost("cost"))
        board.mission_effect.append(mission.effect("effect"))


def _accreditation(part: Reader, board: Board) -> None:
    levels = part.sections("levels")
    if not 3 <= len(levels) <= c.MAX_LEVELS:
        part.complain("levels", f"must have 3 to {c.MAX_LEVELS} entries, has {len(levels)}")
        return
    board.level_of_degree = [0]
    board.first_degree = [0]
    board.upkeep = [[0, 0, 0, 0]]
    for number, level in enumerate(levels, 1):
        board.first_degree.append(len(board.level_of_degree))
        board.level_of_degree += [number] * level.number("degrees", 1, 9)
        board.upkeep.append(level.cost("upkeep"))
    board.top_degree = len(board.level_of_degree) - 1
    board.start_degree = part.number("start_degree", 0, board.top_degree)
    board.medal_degree = part.number("medal_degree", 1, board.top_degree)
    board.floor_level = part.number("floor_level", 1, len(levels))
    for level_number in range(1, board.floor_level + 1):
        if sum(board.upkeep[level_number]):
            part.complain(f"levels.{level_number}.upkeep", "must be nothing up to the floor level")


def _medals(part: Reader, board: Board) -> None:
    board.medal_thresholds = [[], []]
    for players in range(2, c.PLAYERS + 1):
        thresholds = part.numbers(f"players{players}", 1, 15)
        if thresholds != sorted(set(thresholds)):
            part.complain(f"players{players}", "must rise from entry to entry")
        board.medal_thresholds.append(thresholds)
    board.medal_score = [*part.numbers("score", 0, 99, 7), part.number("full_set", 0, 99)]


def _neo(part: Reader, board: Board) -> None:
    board.asteroids = [part.effect_of("asteroid_tokens", x, True) for x in part.items("asteroid_tokens")]
    board.dead_asteroids = [part.effect_of("dead_asteroid_tokens", x, True) for x in part.items("dead_asteroid_tokens")]
    if len(board.asteroids) + len(board.dead_asteroids) != ASTEROID_TOTAL:
        part.complain("", f"there must be {ASTEROID_TOTAL} asteroid and dead asteroid tokens together")
    on_board = part.number("asteroids_on_board", 0, len(board.asteroids))
    board.dead_on_board = part.number("dead_asteroids_on_board", 1, min(len(board.dead_asteroids), c.MAX_ASTEROIDS))
    spaces = part.sections("map")
    ids = [str(space.get("id")) for space in spaces]
    if len(set(ids)) != len(ids):
        part.complain("map", "two spaces have the same id")
    if not 2 <= len(ids) <= c.MAX_NEO:
        part.complain("map", f"must have 2 to {c.MAX_NEO} spaces, has {len(ids)}")
        return
    for space in spaces:
        kind = space.choice("kind", c.NEO_KINDS)
        influence = space.number("influence", 0, 20)
        gain = space.effect("gain", True)
        board.neo.append(NeoSpace(str(space.get("id")), kind, influence, gain, space.names("next", ids)))
    _neo_shape(part, board, on_board)


def _neo_shape(part: Reader, board: Board, on_board: int) -> None:
    kinds = [space.kind for space in board.neo]
    if kinds.count(c.NEO_START) != 1 or kinds.count(c.NEO_DEAD) != 1:
        part.complain("map", "must have exactly one start and one space of dead asteroids")
        return
    board.neo_start = kinds.index(c.NEO_START)
    board.neo_end = kinds.index(c.NEO_DEAD)
    if kinds.count(c.NEO_ASTEROID) != on_board:
        part.complain("map", f"must have {on_board} asteroid spaces, has {kinds.count(c.NEO_ASTEROID)}")
    reached = {board.neo_start}
    for index, space in enumerate(board.neo):
        if (not space.onward) != (index == board.neo_end):
            part.complain(f"map.{space.name}", "only the space of dead asteroids has no next space")
        for onward in space.onward:
            if board.neo[onward].influence <= space.influence:
                part.complain(f"map.{space.name}", f"the way to {board.neo[onward].name} must raise the influence")
            reached.add(onward)
    for index, space in enumerate(board.neo):
        if index not in reached:
            part.complain(f"map.{space.name}", "no space leads here")


def _sixmoon(part: Reader, board: Board) -> None:
    board.moon_strength = [0, *part.numbers("strength", 1, 4)]
    board.moon_tokens = [0, *part.numbers("tokens", 0, 8)]
    board.moons = len(board.moon_strength) - 1
    board.moon_width = max(board.moon_tokens)
    if len(board.moon_tokens) != len(board.moon_strength):
        part.complain("tokens", "must have as many entries as strength")
    if not 1 <= board.moons <= c.MAX_MOONS:
        part.complain("strength", f"must have 1 to {c.MAX_MOONS} entries")


def _alterations(part: Reader, board: Board) -> None:
    for token in part.sections("list"):
        funding = token.table.get("funding", False) is True
        votes = 0 if funding else token.number("votes", 0, 20)
        if funding and "votes" in token.table:
            token.complain("votes", "a token shows either votes or funding")
        effect = token.effect("bonus")
        cost = [0, 0, 0, 0]
        for op in effect:
            if op.code == ops.OP_PAY:
                cost[op.arg] += op.amount
            elif op.code not in GAINS:
                token.complain("bonus", "may only give things or cost resources")
        bonus = [op for op in effect if op.code != ops.OP_PAY]
        strength = token.number("strength", 1, 4)
        board.alterations.append(Alteration(strength, votes, funding, cost, bonus, token.number("copies", 1, 9)))
    kinds = board.alterations
    board.strengths = 4
    if len(kinds) > c.MAX_ALTERATIONS:
        part.complain("list", f"may have at most {c.MAX_ALTERATIONS} kinds")
    total = sum(kind.copies for kind in kinds)
    if total != ALTERATION_TOTAL:
        part.complain("list", f"must have {ALTERATION_TOTAL} tokens in all, has {total}")
    for strength in range(1, 5):
        there = sum(kind.copies for kind in kinds if kind.strength == strength)
        moons = list(zip(board.moon_tokens, board.moon_strength, strict=False))
        needed = sum(count for count, moon in moons if moon == strength)
        if there < needed:
            part.complain("list", f"the moons need {needed} tokens of strength {strength}, there are {there}")


def _atal(part: Reader, board: Board) -> None:
    board.atal_influence = part.number("influence", 1, 5)
    board.any_lower = part.choice("prerequisite", ["any-lower", "next-lower"]) == 0


def _arratuin(part: Reader, board: Board) -> None:
    board.disc_influence = part.numbers("influence", 0, 9, 2)
    for shop in part.sections("shops"):
        board.shops.append(Shop(shop.cost("cost"), shop.effect("level1", True), shop.effect("level2", True)))
    if len(board.shops) != c.SHOPS:
        part.complain("shops", f"must have {c.SHOPS} entries, has {len(board.shops)}")
    if not any(sum(shop.cost) == 0 for shop in board.shops):
        part.complain("shops", "one shop must have no cost")


def _e81216(part: Reader, board: Board) -> None:
    board.build_influence = part.numbers("influence", 0, 9, 2)
    for sides in part.items("slots", c.SLOTS):
        if not isinstance(sides, list) or len(sides) != 2:
            part.complain("slots", f"each slot names two productions, found {sides!r}")
            continue
        board.slots.append([part.name_index("slots", side, c.PRODUCTIONS) for side in sides])
    if sorted(side for slot in board.slots for side in slot) != list(range(len(c.PRODUCTIONS))):
        part.complain("slots", "must name each production once")


def _productions(part: Reader, board: Board) -> None:
    for name in c.PRODUCTIONS:
        production = part.section(name)
        board.production_income.append(production.effect("income"))
        board.production_cost.append(production.cost("cost"))


def _megastructures(part: Reader, board: Board) -> None:
    values = ops.MEGASTRUCTURE_VALUES
    board.mega_tokens = part.names("tokens", values, len(values))
    if sorted(board.mega_tokens) != list(range(len(values))):
        part.complain("tokens", "must name each value once")
    for mega in part.sections("list"):
        multipliers = mega.numbers("multipliers", 1, 9)
        if multipliers != sorted(multipliers, reverse=True) or len(multipliers) < c.PLAYERS:
            mega.complain("multipliers", f"must fall from entry to entry and have at least {c.PLAYERS} entries")
        board.megastructures.append(Megastructure(mega.cost("cost"), multipliers, mega.names("printed", values, 2)))
    count = len(board.megastructures)
    if not 1 <= count <= c.MAX_MEGASTRUCTURES:
        part.complain("list", f"must have 1 to {c.MAX_MEGASTRUCTURES} entries, has {count}")
    printed = [value for mega in board.megastructures for value in mega.printed]
    if len(set(printed)) != len(printed):
        part.complain("list", "two printed tokens are the same")
    if board.robots < c.SLOTS + count:
        part.complain("list", f"{c.SLOTS} productions and {count} megastructures need {c.SLOTS + count} robots")


def _projects(part: Reader, board: Board) -> None:
    board.common_bonus = [part.effect_of("common_bonus", text, True) for text in part.items("common_bonus")]
    board.column_length = [0] * (c.PLAYERS + 1)
    board.common_length = [0] * (c.PLAYERS + 1)
    for length in part.sections("length"):
        players = length.number("players", 2, c.PLAYERS)
        board.column_length[players] = length.number("column", 1, 30)
        board.common_length[players] = length.number("common", 1, 50)
    for players in range(2, c.PLAYERS + 1):
        if board.column_length[players] == 0:
            part.complain("length", f"has no entry for {players} players")
    board.places = [[], [], [], part.numbers("places3", 0, 99, 3), part.numbers("places4", 0, 99, 4)]
    pair = part.section("pair")
    board.pair_first = pair.number("first", 0, 99)
    board.pair_second = pair.number("second", 0, 99)
    pairs = [board.pair_first, board.pair_second]
    board.place_points = [[float(points) for points in places] for places in [[], [], pairs, *board.places[3:]]]
    board.pair_tie = pair.number("tie", 0, 99)
    board.pair_gap = pair.number("gap", 0, 20)


def _final(part: Reader, board: Board) -> None:
    board.crystals_per_point = part.number("crystals_per_point", 1, 10)
    board.gold_points = part.number("gold", 0, 10)
    board.ship_points = part.number("ship", 0, 10)
    board.alteration_points = part.number("alteration", 0, 10)


def _start_tokens(part: Reader, board: Board) -> None:
    board.start_tokens = [part.effect_of("list", text, True) for text in part.items("list", c.START_TOKENS)]


def _space_of(part: Reader, board: Board, key: str, value: object) -> int:
    words = str(value).split()
    if len(words) != 2 or words[0] not in c.PLANETS or words[1] not in ("left", "right"):
        part.complain(key, f"must name a planet and a wing, as in 'neo left', found {value!r}")
        return 0
    wing = ("left", "right").index(words[1])
    for space, action in enumerate(board.action_at):
        if action == c.PLANETS.index(words[0]) and (space % c.COLUMNS) // 3 == wing:
            return space
    return 0


def _blocks(part: Reader, board: Board) -> None:
    for token in part.sections("planets"):
        spaces = [_space_of(token, board, "x", value) for value in token.items("x", 2)]
        zero = _space_of(token, board, "zero", token.get("zero"))
        if len({*spaces, zero}) != 3:
            token.complain("", "must block three different spaces")
        board.block_x.append(spaces)
        board.block_zero.append(zero)
    for token in part.sections("rooms"):
        board.block_room.append(_blocked_room(board, c.ACTIONS.index(c.ROOMS[token.choice("room", c.ROOMS)])))
    for key, count in (("planets", len(board.block_x)), ("rooms", len(board.block_room))):
        if count != BLOCK_TOKENS:
            part.complain(key, f"must have {BLOCK_TOKENS} entries, has {count}")


def _blocked_room(board: Board, room: int) -> list[int]:
    """The room's space and the spy space of the opposite wing (FE-30.8)."""
    if room not in board.action_at:
        return []
    space = board.action_at.index(room)
    wing = (space % c.COLUMNS) // 3
    spy = [i for i, a in enumerate(board.action_at) if a == c.ACTIONS.index("spy") and (i % c.COLUMNS) // 3 != wing]
    return [space, *spy[:1]]


def _tokens(part: Reader, board: Board) -> None:
    specialists = part.section("specialists")
    board.when_mask = [0] * len(c.WHEN)
    for index, name in enumerate(c.SPECIALIST_NAMES):
        token = specialists.section(name)
        when = token.choice("when", c.WHEN)
        colour, level = index // 9, index % 9 // 3 + 1
        board.specialists.append(Specialist(name, colour, level, when, token.effect("effect")))
        board.when_mask[when] |= 1 << index
    deep = part.section("deep-space")
    for number in range(1, 9):
        board.deep_space.append(deep.effect(f"ds-{number}"))
