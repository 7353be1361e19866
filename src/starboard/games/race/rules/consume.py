"""Phase IV: Consume (RG-9): the sale of the Trade bonus, then consume powers in an order of the player's choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.table import Question, SetQuestion, Table, holds, put_in_order
from starboard.kernel import CLAUSE, CONTINUES, EMPTY, PASS, TURN, Arg, Message, Prompt, Step


class ConsumePhase(Step[Table]):
    """Everybody consumes at the same time, unless deck or chips could run out (RG-13.2, RG-13.3)."""

    def run(self, state: Table) -> None:
        state.start_phase(c.CONSUME, 1)
        draws = 0
        points = 0
        for seat in range(state.players):
            draws += most_draws(state, seat)
            points += most_points(state, seat)
        state.all_at_once(CONSUME_TURN, len(state.deck) > draws and state.pool > points)


def most_draws(state: Table, seat: i64) -> i64:
    """No more cards than these can leave the deck while that seat consumes."""
    powers = state.seats[seat].powers
    sales = powers.sales + (1 if state.chose(seat, w.CONSUME_TRADE) else 0)
    return powers.consume_draws + sales * (c.PRICE[-1] + powers.trade)


def most_points(state: Table, seat: i64) -> i64:
    """No more points than these can leave the pool while that seat consumes."""
    powers = state.seats[seat].powers
    return 2 * (powers.consume_points + powers.points_per_good * len(state.seats[seat].tableau))


class ConsumeTurn(Step[Table]):
    """First the sale (RG-9.19), then the powers."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who = who

    def run(self, state: Table) -> None:
        if state.chose(self.who, w.CONSUME_TRADE) and count_goods(state, self.who):
            state.push(SellGood(self.who, True, True))
        else:
            next_power(state, self.who)


# ---- selling ------------------------------------------------------------------------------------------------


def sale_value(cards: list[int], world: i64, bonuses: bool) -> i64:
    """The price of the kind (RG-9.20), and all Trade powers of these cards that fit this sale (RG-9.22)."""
    kind = c.KIND[world]
    total = c.PRICE[kind]
    if bonuses:
        for card in cards:
            for bonus in c.TRADE_POWERS[card]:
                if (not bonus.kind or bonus.kind == kind) and (not bonus.this_world or card == world):
                    total += bonus.amount
    return total


class SellGood(Question):
    """Which good to sell."""

    def __init__(self, seat: i64, bonuses: bool, opening: bool) -> None:
        super().__init__(seat)
        self.bonuses = bonuses
        self.opening = opening

    def options(self, state: Table) -> list[int]:
        return state.different(state.goods(self.seat))

    def resolve(self, state: Table, word: int) -> None:
        value = sale_value(state.working(self.seat), word, self.bonuses)
        state.discard_good(word)
        if state.events is not None:
            state.emit("race-did-sells", {"seat": self.seat, "card": c.NAMES[word], "n": value})
        state.draw(self.seat, value, "sale")
        next_power(state, self.seat)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-sell")

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-no-good")

    def starts(self) -> int:
        return TURN if self.opening else CONTINUES


# ---- consume powers -------------------------------------------------------------------------------------------


def fitting(state: Table, seat: i64, use: c.Power) -> list[int]:
    """The worlds whose goods the power can take, wherever they lie (RG-9.3, RG-9.8)."""
    goods = state.goods(seat)
    return [world for world in goods if c.KIND[world] == use.kind] if use.kind else goods


def count_goods(state: Table, seat: i64) -> i64:
    """How many goods a seat has: four bits for all of them, then four for each kind."""
    good = state.good
    found: i64 = 0
    for world in state.seats[seat].tableau:
        card: i64 = world
        if good[card] != 0:
            found += 1 + (1 << 4 * c.KIND[card])
    return found


def of_kind(goods: i64, kind: i64) -> i64:
    """How many of a kind; of any for none."""
    return goods >> 4 * kind & 15


def is_usable(use: c.Power, goods: i64, hand: i64) -> bool:
    """Whether a power has what it needs."""
    if use.type == c.CONSUME_GOODS:
        if use.different:
            return sum(of_kind(goods, kind) > 0 for kind in range(c.NOVELTY, c.ALIEN + 1)) >= use.goods
        return of_kind(goods, use.kind) >= use.goods
    if use.type == c.CONSUME_ALL or use.type == c.SELL:
        return goods > 0
    return use.type != c.DISCARD_HAND or hand > 0


