"""What everybody sees of the Automa: all cards that were turned up, never the order of the deck."""

from __future__ import annotations

from typing import Final, cast

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa import shapes as s
from starboard.games.gaia.automa.choice import TIES, Deed, Turn
from starboard.games.gaia.automa.deck import LAST_CARDS
from starboard.games.gaia.automa.log import card_word, level_word
from starboard.games.gaia.table import Table

_ACTIONS: Final = cast("list[s.AutomaAction]", cards.ACTIONS)
_TIES: Final = cast("list[s.AutomaTie]", TIES)


def automa_facts(table: Table) -> s.AutomaFacts | None:
    if not table.setup.automa.here:
        return None
    automa = table.automa
    faction = table.automa_self().faction
    return {
        "seat": table.automa_seat(),
        "level": table.setup.automa.level,
        "level_name": level_word(table.setup.automa.level),
        "faction": c.FACTIONS[faction].word if faction >= 0 else None,
        "support": _card(automa.support),
        "action": _card(automa.action),
        "discard": [card_word(each) for each in automa.discard],
        "deck": automa.size(),
        "deck_known": [card_word(each) for each in automa.known],
        "reserve": automa.reserve(),
        "unseen": [card_word(each) for each in automa.unseen],
        "last_three": 0 < automa.size() <= LAST_CARDS,
        "turns": [_turn(each) for each in automa.turns],
        "verdict": _verdict(table) if table.over else None,
    }


def _card(number: int) -> str | None:
    return card_word(number) if number else None


def _piece(piece: int) -> str | None:
    return c.PIECES[piece] if piece else None


def _hex(where: int) -> str | None:
    return w.hex_word(where) if where >= 0 else None


def _turn(turn: Turn) -> s.AutomaTurnFacts:
    return {
        "round": turn.round,
        "support": _card(turn.support),
        "action": _card(turn.action),
        "deeds": [_deed(each) for each in turn.deeds],
        "vp": turn.vp,
        "passed": turn.passed,
        "booster": c.BOOSTERS[turn.booster].word if turn.booster >= 0 else None,
    }


def _deed(deed: Deed) -> s.AutomaDeed:
    return {
        "action": _ACTIONS[deed.action],
        "candidates": w.VOCABULARY.spell(deed.choice.candidates),
        "ties": [
            {"tie": _TIES[deed.choice.ties[i]], "left": w.VOCABULARY.spell(deed.choice.steps[i])}
            for i in range(len(deed.choice.ties))
        ],
        "chosen": w.spell(deed.chosen) if deed.chosen >= 0 else None,
        "before": _piece(deed.before),
        "building": _piece(deed.piece),
        "range": deed.range or None,
        "tile": c.ADVANCED[deed.tile].word if deed.tile >= 0 else None,
        "satellite": _hex(deed.satellite),
        "vp": deed.vp,
    }


def _verdict(table: Table) -> s.AutomaVerdict:
    margin = table.seats[0].vp - table.automa_self().vp
    return {"won": margin >= 0, "tied": margin == 0, "margin": margin}
