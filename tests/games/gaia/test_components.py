"""Chapter 1: components, and what the printed tables must add up to."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.hexes import SECTOR_IDS, SECTOR_NUMBER, SECTOR_PLANETS, TILE, rotate
from tests.games.gaia.position import Position
from tests.rulebook import rule


@rule("GP-1.1")
def test_sector_tiles() -> None:
    assert sorted(set(SECTOR_NUMBER.values())) == list(range(1, 11))
    assert [sector for sector in SECTOR_IDS if sector.endswith("outline")] == ["05-outline", "06-outline", "07-outline"]
    assert all(len(SECTOR_PLANETS[sector]) in (5, 6, 7) for sector in SECTOR_IDS)
    assert len(TILE) == 19


@rule("GP-1.3", "GP-22.56", "GP-1.17")
def test_faction_boards() -> None:
    homes = {faction.word: c.TYPES[faction.planet] for faction in c.FACTIONS}
    assert homes == {
        "terrans": "terra",
        "lantids": "terra",
        "xenos": "desert",
        "gleens": "desert",
        "taklons": "swamp",
        "ambas": "swamp",
        "hadsch-hallas": "oxide",
        "ivits": "oxide",
        "geodens": "volcanic",
        "bal-taks": "volcanic",
        "firaks": "titanium",
        "bescods": "titanium",
        "nevlas": "ice",
        "itars": "ice",
    }
    sides: dict[str, list[int]] = {}
    for faction in c.FACTIONS:
        sides.setdefault(faction.board, []).append(faction.planet)
    assert len(sides) == 7
    assert all(len(planets) == 2 and planets[0] == planets[1] for planets in sides.values())
    assert len({faction.colour for faction in c.FACTIONS}) == 7


@rule("GP-1.5", "GP-1.6", "GP-1.7", "GP-1.8", "GP-1.9")
def test_tiles() -> None:
    assert sum(tile.copies for tile in c.ROUNDS) == 10
    assert [tile.word for tile in c.ROUNDS if tile.copies == 2] == ["round-big"]
    assert (len(c.FINALS), len(c.BOOSTERS), len(c.STANDARD), len(c.ADVANCED)) == (6, 10, 9, 15)
    assert c.STANDARD_COPIES * len(c.STANDARD) == 36


@rule("GP-1.10", "GP-1.15", "GP-1.16")
def test_pieces() -> None:
    named = {c.PIECES[piece]: count for piece, count in enumerate(c.PIECE_COUNT) if count}
    assert named == {
        "mine": 8,
        "trading-station": 4,
        "lab": 3,
        "institute": 1,
        "academy-left": 1,
        "academy-right": 1,
        "gaiaformer": 3,
    }
    assert c.SPACE_STATIONS == 6
    assert next(f for f in c.FACTIONS if f.word == "ivits").space_stations == 6


@rule("GP-1.11", "GP-12.11")
def test_federation_tokens() -> None:
    assert sum(token.copies for token in c.TOKENS) == 19
    assert [(token.word, token.copies) for token in c.TOKENS if token.copies != 3] == [("fed-gleens", 1)]
    assert [token.word for token in c.TOKENS if not token.green] == ["fed-12vp"]


@rule("GP-1.19")
def test_tokens_qics_and_satellites_are_without_limit() -> None:
    table = Position("ivits terrans", ["k5", "l3 l9"])
    table.give(0, ore=15, qic=60, bowls=(60, 60, 60)).give(0, credits=30)
    table.say("ore-token")
    assert table.bowls(0)[0] == 61
    table.give(0, qic=99).say("power-qic")
    assert table.get(0, "qic") == 100
    table.give(0, satellites=40)  # satellites beyond the pieces in the box
    assert "pass" in table.legal()


@rule("GP-8.15", "GP-8.23", "GP-8.24")
@pytest.mark.parametrize(
    ("home", "steps"),
    [
        ("terra", {"oxide": 1, "ice": 1, "volcanic": 2, "titanium": 2, "desert": 3, "swamp": 3}),
        ("swamp", {"titanium": 1, "desert": 1, "ice": 2, "volcanic": 2, "terra": 3, "oxide": 3}),
    ],
)
def test_terraforming_wheel(home: str, steps: dict[str, int]) -> None:
    row = c.STEPS[c.TYPES.index(home)]
    assert {c.TYPES[planet]: row[planet] for planet in range(7) if row[planet]} == steps
    assert len(c.TYPES) == 10
    assert row[c.TYPES.index(home)] == 0


def test_rotation_is_a_sixth_of_a_circle() -> None:
    for q, r in TILE:
        assert rotate(q, r, 6) == (q, r)
        assert rotate(*rotate(q, r, 2), 4) == (q, r)
    assert rotate(0, -2, 1) == (2, -2)


@rule("GP-27.14", "GP-27.15", "GP-27.1")
def test_kinds_of_tech_tiles() -> None:
    def kinds(tiles: list[c.Tile]) -> dict[str, str]:
        return {tile.word: c.KINDS[tile.kind] for tile in tiles}

    assert kinds(c.STANDARD) == {
        "std-o-q": "immediate",
        "std-k-types": "immediate",
        "std-big4": "ongoing",
        "std-7vp": "immediate",
        "std-o-charge": "income",
        "std-k-c": "income",
        "std-gaia3": "trigger",
        "std-4c": "income",
        "std-charge4": "action",
    }
    assert kinds(c.ADVANCED) == {
        "adv-fed-pass": "pass",
        "adv-research": "trigger",
        "adv-q-5c": "action",
        "adv-mine-now": "immediate",
        "adv-lab-pass": "pass",
        "adv-sector-ore": "immediate",
        "adv-types-pass": "pass",
        "adv-gaia-now": "immediate",
        "adv-ts-now": "immediate",
        "adv-sector-vp": "immediate",
        "adv-3o": "action",
        "adv-fed-now": "immediate",
        "adv-3k": "action",
        "adv-mine": "trigger",
        "adv-ts": "trigger",
    }
