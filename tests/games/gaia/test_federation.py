"""Chapter 12: form a federation."""

from __future__ import annotations

import pytest

from starboard.games.gaia import words as w
from starboard.games.gaia.federation_search import layouts
from starboard.games.gaia.rules.form_federation import affordable, clusters_of, free_hexes, landmarks, needed, search
from starboard.kernel import PLAN, Proposal, sentences
from tests.games.gaia.position import Position, at
from tests.rulebook import rule


def plans(table: Position, seat: int = 0) -> dict[frozenset[str], int]:
    """The federations on offer: the planets and the number of satellites."""
    found = search(table.state, seat).problem
    offered = {}
    for plan in affordable(table.state, seat):
        hexes = [h for c in range(len(found.clusters)) if plan.mask >> c & 1 for h in found.clusters[c]]
        offered[frozenset(w.HEXES[h] for h in hexes)] = plan.satellites
    return offered


def terrans() -> Position:
    return Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, ore=0, credits=0, bowls=(9, 0, 0), vp=10)


@rule("GP-12.1", "GP-12.2", "GP-12.4", "GP-12.10", "GP-12.9")
def test_touching_planets_need_no_satellite() -> None:
    table = terrans().build(0, "institute", "k5").build(0, "academy-left", "l5")
    table.give(0, bowls=(0, 0, 0))
    assert "federation" not in table.legal()  # 3 + 3, and nothing to pay for more planets
    table.tile(0, "std-big4").give(0, bowls=(9, 0, 0))
    assert plans(table) == {frozenset({"k5", "l5"}): 0}
    table.say("federation")
    assert table.asks() == "gaia-ask-choose-token"  # one choice of planets, no links: not asked
    assert "fed-gleens" not in table.legal()
    assert len(table.legal()) == 6
    table.say("fed-7vp-6c")
    assert table.get(0, "vp") == 17
    assert table.get(0, "credits") == 6
    assert table.tokens(0) == [("fed-7vp-6c", True)]
    assert table.federated(0) == {"k5", "l5"}
    assert table.bowls(0) == (9, 0, 0)


@rule("GP-12.3")
@pytest.mark.parametrize(
    ("piece", "power"),
    [("mine", 1), ("trading-station", 2), ("lab", 2), ("institute", 3), ("academy-left", 3), ("academy-right", 3)],
)
def test_power_values(piece: str, power: int) -> None:
    table = terrans().build(0, piece, "k5")
    assert table.state.power_at(0, at("k5")) == power


@rule("GP-12.2")
def test_only_own_planets_count() -> None:
    table = terrans().build(0, "institute", "k5").build(1, "academy-left", "l5").build(0, "trading-station", "l3")
    assert frozenset({"k5", "l5"}) not in plans(table)
    assert all("l5" not in planets for planets in plans(table))


@rule("GP-12.5", "GP-12.6", "GP-12.7", "GP-12.8", "GP-12.18", "GP-4.10")
def test_satellites_link_planets() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").build(0, "mine", "l12", "s7", "o13")
    table.tile(0, "std-big4").give(0, bowls=(2, 2, 2))
    offered = plans(table)
    assert offered[frozenset({"l3", "k5"})] == 2  # three hexes apart
    assert min(offered.values()) == 2
    table.say("federation")
    while table.asks() == "gaia-ask-federation":
        table.say({"k5": "k5", "l3": "l3"}.get(next(w for w in table.legal() if w in ("k5", "l3", "done")), "done"))
    assert table.asks() == "gaia-ask-satellites"
    links = set(table.legal())
    assert all(table.planet(word) == "space" for word in links)
    table.say(table.legal()[0])
    if table.asks() == "gaia-ask-satellites":
        table.say(table.legal()[0])
    assert table.asks() == "gaia-ask-give-tokens"
    table.say("bowl-2 bowl-3")
    assert table.bowls(0) == (2, 1, 1)
    assert table.state.seats[0].satellites == 2
    table.say("fed-12vp")
    assert table.tokens(0) == [("fed-12vp", False)]  # grey on both sides
    assert table.get(0, "vp") == 22


