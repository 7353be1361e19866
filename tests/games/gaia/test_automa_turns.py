"""The Automa: whole turns worked out by hand on the map of the first game, each tie-breaker deciding in some.

Rows of the turned map, as far as they are needed (a hex is further down with a larger number of its row):

    -6 i3 desert, j3 swamp            -1 i8 transdim, l7 gaia, o5 volcanic, r4 oxide
    -5 g5 volcanic, h5 titanium, l3   +1 h11 ice, j10 oxide, l9 terra, n8 ice, o7 titanium
    -4 m3 transdim, p2 ice            +2 i11 volcanic, m9 desert, s6 transdim
    -3 g7, i6, k5 oxide, l5, o3 gaia  +3 k11 swamp, m10 transdim, s7 terra
    -2 g8, j7 desert, m5, r3          +4 l12 terra, o10 gaia, r9 gaia
"""

from __future__ import annotations

from typing import Any

from tests.games.gaia.position import Position, Solo
from tests.rulebook import rule

LANTIDS = ("lantids taklons", "l3 l9", "j3 k11")


def left_by(table: Solo, at: int = 0) -> dict[str, list[str]]:
    return {step["tie"]: step["left"] for step in table.last()["deeds"][at]["ties"]}


@rule("GA-3.2", "GA-3.5", "GA-2.1", "GA-2.3")
def test_a_mine_by_steps() -> None:
    """Card 13 supports: range 2, no final tile. From j3: i3; from k11: j10, i11, m10, l12. Swamp is 1 step from desert,
    2 from volcanic and from a transdim planet, 3 from oxide and terra: i3, though four are nearer to the player."""
    table = Solo(*LANTIDS).turn(13, 4)
    deed = table.last()["deeds"][0]
    assert deed["candidates"] == ["i3", "i11", "j10", "l12", "m10"]
    assert table.decided() == ("i3", "steps")
    assert (table.piece("i3"), table.count(1, "mine")) == ("mine", 3)
    assert (table.last()["support"], table.last()["action"]) == ("automa-card-13", "automa-card-4")
    assert (table.last()["vp"], table.get(1, "vp")) == (1, 11)


