"""Accreditation: degrees, levels, the deep space token at the top (FE-26, FE-32)."""

from __future__ import annotations

from starboard.games.federation import medals
from starboard.games.federation.state import FROM_ACCREDITATION, FROM_SPECIALISTS, NOBODY, Federation
from starboard.games.federation.words import MEDAL_ACCREDITATION, W_DEEP
from starboard.kernel import CLAUSE, Message, Prompt, Step, Task


def promote(state: Federation, seat: int, degrees: int) -> None:
    """Gain degrees; beyond the top each is a point (FE-26.6 to FE-26.8)."""
    me = state.seats[seat]
    board = state.board
    climbed = min(degrees, board.top_degree - me.degree)
    if climbed:
        below = me.degree
        me.degree += climbed
        if state.events is not None:
            state.emit("federation-degrees", {"seat": seat, "n": climbed, "level": state.level(seat)})
        if below < board.medal_degree <= me.degree:
            medals.award(state, seat, MEDAL_ACCREDITATION)
        if me.degree == board.top_degree and me.deep == NOBODY:
            state.push(LookIntoDeepSpace(seat))
    state.earn(seat, FROM_ACCREDITATION, degrees - climbed)


class LookIntoDeepSpace(Step[Federation]):
    """Take the stack of deep space tokens and look through it (FE-32.1)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Federation) -> None:
        if state.seats[self.owner].deep == NOBODY and state.deep:
            state.deep_seen |= 1 << self.owner
            state.reveal()
            state.push(ChooseDeepSpace(self.owner))


class ChooseDeepSpace(Task[Federation]):
    """Choose one of the remaining deep space tokens and resolve it at once (FE-26.7, FE-32.3)."""

    def options(self, state: Federation) -> list[int]:
        return [W_DEEP + token for token in state.deep]

    def resolve(self, state: Federation, word: int) -> None:
        token = word - W_DEEP
        state.deep = [other for other in state.deep if other != token]
        state.reveal()
        state.seats[self.seat].deep = token
        if state.events is not None:
            state.emit("federation-deep-space", {"seat": self.seat, "token": state.vocabulary.word(word)})
        state.rules.perform(state, self.seat, state.board.deep_space[token], FROM_SPECIALISTS, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-deep-space")

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-deep-space") if W_DEEP <= word < W_DEEP + 8 else None

    def opens(self) -> int:
        return CLAUSE  # nobody can foresee what the stack holds

    def ask_forced(self) -> bool:
        return True  # which tokens are left is for the looker alone


def upkeep_rises(state: Federation, seat: int) -> bool:
    """Whether one more degree would reach a level with another upkeep."""
    me = state.seats[seat]
    board = state.board
    if me.degree >= board.top_degree:
        return False
    now = board.level_of_degree[me.degree]
    then = board.level_of_degree[me.degree + 1]
    return board.upkeep[now] != board.upkeep[then]
