"""The event deck (PU-19) and the effect of each of the 60 cards."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.planet import components as c
from starboard.games.planet.components import (
    BARE,
    BIOMASS,
    CIV,
    EVENTS,
    P_PATCH,
    P_SYNERGY,
    ROVER,
    TECH,
    TILE_A,
    TILE_SHAPE,
    WATER,
)
from starboard.games.planet.game import game
from starboard.games.planet.geometry import (
    CELL_X,
    CELL_Y,
    CELLS,
    EDGE,
    NEIGHBOURS,
    PLACEMENTS,
    PLANET_IDS,
    PLANETS,
    cell_at,
    hi_of,
    lo_of,
)
from starboard.games.planet.rules.biomass import patch_cells
from starboard.games.planet.rules.events import React, RevealEvent
from starboard.games.planet.rules.placement import KEEP_ALL, can_place, places
from starboard.games.planet.rules.rounds import AllDraft, EndRound
from starboard.games.planet.rules.rovers import lift_meteorite, targets
from starboard.games.planet.rules.setup import build_event_deck, event_pile
from starboard.games.planet.rules.tracks import advance
from starboard.games.planet.rules.turn import Draft
from starboard.games.planet.state import PlanetState
from starboard.games.planet.table import EVENT_STAGE
from starboard.kernel import OptionError
from tests.games.planet.position import EVENT_ID, TILE, Position, xy
from tests.rulebook import rule


def reveal(position: Position, id: str) -> Position:
    """Reveal this event at a table with events."""
    position.state.with_events = True
    position.state.event_deck = [EVENT_ID["ev-o19"], EVENT_ID["ev-r18"]]
    position.state.next_event = EVENT_ID[id]
    used = [*position.state.event_deck, EVENT_ID[id]]
    company = position.state.players > 1
    position.state.event_box = [e for e in range(60) if e not in used and not (company and EVENTS[e].solo)]
    position.ask(RevealEvent())
    reacts = position.state.rules >= 2 and position.state.stage == EVENT_STAGE
    return position.together(*[React(seat) for seat in range(position.state.players)]) if reacts else position


def alone(corporation: str = "universal-coalition", planet: str = "ksb-4156") -> Position:
    return Position(corporation, planet, players=1)


# --- The deck ------------------------------------------------------------------------------------------


@rule("PU-19.1", "PU-19.4", "PU-19.6")
def test_the_deck_has_twenty_cards_in_the_chosen_mix() -> None:
    state = game.new({"players": 3, "events": True, "green": 9, "orange": 3, "red": 8}, "5")
    assert isinstance(state, PlanetState)
    deck = state.event_deck
    assert len(deck) == 20
    assert Counter(EVENTS[event].colour for event in deck) == {"green": 9, "orange": 3, "red": 8}
    other = game.new({"players": 3, "events": True, "green": 9, "orange": 3, "red": 8}, "6")
    assert isinstance(other, PlanetState)
    assert set(other.event_deck) != set(deck)  # at random


@rule("PU-19.5", "PU-35.18")
def test_cards_for_solo_play_stay_in_the_box_in_company() -> None:
    assert [len(event_pile(colour, 2)) for colour in ("green", "orange", "red")] == [16, 20, 18]
    assert [len(event_pile(colour, 1)) for colour in ("green", "orange", "red")] == [20, 20, 20]
    for seed in range(5):
        position = Position(players=2, seed=seed)
        build_event_deck(position.state, [16, 0, 4])
        assert not any(EVENTS[event].solo for event in position.state.event_deck)
    with pytest.raises(OptionError):
        game.validate({"players": 2, "events": True, "green": 17, "orange": 3, "red": 0})
    with pytest.raises(OptionError):
        game.validate({"players": 2, "events": True, "green": 5, "orange": 5, "red": 5})


@rule("PU-19.2")
def test_events_are_compulsory_alone_and_optional_in_company() -> None:
    for players, options, expected in ((1, {}, True), (2, {}, False), (2, {"events": True}, True)):
        state = game.new({"players": players, **options}, "1")
        assert isinstance(state, PlanetState)
        assert state.with_events == expected


@rule("PU-19.7", "PU-19.9")
def test_after_the_station_is_turned_an_event_is_revealed_for_all() -> None:
    state = game.new({"players": 2, "events": True}, "3")
    assert isinstance(state, PlanetState)
    assert state.event == -1
    state.say(0, state.legal(0)[0])  # the commander turns the station
    assert state.event >= 0
    assert len(state.event_deck) + (state.next_event >= 0) == 19


@rule("PU-19.8", "PU-19.10")
def test_the_event_is_discarded_at_the_end_of_the_round_and_the_last_one_ends_the_game() -> None:
    position = alone().event("ev-r18")
    position.state.with_events = True
    position.state.event_deck = [EVENT_ID["ev-o19"]]
    position.state.offers[0] = []
    position.state.push(EndRound())
    position.state.advance()
    assert position.state.event != EVENT_ID["ev-r18"]
    assert EVENT_ID["ev-r18"] in position.state.events_done
    assert not position.state.over
    last = alone().event("ev-r18")
    last.state.with_events = True
    last.ask(EndRound())
    assert last.state.over
    assert not last.state.no_synergy  # the last event does not act in the end-game phase


@rule("PU-19.3", "PU-19.7")
def test_every_seat_applies_the_event_on_its_own_and_impossible_parts_are_skipped() -> None:
    position = Position(players=3)
    position.state.seats[1].pod_lo = position.state.seats[1].pod_hi = 0
    reveal(position, "ev-r09")
    assert position.state.waiting() == [0, 2]  # seat 1 has no pod left


# --- Green ---------------------------------------------------------------------------------------------


@rule("EVG-01")
def test_g01_a_rover_comes_with_the_tile_of_this_round() -> None:
    position = reveal(alone(), "ev-g01")
    assert position.seat.supply == 3
    position.place("i2-civ-energy", "r0", 5, 5)
    assert "deploy" in position.pending()
    position.resolve().say("deploy", xy(5, 5))
    assert position.seat.rovers == [cell_at(5, 5)]
    assert position.seat.supply == 2
    late = reveal(alone(), "ev-g01")  # no tile was placed in that round
    late.ask(EndRound())
    assert not late.state.seats[0].bring
    assert late.state.seats[0].supply == 3


@rule("EVG-02")
def test_g02_adds_an_unused_civ_card_to_each_rank() -> None:
    position = alone()
    before = [len(stack) for stack in position.state.civ]
    box = len(position.state.civ_box)
    reveal(position, "ev-g02")
    assert [len(stack) for stack in position.state.civ] == [count + 1 for count in before]
    assert len(position.state.civ_box) == box - 4


@rule("EVG-03")
def test_g03_one_more_private_objective() -> None:
    position = reveal(alone(), "ev-g03")
    assert len(position.seat.goals) == 1
    assert len(position.state.goal_deck) == 27


@rule("EVG-04")
def test_g04_three_steps_without_benefits() -> None:
    position = reveal(alone().at(biomass=1), "ev-g04")
    assert position.legal() == ["civ", "water", "biomass"]
    position.say("biomass")
    assert position.position("biomass") == 4
    assert position.pending() == []
    civ = reveal(alone("republic"), "ev-g04").say("civ")
    assert (civ.position("civ"), civ.seat.picks, civ.pending()) == (3, [], [])
    assert reveal(alone().at(civ=15, water=15, biomass=14), "ev-g04").position("biomass") == 15


@pytest.mark.parametrize(
    ("id", "tracks"),
    [
        pytest.param("ev-g05", "rover civ", marks=rule("EVG-05")),
        pytest.param("ev-g06", "rover tech", marks=rule("EVG-06")),
        pytest.param("ev-g07", "rover water", marks=rule("EVG-07")),
        pytest.param("ev-g08", "rover biomass", marks=rule("EVG-08")),
        pytest.param("ev-g09", "civ tech", marks=rule("EVG-09")),
        pytest.param("ev-g10", "water civ", marks=rule("EVG-10")),
        pytest.param("ev-g11", "biomass civ", marks=rule("EVG-11")),
        pytest.param("ev-g12", "tech water", marks=rule("EVG-12")),
        pytest.param("ev-g13", "biomass tech", marks=rule("EVG-13")),
        pytest.param("ev-g14", "biomass water", marks=rule("EVG-14")),
    ],
)
def test_advance_one_of_two_trackers(id: str, tracks: str) -> None:
    for track in tracks.split():
        position = reveal(alone(), id)
        assert set(position.legal()) == set(tracks.split())
        position.say(track)
        assert position.position(track) == 1
    first, second = tracks.split()
    if first != "rover":
        blocked = reveal(alone().at(**{first: 15}), id)
        assert blocked.position(second) == 1  # the only one that can move


@rule("EVG-06")
def test_an_advance_by_event_has_its_benefit_and_movement_is_kept_for_the_turn() -> None:
    position = reveal(alone().at(rover=3).rover(5, 5), "ev-g06").say("rover")
    assert position.seat.points == 2
    boosted = reveal(alone().at(tech=1), "ev-g06").say("tech")
    assert boosted.legal() == ["civ", "water", "biomass", "rover", "tech"]  # the boost of position 2


@rule("PU-8.4")
def test_a_civ_card_reached_by_event_is_picked_with_those_of_the_turn() -> None:
    position = alone().at(civ=2).stack(1, "civ1-6", "civ1-7")
    reveal(position, "ev-g09").say("civ")
    assert (position.quiet(), position.seat.picks) == (True, [1])
    before = Position(players=1, rules=1).at(civ=2).stack(1, "civ1-6", "civ1-7")
    assert reveal(before, "ev-g09").say("civ").legal() == ["civ1-6", "civ1-7"]


@rule("EVG-15")
def test_g15_turn_the_station_freely() -> None:
    position = reveal(alone(), "ev-g15")
    assert position.legal() == [f"depot-{depot}" for depot in range(1, 7)]
    position.say("depot-4")
    assert position.state.depot(0) == 3


@rule("EVG-16")
def test_g16_a_patch_for_each_player() -> None:
    position = reveal(alone().place("i2-rover-tech", "r0", 5, 5).settle(), "ev-g16")
    position.say(xy(4, 5))
    assert position.seat.terrain[cell_at(4, 5)] == BIOMASS


@pytest.mark.parametrize(
    "id", [pytest.param("ev-g17", marks=rule("EVG-17")), pytest.param("ev-g20", marks=rule("EVG-20"))]
)
def test_a_boost_for_each_player(id: str) -> None:
    position = reveal(alone(), id).say("water")
    assert position.position("water") == 1
    assert position.quiet()


@rule("EVG-18")
def test_g18_collect_a_pod() -> None:
    position = reveal(alone(), "ev-g18").say(xy(8, 8))
    assert position.seat.pods == 1
    assert not position.seat.has_pod(cell_at(8, 8))


@rule("EVG-19")
def test_g19_collect_a_meteorite() -> None:
    position = reveal(alone().meteorite(5, 5).meteorite(8, 8), "ev-g19").say(xy(8, 8))
    assert position.seat.meteorites == 1
    assert position.seat.spoilt() == [cell_at(5, 5)]
    carried = reveal(alone("horizon").rover(5, 5, 1), "ev-g19")
    assert (carried.seat.meteorites, carried.seat.cargo) == (1, [0])


# --- Steps down ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "tracks"),
    [
        pytest.param("ev-o01", "rover civ", marks=rule("EVO-01")),
        pytest.param("ev-o02", "rover tech", marks=rule("EVO-02")),
        pytest.param("ev-o03", "rover water", marks=rule("EVO-03")),
        pytest.param("ev-o04", "rover biomass", marks=rule("EVO-04")),
        pytest.param("ev-o05", "civ tech", marks=rule("EVO-05")),
        pytest.param("ev-o06", "water civ", marks=rule("EVO-06")),
        pytest.param("ev-o07", "biomass civ", marks=rule("EVO-07")),
        pytest.param("ev-o08", "tech water", marks=rule("EVO-08")),
        pytest.param("ev-o09", "biomass tech", marks=rule("EVO-09")),
        pytest.param("ev-o10", "biomass water", marks=rule("EVO-10")),
        pytest.param("ev-o12", "civ water biomass rover tech", marks=rule("EVO-12")),
    ],
)
def test_move_one_tracker_down(id: str, tracks: str) -> None:
    everywhere = {"civ": 4, "water": 4, "biomass": 4, "rover": 4, "tech": 4}
    for track in tracks.split():
        position = reveal(alone().at(**everywhere), id)
        assert set(position.legal()) == set(tracks.split())
        position.say(track)
        assert position.tracks() == {**everywhere, track: 3}
        assert (position.pending(), position.seat.points) == ([], 0)
    assert reveal(alone(), id).quiet()  # all at 0: no effect
    only = tracks.split()[-1]
    assert reveal(alone().at(**{only: 1}), id).position(only) == 0


@pytest.mark.parametrize(
    ("id", "steps"), [pytest.param("ev-r01", 2, marks=rule("EVR-01")), pytest.param("ev-r02", 3, marks=rule("EVR-02"))]
)
def test_move_one_tracker_down_several_steps(id: str, steps: int) -> None:
    position = reveal(alone().at(civ=1, water=steps, tech=5), id)
    assert position.legal() == ["water", "tech"]  # those that can drop the full amount
    assert position.say("tech").position("tech") == 5 - steps
    assert reveal(alone().at(civ=1), id).position("civ") == 0  # else the largest drop possible


# --- Rovers, meteorites, pods --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "id", [pytest.param("ev-o11", marks=rule("EVO-11")), pytest.param("ev-r03", marks=rule("EVR-03"))]
)
def test_a_meteorite_falls_on_a_free_meteor_symbol(id: str) -> None:
    position = alone().place("i2-rover-tech-m", "r0", 5, 5).place("i2-civ-energy-m", "r0", 6, 5).settle()
    first, second = position.seat.spoilt()
    position.rover(5, 4)
    position.seat.points = 5

    lift_meteorite(position.seat, first)
    position.seat.rovers = [first]
    reveal(position, id)  # the only free symbol has a rover on it
    assert position.seat.spoilt() == [first, second]
    assert position.seat.rovers == []  # PU-10.11
    immune = alone().place("i2-rover-tech-m", "r0", 5, 5).settle().tech(5)
    lift_meteorite(immune.seat, immune.seat.spoilt()[0])
    assert reveal(immune, id).seat.spoilt() == []


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("ev-o13", "water", marks=rule("EVO-13")),
        pytest.param("ev-o14", "biomass", marks=rule("EVO-14")),
        pytest.param("ev-o15", "energy", marks=rule("EVO-15")),
        pytest.param("ev-o16", "rover", marks=rule("EVO-16")),
        pytest.param("ev-o17", "tech", marks=rule("EVO-17")),
        pytest.param("ev-o18", "civ", marks=rule("EVO-18")),
    ],
)
def test_rovers_may_not_enter_a_terrain(id: str, terrain: str) -> None:
    other = "tech" if terrain != "tech" else "civ"
    position = alone().ground(terrain, (5, 4), (5, 5)).ground(other, (5, 6)).rover(5, 5)
    position.seat.points = 1
    free = targets(position.state, 0, 0)
    reveal(position, id)
    position.seat.points = 1
    assert set(free) - set(targets(position.state, 0, 0)) == {cell_at(5, 4)}  # leaving its own square is fine
    position.resolve().say(xy(5, 5))
    assert position.why(xy(5, 4)) == "planet-why-rover-ban"


def test_on_petra_a_ban_on_energy_counts_for_currents() -> None:
    position = alone(planet="petra").event("ev-o15").rover(4, 4)
    position.seat.points = 1
    assert cell_at(5, 4) not in targets(position.state, 0, 0)


@rule("EVR-07")
def test_r07_destroys_one_of_several_rovers() -> None:
    position = reveal(alone().rover(5, 5).rover(6, 6), "ev-r07").say(xy(5, 5))
    assert position.seat.rovers == [cell_at(6, 6)]
    assert position.seat.supply == 2
    assert reveal(alone().rover(5, 5), "ev-r07").seat.rovers == [cell_at(5, 5)]


@rule("EVR-09")
def test_r09_destroys_a_pod_on_the_planet() -> None:
    position = reveal(alone(), "ev-r09").say(xy(8, 8))
    assert not position.seat.has_pod(cell_at(8, 8))
    assert position.seat.pods == 0


@rule("EVR-10")
def test_r10_destroys_a_collected_pod_wherever_it_lies() -> None:
    position = alone("cosmos")
    position.seat.pods = 1
    position.seat.track_pods = [1 << 5, 0, 0, 0, 0]
    assert reveal(position, "ev-r10").legal() == ["score", "civ.5"]
    position.say("civ.5")
    assert (position.seat.pods, position.seat.track_pods[0]) == (1, 0)
    jump = alone("jump-drive")
    jump.seat.tech_pods = 1 << 24
    assert reveal(jump, "ev-r10").seat.powers() & 1 << 24 == 0  # the tech is locked again


@rule("EVR-11")
def test_r11_destroys_a_collected_meteorite() -> None:
    position = alone().meteorite(5, 5)
    position.seat.meteorites = 2
    assert reveal(position, "ev-r11").seat.meteorites == 1
    assert position.seat.spoilt() == [cell_at(5, 5)]
    assert reveal(alone().meteorite(5, 5), "ev-r11").seat.spoilt() == [cell_at(5, 5)]


# --- Where tiles may not lie ---------------------------------------------------------------------------


def squares(position: Position, tile: str) -> list[list[int]]:
    table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
    return [table.cells[at] for at in places(position.state, 0, TILE[tile], KEEP_ALL)]


@pytest.mark.parametrize(
    "id", [pytest.param("ev-o19", marks=rule("EVO-19")), pytest.param("ev-r20", marks=rule("EVR-20"))]
)
def test_no_tile_on_the_edge(id: str) -> None:
    free = squares(alone().place("i2-rover-tech", "r0", 5, 1), "l4-civ-energy")
    held = squares(alone().place("i2-rover-tech", "r0", 5, 1).event(id), "l4-civ-energy")
    assert held == [covered for covered in free if not set(covered) & set(EDGE)]
    assert 0 < len(held) < len(free)


@pytest.mark.parametrize(
    "id", [pytest.param("ev-r16", marks=rule("EVR-16")), pytest.param("ev-r17", marks=rule("EVR-17"))]
)
def test_no_tile_on_ice(id: str) -> None:
    ice = set(PLANETS[0].ice)
    free = squares(alone().place("i2-rover-tech", "r0", 5, 1), "l4-civ-energy")
    held = squares(alone().place("i2-rover-tech", "r0", 5, 1).event(id), "l4-civ-energy")
    assert held == [covered for covered in free if not set(covered) & ice]
    assert 0 < len(held) < len(free)


@rule("EVR-15")
def test_no_section_beside_its_own_terrain() -> None:
    position = alone().symbol("civ", (5, 5)).event("ev-r15")
    for at in places(position.state, 0, TILE["l4-civ-energy"], KEEP_ALL):
        table = PLACEMENTS[TILE_SHAPE[TILE["l4-civ-energy"]]]
        civ = table.cells[at][: table.in_a]
        assert TILE_A[TILE["l4-civ-energy"]] == CIV
        assert not any(cell_at(5, 5) in NEIGHBOURS[cell] for cell in civ)
    assert len(squares(position, "l4-rover-tech")) > len(squares(position, "l4-civ-energy")) > 0


def test_patches_are_not_tiles_for_events() -> None:

    position = alone().place("i2-rover-tech", "r0", 5, 0)
    free = patch_cells(position.state, position.seat)
    position.event("ev-r20")
    assert patch_cells(position.state, position.seat) == free


# --- Resources, milestones, boosts ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "id", [pytest.param("ev-o20", marks=rule("EVO-20")), pytest.param("ev-r04", marks=rule("EVR-04"))]
)
def test_one_resource_of_the_tile_is_ignored(id: str) -> None:
    position = alone().event(id).face("i2-rover-tech")
    position.ask(Draft(0, True)).say("small", "r0", xy(5, 0))
    assert position.legal() == ["rover", "tech"]
    position.say("rover")  # ignore this one
    assert position.tracks() == {"civ": 0, "water": 0, "biomass": 0, "rover": 0, "tech": 1}
    taken = [(x, y) for x in range(12) for y in range(12) if cell_at(x, y) >= 0]
    aside = alone().ground("rover", *taken).event(id).face("i2-energy-water")
    aside.ask(Draft(0, True)).say("small", "energy")
    assert aside.position("water") == 1


@pytest.mark.parametrize(
    "id", [pytest.param("ev-r05", marks=rule("EVR-05")), pytest.param("ev-r19", marks=rule("EVR-19"))]
)
def test_milestones_give_nothing(id: str) -> None:
    position = alone("republic").place("i2-rover-tech", "r0", 5, 5).settle().event(id)
    position.at(civ=1, biomass=2, tech=2)
    for track in (CIV, BIOMASS, TECH, ROVER):
        advance(position.state, 0, track)
    assert position.tracks() == {"civ": 2, "water": 0, "biomass": 3, "rover": 1, "tech": 3}
    assert (position.pending(), position.seat.picks) == ([], [])
    assert position.seat.powers() & 0b11111 << 5 == 0  # the tech is not usable this round
    advance(position.state, 0, ROVER)
    assert position.seat.points == 1  # numbers count
    position.state.with_events = True
    position.state.event_deck = [1, 2, 3]
    position.state.offers[0] = []
    position.state.push(EndRound())
    position.state.advance()
    assert position.state.seats[0].powers() & 0b11111 << 5  # but later, by position


@rule("EVR-06")
def test_r06_discards_an_objective() -> None:
    position = alone()
    position.seat.goals = [3, 7]
    position.state.goal_deck = [goal for goal in range(28) if goal not in (3, 7)]
    position.seat.goals = [7, 3]
    assert reveal(position, "ev-r06").legal() == ["obj-04", "obj-08"]
    position.say("obj-04")
    assert position.seat.goals == [7]
    assert position.state.check() == []


@rule("EVR-08")
def test_r08_removes_a_civ_card_of_each_rank() -> None:
    position = alone().stack(2)
    before = [len(stack) for stack in position.state.civ]
    reveal(position, "ev-r08")
    assert [len(stack) for stack in position.state.civ] == [max(0, count - 1) for count in before]
    assert len(position.state.civ_out) == 3


@rule("EVR-12")
def test_r12_empties_a_slot_of_the_depot_unless_that_ends_the_game() -> None:
    position = alone()
    depot = position.state.depot(0)
    reveal(position, "ev-r12").say("large")
    assert position.state.tops[depot] == -1
    assert position.state.stacks[depot] == []
    assert len(position.state.purged) == 12
    assert position.state.check() == []
    other = alone()
    tops = other.state.tops[:]
    tops[other.state.depot(0)] = -1
    other.state.tops = tops
    assert reveal(other, "ev-r12").quiet()
    assert other.state.purged == []


@pytest.mark.parametrize(
    "id", [pytest.param("ev-r13", marks=rule("EVR-13")), pytest.param("ev-r14", marks=rule("EVR-14"))]
)
def test_a_boost_or_a_look_at_the_next_event(id: str) -> None:
    position = reveal(Position(players=2), id)
    assert position.legal(0) == position.legal(1) == ["synergy", "peek"]
    state = position.state
    coming = EVENTS[state.next_event].id

    def sees(viewer: int) -> bool:
        areas = state.view(viewer)["areas"]
        assert isinstance(areas, list)
        names = [i["name"] for a in areas if a["id"] == "next-event" for i in a["items"]]
        return names == [coming]

    position.say("peek")
    assert sees(0)
    position.say("synergy", "civ")
    assert not sees(1)
    assert state.seats[1].tracks[CIV] == 1
    position.ask(RevealEvent())
    assert EVENTS[state.event].id == coming
    last = Position(players=1)
    last.state.with_events = True
    last.state.next_event = EVENT_ID[id]
    last.ask(RevealEvent()).together(React(0))
    assert last.legal() == ["civ", "water", "biomass", "rover", "tech"]  # no card left: the boost


@rule("EVR-18")
def test_r18_no_boosts_this_round() -> None:
    position = reveal(alone(), "ev-r18")
    for track in (WATER, WATER, WATER, TECH, TECH):
        advance(position.state, 0, track)
    assert position.seat.pool[P_SYNERGY] == 0
    republic = alone("republic").tech(4).at(civ=1).event("ev-r18")
    advance(republic.state, 0, CIV)
    assert republic.seat.pool[P_SYNERGY] == 0
    oasis = alone("oasis").tech(5).event("ev-r18").place("i2-water-rover", "r0", 5, 5)
    assert (oasis.seat.pool[P_SYNERGY], oasis.seat.pool[P_PATCH]) == (0, 1)


def test_movement_gained_before_the_draft_survives_a_pick() -> None:
    position = Position(players=1, rules=1).at(civ=2).stack(1, "civ1-6", "civ1-7").rover(5, 5)
    position.seat.points = 2  # of a tech at round start
    reveal(position, "ev-g09").say("civ", "civ1-6")
    position.say("done")
    assert position.seat.points == 2


# --- An event never ends the game (PU-19.3) -----------------------------------------------------------


def nearly_full(position: Position, *bare: tuple[int, int]) -> Position:
    """A planet on which only these squares are bare, with two dominoes' worth of tiles on offer."""
    squares = [(CELL_X[cell], CELL_Y[cell]) for cell in range(CELLS)]
    position.ground("civ", *[square for square in squares if square not in bare])
    position.seat.pod_lo = position.seat.pod_hi = 0
    return position.face("i2-civ-energy")


