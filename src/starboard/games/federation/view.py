"""What a seat sees.

Nearly everything in Federation lies open. Hidden are: the faces of tokens that lie face down, the deep space
stack (known to those who have looked through it), and an alteration that somebody looked at and put back.

The figures of the board are in `Game.components()`, or in `figures` here when the table plays with a board of its
own; `notes` tell where they come from. Costs, gains and effects are lists of words (`components.printed`).
"""

from __future__ import annotations

from typing import Final, TypedDict, cast

from starboard.games.federation import components as c
from starboard.games.federation import shapes as s
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.components.board import Board
from starboard.games.federation.rules.e81216 import mega_worth
from starboard.games.federation.rules.effects import mission_worth
from starboard.games.federation.rules.executive import can_keep_level, floor_leaders, floor_votes
from starboard.games.federation.rules.laws import law_points, passing, wing_votes
from starboard.games.federation.rules.placement import available
from starboard.games.federation.rules.projects import complete, length
from starboard.games.federation.rules.scoring import medal_points, project_points, standing
from starboard.games.federation.rules.specialists import members
from starboard.games.federation.seat import Seat
from starboard.games.federation.shapes import FederationBody
from starboard.games.federation.table import Table, floor_of, wing_of
from starboard.kernel.view import Frame

PLANETS: Final = cast("list[s.Planet]", c.PLANETS)
WINGS: Final = cast("list[s.Wing]", c.WINGS)
WHEN: Final = cast("list[s.When]", c.WHEN)
NEO_KINDS: Final = cast("list[s.NeoKind]", c.NEO_KINDS)
NO_WORDS: Final[list[str]] = []


class FederationView(FederationBody, Frame):
    """The whole view of a seat or a spectator."""


class FederationFacts(TypedDict):
    """What a sentence would bring that the view does not show."""

    idle: s.Planet | None  # where its action would come to nothing


def look(table: Table, seat: int | None) -> FederationBody:
    """What a seat sees, or a spectator."""
    body: FederationBody = {
        "table": _table(table),
        "seats": [_seat(table, other) for other in range(table.players)],
        "areas": _areas(table, seat),
    }
    if table.board.reconstructed_figures:
        body["notes"] = [_sources(table.board)]
    if table.board.own is not None:
        body["figures"] = table.board.own
    if table.over:
        body["breakdown"] = table.breakdown()
    return body


def _areas(table: Table, seat: int | None) -> list[s.FederationArea]:
    areas: list[s.FederationArea] = [
        {"id": "spaces", "seat": None, "items": [_space(table, space) for space in range(c.SPACES)]},
        {"id": "outer", "seat": None, "items": [_outer(table)]},
        {"id": "laws", "seat": None, "items": _laws(table)},
        {"id": "projects", "seat": None, "items": [_project(table, at) for at in range(len(c.PROJECTS))]},
        {"id": "neo", "seat": None, "items": [_neo(table, space) for space in range(len(table.board.neo))]},
        {"id": "dead-asteroids", "seat": None, "items": _dead(table)},
        {"id": "moons", "seat": None, "items": [_moon(table, moon) for moon in range(1, table.board.moons + 1)]},
        {"id": "moon-tokens", "seat": None, "items": _moon_tokens(table)},
        {"id": "atal", "seat": None, "items": [_atal(table, place) for place in range(len(table.open))]},
        {"id": "shops", "seat": None, "items": [_shop(table, shop) for shop in range(len(table.board.shops))]},
        {"id": "productions", "seat": None, "items": [_production(table, at) for at in range(len(table.productions))]},
        {"id": "megastructures", "seat": None, "items": _megastructures(table)},
        {"id": "medals", "seat": None, "items": [_medal(table, kind) for kind in range(len(c.MEDALS))]},
        {"id": "starts", "seat": None, "items": [_start(table, token) for token in table.start_offer]},
    ]
    if seat is not None:
        areas += _own_secrets(table, seat)
    for other in range(table.players):
        areas += _own_areas(table, other)
    return areas


def _sources(board: Board) -> s.Note:
    """Where the figures of the board come from: a message, and those that are only proposals by their names."""
    parts = ["figures-" + part for part in board.reconstructed_parts]
    args: dict[str, object] = {**board.labels, "parts": parts}
    return {"id": "federation-note-sources", "args": args, "details": board.reconstructed_figures}


