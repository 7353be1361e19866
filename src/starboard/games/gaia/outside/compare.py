"""Compares our state with a snapshot of a `gaia-trace-1` file; used by the verifier only."""

from __future__ import annotations

from typing import Any

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.outside.names import (
    ADVANCED_OF,
    BOOSTER_OF,
    PIECE_OF,
    PLACES,
    POWER_OF,
    QIC_OF,
    STANDARD_OF,
    TOKEN_OF,
    TRACK_OF,
    Difference,
    coord_of,
    hex_of,
)
from starboard.games.gaia.rules.actions import Turn
from starboard.games.gaia.rules.build import mine_ore, mine_places, mine_qic, place_for_mine
from starboard.games.gaia.rules.charging import Charge
from starboard.games.gaia.rules.form_federation import affordable, planets_of, search
from starboard.games.gaia.rules.gaia_project import project_cost, project_places
from starboard.games.gaia.rules.passing import boosters_left
from starboard.games.gaia.rules.power import can_burn
from starboard.games.gaia.rules.research import open_tracks
from starboard.games.gaia.rules.scoring import competitors, rank_points, research_points, resource_points
from starboard.games.gaia.rules.setup import FirstBooster, PlaceFirst
from starboard.games.gaia.rules.upgrade import goals, upgrade_cost
from starboard.games.gaia.table import Table

_NAME_OF_PIECE = {piece: name for name, piece in PIECE_OF.items()}
_RESOURCE = {"ore": 0, "credits": 1, "knowledge": 2, "qic": 3}


def _names(numbers: dict[str, int]) -> list[str]:
    return sorted(numbers, key=lambda name: numbers[name])


