"""What a seat sees.

Nearly everything in Federation lies open. Hidden are: the faces of tokens that lie face down, the deep space
stack (known to those who have looked through it), and an alteration that somebody looked at and put back.

Besides the common shape: `table` has round, turn, starter, pawn, phase and the edition of the board; each
seat has its counters and the facts of its player board. Areas: the senate's `spaces` and `outer`, `laws`,
`projects`, `neo`, `moons`, `moon-tokens`, `atal`, `shops`, `buildings`, `medals`, `starts`, `deep-space` (own
look only), and for each seat `missions`, `specialists`, `alterations`, `ambassadors`. What the figures of the
board are is in `Game.components()`, or in `figures` here when the table plays with a board of its own; `notes`
tell which of them are only reconstructed. Costs, gains and effects are lists of words (`printed`).
"""

from __future__ import annotations

from starboard.games.federation.board import Board
from starboard.games.federation.executive import floor_votes
from starboard.games.federation.laws import wing_votes
from starboard.games.federation.ops import MEGASTRUCTURE_VALUES
from starboard.games.federation.projects import complete, length
from starboard.games.federation.specialists import members
from starboard.games.federation.state import (
    HIDDEN,
    NEUTRAL,
    NOBODY,
    SOURCES,
    SPECIAL,
    SPECIAL_FRESH,
    SPECIAL_READY,
    VOCABULARY,
    Delegation,
    Federation,
    floor_of,
    wing_of,
)
from starboard.games.federation.words import (
    ACTIONS,
    FLOORS,
    MEDALS,
    PLANETS,
    PRODUCTIONS,
    PROJECTS,
    RESOURCES,
    SPACES,
    W_ALTERATION,
    W_AMBASSADOR,
    W_DEAD,
    W_DEEP,
    W_LAW,
    W_MEDAL,
    W_MEGASTRUCTURE,
    W_MISSION,
    W_MOON,
    W_NEO,
    W_PRODUCTION,
    W_PROJECT,
    W_SHOP,
    W_SPACE,
    W_SPECIALIST,
    W_START,
)

Item = dict[str, object]


def item(state: Federation, word: int) -> Item:
    """A component that can be pointed at, with what is printed on it."""
    spelt = VOCABULARY.words[word]
    thing: Item = {"word": spelt, "name": f"federation-{spelt}"}
    printed = state.board.texts.get(spelt)
    if printed is not None:
        thing.update(printed)
    return thing


def fact(state: Federation, word: int, **facts: object) -> Item:
    """A component with facts."""
    thing = item(state, word)
    thing.update(facts)
    return thing


def area(id: str, seat: int | None, items: list[Item]) -> dict[str, object]:
    """A place on the table."""
    return {"id": id, "seat": seat, "items": items}


def look(state: Federation, seat: int | None) -> dict[str, object]:
    """The whole view of a seat, or of a spectator."""
    areas = [_spaces(state), _outer(state), _laws(state), _projects(state)]
    areas += [_neo(state), _moons(state), _moon_tokens(state), _atal(state)]
    areas += [_shops(state), _buildings(state), _medals(state)]
    areas += [area("starts", None, [item(state, W_START + token) for token in state.start_offer])]
    if seat is not None:
        areas += _own_secrets(state, seat)
    for other in range(state.players):
        areas += _own_areas(state, other)
    body: dict[str, object] = {
        "table": _table(state),
        "seats": [_seat(state, other) for other in range(state.players)],
        "areas": areas,
    }
    if state.board.reconstructed:
        body["notes"] = [_reconstructed(state.board)]
    if state.board.own is not None:
        body["figures"] = state.board.own
    if state.over:
        body["breakdown"] = state.breakdown()
    return body


def _reconstructed(board: Board) -> dict[str, object]:
    """Which figures nobody has read off a printed board: a message, and the figures by their names in the file."""
    parts = ["figures-" + part for part in board.reconstructed_parts]
    args: dict[str, object] = {"n": board.reconstructed, "parts": parts}
    return {"id": "federation-note-reconstructed", "args": args, "details": board.reconstructed_figures}


def _table(state: Federation) -> dict[str, object]:
    board = state.board
    return {
        "round": state.round,
        "rounds": board.rounds,
        "turn": state.turn // state.players + 1,
        "phase": "executive" if state.executive else "ambassadors",
        "starter": state.starter,
        "pawn": state.pawn,
        "edition": board.edition,
        "reconstructed": board.reconstructed,
        "votes_left": wing_votes(state)[0],
        "votes_right": wing_votes(state)[1],
        "floors": [floor_votes(state, floor) for floor in range(FLOORS)],
        "deep_space": len(state.deep),
        "beside_board": state.beside[1:],
        "laws_left": len(state.law_pool[0]),
        "blocks": state.blocked,
    }


