"""Setting up the table and choosing start tokens (FE-2, FE-3, FE-5)."""

from __future__ import annotations

from starboard.games.federation import atal, laws, neo, sixmoon
from starboard.games.federation.board import Board
from starboard.games.federation.boardcheck import NEO_ASTEROID
from starboard.games.federation.executive import Round
from starboard.games.federation.state import (
    FROM_SPECIALISTS,
    HIDDEN,
    NOBODY,
    SOURCES,
    Delegation,
    Federation,
    Interpreter,
    Reader,
)
from starboard.games.federation.words import PLANETS, PROJECTS, SPACES, W_START
from starboard.kernel import TURN, Chance, Message, Prompt, Task


def set_up(
    players: int, chance: Chance, board: Board, rules: Interpreter, reader: Reader, first_game: bool
) -> Federation:
    """A table ready for the choice of start tokens."""
    state = Federation(players, chance, board, rules, reader, [delegation(board) for _ in range(players)])
    _senate(state)
    _planets(state)
    _buildings(state, first_game)
    _laws(state)
    _deep_space(state)
    _start_tokens(state)
    state.block_planets = list(range(len(board.block_x)))
    state.block_rooms = list(range(len(board.block_room)))
    return state


def delegation(board: Board) -> Delegation:
    """A player board at the start (FE-3)."""
    me = Delegation([0, 0, 0, 0], [0] * len(SOURCES))
    me.degree = board.start_degree
    me.hangar = board.ships_at_start
    me.ships = board.ships - board.ships_at_start
    me.neo = board.neo_start
    return me


def _senate(state: Federation) -> None:
    state.holder = [NOBODY] * SPACES
    state.cover = [NOBODY] * SPACES
    state.token = [NOBODY] * SPACES
    state.votes = [0] * SPACES
    state.funds = [0] * SPACES
    state.dice = [0] * SPACES
    state.projects = [0] * len(PROJECTS)
    thresholds = len(state.board.medal_thresholds[state.players])
    state.medal_low = [0] * len(PLANETS)
    state.medal_high = [thresholds - 1] * len(PLANETS)
    state.medal_left = [state.players, state.players]  # FE-2.20


def _planets(state: Federation) -> None:
    board = state.board
    kinds = range(len(board.alterations))
    state.pool = [[] for _ in range(board.strengths + 1)]
    for kind in kinds:
        token = board.alterations[kind]
        state.pool[token.strength] += [kind] * token.copies
    state.beside = [len(pile) for pile in state.pool]
    for moon in range(1, board.moons + 1):
        state.beside[board.moon_strength[moon]] -= board.moon_tokens[moon]
    state.moon_at = [NOBODY] * ((board.moons + 1) * board.moon_width)
    sixmoon.reveal(state, 1)  # FE-2.2
    state.open = [NOBODY] * (len(PLANETS) * atal.LEVELS)
    state.stacks = [[stack // 2 * 9 + stack % 2 * 3 + n for n in range(3)] for stack in range(2 * len(PLANETS))]
    for colour in range(len(PLANETS)):
        third = [colour * 9 + 6 + n for n in range(3)]
        atal.turn_up(state, colour, 0)  # FE-2.8
        state.open[colour * atal.LEVELS + 2] = state.chance.draw(third)  # FE-2.6
    state.asteroid_at = [HIDDEN if space.kind == NEO_ASTEROID else NOBODY for space in board.neo]
    state.asteroid_pool = list(range(len(board.asteroids)))
    state.dead_pool = list(range(len(board.dead_asteroids)))
    neo.reveal(state, board.neo_start)


def _buildings(state: Federation, first_game: bool) -> None:
    """Printed productions and megastructures, or tokens for experienced players (FE-2.10, FE-2.18, FE-2.19)."""
    board = state.board
    if first_game:
        state.productions = [sides[0] for sides in board.slots]
        for mega in board.megastructures:
            state.mega_values = state.mega_values + mega.printed
    else:
        state.productions = [sides[state.chance.below(len(sides))] for sides in board.slots]
        tokens = board.mega_tokens[:]
        state.mega_values = [state.chance.draw(tokens) for _ in range(2 * len(board.megastructures))]
    state.mega_robots = [[] for _ in board.megastructures]


def _laws(state: Federation) -> None:
    state.law_pool = [list(range(len(PLANETS))), list(range(len(PLANETS)))]  # FE-12.24
    laws.turn_up(state, 1)  # FE-2.25, FE-2.26


def _deep_space(state: Federation) -> None:
    pile = list(range(len(state.board.deep_space)))
    count = state.players + state.board.deep_space_extra  # FE-2.21
    state.deep = sorted([state.chance.draw(pile) for _ in range(count)])
    state.deep_box = sorted(pile)


def _start_tokens(state: Federation) -> None:
    """The first player is drawn by lot; the choice goes counter-clockwise and ends with that player (FE-5.3)."""
    players = state.players
    pile = list(range(len(state.board.start_tokens)))
    state.start_offer = sorted([state.chance.draw(pile) for _ in range(players + state.board.start_tokens_extra)])
    state.pawn = state.chance.below(players)
    state.starter = state.pawn
    state.push(Round())
    for turn in range(players):
        state.push(ChooseStart((state.pawn + turn) % players))


class ChooseStart(Task[Federation]):
    """Pick a start token and gain its bonus at once (FE-5.3)."""

    def options(self, state: Federation) -> list[int]:
        return [W_START + token for token in state.start_offer]

    def resolve(self, state: Federation, word: int) -> None:
        token = word - W_START
        state.start_offer = [other for other in state.start_offer if other != token]
        state.seats[self.seat].start = token
        if state.events is not None:
            state.emit("federation-start", {"seat": self.seat, "token": state.vocabulary.word(word)})
        state.rules.perform(state, self.seat, state.board.start_tokens[token], FROM_SPECIALISTS, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-start")

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-not-offered") if 0 <= word - W_START < 8 else None

    def opens(self) -> int:
        return TURN