def snapshot(table: Table, seat: int) -> dict[str, Any]:
    """A seat as the file would write it."""
    me = table.seats[seat]
    seen: dict[str, Any] = {name: me.resource(what) for name, what in _RESOURCE.items()}
    seen["vp"] = me.vp
    seen["power"] = [me.bowl1, me.bowl2, me.bowl3, me.gaia_area]
    seen["brainstone"] = [None, 1, 2, 3, "gaia"][me.brainstone]
    seen["research"] = {name: me.levels[track] for name, track in TRACK_OF.items()}
    away, on_map = me.gaiaformers_away, me.pieces[c.GAIAFORMER]
    seen["gaiaformers"] = {"owned": me.gaiaformers + away + on_map, "on_map": on_map, "in_gaia_area": away}
    buildings: dict[str, list[list[int]]] = {}
    for h in table.setup.stars.shape.hexes:
        if table.owner[h] == seat and table.piece[h] in _NAME_OF_PIECE:
            buildings.setdefault(_NAME_OF_PIECE[table.piece[h]], []).append(coord_of(h))
    seen["buildings"] = {name: sorted(hexes) for name, hexes in buildings.items()}
    hexes = table.setup.stars.shape.hexes
    seen["shared_mines"] = [coord_of(h) for h in hexes if table.guest[h] == seat]
    lost = table.lost_at
    seen["lost_planet"] = coord_of(lost) if lost >= 0 and table.owner[lost] == seat else None
    seen["satellites"] = [coord_of(h) for h in hexes if table.sats[h] >> seat & 1]
    seen["in_federation"] = [coord_of(h) for h in hexes if table.feds[h] >> seat & 1 and table.is_member(seat, h)]
    seen["tech"] = sorted(_tiles(table, seat))
    tokens = _names(TOKEN_OF)
    seen["federations"] = [[tokens[token // 2], bool(token & 1)] for token in me.tokens]
    seen["booster"] = _names(BOOSTER_OF)[me.booster] if me.booster >= 0 else None
    seen["passed"] = bool(me.passed)
    return seen


def _tiles(table: Table, seat: int) -> list[list[Any]]:
    me = table.seats[seat]
    tiles: list[list[Any]] = []
    for name, tile in STANDARD_OF.items():
        if me.standard >> tile & 1:
            tiles.append([name, bool(me.covered >> tile & 1)])
    for name, tile in ADVANCED_OF.items():
        if me.advanced >> tile & 1:
            tiles.append([name, False])
    return tiles


def _theirs(seat: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of the file in comparable order."""
    seen = dict(seat)
    seen.pop("used_specials", None)
    seen["buildings"] = {name: sorted(hexes) for name, hexes in seat["buildings"].items() if hexes}
    for name in ("shared_mines", "satellites", "in_federation"):
        seen[name] = sorted(seat[name])
    seen["tech"] = sorted([tile["tile"], tile["covered"]] for tile in seat["tech"])
    seen["federations"] = [[token["token"], token["green"]] for token in seat["federations"]]
    return seen


def _demand(ours: object, theirs: object, what: str) -> None:
    if ours != theirs:
        raise Difference(f"{what}: ours {ours}, theirs {theirs}")


def _same_seats(table: Table, players: list[dict[str, Any]], skip: list[str]) -> None:
    for seat, seen in enumerate(players):
        ours, theirs = snapshot(table, seat), _theirs(seen)
        for name in theirs:
            if name not in skip:
                _demand(ours[name], theirs[name], f"seat {seat} {name}")


def compare_state(table: Table, move: dict[str, Any], trace: dict[str, Any]) -> bool:
    """Compare where both stand at the same point of the game; False where one has already gone on."""
    if table.over:
        for point in move.get("checkpoints", []):
            if point["at"] == "before_final_scoring":
                _same_seats(table, point["players"], ["vp"])
        return True
    now = move["state"]
    if now["phase"] in ("income", "gaia") or now["phase"].startswith("setup_f"):
        return False
    waiting = table.waiting()
    task = table.question(waiting[0])
    if not isinstance(task, (Turn, Charge, FirstBooster, PlaceFirst)):
        return False
    ahead = len(table.passed) - len(now["passed"])
    if ahead > 0 and table.round == now["round"]:
        _demand(table.passed[:-ahead], now["passed"], "passed")
        return False  # the table has passed for a seat that could do nothing else
    _demand(waiting, [now["to_move"]], "to move")
    _same_seats(table, move["after"], [])
    _demand(table.round, now["round"], "round")
    _same_table(table, now)
    return True


def _same_table(table: Table, now: dict[str, Any]) -> None:
    if now["turn_order"]:
        left = [seat for seat in table.order if not table.seats[seat].passed]
        _demand(left, [s for s in now["turn_order"] if not table.seats[s].passed], "turn order")
    _demand(table.passed, now["passed"], "passed")
    taken = table.taken_by
    ours = [name for name, index in POWER_OF.items() if taken[index] >= 0]
    ours += [name for name, index in QIC_OF.items() if taken[c.N_POWER + index] >= 0]
    _demand(sorted(ours), sorted(now["actions_used"]), "actions used")
    changes = [
        [*coord_of(h), c.TYPES[table.planet[h]]]
        for h in table.setup.stars.shape.hexes
        if table.planet[h] != table.setup.stars.planet[h]
    ]
    _demand(sorted(changes), sorted(now["planet_changes"]), "planets changed")
    supply = now["supply"]
    for name, count in supply["federations"].items():
        _demand(table.supply[TOKEN_OF[name]], count, f"{name} left")
    fifth = table.fifth_token
    _demand(_names(TOKEN_OF)[fifth] if fifth >= 0 else None, supply["level5_terraforming"], "token on level 5")
    _demand(
        [_names(BOOSTER_OF)[b] for b in boosters_left(table)],
        sorted(supply["boosters"], key=lambda name: BOOSTER_OF[name]),
        "boosters left",
    )
    for track, name in enumerate(PLACES[: c.N_TRACKS]):
        tile = table.setup.advanced_at[track]
        _demand(table.advanced_left >> tile & 1, supply["tech"][f"adv_{name}"], f"advanced tile of {name}")


# ---- what was on offer ------------------------------------------------------------------------------------------


def compare_legal(table: Table, seat: int, legal: dict[str, Any]) -> bool:
    """Everything the file offered must be on offer, and the other way round where the file is complete. True if we
    offer federations that it does not find."""
    offered = sorted([name, *hexes, _cost(cost)] for name, *hexes, cost in legal.get("build", []))
    _demand(_builds(table, seat), offered, "can build")
    me = table.seats[seat]
    tracks = open_tracks(table, seat) if me.knowledge >= c.RESEARCH_COST else []
    _demand(tracks, sorted(TRACK_OF[name] for name in legal.get("research", [])), "can research")
    _demand(
        [_names(BOOSTER_OF)[b] for b in boosters_left(table)] if table.round < 6 else [],
        sorted(legal.get("pass") or [], key=lambda name: BOOSTER_OF[name]),
        "boosters to pass for",
    )
    words = _useful(table, seat)
    listed = legal.get("actions", [])
    for name, index in POWER_OF.items():
        if w.POWER + index in words and name not in listed:
            raise Difference(f"{name} is offered by us only")
        if name in listed and w.POWER + index not in words and "step" not in name:
            raise Difference(f"{name} is offered by them only")
    for name, index in QIC_OF.items():
        _demand(w.QIC + index in words, name in listed, f"{name} is offered")
    _demand(can_burn(me), legal.get("burn_max", 0) > 0 if isinstance(legal.get("burn_max", 0), int) else None, "burn")
    return _federations(table, seat, legal.get("federation") or [])


def _useful(table: Table, seat: int) -> list[int]:
    """What the seat could say if an action had to be of some use: the other program offers no other (R-067)."""
    rules = table.rules
    table.rules = 1
    words = Turn(seat).options(table)
    table.rules = rules
    return words


def _cost(cost: dict[str, int]) -> list[list[Any]]:
    return sorted([name, amount] for name, amount in cost.items() if amount)


def _priced(cost: list[int]) -> dict[str, int]:
    return {name: cost[column] for name, column in _RESOURCE.items()}


def _builds(table: Table, seat: int) -> list[list[Any]]:
    found: list[list[Any]] = []
    for h in mine_places(table, seat, 0, 0):
        place = place_for_mine(table, seat, h)
        cost = {
            "credits": c.MINE_COST[c.CREDITS],
            "ore": mine_ore(table, seat, h, place, 0),
            "qic": mine_qic(table, seat, h, place, 0),
        }
        found.append(["mine", *coord_of(h), _cost(cost)])
    for h in project_places(table, seat, 0):
        beyond = table.seats[seat].reach[h] - table.seats[seat].basic_range()
        cost = {"tokens_to_gaia": project_cost(table, seat), "qic": max(0, (beyond + 1) // 2)}
        found.append(["gaiaformer", *coord_of(h), _cost(cost)])
    for h in table.seats[seat].planets:
        for goal in goals(table, seat, h):
            found.append([_NAME_OF_PIECE[goal], *coord_of(h), _cost(_priced(upgrade_cost(table, seat, h, goal)))])
    return sorted(found)


def _federations(table: Table, seat: int, offered: list[list[list[int]]]) -> bool:
    """Each federation of the file is one of ours; whether it misses some of ours."""
    found = search(table, seat).problem
    ours = set()
    for plan in affordable(table, seat):
        members = [h for i in range(len(found.clusters)) if plan.mask >> i & 1 for h in found.clusters[i]]
        ours.add((tuple(sorted(h for h in members if not table.feds[h] >> seat & 1)), plan.satellites))
    for hexes in offered:
        fresh = [hex_of(h) for h in hexes if not table.feds[hex_of(h)] >> seat & 1]
        members = sorted(h for h in fresh if table.is_member(seat, h))
        if (tuple(members), len(fresh) - len(members)) in ours:
            continue
        if not wasteful(table, seat, members, len(fresh) - len(members)):
            raise Difference(f"the federation {hexes} is offered by them only")
    return len(ours) > len(offered)


def wasteful(table: Table, seat: int, members: list[int], satellites: int) -> str:
    """Why a federation of the other program takes more satellites than it may; empty if it does not."""
    problem = search(table, seat).problem
    chosen = set(members)
    for plan in affordable(table, seat):
        hexes = {h for h in planets_of(problem, plan) if not table.feds[h] >> seat & 1}
        if plan.satellites >= satellites:
            continue
        if hexes == chosen:
            return f"{plan.satellites} satellites link these planets (GP-12.18)"
        if hexes < chosen:
            return f"planets and satellites could be left out: {plan.satellites} satellites are enough (GP-12.14)"
        if hexes > chosen:
            return f"through another own planet {plan.satellites} satellites are enough (R-144)"
    return ""


# ---- the end ----------------------------------------------------------------------------------------------------


def compare_final(table: Table, final: dict[str, Any]) -> list[str]:
    """Points by source; returns where the file's program is known to score otherwise than the rulebook."""
    if not table.over:
        raise Difference("the game is not over")
    notes: list[str] = []
    for index, tile in enumerate(table.setup.finals):
        counts = competitors(table, tile)
        theirs = final["tracks"][index]
        _demand(counts[: table.players], theirs["counts"], f"final tile {index + 1}")
        points = rank_points(counts, table.players, True)
        _demand(points, [seat[f"final_{index + 1}"] for seat in final["players"]], f"VP of final tile {index + 1}")
        if points != rank_points(counts, table.players, False):
            notes.append(f"final tile {index + 1}: nothing is scored there with 0 (option ranks-need-one, R-222)")
    converted: list[int] = []
    for seat, theirs in enumerate(final["players"]):
        me = table.seats[seat]
        _demand(research_points(me), theirs["research"], f"seat {seat} research VP")
        _demand(resource_points(me), theirs["resources_without_conversion"], f"seat {seat} resource VP")
        _demand(table.seats[seat].vp, theirs["total_without_conversion"], f"seat {seat} total")
        converted.append(theirs["resources"] - theirs["resources_without_conversion"])
    if any(converted):
        notes.append(f"VP for power and QICs converted after the last pass are left out: {converted} (R-224)")
    return notes
