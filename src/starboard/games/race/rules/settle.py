"""Phase III: Settle (RG-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.paying import Pay
from starboard.games.race.seat import Powers
from starboard.games.race.table import Question, Table
from starboard.kernel import CONTINUES, EMPTY, PASS, TURN, Arg, Message, Prompt, Step, Task, Value

TACTICS: Final = "tactics"  # the preference: ask whether to give up a card for Military, or keep it


def has_bonus(state: Table, seat: i64) -> bool:
    """Choosers draw a card for a world (RG-8.5); in the second phase only who chose two (RG-14.5)."""
    return state.chose(seat, w.SETTLE_1 if state.nth == 1 else w.SETTLE_2)


# ---- what the powers come to for one world ----------------------------------------------------------------


def strength(powers: Powers, world: i64) -> i64:
    """Military against a world: the total, and what counts only against its kind or keyword (RG-8.15, RG-8.18)."""
    total: i64 = 0
    for card in powers.settling:
        for power in c.SETTLE_POWERS[card]:
            if (
                power.type == c.MILITARY
                and (not power.kind or power.kind == c.KIND[world])
                and (not power.keyword or power.keyword in c.KEYWORDS[world])
            ):
                total += power.amount
    return total


def military(state: Table, seat: i64, world: i64) -> i64:
    """The same for a seat in this phase, with what it gave a card up for (RG-8.21)."""
    return strength(state.seats[seat].powers, world) + state.seats[seat].tactics


def most_military(state: Table, seat: i64, world: i64) -> i64:
    """The same with the best card that could be given up for it (RG-8.21)."""
    best: i64 = 0
    for card in state.seats[seat].powers.settling:
        for power in c.SETTLE_POWERS[card]:
            if power.type == c.DISCARD_FOR_MILITARY:
                best = max(best, power.amount)
    return military(state, seat, world) + best


def cost(powers: Powers, world: i64) -> i64:
    """What the world costs to buy; -1 if it cannot be bought.

    A military world is bought for its defense, less one, if a power allows it (RG-8.22 to RG-8.24).
    """
    less: i64 = 0
    buyable = c.DEFENSE[world] == 0
    for card in powers.settling:
        for power in c.SETTLE_POWERS[card]:
            less += reduction(power, world)
            if power.type == c.PAY_FOR_MILITARY and not _excludes(power, world):
                buyable = True
    return max(0, c.COST[world] + c.DEFENSE[world] - less) if buyable else -1


def reduction(power: c.Power, world: i64) -> i64:
    """By how much a power makes a world cheaper that can be bought."""
    if power.type == c.DISCOUNT:
        return power.amount if not power.kind or power.kind == c.KIND[world] else 0
    if power.type == c.PAY_FOR_MILITARY and c.DEFENSE[world] and not _excludes(power, world):
        return power.amount
    return 0


def reductions(powers: Powers, world: i64) -> list[tuple[int, int]]:
    """The cards that make a world cheaper, each with its share; for no world (0) those that do so for every one."""
    found: list[tuple[int, int]] = []
    for card in powers.settling:
        by: i64 = 0
        for power in c.SETTLE_POWERS[card]:
            by += reduction(power, world)
        if by:
            found.append((card, by))
    return found


def price(state: Table, seat: i64, world: i64) -> i64:
    return cost(state.seats[seat].powers, world)


def _excludes(power: c.Power, world: i64) -> bool:
    return power.not_kind != 0 and power.not_kind == c.KIND[world]


def ways(state: Table, seat: i64, world: i64, payable: i64) -> list[int]:
    """Every way to settle a world with so many cards to pay: `pay`, `conquer`, or a card given up for it.

    Military and payment are never combined (RG-8.25, RG-8.28).
    """
    cost = price(state, seat, world)
    found: list[int] = []
    if 0 <= cost <= payable:
        found.append(w.PAY)
    strength = military(state, seat, world) if c.DEFENSE[world] else 0
    if c.DEFENSE[world] and strength >= c.DEFENSE[world]:
        found.append(w.CONQUER)
    for card in state.seats[seat].powers.settling:
        for power in c.SETTLE_POWERS[card]:
            if (power.type == c.DISCARD_TO_SETTLE_FREE and cost >= 0 and not _excludes(power, world)) or (
                power.type == c.DISCARD_FOR_MILITARY
                and c.DEFENSE[world]
                and strength + power.amount >= c.DEFENSE[world]
            ):
                found.append(card)
    if len(found) > 1:
        found.sort()
    return found


def tactics(state: Table, seat: i64) -> list[int]:
    """The cards that may be given up for Military, whatever is done with it (R-038)."""
    return state.seats[seat].powers.giving


def give_up(state: Table, seat: i64, card: i64) -> None:
    """A card of the tableau is discarded; one that gives Military does so until the end of the phase (RG-8.21)."""
    state.remove(seat, card)
    for power in c.SETTLE_POWERS[card]:
        if power.type == c.DISCARD_FOR_MILITARY:
            state.seats[seat].tactics += power.amount
    if state.events is not None:
        state.emit("race-did-gives-up", {"seat": seat, "card": c.NAMES[card]})


def placeable(state: Table, seat: i64) -> list[int]:
    me = state.seats[seat]
    payable: i64 = len(me.hand) - 1
    powers = bool(me.powers.settling)
    return [card for card in me.hand if c.IS_WORLD[card] and _can_settle(state, seat, card, payable, powers)]


def _can_settle(state: Table, seat: i64, world: i64, payable: i64, powers: bool) -> bool:
    """Whether there is a way at all; without powers a world must be paid for as printed."""
    if not c.DEFENSE[world] and c.COST[world] <= payable:
        return True
    return powers and bool(ways(state, seat, world, payable))


# ---- the phase ----------------------------------------------------------------------------------------------


class SettlePhase(Step[Table]):
    def __init__(self, nth: i64) -> None:
        super().__init__()
        self.nth = nth

    def run(self, state: Table) -> None:
        state.start_phase(c.SETTLE, self.nth)
        state.push(REVEAL_WORLDS)
        for seat in range(state.players):
            state.seats[seat].placing = 0
            if state.seats[seat].hand:
                state.fork(seat, PLACE_WORLD[seat])


class PlaceWorld(Question):
    """One world from the hand, face down, or none (RG-8.1)."""

    def options(self, state: Table) -> list[int]:
        return [PASS, *placeable(state, self.seat)]

    def resolve(self, state: Table, word: int) -> None:
        state.seats[self.seat].placing = 0 if word == PASS else word

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-place-world")

    def why_not(self, state: Table, word: int) -> Message | None:
        if not w.CARD <= word < w.CARD_END:
            return Message("race-why-phase", {"phase": c.SETTLE})
        if word not in state.seats[self.seat].hand:
            return Message("race-why-not-in-hand")
        if not c.IS_WORLD[word]:
            return Message("race-why-development-in-settle")
        cost = price(state, self.seat, word)
        if cost >= 0:
            return Message("race-why-cards-short", {"n": cost - len(state.seats[self.seat].hand) + 1})
        return Message("race-why-military-short", {"n": c.DEFENSE[word] - most_military(state, self.seat, word)})

    def starts(self) -> int:
        return TURN

    def ask_forced(self) -> bool:
        return True  # or the others would learn that this seat has nothing to settle


class RevealWorlds(Step[Table]):
    """All reveal; worlds are laid down, windfall worlds get their good at once (RG-8.8, RG-8.9), then all pay."""

    def run(self, state: Table) -> None:
        settlers: list[int] = []
        for seat in state.order:
            world = state.seats[seat].placing
            if world:
                state.seats[seat].placing = 0
                state.place(seat, world)
                if state.events is not None:
                    state.emit("race-did-reveals-world", {"seat": seat, "card": c.NAMES[world]})
                state.reveal()
                settlers.append(seat)
        for seat in settlers:
            world = state.seats[seat].tableau[-1]
            if c.MODE[world] == c.WINDFALL:
                state.put_good(seat, world)
        if not settlers and state.rules < 2:
            return
        acting = [seat for seat in state.order if seat in settlers or (state.rules >= 2 and tactics(state, seat))]
        in_order = state.in_order or _order_matters(state, settlers, acting)
        for seat in reversed(acting):
            step: Task[Table] = SETTLE_WORLD[seat] if seat in settlers else KEEP_TACTICS[seat]
            if in_order:
                state.push(step)
            else:
                state.fork(seat, step)


def _order_matters(state: Table, settlers: list[int], acting: list[int]) -> bool:
    """The deck could run out (RG-13.2), or the last round depends on who gives up a card (RG-13.4, RG-13.5)."""
    most_draws: i64 = 0
    for seat in settlers:
        most_draws += after_settle(state, seat)
    if len(state.deck) <= most_draws:
        return True
    full = any(len(player.tableau) >= 12 for player in state.seats)
    return full and sum(may_give_up(state, seat) for seat in acting) > 1


def may_give_up(state: Table, seat: i64) -> bool:
    """Whether a seat that has revealed its world, or none, may give up a card."""
    if state.rules >= 2 and tactics(state, seat):
        return True
    me = state.seats[seat]
    return ways(state, seat, me.tableau[-1], len(me.hand))[0] < w.CARD_END


class SettleWorld(Step[Table]):
    """Pay for the world just placed, conquer it, or give up a card for it."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who = who

    def run(self, state: Table) -> None:
        world = state.seats[self.who].tableau[-1]
        state.push(HowToSettle(self.who, world))


