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

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.components.board import Board
from starboard.games.federation.rules.executive import floor_votes
from starboard.games.federation.rules.laws import wing_votes
from starboard.games.federation.rules.projects import complete, length
from starboard.games.federation.rules.specialists import members
from starboard.games.federation.seat import Seat
from starboard.games.federation.table import Table, floor_of, wing_of

Item = dict[str, object]


def item(table: Table, word: int) -> Item:
    """A component that can be pointed at, with what is printed on it."""
    spelt = w.VOCABULARY.words[word]
    thing: Item = {"word": spelt, "name": spelt}
    printed = table.board.texts.get(spelt)
    if printed is not None:
        thing.update(printed)
    return thing


def fact(table: Table, word: int, **facts: object) -> Item:
    """A component with facts."""
    thing = item(table, word)
    thing.update(facts)
    return thing


def area(id: str, seat: int | None, items: list[Item]) -> dict[str, object]:
    """A place on the table."""
    return {"id": id, "seat": seat, "items": items}


def look(table: Table, seat: int | None) -> dict[str, object]:
    """The whole view of a seat, or of a spectator."""
    areas = [_spaces(table), _outer(table), _laws(table), _projects(table)]
    areas += [_neo(table), _moons(table), _moon_tokens(table), _atal(table)]
    areas += [_shops(table), _buildings(table), _medals(table)]
    areas += [area("starts", None, [item(table, w.START + token) for token in table.start_offer])]
    if seat is not None:
        areas += _own_secrets(table, seat)
    for other in range(table.players):
        areas += _own_areas(table, other)
    body: dict[str, object] = {
        "table": _table(table),
        "seats": [_seat(table, other) for other in range(table.players)],
        "areas": areas,
    }
    if table.board.reconstructed:
        body["notes"] = [_reconstructed(table.board)]
    if table.board.own is not None:
        body["figures"] = table.board.own
    if table.over:
        body["breakdown"] = table.breakdown()
    return body


def _reconstructed(board: Board) -> dict[str, object]:
    """Which figures nobody has read off a printed board: a message, and the figures by their names in the file."""
    parts = ["figures-" + part for part in board.reconstructed_parts]
    args: dict[str, object] = {"n": board.reconstructed, "parts": parts}
    return {"id": "federation-note-reconstructed", "args": args, "details": board.reconstructed_figures}


def _table(table: Table) -> dict[str, object]:
    board = table.board
    return {
        "round": table.round,
        "rounds": board.rounds,
        "turn": table.turn // table.players + 1,
        "phase": "executive" if table.executive else "ambassadors",
        "starter": table.starter,
        "pawn": table.pawn,
        "edition": board.edition,
        "reconstructed": board.reconstructed,
        "votes_left": wing_votes(table)[0],
        "votes_right": wing_votes(table)[1],
        "floors": [floor_votes(table, floor) for floor in range(c.FLOORS)],
        "deep_space": len(table.deep),
        "beside_board": table.beside[1:],
        "laws_left": len(table.law_pool[0]),
        "blocks": table.blocked,
    }


def _seat(table: Table, seat: int) -> dict[str, object]:
    me = table.seats[seat]
    counters: dict[str, int] = {"points": table.seats[seat].score()}
    for kind, name in enumerate(c.RESOURCES):
        counters[name] = me.goods[kind]
    counters["level"] = table.level(seat)
    counters["degree"] = me.degree
    counters["ships"] = me.hangar
    counters["die"] = me.die
    counters["missions"] = table.missions(seat)
    counters["common"] = me.common
    return {
        "counters": counters,
        "influence": {planet: table.influence(seat, at) for at, planet in enumerate(c.PLANETS)},
        "supply": me.ships,
        "level_round": me.level_round,
        "level_game": me.level_game,
        "die_out": me.die_out,
        "neo": w.VOCABULARY.words[w.NEO + me.neo],
        "moon": me.moon,
        "start": w.VOCABULARY.words[w.START + me.start] if me.start >= 0 else None,
        "deep_space": w.VOCABULARY.words[w.DEEP + me.deep] if me.deep >= 0 else None,
        "looked": bool(table.deep_seen >> seat & 1),
        "medals": ["medal-" + c.MEDALS[kind] for kind in range(len(c.MEDALS)) if me.medals >> kind & 1],
        "asteroids": members(me.asteroids),
        "dead_asteroids": ["dead-" + str(token + 1) for token in members(me.dead)],
        "discs": _discs(me),
        "productions": [c.PRODUCTIONS[table.productions[slot]] for slot in members(me.slots)],
        "megastructures": ["mega-" + str(mega + 1) for mega in members(me.megas)],
        "points": {name: me.points[source] for source, name in enumerate(c.SOURCES)},
    }