@rule("GP-12.6", "GP-12.8")
def test_all_satellites_must_be_paid_at_once() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").tile(0, "std-big4")
    table.give(0, bowls=(1, 0, 0))
    assert "federation" not in table.legal()
    assert table.why("federation") in ("gaia-why-satellites", "gaia-why-too-far")
    table.give(0, bowls=(1, 1, 0))
    assert "federation" in table.legal()


@rule("GP-12.7")
def test_satellites_go_around_planets_and_may_share_a_hex() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").tile(0, "std-big4")
    found = search(table.state, 0).problem
    ways = layouts(found, affordable(table.state, 0)[0], 1000)
    # a foreign satellite on a hex does not matter
    table.federate(1, w.HEXES[ways[0][0]])
    again = search(table.state, 0).problem
    assert layouts(again, affordable(table.state, 0)[0], 1000) == ways
    assert all(table.planet(w.HEXES[h]) == "space" for way in ways for h in way)


@rule("GP-12.13", "GP-12.22")
def test_farther_planets_may_be_chosen() -> None:
    table = Position("xenos terrans", ["i3 j7 m9", "l12 s7"]).give(0, bowls=(9, 0, 0))
    table.build(0, "institute", "i3").build(0, "academy-left", "j7").tile(0, "std-big4")
    table.build(0, "trading-station", "m9").build(0, "trading-station", "n8")
    table.build(0, "trading-station", "l9")
    offered = plans(table)
    assert needed(table.state, 0) == 6
    # the near group alone would do, and yet a far institute may be linked to the group instead
    assert offered[frozenset({"l9", "m9", "n8"})] == 1 if frozenset({"l9", "m9", "n8"}) in offered else True
    totals = {sum(table.state.power_at(0, at(word)) for word in planets) for planets in offered}
    assert max(totals) > 7
    assert len(offered) > 1


@rule("GP-12.14", "GP-12.21")
def test_nothing_unnecessary() -> None:
    table = terrans().build(0, "institute", "k5").build(0, "academy-left", "l5").tile(0, "std-big4")
    # l3 is two hexes from l5: with a satellite more it could join, so it must not
    assert plans(table) == {frozenset({"k5", "l5"}): 0}


@rule("GP-12.14", "GP-12.20")
def test_a_planet_that_saves_nothing_and_costs_nothing_is_fine() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").tile(0, "std-big4")
    table.build(0, "mine", "j3")
    offered = plans(table)
    # both routes take two satellites; the one past j3 takes the mine in
    assert offered[frozenset({"l3", "k5"})] == 2
    assert offered.get(frozenset({"l3", "k5", "j3"}), 2) == 2


@rule("GP-12.15", "GP-12.19")
def test_federations_keep_apart() -> None:
    table = terrans().build(0, "institute", "k5").build(0, "academy-left", "l5").tile(0, "std-big4")
    table.build(0, "academy-right", "l3").build(0, "lab", "j3")
    table.say("federation")
    while table.asks() == "gaia-ask-federation":
        table.say("done" if "done" in table.legal() else "k5")
    table.say("fed-7vp-6c").done().turn_of(0)
    assert table.federated(0) == {"k5", "l5"}
    free = search(table.state, 0).problem
    near = {w.HEXES[h] for h in table.state.setup.stars.shape.neighbours[at("k5")]}
    for planets in plans(table):
        assert not planets & {"k5", "l5"}
    assert all(not free.free[at(word)] for word in near) if free.free else True


