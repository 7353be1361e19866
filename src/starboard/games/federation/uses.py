"""What every delegation used in a finished game, read from its events: for the report on the board's balance."""

from __future__ import annotations

from typing import Final

from starboard.games.federation.projects import complete
from starboard.games.federation.scoring import project_points
from starboard.games.federation.state import Federation
from starboard.games.federation.words import ACTIONS, FLOORS, MEDALS, PRODUCTIONS, PROJECTS, SPACES, specialist_names
from starboard.kernel import Uses

# Which argument of which event tells what was used.
TOLD: Final = {
    "federation-trades": ("shop", "shop"),
    "federation-builds": ("building", "building"),
    "federation-mission": ("mission", "mission"),
    "federation-start": ("start token", "token"),
    "federation-deep-space": ("deep space", "token"),
    "federation-places": ("space", "space"),
    "federation-takes": ("specialist", "specialist"),
    "federation-medal": ("medal", "medal"),
}


def uses(state: Federation) -> Uses:
    """What was used, and what this table offered: tokens that stayed in the box could not be chosen."""
    used: list[list[tuple[str, str]]] = [[] for _ in range(state.players)]
    starter = -1
    for event in state.events or []:
        message = event.message
        seat = message.args.get("seat", -1)
        if not isinstance(seat, int) or seat < 0:
            continue
        if message.id in TOLD:
            kind, argument = TOLD[message.id]
            used[seat].append((kind, str(message.args[argument])))
        elif message.id == "federation-round" and starter < 0:
            starter = seat
    for seat in range(state.players):
        used[seat].append(("turn order", f"player-{(seat - starter) % state.players + 1}"))
    for project in range(len(PROJECTS)):
        if complete(state, project):
            points = project_points(state, project)
            for seat in range(state.players):
                if points[seat] and points[seat] == max(points):
                    used[seat].append(("project led", f"project-{PROJECTS[project]}"))
    return Uses(used, offered(state))


def offered(state: Federation) -> list[tuple[str, str]]:
    """What could be used at this table, as far as the set-up decides it."""
    board = state.board
    found = [("shop", f"shop-{shop + 1}") for shop in range(len(board.shops))]
    found += [("building", PRODUCTIONS[production]) for production in state.productions]
    found += [("building", f"mega-{mega + 1}") for mega in range(len(board.megastructures))]
    found += [("mission", f"mission-{action}") for action in ACTIONS]
    starts = state.start_offer + [seat.start for seat in state.seats if seat.start >= 0]
    found += [("start token", f"start-{token + 1}") for token in sorted(starts)]
    deep = state.deep + [seat.deep for seat in state.seats if seat.deep >= 0]
    found += [("deep space", f"ds-{token + 1}") for token in sorted(deep)]
    columns = SPACES // FLOORS
    found += [("space", f"f{space // columns + 1}c{space % columns + 1}") for space in range(SPACES)]
    found += [("space", "outer")]
    found += [("specialist", name) for name in specialist_names()]
    found += [("medal", f"medal-{kind}") for kind in MEDALS]
    found += [("project led", f"project-{project}") for project in PROJECTS]
    return found + [("turn order", f"player-{place + 1}") for place in range(state.players)]