def _discs(me: Seat) -> list[int]:
    return [2 if me.discs2 >> shop & 1 else me.discs1 >> shop & 1 for shop in range(6)]


def _spaces(table: Table) -> dict[str, object]:
    items = []
    for space in range(c.SPACES):
        holder = table.holder[space]
        cover = table.cover[space]
        items.append(
            fact(
                table,
                w.SPACE + space,
                action=c.ACTIONS[table.board.action_at[space]],
                **table.board.texts.get(c.ACTIONS[table.board.action_at[space]], {}),
                floor=floor_of(space) + 1,
                column=space % 6 + 1,
                wing=("left", "right")[wing_of(space)],
                seat=None if holder in (c.NOBODY, c.NEUTRAL) else holder,
                neutral=holder == c.NEUTRAL,
                votes=table.votes[space],
                funding=bool(table.funds[space]),
                die=bool(table.dice[space]),
                cover=None if cover == c.NOBODY else f"alt-{cover + 1}",
                token=None if table.token[space] == c.NOBODY else w.VOCABULARY.words[w.AMBASSADOR + table.token[space]],
            )
        )
    return area("spaces", None, items)


def _outer(table: Table) -> dict[str, object]:
    return area("outer", None, [{"word": "outer", "name": "outer", "seats": list(table.outer)}])


def _laws(table: Table) -> dict[str, object]:
    items: list[Item] = []
    for wing, law in enumerate(table.law_now):
        items.append(fact(table, w.LAW + wing, planet=c.PLANETS[law], when="now"))
    for wing, law in enumerate(table.law_next):
        name = w.VOCABULARY.words[w.LAW + wing]
        items.append({"word": None, "name": name, "planet": c.PLANETS[law], "when": "next"})
    for at, law in enumerate(table.law_gone):
        name = w.VOCABULARY.words[w.LAW + at % 2]
        items.append({"word": None, "name": name, "planet": c.PLANETS[law], "when": "past"})
    return area("laws", None, items)


def _projects(table: Table) -> dict[str, object]:
    items = []
    for project in range(len(c.PROJECTS)):
        columns = table.board.project_of_column
        items.append(
            fact(
                table,
                w.PROJECT + project,
                funded=table.projects[project],
                length=length(table, project),
                complete=complete(table, project),
                column=columns.index(project) + 1 if project in columns else None,
            )
        )
    return area("projects", None, items)


def _neo(table: Table) -> dict[str, object]:
    items = []
    for space in range(len(table.board.neo)):
        here = table.board.neo[space]
        token = table.asteroid_at[space]
        items.append(
            fact(
                table,
                w.NEO + space,
                influence=here.influence,
                next=[w.VOCABULARY.words[w.NEO + onward] for onward in here.onward],
                miners=[seat for seat in range(table.players) if table.seats[seat].neo == space],
                asteroid="hidden" if token == c.HIDDEN else (None if token < 0 else f"asteroid-{token + 1}"),
                asteroid_gain=table.board.texts[f"asteroid-{token + 1}"]["gain"] if token >= 0 else None,
            )
        )
    dead = [item(table, w.DEAD + token) for token in table.dead_open]
    hidden: Item = {"word": None, "name": "dead-hidden", "count": table.board.dead_on_board}
    items += dead if table.dead_shown else [hidden]
    return area("neo", None, items)


def _moons(table: Table) -> dict[str, object]:
    board = table.board
    items = []
    for moon in range(1, board.moons + 1):
        items.append(
            fact(
                table,
                w.MOON + moon - 1,
                strength=board.moon_strength[moon],
                shown=moon <= table.moon_shown,
                mages=[seat for seat in range(table.players) if table.seats[seat].moon == moon],
            )
        )
    return area("moons", None, items)


