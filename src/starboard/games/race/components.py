"""The cards and their powers, read from `data/cards.toml`.

The file is for people; the lists of numbers made from it here are for the rules. A card's number is its word.
"""

from __future__ import annotations

import importlib.resources
import tomllib
from typing import Any, Final

from mypy_extensions import i64

from starboard.kernel import PASS

KINDS: Final = ["", "novelty", "rare", "genes", "alien"]  # in order of price (RG-8.12, RG-9.20)
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
PRICE: Final = [0, 2, 3, 4, 5]

WINDFALL: Final = 1
PRODUCTION: Final = 2

SEATS: Final = 4  # the most that can sit at a table
POOL: Final = 12  # points in chips for each player (RG-3.1)
CHIPS: Final = [(1, 18), (5, 6), (10, 4)]  # value and number; the tens only when the others are gone (RG-2.9, RG-3.2)
ACTION_SETS: Final = 4  # sets of seven action cards, and two duplicates for each (RG-2.6, RG-2.7)

PHASES: Final = ["", "explore", "develop", "settle", "consume", "produce"]
EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5

LISTS: Final = ["explore", "develop", "settle", "trade", "consume", "produce"]  # of powers on a card

POWERS: Final = [
    "draw",
    "keep",
    "discount",
    "draw-at-start",
    "draw-after",
    "military",
    "pay-for-military",
    "discard-to-settle-free",
    "discard-for-military",
    "trade-bonus",
    "consume",
    "consume-all",
    "discard-hand",
    "sell",
    "gamble",
    "produce",
    "draw-if-produced",
    "produce-windfall",
    "draw-per-good",
    "draw-per-kind",
    "draw-per-world",
    "draw-if-most",
]
DRAW: Final = 0
KEEP: Final = 1
DISCOUNT: Final = 2
DRAW_AT_START: Final = 3
DRAW_AFTER: Final = 4
MILITARY: Final = 5
PAY_FOR_MILITARY: Final = 6
DISCARD_TO_SETTLE_FREE: Final = 7
DISCARD_FOR_MILITARY: Final = 8
TRADE_BONUS: Final = 9
CONSUME_GOODS: Final = 10
CONSUME_ALL: Final = 11
DISCARD_HAND: Final = 12
SELL: Final = 13
GAMBLE: Final = 14
PRODUCE_HERE: Final = 15
DRAW_IF_PRODUCED: Final = 16
PRODUCE_WINDFALL: Final = 17
DRAW_PER_GOOD: Final = 18
DRAW_PER_KIND: Final = 19
DRAW_PER_WORLD: Final = 20
DRAW_IF_MOST: Final = 21


class Power:
    """One power of a card; a field that the power does not have is 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.type: i64 = POWERS.index(data["power"])
        self.amount: i64 = data.get("amount", 0)
        self.kind: i64 = KINDS.index(data.get("kind", ""))
        self.not_kind: i64 = KINDS.index(data.get("not_kind", ""))
        self.keyword: str = data.get("keyword", "")
        self.this_world: bool = data.get("this_world", False)
        self.goods: i64 = data.get("goods", 1)
        self.times: i64 = data.get("times", 1)
        self.different: bool = data.get("different", False)
        self.vp: i64 = data.get("vp", 0)
        self.cards: i64 = data.get("cards", 0)
        self.less: i64 = data.get("less", 0)
        self.bonuses: bool = data.get("bonuses", False)
        self.least: i64 = data.get("least", 0)
        self.most: i64 = data.get("most", 0)
        self.same: str = str(sorted(data.items()))  # powers that do the same have the same text


class Clause:
    """One scoring clause of a 6-cost development; a card must fit all that it names."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.points: int = data["points"]
        self.type: str = data.get("type", "")
        self.kind: int = KINDS.index(data.get("kind", ""))
        self.mode: int = ["", "windfall", "production"].index(data.get("mode", ""))
        self.military: bool = data.get("military", False)
        self.keyword: str = data.get("keyword", "")
        self.cost: int = data.get("cost", 0)
        self.powers: str = data.get("powers", "")
        self.card: str = data.get("card", "")
        self.per_chips: int = data.get("per_chips", 0)
        self.per_military: bool = bool(data.get("per_military", 0))

    def fits(self, design: Design) -> bool:
        return (
            not (self.per_chips or self.per_military)
            and self.type in ("", design.type)
            and self.kind in (0, design.kind)
            and self.mode in (0, design.mode)
            and (not self.military or design.defense > 0)
            and (not self.keyword or self.keyword in design.keywords)
            and self.cost in (0, design.cost)
            and (not self.powers or bool(design.powers[LISTS.index(self.powers)]))
            and self.card in ("", design.id)
        )