# ---- the table and the seats --------------------------------------------------------------------------------


def _table(table: Table) -> s.TableFacts:
    board = table.board
    votes = wing_votes(table)
    wing = passing(table)
    return {
        "round": table.round,
        "rounds": board.rounds,
        "turn": table.turn // table.players + 1,
        "turns": board.turns,
        "phase": "executive" if table.executive else "ambassadors",
        "starter": table.starter,
        "pawn": table.pawn,
        "edition": board.edition,
        "labels": cast("s.Labels", board.labels),
        "votes_left": votes[c.LEFT],
        "votes_right": votes[c.RIGHT],
        "passing": None if wing == c.NOBODY else WINGS[wing],
        "floors": [floor_votes(table, floor) for floor in range(c.FLOORS)],
        "leaders": [floor_leaders(table, floor) for floor in range(c.FLOORS)],
        "law_factor": board.law_factor,
        "influences": {
            "specialist": board.atal_influence,
            "discs": board.disc_influence,
            "buildings": board.build_influence,
        },
        "deep_space": len(table.deep),
        "beside_board": table.beside[1:],
        "laws_left": len(table.law_pool[c.LEFT]),
        "blocks": table.blocked,
        "track": _track(board),
        "limits": {
            "crystals": board.crystal_limit,
            "gold": board.gold_limit,
            "hangar": board.hangar_limit,
            "die": board.die_limit,
        },
        "medal_points": board.medal_score,
    }


def _track(board: Board) -> s.Track:
    levels: list[s.Level] = []
    for level in range(1, len(board.first_degree)):
        levels.append({"degrees": board.level_of_degree.count(level), "upkeep": amounts(board.upkeep[level])})
    return {
        "levels": levels,
        "medal_degree": board.medal_degree,
        "top_degree": board.top_degree,
        "floor_level": board.floor_level,
    }


def _seat(table: Table, seat: int) -> s.SeatFacts:
    me = table.seats[seat]
    points = {name: me.points[source] for source, name in enumerate(c.SOURCES)}
    influence = {planet: table.influence(seat, at) for at, planet in enumerate(c.PLANETS)}
    return {
        "counters": _counters(table, seat),
        "influence": cast("s.Influence", influence),
        "supply": me.ships,
        "base_level": table.board.level_of_degree[me.degree],
        "level_round": me.level_round,
        "level_game": me.level_game,
        "die_out": me.die_out,
        "neo": w.spell(w.NEO + me.neo),
        "moon": me.moon,
        "start": w.spell(w.START + me.start) if me.start >= 0 else None,
        "deep_space": w.spell(w.DEEP + me.deep) if me.deep >= 0 else None,
        "looked": bool(table.deep_seen >> seat & 1),
        "medals": [w.spell(w.MEDAL + kind) for kind in members(me.medals)],
        "medal_points": medal_points(table, seat),
        "asteroids": members(me.asteroids),
        "dead_asteroids": [w.spell(w.DEAD + token) for token in members(me.dead)],
        "discs": _discs(me),
        "productions": [c.PRODUCTIONS[table.productions[slot]] for slot in members(me.slots)],
        "megastructures": [w.spell(w.MEGASTRUCTURE + mega) for mega in members(me.megas)],
        "points": cast("s.Points", points),
        "forecast": _forecast(table, seat),
    }


def _counters(table: Table, seat: int) -> s.Counters:
    me = table.seats[seat]
    return {
        "points": me.score(),
        "lavandium": me.goods[c.LAVANDIUM],
        "copernium": me.goods[c.COPERNIUM],
        "oceanium": me.goods[c.OCEANIUM],
        "gold": me.goods[c.GOLD],
        "level": table.level(seat),
        "degree": me.degree,
        "ships": me.hangar,
        "die": me.die,
        "missions": table.missions(seat),
        "common": me.common,
    }


def _forecast(table: Table, seat: int) -> s.Forecast:
    me = table.seats[seat]
    board = table.board
    income: list[str] = []
    for slot in members(me.slots):
        income += printed(table, c.PRODUCTIONS[table.productions[slot]], "income")
    wing = passing(table)
    return {
        "income": income,
        "upkeep": amounts(board.upkeep[board.level_of_degree[me.degree]]),
        "payable": can_keep_level(table, seat),
        "floors": table.level(seat) * len([f for f in range(c.FLOORS) if seat in floor_leaders(table, f)]),
        "law": 0 if wing == c.NOBODY else law_points(table, seat, table.law_now[wing]),
    }


