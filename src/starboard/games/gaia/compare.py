"""Compares our state with a snapshot of a `gaia-trace-1` file; used by the verifier only."""

from __future__ import annotations

from typing import Any

from starboard.games.gaia import rows, tables
from starboard.games.gaia.actions import Turn
from starboard.games.gaia.build import mine_ore, mine_places, mine_qic, place_for_mine
from starboard.games.gaia.charging import Charge
from starboard.games.gaia.federation import affordable, search
from starboard.games.gaia.gaia_project import project_cost, project_places
from starboard.games.gaia.names import (
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
from starboard.games.gaia.passing import boosters_left
from starboard.games.gaia.power import can_burn
from starboard.games.gaia.research import open_tracks
from starboard.games.gaia.scoring import competitors, rank_points, research_points, resource_points
from starboard.games.gaia.setup import FirstBooster, PlaceFirst
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.upgrade import goals, upgrade_cost
from starboard.games.gaia.vocabulary import POWER_WORD, QIC_WORD

_NAME_OF_PIECE = {piece: name for name, piece in PIECE_OF.items()}
_PLAIN = {"vp": rows.VP, "ore": 0, "credits": 1, "knowledge": 2, "qic": 3}
_RESOURCE = {"ore": 0, "credits": 1, "knowledge": 2, "qic": 3}


def _names(numbers: dict[str, int]) -> list[str]:
    return sorted(numbers, key=lambda name: numbers[name])


def snapshot(state: GaiaState, seat: int) -> dict[str, Any]:
    """A seat as the file would write it."""
    row = state.rows[seat]
    seen: dict[str, Any] = {name: row[column] for name, column in _PLAIN.items()}
    seen["power"] = [row[rows.BOWL1 + bowl] for bowl in range(4)]
    seen["brainstone"] = [None, 1, 2, 3, "gaia"][row[rows.BRAIN]]
    seen["research"] = {name: row[rows.TRACK + track] for name, track in TRACK_OF.items()}
    away, on_map = row[rows.GF_AWAY], row[rows.GF_MAP]
    seen["gaiaformers"] = {"owned": row[rows.GF_FREE] + away + on_map, "on_map": on_map, "in_gaia_area": away}
    buildings: dict[str, list[list[int]]] = {}
    for h in state.setup.stars.shape.hexes:
        if state.owner[h] == seat and state.piece[h] in _NAME_OF_PIECE:
            buildings.setdefault(_NAME_OF_PIECE[state.piece[h]], []).append(coord_of(h))
    seen["buildings"] = {name: sorted(hexes) for name, hexes in buildings.items()}
    hexes = state.setup.stars.shape.hexes
    seen["shared_mines"] = [coord_of(h) for h in hexes if state.guest[h] == seat]
    lost = state.table[rows.LOST_AT]
    seen["lost_planet"] = coord_of(lost) if lost >= 0 and state.owner[lost] == seat else None
    seen["satellites"] = [coord_of(h) for h in hexes if state.sats[h] >> seat & 1]
    seen["in_federation"] = [coord_of(h) for h in hexes if state.feds[h] >> seat & 1 and state.is_member(seat, h)]
    seen["tech"] = sorted(_tiles(state, seat))
    tokens = _names(TOKEN_OF)
    seen["federations"] = [[tokens[token // 2], bool(token & 1)] for token in state.tokens[seat]]
    seen["booster"] = _names(BOOSTER_OF)[row[rows.BOOSTER]] if row[rows.BOOSTER] >= 0 else None
    seen["passed"] = bool(row[rows.PASSED])
    return seen


def _tiles(state: GaiaState, seat: int) -> list[list[Any]]:
    row = state.rows[seat]
    tiles: list[list[Any]] = []
    for name, tile in STANDARD_OF.items():
        if row[rows.STANDARD_TILES] >> tile & 1:
            tiles.append([name, bool(row[rows.COVERED] >> tile & 1)])
    for name, tile in ADVANCED_OF.items():
        if row[rows.ADVANCED_TILES] >> tile & 1:
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


def _same_seats(state: GaiaState, players: list[dict[str, Any]], skip: list[str]) -> None:
    for seat, seen in enumerate(players):
        ours, theirs = snapshot(state, seat), _theirs(seen)
        for name in theirs:
            if name not in skip:
                _demand(ours[name], theirs[name], f"seat {seat} {name}")


def compare_state(state: GaiaState, move: dict[str, Any], trace: dict[str, Any]) -> bool:
    """Compare where both stand at the same point of the game; False where one has already gone on."""
    if state.over:
        for point in move.get("checkpoints", []):
            if point["at"] == "before_final_scoring":
                _same_seats(state, point["players"], ["vp"])
        return True
    now = move["state"]
    if now["phase"] in ("income", "gaia") or now["phase"].startswith("setup_f"):
        return False
    waiting = state.waiting()
    task = state.question(waiting[0])
    if not isinstance(task, (Turn, Charge, FirstBooster, PlaceFirst)):
        return False
    ahead = len(state.passed) - len(now["passed"])
    if ahead > 0 and state.table[rows.ROUND] == now["round"]:
        _demand(state.passed[:-ahead], now["passed"], "passed")
        return False  # the table has passed for a seat that could do nothing else
    _demand(waiting, [now["to_move"]], "to move")
    _same_seats(state, move["after"], [])
    _demand(state.table[rows.ROUND], now["round"], "round")
    _same_table(state, now)
    return True


def _same_table(state: GaiaState, now: dict[str, Any]) -> None:
    if now["turn_order"]:
        left = [seat for seat in state.order if not state.rows[seat][rows.PASSED]]
        _demand(left, [s for s in now["turn_order"] if not state.rows[s][rows.PASSED]], "turn order")
    _demand(state.passed, now["passed"], "passed")
    taken = state.table[rows.ACTIONS_TAKEN]
    ours = [name for name, index in POWER_OF.items() if taken >> index & 1]
    ours += [name for name, index in QIC_OF.items() if taken >> (tables.N_POWER + index) & 1]
    _demand(sorted(ours), sorted(now["actions_used"]), "actions used")
    changes = [
        [*coord_of(h), tables.TYPES[state.planet[h]]]
        for h in state.setup.stars.shape.hexes
        if state.planet[h] != state.setup.stars.planet[h]
    ]
    _demand(sorted(changes), sorted(now["planet_changes"]), "planets changed")
    supply = now["supply"]
    for name, count in supply["federations"].items():
        _demand(state.table[rows.SUPPLY_OF + TOKEN_OF[name]], count, f"{name} left")
    fifth = state.table[rows.FIFTH_TOKEN]
    _demand(_names(TOKEN_OF)[fifth] if fifth >= 0 else None, supply["level5_terraforming"], "token on level 5")
    _demand(
        [_names(BOOSTER_OF)[b] for b in boosters_left(state)],
        sorted(supply["boosters"], key=lambda name: BOOSTER_OF[name]),
        "boosters left",
    )
    for track, name in enumerate(PLACES[: tables.N_TRACKS]):
        tile = state.setup.advanced_at[track]
        _demand(state.table[rows.ADVANCED_LEFT] >> tile & 1, supply["tech"][f"adv_{name}"], f"advanced tile of {name}")


# ---- what was on offer ------------------------------------------------------------------------------------------


def compare_legal(state: GaiaState, seat: int, legal: dict[str, Any]) -> bool:
    """Everything the file offered must be on offer, and the other way round where the file is complete. True if we
    offer federations that it does not find."""
    offered = sorted([name, *hexes, _cost(cost)] for name, *hexes, cost in legal.get("build", []))
    _demand(_builds(state, seat), offered, "can build")
    row = state.rows[seat]
    tracks = open_tracks(state, seat) if row[tables.KNOWLEDGE] >= tables.RESEARCH_COST else []
    _demand(tracks, sorted(TRACK_OF[name] for name in legal.get("research", [])), "can research")
    _demand(
        [_names(BOOSTER_OF)[b] for b in boosters_left(state)] if state.table[rows.ROUND] < 6 else [],
        sorted(legal.get("pass") or [], key=lambda name: BOOSTER_OF[name]),
        "boosters to pass for",
    )
    words = state.legal(seat)
    listed = legal.get("actions", [])
    for name, index in POWER_OF.items():
        if POWER_WORD + index in words and name not in listed:
            raise Difference(f"{name} is offered by us only")
        if name in listed and POWER_WORD + index not in words and "step" not in name:
            raise Difference(f"{name} is offered by them only")
    for name, index in QIC_OF.items():
        _demand(QIC_WORD + index in words, name in listed, f"{name} is offered")
    _demand(can_burn(row), legal.get("burn_max", 0) > 0 if isinstance(legal.get("burn_max", 0), int) else None, "burn")
    return _federations(state, seat, legal.get("federation") or [])


def _cost(cost: dict[str, int]) -> list[list[Any]]:
    return sorted([name, amount] for name, amount in cost.items() if amount)


def _priced(cost: list[int]) -> dict[str, int]:
    return {name: cost[column] for name, column in _RESOURCE.items()}


def _builds(state: GaiaState, seat: int) -> list[list[Any]]:
    found: list[list[Any]] = []
    for h in mine_places(state, seat, 0, 0):
        place = place_for_mine(state, seat, h)
        cost = {
            "credits": tables.MINE_COST[tables.CREDITS],
            "ore": mine_ore(state, seat, h, place, 0),
            "qic": mine_qic(state, seat, h, place, 0),
        }
        found.append(["mine", *coord_of(h), _cost(cost)])
    for h in project_places(state, seat, 0):
        beyond = state.reach[seat][h] - state.range_of(seat)
        cost = {"tokens_to_gaia": project_cost(state, seat), "qic": max(0, (beyond + 1) // 2)}
        found.append(["gaiaformer", *coord_of(h), _cost(cost)])
    for h in state.own[seat]:
        for goal in goals(state, seat, h):
            found.append([_NAME_OF_PIECE[goal], *coord_of(h), _cost(_priced(upgrade_cost(state, seat, h, goal)))])
    return sorted(found)


def _federations(state: GaiaState, seat: int, offered: list[list[list[int]]]) -> bool:
    """Each federation of the file is one of ours; whether it misses some of ours."""
    found = search(state, seat).problem
    ours = set()
    for plan in affordable(state, seat):
        members = [h for c in range(len(found.clusters)) if plan.mask >> c & 1 for h in found.clusters[c]]
        ours.add((tuple(sorted(h for h in members if not state.feds[h] >> seat & 1)), plan.satellites))
    for hexes in offered:
        fresh = [hex_of(h) for h in hexes if not state.feds[hex_of(h)] >> seat & 1]
        members = sorted(h for h in fresh if state.is_member(seat, h))
        if (tuple(members), len(fresh) - len(members)) not in ours:
            raise Difference(f"the federation {hexes} is offered by them only")
    return len(ours) > len(offered)


# ---- the end ----------------------------------------------------------------------------------------------------


def compare_final(state: GaiaState, final: dict[str, Any]) -> list[str]:
    """Points by source; returns where the file's program is known to score otherwise than the rulebook."""
    if not state.over:
        raise Difference("the game is not over")
    notes: list[str] = []
    for index, tile in enumerate(state.setup.finals):
        counts = competitors(state, tile)
        theirs = final["tracks"][index]
        _demand(counts[: state.players], theirs["counts"], f"final tile {index + 1}")
        points = rank_points(counts, state.players, True)
        _demand(points, [seat[f"final_{index + 1}"] for seat in final["players"]], f"VP of final tile {index + 1}")
        if points != rank_points(counts, state.players, False):
            notes.append(f"final tile {index + 1}: nothing is scored there with 0 (option ranks-need-one, R-222)")
    scores = state.scores()
    converted: list[int] = []
    for seat, theirs in enumerate(final["players"]):
        row = state.rows[seat]
        _demand(research_points(row), theirs["research"], f"seat {seat} research VP")
        _demand(resource_points(row), theirs["resources_without_conversion"], f"seat {seat} resource VP")
        _demand(scores[seat] if scores else None, theirs["total_without_conversion"], f"seat {seat} total")
        converted.append(theirs["resources"] - theirs["resources_without_conversion"])
    if any(converted):
        notes.append(f"VP for power and QICs converted after the last pass are left out: {converted} (R-224)")
    return notes