@rule("GP-12.16", "GP-12.17")
def test_later_neighbours_join_without_benefit() -> None:
    table = terrans().build(0, "institute", "k5").federate(0, "k5").build(0, "mine", "j10").federate(0, "j10")
    tokens, vp = table.tokens(0), table.get(0, "vp")
    table.give(0, ore=15, credits=30, qic=9, bowls=(0, 0, 0))
    table.say("build l5").done()
    assert table.federated(0) == {"k5", "l5", "j10"}
    assert (table.tokens(0), table.get(0, "vp")) == (tokens, vp + 2 * 2)  # the round tile for two steps, no more
    table.turn_of(0).give(0, ore=15, credits=30, qic=9).say("build j9").done()
    assert "j9" in table.federated(0)


@rule("GP-12.16")
def test_a_planet_next_to_a_satellite_joins_with_its_cluster() -> None:
    table = terrans().build(0, "mine", "n8").federate(0, "l3", "l4", "m6")
    table.state.feds[at("n8")] = 0
    table.give(0, ore=15, credits=30, qic=9)
    table.say("build l5").done()  # touches the satellite l4
    assert "l5" in table.federated(0)


@rule("GP-12.1", "GP-12.10")
def test_any_number_of_federations_and_the_same_token_again() -> None:
    table = terrans().token(0, "fed-7vp-6c").token(0, "fed-7vp-6c").build(0, "institute", "k5")
    table.build(0, "academy-left", "l5").tile(0, "std-big4")
    table.say("federation fed-7vp-6c")
    assert table.tokens(0) == [("fed-7vp-6c", True)] * 3
    assert table.state.supply[4] == 0
    table.done().turn_of(0).build(0, "academy-right", "j10").build(0, "lab", "j9").build(0, "lab", "i11")
    table.give(0, bowls=(9, 0, 0))
    assert table.places("federation") or "federation" in table.legal()


@rule("GP-12.10", "GP-3.8", "GP-3.9")
@pytest.mark.parametrize(
    ("token", "vp", "stock", "tokens"),
    [
        ("fed-12vp", 12, (0, 0, 0, 0), 0),
        ("fed-8vp-q", 8, (0, 0, 0, 1), 0),
        ("fed-8vp-2t", 8, (0, 0, 0, 0), 2),
        ("fed-7vp-2o", 7, (2, 0, 0, 0), 0),
        ("fed-7vp-6c", 7, (0, 6, 0, 0), 0),
        ("fed-6vp-2k", 6, (0, 0, 2, 0), 0),
    ],
)
def test_rewards(token: str, vp: int, stock: tuple[int, ...], tokens: int) -> None:
    table = terrans().give(0, knowledge=0, qic=0, bowls=(0, 2, 0))
    table.build(0, "institute", "k5").build(0, "academy-left", "l5").tile(0, "std-big4")
    table.say(f"federation {token}")
    assert table.get(0, "vp") == 10 + vp
    assert table.stock(0) == stock
    assert table.bowls(0) == (tokens, 2, 0)


@rule("GP-22.10")
def test_xenos_with_institute_need_six() -> None:
    table = Position("xenos terrans", ["i3 j7 m9", "l12 s7"]).give(0, bowls=(9, 9, 0))
    table.build(0, "academy-left", "k5").build(0, "academy-right", "l5")
    assert not plans(table) or all(len(planets) > 2 for planets in plans(table))
    table.build(0, "institute", "i3")
    assert plans(table)[frozenset({"k5", "l5"})] == 0


@rule("GP-22.26", "GP-22.27", "GP-22.28", "GP-22.55")
def test_ivits_extend_their_one_federation() -> None:
    table = Position("ivits terrans", ["k5", "l12 s7"]).build(0, "academy-left", "l5").tile(0, "std-big4")
    table.give(0, qic=2, ore=0, bowls=(9, 0, 0), vp=10)
    table.say("federation fed-6vp-2k")
    assert table.federated(0) == {"k5", "l5"}
    table.done().turn_of(0)
    assert needed(table.state, 0) == 14
    table.build(0, "lab", "l3", "l7", "j7")
    table.give(0, qic=0)
    assert "federation" not in table.legal()  # satellites cost QICs, tokens do not help
    table.give(0, qic=2)
    assert plans(table) == {frozenset({"k5", "l5", "l3", "l7", "j7"}): 2}
    table.say("federation")
    while table.asks() in ("gaia-ask-federation", "gaia-ask-satellites"):
        table.say(table.legal()[0] if table.legal()[0] != "done" else "done")
    table.say("fed-8vp-2t")
    assert table.get(0, "qic") == 0
    assert {"k5", "l5", "l3", "l7", "j7"} <= table.federated(0)
    assert len(table.tokens(0)) == 2
    assert needed(table.state, 0) == 21


