"""The shapes of what everybody sees of the Automa."""

from __future__ import annotations

from typing import Literal, TypedDict

from starboard.kernel.view import SeatNumber

AutomaAction = Literal["mine", "upgrade", "research", "research-highest", "space", "faction"]
AutomaTie = Literal["faction", "final-tile", "steps", "nearest", "direction", "highest", "number", "centre"]


class TieStep(TypedDict):
    """A tie-breaker that left fewer."""

    tie: AutomaTie
    left: list[str]  # words


class AutomaDeed(TypedDict):
    """A part of a turn."""

    action: AutomaAction
    candidates: list[str]  # the words that were possible: hexes, research areas or spaces
    ties: list[TieStep]  # in the order in which they were asked; the last one decided
    chosen: str | None  # null: it was impossible
    before: str | None  # of an upgrade: the structure that was there
    building: str | None  # and the one that is there now
    range: int | None  # of a mine
    tile: str | None  # the advanced tile that left the game
    satellite: str | None  # the hex of a new satellite
    vp: int  # of the faction's lasting ability


class AutomaTurnFacts(TypedDict):
    """A turn of the Automa; in round 0 a starting mine or the first booster."""

    round: int
    support: str | None  # a card; null where none was needed
    action: str | None
    deeds: list[AutomaDeed]
    vp: int  # of the card or faction card, or of the round tile when it passed
    passed: bool
    booster: str | None  # the one that it took


class AutomaVerdict(TypedDict):
    """How the game ended."""

    won: bool  # the player has more VP, or as many
    tied: bool
    margin: int  # VP of the player above those of the Automa


class AutomaFacts(TypedDict):
    """The opponent of one who plays alone. Its pieces, levels and VP are those of its seat, behind the players'."""

    seat: SeatNumber
    level: int  # 1 to 5
    level_name: str  # a message id
    faction: str | None
    support: str | None  # cards are named `automa-card-1` to `automa-card-17`
    action: str | None
    discard: list[str]  # of this round, the oldest first
    deck: int  # cards that are still face down in this round
    deck_known: list[str]  # those that are known to be among them
    reserve: int  # cards that are in no deck yet
    unseen: list[str]  # cards that nobody has seen: in the deck or in the reserve
    last_three: bool  # the next card is one of the last three of the round: with the pass light it ends it
    turns: list[AutomaTurnFacts]  # the last ones, the newest last
    verdict: AutomaVerdict | None  # at the end
