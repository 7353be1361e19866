"""What a seat sees. Its shapes are in `shapes`; the static facts of the cards are in `Game.components()`.

Hands, cards drawn to choose from, action cards face down, a card to be placed and cards laid aside are shown to their
owner only. What a card in hand would cost, and what each phase would bring, is told as if the phase came next: the
powers of all cards that lie in the tableau now.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules import consume, develop, explore, scoring, settle
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.rounds import LAST_CARD
from starboard.games.race.seat import Powers, Seat
from starboard.games.race.shapes import (
    Held,
    HeldCard,
    Hidden,
    Kind,
    MilitaryPart,
    Part,
    RaceBody,
    SeatFacts,
    Tableau,
    TableauCard,
    TableFacts,
)
from starboard.games.race.table import Table
from starboard.kernel import EMPTY
from starboard.kernel.view import Frame, Item

_KINDS: Final = cast("list[Kind]", c.KINDS)
# Nobody changes what a view tells: what is empty is one list.
_NO_CLAUSES: Final[list[list[int]]] = []
_NO_WORDS: Final[list[str]] = []
# Most cards look the same in every view: these are made once, by word and card.
_LYING: Final[dict[int, TableauCard]] = {}
_HELD: Final[dict[int, HeldCard]] = {}


class RaceView(RaceBody, Frame):
    """The whole view of a seat or a spectator."""


def look(state: Table, seat: int | None) -> RaceBody:
    body: RaceBody = {
        "table": table_facts(state),
        "seats": [seat_facts(state, other) for other in range(state.players)],
        "areas": areas(state, seat),
    }
    if state.over:
        body["breakdown"] = [scoring.breakdown(state, other) for other in range(state.players)]
    return body


def areas(state: Table, seat: int | None) -> list[Tableau | Held | Hidden]:
    """No two cards in sight have the same word: of two equal ones of several seats, the own one has the first."""
    found: list[Tableau | Held | Hidden] = []
    taken: i64 = 0 if seat is None else own_firsts(state, seat)
    for other in range(state.players):
        words = [state.word(card) for card in state.seats[other].tableau]
        if other != seat:
            for at in range(len(words)):
                first = first_of_pair(words[at])
                if taken & first:
                    words[at] = words[at] + 1
                taken |= first
        found.append(tableau(state, other, words))
        if other == seat:
            found += own_areas(state, other)
    return found


def first_of_pair(word: i64) -> i64:
    """A bit for the word that the first of two equal cards has; none for other words."""
    card = word < w.CARD_END and c.TWIN[word] > word
    return 1 << c.PAIR[word] if card else 0


def own_firsts(state: Table, seat: i64) -> i64:
    """Such words for what the seat itself has."""
    me = state.seats[seat]
    found: i64 = first_of_pair(state.word(me.placing)) if me.placing else 0
    for card in me.tableau:
        found |= first_of_pair(state.word(card))
    for word in state.words(seat, me.drawn) if me.drawn else EMPTY:
        found |= first_of_pair(word)
    for word in state.words(seat, me.hand):
        found |= first_of_pair(word)
    return found


def table_facts(state: Table) -> TableFacts:
    longest = [len(seat.tableau) for seat in state.seats]
    return {
        "round": state.round,
        "phase": state.phase,
        "nth": state.nth,
        "pool": max(0, state.pool),
        "pool_size": c.POOL * state.players,
        "deck": len(state.deck),
        "discard": len(state.discard),
        "order": state.order,
        "experienced": state.experienced,
        "ends": {
            "cards": [seat for seat in range(state.players) if longest[seat] >= LAST_CARD - 1],
            "sure": state.pool <= 0 or max(longest) >= LAST_CARD,
        },
    }


def seat_facts(state: Table, seat: int) -> SeatFacts:
    me = state.seats[seat]
    powers = powers_ahead(state, seat)
    military = scoring.total_military(state, seat)
    empty: i64 = 0
    goods: i64 = 0
    consume: i64 = 0
    for card in me.tableau:
        consume += len(c.CONSUME_POWERS[card])
        if state.good[card]:
            goods += 1
        elif c.MODE[card] == c.PRODUCTION:
            empty += 1
    return {
        "counters": {
            "points": scoring.points(state, seat),
            "chips": me.chips,
            "hand": len(me.hand),
            "military": military,
            "goods": goods,
            "cards": len(me.tableau),
        },
        "actions": w.VOCABULARY.spell(me.actions),
        "last": w.VOCABULARY.spell(me.last),
        "phases": {
            "explore": (explore.DRAW + powers.explore_draw, explore.KEEP + powers.explore_keep),
            "develop": powers.develop_discount,
            "settle": (military, sum(by for _, by in settle.reductions(powers, 0))),
            "consume": consume,
            "produce": empty,
        },
        "military_parts": military_parts(powers.settling),
    }


def powers_ahead(state: Table, seat: i64) -> Powers:
    """What all cards of a tableau come to: those that came in this phase work in the next."""
    me = state.seats[seat]
    return me.powers if me.powers.cards is me.tableau else me.powers.of(me.tableau)


def military_parts(cards: list[int]) -> list[MilitaryPart]:
    """Where Military comes from, what counts only against some worlds too."""
    parts: list[MilitaryPart] = []
    for card in cards:
        for power in c.SETTLE_POWERS[card]:
            if power.type == c.MILITARY:
                against = power.keyword or c.KINDS[power.kind] or None
                parts.append({"name": c.design(card).id, "by": power.amount, "against": against})
    return parts


# ---- cards --------------------------------------------------------------------------------------------------------


def clauses(me: Seat, cards: list[int], card: i64) -> list[list[int]]:
    """What a 6-cost development is worth among some cards, clause by clause; nothing of other cards."""
    return scoring.clauses(cards, me.chips, card) if c.SCORE[card] else _NO_CLAUSES


def total(worth: list[list[int]]) -> int | None:
    return sum(part[1] for part in worth) if worth else None


def plain_item(word: int) -> Item:
    name = c.design(word).id if word < w.CARD_END else w.VOCABULARY.words[word]
    return {"word": w.VOCABULARY.words[word], "name": name}


def tableau(state: Table, seat: int, words: list[int]) -> Tableau:
    me = state.seats[seat]
    items: list[TableauCard] = []
    for at, card in enumerate(me.tableau):
        key = words[at] << 8 | card
        known = None if me.used or c.SCORE[card] or state.good[card] else _LYING.get(key)
        if known is None:
            known = lying_card(state, seat, card, words[at])
            if not me.used and not c.SCORE[card] and not state.good[card]:
                _LYING[key] = known
        items.append(known)
    return {"id": "tableau", "seat": seat, "items": items}


def lying_card(state: Table, seat: int, card: int, word: int) -> TableauCard:
    me = state.seats[seat]
    question = state.question(seat)
    bonuses = question.bonuses if isinstance(question, consume.SellGood) else True
    worth = clauses(me, me.tableau, card)
    used = _NO_WORDS
    if me.used:
        used = [w.VOCABULARY.words[use] for use in w.CONSUME_WORDS[state.word(card)] if use in me.used]
    return {
        "word": w.VOCABULARY.words[word],
        "name": c.design(card).id,
        "worth": total(worth),
        "parts": worth,
        "good": _KINDS[c.KIND[card]] if state.good[card] else None,
        "sale": consume.sale_value(me.tableau, card, bonuses) if state.good[card] else None,
        "used": used,
    }


def held_cards(state: Table, seat: int, cards: list[int], ahead: Powers) -> list[HeldCard]:
    words = state.words(seat, cards)
    return [held_card(state, seat, cards[at], words[at], ahead) for at in range(len(cards))]


def held_card(state: Table, seat: int, card: int, word: int, ahead: Powers) -> HeldCard:
    """`ahead` are the powers of a phase to come; in the card's own phase those count that lay there before it."""
    me = state.seats[seat]
    powers = me.powers if state.phase == (c.SETTLE if c.IS_WORLD[card] else c.DEVELOP) else ahead
    if c.IS_WORLD[card]:
        parts = settle_parts(powers, card)
        price = settle.cost(powers, card)
    else:
        parts = develop_parts(state, seat, powers)
        price = max(0, c.COST[card] - sum(part["by"] for part in parts))
    if parts or c.SCORE[card] or c.DEFENSE[card]:
        return priced_card(me, card, word, powers, price, parts)
    key = word << 8 | card
    known = _HELD.get(key)
    if known is None:
        known = _HELD[key] = priced_card(me, card, word, powers, price, parts)
    return known