class HowToSettle(Question):
    """What was revealed must be placed; if only one way is open, it must be used (RG-7.12)."""

    def __init__(self, seat: i64, world: i64, opening: int = TURN) -> None:
        super().__init__(seat)
        self.world = world
        self.opening = opening

    def options(self, state: Table) -> list[int]:
        found = ways(state, self.seat, self.world, len(state.seats[self.seat].hand))
        giving = tactics(state, self.seat)
        if state.rules < 2 or (not giving and found[0] >= w.CARD_END):
            return found
        more = [card for card in giving if card not in found]
        return sorted([state.word(way) if way < w.CARD_END else way for way in found + more])

    def resolve(self, state: Table, word: int) -> None:
        cost: i64 = 0
        if word == w.PAY:
            cost = price(state, self.seat, self.world)
        elif word != w.CONQUER:
            card = state.card(state.seats[self.seat].tableau, word)
            again = state.rules >= 2 and card in tactics(state, self.seat)
            give_up(state, self.seat, card)
            if again:  # the Military is there; how the world is settled is another question
                state.push(HowToSettle(self.seat, self.world, CONTINUES))
                return
        if c.DEFENSE[self.world] and word != w.PAY and state.events is not None:
            state.emit("race-did-conquers", {"seat": self.seat, "card": c.NAMES[self.world]})
        if cost:
            state.push(PayWorld(self.seat, cost, self.world))
        else:
            draw_after_settle(state, self.seat)

    def prompt(self, state: Table) -> Prompt:
        args: dict[str, Arg] = {
            "card": c.NAMES[self.world],
            "price": price(state, self.seat, self.world),
        }
        return Prompt("race-ask-how-to-settle", args, TACTICS if tactics(state, self.seat) else "")

    def why_not(self, state: Table, word: int) -> Message | None:
        cost = price(state, self.seat, self.world)
        if word == w.PAY:
            if cost < 0:
                return Message("race-why-military-world")
            return Message("race-why-cards-short", {"n": cost - len(state.seats[self.seat].hand)})
        if word == w.CONQUER:
            if not c.DEFENSE[self.world]:
                return Message("race-why-civil-world")
            short = c.DEFENSE[self.world] - military(state, self.seat, self.world)
            return Message("race-why-military-short", {"n": short})
        return Message("race-why-no-help", {"card": c.NAMES[self.world]})

    def preferred(self, state: Table, preferences: dict[str, Value]) -> int | None:
        mine = [state.word(card) for card in tactics(state, self.seat)]
        others = [word for word in self.options(state) if word not in mine]
        return others[0] if preferences[TACTICS] == "keep" and len(others) == 1 else None

    def starts(self) -> int:
        return self.opening


