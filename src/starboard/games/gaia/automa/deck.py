"""What lies before the Automa: its cards, the row of boosters, and what its last turns were.

A deck has no hidden order: a card is drawn when it is turned up. Some cards are known to be in the deck; the others in
it are any of those that nobody has seen yet.
"""

from __future__ import annotations

from typing import Final

from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.choice import Turn
from starboard.kernel import Chance

_NOTHING: Final[list[int]] = []
_NO_TURNS: Final[list[Turn]] = []
FEW_TURNS: Final = 6  # so many of the last turns are kept to be looked at
LAST_CARDS: Final = 3  # of these, one with the pass light ends the round
UNSEEN: Final = 0


class Terms:
    """What was agreed about the Automa before the game; shared by all copies."""

    def __init__(
        self,
        level: int = 0,
        first_card: bool = True,
        without_two: bool = False,
        gaia_only: bool = False,
        downgrades: bool = False,
    ) -> None:
        self.level: int = level  # 1 to 5, 0: there is no Automa
        self.here: bool = level > 0
        self.first_card: bool = first_card  # a card at random joins the first deck
        self.without_two: bool = without_two  # on level 1 card 2 is out of the game
        self.gaia_only: bool = gaia_only  # the Terrans' research is in the gaia area or nowhere (R-303)
        self.downgrades: bool = downgrades  # the Firaks turn labs back in every upgrade

    def key(self) -> list[int]:
        return [self.level, self.first_card, self.without_two, self.gaia_only, self.downgrades]


class Automa:
    """Numbers, and lists that are replaced and never changed in place: copies share them. A card 0 is none."""

    def __init__(self) -> None:
        self.known: list[int] = _NOTHING  # cards that are known to be in the deck, ascending
        self.unknown: int = 0  # how many more cards are in it, of those that nobody has seen
        self.unseen: list[int] = _NOTHING  # all cards that nobody has seen, in the deck or in the reserve
        self.discard: list[int] = _NOTHING  # of this round, the oldest first
        self.support: int = 0
        self.action: int = 0
        self.row: list[int] = _NOTHING  # the boosters that nobody holds, from left to right
        self.tiles_gone: int = 0  # bit set of the advanced tiles that left the game
        self.token_gone: int = -1  # the federation token that left the game
        self.turns: list[Turn] = _NO_TURNS  # the last ones, the newest last

    def copy(self) -> Automa:
        new = Automa()
        new.known = self.known
        new.unknown = self.unknown
        new.unseen = self.unseen
        new.discard = self.discard
        new.support = self.support
        new.action = self.action
        new.row = self.row
        new.tiles_gone = self.tiles_gone
        new.token_gone = self.token_gone
        new.turns = self.turns
        return new

    def deal(self, terms: Terms) -> None:
        """The starters of the level and, mostly, one more card; the rest is the reserve (GA-1.9)."""
        level = cards.LEVELS[terms.level - 1]
        self.known = level.starters
        self.unseen = [n for n in cards.NUMBERS if n not in level.starters and not (terms.without_two and n == 2)]
        self.unknown = 1 if terms.first_card else 0

    def size(self) -> int:
        """How many cards are in the deck."""
        return len(self.known) + self.unknown

    def reserve(self) -> int:
        return len(self.unseen) - self.unknown

    def draw(self, chance: Chance) -> int:
        """Turn up the next card of the deck."""
        pile = [*self.known, *[UNSEEN] * self.unknown]
        number = chance.draw(pile)
        if number == UNSEEN:
            unseen = self.unseen[:]
            number = chance.draw(unseen)
            unseen.sort()
            self.unseen = unseen
            self.unknown -= 1
        else:
            self.known = [each for each in self.known if each != number]
        return number

    def next_cards(self, chance: Chance) -> None:
        """The action card becomes the support card, the next card the action card (GA-2.1)."""
        if self.support:
            self.discard = [*self.discard, self.support]
        self.support = self.action if self.action else self.draw(chance)
        self.action = self.draw(chance) if self.size() else 0

    def must_pass(self) -> bool:
        """Without an action card, or with the pass light on one of the last three (GA-2.2)."""
        if self.action == 0:
            return True
        return self.size() < LAST_CARDS and cards.card(self.action).may_pass

    def gather(self) -> None:
        """All cards of the round and the next of the reserve make the next deck (GA-2.5)."""
        turned = [each for each in [*self.discard, self.support, self.action] if each]
        self.known = sorted([*self.known, *turned])
        if self.reserve() > 0:
            self.unknown += 1
        self.discard = _NOTHING
        self.support = 0
        self.action = 0

    def exchange(self, taken: int, returned: int) -> None:
        """A booster leaves the row; the one that comes back lies at its right end (GA-8.3)."""
        row = [each for each in self.row if each != taken]
        if returned >= 0:
            row.append(returned)
        self.row = row

    def tell(self, turn: Turn) -> None:
        """Keep a turn to be looked at."""
        self.turns = [*self.turns, turn][-FEW_TURNS:]


NOBODY: Final = Automa()  # in games without an Automa
NO_TERMS: Final = Terms()
