"""Small things that are easily broken: first columns, last cards, two of something, marks that must end."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.civilisation import ClearLine
from starboard.games.planet.rules.corporations import buttons, housed_pods
from starboard.games.planet.rules.events import EventTarget, RevealEvent
from starboard.games.planet.rules.rovers import reach
from starboard.games.planet.rules.turn import ExtraTile
from starboard.games.planet.seat import new_seat
from starboard.games.planet.table import EVENT_STAGE
from tests.games.planet.position import EVENT_ID, Position, xy
from tests.rulebook import rule


@rule("CIV-3.3")
def test_the_first_column_can_be_cleared() -> None:
    position = Position().meteorite(0, 5).meteorite(0, 6).meteorite(3, 3)
    position.ask(ClearLine(0)).say(w.VOCABULARY.words[w.LINE + g.SIZE])
    assert position.seat.spoilt() == [g.cell_at(3, 3)]


@rule("PU-24.10")
def test_a_pod_is_found_on_every_track() -> None:
    seat = new_seat(0, c.CORPORATION_IDS.index("cosmos"))
    for track in range(c.TRACKS):
        seat.track_pods = [1 << 3 if other == track else 0 for other in range(c.TRACKS)]
        assert housed_pods(seat) == [w.SPOT + track * w.SPOTS + 3]


@rule("PU-26.6")
def test_the_last_objective_of_the_deck_may_be_opened() -> None:
    for deck, offered in (([5], True), ([], False)):
        position = Position("jump-drive")
        position.seat.tech_pods = c.OPEN_OBJECTIVE
        position.state.goal_deck = deck
        techs = c.CORPORATIONS[position.seat.corporation].techs
        word = w.TECH + techs.index(c.OPEN_OBJECTIVE)
        assert (word in buttons(position.state, 0)) == offered


@rule("PU-19.7")
def test_a_card_that_was_looked_at_is_no_longer_a_secret_of_anybody() -> None:
    position = Position()
    position.state.with_events = True
    position.state.next_event = EVENT_ID["ev-g01"]
    position.state.seats[1].peeked = True
    position.ask(RevealEvent())
    assert position.state.event == EVENT_ID["ev-g01"]
    assert [seat.peeked for seat in position.state.seats] == [False, False]


@rule("EVR-13", "PU-19.10")
def test_the_card_that_may_be_looked_at_has_left_the_deck() -> None:
    position = Position()
    position.state.with_events = True
    position.state.next_event = EVENT_ID["ev-r13"]
    position.state.event_deck = [EVENT_ID["ev-g01"], EVENT_ID["ev-g02"]]
    position.ask(RevealEvent())
    assert position.state.next_event >= 0
    assert len(position.state.event_deck) == 1
    assert position.state.next_event not in position.state.event_deck


@rule("EVR-09")
def test_a_pod_is_destroyed_wherever_it_lies() -> None:
    for cell in (g.cell_at(5, 1), g.cell_at(5, 10)):
        position = Position().event("ev-r09")
        position.seat.pod_lo, position.seat.pod_hi = g.BIT_LO[cell], g.BIT_HI[cell]
        position.ask(EventTarget(0))
        assert position.quiet()  # the only one: not asked
        assert not position.seat.has_pod(cell)


@rule("EVG-01")
def test_a_rover_comes_with_the_first_tile_of_the_round_only() -> None:
    position = Position()
    position.seat.bring = True
    position.place("i2-civ-energy", "r0", 5, 5).place("i2-rover-tech", "r0", 5, 6)
    assert position.seat.pool[c.P_DEPLOY] == 1


@rule("PU-12.1", "PU-15.3")
def test_each_energy_is_spent_by_itself() -> None:
    position = Position()
    civ, tech = 1 << c.CIV, 1 << c.TECH
    position.seat.energies = [civ, tech]
    position.resolve().say("civ")
    assert position.tracks()["civ"] == 1
    assert "tech" in position.legal()


@rule("CIV-1.5")
def test_an_extra_tile_is_none_any_more_when_it_lies() -> None:
    position = Position().place("i2-rover-tech", "r0", 5, 5).settle().face("i3-civ-energy")
    position.ask(ExtraTile(0, 1)).say("small", "r0", xy(4, 5))
    assert position.seat.extra == 0
    assert position.seat.slot == -1


@rule("PU-10.3")
def test_unused_movement_is_lost_at_the_end_of_a_turn_that_began_with_an_event() -> None:
    position = Position()
    position.state.stage = EVENT_STAGE
    position.seat.points = 3
    position.resolve()  # nothing else can be said
    assert position.seat.points == 0


@rule("PU-8.1")
def test_nobody_has_seen_a_card_or_used_a_tech_at_the_beginning() -> None:
    seat = new_seat(0, 0)
    assert (seat.known, seat.stacked, seat.used_round, seat.used_game) == (0, 0, 0, 0)


@rule("PU-10.10")
def test_of_two_ways_a_rover_goes_where_there_is_more_to_collect() -> None:
    for pod in ((6, 5), (5, 6)):
        position = Position().ground("tech", (5, 5), (6, 5), (5, 6), (6, 6)).rover(5, 5)
        cell = g.cell_at(*pod)
        position.seat.pod_lo, position.seat.pod_hi = g.BIT_LO[cell], g.BIT_HI[cell]
        position.seat.points = 2
        position.resolve()
        ways = {way.cell: way for way in reach(position.state, 0, 0)}
        assert ways[g.cell_at(6, 6)].path == [cell, g.cell_at(6, 6)]


@rule("PU-26.2")
def test_a_rover_jumps_once_in_a_round() -> None:
    """To the same terrain far away; not on from its neighbour by another jump."""
    position = Position("jump-drive").ground("tech", (5, 5), (8, 8)).ground("water", (8, 9), (1, 3)).rover(5, 5)
    position.seat.tech_pods = c.JUMP_SAME_TERRAIN
    position.seat.points = 3
    position.resolve()
    ways = {way.cell: way for way in reach(position.state, 0, 0)}
    assert ways[g.cell_at(8, 8)].cost == 1
    assert ways[g.cell_at(8, 9)].cost == 2
    assert g.cell_at(1, 3) not in ways
