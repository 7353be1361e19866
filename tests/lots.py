"""Lots: a tiny auction game that uses every feature of the kernel. It lives in the tests only.

Cards 1 to 24. Each seat is dealt a hand and lays aside up to two cards face down (a set). Each round a card
is turned up as the lot; all bid one card at the same time; the highest takes the lot onto a shelf, or gives
it to another seat. The used bids go out. When the hands are empty, shelf A counts once and shelf B twice if
it holds an even number of cards, else nothing. A card laid aside counts one point.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    CHOICE,
    DONE,
    FLAG,
    NUMBER,
    TURN,
    Chance,
    Game,
    Message,
    Option,
    Prompt,
    SetTask,
    State,
    Step,
    Task,
    Value,
    Vocabulary,
)

CARDS: Final = 24
CARD: Final = 2  # the word of card 1
TAKE: Final = CARD + CARDS
GIVE: Final = TAKE + 1
SHELF: Final = GIVE + 1  # shelf-a, shelf-b
SEAT: Final = SHELF + 2

VOCABULARY: Final = Vocabulary(
    [f"card-{n}" for n in range(1, CARDS + 1)]
    + ["take", "give", "shelf-a", "shelf-b"]
    + [f"to-{seat}" for seat in range(4)]
)


class Lots(State):
    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(VOCABULARY, players, chance)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[list[int]] = [[] for _ in range(players)]
        self.bids: list[int] = [0] * players
        self.shelves: list[list[int]] = [[] for _ in range(2 * players)]
        self.out: list[int] = []
        self.lot = 0

    def fresh(self) -> Lots:
        return Lots(self.players, self.chance.copy())

    def bid(self, seat: int) -> Task[Lots]:
        return Bid(seat)

    def copy(self) -> Lots:
        new = self.fresh()
        self.copy_agenda(new)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.aside = [cards[:] for cards in self.aside]
        new.bids = self.bids[:]
        new.shelves = [cards[:] for cards in self.shelves]
        new.out = self.out[:]
        new.lot = self.lot
        return new

    def look(self, seat: int | None) -> dict[str, object]:
        areas: list[dict[str, object]] = [
            _area("lot", None, [self.lot] if self.lot else []),
            _area("out", None, self.out),
        ]
        for other in range(self.players):
            areas.append(_area("shelf-a", other, self.shelves[2 * other]))
            areas.append(_area("shelf-b", other, self.shelves[2 * other + 1]))
            if other == seat:
                areas.append(_area("hand", other, self.hands[other]))
                areas.append(_area("aside", other, self.aside[other]))
                areas.append(_area("bid", other, [self.bids[other]] if self.bids[other] else []))
        seats = [
            {"counters": {"hand": len(self.hands[s]) + (self.bids[s] > 0), "aside": len(self.aside[s])}}
            for s in range(self.players)
        ]
        return {"table": {"deck": len(self.deck)}, "seats": seats, "areas": areas}

    def guess(self, seat: int, chance: Chance) -> Lots:
        new = self.copy()
        new.chance = chance
        pool = new.deck
        new.deck = []
        others = [s for s in range(self.players) if s != seat]
        for other in others:
            pool += new.hands[other] + new.aside[other] + [bid for bid in [new.bids[other]] if bid]
        pool.sort()  # the guess must not depend on where the cards lie
        chance.shuffle(pool)
        for other in others:
            new.hands[other] = sorted(pool.pop() for _ in new.hands[other])
            new.aside[other] = sorted(pool.pop() for _ in new.aside[other])
            if new.bids[other]:
                new.bids[other] = pool.pop()
        new.deck = pool
        for other in others:
            new.picks[other] = new.hands[other][: len(new.picks[other])]
        new.refresh()
        return new

    def points(self, seat: int) -> dict[str, int]:
        b = self.shelves[2 * seat + 1]
        return {
            "shelf-a": sum(card - CARD + 1 for card in self.shelves[2 * seat]),
            "shelf-b": 2 * sum(card - CARD + 1 for card in b) if len(b) % 2 == 0 else 0,
            "aside": len(self.aside[seat]),
        }

    def breakdown(self) -> list[dict[str, int]] | None:
        return [self.points(seat) for seat in range(self.players)] if self.over else None

    def scores(self) -> list[int] | None:
        parts = self.breakdown()
        return None if parts is None else [sum(part.values()) for part in parts]

    def winners(self) -> list[int] | None:
        scores = self.scores()
        return None if scores is None else [s for s in range(self.players) if scores[s] == max(scores)]

    def features(self, seat: int) -> list[float]:
        mine = [float(card in self.hands[seat]) for card in range(CARD, CARD + CARDS)]
        return [*mine, float(self.lot), float(len(self.deck))]

    def evaluate(self, seat: int) -> float:
        totals = [float(sum(self.points(s).values())) for s in range(self.players)]
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])

    def check(self) -> list[str]:
        cards = self.deck + self.out + ([self.lot] if self.lot else []) + [bid for bid in self.bids if bid]
        for pile in self.hands + self.aside + self.shelves:
            cards = cards + pile
        return [] if sorted(cards) == list(range(CARD, CARD + CARDS)) else [f"cards are amiss: {sorted(cards)}"]


def _area(id: str, seat: int | None, cards: list[int]) -> dict[str, object]:
    return {
        "id": id,
        "seat": seat,
        "items": [{"word": VOCABULARY.words[c], "name": VOCABULARY.words[c]} for c in cards],
    }


class LayAside(SetTask[Lots]):
    """Each seat lays aside up to two cards face down."""

    def candidates(self, state: Lots) -> list[int]:
        return state.hands[self.seat]

    def finish(self, state: Lots, chosen: list[int]) -> None:
        state.hands[self.seat] = [card for card in state.hands[self.seat] if card not in chosen]
        state.aside[self.seat] = chosen

    def ask(self, state: Lots) -> Message:
        return Message("lots-lay-aside", {"n": self.most})

    def starts(self) -> int:
        return TURN


class Round(Step[Lots]):
    """Turn up a lot and let everybody bid, until the hands are empty."""

    def run(self, state: Lots) -> None:
        if not all(state.hands) or not state.deck:
            state.over = True
            return
        state.lot = state.chance.draw(state.deck)
        state.emit("lots-lot", {"card": VOCABULARY.words[state.lot]})
        state.push(Reveal())
        for seat in range(state.players):
            state.fork(seat, state.bid(seat))


class Bid(Task[Lots]):
    """One card from the hand, face down."""

    def options(self, state: Lots) -> list[int]:
        return state.hands[self.seat]

    def resolve(self, state: Lots, word: int) -> None:
        state.hands[self.seat] = [card for card in state.hands[self.seat] if card != word]
        state.bids[self.seat] = word
        state.emit_secret(self.seat, "lots-laid", {"card": VOCABULARY.words[word]}, None)

    def prompt(self, state: Lots) -> Prompt:
        return Prompt("lots-bid")

    def why_not(self, state: Lots, word: int) -> Message | None:
        return Message("lots-not-in-hand") if CARD <= word < CARD + CARDS else None

    def starts(self) -> int:
        return TURN


class Reveal(Step[Lots]):
    """All bids are shown; the highest disposes of the lot."""

    def run(self, state: Lots) -> None:
        winner = max(range(state.players), key=lambda seat: state.bids[seat])
        state.out = sorted(state.out + state.bids)
        state.bids = [0] * state.players
        state.push(Round())
        state.push(Dispose(winner))


class Dispose(Task[Lots]):
    """Take the lot or give it away: the second word says whereto."""

    def options(self, state: Lots) -> list[int]:
        return [TAKE, GIVE]

    def resolve(self, state: Lots, word: int) -> None:
        state.push(Whereto(self.seat, word))

    def prompt(self, state: Lots) -> Prompt:
        prompt = Prompt("lots-dispose", {"card": VOCABULARY.words[state.lot]})
        prompt.preference = "lot"
        return prompt

    def preferred(self, state: Lots, preferences: dict[str, Value]) -> int | None:
        return TAKE if preferences["lot"] == "take" else None

    def starts(self) -> int:
        return TURN


class Whereto(Task[Lots]):
    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how = how

    def options(self, state: Lots) -> list[int]:
        if self.how == TAKE:
            return [SHELF, SHELF + 1]
        return [SEAT + seat for seat in range(state.players) if seat != self.seat]

    def resolve(self, state: Lots, word: int) -> None:
        shelf = 2 * self.seat + word - SHELF if self.how == TAKE else 2 * (word - SEAT)
        state.shelves[shelf] = [*state.shelves[shelf], state.lot]
        state.lot = 0

    def prompt(self, state: Lots) -> Prompt:
        return Prompt("lots-whereto")


class LotsGame(Game):
    def __init__(self, rules: int = 1) -> None:
        options = [Option("hand", NUMBER, 4, least=2, most=5), Option("aside", FLAG, True)]
        super().__init__("lots", rules, VOCABULARY, [2, 3, 4], options, "tests")
        self.preferences = [Option("lot", CHOICE, "ask", choices=["ask", "take"])]

    def table(self, players: int, chance: Chance) -> Lots:
        return Lots(players, chance)

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> Lots:
        state = self.table(int(options["players"]), chance)
        state.deck = list(range(CARD, CARD + CARDS))
        for seat in range(state.players):
            state.hands[seat] = sorted(chance.draw(state.deck) for _ in range(int(options["hand"])))
        state.push(Round())
        if options["aside"]:
            for seat in range(state.players):
                state.fork(seat, LayAside(seat, 0, 2))
        return state

    def samples(self, players: int) -> list[dict[str, Value]]:
        return [{"players": players}, {"players": players, "hand": 2, "aside": False}]


game = LotsGame()
assert DONE == 0
