"""The shapes of what a seat sees; `view` fills them. They are written to TypeScript by `make contract`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.kernel.view import Item, SeatNumber

Kind = Literal["novelty", "rare", "genes", "alien"]


class Part(TypedDict):
    """A source of a sum."""

    name: str  # of the card or action card
    by: int


class MilitaryPart(Part):
    """A source of Military."""

    against: str | None  # counts only against worlds of this kind or keyword; null: always


class CardItem(Item):
    """A card that a seat holds or has laid down."""

    worth: int | None  # a 6-cost development: what it is worth now, in hand as if it were built
    parts: list[list[int]]  # for each of its clauses: what it counts, and the points


class TableauCard(CardItem):
    good: Kind | None  # on it
    sale: int | None  # cards that its good would bring if it were sold; null: there is none
    used: list[str]  # consume powers used in this phase, by the words that use them


class HeldCard(CardItem):
    """A card of the own hand, drawn to choose from, or being placed; figures as if its phase came next."""

    price: int | None  # cards to pay; null: it cannot be bought
    price_parts: list[Part]  # what makes it cheaper
    military: int | None  # the own Military against it; null: no military world


class Tableau(TypedDict):
    id: Literal["tableau"]
    seat: SeatNumber
    items: list[TableauCard]  # in order of placing


class Held(TypedDict):
    id: Literal["hand", "drawn", "placing"]  # `drawn`: to choose from; `placing`: to be revealed, or being paid for
    seat: SeatNumber
    items: list[HeldCard]


class Hidden(TypedDict):
    """Own choices that nobody else sees yet: action cards, cards laid aside."""

    id: Literal["chosen", "aside"]
    seat: SeatNumber
    items: list[Item]


class Phases(TypedDict):
    """What each phase would bring a seat if it came next, without the bonus of an action card."""

    explore: tuple[int, int]  # cards drawn, cards kept
    develop: int  # cards less to pay
    settle: tuple[int, int]  # Military, cards less to pay
    consume: int  # powers
    produce: int  # production worlds without a good


class Counters(TypedDict):
    points: int  # if the game ended now
    chips: int
    hand: int
    military: int  # without conditions
    goods: int
    cards: int  # in the tableau


class SeatFacts(TypedDict):
    counters: Counters
    actions: list[str]  # revealed this round
    last: list[str]  # action cards of the last round
    phases: Phases
    military_parts: list[MilitaryPart]


class Ends(TypedDict):
    """How near the end is."""

    cards: list[SeatNumber]  # with eleven cards or more
    sure: bool  # this round is the last


class TableFacts(TypedDict):
    round: int
    phase: int  # 1 to 5, 0 between phases
    nth: int  # the first or second phase of its kind in this round
    pool: int  # points left
    pool_size: int  # points in the pool at the start
    deck: int
    discard: int
    order: list[SeatNumber]  # the turn order
    experienced: bool
    ends: Ends


class RaceBody(TypedDict):
    table: TableFacts
    seats: list[SeatFacts]
    areas: list[Tableau | Held | Hidden]
    breakdown: NotRequired[list[dict[str, int]]]  # at the end


# ---- what is printed on the cards: the rows of `data/cards.toml`, which the page reads too --------------------------

PowerList = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
CardType = Literal["world", "development"]


class _Power(TypedDict):
    power: str


class Power(_Power, total=False):
    """One power of a card."""

    amount: int
    kind: Kind
    not_kind: Kind
    keyword: str
    this_world: bool
    goods: int
    times: int  # up to so many times
    different: bool
    vp: int
    cards: int
    less: int  # points taken off
    bonuses: bool
    least: int
    most: int


class _Clause(TypedDict):
    points: int


class Clause(_Clause, total=False):
    """What a 6-cost development scores for."""

    type: CardType
    kind: Kind
    mode: Literal["windfall", "production"]
    military: bool
    keyword: str
    cost: int
    powers: PowerList
    card: str
    per_chips: int
    per_military: int


class _Design(TypedDict):
    name: str
    type: CardType
    vp: int


class Design(_Design, total=False):
    """A card."""

    cost: int
    defense: int
    copies: int
    windfall: Kind
    production: Kind
    keywords: list[str]
    start: int
    first_hand: int
    points: list[Clause]
    explore: list[Power]
    develop: list[Power]
    settle: list[Power]
    trade: list[Power]
    consume: list[Power]
    produce: list[Power]