@rule("GP-22.27")
def test_ivits_terraforming_token_does_not_count() -> None:
    table = Position("ivits terrans", ["k5", "l12 s7"]).token(0, "fed-7vp-2o")
    assert needed(table.state, 0) == 7
    table.state.seats[0].federations = 2
    assert needed(table.state, 0) == 21


@rule("GP-22.27", "GP-12.16")
def test_ivits_may_need_no_new_satellite() -> None:
    table = Position("ivits terrans", ["k5", "l12 s7"]).build(0, "academy-left", "l5").tile(0, "std-big4")
    table.say("federation fed-6vp-2k").done().turn_of(0)
    # upgrades inside it count: only the total matters
    table.build(0, "academy-right", "m3").build(0, "lab", "l3")
    table.federate(0, "l4", "l3", "m3").give(0, qic=0)
    assert sum(table.state.power_at(0, at(w)) for w in ("k5", "l5", "l3", "m3")) == 14
    assert "federation" in table.legal()


@rule("GP-22.29", "GP-22.30", "GP-22.31", "GP-22.32", "GP-22.33", "GP-22.34", "GP-20.11")
def test_space_stations() -> None:
    table = Position("ivits terrans", ["k5", "l9 l12"]).give(0, qic=0, ore=15, credits=30)
    vp = table.get(1, "vp")
    assert "k5" not in table.places("institute")
    assert table.places("institute") == {
        w.HEXES[h] for h in table.state.setup.stars.shape.neighbours[at("k5")] if table.planet(w.HEXES[h]) == "space"
    }
    table.say("institute k6").done()
    assert table.seat == 1  # nobody was asked about charging
    assert table.get(1, "vp") == vp
    assert table.state.power_at(0, at("k6")) == 1
    assert at("k6") not in table.state.seats[0].planets
    assert table.state.seats[0].reach[at("l7")] == 1  # a range origin
    assert list(clusters_of(table.state, 0, [at("k5"), at("k6")])) == [sorted([at("k5"), at("k6")])]
    free = Position("terrans ivits", ["l3 l9", "k5"])
    free.build(1, "space-station", "l4")
    assert free_hexes(free.state, 0)[at("l4")]  # opponents may put satellites there
    assert not free_hexes(free.state, 1)[at("l4")]


@rule("GP-22.29")
def test_stations_are_limited_and_need_room() -> None:
    table = Position("ivits terrans", ["k5", "l9 l12"]).give(0, qic=1)
    table.federate(0, "k6").build(0, "space-station", "k4")
    table.say("institute")
    assert table.why("k4") == "gaia-why-satellite-there"
    assert table.why("l5") == "gaia-why-planet-there"
    assert table.why("t8") == "gaia-why-range"
    assert table.why("a7") == "gaia-why-no-hex"
    table.say("j6").done().turn_of(0)
    assert table.why("institute") == "gaia-why-used"
    table.pass_round().to_turn().turn_of(0).pieces(0, space_station=6)
    assert table.why("institute") == "gaia-why-no-use"


@rule("GP-22.29", "GP-22.31")
def test_a_station_may_stand_on_an_own_satellite() -> None:
    table = Position("ivits terrans", ["k5", "l9 l12"]).give(0, qic=1).federate(0, "k5", "k6")
    table.say("institute k6")
    assert table.piece("k6") == "space-station"
    assert table.federated(0) == {"k5", "k6"}
    assert table.state.sats[at("k6")] == 1  # the satellite stays
    assert table.state.check() == []
    old = Position("ivits terrans", ["k5", "l9 l12"], rules=1).give(0, qic=1).federate(0, "k5", "k6").say("institute")
    assert old.why("k6") == "gaia-why-satellite-there"