class Design:
    """What is printed on a card."""

    def __init__(self, id: str, data: dict[str, Any]) -> None:
        self.id = id
        self.name: str = data["name"]
        self.type: str = data["type"]
        self.cost: int = data.get("cost", 0)
        self.defense: int = data.get("defense", 0)  # 0: not a military world
        self.vp: int = data["vp"]
        self.copies: int = data.get("copies", 1)
        self.mode: int = WINDFALL if "windfall" in data else PRODUCTION if "production" in data else 0
        self.kind: int = KINDS.index(data.get("windfall", data.get("production", "")))
        self.keywords: list[str] = data.get("keywords", [])
        self.start: int = data.get("start", -1)
        self.first_hand: int = data.get("first_hand", -1)
        self.powers: list[list[Power]] = [[Power(power) for power in data.get(list, [])] for list in LISTS]
        self.clauses: list[Clause] = [Clause(clause) for clause in data.get("points", [])]
        self.data = data


def _read() -> list[Design]:
    text = importlib.resources.files("starboard.games.race").joinpath("data/cards.toml").read_text("utf-8")
    return [Design(id, data) for id, data in tomllib.loads(text).items()]


DESIGNS: Final = _read()

# ---- the cards: the first words of the vocabulary after `done` and `pass` --------------------------------------

FIRST: Final = PASS + 1


def _spell(design: Design) -> list[str]:
    if design.copies == 1:
        return [design.id]
    return [f"{design.id}/{copy + 1}" for copy in range(design.copies)]


SPELLINGS: Final = [word for design in DESIGNS for word in _spell(design)]
END: Final = FIRST + len(SPELLINGS)  # one past the last card
CARDS: Final = list(range(FIRST, END))

# ---- the tables of the rules: by card -----------------------------------------------------------------------

DESIGN: Final = bytes([0] * FIRST + [at for at, design in enumerate(DESIGNS) for _ in range(design.copies)])


def design(card: i64) -> Design:
    return DESIGNS[DESIGN[card]]


FIRST_COPY: Final = bytes([card if card < FIRST else DESIGN.index(DESIGN[card], FIRST) for card in range(END)])
TWIN: Final = bytes(  # the other copy of a card; 0 if it is the only one
    [0] * FIRST + [2 * FIRST_COPY[card] + 1 - card if design(card).copies > 1 else 0 for card in CARDS]
)
_PAIRS: Final = [card for card in CARDS if TWIN[card] > card]  # the first of two equal cards
PAIR: Final = bytes([_PAIRS.index(FIRST_COPY[card]) + 1 if TWIN[card] else 0 for card in range(END)])  # from 1 on
NAMES: Final = [""] * FIRST + [SPELLINGS[FIRST_COPY[card] - FIRST] for card in CARDS]  # the same for equal cards


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


IS_WORLD: Final = [False] * FIRST + [design(card).type == "world" for card in CARDS]
COST: Final = bytes([0] * FIRST + [design(card).cost for card in CARDS])
DEFENSE: Final = bytes([0] * FIRST + [design(card).defense for card in CARDS])
VP: Final = bytes([0] * FIRST + [design(card).vp for card in CARDS])
KIND: Final = bytes([0] * FIRST + [design(card).kind for card in CARDS])
MODE: Final = bytes([0] * FIRST + [design(card).mode for card in CARDS])
START: Final = [-1] * FIRST + [design(card).start for card in CARDS]
START_WORLDS: Final = [card for card in CARDS if START[card] >= 0]


