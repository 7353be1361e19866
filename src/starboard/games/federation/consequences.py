"""What a sentence would bring that no view shows: a planet's action that would come to nothing (R-004, R-040)."""

from __future__ import annotations

from typing import Final, cast

from starboard.games.federation import components as c
from starboard.games.federation import shapes as s
from starboard.games.federation import words as w
from starboard.games.federation.table import Table
from starboard.games.federation.view import FederationFacts
from starboard.kernel import DONE, Event

ACTION: Final = {
    "federation-did-places": "space",
    "federation-did-spies": "action",
    "federation-did-mission": "mission",
}
DEEDS: Final = {
    "federation-did-miner",
    "federation-did-dead-asteroid",
    "federation-did-mage",
    "federation-did-alteration",
    "federation-did-takes",
    "federation-did-trades",
    "federation-did-builds",
}
SPACES: Final = [w.spell(w.SPACE + space) for space in range(c.SPACES)]
ACTIONS: Final = [*c.ACTIONS, "outer"]
AFTERWARDS: Final = {"federation-ask-mission", "federation-ask-last-word", "federation-ask-ambassador"}


def consequences(after: Table, seat: int, words: list[int]) -> FederationFacts:
    """`after` is the table before these words, a copy that may be changed."""
    events: list[Event] = []
    after.events = events
    for word in words:
        if word not in after.legal(seat):
            return {"idle": None}
        after.say(seat, word)
    prompt = after.prompt(seat)
    if prompt is not None and prompt.message.id == "federation-ask-die":
        after.say(seat, DONE)  # the action comes after it
        prompt = after.prompt(seat)
    asks = prompt is not None and prompt.message.id not in AFTERWARDS
    return {"idle": None if asks else _idle(after, seat, events)}


def _idle(after: Table, seat: int, events: list[Event]) -> s.Planet | None:
    """The planet where this seat has acted last, if nothing has happened there."""
    planet = c.NOBODY
    for event in events:
        id, args = event.message.id, event.message.args
        if id == "federation-did-step":
            break  # the round has ended
        if args.get("seat") != seat:
            continue
        if id in ACTION:
            planet = _planet(after, str(args[ACTION[id]]))
        elif id in DEEDS:
            planet = c.NOBODY
    return None if planet == c.NOBODY else cast("list[s.Planet]", c.PLANETS)[planet]


def _planet(table: Table, name: str) -> int:
    """The planet of an action, of its mission, or of the space of the senate that it belongs to."""
    if name in SPACES:
        action = table.board.action_at[SPACES.index(name)]
    else:
        action = ACTIONS.index(name.removeprefix("mission-"))
    return action if action < len(c.PLANETS) else c.NOBODY
