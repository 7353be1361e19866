"""The words of the game and their numbers: the cards, action cards, ways to settle, numbers, second powers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race.components import Power  # so that the compiler reads components first
from starboard.kernel import Vocabulary

_ACTIONS: Final = [
    "explore+5",
    "explore+1+1",
    "develop",
    "develop/2",
    "settle",
    "settle/2",
    "consume-trade",
    "consume-x2",
    "produce",
]
_NUMBERS: Final = [f"number-{number}" for number in range(1, 8)]
_SECONDS: Final = [card for card in c.CARDS if len(c.CONSUME_POWERS[card]) > 1]

VOCABULARY: Final = Vocabulary(
    c.SPELLINGS + _ACTIONS + ["pay", "conquer"] + _NUMBERS + [f"{c.SPELLINGS[card - c.FIRST]}.2" for card in _SECONDS]
)

CARD: Final = c.FIRST
CARD_END: Final = c.END  # one past the last card

ACTION: Final = VOCABULARY.index("explore+5")  # the first action card
ACTION_END: Final = ACTION + len(_ACTIONS)
EXPLORE_5: Final = VOCABULARY.index("explore+5")
EXPLORE_1_1: Final = VOCABULARY.index("explore+1+1")
DEVELOP_1: Final = VOCABULARY.index("develop")
DEVELOP_2: Final = VOCABULARY.index("develop/2")
SETTLE_1: Final = VOCABULARY.index("settle")
SETTLE_2: Final = VOCABULARY.index("settle/2")
CONSUME_TRADE: Final = VOCABULARY.index("consume-trade")
CONSUME_X2: Final = VOCABULARY.index("consume-x2")
PRODUCE_1: Final = VOCABULARY.index("produce")
SEVEN: Final = [word for word in range(ACTION, ACTION_END) if word not in (DEVELOP_2, SETTLE_2)]
ALONE: Final = [[word] for word in range(ACTION, ACTION_END)]  # the choice of one action card
ACTION_PHASE: Final = bytes(
    [c.EXPLORE, c.EXPLORE, c.DEVELOP, c.DEVELOP, c.SETTLE, c.SETTLE, c.CONSUME, c.CONSUME, c.PRODUCE]
)

PAY: Final = VOCABULARY.index("pay")  # ways to settle a world
CONQUER: Final = VOCABULARY.index("conquer")
NUMBER: Final = VOCABULARY.index("number-1") - 1  # NUMBER + n names the number n
SECOND: Final = VOCABULARY.index("number-7") + 1  # the first word for a second consume power of a card

# A consume power is named by its card; a card's second one by a word of its own.
CONSUME_WORDS: Final[list[list[int]]] = [
    [(card if at == 0 else SECOND + _SECONDS.index(card)) for at in range(len(c.CONSUME_POWERS[card]))]
    for card in range(c.END)
]


def power_card(word: i64) -> i64:
    """The card of a consume power's word."""
    return _SECONDS[word - SECOND] if word >= SECOND else word


_FIRSTS: Final = [c.CONSUME_POWERS[card][0] for card in range(c.END) if c.CONSUME_POWERS[card]]


def _named(word: int) -> Power:
    """The consume power that a word names; any for other words."""
    if word >= SECOND:
        return c.CONSUME_POWERS[_SECONDS[word - SECOND]][1]
    return c.CONSUME_POWERS[word][0] if word < c.END and c.CONSUME_POWERS[word] else _FIRSTS[0]


_POWERS: Final = [_named(word) for word in range(len(VOCABULARY.words))]


def power(word: i64) -> Power:
    """The consume power that a word names."""
    return _POWERS[word]
