"""Setting up the table and choosing start tokens (FE-2, FE-3, FE-5)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components.board import Board
from starboard.games.federation.rules import atal, laws, neo, sixmoon
from starboard.games.federation.rules.rounds import Round
from starboard.games.federation.seat import Seat
from starboard.games.federation.table import Table
from starboard.kernel import TURN, Message, Prompt, Task


def set_up(table: Table, first_game: bool) -> None:
    """Make the table ready for the choice of start tokens."""
    board = table.board
    table.seats = [delegation(board) for _ in range(table.players)]
    _senate(table)
    _planets(table)
    _buildings(table, first_game)
    _laws(table)
    _deep_space(table)
    _start_tokens(table)
    table.block_planets = list(range(len(board.block_x)))
    table.block_rooms = list(range(len(board.block_room)))


def delegation(board: Board) -> Seat:
    """A player board at the start (FE-3)."""
    me = Seat()
    me.degree = board.start_degree
    me.hangar = board.ships_at_start
    me.ships = board.ships - board.ships_at_start
    me.neo = board.neo_start
    return me


def _senate(table: Table) -> None:
    table.clear_senate()
    table.projects = [0] * len(c.PROJECTS)
    thresholds = len(table.board.medal_thresholds[table.players])
    table.medal_low = [0] * len(c.PLANETS)
    table.medal_high = [thresholds - 1] * len(c.PLANETS)
    table.medal_left = [table.players, table.players]  # FE-2.20


def _planets(table: Table) -> None:
    board = table.board
    kinds = range(len(board.alterations))
    table.pool = [[] for _ in range(board.strengths + 1)]
    for kind in kinds:
        token = board.alterations[kind]
        table.pool[token.strength] += [kind] * token.copies
    table.beside = [len(pile) for pile in table.pool]
    for moon in range(1, board.moons + 1):
        table.beside[board.moon_strength[moon]] -= board.moon_tokens[moon]
    table.moon_at = [c.NOBODY] * ((board.moons + 1) * board.moon_width)
    sixmoon.reveal(table, 1)  # FE-2.2
    table.open = [c.NOBODY] * (len(c.PLANETS) * c.LEVELS)
    table.stacks = [[stack // 2 * 9 + stack % 2 * 3 + n for n in range(3)] for stack in range(2 * len(c.PLANETS))]
    for colour in range(len(c.PLANETS)):
        third = [colour * 9 + 6 + n for n in range(3)]
        atal.turn_up(table, colour, 0)  # FE-2.8
        table.open[colour * c.LEVELS + 2] = table.chance.draw(third)  # FE-2.6
    table.asteroid_at = [c.HIDDEN if space.kind == c.NEO_ASTEROID else c.NOBODY for space in board.neo]
    table.asteroid_pool = list(range(len(board.asteroids)))
    table.dead_pool = list(range(len(board.dead_asteroids)))
    neo.reveal(table, board.neo_start)


def _buildings(table: Table, first_game: bool) -> None:
    """Printed productions and megastructures, or tokens for experienced players (FE-2.10, FE-2.18, FE-2.19)."""
    board = table.board
    if first_game:
        table.productions = [sides[0] for sides in board.slots]
        for mega in board.megastructures:
            table.mega_values = table.mega_values + mega.printed
    else:
        table.productions = [sides[table.chance.below(len(sides))] for sides in board.slots]
        tokens = board.mega_tokens[:]
        table.mega_values = [table.chance.draw(tokens) for _ in range(2 * len(board.megastructures))]
    table.mega_robots = [[] for _ in board.megastructures]


def _laws(table: Table) -> None:
    table.law_pool = [list(range(len(c.PLANETS))), list(range(len(c.PLANETS)))]  # FE-12.24
    laws.turn_up(table, 1)  # FE-2.25, FE-2.26


def _deep_space(table: Table) -> None:
    pile = list(range(len(table.board.deep_space)))
    count = table.players + table.board.deep_space_extra  # FE-2.21
    table.deep = sorted([table.chance.draw(pile) for _ in range(count)])
    table.deep_box = sorted(pile)


def _start_tokens(table: Table) -> None:
    """The first player is drawn by lot; the choice goes counter-clockwise and ends with that player (FE-5.3)."""
    players = table.players
    pile = list(range(len(table.board.start_tokens)))
    table.start_offer = sorted([table.chance.draw(pile) for _ in range(players + table.board.start_tokens_extra)])
    table.pawn = table.chance.below(players)
    table.starter = table.pawn
    table.push(Round())
    for turn in range(players):
        table.push(ChooseStart((table.pawn + turn) % players))


class ChooseStart(Task[Table]):
    """Pick a start token and gain its bonus at once (FE-5.3)."""

    def options(self, table: Table) -> list[int]:
        return [w.START + token for token in table.start_offer]

    def resolve(self, table: Table, word: int) -> None:
        token = word - w.START
        table.start_offer = [other for other in table.start_offer if other != token]
        table.seats[self.seat].start = token
        if table.events is not None:
            table.emit("federation-did-start", {"seat": self.seat, "token": table.vocabulary.word(word)})
        table.perform(self.seat, table.board.start_tokens[token], c.FROM_SPECIALISTS, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-start")

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-not-offered") if 0 <= word - w.START < 8 else None

    def starts(self) -> int:
        return TURN