def usable(state: Table, seat: i64) -> list[int]:
    """The consume powers that can be used now; each once in a phase (RG-9.12)."""
    me = state.seats[seat]
    if not me.powers.consuming:
        return EMPTY
    goods = count_goods(state, seat)
    if goods == 0 and me.powers.free_uses == 0:
        return EMPTY
    found: list[int] = []
    hand: i64 = len(me.hand)
    for card in me.powers.consuming:
        powers = c.CONSUME_POWERS[card]
        words = w.CONSUME_WORDS[state.word(card)]
        end: i64 = len(powers)
        for at in range(end):
            if is_usable(powers[at], goods, hand) and not holds(me.used, words[at]):
                found.append(words[at])
    if len(found) > 1:
        put_in_order(found)
    return found


def next_power(state: Table, seat: i64) -> None:
    """After the sale and after each power: as long as one is usable, it must be used; only those for hand cards may be
    declined (RG-7.10, RG-9.10)."""
    words = usable(state, seat)
    if words:
        state.push(UsePower(seat, words))


class UsePower(Question):
    """Which power to use next; the order is the player's, whatever it leaves over (RG-9.11)."""

    def __init__(self, seat: i64, words: list[int]) -> None:
        super().__init__(seat)
        self.words = words  # the usable powers: nobody else can change them

    def options(self, state: Table) -> list[int]:
        words = self.words
        if len(words) == 1 and w.power(words[0]).type != c.DISCARD_HAND:
            return words
        optional = True
        same = not state.ask_all
        for word in words:
            use = w.power(word)
            if use.type != c.DISCARD_HAND:
                optional = False
            if use.same != w.power(words[0]).same:
                same = False
        if optional:
            return [PASS, *words]
        return words[:1] if same else words

    def resolve(self, state: Table, word: int) -> None:
        if word == PASS:
            return
        seat = self.seat
        state.seats[seat].used = [*state.seats[seat].used, word]
        use = w.power(word)
        if use.type == c.CONSUME_GOODS:
            count = use.goods if use.times == 1 else min(use.times, len(fitting(state, seat, use)))
            state.push(ConsumeGoods(seat, count, word))
        elif use.type == c.CONSUME_ALL:
            consume(state, seat, word, state.goods(seat))
            next_power(state, seat)
        elif use.type == c.SELL:
            state.push(SellGood(seat, use.bonuses, False))
        elif use.type == c.DISCARD_HAND:
            state.push(DiscardForPoints(seat, 1, min(use.times, len(state.seats[seat].hand)), word))
        elif use.type == c.GAMBLE:
            state.push(NameNumber(seat, word))
        elif use.type == c.DRAW:
            state.draw(seat, use.amount, c.NAMES[w.power_card(word)])
            next_power(state, seat)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-use-power")

    def why_not(self, state: Table, word: int) -> Message | None:
        if word in state.seats[self.seat].used:
            return Message("race-why-used")
        if word == PASS:
            return Message("race-why-must-consume")
        mine = [state.word(card) for card in state.seats[self.seat].tableau]
        if w.CARD <= word < w.CARD_END and word in mine and c.CONSUME_POWERS[word]:
            return Message("race-why-no-such-good")
        return Message("race-why-no-power")

    def starts(self) -> int:
        return TURN