def _powers(phase: str) -> list[list[Power]]:
    none: list[list[Power]] = [[] for _ in range(FIRST)]
    return none + [design(card).powers[LISTS.index(phase)] for card in CARDS]


def _sums(phase: str, type: int) -> list[int]:
    """The amounts of all unconditional powers of a type, by card."""
    return [
        sum([power.amount for power in powers if power.type == type and not power.kind and not power.keyword])
        for powers in _powers(phase)
    ]


EXPLORE_DRAW: Final = bytes(_sums("explore", DRAW))
EXPLORE_KEEP: Final = bytes(_sums("explore", KEEP))
DEVELOP_DISCOUNT: Final = bytes(_sums("develop", DISCOUNT))
DEVELOP_START_DRAW: Final = bytes(_sums("develop", DRAW_AT_START))
DEVELOP_AFTER_DRAW: Final = bytes(_sums("develop", DRAW_AFTER))
SETTLE_AFTER_DRAW: Final = bytes(_sums("settle", DRAW_AFTER))
TOTAL_MILITARY: Final = _sums("settle", MILITARY)
PRODUCED_DRAW: Final = bytes(_sums("produce", DRAW_IF_PRODUCED))
SETTLE_POWERS: Final = _powers("settle")
TRADE_POWERS: Final = _powers("trade")
CONSUME_POWERS: Final = _powers("consume")
PRODUCE_POWERS: Final = _powers("produce")
TRADE_SUM: Final = bytes([sum([bonus.amount for bonus in powers]) for powers in TRADE_POWERS])
CONSUME_SALES: Final = bytes([sum([use.type == SELL for use in powers]) for powers in CONSUME_POWERS])


def _draws(use: Power) -> i64:
    """The most cards that a use of a consume power takes from the deck, sales apart."""
    return 1 if use.type == GAMBLE else use.amount + use.cards * use.times


def _points(use: Power) -> i64:
    """The most points that a use of a consume power takes from the pool, undoubled; apart from those by good."""
    return 0 if use.type == CONSUME_ALL else use.vp * use.times


WINDFALL_POWERS: Final = bytes([sum([use.type == PRODUCE_WINDFALL for use in powers]) for powers in PRODUCE_POWERS])
GIVES_MILITARY: Final = [any(use.type == DISCARD_FOR_MILITARY for use in powers) for powers in SETTLE_POWERS]
CONSUME_DRAWS: Final = bytes([sum([_draws(use) for use in powers]) for powers in CONSUME_POWERS])
CONSUME_POINTS: Final = bytes([sum([_points(use) for use in powers]) for powers in CONSUME_POWERS])
POINTS_PER_GOOD: Final = bytes(
    [sum([use.vp for use in powers if use.type == CONSUME_ALL]) for powers in CONSUME_POWERS]
)
FREE_USES: Final = bytes(  # consume powers that take no good
    [sum([use.type not in (CONSUME_GOODS, CONSUME_ALL, SELL) for use in powers]) for powers in CONSUME_POWERS]
)
KEYWORDS: Final = [""] * FIRST + [" ".join(design(card).keywords) for card in CARDS]


def _sameness() -> list[int]:
    """Worlds with the same number are alike as places for a good: kind, mode, and powers tied to it."""
    texts: list[str] = [""] * FIRST
    for card in CARDS:
        own = [bonus.same for bonus in TRADE_POWERS[card] if bonus.this_world]
        texts.append(f"{KIND[card]} {MODE[card]} {own} {PRODUCED_DRAW[card]}")
    return [texts.index(text) for text in texts]


ALIKE: Final = bytes(_sameness())

# SCORE[card][other]: what a 6-cost development scores for another card of the same tableau (first clause that fits).
SCORE: Final = [
    bytes([next((c.points for c in design(card).clauses if c.fits(design(other))), 0) for other in range(END)])
    if card >= FIRST and design(card).clauses
    else b""
    for card in range(END)
]
PER_CHIPS: Final = bytes(
    [0] * FIRST + [max([clause.per_chips for clause in design(c).clauses], default=0) for c in CARDS]
)
PER_MILITARY: Final = [False] * FIRST + [any(clause.per_military for clause in design(c).clauses) for c in CARDS]