def _seat(state: Federation, seat: int) -> dict[str, object]:
    me = state.seats[seat]
    counters: dict[str, int] = {"points": state.score(seat)}
    for kind, name in enumerate(RESOURCES):
        counters[name] = me.goods[kind]
    counters["level"] = state.level(seat)
    counters["degree"] = me.degree
    counters["ships"] = me.hangar
    counters["die"] = me.die
    counters["missions"] = state.missions(seat)
    counters["common"] = me.common
    return {
        "counters": counters,
        "influence": {planet: state.influence(seat, at) for at, planet in enumerate(PLANETS)},
        "supply": me.ships,
        "level_round": me.level_round,
        "level_game": me.level_game,
        "die_out": me.die_out,
        "neo": VOCABULARY.words[W_NEO + me.neo],
        "moon": me.moon,
        "start": VOCABULARY.words[W_START + me.start] if me.start >= 0 else None,
        "deep_space": VOCABULARY.words[W_DEEP + me.deep] if me.deep >= 0 else None,
        "looked": bool(state.deep_seen >> seat & 1),
        "medals": ["medal-" + MEDALS[kind] for kind in range(len(MEDALS)) if me.medals >> kind & 1],
        "asteroids": members(me.asteroids),
        "dead_asteroids": ["dead-" + str(token + 1) for token in members(me.dead)],
        "discs": _discs(me),
        "productions": [PRODUCTIONS[state.productions[slot]] for slot in members(me.slots)],
        "megastructures": ["mega-" + str(mega + 1) for mega in members(me.megas)],
        "points": {name: me.points[source] for source, name in enumerate(SOURCES)},
    }


def _discs(me: Delegation) -> list[int]:
    return [2 if me.discs2 >> shop & 1 else me.discs1 >> shop & 1 for shop in range(6)]


def _spaces(state: Federation) -> dict[str, object]:
    items = []
    for space in range(SPACES):
        holder = state.holder[space]
        cover = state.cover[space]
        items.append(
            fact(
                state,
                W_SPACE + space,
                action=ACTIONS[state.board.action_at[space]],
                **state.board.texts.get(ACTIONS[state.board.action_at[space]], {}),
                floor=floor_of(space) + 1,
                column=space % 6 + 1,
                wing=("left", "right")[wing_of(space)],
                seat=None if holder in (NOBODY, NEUTRAL) else holder,
                neutral=holder == NEUTRAL,
                votes=state.votes[space],
                funding=bool(state.funds[space]),
                die=bool(state.dice[space]),
                cover=None if cover == NOBODY else f"alt-{cover + 1}",
                token=None if state.token[space] == NOBODY else VOCABULARY.words[W_AMBASSADOR + state.token[space]],
            )
        )
    return area("spaces", None, items)


def _outer(state: Federation) -> dict[str, object]:
    return area("outer", None, [{"word": "outer", "name": "federation-outer", "seats": list(state.outer)}])


def _laws(state: Federation) -> dict[str, object]:
    items: list[Item] = []
    for wing, law in enumerate(state.law_now):
        items.append(fact(state, W_LAW + wing, planet=PLANETS[law], when="now"))
    for wing, law in enumerate(state.law_next):
        name = VOCABULARY.words[W_LAW + wing]
        items.append({"word": None, "name": f"federation-{name}", "planet": PLANETS[law], "when": "next"})
    for at, law in enumerate(state.law_gone):
        name = VOCABULARY.words[W_LAW + at % 2]
        items.append({"word": None, "name": f"federation-{name}", "planet": PLANETS[law], "when": "past"})
    return area("laws", None, items)


def _projects(state: Federation) -> dict[str, object]:
    items = []
    for project in range(len(PROJECTS)):
        columns = state.board.project_of_column
        items.append(
            fact(
                state,
                W_PROJECT + project,
                funded=state.projects[project],
                length=length(state, project),
                complete=complete(state, project),
                column=columns.index(project) + 1 if project in columns else None,
            )
        )
    return area("projects", None, items)


def _neo(state: Federation) -> dict[str, object]:
    items = []
    for space in range(len(state.board.neo)):
        here = state.board.neo[space]
        token = state.asteroid_at[space]
        items.append(
            fact(
                state,
                W_NEO + space,
                influence=here.influence,
                next=[VOCABULARY.words[W_NEO + onward] for onward in here.onward],
                miners=[seat for seat in range(state.players) if state.seats[seat].neo == space],
                asteroid="hidden" if token == HIDDEN else (None if token < 0 else f"asteroid-{token + 1}"),
                asteroid_gain=state.board.texts[f"asteroid-{token + 1}"]["gain"] if token >= 0 else None,
            )
        )
    dead = [item(state, W_DEAD + token) for token in state.dead_open]
    hidden: Item = {"word": None, "name": "federation-dead-hidden", "count": state.board.dead_on_board}
    items += dead if state.dead_shown else [hidden]
    return area("neo", None, items)


