"""The state of a game of Race for the Galaxy: the table, and what the kernel asks of every game."""

from __future__ import annotations

from starboard.games.race import scoring
from starboard.games.race.cards import CARDS, FIRST, VOCABULARY
from starboard.games.race.evaluate import evaluate
from starboard.games.race.features import features
from starboard.games.race.guess import choose_anew, deal_anew
from starboard.games.race.table import Table
from starboard.games.race.view import look
from starboard.kernel import Chance, Message


class RaceState(Table):
    def copy(self) -> RaceState:
        new = RaceState(0, self.chance.copy())
        self.copy_table(new)
        return new

    def look(self, seat: int | None) -> dict[str, object]:
        return look(self, seat)

    def guess(self, seat: int, chance: Chance) -> RaceState:
        new = self.copy()
        new.chance = chance
        deal_anew(new, seat, chance)
        choose_anew(new, seat, chance)
        new.refresh()
        return new

    def scores(self) -> list[int] | None:
        return [scoring.points(self, seat) for seat in range(self.players)] if self.over else None

    def winners(self) -> list[int] | None:
        return scoring.winners(self) if self.over else None

    def breakdown(self) -> list[dict[str, int]] | None:
        return [scoring.breakdown(self, seat) for seat in range(self.players)] if self.over else None

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat)

    def explain(self, seat: int, word: int) -> Message | None:
        if self.phase:
            return Message("race-why-wait-phase", {"phase": self.phase})
        return None

    def check(self) -> list[str]:
        """Every card is in exactly one place, and the points add up."""
        cards = self.deck + self.discard + [card for card in self.good if card]
        for seat in self.seats:
            cards += seat.hand + seat.tableau + seat.drawn
        cards.sort()
        complaints: list[str] = []
        if cards != CARDS:
            wrong = [VOCABULARY.words[card] for card in range(FIRST, len(self.good)) if cards.count(card) != 1]
            complaints.append(f"cards not in exactly one place: {wrong}")
        if self.pool + sum([seat.chips for seat in self.seats]) != 12 * self.players:
            complaints.append("chips are amiss")
        for seat in self.seats:
            if seat.hand != sorted(seat.hand):
                complaints.append(f"a hand is out of order: {seat.hand}")
        for world in range(FIRST, len(self.good)):
            if self.good[world] and not any(world in seat.tableau for seat in self.seats):
                complaints.append(f"a good lies on {VOCABULARY.words[world]}, which is in no tableau")
        return complaints
