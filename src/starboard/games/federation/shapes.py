"""The shapes of what a seat sees, one for each kind of component, area and fact: `view` fills them.

They are written to TypeScript by `make contract`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.kernel.view import BySeat, Item, SeatNumber

Planet = Literal["neo", "sixmoon", "atal", "arratuin", "e81216"]
When = Literal["neo", "sixmoon", "atal", "arratuin", "e81216", "now", "any"]
Wing = Literal["left", "right"]


class Thing(Item):
    """A component with figures."""

    reconstructed: list[str]  # which of its figures are only proposals: no source tells what is printed


class SpaceItem(Thing):
    """A space of the senate."""

    action: str  # whose action it is: a planet, a room or the spy
    cost: list[str]
    effect: list[str]  # of a room or the spy
    floor: int  # 1 is the lowest
    column: int
    wing: Wing
    seat: SeatNumber | None  # whose ambassador lies here
    neutral: bool  # blocked by a neutral token
    votes: int  # without the die
    funding: bool
    die: bool
    cover: str | None  # the alteration on the token
    token: str | None  # the ambassador
    order: int  # which placement of this round it was; 0: nobody's


class OuterItem(Item):
    """The outer module."""

    effect: list[str]
    seats: list[SeatNumber]  # whose ambassadors lie here, first come first
    orders: list[int]  # which placements of this round they were


class LawItem(Item):
    """A law: on offer, to come, or of a past round."""

    planet: Planet
    wing: Wing
    when: Literal["now", "next", "past"]
    round: int
    passed: bool | None  # null: not voted on yet
    points: list[BySeat]  # what each seat would score if it passed now; empty for a past law


class Standing(TypedDict):
    """Where a seat stands in a project."""

    value: int
    points: int  # if the project were funded and the game over


class ProjectItem(Thing):
    """A major project."""

    funded: int
    length: int
    complete: bool
    column: int | None  # null: the common project
    coming: int  # fundings that lie in its column and that it still takes
    passed_on: int  # those that go on to the common project
    standing: list[Standing]  # by seat


NeoKind = Literal["space", "asteroid", "dead-asteroids", "start"]


class NeoItem(Thing):
    """A space of Neo."""

    kind: NeoKind
    influence: int
    gain: list[str]
    next: list[str]
    miners: list[SeatNumber]
    asteroid: str | None  # `hidden`: face down
    asteroid_gain: list[str]


class DeadItem(Item):
    """A dead asteroid, or all of them while they lie face down."""

    gain: list[str]
    count: int


class MoonItem(Thing):
    """A moon, the last being the planet itself."""

    strength: int
    shown: bool
    mages: list[SeatNumber]
    tokens: int  # how many alterations lie there, face up or down


class AlterationItem(Thing):
    """An alteration token."""

    strength: int
    votes: int
    funding: bool
    bonus: list[str]


class MoonTokenItem(AlterationItem):
    """An alteration token that lies open on a moon."""

    moon: int


class AtalItem(Item):
    """A place on Atal with the specialist that lies open there, if one does."""

    colour: int
    level: int
    under: int  # tokens below it
    when: When | None  # when it works
    effect: list[str]


class SpecialistItem(Item):
    """A seat's specialist."""

    colour: int
    level: int
    when: When
    effect: list[str]
    used: bool


class ShopItem(Thing):
    """A shop of Arratuin."""

    cost: list[str]
    level1: list[str]
    level2: list[str]
    discs: list[int]  # by seat: 0 none, else the level


class ProductionItem(Thing):
    """A production of E81216."""

    slot: int
    cost: list[str]
    income: list[str]
    robots: list[SeatNumber]


class MegastructureItem(Thing):
    """A megastructure of E81216."""

    cost: list[str]
    values: list[str]  # the lower of the two counts
    multipliers: list[int]
    robots: list[SeatNumber]  # in the order of the multipliers
    worth: list[BySeat | None]  # points by seat for building it now; null: built already


class MedalItem(Item):
    """A kind of medal."""

    thresholds: list[int]  # influence for those that are left, lowest first
    left: int


class StartItem(Thing):
    """A start token."""

    gain: list[str]


class DeepSpaceItem(Item):
    """A deep space token."""

    effect: list[str]


class MissionItem(Thing):
    """A mission on a player's board."""

    level: int
    cost: list[str]
    effect: list[str]
    marked: bool
    done: bool
    worth: int | None  # points for performing it now, if it gives points


class AmbassadorItem(Thing):
    """An ambassador with its two sides."""

    votes: int
    bonus: list[str]  # of the funding side
    funding: bool  # whether there is a funding side
    placed: bool
    said: str  # which word places it: of equal tokens at hand the first stands for all


class Spaces(TypedDict):
    id: Literal["spaces"]
    seat: None
    items: list[SpaceItem]


class Outer(TypedDict):
    id: Literal["outer"]
    seat: None
    items: list[OuterItem]


class Laws(TypedDict):
    id: Literal["laws"]
    seat: None
    items: list[LawItem]


class Projects(TypedDict):
    id: Literal["projects"]
    seat: None
    items: list[ProjectItem]


class Neo(TypedDict):
    id: Literal["neo"]
    seat: None
    items: list[NeoItem]


class DeadAsteroids(TypedDict):
    id: Literal["dead-asteroids"]
    seat: None
    items: list[DeadItem]


class Moons(TypedDict):
    id: Literal["moons"]
    seat: None
    items: list[MoonItem]


class MoonTokens(TypedDict):
    id: Literal["moon-tokens"]
    seat: None
    items: list[MoonTokenItem]


class Atal(TypedDict):
    id: Literal["atal"]
    seat: None
    items: list[AtalItem]