@rule("PU-19.3", "EVG-16")
def test_a_patch_of_an_event_leaves_the_last_place_for_a_tile() -> None:
    position = reveal(nearly_full(Position(players=2), (5, 5), (6, 5), (9, 9)), "ev-g16")
    assert position.legal() == [] or position.legal() == [xy(9, 9)]
    assert not position.seat.has_patch(cell_at(5, 5))
    assert position.seat.has_patch(cell_at(9, 9)) or position.legal() == [xy(9, 9)]
    ignored = reveal(nearly_full(Position(players=2), (5, 5), (6, 5)), "ev-g16")
    assert (ignored.seat.patch_lo, ignored.seat.patch_hi) == (0, 0)
    assert ignored.seat.pool[P_PATCH] == 0
    before = reveal(nearly_full(Position(players=2, rules=1), (5, 5), (6, 5)), "ev-g16")
    assert before.legal() == [xy(5, 5), xy(6, 5)]


@rule("PU-19.3", "EVG-13")
def test_a_patch_reached_through_an_advance_of_an_event_does_too() -> None:
    position = nearly_full(Position(players=2).at(biomass=2), (5, 5), (6, 5))
    reveal(position, "ev-g13").say("biomass")
    assert (position.position("biomass"), position.seat.patch_lo, position.seat.patch_hi) == (3, 0, 0)
    free = nearly_full(Position(players=2).at(biomass=2), (5, 5), (6, 5), (9, 9))
    reveal(free, "ev-g13").say("biomass")
    assert free.seat.has_patch(cell_at(9, 9))


