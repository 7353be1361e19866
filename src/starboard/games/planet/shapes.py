"""The shapes of what a seat sees; `view` fills them. They are written to TypeScript by `make contract`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.kernel.view import BySeat, Item, SeatNumber

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
Colour = Literal["green", "orange", "red"]
Row = Literal[
    "row-0", "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10", "row-11"
]


class Tech(Item):
    open: bool
    used: bool
    once: Literal["round", "game"] | None  # how often it may be used


class LaidTile(TypedDict):
    tile: str
    cells: list[str]


class RoverHere(TypedDict):
    word: str
    carries: bool  # a meteorite


class LineState(TypedDict):
    """A row or column."""

    word: str
    medal: int
    gaps: int  # bare squares
    blocked: bool  # a meteorite lies in it


class Board(TypedDict):
    """A planet."""

    grid: list[str]  # a sign for each square: see data/planets.toml
    terrain: dict[str, Terrain]  # of the squares that show one
    symbols: dict[str, Terrain]  # visible resources
    tiles: list[LaidTile]  # in the order of placing
    patches: list[str]
    meteor_symbols: list[str]
    meteorites: list[str]  # lying, twice where two lie; carried ones are told with their rover
    pods: list[str]
    rovers: list[RoverHere]
    aside: str | None  # the tile that could not be placed
    lines: list[LineState]  # rows from above, then columns from the left
    barred: list[str]  # squares that the event in force closes to tiles, or to rovers


class Pending(TypedDict):
    """An effect to be resolved."""

    word: str
    n: int


class Steps(TypedDict):
    """Where a tracker comes that does not just go from one position to the next."""

    up: list[int]  # step by step, until it can go no further
    down: NotRequired[int]


class SeatFacts(TypedDict):
    counters: dict[str, int]
    planet: str
    corporation: str
    techs: list[Tech]
    pods_on_board: list[str]  # collected life pods on tracks or techs
    board: Board
    points: dict[str, int]  # so far, by source; of others without what is face down
    undecided: NotRequired[list[Literal["planet", "corporation"]]]  # boards that are still to be chosen
    # of the own seat only
    tile: NotRequired[str | None]  # in the hand
    pending: NotRequired[list[Pending]]
    energies: NotRequired[list[list[Terrain]]]  # for each energy to be resolved, the tracks on offer
    steps: NotRequired[dict[str, Steps]]  # of trackers that skip positions or are stopped, as all stand now
    placements: NotRequired[dict[str, dict[str, list[str]]]]  # by `large` or `small`, by orientation: first squares


class EventCard(TypedDict):
    """The event in force."""

    name: str
    colour: Colour
    whole_round: bool  # it holds to the end of the round; the others are done before the draft


class TableFacts(TypedDict):
    round: int
    commander: SeatNumber
    last_round: bool
    events_left: NotRequired[int]  # with the event deck only
    event: NotRequired[str | None]  # its name
    event_card: NotRequired[EventCard]
    events_done: NotRequired[list[str]]  # events of earlier rounds, in order
    green: NotRequired[int]  # cards of each colour in the deck at the start
    orange: NotRequired[int]
    red: NotRequired[int]
    target: NotRequired[int]  # alone: the points to reach
    verdict: NotRequired[int]  # alone, at the end: the level reached


class Slot(TypedDict):
    word: str | None  # what takes its tile, for the seat that the depot faces
    tile: str | None  # the uppermost
    left: int  # tiles, the uppermost included
    below: list[str]  # the tiles below, in no order


class Depot(TypedDict):
    word: str
    seat: SeatNumber | None  # whom it faces
    slots: list[Slot]  # the large one, then the small one
    # While the station is being turned: for each seat, if this depot faced it, how many places the large and the
    # small tile would have there; both without place: the game would end.
    places: NotRequired[list[list[int]]]


class CardItem(Item):
    """A civ card."""

    points: NotRequired[int]  # printed; not of a card that is face down
    rank: int
    immediate: NotRequired[bool]


class CardArea(TypedDict):
    id: Literal["civ-1", "civ-2", "civ-3", "civ-4", "cards"]
    seat: SeatNumber | None
    items: list[CardItem]


class SharedGoal(Item):
    """An objective that seats compare: as the boards are shown now."""

    seats: list[SeatNumber]
    values: list[BySeat]  # of these seats
    vp: list[BySeat]


class SharedGoalArea(TypedDict):
    id: Literal["neighbour-objectives", "open-objectives", "objectives-on-offer"]
    seat: SeatNumber | None
    items: list[SharedGoal]


class PrivateGoal(Item):
    """A private objective; of others only that there is one."""

    met: NotRequired[bool]
    value: NotRequired[int]
    goal: NotRequired[int]  # what the value must reach; of resources, not exceed


class PrivateGoalArea(TypedDict):
    id: Literal["private-objectives", "objectives-dealt"]
    seat: SeatNumber | None
    items: list[PrivateGoal]


class TrackItem(Item):
    position: int


class TrackArea(TypedDict):
    id: Literal["tracks"]
    seat: SeatNumber | None
    items: list[TrackItem]


class PlainArea(TypedDict):
    id: Literal["depot", "techs", "next-event"] | Row
    seat: SeatNumber | None
    items: list[Item]


PlanetArea = CardArea | SharedGoalArea | PrivateGoalArea | TrackArea | PlainArea


class PlanetBody(TypedDict):
    table: TableFacts
    seats: list[SeatFacts]
    areas: list[PlanetArea]
    station: list[Depot]  # the depots clockwise


class Buried(TypedDict):
    """What a tile or patch destroys."""

    word: str
    kind: Literal["pod", "rover"]


class LineChange(TypedDict):
    word: str
    medal: int
    full: bool  # it would score now
    spoilt: bool  # a meteorite would come to lie in it


class PlanetFacts(TypedDict):
    """What a sentence would bring, beside the counters: what a preview tells."""

    pending: list[Pending]  # effects that it leaves to be resolved, new ones only
    energies: list[list[Terrain]]  # new ones
    buried: list[Buried]
    meteorites: list[str]  # squares on which a meteorite comes to lie
    lines: list[LineChange]
    points: dict[str, int]  # by how much each source changes


# ---- what is printed on the components: the rows of `data/*.toml`, which the page reads too -------------------------

Track = Literal["civ", "water", "biomass", "rover", "tech"]


class PrintedShape(TypedDict):
    """A tile, without the terrains of its two sections."""

    id: str
    art: list[str]  # rows: a and b are squares of its sections, capitals show the resource
    meteor: tuple[int, int]  # column and row of the symbol, on the tiles that have one


class PrintedPlanet(TypedDict):
    id: str
    name: str
    symmetric: bool
    difficulty: int
    grid: list[str]  # a sign for each square
    pods: list[tuple[int, int]]  # column and row
    restrictions: list[str]
    quadrants: NotRequired[list[Terrain]]
    city_points: NotRequired[int]
    sides: NotRequired[list[str]]
    crossings: NotRequired[list[list[tuple[int, int]]]]


class PrintedCorporation(TypedDict):
    id: str
    name: str
    symmetric: bool
    difficulty: int
    rovers: int
    rover_repeat: int
    special: list[str]
    techs: list[str]
    tracks: NotRequired[dict[Track, list[str]]]  # those that differ from the common ones
    biomass_rows: NotRequired[list[int]]
    water_path: NotRequired[list[str]]  # where each step of a winding track lies: `biomass-2`


class PrintedCard(TypedDict):
    """A civ card."""

    id: str
    rank: int
    name: str
    immediate: bool
    points: int
    effect: NotRequired[str]
    amount: NotRequired[int]


class PrintedObjective(TypedDict):
    """Its neighbour side, then its private one."""

    id: str
    neighbour: str
    metric: str
    terrain: NotRequired[Terrain]
    less: bool
    private: str
    condition: str
    of: NotRequired[Terrain]
    size: NotRequired[list[int]]
    amount: NotRequired[int]