@rule("GA-3.6", "GA-7.3")
def test_a_mine_by_nearest() -> None:
    """Oxide: volcanic l5 is one step, gaia planet l7 counts as one. l5 is 2 from the player's l3, l7 is 4."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4").turn(13, 4)
    assert left_by(table) == {"steps": ["l5", "l7"], "nearest": ["l5"]}
    assert (table.piece("l5"), table.get(1, "vp")) == ("mine", 11)  # no VP of the faction for a mine


@rule("GA-3.7", "GA-2.7")
def test_a_mine_by_direction() -> None:
    """Titanium, range 4: swamp j3 and gaia l7 count as one step and both are 2 away from the player. j3 lies in a
    higher row: card 1 reads right and down and takes it, card 8 reads left and up and takes l7."""
    for support, chosen in ((1, "j3"), (8, "l7")):
        table = Solo("terrans firaks", "l3 l9", "h5 o13").turn(support, 4)
        assert left_by(table)["nearest"] == ["j3", "l7"]
        assert table.decided() == (chosen, "steps", "nearest", "direction")


@rule("GA-3.4")
def test_a_mine_by_the_final_tile() -> None:
    """Card 7 names the top tile. Own sectors are 1 and 4: only transdim m10 lies elsewhere. For gaia planets it is the
    only one too. The tile of structures breaks no ties: then steps decide, and so with card 13, which names no tile."""
    for tile in ("final-sectors", "final-gaia"):
        table = Solo(*LANTIDS, finals=f"{tile} final-structures").turn(7, 4)
        assert table.decided() == ("m10", "final-tile")
    for tile in ("final-structures", "final-fed-structures", "final-satellites"):
        assert Solo(*LANTIDS, finals=f"{tile} final-sectors").turn(7, 4).decided() == ("i3", "steps")
    assert Solo(*LANTIDS, finals="final-sectors final-gaia").turn(13, 4).decided() == ("i3", "steps")
    bottom = Solo(*LANTIDS, finals="final-structures final-sectors")
    assert bottom.turn(5, 4).decided() == ("m10", "final-tile")  # card 5 names the bottom tile


@rule("GA-3.4", "GA-3.8")
def test_a_mine_for_planet_types() -> None:
    """With desert m9 its own, desert i3 is nothing new; gaia o10 (2 from m9) is, at one step. If the gaia type is its
    own too, neither o10 nor transdim m10 is new. Where nothing new is in range, the tile is skipped."""
    tile = "final-planet-types final-structures"
    table = Solo("lantids taklons", "l3 l9", "j3 k11 m9", finals=tile).turn(7, 4)
    assert "i3" not in left_by(table)["final-tile"]
    assert "m10" in left_by(table)["final-tile"]  # it counts as gaia
    assert table.decided() == ("o10", "final-tile", "steps")
    table = Solo("lantids taklons", "l3 l9", "j3 k11 m9 n12", finals=tile).turn(7, 4)
    assert not {"i3", "o10", "m10"} & set(left_by(table)["final-tile"])
    known = Solo(*LANTIDS, finals=tile)
    known.me(1).types = (1 << 8) - 1
    assert known.turn(7, 4).decided() == ("i3", "steps")


@rule("GA-3.3", "GA-7.1", "GA-3.9")
def test_the_terrans_look_for_transdim_planets() -> None:
    """Research in gaia project, then a mine in range 4 (the support card's 2 does not count). Transdim m3, m5, s6 and
    s9: 2 steps each; m3 and m5 are 4 from the player; card 4 reads left and up: m5. It turns into a gaia planet."""
    table = Solo("xenos terrans", "i3 m9", "l3 s7").turn(4, 13)
    assert table.decided(0) == ("gaia", "faction")
    assert table.level_of(1, "gaia") == 2
    assert table.last()["deeds"][1]["range"] == 4
    assert left_by(table, 1) == {"faction": ["m3", "m5", "s6", "s9"], "nearest": ["m3", "m5"], "direction": ["m5"]}
    assert (table.planet("m5"), table.me(1).gaia_planets) == ("gaia", 1)
    assert table.get(1, "vp") == 12


@rule("GA-3.3", "GA-3.2")
def test_the_faction_card_decides_alone() -> None:
    """Gaiaformers of the player stand on m5, s6 and s9: these planets are not empty, m3 is the only transdim planet."""
    table = Solo("xenos terrans", "i3 m9", "l3 s7")
    table.build(0, "gaiaformer", "m5", "s6", "s9")
    table.turn(4, 13)
    assert "m5" not in table.last()["deeds"][1]["candidates"]
    assert table.decided(1) == ("m3", "faction")


@rule("GA-3.3", "GA-7.6", "GA-6.1", "GA-2.6")
def test_the_taklons_come_near() -> None:
    """Range 3. m3 and m9 are next to planets of the player; m9 is one step, m3 counts as two: m9. Then card 4 counts
    four from the right: qic-types, qic-token, qic-tech, power-2t."""
    table = Solo(*LANTIDS).turn(4, 13)
    assert left_by(table)["faction"] == ["m3", "m9"]
    assert table.decided() == ("m9", "faction", "steps")
    assert table.decided(1) == ("power-2t", "number")
    assert "power-2t" not in table.free()
    assert table.get(1, "vp") == 12
    alone = Solo("lantids taklons", "l3 s7", "j3 k11").turn(4, 13)
    assert alone.decided() == ("m3", "faction")


@rule("GA-3.3")
def test_the_faction_tie_breaker_is_for_faction_actions() -> None:
    """Card 4 is an ordinary mine: the Taklons go by steps, range of the support card."""
    table = Solo(*LANTIDS).turn(1, 4)
    assert table.last()["deeds"][0]["range"] == 4
    assert "faction" not in left_by(table)
    assert left_by(table)["steps"] == ["h5", "i3", "j7", "j9", "m9", "n12", "o10", "o13"]
    assert table.decided() == ("m9", "steps", "nearest")


@rule("GA-4.1", "GA-4.2", "GA-7.3", "GA-4.3")
def test_an_upgrade_by_nearest() -> None:
    """k5 is 3 from l3, r4 is 4 from s7. A mine becomes a trading station: 3 VP of the faction card, 1 of card 1."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4").turn(13, 1)
    assert table.decided() == ("k5", "nearest")
    assert (table.piece("k5"), table.count(1, "mine"), table.count(1, "trading-station")) == ("trading-station", 1, 1)
    assert (table.last()["deeds"][0]["vp"], table.last()["vp"], table.get(1, "vp")) == (3, 1, 14)
    assert not table.me(1).standard


