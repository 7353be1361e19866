"""The battery passes for a sound game, and each kind of fault is caught with the right complaint."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar

import pytest

from starboard.kernel import Chance, Prompt, Task, Value, conformance
from starboard.kernel.conformance import Broken, battery
from tests.lots import CARD, CARDS, TAKE, Bid, Lots, LotsGame, game


@pytest.mark.parametrize("players", game.players)
def test_lots_is_sound(players: int) -> None:
    for options in game.samples(players):
        for seed in range(12):
            play = battery(game, options, seed)
            assert play.state.over


def test_samples_reach_every_option() -> None:
    seen = [game.validate(options) for players in game.players for options in game.samples(players)]
    assert {options["aside"] for options in seen} == {True, False}
    assert {options["players"] for options in seen} == {2, 3, 4}


# ---- broken games -------------------------------------------------------------------------------------


class Leaking(Lots):
    """Everybody sees a hand."""

    def fresh(self) -> Lots:
        return Leaking(self.players, self.chance.copy())

    def look(self, seat: int | None) -> dict[str, object]:
        return {**super().look(seat), "peek": sum(self.hands[0])}


class Displaying(Lots):
    """A spectator sees a hand, the players do not."""

    def fresh(self) -> Lots:
        return Displaying(self.players, self.chance.copy())

    def look(self, seat: int | None) -> dict[str, object]:
        return {**super().look(seat), "peek": sum(self.hands[0]) if seat is None else 0}


class Telltale(Lots):
    """The features look into another's hand."""

    def fresh(self) -> Lots:
        return Telltale(self.players, self.chance.copy())

    def features(self, seat: int) -> list[float]:
        return [float(sum(self.hands[1 - seat if seat < 2 else 0]))]


class Shrinking(Lots):
    def fresh(self) -> Lots:
        return Shrinking(self.players, self.chance.copy())

    def features(self, seat: int) -> list[float]:
        return [1.0] * len(self.hands[seat])


class Endless(Lots):
    """The evaluation is no number."""

    def fresh(self) -> Lots:
        return Endless(self.players, self.chance.copy())

    def evaluate(self, seat: int) -> float:
        return float("inf")


class WatchedBid(Bid):
    """The question depends on what another holds."""

    def prompt(self, state: Lots) -> Prompt:
        return Prompt("lots-bid", {"n": sum(state.hands[(self.seat + 1) % state.players])})