def test_where_no_tile_fits_anyway_the_patch_is_free() -> None:
    position = reveal(nearly_full(Position(players=2), (5, 5), (9, 9)), "ev-g16")
    assert position.legal() == [xy(5, 5), xy(9, 9)]


@rule("PU-19.3", "EVO-05")
def test_an_event_takes_no_tech_without_which_no_tile_fits() -> None:
    position = nearly_full(Position(players=2).at(civ=3, tech=3), (5, 5), (6, 5), (0, 5))
    position.seat.tile_lo = position.seat.tile_hi = 0
    apart = cell_at(0, 6)
    position.seat.tile_lo, position.seat.tile_hi = lo_of([apart]), hi_of([apart])
    patched = [cell for cell in range(CELLS) if position.seat.terrain[cell] != BARE and cell != apart]
    position.seat.patch_lo, position.seat.patch_hi = lo_of(patched), hi_of(patched)
    assert can_place(position.state, 0)
    reveal(position, "ev-o05")
    assert (position.position("civ"), position.position("tech")) == (2, 3)  # the tech tracker was no choice


@rule("PU-19.3", "EVG-15")
def test_an_event_does_not_turn_the_station_to_where_nothing_fits() -> None:
    position = nearly_full(alone(), (5, 5), (6, 5))
    reveal(position, "ev-g15")
    small = [c.SLOT_SHAPE[position.state.small_slot(depot)] for depot in range(6)]
    domino = small.index(c.SHAPE_IDS.index("i2"))
    assert position.quiet() or position.legal() == [f"depot-{domino + 1}"]
    assert position.state.depot(0) == domino


