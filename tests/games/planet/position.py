"""A position on which single rules are tried: a state that stands still until a test asks it something."""

from __future__ import annotations

from typing import Any

from starboard.games.planet.components import (
    CIV_CARDS,
    CORPORATION_IDS,
    DEPOTS,
    EVENTS,
    INDICATORS,
    TERRAINS,
    TILES,
    TRACKS,
    tile_name,
)
from starboard.games.planet.game import RULES
from starboard.games.planet.geometry import BIT_HI, BIT_LO, CELLS, ORIENTATION_WORDS, PLACEMENTS, PLANET_IDS, cell_at
from starboard.games.planet.rules.events import EventSettled
from starboard.games.planet.rules.placement import lay_tile
from starboard.games.planet.rules.setup import set_up_civ_cards, set_up_station
from starboard.games.planet.rules.turn import Resolve, pending, pending_choices
from starboard.games.planet.seat import Seat, new_seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.words import VOCABULARY
from starboard.kernel import PASS, Prompt, Step, Task, fast_chance

TILE = {tile_name(tile): tile for tile in range(TILES)}
CARD_ID = {card.id: at for at, card in enumerate(CIV_CARDS)}
EVENT_ID = {event.id: at for at, event in enumerate(EVENTS)}


class Standstill(Task[PlanetState]):
    """Lies at the bottom of the agenda: nothing happens by itself."""

    def options(self, state: PlanetState) -> list[int]:
        return [PASS]

    def resolve(self, state: PlanetState, word: int) -> None:
        raise AssertionError("the position was asked to go on")

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("position")

    def ask_forced(self) -> bool:
        return True


