"""What every delegation used in a finished game, read from its events: for the report on the board's balance."""

from __future__ import annotations

from typing import Final

from starboard.games.federation import components as c
from starboard.games.federation.rules.projects import complete
from starboard.games.federation.rules.scoring import project_points
from starboard.games.federation.table import Table
from starboard.kernel import Usage

# Which argument of which event tells what was used.
TOLD: Final = {
    "federation-did-trades": ("shop", "shop"),
    "federation-did-builds": ("building", "building"),
    "federation-did-mission": ("mission", "mission"),
    "federation-did-start": ("start token", "token"),
    "federation-did-deep-space": ("deep space", "token"),
    "federation-did-places": ("space", "space"),
    "federation-did-takes": ("specialist", "specialist"),
    "federation-did-medal": ("medal", "medal"),
}


def usage(table: Table) -> Usage:
    """What was used, and what this table offered: tokens that stayed in the box could not be chosen."""
    used: list[list[tuple[str, str]]] = [[] for _ in range(table.players)]
    starter = -1
    for event in table.events or []:
        message = event.message
        seat = message.args.get("seat", -1)
        if not isinstance(seat, int) or seat < 0:
            continue
        if message.id in TOLD:
            kind, argument = TOLD[message.id]
            used[seat].append((kind, str(message.args[argument])))
        elif message.id == "federation-did-round" and starter < 0:
            starter = seat
    for seat in range(table.players):
        used[seat].append(("turn order", f"player-{(seat - starter) % table.players + 1}"))
    for project in range(len(c.PROJECTS)):
        if complete(table, project):
            points = project_points(table, project)
            for seat in range(table.players):
                if points[seat] and points[seat] == max(points):
                    used[seat].append(("project led", f"project-{c.PROJECTS[project]}"))
    return Usage(used, offered(table))


def offered(table: Table) -> list[tuple[str, str]]:
    """What could be used at this table, as far as the set-up decides it."""
    board = table.board
    found = [("shop", f"shop-{shop + 1}") for shop in range(len(board.shops))]
    found += [("building", c.PRODUCTIONS[production]) for production in table.productions]
    found += [("building", f"mega-{mega + 1}") for mega in range(len(board.megastructures))]
    found += [("mission", f"mission-{action}") for action in c.ACTIONS]
    starts = table.start_offer + [seat.start for seat in table.seats if seat.start >= 0]
    found += [("start token", f"start-{token + 1}") for token in sorted(starts)]
    deep = table.deep + [seat.deep for seat in table.seats if seat.deep >= 0]
    found += [("deep space", f"ds-{token + 1}") for token in sorted(deep)]
    columns = c.SPACES // c.FLOORS
    found += [("space", f"f{space // columns + 1}c{space % columns + 1}") for space in range(c.SPACES)]
    found += [("space", "outer")]
    found += [("specialist", name) for name in c.SPECIALIST_NAMES]
    found += [("medal", f"medal-{kind}") for kind in c.MEDALS]
    found += [("project led", f"project-{project}") for project in c.PROJECTS]
    return found + [("turn order", f"player-{place + 1}") for place in range(table.players)]