def priced_card(me: Seat, card: int, word: int, powers: Powers, price: int, parts: list[Part]) -> HeldCard:
    worth = _NO_CLAUSES
    if c.SCORE[card]:
        worth = clauses(me, me.tableau if card in me.tableau else [*me.tableau, card], card)
    return {
        "word": w.VOCABULARY.words[word],
        "name": c.design(card).id,
        "worth": total(worth),
        "parts": worth,
        "price": None if price < 0 else price,
        "price_parts": parts,
        "military": settle.strength(powers, card) if c.DEFENSE[card] else None,
    }


def develop_parts(state: Table, seat: int, powers: Powers) -> list[Part]:
    """What makes a development cheaper: the bonus, if it was chosen for a phase that may still come, and powers."""
    parts: list[Part] = []
    if state.phase <= c.DEVELOP and develop.has_bonus(state, seat):
        parts.append({"name": "develop", "by": 1})
    for card in powers.cards if powers.develop_discount else EMPTY:
        if c.DEVELOP_DISCOUNT[card]:
            parts.append({"name": c.design(card).id, "by": c.DEVELOP_DISCOUNT[card]})
    return parts


def settle_parts(powers: Powers, world: int) -> list[Part]:
    """What makes a world cheaper, if it can be bought."""
    return [{"name": c.design(card).id, "by": by} for card, by in settle.reductions(powers, world)]