class Position:
    def __init__(
        self,
        corporation: str = "universal-coalition",
        planet: str = "ksb-4156",
        players: int = 2,
        seed: int = 0,
        rules: int = RULES,
    ) -> None:
        side = new_seat(PLANET_IDS.index(planet), CORPORATION_IDS.index(corporation))
        rest = [new_seat(0, 0) for _ in range(players - 1)]
        self.state = PlanetState(players, fast_chance(seed))
        self.state.rules = rules
        self.state.sit([side, *rest])
        set_up_station(self.state, "suggested")
        set_up_civ_cards(self.state)
        self.state.goal_deck = list(range(28))
        self.state.push(Standstill(0))
        self.state.advance()

    # ---- setting the scene ------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        return self.state.seats[0]

    def at(self, **tracks: int) -> Position:
        """Put trackers somewhere."""
        for name, position in tracks.items():
            self.seat.move_tracker(TERRAINS.index(name), position)
        return self

    def tech(self, level: int) -> Position:
        """Reach the tech of a level on the common tech track."""
        return self.at(tech=[0, 3, 5, 7, 10, 14][level])

    def event(self, id: str) -> Position:
        """Put an event into force for the round."""
        self.state.event = EVENT_ID[id]
        effect = EVENTS[self.state.event].effect
        self.state.no_synergy = effect == "no-synergy"
        self.state.no_milestones = effect == "no-milestones"
        return self

    def face(self, tile: str, number: int = 0) -> Position:
        """Turn the station so that this tile is the top of a slot facing the seat."""
        wanted = TILE[tile]
        state = self.state
        slot = next(s for s in range(12) if wanted in state.stacks[s] or state.tops[s] == wanted)
        if state.tops[slot] != wanted:
            stacks, tops = state.stacks[:], state.tops[:]
            stacks[slot] = [tops[slot] if other == wanted else other for other in stacks[slot]]
            tops[slot] = wanted
            state.stacks, state.tops = stacks, tops
        depot = slot if slot < DEPOTS else (slot - DEPOTS - state.shift) % DEPOTS
        state.rotation = (depot - INDICATORS[state.players][number]) % DEPOTS
        return self

    def place(self, tile: str, orientation: str, x: int, y: int) -> Position:
        """Lay a tile with its first square in reading order on (x, y), without asking the rules."""
        self.seat.tile = TILE[tile]
        table = PLACEMENTS[TILE[tile] // 12]
        at = table.index[ORIENTATION_WORDS.index(orientation) * CELLS + cell_at(x, y)]
        assert at >= 0, "the tile would leave the planet"
        lay_tile(self.state, 0, at)
        return self

    def settle(self) -> Position:
        """Forget everything pending."""
        seat = self.seat
        seat.pool = [0] * len(seat.pool)
        seat.energies = []
        seat.picks = []
        seat.points = 0
        return self

    def rover(self, x: int, y: int, cargo: int = 0) -> Position:
        seat = self.seat
        seat.rovers = [*seat.rovers, cell_at(x, y)]
        seat.cargo = [*seat.cargo, cargo]
        return self

    def meteorite(self, x: int, y: int) -> Position:

        cell = cell_at(x, y)
        self.seat.meteorite_lo |= BIT_LO[cell]
        self.seat.meteorite_hi |= BIT_HI[cell]
        return self

    def ground(self, terrain: str, *squares: tuple[int, int]) -> Position:
        """Show terrain on squares as if tiles lay there, without symbols."""

        seat = self.seat
        seat.terrain = seat.terrain[:]
        for x, y in squares:
            cell = cell_at(x, y)
            seat.terrain[cell] = TERRAINS.index(terrain)
            seat.tile_lo |= BIT_LO[cell]
            seat.tile_hi |= BIT_HI[cell]
        seat.laid = seat.laid or [TILE["i2-civ-energy"] * 1024]
        return self

    def symbol(self, terrain: str, *squares: tuple[int, int]) -> Position:
        """Show terrain with its resource symbol on squares."""
        self.ground(terrain, *squares)
        seat = self.seat
        seat.symbols = seat.symbols[:]
        for x, y in squares:
            seat.symbols[cell_at(x, y)] = TERRAINS.index(terrain)
        return self

    def own(self, *cards: str) -> Position:
        """Give civ cards to the seat, taking them from wherever they are."""
        for card in cards:
            number = CARD_ID[card]
            self.state.civ = [[c for c in stack if c != number] for stack in self.state.civ]
            self.state.civ_box = [c for c in self.state.civ_box if c != number]
            self.seat.cards = [*self.seat.cards, number]
        return self

    def stack(self, rank: int, *cards: str) -> Position:
        """Make the stack of a rank consist of these cards."""
        wanted = [CARD_ID[card] for card in cards]
        first = (rank - 1) * 9
        self.state.civ_box = [c for c in self.state.civ_box if not first <= c < first + 9]
        self.state.civ_box += [c for c in range(first, first + 9) if c not in wanted]
        self.state.civ = [*self.state.civ[: rank - 1], wanted, *self.state.civ[rank:]]
        return self

    # ---- asking -----------------------------------------------------------------------------------

    def ask(self, task: Task[Any] | Step[Any]) -> Position:
        """Put a task on the agenda and let the table run to its question."""
        self.state.offers[0] = []
        self.state.push(task)
        self.state.advance()
        return self

    def together(self, *tasks: Task[Any] | Step[Any]) -> Position:
        """Let the seats act at the same time, each beginning with its task; then all see each other again."""
        self.state.offers[0] = []
        self.state.push(EventSettled())
        self.state.part()
        for number, task in enumerate(tasks):
            self.state.fork(number, task)
        self.state.advance()
        return self

    def resolve(self) -> Position:
        return self.ask(Resolve(0))

    def say(self, *words: str) -> Position:
        for word in words:
            self.state.say(self.state.waiting()[0], VOCABULARY.index(word))
        return self

    def legal(self, number: int = 0) -> list[str]:
        return VOCABULARY.spell(self.state.legal(number))

    def why(self, word: str) -> str:
        """The id of the reason why a word may not be said, nothing if it may."""
        reason = self.state.why_not(0, VOCABULARY.index(word))
        return "" if reason is None else reason.id

    # ---- looking ----------------------------------------------------------------------------------

    def pending(self) -> list[str]:
        """What the seat still has to resolve."""
        return VOCABULARY.spell(pending(self.seat) + pending_choices(self.seat))

    def tracks(self) -> dict[str, int]:
        return {TERRAINS[track]: self.seat.tracks[track] for track in range(TRACKS)}

    def position(self, track: str) -> int:
        return self.tracks()[track]

    def energies(self) -> list[list[str]]:
        return [[TERRAINS[t] for t in range(TRACKS) if mask >> t & 1] for mask in self.seat.energies]

    def quiet(self) -> bool:
        """Whether the table stands still."""
        return isinstance(self.state.question(0), Standstill)


def xy(x: int, y: int) -> str:
    return f"c{x}-{y}"
