"""What a seat sees: every fact that a board draws is what the rules would come to."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.game import game
from starboard.games.planet.rules.events import TurnStation
from starboard.games.planet.rules.objectives import met, progress
from starboard.games.planet.rules.rovers import movable
from starboard.games.planet.rules.tracks import advance
from starboard.games.planet.rules.turn import Draft, ExtraTile, Orient
from starboard.games.planet.state import PlanetState
from starboard.kernel import attempt, fast_chance, refusal
from tests.games.planet.position import Position, xy

FULL = {"planets": "random", "corporations": "random", "events": True, "private-objectives": True}


def moments(players: int, seed: int, **more: object) -> list[PlanetState]:
    """Every position of a random game."""
    options: dict[str, object] = {"players": players, **FULL, **more}
    if players == 1:
        options = {"players": 1, "planets": "random", "corporations": "random"}
    state = game.new(options, str(seed))
    dice = fast_chance(seed + 1)
    found = []
    while not state.over:
        assert isinstance(state, PlanetState)
        found.append(state.copy())
        seat = state.waiting()[dice.below(len(state.waiting()))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
    assert isinstance(state, PlanetState)
    return [*found, state]


def facts(state: PlanetState, seat: int, viewer: int | None) -> Any:
    return state.look(viewer)["seats"][seat]


def area(state: PlanetState, id: str, viewer: int | None, seat: int | None = None) -> list[Any]:
    return [item for a in state.look(viewer)["areas"] if a["id"] == id and a["seat"] == seat for item in a["items"]]


def after(state: PlanetState, seat: int, *words: str) -> PlanetState:
    new = state.copy()
    for word in words:
        new.say(seat, w.VOCABULARY.index(word))
    return new


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_placements_are_what_may_be_said(players: int, seed: int) -> None:
    looked = 0
    for state in moments(players, seed):
        for seat in state.waiting():
            task = state.question(seat)
            told = facts(state, seat, seat)["placements"]
            if isinstance(task, (Draft, ExtraTile)):
                taken = [word for word in w.VOCABULARY.spell(state.legal(seat)) if word in ("large", "small")]
                for word in taken:
                    then = after(state, seat, word)
                    if isinstance(then.question(seat), Orient):
                        looked += 1
                        assert told[word] == facts(then, seat, seat)["placements"][word]
                assert set(told) <= set(taken)
            elif isinstance(task, Orient):
                (places,) = told.values()
                turns = [word for word in w.VOCABULARY.spell(state.legal(seat)) if word in places or word[0] in "rf"]
                assert sorted(places) == sorted(turns)
                for turn, squares in places.items():
                    then = after(state, seat, turn)
                    if then.question(seat) is not None and len(squares) > 1:
                        assert sorted(squares) == sorted(w.VOCABULARY.spell(then.legal(seat)))
    assert looked > 10


def test_placements_are_told_to_their_owner_only() -> None:
    state = moments(3, 5)[40]
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            assert ("placements" in facts(state, seat, viewer)) == (seat == viewer)


def closure(state: PlanetState, seat: int, rover: str) -> dict[str, int]:
    """The cheapest cost of every square by trying all steps."""
    left = state.seats[seat].points
    found: dict[str, int] = {}
    seen: set[tuple[str, int, int]] = set()
    open_states = [(state, rover)]
    while open_states:
        now, at = open_states.pop()
        if w.VOCABULARY.index(at) not in now.legal(seat):
            continue
        first = after(now, seat, at)
        for word in w.VOCABULARY.spell(first.legal(seat)) if first.question(seat) is not None else []:
            then = after(first, seat, word)
            me = then.seats[seat]
            key = (word, me.points, me.used_round)
            if key in seen or word == rover:
                continue
            seen.add(key)
            cost = left - me.points
            found[word] = min(found.get(word, cost), cost)
            open_states.append((then, word))
    return found


@pytest.mark.parametrize(
    ("corporation", "tech", "points"),
    [("universal-coalition", 0, 3), ("cosmos", 14, 2), ("republic", 14, 2), ("jump-drive", 15, 2), ("horizon", 14, 2)],
)
def test_the_reach_of_a_rover_is_all_that_steps_come_to(corporation: str, tech: int, points: int) -> None:
    position = Position(corporation, "tartarus" if corporation == "cosmos" else "ksb-4156").at(tech=tech)
    position.symbol("civ", (5, 3), (8, 8)).ground("energy", (5, 5), (6, 5), (7, 5)).ground("water", (4, 6), (9, 4))
    position.rover(5, 4).rover(4, 5).meteorite(6, 5)
    position.seat.points = points
    position.resolve()
    state = position.state
    told = state.proposals(0)
    starts = [w.cell_word(cell) for cell in state.seats[0].rovers]
    for start in starts:
        ways = [each for each in told if w.word(each.things[0]) == start]
        assert {w.word(each.things[-1]): each.brings["cost"] for each in ways} == closure(state, 0, start)
    for each in told:
        assert refusal(state, 0, each.words) is None
        then = after(state, 0, *w.VOCABULARY.spell(each.words)).seats[0]
        assert w.cell_word(then.rovers[starts.index(w.word(each.things[0]))]) == w.word(each.things[-1])
        assert each.brings["cost"] == points - then.points
        assert then.meteorites + sum(then.cargo) == each.brings["meteorites"]


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (3, 6)])
def test_every_way_that_is_proposed_can_be_said_at_once(players: int, seed: int) -> None:
    """In the middle of a turn as well as before the draft; words that nobody proposed do not go over a clause."""
    asked = set()
    for state in moments(players, seed):
        for seat in state.waiting():
            ways = state.proposals(seat)
            for way in ways[:6]:
                asked.add(type(state.question(seat)).__name__)
                assert refusal(state, seat, way.words) is None
                assert w.cell_word(way.things[-1] - w.CELL) in [
                    w.cell_word(cell) for cell in after(state, seat, *w.VOCABULARY.spell(way.words)).seats[seat].rovers
                ]
            if ways and max(len(way.words) for way in ways) > 2:
                longest = max(ways, key=lambda way: len(way.words))
                wrong = refusal(state, seat, [*longest.words, w.CELL])
                assert wrong is not None
                assert wrong.at == len(longest.words)
    assert {"Resolve", "Drive"} <= asked


def test_of_two_rovers_on_a_square_each_has_its_ways() -> None:
    position = Position("horizon").ground("civ", (5, 5), (6, 5)).rover(5, 5, 1).rover(5, 5)
    position.seat.points = 1
    position.resolve()
    ways = [w.VOCABULARY.spell(each.words) for each in position.state.proposals(0)]
    assert ["c5-5", "loaded", "c6-5"] in ways
    assert ["c5-5", "empty", "c6-5"] in ways
    assert all(refusal(position.state, 0, each.words) is None for each in position.state.proposals(0))


def test_a_way_ends_where_something_else_is_asked() -> None:
    """Horizon may drown a meteorite that it carries onto water: only then does the rover go on."""
    position = Position("horizon").at(tech=14).ground("water", (6, 5)).ground("civ", (5, 5), (7, 5)).rover(5, 5, 1)
    position.seat.points = 4
    position.resolve()
    ways = [w.VOCABULARY.spell(each.words) for each in position.state.proposals(0)]
    assert ["c5-5", "c6-5"] in ways
    assert not any(way[:2] == ["c5-5", "c6-5"] and len(way) > 2 for way in ways)
    assert any(way[-1] == "c7-5" for way in ways)  # around it


def test_dearer_ways_are_proposed_where_they_collect_more() -> None:
    position = Position().ground("energy", (4, 4), (5, 4), (6, 4), (4, 5), (5, 5), (6, 5)).rover(4, 4)
    position.meteorite(5, 5).meteorite(6, 5)
    position.seat.points = 4
    position.resolve()
    ways = [each for each in position.state.proposals(0) if w.word(each.things[-1]) == xy(5, 4)]
    assert [(each.brings["cost"], each.brings["meteorites"]) for each in ways] == [(3, 1), (1, 0)]
    assert xy(5, 5) in w.VOCABULARY.spell(ways[0].things)
    for each in ways:
        then = after(position.state, 0, *w.VOCABULARY.spell(each.words)).seats[0]
        assert then.meteorites == each.brings["meteorites"]


def test_there_is_no_reach_without_movement() -> None:
    position = Position().ground("civ", (5, 5)).rover(5, 5)
    position.seat.pool = [1, *position.seat.pool[1:]]
    position.resolve()
    assert position.state.proposals(0) == []
    assert not movable(position.state, 0)


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 5), (3, 6)])
def test_points_so_far_are_the_points_at_the_end(players: int, seed: int) -> None:
    state = moments(players, seed)[-1]
    parts = state.breakdown()
    assert parts is not None
    for viewer in (0, None):
        for seat in range(players):
            assert facts(state, seat, viewer)["points"] == parts[seat]
            assert facts(state, seat, viewer)["counters"]["vp"] == sum(parts[seat].values())
    if players == 1:
        return
    shared = area(state, "neighbour-objectives", None) + area(state, "open-objectives", None)
    for seat in range(players):
        won = sum(goal["vp"][goal["seats"].index(seat)] for goal in shared if seat in goal["seats"])
        assert won == parts[seat]["objectives"]


def test_of_others_only_what_lies_open_counts() -> None:
    position = Position(players=2).own("civ1-7", "civ4-7", "civ1-8")
    position.seat.pods, position.seat.meteorites, position.seat.goals = 2, 3, [26]
    position.state.shown = position.state.seats[:]
    position.seat.terrain = [c.CIV] * 96
    own, others = facts(position.state, 0, 0)["points"], facts(position.state, 0, 1)["points"]
    assert (own["cards"], own["pods"], own["meteorites"], own["private"]) == (2, 4, 2, 5)
    assert (others["cards"], others["pods"], others["meteorites"], others["private"]) == (0, 2, 1, 0)
    assert facts(position.state, 0, 1)["counters"]["cards"] == 3


def test_objectives_are_compared_as_the_boards_are_shown() -> None:
    position = Position(players=3)
    position.state.goals = [24, 0, 1]  # Geode: meteorites collected
    position.seat.meteorites = 2
    position.state.sit(position.state.seats)
    geode = area(position.state, "neighbour-objectives", 1)[0]
    assert (geode["name"], geode["seats"], geode["values"], geode["vp"]) == ("obj-25n", [0, 1], [2, 0], [5, 0])
    position.state.part()
    position.state.seats[0].meteorites = 0
    assert area(position.state, "neighbour-objectives", 1)[0]["vp"] == [5, 0]
    assert area(position.state, "neighbour-objectives", 0)[0]["vp"] == [2, 2]


@pytest.mark.parametrize("seed", [7, 8])
def test_a_private_objective_is_met_when_its_number_is_reached(seed: int) -> None:
    seen = set()
    for state in moments(2, seed)[::9] + moments(1, seed)[-1:]:
        for seat in state.seats:
            for objective in c.OBJECTIVES:
                value, goal = progress(seat, objective)
                at_most = objective.condition == "resources-on-planet-at-most"
                assert met(seat, objective) == (value <= goal if at_most else value >= goal)
                seen.add((objective.condition, met(seat, objective)))
    assert len(seen) > 8


def test_the_station_tells_the_places_while_it_is_turned() -> None:
    state = game.new({"players": 3}, "1")
    assert isinstance(state, PlanetState)
    assert isinstance(state.question(0), TurnStation)
    for depot in range(6):
        told = state.look(1)["station"][depot]["places"]
        for seat in range(3):
            turned = state.copy()
            turned.rotation = (depot - c.INDICATORS[3][seat]) % 6
            turned = after(turned, 0, f"depot-{turned.depot(0) + 1}")
            placements = facts(turned, seat, seat)["placements"]
            counts = [sum(map(len, placements.get(slot, {}).values())) for slot in ("large", "small")]
            assert told[seat] == counts
    assert "places" not in after(state, 0, "depot-1").look(1)["station"][0]


def test_pending_effects_are_counted() -> None:
    position = Position()
    position.seat.pool = [2, 1, 0, 0, 0, 1, 3, *[0] * 12]
    assert facts(position.state, 0, 0)["pending"] == [
        {"word": "civ", "n": 2},
        {"word": "water", "n": 2},
        {"word": "synergy", "n": 3},
    ]


def test_trackers_that_skip_or_are_stopped_tell_their_steps() -> None:
    assert "steps" not in facts(Position("cosmos").at(biomass=1).state, 0, 0)
    skipping = Position("cosmos").at(biomass=1, tech=3)
    skipping.seat.track_pods = [0, 0, 1 << 2, 0, 1 << 2]
    steps = facts(skipping.state, 0, 0)["steps"]
    assert steps["biomass"] == {"up": list(range(3, 16)), "down": 0}
    assert steps["tech"] == {"up": list(range(4, 16)), "down": 1}
    assert list(steps) == ["biomass", "tech"]
    advance(skipping.state, 0, c.BIOMASS)
    assert skipping.position("biomass") == 3
    assert "steps" not in facts(skipping.state, 0, 1)
    stopped = Position("oasis").at(water=1, biomass=2)  # biomass stands on the way of water
    assert facts(stopped.state, 0, 0)["steps"]["water"] == {"up": [], "down": 0}
    beyond = facts(stopped.tech(1).state, 0, 0)["steps"]["water"]["up"]  # with the tech to skip
    assert beyond[:3] == [3, 4, 5]


def test_techs_tell_how_often_they_may_be_used() -> None:
    once = [tech["once"] for tech in facts(Position("jump-drive").state, 0, 0)["techs"]]
    assert once == ["round", "round", "round", None, "game", "game"]
    once = [tech["once"] for tech in facts(Position("cosmos").state, 0, 1)["techs"]]
    assert once == [None, "game", None, None, "round"]


def test_a_line_tells_its_gaps_and_whether_a_meteorite_lies_in_it() -> None:
    position = Position().ground("civ", (5, 0)).meteorite(5, 0)
    lines = facts(position.state, 0, 0)["board"]["lines"]
    assert lines[0] == {"word": "row-0", "medal": lines[0]["medal"], "gaps": 1, "blocked": True}
    assert (lines[1]["gaps"], lines[1]["blocked"]) == (6, False)
    assert (lines[12 + 5]["word"], lines[12 + 5]["gaps"], lines[12 + 5]["blocked"]) == ("column-5", 11, True)


# ---- previews --------------------------------------------------------------------------------------


def preview(state: PlanetState, *words: str) -> Any:
    return state.consequences(0, [w.VOCABULARY.index(word) for word in words])


def test_a_preview_of_a_placement_tells_what_it_leaves_to_be_resolved() -> None:
    position = Position().place("i2-civ-energy", "r0", 5, 0).settle().face("l4-civ-energy-m")
    position.ask(Draft(0, True))
    (slot,) = [item["word"] for item in area(position.state, "depot", 0, 0) if item["name"] == "l4-civ-energy-m"]
    turn, squares = next(iter(facts(position.state, 0, 0)["placements"][slot].items()))
    told = preview(position.state, slot, turn, squares[0])
    assert told["pending"] == [{"word": "civ", "n": 1}, {"word": "energy", "n": 1}]
    assert [sorted(tracks) for tracks in told["energies"]] == [["civ"]]
    assert len(told["meteorites"]) == 1
    spoilt = {line["word"] for line in told["lines"] if line["spoilt"]}
    column, row = told["meteorites"][0][1:].split("-")
    assert spoilt == {f"row-{row}", f"column-{column}"}
    assert position.state.seats[0].laid == [position.seat.laid[0]]  # nothing has been said


def test_a_preview_tells_the_only_effect_of_a_tile_though_it_is_then_taken_up_by_itself() -> None:
    position = Position().at(rover=3).rover(5, 0).place("i2-civ-energy", "r0", 5, 0).settle().face("i2-water-rover")
    position.ask(Draft(0, True))
    (slot,) = [item["word"] for item in area(position.state, "depot", 0, 0) if item["name"] == "i2-water-rover"]
    dry = [
        (turn, square)
        for turn, squares in facts(position.state, 0, 0)["placements"][slot].items()
        for square in squares
    ]
    told = [preview(position.state, slot, turn, square)["pending"] for turn, square in dry]
    assert {"word": "rover", "n": 1} in told[0]
    assert [{"word": "rover", "n": 1}] in told  # where its water is not on ice
    assert all(effect["word"] in ("rover", "water") for effects in told for effect in effects)


def test_a_preview_tells_what_is_buried_which_lines_are_full_and_what_they_score() -> None:
    position = Position().ground("civ", (5, 0), (5, 1)).rover(6, 0).face("i2-civ-energy")
    position.seat.pod_lo |= 1 << 1
    position.ask(Draft(0, True))
    assert preview(position.state, "small", "r0", xy(6, 11)) == {}  # it would leave the planet
    told = preview(position.state, "small", "r0", xy(6, 0))
    assert told["buried"] == [{"word": xy(6, 0), "kind": "pod"}, {"word": xy(6, 0), "kind": "rover"}]
    (full,) = [line for line in told["lines"] if line["full"]]
    assert (full["word"], full["spoilt"]) == ("row-0", False)
    assert told["points"]["planet"] == full["medal"]


def test_a_preview_of_others_secrets_is_the_same_whatever_they_are() -> None:
    state = moments(3, 9)[60]
    for seat in state.waiting():
        for word in state.legal(seat)[:5]:
            told = state.consequences(seat, [word])
            for chance in range(3):
                assert state.guess(seat, fast_chance(chance)).consequences(seat, [word]) == told


def _barred(state: PlanetState) -> list[str]:
    seats: Any = state.view(0)["seats"]
    barred: list[str] = seats[0]["board"]["barred"]
    return barred


@pytest.mark.parametrize("effect", ["no-edge", "no-ice"])
def test_squares_that_an_event_closes_are_told(effect: str) -> None:
    state = game.new({"players": 2, "events": True}, "5")
    assert isinstance(state, PlanetState)
    assert _barred(state) == []
    state.event = next(at for at in range(len(c.EVENTS)) if c.EVENTS[at].effect == effect)
    barred = _barred(state)
    planet = g.PLANETS[state.seats[0].planet]
    closed = g.EDGE if effect == "no-edge" else planet.ice
    assert barred == [w.cell_word(cell) for cell in sorted(closed)]
    state.seats[0].terrain = state.seats[0].terrain[:]
    state.seats[0].terrain[closed[0]] = c.CIV  # nothing could be laid there anyway
    assert len(_barred(state)) == len(closed) - 1


def test_terrain_that_an_event_closes_to_rovers_is_told() -> None:
    state = game.new({"players": 2, "events": True}, "5")
    assert isinstance(state, PlanetState)
    state.event = next(at for at in range(len(c.EVENTS)) if c.EVENTS[at].effect == "rover-ban")
    terrain = c.EVENTS[state.event].terrain
    state.seats[0].terrain = state.seats[0].terrain[:]
    state.seats[0].terrain[40] = terrain
    state.seats[0].terrain[41] = (terrain + 1) % len(c.TERRAINS)
    assert _barred(state) == [w.cell_word(40)]


def test_boards_that_are_still_to_be_chosen_are_told() -> None:
    state = game.new({"players": 2, "planets": "draft", "corporations": "draft"}, "1")
    assert isinstance(state, PlanetState)
    state.events = []
    told = []
    for _ in range(4):
        view: Any = state.view(0)
        told.append([sorted(seat.get("undecided", [])) for seat in view["seats"]])
        (asked,) = state.waiting()
        state.say(asked, state.legal(asked)[-1])
    last: Any = state.view(0)
    assert not any("undecided" in seat for seat in last["seats"])
    assert told == [
        [["corporation", "planet"], ["corporation", "planet"]],
        [["corporation"], ["corporation", "planet"]],
        [["corporation"], ["corporation"]],
        [[], ["corporation"]],
    ]
    chosen = [event.message.args for event in state.events if event.message.id == "planet-did-side"]
    assert [(args["seat"], args["side"]) for args in chosen] == [
        (0, "tartarus"),
        (1, "arashi"),
        (0, "oasis"),
        (1, "jump-drive"),
    ]


def test_the_last_choice_of_the_setup_can_be_foreseen() -> None:
    state = game.new({"players": 2, "private-objectives": True}, "1")
    state.say(0, state.legal(0)[0])
    after = attempt(state, 1, [state.legal(1)[0]], fast_chance(0), hold=True)
    assert after is not None
    assert after.waiting() == []  # the round has not begun, and nobody is asked
    view: Any = after.view(1)
    assert view["table"]["round"] == 0
    assert not any("undecided" in seat for seat in view["seats"])
