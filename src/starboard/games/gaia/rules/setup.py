"""Chapters: setup and advanced setup. Drawing the tiles; factions, first structures, first boosters."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import setup as automa
from starboard.games.gaia.automa.deck import Terms
from starboard.games.gaia.hexes import SECTOR_NUMBER, Placed, StarMap, centre
from starboard.games.gaia.rules.maps import fitting_turns, turnable
from starboard.games.gaia.rules.passing import ChooseBooster
from starboard.games.gaia.rules.power import gain_all
from starboard.games.gaia.rules.rounds import StartRound
from starboard.games.gaia.table import Readings, Setup, Table
from starboard.kernel import TURN, Chance, Message, Prompt, Step, Task

FIRST_GAME: Final[dict[int, list[str]]] = {  # GP-2.17
    1: ["hadsch-hallas"],
    2: ["hadsch-hallas", "xenos"],
    3: ["terrans", "taklons", "geodens"],
    4: ["terrans", "taklons", "hadsch-hallas", "xenos"],
}
FIRST_AUTOMA: Final = "taklons"
FACTION_INDEX: Final[dict[str, int]] = {faction.word: faction.index for faction in c.FACTIONS}

# ---- the tiles ------------------------------------------------------------------------------------------------


def draw_setup(
    stars: StarMap, players: int, chance: Chance, variable_order: bool, readings: Readings, terms: Terms
) -> Setup:
    """All tiles at random (GP-2.7 to GP-2.15); alone as with two players (GA-1.1)."""
    standard = list(range(len(c.STANDARD)))
    chance.shuffle(standard)
    advanced = _some(list(range(len(c.ADVANCED))), c.N_TRACKS, chance)
    boosters = _some(list(range(len(c.BOOSTERS))), max(2, players) + 3, chance)
    rounds = _some([i for i in range(len(c.ROUNDS)) for _ in range(c.ROUNDS[i].copies)], c.ROUNDS_PER_GAME, chance)
    finals = _some(list(range(len(c.FINALS))), 2, chance)
    fifth = _some([i for i in range(c.ORDINARY_TOKENS) for _ in range(c.TOKENS[i].copies)], 1, chance)[0]
    return Setup(stars, standard, advanced, boosters, rounds, finals, fifth, variable_order, readings, terms)


def _some(pile: list[int], count: int, chance: Chance) -> list[int]:
    return [chance.draw(pile) for _ in range(count)]


# ---- factions -------------------------------------------------------------------------------------------------


def free_factions(table: Table, among: list[int]) -> list[int]:
    """Of each board only one side can be in play (GP-21.1, R-003)."""
    taken = [c.FACTIONS[f].board for f in [each.faction for each in table.seats] if f >= 0]
    return [f for f in among if c.FACTIONS[f].board not in taken]


class ChooseFaction(Task[Table]):
    """Which faction? In turn order, from all boards left or from those of the first game."""

    def __init__(self, seat: int, among: list[int]) -> None:
        super().__init__(seat)
        self.among: list[int] = among

    def options(self, table: Table) -> list[int]:
        return [w.FACTION + f for f in free_factions(table, self.among)]

    def resolve(self, table: Table, word: int) -> None:
        take_faction(table, self.seat, word - w.FACTION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-choose-faction")

    def why_not(self, table: Table, word: int) -> Message | None:
        if not w.FACTION <= word < w.FACTION + len(c.FACTIONS):
            return None
        if word - w.FACTION not in self.among:
            return Message("gaia-why-not-first-game")
        return Message("gaia-why-board-taken")

    def starts(self) -> int:
        return TURN


def take_faction(table: Table, seat: int, faction: int) -> None:
    table.seats[seat].faction = faction
    table.emit("gaia-did-faction", {"seat": seat, "faction": w.spell(w.FACTION + faction)})


class TurnSectors(Step[Table]):
    """The last seat in order turns the sector tiles as it likes (GP-21.7, R-011)."""

    def __init__(self, method: int) -> None:
        super().__init__()
        self.method: int = method

    def run(self, table: Table) -> None:
        tiles = table.setup.stars.tiles
        free = turnable(tiles, self.method, table.rules)
        table.then(*[TurnSector(table.players - 1, at, free) for at in range(len(tiles)) if free[at]])


class TurnSector(Task[Table]):
    """How is this sector tile turned? Only so that the others can still be laid."""

    def __init__(self, seat: int, at: int, free: list[bool]) -> None:
        super().__init__(seat)
        self.at: int = at
        self.free: list[bool] = free  # which tiles may be turned

    def options(self, table: Table) -> list[int]:
        return [w.TURNED + turn for turn in fitting_turns(table.setup.stars.tiles, self.at, self.free)]

    def resolve(self, table: Table, word: int) -> None:
        tiles = table.setup.stars.tiles[:]
        tiles[self.at] = Placed(tiles[self.at].sector, tiles[self.at].slot, word - w.TURNED)
        table.lay_map(tiles)

    def prompt(self, table: Table) -> Prompt:
        tile = table.setup.stars.tiles[self.at]
        return Prompt("gaia-ask-turn-sector", {"n": SECTOR_NUMBER[tile.sector], "hex": w.hex_word(centre(tile.slot))})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("gaia-why-sectors-clash") if w.TURNED <= word < w.TURNED + 6 else None

    def starts(self) -> int:
        return TURN


class Boards(Step[Table]):
    """Lay out the boards as printed (GP-2.19 to GP-2.33), then the first structures and boosters."""

    def run(self, table: Table) -> None:
        for seat in range(table.players):
            lay_out(table, seat)
        if table.setup.automa.here:
            automa.lay_out(table)
        for task in reversed(first_tasks(table)):
            table.push(task)


def lay_out(table: Table, seat: int) -> None:
    me = table.seats[seat]
    board = table.board(seat)
    for what in range(4):
        me.set_resource(what, board.start[what])
    for bowl in range(3):
        me.fill(bowl + 1, board.bowls[bowl])
    if board.brainstone:
        me.brainstone = 1  # GP-2.33
    for track in range(c.N_TRACKS):
        me.set_level(track, board.levels[track])
        if board.levels[track]:  # GP-2.27
            gain_all(table, seat, c.ONCE[track][board.levels[track]], 1, c.FROM_START)


def first_tasks(table: Table) -> list[Task[Table]]:
    """First to last, last to first, then third mines, then institutes; boosters from the last player on
    (GP-21.2, GP-21.4, GP-2.39)."""
    forwards = list(range(len(table.seats)))
    backwards = forwards[::-1]
    tasks: list[Task[Table]] = []
    for number, seats in ((1, forwards), (2, backwards), (3, forwards)):
        for s in seats:
            if table.board(s).start_mines >= number:
                tasks.append(PlaceFirst(s, c.MINE) if table.is_person(s) else automa.FirstMine())
    tasks.extend([PlaceFirst(s, c.INSTITUTE) for s in forwards if table.board(s).starts_with_institute])
    tasks.extend([FirstBooster(s) if table.is_person(s) else automa.FirstBooster() for s in backwards])
    tasks.append(StartRound())
    return tasks


class PlaceFirst(Task[Table]):
    """A starting mine, or the Ivits' institute, on a planet of the home type: no cost, no charging, no VP."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece: int = piece

    def options(self, table: Table) -> list[int]:
        home = table.board(self.seat).planet
        return [w.HEX + h for h in table.setup.stars.planets if table.planet[h] == home and table.piece[h] == c.EMPTY]

    def resolve(self, table: Table, word: int) -> None:
        where = word - w.HEX
        table.seats[self.seat].add(self.piece, 1)
        table.put(where, self.piece, self.seat)
        table.colonise(self.seat, where)
        table.emit("gaia-did-place", {"seat": self.seat, "hex": w.hex_word(where)})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-place-first", {"building": "mine" if self.piece == c.MINE else "institute"})

    def why_not(self, table: Table, word: int) -> Message | None:
        if not w.is_hex(word):
            return None
        if table.planet[word - w.HEX] != table.board(self.seat).planet:
            return Message("gaia-why-not-home")
        return Message("gaia-why-taken", {"seat": table.owner[word - w.HEX]})

    def starts(self) -> int:
        return TURN


class FirstBooster(ChooseBooster):
    """The first boosters: the last player first, counter-clockwise."""

    def starts(self) -> int:
        return TURN
