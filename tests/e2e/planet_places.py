"""Positions of random games with every way to lay a tile, found by saying words: what the page must come to.

python -m tests.e2e.planet_places COUNT
prints a list of {"view", "offer", "ways"}; a way is a slot, the words that lay its tile, and what then lies where.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.game import game
from starboard.games.planet.rules.turn import Draft, ExtraTile, Orient, PlaceTile
from starboard.games.planet.seat import LAID, tile_cells
from starboard.games.planet.state import PlanetState
from starboard.kernel import fast_chance, sentences

PLACING = (Draft, ExtraTile, Orient, PlaceTile)
TURNS = range(w.ORIENTATION, w.ORIENTATION + g.ORIENTATIONS)
CELLS = range(w.CELL, w.CELL + g.CELLS)


def ways(state: PlanetState, seat: int) -> list[dict[str, Any]]:
    """Everything that can be laid, by saying each word that takes, turns or lays a tile."""
    found: list[dict[str, Any]] = []
    laid = len(state.seats[seat].laid)
    open_: list[tuple[PlanetState, list[int]]] = [(state, [])]
    while open_:
        here, said = open_.pop()
        task = here.question(seat)
        for word in here.legal(seat):
            taking = isinstance(task, (Draft, ExtraTile)) and word in (w.LARGE, w.SMALL)
            turning = isinstance(task, Orient) and word in TURNS
            laying = isinstance(task, PlaceTile) and word in CELLS
            if not (taking or turning or laying):
                continue
            after = here.copy()
            assert isinstance(after, PlanetState)
            after.say(seat, word)
            words = [*said, word]
            if len(after.seats[seat].laid) > laid:
                found.append({"words": w.VOCABULARY.spell(words), "squares": squares(after, seat)})
            elif isinstance(after.question(seat), (Orient, PlaceTile)):
                open_.append((after, words))
    return found


def squares(state: PlanetState, number: int) -> list[str]:
    """What the tile laid last put where: `c3-4 civ`, with `*` for a resource and `!` for a meteor symbol."""
    laid = state.seats[number].laid[-1]
    tile = laid // LAID
    cells = tile_cells(laid)
    table = g.PLACEMENTS[c.TILE_SHAPE[tile]]
    at = next(at for at in range(len(table.cells)) if table.cells[at] == cells)
    resources = (table.resource_a[at], table.resource_b[at])
    meteor = table.meteor[at] if c.tile_name(tile).endswith("-m") else -1
    found = []
    for n, cell in enumerate(cells):
        terrain = c.TERRAINS[c.TILE_A[tile] if n < table.in_a else c.TILE_B[tile]]
        signs = ("*" if cell in resources else "") + ("!" if cell == meteor else "")
        found.append(f"{w.cell_word(cell)} {terrain}{signs}")
    return sorted(found)


def positions(count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        players = 1 + seed % 4
        options: dict[str, object] = {"players": players, "planets": "random", "corporations": "random"}
        if players > 1:
            options["events"] = True
        state = game.new(options, str(seed))
        dice = fast_chance(seed)
        while not state.over and len(found) < count:
            assert isinstance(state, PlanetState)
            seat = state.waiting()[dice.below(len(state.waiting()))]
            if isinstance(state.question(seat), PLACING) and dice.below(6) == 0:
                found.append(position(state, seat))
            legal = state.legal(seat)
            state.say(seat, legal[dice.below(len(legal))])
    return found


def position(state: PlanetState, seat: int) -> dict[str, Any]:
    view = state.view(seat)
    prompt = state.prompt(seat)
    assert prompt is not None
    told = sentences(state, seat).sentences
    return {
        "view": {key: view[key] for key in ("seat", "seats", "station")},
        "offer": {
            "id": prompt.message.id,
            "legal": w.VOCABULARY.spell(state.legal(seat)),
            "sentences": [w.VOCABULARY.spell(each) for each in told],
        },
        "ways": ways(state, seat),
    }


if __name__ == "__main__":
    print(json.dumps(positions(int(sys.argv[1]))))
