"""What the last federation search found is remembered: it must be what would be found afresh."""

from __future__ import annotations

from starboard.games.gaia import words as w
from starboard.games.gaia.federation_search import layouts
from starboard.games.gaia.rules.form_federation import affordable, planets_of, search
from starboard.games.gaia.state import GaiaState
from starboard.kernel import fast_chance
from tests.games.gaia.position import Position, builder, new
from tests.rulebook import rule

Plans = set[tuple[frozenset[str], int]]


def remembered(state: GaiaState, seat: int) -> Plans:
    """The federations that a seat could form, as it remembers them: planets and number of satellites."""
    problem = search(state, seat).problem
    found = [(planets_of(problem, plan), plan.satellites) for plan in affordable(state, seat)]
    return {(frozenset(w.HEXES[h] for h in planets), satellites) for planets, satellites in found}


def afresh(state: GaiaState, seat: int) -> Plans:
    copy = state.copy()
    copy.seats[seat].forget_federations()
    return remembered(copy, seat)


def links(state: GaiaState, seat: int) -> set[int]:
    """Every hex on which a satellite of some plan could lie."""
    found = search(state, seat)
    return {h for plan in found.plans for link in layouts(found.problem, plan, 99) for h in link}


def terrans() -> Position:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, ore=0, credits=0, vp=10)
    return table.build(0, "institute", "l3").build(0, "academy-left", "k5").tile(0, "std-big4").give(0, bowls=(2, 0, 0))


@rule("GP-27.13", "GP-11.7")
def test_a_covered_tile() -> None:
    table = terrans().level(0, "science", 4).token(0, "fed-7vp-6c").give(0, qic=4)
    assert remembered(table.state, 0) == {(frozenset({"l3", "k5"}), 2)}  # 4 + 4
    table.say("qic-tech adv-sector-ore (std-big4)")
    assert table.state.seats[0].covered
    assert remembered(table.state, 0) == afresh(table.state, 0) == set()


@rule("GP-27.13", "GP-11.2")
def test_a_new_tile() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(0, "institute", "l3").build(0, "academy-left", "k5")
    table.give(0, qic=4, bowls=(2, 0, 0))
    assert remembered(table.state, 0) == set()  # 3 + 3
    table.say("qic-tech std-big4")
    assert remembered(table.state, 0) == afresh(table.state, 0) == {(frozenset({"l3", "k5"}), 2)}


@rule("GP-23.14", "GP-12.7")
def test_a_lost_planet_of_another() -> None:
    table = terrans().turn_of(1).give(1, knowledge=4, qic=9).level(1, "navigation", 4).token(1, "fed-7vp-6c")
    ways = links(table.state, 0)
    assert len(ways) > 2
    changed = 0
    for h in ways:
        copy = table.state.copy()
        for word in (w.RESEARCH, w.TRACK + 1, w.HEX + h):
            copy.say(1, word)
        assert copy.lost_at == h
        assert remembered(copy, 0) == afresh(copy, 0)
        changed += h not in links(copy, 0)
    assert changed == len(ways)  # nobody can link through it any more


@rule("GP-22.20", "GP-22.22")
def test_the_swap_of_the_ambas() -> None:
    table = Position("ambas xenos", ["j3 k11", "i3 j7 m9"]).give(0, bowls=(9, 0, 0))
    table.build(0, "institute", "j3").build(0, "academy-left", "l3").build(0, "mine", "k5")
    assert (frozenset({"j3", "l3", "k5"}), 2) in remembered(table.state, 0)
    table.say("institute k11")
    assert remembered(table.state, 0) == afresh(table.state, 0)
    assert all("k11" in planets for planets, _ in remembered(table.state, 0))


@rule("GP-12.16")
def test_what_joins_two_rings_deep() -> None:
    table = Position("terrans xenos", ["l3 l12", "i3 j7 m9"]).rich(0).give(0, bowls=(9, 0, 0))
    for word in ("k7", "k8"):
        table.turn_gaia(word)
    table.build(0, "lab", "k5").federate(0, "k5").build(0, "institute", "k8").build(0, "academy-left", "k7")
    table.tile(0, "std-big4")
    assert table.federated(0) == {"k5"}  # k6 lies between
    assert any({"k7", "k8"} <= planets for planets, _ in remembered(table.state, 0))
    table.level(0, "navigation", 4).token(0, "fed-7vp-6c").say("research navigation k6")  # the lost planet
    assert table.federated(0) == {"k5", "k6", "k7", "k8"}
    assert remembered(table.state, 0) == afresh(table.state, 0)
    assert all(not {"k7", "k8"} & planets for planets, _ in remembered(table.state, 0))


def test_random_games() -> None:
    compared = 0
    for seed, seats in ((1, "ambas,ivits,lantids"), (2, "terrans,xenos,firaks"), (3, "ivits,geodens,bescods")):
        state = new({"players": 3, "seat-factions": seats}, seed)
        dice = fast_chance(seed)
        while not state.over:
            seat = state.waiting()[0]
            state.say(seat, builder(state, seat, dice))
            for other in range(3 if state.round else 0):
                found = remembered(state, other)
                assert found == afresh(state, other)
                compared += len(found) > 0
    assert compared > 60