# --- Wormhole's first tech (PU-23.1) --------------------------------------------------------------------


@rule("PU-23.1", "EVG-13")
def test_the_biomass_tracker_may_go_back_before_an_event_moves_it() -> None:
    position = reveal(Position("wormhole", players=2).at(biomass=5, tech=3), "ev-g13")
    assert position.legal() == ["pass", "tech-1"]
    position.say("tech-1")
    assert (position.position("biomass"), position.legal()) == (0, ["biomass", "tech"])
    position.say("biomass")
    assert position.position("biomass") == 1
    stays = reveal(Position("wormhole", players=2).at(biomass=5, tech=3), "ev-g13").say("pass")
    assert (stays.position("biomass"), stays.position("tech")) == (5, 4)
    locked = reveal(Position("wormhole", players=2).at(biomass=5), "ev-g13")
    assert locked.position("tech") == 1
    before = reveal(Position("wormhole", players=2, rules=1).at(biomass=5, tech=3), "ev-g13")
    assert before.position("tech") == 4


@rule("PU-23.1", "EVG-04")
def test_it_may_go_back_between_two_steps_of_an_event() -> None:
    position = reveal(Position("wormhole", players=2).at(biomass=4, tech=3), "ev-g04").say("biomass")
    assert (position.position("biomass"), position.legal()) == (5, ["pass", "tech-1"])
    position.say("tech-1")
    assert position.position("biomass") == 2


