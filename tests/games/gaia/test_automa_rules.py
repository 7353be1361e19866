"""The Automa: upgrades, research, spaces, factions, passing, the end, chapter by chapter."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa.deck import Terms
from starboard.games.gaia.rules.scoring import FinalScoring, breakdown, competitors, rank_points, scores, winners
from starboard.kernel import PASS
from tests.games.gaia.position import FINAL_WORDS, Solo, at
from tests.rulebook import rule

UPGRADE = 1  # an action card
MINE = 4
SPACE = 12
FACTION = 9
RESEARCH = 7

# ---- who sees it -------------------------------------------------------------------------------------------------


@rule("GA-3.10", "GA-4.3", "GA-1.12")
def test_the_player_may_charge() -> None:
    """The Automa builds on l5, 2 from the player's l3."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4").stack(13, MINE)
    table.give(0, knowledge=4, bowls=(4, 0, 0)).say("research science").flip()
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert (prompt.message.id, prompt.message.args["seat"], prompt.message.args["hex"]) == ("gaia-ask-charge", 1, "l5")
    table.say("charge")
    assert table.bowls(0) == (3, 1, 0)
    upgrade = Solo("terrans hadsch-hallas", "l3 s7", "l5 r4").stack(13, UPGRADE)
    upgrade.give(0, knowledge=4, bowls=(4, 0, 0)).say("research science").flip()
    assert upgrade.asks() == "gaia-ask-charge"


@rule("GA-1.11")
def test_the_automa_never_charges() -> None:
    """The player builds on k5, next to the Automa's l5: its turn follows at once."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "l5 r4").rich(0)
    table.stack(13, SPACE).say("build k5").flip()
    assert table.asks() == "gaia-ask-turn"
    assert table.bowls(1) == (0, 0, 0)


@rule("GA-1.11")
def test_it_has_no_income() -> None:
    table = Solo("lantids itars", "l3 l9", "h11 i6").pieces(1, institute=1)
    table.pass_round()
    assert table.stock(1) == (0, 0, 0, 0)
    assert table.bowls(1) == (0, 0, 0)


@rule("GA-1.12", "GP-10.7")
def test_trading_stations_are_cheap_beside_it() -> None:
    """l3 is 2 from l5: 3 credits. l9 is alone: 6 credits."""
    table = Solo("terrans geodens", "l3 l9", "l5 i11").give(0, ore=4, credits=12)
    table.say("upgrade l3")
    assert table.get(0, "credits") == 9


@rule("GA-1.12", "GP-22.4")
def test_lantids_settle_beside_it() -> None:
    table = Solo("lantids geodens", "l3 l9", "l5 i11").rich(0)
    assert "l5" in table.places("build")
    assert table.why("k5") == "gaia-why-say-what-first"


@rule("GA-1.12", "GP-13.5")
def test_level_5_is_closed_by_it() -> None:
    table = Solo().rich(0).level(0, "economy", 4).token(0, "fed-12vp", True).token(0, "fed-7vp-6c")
    table.say("research")
    assert "economy" in table.legal()
    table = Solo().rich(0).level(0, "economy", 4).token(0, "fed-7vp-6c").level(1, "economy", 5)
    table.say("research")
    assert "economy" not in table.legal()
    assert table.why("economy") == "gaia-why-level-5-taken"


# ---- upgrades ----------------------------------------------------------------------------------------------------


@rule("GA-4.1")
@pytest.mark.parametrize(
    ("pieces", "before", "building"),
    [
        ({"trading_station": 1}, "trading-station", "institute"),
        ({"trading_station": 1, "institute": 1}, "mine", "trading-station"),
        ({"trading_station": 4, "institute": 1, "lab": 1}, "lab", "academy-left"),
        ({"trading_station": 4, "institute": 1, "lab": 1, "academy_left": 1}, "lab", "academy-right"),
        (
            {"trading_station": 4, "institute": 1, "lab": 1, "academy_left": 1, "academy_right": 1},
            "trading-station",
            "lab",
        ),
    ],
)
def test_the_order_of_upgrades(pieces: dict[str, int], before: str, building: str) -> None:
    """A trading station stands on j3, a lab on l12, a mine on k11, whatever else is used up."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11 l12")
    table.build(1, "trading-station", "j3").build(1, "lab", "l12").pieces(1, **{"lab": 1, **pieces})
    table.turn(13, UPGRADE)
    deed = table.last()["deeds"][0]
    assert (deed["before"], deed["building"]) == (before, building)