class Watched(Lots):
    def fresh(self) -> Lots:
        return Watched(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return WatchedBid(seat)


class FearfulBid(Bid):
    """What may be said depends on what another holds."""

    def options(self, state: Lots) -> list[int]:
        mine = state.hands[self.seat]
        theirs = sum(state.hands[(self.seat + 1) % state.players])
        return [card for card in mine if (card + theirs) % 2] or mine


class Fearful(Lots):
    def fresh(self) -> Lots:
        return Fearful(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return FearfulBid(seat)


class GreedyBid(Bid):
    """A bid before the barrier takes a card from the neighbour."""

    def resolve(self, state: Lots, word: int) -> None:
        super().resolve(state, word)
        other = (self.seat + 1) % state.players
        if len(state.hands[other]) > 1:
            state.out = sorted([*state.out, state.hands[other][0]])
            state.hands[other] = state.hands[other][1:]


class Greedy(Lots):
    def fresh(self) -> Lots:
        return Greedy(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return GreedyBid(seat)


class RippingBid(Bid):
    """The same, in the very list that is on offer."""

    def resolve(self, state: Lots, word: int) -> None:
        super().resolve(state, word)
        other = (self.seat + 1) % state.players
        if len(state.hands[other]) > 1:
            state.out = sorted([*state.out, state.hands[other].pop()])


class Ripping(Lots):
    def fresh(self) -> Lots:
        return Ripping(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return RippingBid(seat)


class BackwardsBid(Bid):
    def options(self, state: Lots) -> list[int]:
        return state.hands[self.seat][::-1]


class Backwards(Lots):
    def fresh(self) -> Lots:
        return Backwards(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return BackwardsBid(seat)


class PickyBid(Bid):
    """Only high cards may be bid: sooner or later nobody has one."""

    def options(self, state: Lots) -> list[int]:
        return [card for card in state.hands[self.seat] if card > CARD + 8]


class Picky(Lots):
    def fresh(self) -> Lots:
        return Picky(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return PickyBid(seat)


class StrangersBid(Lots):
    """A lane holds somebody else's question."""

    def fresh(self) -> Lots:
        return StrangersBid(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return Bid((seat + 1) % self.players)


class Shared(Lots):
    """A copy shares a list that is changed in place."""

    def fresh(self) -> Lots:
        return Shared(self.players, self.chance.copy())

    def copy(self) -> Lots:
        new = super().copy()
        new.bids = self.bids
        return new


class Forgetful(Lots):
    """A copy misses a field."""

    def fresh(self) -> Lots:
        return Forgetful(self.players, self.chance.copy())

    def copy(self) -> Lots:
        new = super().copy()
        new.deck = [*self.deck, CARD]
        return new


class LosingBid(Bid):
    """A bid card vanishes."""

    def resolve(self, state: Lots, word: int) -> None:
        super().resolve(state, word)
        state.bids[self.seat] = 0


class Losing(Lots):
    def fresh(self) -> Lots:
        return Losing(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return LosingBid(seat)


class Hasty(Lots):
    """Scores before the end."""

    def fresh(self) -> Lots:
        return Hasty(self.players, self.chance.copy())

    def breakdown(self) -> list[dict[str, int]] | None:
        return [self.points(seat) for seat in range(self.players)]


class Miscounting(Lots):
    def fresh(self) -> Lots:
        return Miscounting(self.players, self.chance.copy())

    def scores(self) -> list[int] | None:
        scores = super().scores()
        return None if scores is None else [score + 1 for score in scores]


class Unresolved(Lots):
    def fresh(self) -> Lots:
        return Unresolved(self.players, self.chance.copy())

    def winners(self) -> list[int] | None:
        return None


class WildBid(Bid):
    """Randomness that is not in the state."""

    def resolve(self, state: Lots, word: int) -> None:
        super().resolve(state, word)
        state.deck = random.sample(state.deck, len(state.deck))


class Wild(Lots):
    def fresh(self) -> Lots:
        return Wild(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return WildBid(seat)


class Impossible(Lots):
    """A guess deals a card twice."""

    def fresh(self) -> Lots:
        return Impossible(self.players, self.chance.copy())

    def guess(self, seat: int, chance: Chance) -> Lots:
        new = super().guess(seat, chance)
        new.deck = [CARD + CARDS - 1] * len(new.deck)
        return new


class Knowing(Lots):
    """A guess depends on what a rival holds in truth."""

    def fresh(self) -> Lots:
        return Knowing(self.players, self.chance.copy())

    def guess(self, seat: int, chance: Chance) -> Lots:
        new = super().guess(seat, chance)
        if sum(self.hands[1 - seat if seat < 2 else 0]) % 2:
            new.deck = new.deck[::-1]
        return new


class Nosy(Lots):
    """Looking changes the state."""

    def fresh(self) -> Lots:
        return Nosy(self.players, self.chance.copy())

    def look(self, seat: int | None) -> dict[str, object]:
        self.deck = self.deck[1:] + self.deck[:1]
        return super().look(seat)


class TalkativeTake(Bid):
    """What follows a word shows what another holds."""

    def resolve(self, state: Lots, word: int) -> None:
        super().resolve(state, word)
        state.push(Peek(self.seat))


class Peek(Task[Lots]):
    def options(self, state: Lots) -> list[int]:
        return [TAKE, *range(TAKE + 1, TAKE + 2 + sum(state.hands[(self.seat + 1) % state.players]) % 3)]

    def resolve(self, state: Lots, word: int) -> None:
        pass

    def prompt(self, state: Lots) -> Prompt:
        return Prompt("lots-peek")


class Talkative(Lots):
    def fresh(self) -> Lots:
        return Talkative(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return TalkativeTake(seat)


class Skipping(Lots):
    """It says of what matters that it makes no difference: another process would not get it."""

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("deck",)

    def fresh(self) -> Lots:
        return Skipping(self.players, self.chance.copy())


class UnmakableBid(Bid):
    def __init__(self, seat: int, of: str = "", *, why: str) -> None:
        super().__init__(seat)


class Unmakable(Lots):
    def fresh(self) -> Lots:
        return Unmakable(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return UnmakableBid(seat, why="it is not kept")


class Frank(Lots):
    """It says that seats see what all see, and yet there are hands."""

    def fresh(self) -> Lots:
        return Frank(self.players, self.chance.copy())

    def sees_as_all(self, seat: int) -> bool:
        return True


class Furtive(Lots):
    """It says that nobody sees what is done on a lane, and yet all see how many cards were laid aside."""

    def fresh(self) -> Lots:
        return Furtive(self.players, self.chance.copy())

    def unseen(self, seat: int) -> bool:
        return self.on_lane(seat)


class Ghostly(Lots):
    """It says that nobody ever sees what a seat does."""

    def fresh(self) -> Lots:
        return Ghostly(self.players, self.chance.copy())

    def unseen(self, seat: int) -> bool:
        return True


class BrokenGame(LotsGame):
    def __init__(self, kind: Callable[[int, Chance], Lots]) -> None:
        super().__init__()
        self.kind = kind

    def table(self, players: int, chance: Chance) -> Lots:
        return self.kind(players, chance)


def complaints(kind: Callable[[int, Chance], Lots]) -> set[str]:
    """The first lines of all faults that a few games show."""
    found: set[str] = set()
    options: list[dict[str, Value]] = [{"players": 2, "aside": False}, {"players": 3, "hand": 5}]
    for seed in range(9):
        for sample in options:
            try:
                battery(BrokenGame(kind), sample, seed, moments=4 if seed < 8 else 0)  # the last only to its end
            except Broken as fault:
                found.add(str(fault).splitlines()[0])
    return found


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Displaying, "the view of a spectator tells too much"),
        (Leaking, "the view of seat 1 tells too much"),
        (Telltale, "the features of seat 0 tell too much"),
        (Shrinking, "features of another length"),
        (Endless, "features or evaluation are not finite"),
        (Watched, "the prompt of seat 0 tells too much"),
        (Fearful, "the words of seat 0 tell too much"),
        (Talkative, "the sentences of seat 0 tell too much"),
        (Greedy, "the words of seat 1 are stale"),
        (Ripping, "a word of seat 0 changed what seat 1 may say"),
        (Backwards, "the words of seat 0 are not ascending"),
        (Picky, "a dead end: PickyBid of seat 0 has no answer"),
        (StrangersBid, "seat 0 is asked somebody else's question"),
        (Shared, "playing a copy changed the original"),
        (Forgetful, "a copy differs from its original"),
        (Losing, "cards are amiss"),
        (Hasty, "a result before the end"),
        (Miscounting, "do not add up to"),
        (Unresolved, "no result at the end"),
        (Wild, "a record"),
        (Impossible, "a guess of seat 0 is impossible"),
        (Knowing, "the guesses of seat 0 know what is hidden from it"),
        (Nosy, "changed"),
        (Frank, "seat 0 is said to see what all see, and does not"),
        (Furtive, "seat 0 is said to act unseen, and seat 1 sees it"),
        (Ghostly, "is said to act unseen, and is on no lane"),
        (Skipping, "a thawed state has other features"),
        (Wild, "a thawed state goes on otherwise"),
        (Unmakable, "UnmakableBid cannot be made anew: it has no attribute 'why'"),
    ],
)
def test_each_fault_is_caught(kind: Callable[[int, Chance], Lots], complaint: str) -> None:
    found = complaints(kind)
    assert any(complaint in fault for fault in found), found


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 5)
    with pytest.raises(Broken, match="the game does not end"):
        battery(game, {"players": 2}, 1)


def test_a_complaint_comes_with_the_record_that_leads_to_it() -> None:
    with pytest.raises(Broken) as fault:
        battery(BrokenGame(Losing), {"players": 2, "aside": False}, 1)
    told = str(fault.value)
    assert "words of\nstarboard 1\ngame: lots\n" in told
