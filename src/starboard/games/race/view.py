"""What a seat sees.

Besides the common shape: `table` has round, phase (0 between phases), nth, pool, deck, discard, order (the turn
order) and experienced; `seats[n]` has `actions` (revealed this round); the areas are `tableau` (items in order
of placing, with `good`: the kind of the good on it or null, and `used` for consume powers used in this phase),
`hand`, `drawn` (cards to choose from while exploring), `chosen` (own action cards face down), `placing` (own
card face down) and `aside` (own choice that waits for the others): the last five only for their owner.
The static facts of the cards are in `Game.components()`.
"""

from __future__ import annotations

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.scoring import breakdown, points, total_military
from starboard.games.race.table import Table


def card_item(card: int) -> dict[str, object]:
    return {"word": w.VOCABULARY.words[card], "name": c.design(card).id}


def word_item(word: int) -> dict[str, object]:
    return {"word": w.VOCABULARY.words[word], "name": w.VOCABULARY.words[word]}


def area(id: str, seat: int, items: list[dict[str, object]]) -> dict[str, object]:
    return {"id": id, "seat": seat, "items": items}


def tableau_item(state: Table, seat: int, card: int) -> dict[str, object]:
    item = card_item(card)
    item["good"] = c.KINDS[c.KIND[card]] if state.good[card] else None
    item["used"] = [w.VOCABULARY.words[word] for word in w.CONSUME_WORDS[card] if word in state.seats[seat].used]
    return item


def look(state: Table, seat: int | None) -> dict[str, object]:
    seats: list[dict[str, object]] = []
    areas: list[dict[str, object]] = []
    for other in range(state.players):
        counters = {
            "points": points(state, other),
            "chips": state.seats[other].chips,
            "hand": len(state.seats[other].hand),
            "military": total_military(state, other),
            "goods": len(state.goods(other)),
            "cards": len(state.seats[other].tableau),
        }
        seats.append({"counters": counters, "actions": w.VOCABULARY.spell(state.seats[other].actions)})
        areas.append(area("tableau", other, [tableau_item(state, other, card) for card in state.seats[other].tableau]))
        if other == seat:
            areas += own_areas(state, other)
    body: dict[str, object] = {
        "table": {
            "round": state.round,
            "phase": state.phase,
            "nth": state.nth,
            "pool": state.pool,
            "deck": len(state.deck),
            "discard": len(state.discard),
            "order": state.order,
            "experienced": state.experienced,
        },
        "seats": seats,
        "areas": areas,
    }
    if state.over:
        body["breakdown"] = [breakdown(state, other) for other in range(state.players)]
    return body


def own_areas(state: Table, seat: int) -> list[dict[str, object]]:
    placing = state.seats[seat].placing
    return [
        area("hand", seat, [card_item(card) for card in state.seats[seat].hand]),
        area("drawn", seat, [card_item(card) for card in state.seats[seat].drawn]),
        area("chosen", seat, [word_item(word) for word in state.seats[seat].chosen]),
        area("placing", seat, [card_item(placing)] if placing else []),
        area("aside", seat, [card_item(card) for card in state.seats[seat].aside]),
    ]


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
