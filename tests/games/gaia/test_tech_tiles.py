"""Chapters 11 and 27: tech tiles."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from tests.games.gaia.position import STANDARD_WORDS, Position
from tests.rulebook import rule

SIX = "adv-fed-pass adv-research adv-q-5c adv-mine-now adv-lab-pass adv-sector-ore"


def ready(advanced: str = SIX) -> Position:
    """Terrans who can pay for the tech action."""
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], advanced=advanced)
    return table.give(0, ore=0, credits=0, qic=4, knowledge=0, bowls=(0, 6, 0))


@rule("GP-11.1", "GP-11.2", "GP-24.5", "GP-3.11")
def test_any_standard_tile_not_owned() -> None:
    table = ready()
    table.say("qic-tech")
    assert table.legal() == STANDARD_WORDS
    table.say("std-7vp")
    assert table.get(0, "vp") == 17
    table.say("gaia").done().turn_of(0).pass_round().to_turn().turn_of(0).give(0, qic=4)
    table.say("qic-tech")
    assert "std-7vp" not in table.legal()
    assert table.why("std-7vp") == "gaia-why-tile-owned"


@rule("GP-11.2")
def test_a_covered_tile_counts_as_owned() -> None:
    table = ready().tile(0, "std-7vp").tile(0, "adv-3o").cover(0, "std-7vp")
    table.say("qic-tech")
    assert "std-7vp" not in table.legal()


@rule("GP-11.3", "GP-11.4")
def test_a_tile_below_an_area_advances_only_there() -> None:
    table = ready()
    table.say("qic-tech std-o-charge")
    assert table.legal() == ["done", "economy"]
    assert table.why("science") == "gaia-why-other-track"
    table.say("economy")
    assert table.level_of(0, "economy") == 1
    top = ready().level(0, "economy", 5)
    top.say("qic-tech std-o-charge")
    assert top.asks() != "gaia-ask-advance"  # already at the top: the tile comes without an advance


@rule("GP-11.1", "GP-11.5")
def test_a_tile_of_the_bottom_row_advances_anywhere() -> None:
    table = ready()
    table.say("qic-tech std-4c")
    assert table.legal() == ["done", *c.TRACKS]
    table.say("done")  # it may be declined
    assert [table.level_of(0, track) for track in c.TRACKS] == [0, 0, 0, 1, 0, 0]


def advanced(tile: str = "adv-3o") -> Position:
    """Everything that an advanced tile of the science area takes."""
    table = ready(advanced=f"adv-fed-pass adv-research adv-q-5c adv-mine-now adv-lab-pass {tile}")
    return table.level(0, "science", 4).token(0, "fed-7vp-6c").tile(0, "std-7vp", "std-4c")


@rule("GP-11.6", "GP-11.7", "GP-11.8", "GP-11.9", "GP-11.10", "GP-12.12")
def test_advanced_tile() -> None:
    table = advanced()
    table.say("qic-tech")
    assert [word for word in table.legal() if word.startswith("adv")] == ["adv-3o"]
    assert table.why("adv-q-5c") == "gaia-why-level-4"
    table.say("adv-3o")
    assert table.legal() == ["std-7vp", "std-4c"]
    table.say("std-4c")
    assert table.tokens(0) == [("fed-7vp-6c", False)]
    assert table.state.seats[0].has_uncovered(STANDARD_WORDS.index("std-7vp"))
    assert not table.state.seats[0].has_uncovered(STANDARD_WORDS.index("std-4c"))
    assert table.legal() == ["done", *[track for track in c.TRACKS if track != "science"]]  # no green token is left


@rule("GP-11.7", "GP-11.11")
def test_level_four_or_five() -> None:
    for level, offered in ((3, False), (4, True), (5, True)):
        table = advanced().level(0, "science", level).level(0, "intelligence", level)
        table.say("qic-tech")
        assert ("adv-3o" in table.legal()) == offered
        assert ("adv-q-5c" in table.legal()) == offered  # either of two areas


@rule("GP-11.8")
def test_a_green_token_is_needed() -> None:
    table = advanced()
    table.state.seats[0].flip()
    table.refresh().say("qic-tech")
    assert "adv-3o" not in table.legal()
    assert table.why("adv-3o") == "gaia-why-no-green-token"


@rule("GP-11.9", "GP-11.10")
def test_an_uncovered_standard_tile_is_needed() -> None:
    table = advanced().tile(0, "adv-research", "adv-fed-pass").cover(0, "std-7vp").cover(0, "std-4c")
    table.say("qic-tech")
    assert table.why("adv-3o") == "gaia-why-nothing-to-cover"


@rule("GP-11.12")
def test_an_advanced_tile_is_there_once() -> None:
    table = advanced().tile(1, "adv-3o")
    table.say("qic-tech")
    assert table.why("adv-3o") == "gaia-why-tile-taken"
    assert table.why("adv-ts") == "gaia-why-tile-not-here"


@rule("GP-11.1", "GP-11.6")
def test_advanced_effect_comes_before_the_advance() -> None:
    table = advanced("adv-research")
    table = ready(advanced="adv-fed-pass adv-3o adv-q-5c adv-mine-now adv-lab-pass adv-research")
    table.level(0, "science", 4).token(0, "fed-7vp-6c").tile(0, "std-7vp")
    table.say("qic-tech adv-research (std-7vp) economy")
    assert table.get(0, "vp") == 10 + 2  # the advance already scores


@rule("GP-27.2", "GP-27.14")
def test_knowledge_per_planet_type() -> None:
    table = ready().build(0, "mine", "l5", "l7").build(0, "gaiaformer", "m3")
    table.say("qic-tech std-k-types done")
    assert table.get(0, "knowledge") == 3  # terra, volcanic, gaia; a gaiaformer is none


@rule("GP-27.14")
def test_ore_and_qic() -> None:
    table = ready()
    table.say("qic-tech std-o-q done")
    assert table.stock(0) == (1, 0, 0, 1)


NOW = {
    # tile: VP (or ore) with three mines, one trading station, one gaia planet, two sectors, two tokens
    "adv-mine-now": ("vp", 2 * 3),
    "adv-sector-ore": ("ore", 3),
    "adv-gaia-now": ("vp", 2 * 1),
    "adv-ts-now": ("vp", 4 * 1),
    "adv-sector-vp": ("vp", 2 * 3),
    "adv-fed-now": ("vp", 5 * 2),
}


@rule("GP-27.3", "GP-27.4", "GP-27.5", "GP-27.10", "GP-27.15", "GP-27.1")
@pytest.mark.parametrize("tile", list(NOW))
def test_immediate_advanced_tiles(tile: str) -> None:
    others = [w for w in NOW if w != tile][:5]
    table = ready(advanced=" ".join([*others, tile]))
    table.level(0, "science", 4).tile(0, "std-big4")
    table.build(0, "mine", "l7", "l5").build(0, "trading-station", "l9")
    table.token(0, "fed-7vp-6c").token(0, "fed-12vp", green=False)
    sectors = {table.state.setup.stars.sector[h] for h in table.state.seats[0].planets}
    assert len(sectors) == 2  # sectors 01 and 03
    table.say(f"qic-tech {tile} (std-big4) done")
    name, amount = NOW[tile]
    start = {"vp": 10, "ore": 0}
    if "sector" in tile:
        amount = amount // 3 * 2
    assert table.get(0, name) == start[name] + amount


PASSING = {"adv-fed-pass": 3 * 2, "adv-lab-pass": 3 * 1, "adv-types-pass": 1 * 2}


@rule("GP-27.6", "GP-27.7", "GP-27.15", "GP-16.7")
@pytest.mark.parametrize("tile", list(PASSING))
def test_tiles_that_score_on_passing(tile: str) -> None:
    table = ready(advanced=" ".join(["adv-3o", "adv-ts", "adv-mine", "adv-3k", "adv-q-5c", tile]))
    table.tile(0, "std-big4", tile).cover(0, "std-big4").booster(0, 1)
    table.build(0, "lab", "l9").build(0, "mine", "l5")
    table.token(0, "fed-7vp-6c").token(0, "fed-12vp", green=False)
    table.say("pass")
    assert table.get(0, "vp") == 10 + PASSING[tile]
    table.say(table.legal()[0])
    table.pass_round().to_turn().turn_of(0).booster(0, 1)
    vp = table.get(0, "vp")
    table.say("pass")
    assert table.get(0, "vp") == vp + PASSING[tile]  # at every pass


@rule("GP-27.8", "GP-27.9", "GP-27.15", "GP-3.12")
def test_tiles_that_watch() -> None:
    table = ready(advanced="adv-3o adv-ts adv-mine adv-3k adv-q-5c adv-research")
    table.tile(0, "adv-research", "adv-ts", "adv-mine", "std-gaia3", "std-big4").give(0, knowledge=4)
    table.say("research science")
    assert table.get(0, "vp") == 10 + 2
    table.done().turn_of(0).give(0, ore=15, credits=30, qic=2)
    vp = table.get(0, "vp")
    table.say("build l7")  # a mine on a gaia planet: 3 for the mine, 3 for the gaia planet
    assert table.get(0, "vp") == vp + 6
    table.done().turn_of(0).give(0, ore=15, credits=30)
    vp = table.get(0, "vp")
    table.say("upgrade l3")
    assert table.get(0, "vp") == vp + 3
    # covered, the standard tile watches no more
    table.done().turn_of(0).give(0, ore=15, credits=30, qic=9).cover(0, "std-gaia3")
    vp = table.get(0, "vp")
    table.say("build n12")
    assert table.get(0, "vp") == vp + 3


ACTIONS = {
    "std-charge4": (0, 0, 0, 0),
    "adv-q-5c": (0, 5, 0, 1),
    "adv-3o": (3, 0, 0, 0),
    "adv-3k": (0, 0, 3, 0),
}


@rule("GP-27.11", "GP-27.14", "GP-27.15", "GP-15.1", "GP-15.2", "GP-15.3")
@pytest.mark.parametrize("tile", list(ACTIONS))
def test_tiles_with_actions(tile: str) -> None:
    table = ready(advanced="adv-3o adv-ts adv-mine adv-3k adv-q-5c adv-research").give(0, qic=0)
    assert table.why(tile) == "gaia-why-not-yours"
    table.tile(0, tile)
    table.say(tile)
    assert table.stock(0) == ACTIONS[tile]
    assert table.bowls(0) == ((0, 2, 4) if tile == "std-charge4" else (0, 6, 0))
    table.done().rich(0).turn_of(0)
    assert table.why(tile) == "gaia-why-used"
    table.pass_round().to_turn().turn_of(0)
    assert tile in table.legal()


@rule("GP-27.13")
def test_big_structures_of_power_four() -> None:
    table = ready().build(0, "institute", "l3").build(0, "academy-left", "l9")
    at = table.state.seats[0].planets
    assert [table.state.power_at(0, h) for h in at] == [3, 3]
    table.tile(0, "std-big4")
    assert [table.state.power_at(0, h) for h in at] == [4, 4]
    table.tile(0, "adv-research").cover(0, "std-big4")
    assert [table.state.power_at(0, h) for h in at] == [3, 3]
    assert table.state.seats[0].covered


@rule("GP-27.13", "GP-22.21")
def test_covering_does_not_break_a_federation() -> None:
    table = advanced().tile(0, "std-big4").build(0, "institute", "l3").build(0, "academy-left", "l9")
    table.federate(0, "l3", "l9")
    before = table.federated(0)
    table.say("qic-tech adv-3o std-big4 done")
    assert table.federated(0) == before