@rule("GA-4.4", "GA-2.4")
def test_nothing_to_upgrade() -> None:
    """Everything stands on its last step; the VP of the card are scored all the same."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11")
    table.build(1, "academy-left", "j3").build(1, "academy-right", "k11").turn(13, UPGRADE)
    assert [(deed["action"], deed["chosen"]) for deed in table.last()["deeds"]] == [("upgrade", None)]
    assert table.get(1, "vp") == 11
    assert table.asks() == "gaia-ask-turn"


@rule("GA-4.3")
def test_pieces_come_back() -> None:
    """Eight mines; one becomes a trading station; then there is one to build again."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11 i3 j10 i11 l12 m9 n8").turn(13, UPGRADE)
    assert (table.count(1, "mine"), table.count(1, "trading-station")) == (7, 1)
    assert table.turn(13, MINE).last()["deeds"][0]["chosen"] is not None


# ---- satellites --------------------------------------------------------------------------------------------------


@rule("GA-3.11")
def test_a_satellite_beside_a_lonely_mine() -> None:
    """m9 has no Automa structure beside it. Its neighbours in reading order: l9 (terra) and m8, l11 and n9, transdim
    m10 and n10. Card 4 reads left and up: n10."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11", finals="final-satellites final-structures").turn(4, FACTION)
    assert table.decided() == ("m9", "faction", "steps")
    assert table.last()["deeds"][0]["satellite"] == "n10"
    assert table.get(1, "satellites") == 1
    assert table.state.sats[at("n10")] == 1 << 1
    plain = Solo("lantids taklons", "l3 l9", "j3 k11").turn(4, FACTION)
    assert plain.last()["deeds"][0]["satellite"] is None
    # i3 touches j3
    near = Solo("lantids taklons", "l3 l9", "j3 k11", finals="final-satellites final-structures").turn(13, MINE)
    assert near.last()["deeds"][0]["chosen"] == "i3"
    assert near.last()["deeds"][0]["satellite"] is None


# ---- research ----------------------------------------------------------------------------------------------------


@rule("GA-5.1", "GA-5.4", "GA-5.3")
def test_the_advanced_tile_goes_first() -> None:
    """On level 4 of economy the tile leaves the game; the next time it goes up to level 5, without any token."""
    table = Solo().level(1, "economy", 4)
    table.turn(1, 15)
    assert table.last()["deeds"][0]["tile"] == "adv-lab-pass"
    assert table.level_of(1, "economy") == 4
    items = [item["word"] for area in view_areas(table, "advanced") for item in area["items"]]
    assert "adv-lab-pass" not in items
    table.turn(1, 15)
    assert table.level_of(1, "economy") == 5
    assert table.me(1).tokens == []
    assert table.stock(1) == (0, 0, 0, 0)


def view_areas(table: Solo, id: str) -> list[dict[str, list[dict[str, str]]]]:
    areas = table.state.view(None)["areas"]
    assert isinstance(areas, list)
    return [area for area in areas if area["id"] == id]


@rule("GA-5.1")
def test_level_5_of_the_player() -> None:
    """The player is on level 5: with the tile still there the area is open, without it it is closed."""
    table = Solo().level(1, "economy", 4).level(0, "economy", 5)
    table.turn(1, 15)
    assert table.decided() == ("economy", "highest")
    table.turn(1, 15)
    assert "economy" not in table.last()["deeds"][0]["candidates"]
    assert table.level_of(1, "economy") == 4


@rule("GA-5.1", "GA-2.4")
def test_no_area_is_open() -> None:
    table = Solo()
    for track in c.TRACKS:
        table.level(1, track, 5)
    table.turn(1, 15)
    assert table.last()["deeds"][0]["chosen"] is None
    assert table.get(1, "vp") == 11


@rule("GA-5.5", "GA-5.3")
def test_what_lies_on_level_5() -> None:
    table = Solo().level(1, "terraforming", 4).tile(1, "adv-fed-pass")
    table.me(1).advanced = 0
    table.state.automa.tiles_gone = 1 << 0
    table.turn(1, 15)
    assert table.level_of(1, "terraforming") == 5
    assert (table.state.fifth_token, table.me(1).tokens) == (-1, [])
    assert table.state.check() == []
    table = Solo().level(1, "navigation", 4).tile(1, "adv-research")
    table.turn(1, 15)
    assert (table.level_of(1, "navigation"), table.state.lost_at) == (5, -1)


@rule("GA-5.3")
def test_no_bonus_and_no_round_tile() -> None:
    """Level 1 of navigation would bring a QIC, and the round tile VP for an advance: neither is the Automa's."""
    table = Solo(rounds="round-research round-mine round-big round-big round-ts3 round-ts4").turn(2, RESEARCH)
    assert table.decided() == ("navigation", "number")
    assert (table.get(1, "qic"), table.get(1, "vp")) == (0, 10)


