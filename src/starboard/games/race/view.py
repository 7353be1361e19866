"""What a seat sees. Its shapes are in `shapes`; the static facts of the cards are in `Game.components()`.

Hands, cards drawn to choose from, action cards face down, a card to be placed and cards laid aside are shown to their
owner only. What a card in hand would cost, and what each phase would bring, is told as if the phase came next: the
powers of all cards that lie in the tableau now.
"""

from __future__ import annotations

from typing import Final, cast

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules import develop, explore, scoring, settle
from starboard.games.race.rules.rounds import LAST_CARD
from starboard.games.race.seat import Powers
from starboard.games.race.shapes import (
    CardItem,
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
from starboard.kernel.view import Frame, Item

_KINDS: Final = cast("list[Kind]", c.KINDS)


class RaceView(RaceBody, Frame):
    """The whole view of a seat or a spectator."""


def look(state: Table, seat: int | None) -> RaceBody:
    body: RaceBody = {
        "table": table_facts(state),
        "seats": [seat_facts(state, other) for other in range(state.players)],
        "areas": [],
    }
    for other in range(state.players):
        body["areas"].append(tableau(state, other))
        if other == seat:
            body["areas"] += own_areas(state, other)
    tell_apart(body["areas"], seat)
    if state.over:
        body["breakdown"] = [scoring.breakdown(state, other) for other in range(state.players)]
    return body


def tell_apart(areas: list[Tableau | Held | Hidden], seat: int | None) -> None:
    """No two cards in sight have the same word: of two equal ones of several seats, the own one has the first."""
    seen = {item["word"] for area in areas if area["seat"] == seat and area["id"] != "aside" for item in area["items"]}
    for area in areas:
        if area["seat"] != seat:
            for item in area["items"]:
                word = item["word"] or ""
                if word in seen and word.endswith("/1"):
                    item["word"] = word[:-1] + "2"
                seen.add(item["word"])


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
    powers = Powers(me.tableau)
    military = scoring.total_military(state, seat)
    empty = [card for card in me.tableau if c.MODE[card] == c.PRODUCTION and not state.good[card]]
    return {
        "counters": {
            "points": scoring.points(state, seat),
            "chips": me.chips,
            "hand": len(me.hand),
            "military": military,
            "goods": len(state.goods(seat)),
            "cards": len(me.tableau),
        },
        "actions": w.VOCABULARY.spell(me.actions),
        "last": w.VOCABULARY.spell(me.last),
        "phases": {
            "explore": (explore.DRAW + powers.explore_draw, explore.KEEP + powers.explore_keep),
            "develop": powers.develop_discount,
            "settle": (military, sum([part["by"] for part in settle_parts(powers, 0)])),
            "consume": sum([len(c.CONSUME_POWERS[card]) for card in me.tableau]),
            "produce": len(empty),
        },
        "military_parts": military_parts(me.tableau),
    }


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


def card_item(word: int, worth: list[list[int]]) -> CardItem:
    total = sum([points for _, points in worth]) if worth else None
    return {"word": w.VOCABULARY.words[word], "name": c.design(word).id, "worth": total, "parts": worth}


def plain_item(word: int) -> Item:
    name = c.design(word).id if word < w.CARD_END else w.VOCABULARY.words[word]
    return {"word": w.VOCABULARY.words[word], "name": name}


def tableau(state: Table, seat: int) -> Tableau:
    me = state.seats[seat]
    items: list[TableauCard] = []
    for card in me.tableau:
        word = state.word(card)
        used = [w.VOCABULARY.words[use] for use in w.CONSUME_WORDS[word] if use in me.used]
        good = _KINDS[c.KIND[card]] if state.good[card] else None
        items.append({**card_item(word, scoring.clauses(me.tableau, me.chips, card)), "good": good, "used": used})
    return {"id": "tableau", "seat": seat, "items": items}


def held_cards(state: Table, seat: int, cards: list[int], ahead: Powers) -> list[HeldCard]:
    words = state.words(seat, cards)
    return [held_card(state, seat, cards[at], words[at], ahead) for at in range(len(cards))]


def held_card(state: Table, seat: int, card: int, word: int, ahead: Powers) -> HeldCard:
    """`ahead` are the powers of a phase to come; in the card's own phase those count that lay there before it."""
    me = state.seats[seat]
    powers = me.powers if state.phase == (c.SETTLE if c.IS_WORLD[card] else c.DEVELOP) else ahead
    item = card_item(word, scoring.clauses([*me.tableau, card], me.chips, card))
    if c.IS_WORLD[card]:
        parts = settle_parts(powers, card)
        price = settle.cost(powers, card)
    else:
        parts = develop_parts(state, seat, powers)
        price = max(0, c.COST[card] - sum([part["by"] for part in parts]))
    military = settle.strength(powers, card) if c.DEFENSE[card] else None
    return {**item, "price": None if price < 0 else price, "price_parts": parts, "military": military}


def develop_parts(state: Table, seat: int, powers: Powers) -> list[Part]:
    """What makes a development cheaper: the bonus, if it was chosen for a phase that may still come, and powers."""
    parts: list[Part] = []
    if state.phase <= c.DEVELOP and develop.has_bonus(state, seat):
        parts.append({"name": "develop", "by": 1})
    for card in powers.cards:
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
    ahead = Powers(me.tableau)
    placing = [plain_item(state.word(me.placing))] if me.placing else []
    return [
        Held(id="hand", seat=seat, items=held_cards(state, seat, me.hand, ahead)),
        Held(id="drawn", seat=seat, items=held_cards(state, seat, me.drawn, ahead)),
        Hidden(id="chosen", seat=seat, items=[plain_item(word) for word in me.chosen]),
        Hidden(id="placing", seat=seat, items=placing),
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