def _discs(me: Seat) -> list[int]:
    return [2 if me.discs2 >> shop & 1 else me.discs1 >> shop & 1 for shop in range(c.SHOPS)]


# ---- what is printed ----------------------------------------------------------------------------------------


def printed(table: Table, name: str, figure: str) -> list[str]:
    """A cost, gain or effect of a component, as words."""
    return table.board.texts[name].get(figure, NO_WORDS)


def doubts(table: Table, name: str) -> list[str]:
    """Which figures of a component are only proposals."""
    return table.board.doubts.get(name, NO_WORDS)


def amounts(cost: list[int]) -> list[str]:
    """A cost as words."""
    return [f"{name}-{cost[kind]}" for kind, name in enumerate(c.RESOURCES) if cost[kind]]


# ---- the senate ---------------------------------------------------------------------------------------------


def _space(table: Table, space: int) -> s.SpaceItem:
    holder = table.holder[space]
    cover = table.cover[space]
    token = table.token[space]
    action = c.ACTIONS[table.board.action_at[space]]
    name = w.spell(w.SPACE + space)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "action": action,
        "cost": printed(table, action, "cost"),
        "effect": printed(table, action, "effect"),
        "floor": floor_of(space) + 1,
        "column": space % c.COLUMNS + 1,
        "wing": WINGS[wing_of(space)],
        "seat": None if holder in (c.NOBODY, c.NEUTRAL) else holder,
        "neutral": holder == c.NEUTRAL,
        "votes": table.votes[space],
        "funding": bool(table.funds[space]),
        "die": bool(table.dice[space]),
        "cover": None if cover == c.NOBODY else w.spell(w.ALTERATION + cover),
        "token": None if token == c.NOBODY else w.spell(w.AMBASSADOR + token),
        "order": table.order[space],
    }


def _outer(table: Table) -> s.OuterItem:
    return {
        "word": "outer",
        "name": "outer",
        "effect": printed(table, "outer", "effect"),
        "seats": table.outer,
        "orders": table.outer_order,
    }


def _laws(table: Table) -> list[s.LawItem]:
    items: list[s.LawItem] = []
    now = len(table.law_gone) // 2 + 1
    for at, law in enumerate(table.law_now):
        items.append(_law(table, law, at, now))
    for at, law in enumerate(table.law_next):
        items.append(_law(table, law, at, now + 1))
    for at, law in enumerate(table.law_gone):
        items.append(_law(table, law, at % 2, at // 2 + 1))
    return items


def _law(table: Table, law: int, wing: int, number: int) -> s.LawItem:
    now = len(table.law_gone) // 2 + 1
    name = w.spell(w.LAW + wing)
    past = number < now
    return {
        "word": name if number == now else None,
        "name": name,
        "planet": PLANETS[law],
        "wing": WINGS[wing],
        "when": "past" if past else "now" if number == now else "next",
        "round": number,
        "passed": table.law_passed[number - 1] == wing if number <= len(table.law_passed) else None,
        "points": [] if past else [law_points(table, seat, law) for seat in range(table.players)],
    }


def _project(table: Table, project: int) -> s.ProjectItem:
    columns = table.board.project_of_column
    name = w.spell(w.PROJECT + project)
    values = standing(table, project)
    points = project_points(table, project)
    lying = _fundings(table, columns.index(project)) if project in columns else 0
    coming = min(lying, length(table, project) - table.projects[project])
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "funded": table.projects[project],
        "length": length(table, project),
        "complete": complete(table, project),
        "column": columns.index(project) + 1 if project in columns else None,
        "coming": coming,
        "passed_on": lying - coming,
        "standing": [{"value": values[seat], "points": points[seat]} for seat in range(table.players)],
    }


def _fundings(table: Table, column: int) -> int:
    """How many funding tokens lie in a column."""
    return len([floor for floor in range(c.FLOORS) if table.funds[floor * c.COLUMNS + column]])


# ---- the planets --------------------------------------------------------------------------------------------


def _neo(table: Table, space: int) -> s.NeoItem:
    here = table.board.neo[space]
    token = table.asteroid_at[space]
    name = w.spell(w.NEO + space)
    asteroid = None if token < 0 else f"asteroid-{token + 1}"
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "kind": NEO_KINDS[here.kind],
        "influence": here.influence,
        "gain": printed(table, name, "gain"),
        "next": [w.spell(w.NEO + onward) for onward in here.onward],
        "miners": [seat for seat in range(table.players) if table.seats[seat].neo == space],
        "asteroid": "hidden" if token == c.HIDDEN else asteroid,
        "asteroid_gain": NO_WORDS if asteroid is None else printed(table, asteroid, "gain"),
    }