# ---- spaces ------------------------------------------------------------------------------------------------------


@rule("GA-6.3", "GA-2.4")
def test_all_spaces_are_covered() -> None:
    table = Solo().only_free().turn(4, SPACE)
    assert table.last()["deeds"][0]["chosen"] is None
    assert table.get(1, "vp") == 13


@rule("GA-6.2", "GP-19.2")
def test_spaces_are_free_again_in_the_next_round() -> None:
    table = Solo().turn(4, SPACE)
    assert len(table.free()) == 9
    table.state.chance = Solo().state.chance
    table.pass_round()
    assert len([by for by in table.state.taken_by if by == 0]) == 0


# ---- factions ----------------------------------------------------------------------------------------------------


@rule("GA-7.1")
def test_terrans_with_the_gaia_area_closed() -> None:
    """Level 5: by number instead (card 4: four from the right of the five others), or not at all."""
    table = Solo("xenos terrans", "i3 m9", "l3 s7").level(1, "gaia", 5)
    assert table.turn(4, FACTION).decided() == ("navigation", "number")
    strict = Solo("xenos terrans", "i3 m9", "l3 s7", terms=Terms(2, gaia_only=True)).level(1, "gaia", 5)
    assert strict.turn(4, FACTION).decided() == (None,)
    assert strict.last()["deeds"][1]["action"] == "mine"


@rule("GA-7.2", "GA-2.4")
def test_geodens() -> None:
    """Research, a space, 1 VP. A mine on gaia o3 is a new type: 2 VP at once, and 1 of card 4."""
    table = Solo("lantids geodens", "l3 l9", "g5 o5").turn(13, FACTION)
    assert [deed["action"] for deed in table.last()["deeds"]] == ["research", "space"]
    assert table.decided(0) == ("economy", "number")
    assert table.decided(1) == ("qic-token", "number")
    assert table.get(1, "vp") == 11
    table.turn(13, MINE)
    assert (table.decided()[0], table.last()["deeds"][0]["vp"], table.get(1, "vp")) == ("o3", 2, 14)
    # transdim m3, in range of o3 now, is a gaia planet then: nothing new
    table.build(0, "mine", "h5", "g7", "i6", "o7").turn(13, MINE)
    assert (table.decided()[0], table.last()["deeds"][0]["vp"], table.get(1, "vp")) == ("m3", 0, 15)


@rule("GA-7.3", "GA-2.4")
def test_hadsch_hallas_upgrade_or_build() -> None:
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4").turn(13, FACTION)
    assert [deed["action"] for deed in table.last()["deeds"]] == ["upgrade"]
    assert table.get(1, "vp") == 14
    stuck = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4")
    stuck.build(1, "academy-left", "k5").build(1, "academy-right", "r4").turn(13, FACTION)
    assert [(deed["action"], deed["range"]) for deed in stuck.last()["deeds"]] == [("upgrade", None), ("mine", 3)]
    assert stuck.get(1, "vp") == 11