class KeepTactics(Question):
    """Who places no world may give up a card for Military all the same: its text sets no condition (R-038)."""

    def options(self, state: Table) -> list[int]:
        return [PASS, *sorted([state.word(card) for card in tactics(state, self.seat)])]

    def resolve(self, state: Table, word: int) -> None:
        if word != PASS:
            give_up(state, self.seat, state.card(state.seats[self.seat].tableau, word))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-give-up", {"cards": c.names(tactics(state, self.seat))}, TACTICS)

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-give-up", {"cards": c.names(tactics(state, self.seat))})

    def preferred(self, state: Table, preferences: dict[str, Value]) -> int | None:
        return PASS if preferences[TACTICS] == "keep" else None

    def starts(self) -> int:
        return TURN


def after_settle(state: Table, seat: i64) -> i64:
    """Cards drawn for a world, paid or conquered: the bonus (RG-8.5, RG-8.17) and powers."""
    return state.seats[seat].powers.settle_after_draw + (1 if has_bonus(state, seat) else 0)


def draw_after_settle(state: Table, seat: i64) -> None:
    if has_bonus(state, seat):
        state.draw(seat, 1, "settle")
    for card in state.working(seat) if state.seats[seat].powers.settle_after_draw else EMPTY:
        if c.SETTLE_AFTER_DRAW[card]:
            state.draw(seat, c.SETTLE_AFTER_DRAW[card], c.NAMES[card])


class PayWorld(Pay):
    def paid(self, state: Table) -> None:
        draw_after_settle(state, self.seat)


# Tasks never change, so one of each kind serves all tables.
REVEAL_WORLDS: Final = RevealWorlds()
PLACE_WORLD: Final = [PlaceWorld(seat) for seat in range(c.SEATS)]
SETTLE_WORLD: Final = [SettleWorld(seat) for seat in range(c.SEATS)]
KEEP_TACTICS: Final = [KeepTactics(seat) for seat in range(c.SEATS)]