def _dead(table: Table) -> list[s.DeadItem]:
    if not table.dead_shown:
        return [{"word": None, "name": "dead-hidden", "gain": NO_WORDS, "count": table.board.dead_on_board}]
    items: list[s.DeadItem] = []
    for token in table.dead_open:
        name = w.spell(w.DEAD + token)
        items.append({"word": name, "name": name, "gain": printed(table, name, "gain"), "count": 1})
    return items


def _moon(table: Table, moon: int) -> s.MoonItem:
    board = table.board
    name = w.spell(w.MOON + moon - 1)
    shown = moon <= table.moon_shown
    lying = table.moon_at[moon * board.moon_width : (moon + 1) * board.moon_width]
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "strength": board.moon_strength[moon],
        "shown": shown,
        "mages": [seat for seat in range(table.players) if table.seats[seat].moon == moon],
        "tokens": len([kind for kind in lying if kind >= 0]) if shown else board.moon_tokens[moon],
    }


def _alteration(table: Table, kind: int) -> s.AlterationItem:
    token = table.board.alterations[kind]
    name = w.spell(w.ALTERATION + kind)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "strength": token.strength,
        "votes": token.votes,
        "funding": token.funding,
        "bonus": printed(table, name, "bonus"),
    }


def _moon_tokens(table: Table) -> list[s.MoonTokenItem]:
    width = table.board.moon_width
    items: list[s.MoonTokenItem] = []
    for moon in range(1, table.board.moons + 1):
        for kind in sorted(table.moon_at[moon * width : (moon + 1) * width]):
            if kind >= 0:
                items.append({**_alteration(table, kind), "moon": moon})
    return items


def _atal(table: Table, place: int) -> s.AtalItem:
    token = table.open[place]
    colour, level = place // c.LEVELS, place % c.LEVELS + 1
    there = token >= 0
    name = c.SPECIALIST_NAMES[token] if there else "specialist-hidden"
    return {
        "word": name if there else None,
        "name": name,
        "colour": colour,
        "level": level,
        "under": len(table.stacks[colour * 2 + level - 1]) if level < c.LEVELS else 0,
        "when": WHEN[table.board.specialists[token].when] if there else None,
        "effect": printed(table, name, "effect") if there else NO_WORDS,
    }


def _specialist(table: Table, seat: int, token: int) -> s.SpecialistItem:
    specialist = table.board.specialists[token]
    return {
        "word": specialist.name,
        "name": specialist.name,
        "colour": specialist.colour,
        "level": specialist.level,
        "when": WHEN[specialist.when],
        "effect": printed(table, specialist.name, "effect"),
        "used": bool(table.seats[seat].used >> token & 1),
    }


def _shop(table: Table, shop: int) -> s.ShopItem:
    name = w.spell(w.SHOP + shop)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "cost": printed(table, name, "cost"),
        "level1": printed(table, name, "level1"),
        "level2": printed(table, name, "level2"),
        "discs": [_discs(table.seats[seat])[shop] for seat in range(table.players)],
    }


def _production(table: Table, slot: int) -> s.ProductionItem:
    name = c.PRODUCTIONS[table.productions[slot]]
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "slot": slot + 1,
        "cost": printed(table, name, "cost"),
        "income": printed(table, name, "income"),
        "robots": [seat for seat in range(table.players) if table.seats[seat].slots >> slot & 1],
    }