@rule("GA-7.4")
def test_xenos_cover_two_spaces() -> None:
    """Card 5 counts five from the right: power-1step first; then without it: power-2k. In the faction action once."""
    table = Solo("terrans xenos", "l3 l9", "i3 t9").turn(5, SPACE)
    assert [deed["chosen"] for deed in table.last()["deeds"]] == ["power-1step", "power-2k"]
    assert table.get(1, "vp") == 13
    last = Solo("terrans xenos", "l3 l9", "i3 t9").only_free("qic-tech").turn(5, SPACE)
    assert [deed["chosen"] for deed in last.last()["deeds"]] == ["qic-tech"]
    faction = Solo("terrans xenos", "l3 l9", "i3 t9").turn(5, FACTION)
    assert [deed["action"] for deed in faction.last()["deeds"]] == ["mine", "space"]
    assert faction.last()["deeds"][0]["range"] == 2
    assert faction.get(1, "vp") == 12


@rule("GA-7.5")
def test_itars_cover_two_spaces() -> None:
    """Card 7 as support: four from the left: power-7c, then power-2k. With one space left, it is covered once."""
    table = Solo("lantids itars", "l3 l9", "h11 i6").turn(7, FACTION)
    assert [deed["chosen"] for deed in table.last()["deeds"]] == ["power-7c", "power-2k"]
    assert table.get(1, "vp") == 14
    last = Solo("lantids itars", "l3 l9", "h11 i6").only_free("power-3k").turn(7, FACTION)
    assert [deed["chosen"] for deed in last.last()["deeds"]] == ["power-3k", None]
    ordinary = Solo("lantids itars", "l3 l9", "h11 i6").turn(7, SPACE)
    assert len(ordinary.last()["deeds"]) == 1


@rule("GA-7.7")
def test_firaks_turn_labs_back() -> None:
    """In the faction action a lab becomes a trading station before any mine does, but after an institute was built."""

    def firaks(terms: Terms | None = None) -> Solo:
        table = Solo("terrans firaks", "l3 l9", "h5 o13 j9", terms=terms)
        table.build(1, "lab", "h5")
        return table

    deed = firaks().turn(13, FACTION).last()["deeds"][0]
    assert (deed["before"], deed["building"], deed["chosen"]) == ("lab", "trading-station", "h5")
    station = firaks()
    station.build(1, "trading-station", "j9").turn(13, FACTION)
    assert station.last()["deeds"][0]["building"] == "institute"
    ordinary = firaks().turn(13, UPGRADE).last()["deeds"][0]
    assert (ordinary["before"], ordinary["building"]) == ("mine", "trading-station")
    always = firaks(Terms(2, downgrades=True)).turn(13, UPGRADE).last()["deeds"][0]
    assert (always["before"], always["building"]) == ("lab", "trading-station")
    full = firaks()
    full.pieces(1, trading_station=4, institute=1).turn(13, FACTION)
    assert full.last()["deeds"][0]["building"] == "academy-left"


@rule("GA-7.7")
def test_a_new_lab_of_the_firaks_brings_research() -> None:
    """Card 13 counts two from the right: economy. Other factions get nothing for a lab."""
    for factions, research in (("terrans firaks", True), ("terrans taklons", False)):
        table = Solo(factions, "l3 l9", "h5 o13")
        table.build(1, "trading-station", "h5", "o13").pieces(1, institute=1, mine=0).turn(13, UPGRADE)
        actions = [deed["action"] for deed in table.last()["deeds"]]
        assert actions == (["upgrade", "research"] if research else ["upgrade"])
        assert table.last()["deeds"][0]["building"] == "lab"
        assert table.level_of(1, "economy") == int(research)


# ---- passing -----------------------------------------------------------------------------------------------------

NUMBERS = {
    "round-mine": (4, 6),
    "round-step": (4, 6),
    "round-research": (2, 4),
    "round-ts3": (3, 6),
    "round-ts4": (3, 6),
    "round-gaia3": (2, 2),
    "round-gaia4": (2, 2),
    "round-big": (0, 5),
    "round-federation": (0, 5),
}


