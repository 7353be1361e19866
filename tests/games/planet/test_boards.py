"""What is printed on the boards, as the components show it: written from the boards, not from the data files."""

from __future__ import annotations

import pytest

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from tests.rulebook import rule

# By track: what stands at each position that has something; a medal is `v`.
COMMON = {
    "civ": "2:v1 3:civ1 5:v2 6:civ2 8:synergy 9:v3 10:civ3 11:synergy 14:civ4 15:v5",
    "water": "2:v1 3:synergy 4:v2 6:v3 7:synergy 8:v4 10:v5 12:synergy 13:v7 15:v10",
    "biomass": "2:synergy 3:patch 5:v1 6:patch 8:v2 9:patch 10:synergy 11:patch 12:v3 13:patch 15:v5",
    "rover": (
        "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2+rover 7:move2 8:move2+v1 9:move3 "
        "10:move3+synergy 11:move3 12:move3+v2 13:move4 14:move4 15:move4+v5"
    ),
    "tech": "2:synergy 3:tech1 5:tech2 6:v1 7:tech3 10:tech4 12:synergy 13:v2 14:tech5 15:v5",
}

# Rovers, movement on top of the rover track, difficulty, and the tracks that differ from the common ones.
CORPORATIONS: dict[str, tuple[int, int, int, dict[str, str]]] = {
    "universal-coalition": (2, 4, 1, {}),
    "republic": (
        1,
        3,
        2,
        {
            "civ": "2:civ1 4:civ2 6:civ2 8:civ3 10:civ3 12:civ4 14:civ4 15:v5",
            "rover": (
                "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2 7:move2 8:move2+v1 9:move2 10:move2+synergy "
                "11:move2 12:move2+v2 13:move3 14:move3 15:move3+v5"
            ),
        },
    ),
    "wormhole": (
        2,
        3,
        2,
        {
            "biomass": (
                "1:synergy|patch 2:advance-civ|patch+v1 3:advance-water|patch+v2 4:advance-tech|patch+v3 "
                "5:advance-rover|patch+v5"
            ),
            "rover": (
                "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2+rover 7:move2 8:move2+v1 9:move2 "
                "10:move2+synergy 11:move2 12:move2+v2 13:move3 14:move3 15:move3+v5"
            ),
        },
    ),
    "cosmos": (
        1,
        3,
        2,
        {
            "rover": (
                "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2 7:move2 8:move2+v1 9:move2 10:move2+synergy "
                "11:move2 12:move2+v2 13:move3 14:move3 15:move3+v5"
            ),
        },
    ),
    "horizon": (
        4,
        5,
        2,
        {
            "rover": (
                "1:rover 2:move2 3:move2+rover 4:move2 5:move3 6:move3+rover 7:move3 8:move4+v1 9:move4+rover "
                "10:move4+synergy 11:move4 12:move5+v2 13:move5 14:move5 15:move5+v5"
            ),
        },
    ),
    "jump-drive": (
        1,
        3,
        3,
        {
            "rover": (
                "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2 7:move2 8:move2+v1 9:move2 10:move2+synergy "
                "11:move2 12:move2+v2 13:move3 14:move3 15:move3+v5"
            ),
            "tech": "1:v5 2:synergy 6:v3 8:v2 11:v1 12:synergy",
        },
    ),
    "oasis": (
        2,
        3,
        3,
        {
            "water": (
                "2:synergy 3:move1 5:move2 7:synergy 9:synergy 10:v3 12:synergy 13:v6 15:move2 17:move2 "
                "18:synergy 19:v8 21:v12 23:v15"
            ),
            "rover": (
                "1:rover 2:move1 3:move1 4:move2 5:move2 6:move2+rover 7:move2 8:move2+v1 9:move2 "
                "10:move2+synergy 11:move2 12:move2+v2 13:move3 14:move3 15:move3+v5"
            ),
        },
    ),
}
OASIS_PATH = (
    "water-0 water-1 biomass-2 rover-3 tech-4 rover-5 biomass-4 water-3 civ-4 water-5 water-6 civ-7 "
    "civ-8 water-9 biomass-8 rover-7 tech-8 rover-9 biomass-10 water-11 civ-12 water-13 water-14 "
    "water-15"
)