def _megastructures(table: Table) -> list[s.MegastructureItem]:
    items: list[s.MegastructureItem] = []
    for mega in range(len(table.board.megastructures)):
        name = w.spell(w.MEGASTRUCTURE + mega)
        built = [table.seats[seat].megas >> mega & 1 for seat in range(table.players)]
        values = table.mega_values[2 * mega : 2 * mega + 2]
        items.append(
            {
                "word": name,
                "name": name,
                "reconstructed": doubts(table, name),
                "cost": printed(table, name, "cost"),
                "values": ["per-" + ops.MEGASTRUCTURE_VALUES[value] for value in values],
                "multipliers": table.board.megastructures[mega].multipliers,
                "robots": table.mega_robots[mega],
                "worth": [None if built[seat] else mega_worth(table, seat, mega) for seat in range(table.players)],
            }
        )
    return items


def _medal(table: Table, kind: int) -> s.MedalItem:
    name = w.spell(w.MEDAL + kind)
    thresholds: list[int] = []
    if kind < len(c.PLANETS):
        thresholds = table.board.medal_thresholds[table.players][table.medal_low[kind] : table.medal_high[kind] + 1]
        left = len(thresholds)
    else:
        left = table.medal_left[kind - len(c.PLANETS)]
    return {"word": name, "name": name, "thresholds": thresholds, "left": left}


def _start(table: Table, token: int) -> s.StartItem:
    name = w.spell(w.START + token)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "gain": printed(table, name, "gain"),
    }


# ---- what belongs to a seat ---------------------------------------------------------------------------------


def _deep_space(table: Table, token: int) -> s.DeepSpaceItem:
    name = w.spell(w.DEEP + token)
    return {"word": name, "name": name, "effect": printed(table, name, "effect")}


def _own_secrets(table: Table, seat: int) -> list[s.FederationArea]:
    """What this seat alone knows."""
    found: list[s.FederationArea] = []
    if table.deep_seen >> seat & 1:
        found.append({"id": "deep-space", "seat": seat, "items": [_deep_space(table, token) for token in table.deep]})
    if table.looker == seat:
        found.append({"id": "looked", "seat": seat, "items": [_alteration(table, kind) for kind in table.looked]})
        found.append({"id": "returned", "seat": seat, "items": [_alteration(table, kind) for kind in table.returned]})
    return found


def _mission(table: Table, seat: int, mission: int) -> s.MissionItem:
    me = table.seats[seat]
    name = w.spell(w.MISSION + mission)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "level": table.board.mission_level[mission],
        "cost": printed(table, name, "cost"),
        "effect": printed(table, name, "effect"),
        "marked": bool(me.marked >> mission & 1),
        "done": bool(me.completed >> mission & 1),
        "worth": mission_worth(table, seat, mission),
    }


def _stands_for(table: Table, seat: int, token: int) -> int:
    """Of equal tokens at hand the first is placed."""
    board = table.board
    for first in available(table, seat):
        equal = first != c.SPECIAL and board.votes[first] == board.votes[token]
        if equal and board.funding_text[first] == board.funding_text[token]:
            return first
    return token


def _ambassador(table: Table, seat: int, token: int) -> s.AmbassadorItem:
    name = w.spell(w.AMBASSADOR + token)
    placed = bool(table.seats[seat].placed >> token & 1)
    said = token if placed or token == c.SPECIAL else _stands_for(table, seat, token)
    return {
        "word": name,
        "name": name,
        "reconstructed": doubts(table, name),
        "votes": table.board.votes[token],
        "bonus": printed(table, name, "bonus") if token != c.SPECIAL else NO_WORDS,
        "funding": token != c.SPECIAL,
        "placed": placed,
        "said": w.spell(w.AMBASSADOR + said),
    }


def _own_areas(table: Table, seat: int) -> list[s.FederationArea]:
    me = table.seats[seat]
    tokens = list(range(c.SPECIAL))
    if me.special in (c.SPECIAL_READY, c.SPECIAL_FRESH):
        tokens.append(c.SPECIAL)
    return [
        {"id": "missions", "seat": seat, "items": [_mission(table, seat, at) for at in range(len(c.ACTIONS))]},
        {"id": "ambassadors", "seat": seat, "items": [_ambassador(table, seat, token) for token in tokens]},
        {"id": "specialists", "seat": seat, "items": [_specialist(table, seat, token) for token in members(me.owned)]},
        {"id": "alterations", "seat": seat, "items": [_alteration(table, kind) for kind in me.alterations]},
    ]