@rule("GA-8.1", "GA-2.2")
@pytest.mark.parametrize("tile", list(NUMBERS))
@pytest.mark.parametrize("round", [1, 3, 4, 6])
def test_what_a_pass_scores(tile: str, round: int) -> None:
    table = Solo(rounds=" ".join([tile] * 6))
    table.state.round = round
    table.turn(13, UPGRADE, left=2)
    assert table.last()["passed"]
    left, right = NUMBERS[tile]
    assert table.get(1, "vp") == 10 + (left if round <= 3 else right)
    assert table.count(1, "mine") == 2  # nothing was upgraded


@rule("GA-8.2", "GA-8.3")
@pytest.mark.parametrize(("support", "place"), [(4, 0), (5, 1), (13, 2)])
def test_the_booster_of_a_pass(support: int, place: int) -> None:
    table = Solo()
    table.automa.row = [6, 2, 5]
    table.turn(support, UPGRADE if support != 1 else 2, left=2)
    row = [6, 2, 5]
    taken = row.pop(place)
    assert (table.me(1).booster, table.automa.row) == (taken, [*row, 1])
    words = [item["word"] for area in view_areas(table, "boosters") for item in area["items"]]
    assert words == [c.BOOSTERS[booster].word for booster in table.automa.row]


@rule("GA-8.3")
def test_the_booster_of_the_player_goes_to_the_right_end() -> None:
    table = Solo().stack(13, UPGRADE)
    assert table.automa.row == [2, 5, 6]
    table.say("pass booster-6")
    assert table.automa.row == [2, 6, 0]


@rule("GA-8.3", "GP-16.4")
def test_the_last_booster_of_the_player_goes_there_too() -> None:
    table = Solo().stack(13, UPGRADE)
    table.state.round = 6
    table.say("pass")
    assert table.automa.row == [2, 5, 6, 0]


@rule("GA-8.2")
def test_no_booster_in_the_last_round() -> None:
    table = Solo()
    table.state.round = 6
    table.turn(13, UPGRADE, left=2)
    assert (table.me(1).booster, table.last()["booster"]) == (-1, None)


@rule("GA-8.4")
@pytest.mark.parametrize("automa_first", [True, False])
@pytest.mark.parametrize("variable", [True, False])
def test_who_passes_first_starts(automa_first: bool, variable: bool) -> None:
    table = Solo(variable=variable)
    if automa_first:
        table.turn(13, UPGRADE, left=2)
        assert table.state.passed == [1]
        table.state.chance = Solo().state.chance
        table.say("pass").say(table.legal()[0])
    else:
        table.say("pass").say(table.legal()[0])
        table.stack(13, UPGRADE, left=2).flip()
    table.to_turn()
    assert table.state.round == 2
    assert table.state.order == ([1, 0] if automa_first else [0, 1])


@rule("GA-2.2")
def test_it_goes_on_alone() -> None:
    """The player has passed: the Automa acts until it passes too, and the player may still charge."""
    table = Solo()
    table.state.chance = Solo().state.chance
    before = len(table.automa.turns)
    table.say("pass").say(table.legal()[0])
    while table.state.round == 1:
        table.say("done" if table.asks() == "gaia-ask-automa" else "decline")
    turns = [turn for turn in table.automa.turns[before:] if turn.round == 1]
    assert len(turns) >= 4
    assert turns[-1].passed


# ---- the end -----------------------------------------------------------------------------------------------------


def end(table: Solo) -> Solo:
    table.state.seats[0].ore = table.state.seats[0].credits = table.state.seats[0].knowledge = 0
    FinalScoring().run(table.state)
    return table