def proposals(table: Position) -> list[Proposal]:
    prompt = table.state.prompt(table.seat)
    assert prompt is not None
    assert prompt.kind == PLAN
    return table.state.proposals(table.seat)


@rule("GP-12.5", "GP-12.13", "GP-12.18")
def test_a_federation_is_proposed_as_a_whole() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").build(0, "mine", "l12", "s7", "o13")
    table.tile(0, "std-big4").give(0, bowls=(3, 3, 3)).build(0, "trading-station", "l9").say("federation")
    offered = proposals(table)
    assert len(offered) > 3
    costs = [plan.brings["token"] for plan in offered]
    assert costs == sorted(costs, key=str)
    for plan in offered:
        copy = table.state.copy()
        for word in plan.words:
            copy.say(0, word)
        prompt = copy.prompt(0)
        assert prompt is not None
        assert prompt.message.id in ("gaia-ask-give-tokens", "gaia-ask-choose-token")
        formed = {w.HEX + h for h in range(len(copy.feds)) if copy.feds[h] & 1}
        assert formed == set(plan.things)
        assert copy.seats[0].satellites == plan.brings["token"]
        assert isinstance(plan.brings["power"], int)
        assert plan.brings["power"] >= 7
    assert len({tuple(plan.things) for plan in offered}) == len(offered)
    assert len({tuple(plan.words) for plan in offered}) == len(offered)


@rule("GP-12.8", "GP-4.10")
def test_tokens_for_satellites_are_proposed_as_mixes() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").tile(0, "std-big4")
    table.give(0, bowls=(2, 1, 1)).say("federation")
    for word in proposals(table)[0].words:
        table.state.say(0, word)
    mixes = proposals(table)
    told = [plan.brings for plan in mixes]
    assert told == [
        {"bowl-1": 2},
        {"bowl-1": 1, "bowl-2": 1},
        {"bowl-1": 1, "bowl-3": 1},
        {"bowl-2": 1, "bowl-3": 1},
    ]
    for plan in mixes:
        copy = table.state.copy()
        for word in plan.words:
            copy.say(0, word)
        assert 4 - sum([copy.seats[0].bowl1, copy.seats[0].bowl2, copy.seats[0].bowl3]) == 2
        prompt = copy.prompt(0)
        assert prompt is not None
        assert prompt.message.id == "gaia-ask-choose-token"


def test_the_sentences_of_a_turn_stay_few() -> None:
    table = terrans().build(0, "institute", "l3").build(0, "academy-left", "k5").build(0, "mine", "l12", "s7", "o13")
    table.tile(0, "std-big4").give(0, bowls=(6, 6, 6))
    found = sentences(table.state, 0, 400)
    assert found.complete
    assert [w.FEDERATION] in found.sentences


@rule("GP-22.16")
def test_gleens_institute_may_join_a_federation() -> None:
    table = Position("gleens terrans", ["i3 j7", "l12 s7"]).build(0, "trading-station", "j7")
    table.give(0, ore=15, credits=30, bowls=(0, 2, 0), vp=10)
    table.say("upgrade j7 institute")
    assert table.tokens(0) == [("fed-gleens", True)]
    assert table.federated(0) == set()
    found = clusters_of(table.state, 0, table.state.seats[0].planets)
    assert [at("j7")] in found


def test_landmarks_name_each_group_once() -> None:
    table = terrans().build(0, "institute", "k5").build(0, "academy-left", "l5").tile(0, "std-big4")
    found = search(table.state, 0).problem
    plan = affordable(table.state, 0)[0]
    assert len(landmarks(found, plan)) == 1
