"""What the Automa did, told so that a person could repeat it with the box."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.choice import BY_DIRECTION, BY_NUMBER, TIES, Deed, Turn
from starboard.games.gaia.table import Table
from starboard.kernel import Arg


def card_word(number: int) -> str:
    return f"automa-card-{number}"


def level_word(level: int) -> str:
    return f"automa-level-{level}"


def tie_word(tie: int, support: int) -> str:
    """A tie-breaker; of those on the support card what it says there."""
    if support and tie == BY_DIRECTION:
        return "automa-tie-right-down" if cards.card(support).right_down else "automa-tie-left-up"
    if support and tie == BY_NUMBER:
        side = "left" if cards.card(support).from_left else "right"
        return f"automa-tie-{side}-{cards.card(support).nth}"
    return f"automa-tie-{TIES[tie]}"


def action_word(action: int) -> str:
    return f"automa-{cards.ACTIONS[action]}"


def cards_turned(table: Table, turn: Turn) -> None:
    if turn.action:
        args: dict[str, Arg] = {"support": card_word(turn.support), "action": card_word(turn.action)}
        does = action_word(cards.card(turn.action).action)
        table.emit("gaia-did-automa-cards", {**args, "does": does, "n": table.automa.size()})
    else:
        table.emit("gaia-did-automa-last-card", {"support": card_word(turn.support)})


def candidates(table: Table, deed: Deed, support: int) -> None:
    """What was possible, and what each tie-breaker left."""
    if table.events is None or len(deed.choice.candidates) < 2:
        return
    table.emit("gaia-did-automa-possible", {"things": w.VOCABULARY.spell(deed.choice.candidates)})
    for index, tie in enumerate(deed.choice.ties):
        table.emit(
            "gaia-did-automa-tie",
            {"tie": tie_word(tie, support), "things": w.VOCABULARY.spell(deed.choice.steps[index])},
        )


def deed_done(table: Table, deed: Deed, support: int) -> None:
    if table.events is None:
        return
    if deed.action == cards.MINE:
        table.emit("gaia-did-automa-mine-range", {"n": deed.range})
    candidates(table, deed, support)
    if deed.chosen < 0:
        table.emit("gaia-did-automa-cannot", {"action": action_word(deed.action)})
        return
    thing = w.spell(deed.chosen)
    if deed.action == cards.MINE:
        table.emit("gaia-did-automa-mine", {"hex": thing})
        if deed.satellite >= 0:
            table.emit("gaia-did-automa-satellite", {"hex": w.hex_word(deed.satellite)})
    elif deed.action == cards.UPGRADE:
        before, piece = c.PIECES[deed.before], c.PIECES[deed.piece]
        table.emit("gaia-did-automa-upgrade", {"hex": thing, "before": before, "building": piece})
    elif deed.action == cards.SPACE:
        table.emit("gaia-did-automa-space", {"action": thing})
    elif deed.tile >= 0:
        table.emit("gaia-did-automa-tile", {"track": thing, "tile": c.ADVANCED[deed.tile].word})
    else:
        level = table.automa_self().levels[deed.chosen - w.TRACK]
        table.emit("gaia-did-automa-advance", {"track": thing, "level": level})
    if deed.vp:
        table.emit("gaia-did-automa-faction-vp", {"n": deed.vp})


def turn_done(table: Table, turn: Turn) -> None:
    table.emit("gaia-did-automa-vp", {"n": turn.vp, "total": table.automa_self().vp})


def passed(table: Table, turn: Turn) -> None:
    table.emit("gaia-did-automa-pass", {"n": turn.vp, "total": table.automa_self().vp})
    if turn.booster >= 0:
        table.emit("gaia-did-automa-booster", {"booster": w.spell(w.BOOSTER + turn.booster)})


def first_mine(table: Table, turn: Turn) -> None:
    if turn.support:
        table.emit("gaia-did-automa-random-card", {"card": card_word(turn.support)})
    candidates(table, turn.deeds[0], turn.support)
    table.emit("gaia-did-automa-mine", {"hex": w.spell(turn.deeds[0].chosen)})


def first_booster(table: Table, turn: Turn) -> None:
    table.emit("gaia-did-automa-random-card", {"card": card_word(turn.support)})
    table.emit("gaia-did-automa-booster", {"booster": w.spell(w.BOOSTER + turn.booster)})


def verdict(table: Table) -> None:
    """What the Automa got at the end; who won, by how much, on which level."""
    me = table.automa_self()
    final: dict[str, Arg] = {"tiles": me.sources[c.FROM_FINAL], "research": me.sources[c.FROM_RESEARCH]}
    table.emit("gaia-did-automa-final", {**final, "total": me.vp})
    margin = int(table.seats[0].vp - table.automa_self().vp)
    args: dict[str, Arg] = {"level": level_word(table.setup.automa.level), "n": abs(margin)}
    if margin > 0:
        table.emit("gaia-did-automa-beaten", args)
    elif margin < 0:
        table.emit("gaia-did-automa-won", args)
    else:
        table.emit("gaia-did-automa-tied", {"level": args["level"]})