@rule("PU-23.1", "EVG-17")
def test_it_may_go_back_while_what_an_event_gave_is_resolved() -> None:
    position = reveal(Position("wormhole", players=2).at(biomass=5, tech=3), "ev-g17")
    assert position.legal() == ["synergy", "tech-1"]
    position.say("tech-1", "biomass")
    assert position.position("biomass") == 1
    before = reveal(Position("wormhole", players=2, rules=1).at(biomass=5, tech=3), "ev-g17")
    assert before.legal() == ["civ", "water", "rover", "tech"]


# --- What only whole games would notice ------------------------------------------------------------------


@rule("PU-19.10")
def test_the_event_laid_ready_for_a_look_still_comes() -> None:
    position = Position(players=2)
    position.state.with_events = True
    position.state.event_deck = []
    position.state.next_event = EVENT_ID["ev-r18"]
    position.state.event = EVENT_ID["ev-r13"]
    position.ask(EndRound())
    assert not position.state.ending  # one more round
    position.state.next_event = -1
    assert position.state.round == 1
    last = Position(players=2)
    last.state.with_events = True
    last.state.event_deck = []
    last.state.event = EVENT_ID["ev-r13"]
    last.ask(EndRound())
    assert last.state.ending


@rule("EVR-15", "PU-31.1")
def test_beside_an_uncovered_current_no_energy_while_matching_is_barred() -> None:
    current = PLANETS[PLANET_IDS.index("petra")].currents[0]
    position = Position(planet="petra", players=1).event("ev-r15")
    tile = TILE["i2-civ-energy"]
    beside = set(NEIGHBOURS[current])
    table = PLACEMENTS[TILE_SHAPE[tile]]
    held = places(position.state, 0, tile, KEEP_ALL)
    assert held
    currents = set(PLANETS[PLANET_IDS.index("petra")].currents)
    for at in held:
        energy = table.cells[at][table.in_a :]
        assert not any(
            other in currents and other not in table.cells[at] for cell in energy for other in NEIGHBOURS[cell]
        )
    position.state.event = -1
    free = places(position.state, 0, tile, KEEP_ALL)
    assert any(set(table.cells[at][table.in_a :]) & beside for at in free if at not in held)