class Shops(TypedDict):
    id: Literal["shops"]
    seat: None
    items: list[ShopItem]


class Productions(TypedDict):
    id: Literal["productions"]
    seat: None
    items: list[ProductionItem]


class Megastructures(TypedDict):
    id: Literal["megastructures"]
    seat: None
    items: list[MegastructureItem]


class Medals(TypedDict):
    id: Literal["medals"]
    seat: None
    items: list[MedalItem]


class Starts(TypedDict):
    id: Literal["starts"]
    seat: None
    items: list[StartItem]


class DeepSpace(TypedDict):
    """The stack, for those who have looked through it."""

    id: Literal["deep-space"]
    seat: SeatNumber
    items: list[DeepSpaceItem]


class LookedAt(TypedDict):
    """Alterations that this seat is looking at, or has put back."""

    id: Literal["looked", "returned"]
    seat: SeatNumber
    items: list[AlterationItem]


class Missions(TypedDict):
    id: Literal["missions"]
    seat: SeatNumber
    items: list[MissionItem]


class Ambassadors(TypedDict):
    id: Literal["ambassadors"]
    seat: SeatNumber
    items: list[AmbassadorItem]


class Specialists(TypedDict):
    id: Literal["specialists"]
    seat: SeatNumber
    items: list[SpecialistItem]


class Alterations(TypedDict):
    id: Literal["alterations"]
    seat: SeatNumber
    items: list[AlterationItem]


FederationArea = (
    Spaces
    | Outer
    | Laws
    | Projects
    | Neo
    | DeadAsteroids
    | Moons
    | MoonTokens
    | Atal
    | Shops
    | Productions
    | Megastructures
    | Medals
    | Starts
    | DeepSpace
    | LookedAt
    | Missions
    | Ambassadors
    | Specialists
    | Alterations
)


class Level(TypedDict):
    """A level of the accreditation track."""

    degrees: int
    upkeep: list[str]


class Track(TypedDict):
    """The accreditation track."""

    levels: list[Level]  # from level 1 on
    medal_degree: int
    top_degree: int
    floor_level: int  # nobody drops below its lowest degree


class Labels(TypedDict):
    """How many figures of the board come from where."""

    rulebook: int
    secondary: int  # told by a named source other than the rulebook
    reconstructed: int  # proposals of ours


class Limits(TypedDict):
    """What fits on a player's board."""

    crystals: int
    gold: int
    hangar: int
    die: int


class Influences(TypedDict):
    """What a thing counts for where influence is a sum of things."""

    specialist: int
    discs: list[int]  # by level
    buildings: list[int]  # a production, a megastructure


class TableFacts(TypedDict):
    """Facts of the whole table."""

    round: int
    rounds: int
    turn: int
    turns: int  # of each seat in a round
    phase: Literal["ambassadors", "executive"]
    starter: SeatNumber
    pawn: SeatNumber
    edition: str
    labels: Labels
    votes_left: int
    votes_right: int
    passing: Wing | None  # whose law would pass now; null: the votes are equal, or there is no law
    floors: list[list[int]]  # votes on each floor, lowest first: by seat 0 to 3, then the neutral ones
    leaders: list[list[SeatNumber]]  # the seats that lead on each floor, lowest first
    law_factor: int  # points for each influence when a law passes
    influences: Influences
    deep_space: int
    beside_board: list[int]  # alterations beside the board, by strength
    laws_left: int
    blocks: list[int]
    track: Track
    limits: Limits
    medal_points: list[int]  # for 0, 1, 2 ... medals


class Counters(TypedDict):
    points: int
    lavandium: int
    copernium: int
    oceanium: int
    gold: int
    level: int  # with all bonuses
    degree: int
    ships: int  # in the hangar
    die: int
    missions: int  # completed, with start and deep space token
    common: int  # contributions to the common project


class Influence(TypedDict):
    neo: int
    sixmoon: int
    atal: int
    arratuin: int
    e81216: int


class Points(TypedDict):
    """Points by source."""

    floors: int
    laws: int
    missions: int
    specialists: int
    megastructures: int
    accreditation: int
    medals: int
    leftovers: int
    projects: int


class Forecast(TypedDict):
    """What the end of the round would bring a seat if it came now."""

    income: list[str]
    upkeep: list[str]
    payable: bool  # whether the upkeep can be paid, with what the incomes surely bring
    floors: int
    law: int  # by the law that would pass; 0 while the votes are equal


class SeatFacts(TypedDict):
    """What is known of a seat."""

    counters: Counters
    influence: Influence
    supply: int  # ships outside the hangar
    base_level: int  # of the track, without bonuses: what the upkeep goes by
    level_round: int
    level_game: int
    die_out: bool
    neo: str
    moon: int
    start: str | None
    deep_space: str | None
    looked: bool  # whether it has looked through the deep space stack
    medals: list[str]
    medal_points: int  # what the medals are worth now
    asteroids: list[int]
    dead_asteroids: list[str]
    discs: list[int]  # by shop: 0 none, else the level
    productions: list[str]
    megastructures: list[str]
    points: Points
    forecast: Forecast


class Note(TypedDict):
    """Something to know about this table: a message."""

    id: str
    args: dict[str, object]
    details: list[str]


class FederationBody(TypedDict):
    """All that a game of Federation shows."""

    table: TableFacts
    seats: list[SeatFacts]
    areas: list[FederationArea]
    notes: NotRequired[list[Note]]
    figures: NotRequired[dict[str, object]]  # the whole board file, if the table plays with one of its own
    breakdown: NotRequired[list[dict[str, int]] | None]
