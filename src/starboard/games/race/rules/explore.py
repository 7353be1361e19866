"""Phase I: Explore (RG-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.table import SetQuestion, Table, put_in_order, without
from starboard.kernel import EMPTY, TURN, Arg, Message, Step

DRAW: Final = 2  # RG-5.1
KEEP: Final = 1


def draws(state: Table, seat: i64) -> i64:
    """How many cards that seat draws to choose from (RG-5.4, RG-5.5, RG-14.3)."""
    me = state.seats[seat]
    count: i64 = DRAW + me.powers.explore_draw
    for action in me.actions:
        if action == w.EXPLORE_5:
            count += 5
        elif action == w.EXPLORE_1_1:
            count += 1
    return count


def keeps(state: Table, seat: i64) -> i64:
    """How many of them it keeps."""
    bonus = 1 if state.chose(seat, w.EXPLORE_1_1) else 0
    return KEEP + bonus + state.seats[seat].powers.explore_keep


class ExplorePhase(Step[Table]):
    """All draw, before anybody discards (RG-5.2); then all choose at the same time."""

    def run(self, state: Table) -> None:
        state.start_phase(c.EXPLORE, 1)
        state.push(END_EXPLORE)
        for seat in state.order:
            me = state.seats[seat]
            drawn = state.take_some(seat, draws(state, seat))
            put_in_order(drawn)
            me.drawn = drawn
            me.fresh_drawn = state.fresh_of(len(drawn))
            keep = min(keeps(state, seat), len(drawn))
            if keep < len(drawn):
                state.fork(seat, KeepCards(seat, keep, keep))
            else:
                me.aside = drawn


class KeepCards(SetQuestion):
    """Which of the drawn cards to keep: an exact number."""

    def candidates(self, state: Table) -> list[int]:
        return state.words(self.seat, state.seats[self.seat].drawn)

    def finish(self, state: Table, chosen: list[int]) -> None:
        state.seats[self.seat].aside = state.meant(self.seat, state.seats[self.seat].drawn, chosen)

    def ask(self, state: Table) -> Message:
        return Message("race-ask-keep", {"n": self.most, "of": len(state.seats[self.seat].drawn)})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-not-drawn")

    def starts(self) -> int:
        return TURN


class EndExplore(Step[Table]):
    """The kept cards go to the hands, the others to the discard pile."""

    def run(self, state: Table) -> None:
        for seat in state.order:
            me = state.seats[seat]
            kept = me.aside
            rest = without(me.drawn, kept)
            state.add_to_hand(seat, kept)
            state.throw_away(seat, rest)
            if me.fresh_drawn > 0.0:
                each = me.fresh_drawn / float(len(me.drawn))
                me.fresh += each * float(len(kept))
                me.fresh_thrown += each * float(len(rest))
                me.fresh_drawn = 0.0
            me.drawn = EMPTY
            me.aside = EMPTY
            if state.events is not None:
                args: dict[str, Arg] = {"seat": seat, "n": len(kept), "of": len(kept) + len(rest)}
                others = Message("race-did-explores", dict(args))
                state.emit_secret(seat, "race-did-explores-cards", {**args, "cards": c.names(kept)}, others)


END_EXPLORE: Final = EndExplore()