@rule("GA-9.1", "GP-20.5")
def test_final_tiles_with_the_neutral_player() -> None:
    """Structures: the player 2, the Automa 3, the neutral player 11. Sectors: 2 each, neutral 6."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11 i3", finals="final-structures final-sectors")
    structures, sectors = table.state.setup.finals
    assert competitors(table.state, structures) == [2, 3, 11]
    assert competitors(table.state, sectors) == [2, 2, 6]
    assert rank_points(competitors(table.state, sectors), 2, False) == [9, 9]
    end(table)
    assert table.me(1).sources[c.FROM_FINAL] == 12 + 9
    assert table.me(0).sources[c.FROM_FINAL] == 6 + 9


@rule("GA-9.2", "GA-9.1")
def test_federated_structures_and_satellites() -> None:
    table = Solo("lantids taklons", "l3 l9", "j3 k11 i3", finals="final-fed-structures final-satellites")
    table.me(1).satellites = 9
    federated, satellites = (FINAL_WORDS.index(word) for word in ("final-fed-structures", "final-satellites"))
    assert competitors(table.state, federated) == [0, 2, 10]
    assert competitors(table.state, satellites) == [0, 9, 8]


@rule("GA-9.3")
def test_research_and_resources_at_the_end() -> None:
    table = Solo().level(1, "economy", 4).level(1, "science", 3)
    end(table)
    assert table.me(1).sources[c.FROM_RESEARCH] == 12
    assert table.me(1).sources[c.FROM_RESOURCES] == 0


@rule("GA-9.5")
def test_one_more_on_the_highest_level() -> None:
    """Card 1: 2 instead of 1, the trading station of the Hadsch Hallas 4 instead of 3; card 7 and a pass with 0 bring
    nothing; nothing more at the end."""
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4", level=5).turn(13, UPGRADE)
    assert table.get(1, "vp") == 10 + 4 + 2
    assert table.turn(13, RESEARCH).get(1, "vp") == 16
    zero = Solo(level=5, rounds="round-big round-big round-ts3 round-ts4 round-gaia3 round-mine").turn(13, 2, left=2)
    assert (zero.last()["passed"], zero.get(1, "vp")) == (True, 10)
    some = Solo(level=5, rounds="round-mine round-big round-ts3 round-ts4 round-gaia3 round-big").turn(13, 2, left=2)
    assert some.get(1, "vp") == 15
    before = end(some).me(1)
    assert sum(before.sources) == 15 + before.sources[c.FROM_FINAL]


@rule("GA-9.6", "GP-20.14")
@pytest.mark.parametrize(
    ("mine", "its", "won", "event"),
    [
        (60, 50, True, "gaia-did-automa-beaten"),
        (50, 60, False, "gaia-did-automa-won"),
        (60, 60, True, "gaia-did-automa-tied"),
    ],
)
def test_the_verdict(mine: int, its: int, won: bool, event: str) -> None:
    """Both have as many of everything that the final tiles count."""
    table = Solo("lantids taklons", "l3 l9", "j3 k11", level=3, finals="final-structures final-satellites")
    table.state.seats[0].score(c.FROM_START, mine - table.get(0, "vp"))
    table.state.seats[1].score(c.FROM_START, its - table.get(1, "vp"))
    end(table)
    assert table.get(0, "vp") - table.get(1, "vp") == mine - its
    assert winners(table.state) == ([0] if won else [])
    assert scores(table.state) == [table.get(0, "vp")]
    assert [sum(parts.values()) for parts in breakdown(table.state)] == scores(table.state)
    facts = table.state.view(None)["automa"]
    assert isinstance(facts, dict)
    assert facts["verdict"] == {"won": won, "tied": mine == its, "margin": mine - its}
    assert (facts["level"], facts["level_name"]) == (3, "automa-level-3")
    message = (table.state.events or [])[-1].message
    assert (message.id, message.args["level"]) == (event, "automa-level-3")
    assert message.args.get("n", 0) == abs(mine - its)


def test_sources_of_its_points() -> None:
    table = Solo("terrans hadsch-hallas", "l3 s7", "k5 r4").turn(13, UPGRADE).turn(13, FACTION)
    seats = table.state.view(None)["seats"]
    assert isinstance(seats, list)
    sources = seats[1]["sources"]
    assert sources == {
        "start": 10,
        "decision-cards": 1,
        "faction": 3 + 1,
        "round-tiles": 0,
        "research": 0,
        "final-tiles": 0,
    }
    assert seats[1]["counters"]["vp"] == sum(sources.values())


def test_a_pass_is_asked_nothing_of_the_automa() -> None:
    table = Solo()
    assert PASS in table.state.legal(0)
    assert table.state.waiting() == [0]
    assert w.spell(table.state.legal(0)[0]) == "pass"