def _moons(state: Federation) -> dict[str, object]:
    board = state.board
    items = []
    for moon in range(1, board.moons + 1):
        items.append(
            fact(
                state,
                W_MOON + moon - 1,
                strength=board.moon_strength[moon],
                shown=moon <= state.moon_shown,
                mages=[seat for seat in range(state.players) if state.seats[seat].moon == moon],
            )
        )
    return area("moons", None, items)


def _moon_tokens(state: Federation) -> dict[str, object]:
    width = state.board.moon_width
    items = []
    for moon in range(1, state.board.moons + 1):
        for kind in sorted(state.moon_at[moon * width : (moon + 1) * width]):
            if kind >= 0:
                items.append(fact(state, W_ALTERATION + kind, moon=moon))
    return area("moon-tokens", None, items)


def _atal(state: Federation) -> dict[str, object]:
    items: list[Item] = []
    for place in range(len(state.open)):
        token = state.open[place]
        colour, level = place // 3, place % 3 + 1
        under = len(state.stacks[colour * 2 + level - 1]) if level < 3 else 0
        if token >= 0:
            items.append(fact(state, W_SPECIALIST + token, colour=colour, level=level, under=under))
        else:
            items.append(
                {"word": None, "name": "federation-specialist-hidden", "colour": colour, "level": level, "under": under}
            )
    return area("atal", None, items)


def _shops(state: Federation) -> dict[str, object]:
    items = []
    for shop in range(len(state.board.shops)):
        discs = [_discs(state.seats[seat])[shop] for seat in range(state.players)]
        items.append(fact(state, W_SHOP + shop, discs=discs))
    return area("shops", None, items)


def _buildings(state: Federation) -> dict[str, object]:
    items = []
    for slot, production in enumerate(state.productions):
        robots = [seat for seat in range(state.players) if state.seats[seat].slots >> slot & 1]
        items.append(fact(state, W_PRODUCTION + production, slot=slot + 1, robots=robots))
    for mega in range(len(state.board.megastructures)):
        values = ["per-" + MEGASTRUCTURE_VALUES[value] for value in state.mega_values[2 * mega : 2 * mega + 2]]
        multipliers = state.board.megastructures[mega].multipliers
        items.append(
            fact(state, W_MEGASTRUCTURE + mega, values=values, multipliers=multipliers, robots=state.mega_robots[mega])
        )
    return area("buildings", None, items)


def _medals(state: Federation) -> dict[str, object]:
    items = []
    thresholds = state.board.medal_thresholds[state.players]
    for kind in range(len(MEDALS)):
        if kind < len(PLANETS):
            left = thresholds[state.medal_low[kind] : state.medal_high[kind] + 1]
            items.append(fact(state, W_MEDAL + kind, thresholds=left, left=len(left)))
        else:
            items.append(fact(state, W_MEDAL + kind, thresholds=[], left=state.medal_left[kind - len(PLANETS)]))
    return area("medals", None, items)


def _own_secrets(state: Federation, seat: int) -> list[dict[str, object]]:
    """What this seat alone knows."""
    found = []
    if state.deep_seen >> seat & 1:
        found.append(area("deep-space", seat, [item(state, W_DEEP + token) for token in state.deep]))
    if state.looker == seat:
        found.append(area("looked", seat, [item(state, W_ALTERATION + kind) for kind in state.looked]))
        found.append(area("returned", seat, [item(state, W_ALTERATION + kind) for kind in state.returned]))
    return found


def _own_areas(state: Federation, seat: int) -> list[dict[str, object]]:
    me = state.seats[seat]
    missions = []
    for mission in range(len(ACTIONS)):
        done = bool(me.completed >> mission & 1)
        marked = bool(me.marked >> mission & 1)
        missions.append(fact(state, W_MISSION + mission, marked=marked, done=done))
    ambassadors = []
    for token in range(SPECIAL):
        placed = bool(me.placed >> token & 1)
        ambassadors.append(fact(state, W_AMBASSADOR + token, votes=state.board.votes[token], placed=placed))
    if me.special in (SPECIAL_READY, SPECIAL_FRESH):
        ambassadors.append(fact(state, W_AMBASSADOR + SPECIAL, votes=state.board.votes[SPECIAL], placed=False))
    return [
        area("missions", seat, missions),
        area("ambassadors", seat, ambassadors),
        area(
            "specialists",
            seat,
            [fact(state, W_SPECIALIST + token, used=bool(me.used >> token & 1)) for token in members(me.owned)],
        ),
        area("alterations", seat, [item(state, W_ALTERATION + kind) for kind in me.alterations]),
    ]
