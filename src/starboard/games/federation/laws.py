"""Laws: which two are on offer, which one passes, what it is worth (FE-12.21 to FE-13.8)."""

from __future__ import annotations

from starboard.games.federation.state import FROM_LAWS, NOBODY, Federation, put_list, wing_of
from starboard.games.federation.words import PLANETS, SPACES, W_LAW
from starboard.kernel import CLAUSE, Prompt, Step, Task

LEFT = 0
RIGHT = 1


def turn_up(state: Federation, round_number: int) -> None:
    """Turn up the laws of a round; from round 4 on the last pair is known as well (FE-13.4, FE-13.6)."""
    if state.law_next:
        state.law_now = state.law_next
        state.law_next = []
        return
    left = _draw(state, LEFT, NOBODY)
    right = _draw(state, RIGHT, left)
    if round_number == state.board.rounds - 1:
        last_left = _draw(state, LEFT, NOBODY)
        last_right = _draw(state, RIGHT, NOBODY)
        if last_left == last_right:
            right, last_right = last_right, right  # FE-13.7
        state.law_next = [last_left, last_right]
    state.law_now = [left, right]


def _draw(state: Federation, wing: int, unlike: int) -> int:
    """The next law of a wing; one equal to the other wing's is set aside and goes back (FE-13.5)."""
    pile = state.law_pool[wing][:]
    if unlike in pile:
        law = state.chance.draw(pile)
        if law == unlike:
            law = state.chance.draw(pile)
            pile.append(unlike)
    else:
        law = state.chance.draw(pile)
    state.law_pool = put_list(state.law_pool, wing, pile)
    return law


def wing_votes(state: Federation) -> list[int]:
    """All votes of each wing, dice and neutral tokens included (FE-12.21, FE-27.7)."""
    totals = [0, 0]
    for space in range(SPACES):
        holder = state.holder[space]
        if holder != NOBODY:
            votes = state.votes[space]
            if state.dice[space]:
                votes += state.seats[holder].die
            totals[wing_of(space)] += votes
    return totals


class VoteOnLaw(Step[Federation]):
    """The wing with more votes passes its law; a tie is the pawn holder's choice (FE-12.22, FE-12.23)."""

    def run(self, state: Federation) -> None:
        totals = wing_votes(state)
        if totals[LEFT] == totals[RIGHT]:
            state.push(ChooseLaw(state.pawn))
        else:
            enact(state, LEFT if totals[LEFT] > totals[RIGHT] else RIGHT)


class ChooseLaw(Task[Federation]):
    """The president of the senate breaks the tie."""

    def options(self, state: Federation) -> list[int]:
        return [W_LAW + LEFT, W_LAW + RIGHT]

    def resolve(self, state: Federation, word: int) -> None:
        enact(state, word - W_LAW)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt(
            "federation-ask-law", {"left": PLANETS[state.law_now[LEFT]], "right": PLANETS[state.law_now[RIGHT]]}
        )

    def opens(self) -> int:
        return CLAUSE


def enact(state: Federation, wing: int) -> None:
    """Everybody scores twice the influence on the planet of the law (FE-12.25)."""
    planet = state.law_now[wing]
    state.emit("federation-law", {"planet": PLANETS[planet]})
    for seat in range(state.players):
        state.earn(seat, FROM_LAWS, state.board.law_factor * state.influence(seat, planet))