def consume(state: Table, seat: i64, word: i64, worlds: list[int]) -> None:
    """Goods for points and cards; the bonus doubles these points and nothing else (RG-9.23, RG-9.24)."""
    use = w.power(word)
    for world in worlds:
        state.discard_good(world)
    if use.type == c.CONSUME_ALL:
        points = max(0, len(worlds) * use.vp - use.less)
        cards = 0
    else:
        points = use.vp * (len(worlds) // use.goods)
        cards = use.cards * (len(worlds) // use.goods)
    if state.chose(seat, w.CONSUME_X2):
        points *= 2
    score(state, seat, points)
    if state.events is not None:
        name = c.NAMES[w.power_card(word)]
        spelt = c.names(worlds)
        state.emit("race-did-consumes", {"seat": seat, "card": name, "worlds": spelt, "n": len(worlds), "vp": points})
    if cards:
        state.draw(seat, cards, c.NAMES[w.power_card(word)])


def score(state: Table, seat: i64, points: i64) -> None:
    """Chips from the pool; all that is earned is paid, even past its end (RG-12.5)."""
    state.seats[seat].chips += points
    state.pool -= points


class ConsumeGoods(SetQuestion):
    """Which goods the power takes: all of them fixed before any reward, and as many as it can take (RG-9.14)."""

    def __init__(self, seat: i64, count: i64, word: i64) -> None:
        super().__init__(seat, count, count)
        self.count = count
        self.word = word

    def candidates(self, state: Table) -> list[int]:
        worlds = fitting(state, self.seat, w.power(self.word))
        if len(state.different(worlds)) < len(worlds):
            return worlds[: self.most]
        return worlds

    def options(self, state: Table) -> list[int]:
        if not w.power(self.word).different:
            return super().options(state)
        picked = state.picked(self.seat)
        return [
            world
            for world in self.candidates(state)
            if (not picked or world > picked[-1]) and self._can_follow(state, picked, world)
        ]

    def _can_follow(self, state: Table, picked: list[int], world: i64) -> bool:
        """Whether a good of yet another kind leaves enough kinds behind it in the order of the vocabulary."""
        kinds = 1 << c.KIND[world]
        for other in picked:
            if c.KIND[other] == c.KIND[world]:
                return False
            kinds |= 1 << c.KIND[other]
        for other in self.candidates(state):
            if other > world:
                kinds |= 1 << c.KIND[other]
        return kinds.bit_count() >= self.most

    def finish(self, state: Table, chosen: list[int]) -> None:
        consume(state, self.seat, self.word, chosen)
        next_power(state, self.seat)

    def ask(self, state: Table) -> Message:
        card = c.NAMES[w.power_card(self.word)]
        return Message("race-ask-consume-goods", {"n": self.most, "card": card})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-no-such-good")

    def starts(self) -> int:
        return CONTINUES


class DiscardForPoints(SetQuestion):
    """Hand cards for points, which the bonus never doubles (RG-9.4, RG-9.25)."""

    def __init__(self, seat: i64, least: i64, most: i64, word: i64) -> None:
        super().__init__(seat, least, most)
        self.word = word

    def candidates(self, state: Table) -> list[int]:
        return state.words(self.seat, state.seats[self.seat].hand)

    def finish(self, state: Table, chosen: list[int]) -> None:
        cards = state.meant(self.seat, state.seats[self.seat].hand, chosen)
        state.discard_from_hand(self.seat, cards)
        points = w.power(self.word).vp * len(chosen)
        score(state, self.seat, points)
        if state.events is not None:
            args: dict[str, Arg] = {"seat": self.seat, "n": len(chosen), "vp": points}
            others = Message("race-did-discards-for-points", dict(args))
            own: dict[str, Arg] = {**args, "cards": c.names(cards)}
            state.emit_secret(self.seat, "race-did-discards-for-points-cards", own, others)
        next_power(state, self.seat)

    def ask(self, state: Table) -> Message:
        return Message("race-ask-discard-for-points", {"n": self.most})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-not-in-hand")

    def starts(self) -> int:
        return CLAUSE


def odds(state: Table, seat: i64, words: list[int]) -> list[str]:
    """How many of a hundred cards that a seat has not seen have each of these numbers."""
    me = state.seats[seat]
    seen = me.hand + me.drawn + [card for card in state.discard if state.known[card] >> seat & 1]
    for one in state.seats:
        seen = seen + one.tableau
    numbers = [c.COST[card] + c.DEFENSE[card] for card in c.CARDS if card not in seen]
    return [str(round(100 * numbers.count(word - w.NUMBER) / max(1, len(numbers)))) for word in words]


class NameNumber(Question):
    """Name a number and turn up a card: with that cost or defense it comes to hand."""

    def __init__(self, seat: i64, word: i64) -> None:
        super().__init__(seat)
        self.word = word

    def options(self, state: Table) -> list[int]:
        use = w.power(self.word)
        return list(range(w.NUMBER + use.least, w.NUMBER + use.most + 1))

    def resolve(self, state: Table, word: int) -> None:
        card = state.take(self.seat)
        if card:
            self.turn_up(state, card, word)
        next_power(state, self.seat)

    def turn_up(self, state: Table, card: i64, word: i64) -> None:
        won = c.COST[card] + c.DEFENSE[card] == word - w.NUMBER
        name = c.NAMES[card]
        args: dict[str, Arg] = {"seat": self.seat, "number": word - w.NUMBER, "card": name}
        state.emit("race-did-gamble-won" if won else "race-did-gamble-lost", args)
        if won:
            state.seats[self.seat].fresh += state.fresh_of(1)
            state.add_openly(self.seat, card)
        else:
            state.discard_openly(card)

    def prompt(self, state: Table) -> Prompt:
        args: dict[str, Arg] = {"odds": odds(state, self.seat, self.options(state))}
        return Prompt("race-ask-name-number", args)

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-name-number")


# Tasks never change, so one of each kind serves all tables.
CONSUME_TURN: Final[list[Step[Table]]] = [ConsumeTurn(seat) for seat in range(c.SEATS)]