@rule("GA-4.2")
def test_an_upgrade_by_direction() -> None:
    """l5 is 2 from l3, j10 is 2 from l9; l5 lies in a higher row."""
    for support, chosen in ((7, "l5"), (13, "j10")):
        table = Solo("terrans taklons", "l3 l9", "l5 j10").turn(support, 1)
        assert table.decided() == (chosen, "direction")


@rule("GA-5.2", "GA-5.3")
def test_research_by_the_highest_level() -> None:
    """Card 15 researches where the level is highest. Level 2 is reached in two areas; card 1 takes the first from the
    left, card 4 counts four from the right: science, economy, science, economy."""
    for support, chosen in ((1, "economy"), (4, "economy"), (2, "science")):
        table = Solo().level(1, "economy", 2).level(1, "science", 2)
        table.turn(support, 15)
        assert left_by(table)["highest"] == ["economy", "science"]
        assert table.decided() == (chosen, "highest", "number")
        assert table.level_of(1, chosen) == 3
    table = Solo().level(1, "navigation", 1)
    assert table.turn(1, 15).decided() == ("navigation", "highest")


@rule("GA-5.2", "GA-2.6")
def test_research_by_number() -> None:
    """Card 7 researches in any area: number 3 from the left is intelligence, number 2 from the right economy."""
    assert Solo().turn(3, 7).decided() == ("intelligence", "number")
    table = Solo().turn(13, 7)
    assert table.decided() == ("economy", "number")
    assert (table.level_of(1, "economy"), table.get(1, "vp")) == (1, 10)  # card 7 brings no VP


@rule("GA-2.6", "GA-6.1", "GA-6.2")
def test_counting_goes_round() -> None:
    """Card 5: five from the right among three spaces: types, 2k, 2o, types, 2k. Card 17: five from the left: 2o, 2k,
    types, 2o, 2k."""
    for support in (5, 17):
        table = Solo().only_free("power-2o", "power-2k", "qic-types").turn(support, 12)
        assert table.decided() == ("power-2k", "number")
        assert table.free() == ["power-2o", "qic-types"]
        table.rich(0)
        assert "power-2k" not in table.legal()


@rule("GA-3.1")
def test_a_mine_that_cannot_be_built() -> None:
    """All eight mines are on the map, or nothing empty is in range: it upgrades instead."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11")
    table.build(1, "mine", "i3", "j10", "i11", "l12", "m9", "n8").turn(13, 4)
    first, second = table.last()["deeds"]
    assert (first["action"], first["candidates"], first["chosen"]) == ("mine", [], None)
    assert (second["action"], second["building"]) == ("upgrade", "trading-station")
    table = Solo("lantids taklons", "l3 l9", "g5 p12").build(0, "mine", "h5", "g7", "i6")
    table.build(0, "mine", "n12", "o13", "o10")
    table.turn(13, 4)
    assert [(deed["action"], deed["candidates"] == []) for deed in table.last()["deeds"]] == [
        ("mine", True),
        ("upgrade", False),
    ]


def texts(table: Position) -> list[str]:
    return [event.message.id for event in table.state.events or []]


@rule("GA-2.3")
def test_the_log_tells_it_all() -> None:
    """Cards, what was possible, each tie-breaker that left fewer, the deed, the VP: to be repeated with the box."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4")
    before = len(texts(table))
    table.turn(13, 4)
    told: list[Any] = [
        (event.message.id.removeprefix("gaia-did-automa-"), event.message.args)
        for event in (table.state.events or [])[before:]
        if event.message.id.startswith("gaia-did-automa")
    ]
    assert told == [
        (
            "cards",
            {"support": "automa-card-13", "action": "automa-card-4", "does": "automa-mine", "n": 5},
        ),
        ("mine-range", {"n": 2}),
        ("possible", {"things": ["i6", "j7", "l5", "l7", "m5", "r3"]}),
        ("tie", {"tie": "automa-tie-steps", "things": ["l5", "l7"]}),
        ("tie", {"tie": "automa-tie-nearest", "things": ["l5"]}),
        ("mine", {"hex": "l5"}),
        ("vp", {"n": 1, "total": 11}),
    ]