def aside_words(state: Table, seat: int) -> list[int]:
    """The words of cards laid aside: those that they have where they still lie."""
    me = state.seats[seat]
    source = me.drawn or me.hand
    words = state.words(seat, source)
    return [words[at] for at in range(len(source)) if source[at] in me.aside]


def own_areas(state: Table, seat: int) -> list[Held | Hidden]:
    me = state.seats[seat]
    ahead = powers_ahead(state, seat)
    question = state.question(seat)
    placing = question.card if isinstance(question, Pay) else me.placing
    placed = [held_card(state, seat, placing, state.word(placing), ahead)] if placing else []
    return [
        Held(id="hand", seat=seat, items=held_cards(state, seat, me.hand, ahead)),
        Held(id="drawn", seat=seat, items=held_cards(state, seat, me.drawn, ahead)),
        Hidden(id="chosen", seat=seat, items=[plain_item(word) for word in me.chosen]),
        Held(id="placing", seat=seat, items=placed),
        Hidden(id="aside", seat=seat, items=[plain_item(word) for word in aside_words(state, seat)]),
    ]


# ---- what is printed ------------------------------------------------------------------------------------------------


def components() -> dict[str, object]:
    """The printed facts of all cards, by the name under which views speak of them, action cards and chips."""
    cards: dict[str, object] = {}
    for each in c.DESIGNS:
        fact: dict[str, object] = {
            "type": each.type,
            "title": each.name,
            "cost": None if each.defense else each.cost,
            "defense": each.defense or None,
            "vp": None if each.clauses else each.vp,
            "mode": None if not each.mode else "production" if each.mode == c.PRODUCTION else "windfall",
            "kind": c.KINDS[each.kind] or None,
            "keywords": each.keywords,
            "start": each.start if each.start >= 0 else None,
            "powers": {phase: each.data[phase] for phase in [*c.PHASES[1:], "trade"] if phase in each.data},
            "points": each.data.get("points", []),
        }
        cards[each.id] = fact
    actions: dict[str, object] = {}
    for word in range(w.ACTION, w.ACTION_END):
        duplicate = word in (w.DEVELOP_2, w.SETTLE_2)
        phase = w.ACTION_PHASE[word - w.ACTION]
        actions[w.VOCABULARY.words[word]] = {"phase": phase, "duplicate": duplicate, "copies": c.ACTION_SETS}
    chips = [{"value": value, "copies": copies} for value, copies in c.CHIPS]
    return {"cards": cards, "actions": actions, "chips": chips}
