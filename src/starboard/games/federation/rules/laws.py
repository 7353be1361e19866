"""Laws: which two are on offer, which one passes, what it is worth (FE-12.21 to FE-13.8)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.table import Table, put_list, wing_of
from starboard.kernel import CLAUSE, Prompt, Step, Task


def turn_up(table: Table, round_number: int) -> None:
    """Turn up the laws of a round; from round 4 on the last pair is known as well (FE-13.4, FE-13.6)."""
    if table.law_next:
        table.law_now = table.law_next
        table.law_next = []
        return
    left = _draw(table, c.LEFT, c.NOBODY)
    right = _draw(table, c.RIGHT, left)
    if round_number == table.board.rounds - 1:
        last_left = _draw(table, c.LEFT, c.NOBODY)
        last_right = _draw(table, c.RIGHT, c.NOBODY)
        if last_left == last_right:
            right, last_right = last_right, right  # FE-13.7
        table.law_next = [last_left, last_right]
    table.law_now = [left, right]


def _draw(table: Table, wing: int, unlike: int) -> int:
    """The next law of a wing; one equal to the other wing's is set aside and goes back (FE-13.5)."""
    pile = table.law_pool[wing][:]
    if unlike in pile:
        law = table.chance.draw(pile)
        if law == unlike:
            law = table.chance.draw(pile)
            pile.append(unlike)
    else:
        law = table.chance.draw(pile)
    table.law_pool = put_list(table.law_pool, wing, pile)
    return law


def wing_votes(table: Table) -> list[int]:
    """All votes of each wing, dice and neutral tokens included (FE-12.21, FE-27.7)."""
    left: i64 = 0
    right: i64 = 0
    for space in range(c.SPACES):
        holder = table.holder[space]
        if holder != c.NOBODY:
            votes: i64 = table.votes[space]
            if table.dice[space]:
                votes += table.seats[holder].die
            if wing_of(space) == c.LEFT:
                left += votes
            else:
                right += votes
    return [left, right]


def passing(table: Table) -> int:
    """The wing whose law has more votes; nobody's when they are equal (FE-12.22)."""
    totals = wing_votes(table)
    if totals[c.LEFT] == totals[c.RIGHT] or not table.law_now:
        return c.NOBODY
    return c.LEFT if totals[c.LEFT] > totals[c.RIGHT] else c.RIGHT


class VoteOnLaw(Step[Table]):
    """The wing with more votes passes its law; a tie is the pawn holder's choice (FE-12.22, FE-12.23)."""

    def run(self, table: Table) -> None:
        table.emit("federation-did-step", {"step": "step-law"})
        wing = passing(table)
        if wing == c.NOBODY:
            table.push(ChooseLaw(table.pawn))
        else:
            enact(table, wing)


class ChooseLaw(Task[Table]):
    """The president of the senate breaks the tie."""

    def options(self, table: Table) -> list[int]:
        return [w.LAW + c.LEFT, w.LAW + c.RIGHT]

    def resolve(self, table: Table, word: int) -> None:
        enact(table, word - w.LAW)

    def prompt(self, table: Table) -> Prompt:
        return Prompt(
            "federation-ask-law", {"left": c.PLANETS[table.law_now[c.LEFT]], "right": c.PLANETS[table.law_now[c.RIGHT]]}
        )

    def starts(self) -> int:
        return CLAUSE


def law_points(table: Table, seat: int, planet: int) -> int:
    """What a law is worth: twice the influence on its planet (FE-12.25)."""
    return table.board.law_factor * table.influence(seat, planet)


def enact(table: Table, wing: int) -> None:
    """Everybody scores for the planet of the law."""
    planet = table.law_now[wing]
    table.law_passed = [*table.law_passed, wing]
    if table.events is not None:
        votes = wing_votes(table)
        against = votes[c.RIGHT if wing == c.LEFT else c.LEFT]
        table.emit("federation-did-law", {"planet": c.PLANETS[planet], "votes": votes[wing], "against": against})
    for seat in range(table.players):
        table.earn(seat, c.FROM_LAWS, law_points(table, seat, planet))
