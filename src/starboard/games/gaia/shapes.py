"""The shapes of what a seat sees, one for each kind of component, area and fact: `view` fills them.

They are written to TypeScript by `make contract`. Nothing in this game is hidden that is not yet to be drawn: all see
the same.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from starboard.games.gaia.automa.shapes import AutomaFacts
from starboard.kernel.view import BySeat, Item, SeatNumber

Phase = Literal["setup", "income", "gaia", "actions", "finished"]
Home = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
Planet = Literal["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim", "lost"]
Piece = Literal[
    "mine",
    "trading-station",
    "lab",
    "institute",
    "academy-left",
    "academy-right",
    "lost-mine",
    "gaiaformer",
    "space-station",
]
Brainstone = Literal["bowl-1", "bowl-2", "bowl-3", "gaia"]
Track = Literal["terraforming", "navigation", "intelligence", "gaia", "economy", "science"]


class TableFacts(TypedDict):
    round: int  # 0 in set-up
    rounds: int  # how many there are
    phase: Phase
    active: SeatNumber | None  # the seat whose turn it is
    order: list[SeatNumber]  # turn order of this round
    passed: list[SeatNumber]  # who has passed, first come first
    variable_order: bool  # the turn-order card is used


class TileItem(Item):
    """A tech tile of a seat."""

    covered: bool
    covers: str | None  # the standard tile below an advanced one


class TokenItem(Item):
    """A federation token of a seat."""

    green: bool  # it can still be flipped


class Resources(TypedDict):
    ore: int
    credits: int
    knowledge: int
    qic: int
    charge: int
    token: int


class Counts(TypedDict):
    """What tiles and boosters count."""

    structure: int
    federated: int
    type: int
    gaia: int
    sector: int
    satellite: int


class SeatFacts(TypedDict):
    counters: dict[str, int]
    faction: str | None  # null before the choice
    colour: str | None
    planet: Home | None  # the home type
    booster: str | None
    passed: bool
    brainstone: Brainstone | None  # where it lies
    research: dict[Track, int]  # level by area
    tiles: list[TileItem]
    tokens: list[TokenItem]
    used: list[str]  # special actions used in this round
    sources: dict[str, int]  # VP by source
    income: Resources  # of the next income phase, as things stand
    counts: Counts
    pass_vp: int  # what passing now would score
    range: int  # basic range
    step_ore: int  # ore for a terraforming step
    project_tokens: int  # tokens for a gaia project, 0: none possible


class HexItem(Item):
    """A hex of the map."""

    q: int
    r: int
    sector: int
    planet: Planet | None
    piece: Piece | None
    owner: SeatNumber | None
    guest: SeatNumber | None  # who has a mine on another player's planet
    satellites: list[SeatNumber]  # whose
    federations: list[SeatNumber]  # the seats in whose federations it is
    power: int | None  # the power value of the owner's structure or space station
    reach: list[BySeat | None]  # how far it is from the nearest hex that range is counted from
    charge: list[BySeat]  # the power that could be charged if another built here


class TrackItem(Item):
    """A research area."""

    levels: list[BySeat]
    tile: str  # the standard tile below it
    advanced: str  # the advanced tile of this game, taken or not
    token: str | None  # the federation token on level 5


class TechItem(Item):
    """A stack of standard tech tiles."""

    track: Track | None  # the area above it; null in the bottom row
    owners: list[SeatNumber]


class AdvancedItem(Item):
    """An advanced tech tile that nobody has taken."""

    track: Track


class BoosterItem(Item):
    """A booster that nobody holds."""

    vp: list[BySeat]  # what it would score if its holder passed now


class SupplyItem(Item):
    """Federation tokens of one kind in the supply."""

    left: int


class ActionItem(Item):
    """A power or QIC action."""

    cost: int
    pays: Literal["power", "qic"]
    taken: bool  # in this round
    by: int | None  # by whom


class RoundItem(Item):
    """A round scoring tile."""

    round: int
    vp: int
    current: bool
    past: bool


class FinalItem(Item):
    """A final scoring tile."""

    counts: list[BySeat]
    neutral: int | None  # the count of the neutral player, in a game of two
    vp: list[BySeat]  # what each seat would get if the game ended now


class MapArea(TypedDict):
    id: Literal["map"]
    seat: None
    items: list[HexItem]


class ResearchArea(TypedDict):
    id: Literal["research"]
    seat: None
    items: list[TrackItem]


class TechArea(TypedDict):
    id: Literal["tech"]
    seat: None
    items: list[TechItem]


class AdvancedArea(TypedDict):
    id: Literal["advanced"]
    seat: None
    items: list[AdvancedItem]


class BoosterArea(TypedDict):
    """The boosters that nobody holds."""

    id: Literal["boosters"]
    seat: None
    items: list[BoosterItem]


class TokenArea(TypedDict):
    id: Literal["tokens"]
    seat: None
    items: list[SupplyItem]


class ActionArea(TypedDict):
    id: Literal["actions"]
    seat: None
    items: list[ActionItem]


class RoundArea(TypedDict):
    id: Literal["rounds"]
    seat: None
    items: list[RoundItem]


class FinalArea(TypedDict):
    id: Literal["finals"]
    seat: None
    items: list[FinalItem]


GaiaArea = (
    MapArea | ResearchArea | TechArea | AdvancedArea | BoosterArea | TokenArea | ActionArea | RoundArea | FinalArea
)


class GaiaBody(TypedDict):
    table: TableFacts
    seats: list[SeatFacts]  # of the players; alone, the Automa's is behind the player's
    areas: list[GaiaArea]
    automa: AutomaFacts | None  # alone


class Part(TypedDict):
    """A part of the price of a mine."""

    id: Literal["mine", "step", "range", "gaia"]
    n: int  # how many steps, or QICs for range
    credits: int
    ore: int
    qic: int


class Spill(TypedDict):
    """What the next income, or an act, would bring beyond what can be held."""

    ore: int
    credits: int
    knowledge: int


class Charge(TypedDict):
    """Somebody who may charge power because of what is built."""

    seat: SeatNumber
    n: int
    vp: int  # what it costs
    by: str  # the hex of the structure that charges
    hex: str  # where was built