def _moon_tokens(table: Table) -> dict[str, object]:
    width = table.board.moon_width
    items = []
    for moon in range(1, table.board.moons + 1):
        for kind in sorted(table.moon_at[moon * width : (moon + 1) * width]):
            if kind >= 0:
                items.append(fact(table, w.ALTERATION + kind, moon=moon))
    return area("moon-tokens", None, items)


def _atal(table: Table) -> dict[str, object]:
    items: list[Item] = []
    for place in range(len(table.open)):
        token = table.open[place]
        colour, level = place // 3, place % 3 + 1
        under = len(table.stacks[colour * 2 + level - 1]) if level < 3 else 0
        if token >= 0:
            items.append(fact(table, w.SPECIALIST + token, colour=colour, level=level, under=under))
        else:
            items.append(
                {
                    "word": None,
                    "name": "specialist-hidden",
                    "colour": colour,
                    "level": level,
                    "under": under,
                }
            )
    return area("atal", None, items)


def _shops(table: Table) -> dict[str, object]:
    items = []
    for shop in range(len(table.board.shops)):
        discs = [_discs(table.seats[seat])[shop] for seat in range(table.players)]
        items.append(fact(table, w.SHOP + shop, discs=discs))
    return area("shops", None, items)


def _buildings(table: Table) -> dict[str, object]:
    items = []
    for slot, production in enumerate(table.productions):
        robots = [seat for seat in range(table.players) if table.seats[seat].slots >> slot & 1]
        items.append(fact(table, w.PRODUCTION + production, slot=slot + 1, robots=robots))
    for mega in range(len(table.board.megastructures)):
        values = ["per-" + ops.MEGASTRUCTURE_VALUES[value] for value in table.mega_values[2 * mega : 2 * mega + 2]]
        multipliers = table.board.megastructures[mega].multipliers
        items.append(
            fact(table, w.MEGASTRUCTURE + mega, values=values, multipliers=multipliers, robots=table.mega_robots[mega])
        )
    return area("buildings", None, items)


def _medals(table: Table) -> dict[str, object]:
    items = []
    thresholds = table.board.medal_thresholds[table.players]
    for kind in range(len(c.MEDALS)):
        if kind < len(c.PLANETS):
            left = thresholds[table.medal_low[kind] : table.medal_high[kind] + 1]
            items.append(fact(table, w.MEDAL + kind, thresholds=left, left=len(left)))
        else:
            items.append(fact(table, w.MEDAL + kind, thresholds=[], left=table.medal_left[kind - len(c.PLANETS)]))
    return area("medals", None, items)


def _own_secrets(table: Table, seat: int) -> list[dict[str, object]]:
    """What this seat alone knows."""
    found = []
    if table.deep_seen >> seat & 1:
        found.append(area("deep-space", seat, [item(table, w.DEEP + token) for token in table.deep]))
    if table.looker == seat:
        found.append(area("looked", seat, [item(table, w.ALTERATION + kind) for kind in table.looked]))
        found.append(area("returned", seat, [item(table, w.ALTERATION + kind) for kind in table.returned]))
    return found


def _own_areas(table: Table, seat: int) -> list[dict[str, object]]:
    me = table.seats[seat]
    missions = []
    for mission in range(len(c.ACTIONS)):
        done = bool(me.completed >> mission & 1)
        marked = bool(me.marked >> mission & 1)
        missions.append(fact(table, w.MISSION + mission, marked=marked, done=done))
    ambassadors = []
    for token in range(c.SPECIAL):
        placed = bool(me.placed >> token & 1)
        ambassadors.append(fact(table, w.AMBASSADOR + token, votes=table.board.votes[token], placed=placed))
    if me.special in (c.SPECIAL_READY, c.SPECIAL_FRESH):
        ambassadors.append(fact(table, w.AMBASSADOR + c.SPECIAL, votes=table.board.votes[c.SPECIAL], placed=False))
    return [
        area("missions", seat, missions),
        area("ambassadors", seat, ambassadors),
        area(
            "specialists",
            seat,
            [fact(table, w.SPECIALIST + token, used=bool(me.used >> token & 1)) for token in members(me.owned)],
        ),
        area("alterations", seat, [item(table, w.ALTERATION + kind) for kind in me.alterations]),
    ]