@rule("PU-11.6", "EVO-11")
def test_a_meteor_proof_seat_has_the_symbol_and_no_meteorite() -> None:
    position = Position(players=2).tech(5).place("i3-civ-energy-m", "r0", 5, 0).settle()
    (symbol,) = [cell for cell in position.seat.last_tile() if position.seat.sign_lo >> cell & 1]
    assert position.seat.spoilt() == []
    proof = reveal(position, "ev-o11")
    assert proof.seat.spoilt() == []
    exposed = Position(players=2).tech(5).place("i3-civ-energy-m", "r0", 5, 0).settle().at(tech=13)
    reveal(exposed, "ev-o11")
    assert exposed.seat.spoilt() == [symbol]


# --- Nobody waits needlessly ------------------------------------------------------------------------------


@rule("PU-4.3", "PU-19.7")
def test_a_seat_that_is_done_with_the_event_takes_its_tile_at_once() -> None:
    position = Position(players=2)
    position.state.with_events = True
    position.state.event_deck = [EVENT_ID["ev-r18"]]
    position.state.next_event = EVENT_ID["ev-g09"]
    position.state.offers[0] = []
    position.state.then(RevealEvent(), AllDraft())
    position.state.advance()
    assert position.legal(0) == position.legal(1) == ["civ", "tech"]
    position.state.say(1, position.state.legal(1)[0])
    assert position.legal(1) == ["large", "small"]
    assert position.legal(0) == ["civ", "tech"]
    assert position.state.shown[1].tracks[CIV] == 0  # hidden until all are done
    assert not position.state.seats[1].reacting
    assert position.state.seats[0].reacting
