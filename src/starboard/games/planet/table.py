"""The table of Planet Unknown: the station, the decks, the seats and where the round stands."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.planet import components as c
from starboard.games.planet import words as w
from starboard.games.planet.memory import Memory
from starboard.games.planet.seat import Seat
from starboard.kernel import EMPTY, Arg, Chance, State

# What all seats are doing at the same time.
GOAL_STAGE: Final = 1  # keeping private objectives
EVENT_STAGE: Final = 2  # reacting to the event, then (since rules 2) taking and placing tiles
DRAFT_STAGE: Final = 3  # taking and placing tiles
FINALE_STAGE: Final = 4  # effects of the end

# What a fresh table starts with; never changed, so all may share it.
NOBODY: Final[list[Seat]] = []
NO_STACKS: Final[list[list[int]]] = []
NO_MIX: Final = [0, 0, 0]


class Table(State):
    """Lists are replaced, never changed in place, so that copies may share them.

    `seats` is the truth; `shown` is what the others see of each seat: while all act at the same time it is
    the seat as it was before, otherwise the very same object.
    """

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("memory",)

    def __init__(self, players: int, chance: Chance, memory: Memory | None = None) -> None:
        super().__init__(w.VOCABULARY, players, chance)
        self.memory: Memory = Memory(players) if memory is None else memory
        self.seats: list[Seat] = NOBODY
        self.shown: list[Seat] = NOBODY
        # the station (PU-3)
        self.shift: int = 0  # depot d pairs large slot d with small slot d + shift
        self.rotation: int = 0  # indicator p faces depot p + rotation
        self.tops: list[int] = EMPTY
        self.stacks: list[list[int]] = NO_STACKS  # unordered, without the top
        self.purged: list[int] = EMPTY  # tiles out of the game
        self.forced_rotation: bool = False
        # cards
        self.civ: list[list[int]] = NO_STACKS
        self.civ_box: list[int] = EMPTY  # left out at set-up
        self.civ_out: list[int] = EMPTY  # removed by events
        self.goals: list[int] = EMPTY  # neighbour objectives, number i between seats i and i + 1 (two players: all)
        self.goal_deck: list[int] = EMPTY
        self.open_goals: list[int] = EMPTY  # objectives open to all (PU-26.6)
        self.private: bool = False
        self.event_deck: list[int] = EMPTY
        self.event_box: list[int] = EMPTY
        self.events_done: list[int] = EMPTY
        self.event: int = -1  # in force this round
        self.next_event: int = -1  # laid ready because somebody may look at it
        self.with_events: bool = False
        self.mix: list[int] = NO_MIX  # green, orange, red cards in the event deck
        # the round
        self.round: int = 0
        self.commander: int = 0
        self.hidden: bool = False  # the seats act at the same time and do not see each other
        self.ending: bool = False  # this round is the last
        self.finale: bool = False  # after the last round, before scoring
        self.no_synergy: bool = False
        self.no_milestones: bool = False
        self.stage: int = 0

    def copy(self) -> Table:
        raise NotImplementedError

    def copy_table(self, new: Table) -> None:
        """Give a fresh object everything that lies on this one."""
        self.copy_agenda(new)
        seats = [seat.copy() for seat in self.seats]
        shown = seats[:]
        for at in range(len(seats)):
            if self.shown[at] is not self.seats[at]:
                shown[at] = self.shown[at]
        new.seats = seats
        new.shown = shown
        new.shift = self.shift
        new.rotation = self.rotation
        new.tops = self.tops
        new.stacks = self.stacks
        new.purged = self.purged
        new.forced_rotation = self.forced_rotation
        new.civ = self.civ
        new.civ_box = self.civ_box
        new.civ_out = self.civ_out
        new.goals = self.goals
        new.goal_deck = self.goal_deck
        new.open_goals = self.open_goals
        new.private = self.private
        new.event_deck = self.event_deck
        new.event_box = self.event_box
        new.events_done = self.events_done
        new.event = self.event
        new.next_event = self.next_event
        new.with_events = self.with_events
        new.mix = self.mix
        new.round = self.round
        new.commander = self.commander
        new.hidden = self.hidden
        new.ending = self.ending
        new.finale = self.finale
        new.no_synergy = self.no_synergy
        new.no_milestones = self.no_milestones
        new.stage = self.stage

    def sit(self, seats: list[Seat]) -> None:
        """These are the seats, and everybody sees them."""
        self.seats = seats
        self.shown = seats[:]

    # ---- the station --------------------------------------------------------------------------------

    def depot(self, seat: int) -> int:
        """The depot that faces a seat's indicator."""
        return (c.INDICATORS[self.players][seat] + self.rotation) % c.DEPOTS

    def large_slot(self, depot: int) -> int:
        return depot

    def small_slot(self, depot: int) -> int:
        return c.DEPOTS + (depot + self.shift) % c.DEPOTS

    def draw_top(self, slot: int) -> None:
        """Uncover the next tile of a slot, if there is one."""
        stacks = self.stacks[:]
        stack = stacks[slot][:]
        tops = self.tops[:]
        tops[slot] = self.chance.draw(stack) if stack else c.NO_TILE
        stacks[slot] = stack
        self.stacks = stacks
        self.tops = tops

    # ---- the round ----------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats clockwise from the station commander."""
        return [(self.commander + at) % self.players for at in range(self.players)]

    def event_effect(self) -> str:
        return c.EVENTS[self.event].effect if self.event >= 0 else ""

    def part(self) -> None:
        """From here on the seats act at the same time: the others see them as they are now."""
        self.hidden = True
        self.shown = self.seats
        self.seats = [seat.copy() for seat in self.seats]

    def meet(self) -> None:
        """Everybody has finished: what the seats did is seen by all."""
        self.hidden = False
        self.shown = self.seats[:]

    def tell(self, seat: int, id: str, args: dict[str, Arg]) -> None:
        """Report what a seat did, to the others when all have finished what they do at the same time."""
        if self.events is None:
            return
        full: dict[str, Arg] = {"seat": seat}
        full.update(args)
        if self.hidden:
            self.emit_later(seat, id, full)
        else:
            self.emit(id, full)
