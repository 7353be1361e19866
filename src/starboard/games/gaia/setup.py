"""Chapters: setup and advanced setup. Drawing the map and tiles; factions, first structures, first boosters."""

from typing import Final

from starboard.games.gaia.cleanup import StartRound
from starboard.games.gaia.hexes import (
    CORE,
    LARGE,
    SECTOR_IDS,
    SLOTS,
    SMALL,
    Placed,
    Shape,
    StarMap,
    clashes,
    fits,
    lay,
    lay_tile,
    shape_of,
)
from starboard.games.gaia.passing import ChooseBooster
from starboard.games.gaia.power import gain_all
from starboard.games.gaia.rows import BOWL1, BRAIN, COUNT, FROM_START, TRACK
from starboard.games.gaia.state import GaiaState, Setup
from starboard.games.gaia.tables import (
    ADVANCED,
    BOOSTERS,
    EMPTY,
    FACTIONS,
    FINALS,
    HOME_TYPES,
    INSTITUTE,
    MINE,
    N_TRACKS,
    ONCE,
    ORDINARY_TOKENS,
    ROUNDS,
    ROUNDS_PER_GAME,
    SPACE,
    STANDARD,
    TOKENS,
)
from starboard.games.gaia.vocabulary import FACTION, HEX, LAST_HEX, hex_name, word
from starboard.kernel import TURN, Chance, Message, Prompt, Step, Task

FIRST_GAME: Final[dict[int, list[str]]] = {  # GP-2.17
    2: ["hadsch-hallas", "xenos"],
    3: ["terrans", "taklons", "geodens"],
    4: ["terrans", "taklons", "hadsch-hallas", "xenos"],
}
MOST_START_MINES: Final = max([faction.start_mines for faction in FACTIONS])
FACTION_INDEX: Final[dict[str, int]] = {faction.word: faction.index for faction in FACTIONS}

# ---- the map --------------------------------------------------------------------------------------------------


def draw_map(method: int, large: bool, chance: Chance) -> StarMap:
    """Method 1: tiles 01-04 as in the first game, the others anywhere; 2: 01-04 among themselves, the others among
    themselves; 3: all anywhere. Always with any rotation that gives a legal map (GP-21.8 to GP-21.13)."""
    layout = LARGE if large else SMALL
    shape = shape_of([SLOTS.index((q, r)) for _, q, r in layout])
    while True:
        tiles = _try_map(method, layout, shape, chance)
        if tiles:
            return lay(tiles)


def _try_map(method: int, layout: list[tuple[str, int, int]], shape: Shape, chance: Chance) -> list[Placed]:
    sectors = _deal(method, [sector for sector, _, _ in layout], chance)
    planet = [SPACE] * len(shape.exists)
    tiles: list[Placed] = []
    for index in range(len(layout)):
        _, q, r = layout[index]
        fixed = method == 1 and sectors[index] in CORE
        turns = [0] if fixed else list(range(6))
        chance.shuffle(turns)
        tile = _first_fit(sectors[index], SLOTS.index((q, r)), turns, planet, shape)
        if tile is None:
            return []
        lay_tile(tile, planet, [0] * len(planet))
        tiles.append(tile)
    return tiles


def _first_fit(sector: str, slot: int, turns: list[int], planet: list[int], shape: Shape) -> Placed | None:
    for turn in turns:
        tile = Placed(sector, slot, turn)
        if fits(tile, planet, shape):
            return tile
    return None


def _deal(method: int, sectors: list[str], chance: Chance) -> list[str]:
    """Which sector lies on which place."""
    dealt = list(sectors)
    groups = [list(range(len(sectors)))]
    if method < 3:
        core = [index for index in range(len(sectors)) if sectors[index] in CORE]
        groups = [core, [index for index in range(len(sectors)) if sectors[index] not in CORE]]
    for number, places in enumerate(groups):
        if method == 1 and number == 0:
            continue
        order = list(places)
        chance.shuffle(order)
        for place, source in zip(places, order, strict=True):
            dealt[place] = sectors[source]
    return dealt


def given_map(text: str, large: bool) -> StarMap:
    """`10/0 01/3 ...`: sector and turns for each place, row by row; `-` leaves a place empty (GP-21.14)."""
    layout = LARGE if large else SMALL
    parts = text.split()
    if len(parts) != len(layout):
        raise ValueError(f"{len(layout)} places are to be given, not {len(parts)}")
    tiles = []
    for part, (_, q, r) in zip(parts, layout, strict=True):
        if part == "-":
            continue
        sector, slash, turns = part.partition("/")
        if sector not in SECTOR_IDS or not slash or turns not in ("0", "1", "2", "3", "4", "5"):
            raise ValueError(f"{part!r} is not a sector and its turns, such as 05/3")
        tiles.append(Placed(sector, SLOTS.index((q, r)), int(turns)))
    if len({tile.sector[:2] for tile in tiles}) < len(tiles):
        raise ValueError("a sector tile is given twice")
    stars = lay(tiles)
    if clashes(stars.shape, stars.planet):
        raise ValueError("two planets of the same home type touch")
    for home in range(HOME_TYPES):
        if sum([1 for h in stars.planets if stars.planet[h] == home]) < MOST_START_MINES:
            raise ValueError(f"there are not {MOST_START_MINES} planets of every home type to start on")
    return stars