# How many squares of a mark each row and each column has: ice, ring, current, city, and the east of the chasm.
PLANETS: dict[str, tuple[int, dict[str, tuple[str, str]], str]] = {
    "ksb-4156": (
        1,
        {
            "I": ("0 1 4 3 1 3 3 2 2 1 1 0", "2 2 0 5 3 6 0 0 2 1 0 0"),
        },
        "1-4 2-7 5-9 7-2 8-8 10-4",
    ),
    "k-273": (
        3,
        {
            "I": ("2 5 8 8 8 10 9 9 7 6 6 2", "2 6 6 8 10 9 10 9 8 8 3 1"),
        },
        "2-6 3-4 5-1 5-9 8-3 11-6",
    ),
    "persephone": (
        3,
        {
            "I": ("0 1 4 2 2 8 2 3 3 1 1 0", "0 0 7 5 3 6 1 1 1 1 1 1"),
        },
        "1-5 3-7 4-3 4-10 9-9 10-4",
    ),
    "petra": (
        2,
        {
            "E": ("0 1 3 4 2 7 5 7 5 2 1 0", "0 3 3 2 5 6 1 7 5 5 0 0"),
        },
        "3-2 3-9 4-6 8-2 8-6 8-9",
    ),
    "gaia": (
        2,
        {
            "I": ("0 2 2 6 2 2 2 2 6 0 0 0", "0 0 0 7 3 2 2 3 7 0 0 0"),
            "C": ("1 0 2 0 0 1 1 0 0 2 0 1", "1 0 2 0 0 1 1 0 0 2 0 1"),
        },
        "3-2 4-4 5-11 6-0 7-7 9-8",
    ),
    "arashi": (
        2,
        {
            "I": ("0 3 0 5 1 0 0 5 4 0 4 0", "0 1 1 3 4 3 2 5 3 0 0 0"),
            "R": ("0 0 0 0 0 12 12 0 0 0 0 0", "2 2 2 2 2 2 2 2 2 2 2 2"),
        },
        "2-2 2-9 5-4 6-7 9-2 9-9",
    ),
    "tartarus": (
        3,
        {
            "I": ("0 1 3 5 3 5 4 1 1 0 0 0", "1 2 3 3 0 3 1 6 2 2 0 0"),
            "east": ("0 3 4 5 6 7 7 5 5 3 3 1", "0 0 0 0 0 3 10 10 10 8 6 2"),
        },
        "1-3 6-0 6-4 6-6 6-9 10-8",
    ),
}
MEDALS = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]


def printed(track: c.Track) -> str:
    """A track in the words of the table above."""
    found = []
    for position in range(track.top + 1):
        words = [_benefit(benefit) for benefit in track.benefits[position]]
        if track.medals[position]:
            words.append(f"v{track.medals[position]}")
        if words:
            found.append(f"{position}:{'+'.join(sorted(words))}")
    return " ".join(found)


def _benefit(benefit: int) -> str:
    kind, amount = divmod(benefit, 16)
    if kind == c.B_CHOICE:
        return "|".join(_benefit(one) for one in c.CHOICES[amount])
    if kind == c.B_ADVANCE:
        return f"advance-{c.TERRAINS[amount]}"
    plain = {c.B_SYNERGY: "synergy", c.B_PATCH: "patch", c.B_ROVER: "rover"}
    counted = {c.B_MOVE: "move", c.B_CIV: "civ", c.B_TECH: "tech"}
    return plain[kind] if kind in plain else f"{counted[kind]}{amount}"


@rule("PU-7.1", "PU-7.2", "PU-2.6", "PU-10.9")
@pytest.mark.parametrize("board", c.CORPORATIONS, ids=c.CORPORATION_IDS)
def test_corporation_boards_are_as_printed(board: c.Corporation) -> None:
    rovers, repeat, difficulty, own = CORPORATIONS[board.id]
    assert (board.rovers, board.rover_repeat, board.difficulty) == (rovers, repeat, difficulty)
    assert {c.TERRAINS[at]: printed(track) for at, track in enumerate(board.tracks)} == {**COMMON, **own}
    for at, track in enumerate(board.tracks):
        winds = board.id == "oasis" and at == c.WATER
        spots = " ".join(f"{c.TERRAINS[spot // 16]}-{spot % 16}" for spot in track.spots)
        straight = " ".join(f"{c.TERRAINS[at]}-{position}" for position in range(track.top + 1))
        assert spots == (OASIS_PATH if winds else straight)
        tall = board.id == "wormhole" and at == c.BIOMASS
        assert track.rows == ([0, 2, 5, 8, 11, 14] if tall else [spot % 16 for spot in track.spots])


@rule("PU-2.5", "PU-14.3", "PU-29.1", "PU-31.1", "PU-32.1", "PU-33.2", "PU-34.3")
@pytest.mark.parametrize("planet", g.PLANETS, ids=g.PLANET_IDS)
def test_planets_are_as_printed(planet: g.Planet) -> None:
    difficulty, marks, pods = PLANETS[planet.id]
    assert planet.difficulty == difficulty
    squares = {"I": planet.ice, "R": planet.ring, "E": planet.currents, "C": planet.cities, "east": planet.east}
    for mark, cells in squares.items():
        rows = [sum(1 for cell in cells if g.CELL_Y[cell] == line) for line in range(g.SIZE)]
        columns = [sum(1 for cell in cells if g.CELL_X[cell] == line) for line in range(g.SIZE)]
        none = " ".join(["0"] * g.SIZE)
        assert (" ".join(map(str, rows)), " ".join(map(str, columns))) == marks.get(mark, (none, none)), mark
    assert sorted(planet.pods) == sorted(g.cell_at(*map(int, pod.split("-"))) for pod in pods.split())
    assert g.LINE_MEDALS == MEDALS


def test_the_chasm_is_crossed_at_two_places() -> None:
    planet = g.PLANETS[g.PLANET_IDS.index("tartarus")]
    crossed = {
        frozenset((cell, other))
        for cell in range(g.CELLS)
        for other in planet.leaps[cell]
        if (cell in planet.east) != (other in planet.east)
    }
    assert crossed == {
        frozenset((g.cell_at(5, 3), g.cell_at(6, 4))),
        frozenset((g.cell_at(6, 8), g.cell_at(5, 9))),
    }
    assert not any(
        (cell in planet.east) != (other in planet.east) for cell in range(g.CELLS) for other in planet.steps[cell]
    )