def draw_setup(stars: StarMap, players: int, chance: Chance, variable_order: bool, readings: list[bool]) -> Setup:
    """All tiles at random (GP-2.7 to GP-2.15)."""
    standard = list(range(len(STANDARD)))
    chance.shuffle(standard)
    advanced = _some(list(range(len(ADVANCED))), N_TRACKS, chance)
    boosters = _some(list(range(len(BOOSTERS))), players + 3, chance)
    rounds = _some([i for i in range(len(ROUNDS)) for _ in range(ROUNDS[i].copies)], ROUNDS_PER_GAME, chance)
    finals = _some(list(range(len(FINALS))), 2, chance)
    fifth = _some([i for i in range(ORDINARY_TOKENS) for _ in range(TOKENS[i].copies)], 1, chance)[0]
    return make_setup(stars, standard, advanced, boosters, rounds, finals, fifth, variable_order, readings)


def _some(pile: list[int], count: int, chance: Chance) -> list[int]:
    return [chance.draw(pile) for _ in range(count)]


def make_setup(
    stars: StarMap,
    standard: list[int],
    advanced: list[int],
    boosters: list[int],
    rounds: list[int],
    finals: list[int],
    fifth: int,
    variable_order: bool,
    readings: list[bool],
) -> Setup:
    name = repr(
        (
            [(t.sector, t.slot, t.turns) for t in stars.tiles],
            standard,
            advanced,
            boosters,
            rounds,
            finals,
            fifth,
            variable_order,
            readings,
        )
    )
    return Setup(
        name,
        stars,
        standard,
        advanced,
        boosters,
        rounds,
        finals,
        fifth,
        variable_order,
        readings[0],
        readings[1],
        readings[2],
    )


# ---- factions -------------------------------------------------------------------------------------------------


def free_factions(state: GaiaState, among: list[int]) -> list[int]:
    """Of each board only one side can be in play (GP-21.1, R-003)."""
    taken = [FACTIONS[f].board for f in state.faction if f >= 0]
    return [f for f in among if FACTIONS[f].board not in taken]


class ChooseFaction(Task[GaiaState]):
    """Which faction? In turn order, from all boards left or from those of the first game."""

    def __init__(self, seat: int, among: list[int]) -> None:
        super().__init__(seat)
        self.among: list[int] = among

    def options(self, state: GaiaState) -> list[int]:
        return [FACTION + f for f in free_factions(state, self.among)]

    def resolve(self, state: GaiaState, word: int) -> None:
        take_faction(state, self.seat, word - FACTION)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-choose-faction")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if not FACTION <= word < FACTION + len(FACTIONS):
            return None
        if word - FACTION not in self.among:
            return Message("gaia-why-not-first-game")
        return Message("gaia-why-board-taken")

    def opens(self) -> int:
        return TURN


def take_faction(state: GaiaState, seat: int, faction: int) -> None:
    state.faction = state.faction[:]
    state.faction[seat] = faction
    state.emit("gaia-did-faction", {"seat": seat, "faction": word(FACTION + faction)})


class Boards(Step[GaiaState]):
    """Lay out the boards as printed (GP-2.19 to GP-2.33), then the first structures and boosters."""

    def run(self, state: GaiaState) -> None:
        for seat in range(state.players):
            lay_out(state, seat)
        for task in reversed(first_tasks(state)):
            state.push(task)


def lay_out(state: GaiaState, seat: int) -> None:
    row = state.rows[seat]
    board = state.board(seat)
    for what in range(4):
        row[what] = board.start[what]
    for bowl in range(3):
        row[BOWL1 + bowl] = board.bowls[bowl]
    if board.brainstone:
        row[BRAIN] = 1  # GP-2.33
    for track in range(N_TRACKS):
        row[TRACK + track] = board.levels[track]
        if board.levels[track]:  # GP-2.27
            gain_all(state, seat, ONCE[track][board.levels[track]], 1, FROM_START)


def first_tasks(state: GaiaState) -> list[Task[GaiaState]]:
    """First to last, last to first, then third mines, then institutes; boosters from the last player on
    (GP-21.2, GP-21.4, GP-2.39)."""
    forwards = list(range(state.players))
    backwards = forwards[::-1]
    tasks: list[Task[GaiaState]] = []
    for number, seats in ((1, forwards), (2, backwards), (3, forwards)):
        tasks.extend([PlaceFirst(s, MINE) for s in seats if state.board(s).start_mines >= number])
    tasks.extend([PlaceFirst(s, INSTITUTE) for s in forwards if state.board(s).starts_with_institute])
    tasks.extend([FirstBooster(s) for s in backwards])
    tasks.append(StartRound())
    return tasks


class PlaceFirst(Task[GaiaState]):
    """A starting mine, or the Ivits' institute, on a planet of the home type: no cost, no charging, no VP."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece: int = piece

    def options(self, state: GaiaState) -> list[int]:
        home = state.board(self.seat).planet
        return [HEX + h for h in state.setup.stars.planets if state.planet[h] == home and state.piece[h] == EMPTY]

    def resolve(self, state: GaiaState, word: int) -> None:
        where = word - HEX
        state.rows[self.seat][COUNT + self.piece] += 1
        state.put(where, self.piece, self.seat)
        state.colonise(self.seat, where)
        state.emit("gaia-did-place", {"seat": self.seat, "hex": hex_name(where)})

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-place-first", {"building": "mine" if self.piece == MINE else "institute"})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if not HEX <= word <= LAST_HEX:
            return None
        if state.planet[word - HEX] != state.board(self.seat).planet:
            return Message("gaia-why-not-home")
        return Message("gaia-why-taken", {"seat": state.owner[word - HEX]})

    def opens(self) -> int:
        return TURN


class FirstBooster(ChooseBooster):
    """The first boosters: the last player first, counter-clockwise."""

    def opens(self) -> int:
        return TURN
