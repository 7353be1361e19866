"""Civilisation cards (PU-8) and the effect of each of the 36."""

from __future__ import annotations

import pytest

from starboard.games.planet import components as c
from starboard.games.planet.components import CIV, CIV_CARDS, P_PATCH, P_SYNERGY
from starboard.games.planet.geometry import cell_at
from starboard.games.planet.guess import guess
from starboard.games.planet.rules.biomass import lay_patch
from starboard.games.planet.rules.civilisation import ApplyCard, EndEffects, Finale, NextPick, PickCard, PickPhase
from starboard.games.planet.rules.energy import SpendEnergy
from starboard.games.planet.rules.scoring import card_points, meteorite_points, pod_points
from starboard.games.planet.rules.tracks import advance, can_advance
from starboard.games.planet.rules.turn import ExtraTile
from starboard.games.planet.words import VOCABULARY
from starboard.kernel import fast_chance
from tests.games.planet.position import CARD_ID, TILE, Position, xy
from tests.rulebook import rule


def effect(position: Position, card: str) -> Position:
    """Apply a card at once and stand still or ask."""
    return position.ask(ApplyCard(0, CARD_ID[card]))


# --- Picking -------------------------------------------------------------------------------------------


@rule("PU-8.1", "PU-8.4")
def test_a_milestone_lets_the_seat_choose_among_all_cards_of_the_rank() -> None:
    position = Position().at(civ=2).stack(1, "civ1-6", "civ1-7", "civ1-9")
    advance(position.state, 0, CIV)
    assert position.seat.picks == [1]
    position.ask(PickPhase())
    assert position.legal() == ["civ1-6", "civ1-7", "civ1-9"]
    position.say("civ1-7")
    assert position.seat.cards == [CARD_ID["civ1-7"]]
    assert sorted(position.state.civ[0]) == [CARD_ID["civ1-6"], CARD_ID["civ1-9"]]  # the rest goes back


@rule("PU-8.4")
def test_in_the_same_round_the_commander_picks_first() -> None:
    position = Position(players=3).stack(1, "civ1-6", "civ1-7", "civ1-9")
    state = position.state
    state.commander = 1
    for number in (0, 1, 2):
        state.seats[number].picks = [1]
    position.ask(PickPhase())
    order = []
    for card in ("civ1-9", "civ1-7"):
        order.append(state.waiting()[0])
        assert card in position.legal(order[-1])
        position.say(card)
    assert order == [1, 2]
    assert [state.seats[n].cards for n in (1, 2, 0)] == [[CARD_ID[c]] for c in ("civ1-9", "civ1-7", "civ1-6")]


@rule("PU-8.5")
def test_a_rank_that_has_run_out_gives_no_card() -> None:
    position = Position().stack(1)
    position.seat.picks = [1]
    assert position.ask(PickPhase()).quiet()
    assert position.seat.cards == []


@rule("PU-8.2", "PU-35.19")
def test_an_immediate_card_takes_effect_at_once() -> None:
    position = Position().stack(1, "civ1-2", "civ1-6")
    position.seat.picks = [1]
    position.ask(PickPhase()).say("civ1-2", "tech")
    assert position.position("tech") == 2


@rule("PU-8.3", "PU-35.20")
def test_an_end_of_game_card_stays_secret_until_the_end() -> None:
    position = Position().stack(1, "civ1-2", "civ1-7")
    position.seat.picks = [1]
    position.ask(PickPhase()).say("civ1-7")

    def shown(viewer: int | None) -> list[object]:
        areas = position.state.view(viewer)["areas"]
        assert isinstance(areas, list)
        return [item["name"] for area in areas if area["id"] == "cards" and area["seat"] == 0 for item in area["items"]]

    assert shown(0) == ["civ1-7"]
    assert shown(1) == shown(None) == ["face-down"]
    position.state.over = True
    assert shown(1) == ["civ1-7"]
    other = Position().stack(1, "civ1-2", "civ1-7")
    other.seat.picks = [1]
    other.ask(PickPhase()).say("civ1-2", "tech")
    areas = other.state.view(1)["areas"]
    assert isinstance(areas, list)
    assert [a["items"][0]["name"] for a in areas if a["id"] == "cards" and a["seat"] == 0] == ["civ1-2"]


def test_a_milestone_reached_by_a_pick_is_picked_at_once() -> None:
    position = Position().at(civ=4).stack(1, "civ1-2", "civ1-6").stack(2, "civ2-1", "civ2-2")
    position.seat.picks = [1]
    position.ask(PickPhase()).say("civ1-2", "civ")
    assert isinstance(position.state.question(0), PickCard)
    assert position.legal() == ["civ2-1", "civ2-2"]


# --- Republic ------------------------------------------------------------------------------------------


@rule("PU-22.2", "PU-22.9")
def test_republic_adds_one_random_card_of_the_next_rank() -> None:
    position = Position("republic").tech(2).stack(3, "civ3-1", "civ3-6").stack(4, "civ4-6", "civ4-7")
    position.seat.picks = [3]
    position.ask(PickPhase())
    extra = [word for word in position.legal() if word.startswith("civ4")]
    assert position.legal() == ["civ3-1", "civ3-6", *extra]
    assert len(extra) == 1
    position.say("civ3-1")
    assert sorted(position.state.civ[3]) == [CARD_ID["civ4-6"], CARD_ID["civ4-7"]]  # back to its own stack
    taken = Position("republic").tech(2).stack(3, "civ3-1").stack(4, "civ4-6")
    taken.seat.picks = [3]
    taken.ask(PickPhase()).say("civ4-6")
    assert (taken.seat.cards, taken.state.civ[3]) == ([CARD_ID["civ4-6"]], [])
    plain = Position("republic").tech(1).stack(3, "civ3-1", "civ3-6").stack(4, "civ4-6")
    plain.seat.picks = [3]
    assert plain.ask(PickPhase()).legal() == ["civ3-1", "civ3-6"]


@rule("PU-22.5")
def test_republic_takes_two_of_all_remaining_cards_at_the_end() -> None:
    position = Position("republic").tech(5)
    for rank in (1, 2):
        position.stack(rank)
    position.stack(3, "civ3-1", "civ3-6").stack(4, "civ4-6")
    position.state.finale = True
    position.ask(EndEffects())
    assert position.legal() == ["civ3-1", "civ3-6"]  # the words of a set are said in order
    position.say("civ3-6")  # and so the other one
    assert card_points(position.seat) == 7
    assert position.quiet()


# --- Each card -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "count"),
    [
        pytest.param("civ1-1", 2, marks=rule("CIV-1.1")),
        pytest.param("civ2-3", 3, marks=rule("CIV-2.3")),
        pytest.param("civ2-4", 2, marks=rule("CIV-2.4")),
        pytest.param("civ3-5", 3, marks=rule("CIV-3.5")),
    ],
)
def test_advance_different_trackers(card: str, count: int) -> None:
    position = effect(Position(), card)
    words = ["civ", "water", "tech"][:count]
    position.say(*words)
    assert [position.seat.pool[track] for track in (0, 1, 4)] == [1, 1, 1 if count == 3 else 0]
    position.resolve()
    while not position.quiet():
        position.say(position.legal()[0])
    assert position.tracks() == {"civ": 1, "water": 1, "biomass": 0, "rover": 0, "tech": 1 if count == 3 else 0}
    one = effect(Position().at(civ=15, water=15, biomass=15, rover=14).at(tech=15), card)
    assert one.quiet()  # only the rover tracker can move: no question
    assert one.seat.pool[3] == 1


@rule("CIV-1.2")
def test_advance_one_tracker_two_steps() -> None:
    position = effect(Position().at(biomass=1), "civ1-2").say("biomass")
    assert position.position("biomass") == 3
    assert position.pending() == ["synergy", "patch"]
    assert effect(Position().at(civ=14), "civ1-2").say("civ").position("civ") == 15


@pytest.mark.parametrize(
    ("card", "count"),
    [
        pytest.param("civ1-3", 1, marks=rule("CIV-1.3")),
        pytest.param("civ2-5", 2, marks=rule("CIV-2.5")),
        pytest.param("civ4-5", 3, marks=rule("CIV-4.5")),
    ],
)
def test_gain_patches(card: str, count: int) -> None:
    assert effect(Position(), card).seat.pool[P_PATCH] == count


@rule("CIV-1.4", "PU-11.4")
def test_four_movement_points_and_one_more_with_the_rover_tech() -> None:
    assert effect(Position(), "civ1-4").seat.points == 4
    assert effect(Position().tech(3), "civ1-4").seat.points == 5
    assert effect(Position(rules=1).tech(3), "civ1-4").seat.points == 4


@rule("CIV-1.5", "PU-24.3", "PU-27.4", "PU-27.5")
def test_an_extra_tile_that_advances_nothing() -> None:
    position = Position().place("i2-rover-tech", "r0", 5, 5).settle().face("i3-civ-energy-m")
    slot = position.state.small_slot(position.state.depot(0))
    left = len(position.state.stacks[slot])
    effect(position, "civ1-5").say("small", "r0", xy(4, 5))
    assert position.seat.laid[-1] // 1024 == TILE["i3-civ-energy-m"]
    assert position.seat.spoilt()
    assert position.pending() == []
    assert len(position.state.stacks[slot]) == left - 1  # the next tile is uncovered
    # but techs that work on placing do work
    oasis = Position("oasis").tech(5).place("i2-rover-tech", "r0", 5, 5).settle().face("i3-energy-water")
    effect(oasis, "civ1-5").say("small", "r0", xy(4, 5))
    assert oasis.seat.pool[P_PATCH] == oasis.seat.pool[P_SYNERGY] == 1


@rule("CIV-3.2")
def test_an_extra_tile_that_advances() -> None:
    position = Position().place("i2-rover-tech", "r0", 5, 5).settle().face("i3-civ-energy")
    effect(position, "civ3-2").say("small", "r0", xy(4, 5))
    assert position.pending() == ["civ", "energy"]


@rule("CIV-1.5", "CIV-3.2")
def test_an_extra_tile_that_fits_nowhere_does_nothing() -> None:
    squares = [(x, y) for x in range(12) for y in range(12) if cell_at(x, y) >= 0]
    for card in ("civ1-5", "civ3-2"):
        position = effect(Position().ground("rover", *squares), card)
        assert position.quiet()
        assert not position.seat.ending


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("civ1-6", 1, marks=rule("CIV-1.6")),
        pytest.param("civ1-7", 2, marks=rule("CIV-1.7")),
        pytest.param("civ2-1", 1, marks=rule("CIV-2.1")),
        pytest.param("civ2-2", 2, marks=rule("CIV-2.2")),
        pytest.param("civ3-1", 2, marks=rule("CIV-3.1")),
        pytest.param("civ3-6", 3, marks=rule("CIV-3.6")),
        pytest.param("civ4-6", 4, marks=rule("CIV-4.6")),
    ],
)
def test_cards_that_score(card: str, points: int) -> None:
    assert card_points(Position().own(card).seat) == points
    assert not CIV_CARDS[CARD_ID[card]].immediate


@rule("CIV-1.8", "CIV-2.8", "CIV-3.8", "CIV-4.8", "PU-14.6")
def test_meteorite_repo_raises_the_worth_of_each_set_of_three() -> None:
    position = Position()
    position.seat.meteorites = 8
    worth = [meteorite_points(position.seat)]
    for card in ("civ1-8", "civ2-8", "civ3-8", "civ4-8"):
        worth.append(meteorite_points(position.own(card).seat))
    assert worth == [2, 4, 6, 8, 10]


@rule("CIV-1.9", "CIV-2.9", "CIV-3.9", "CIV-4.9")
def test_commerce_agreements_score_together() -> None:
    position = Position()
    worth = []
    for card in ("civ3-9", "civ1-9", "civ4-9", "civ2-9"):
        worth.append(card_points(position.own(card).seat))
    assert worth == [1, 3, 6, 10]


@pytest.mark.parametrize(
    ("card", "count"),
    [pytest.param("civ2-6", 2, marks=rule("CIV-2.6")), pytest.param("civ3-4", 3, marks=rule("CIV-3.4"))],
)
def test_collect_life_pods_from_anywhere(card: str, count: int) -> None:
    pods = [xy(7, 2), xy(1, 4), xy(10, 4)][:count]
    position = effect(Position(), card).say(*pods)
    assert position.seat.pods == count
    assert not position.seat.has_pod(cell_at(7, 2))
    assert position.quiet()
    last = Position()
    last.seat.pod_lo, last.seat.pod_hi = 1 << 20, 0
    assert effect(last, card).seat.pods == 1  # fewer are left: all of them


@rule("CIV-2.7")
def test_relocate_a_rover_anywhere() -> None:
    position = effect(Position(planet="tartarus").rover(5, 3).meteorite(9, 9), "civ2-7")
    position.say(xy(5, 3), xy(9, 9))
    assert position.seat.rovers == [cell_at(9, 9)]
    assert position.seat.meteorites == 1
    assert effect(Position().rover(5, 3), "civ2-7").say("pass").seat.rovers == [cell_at(5, 3)]
    assert effect(Position(), "civ2-7").quiet()


@rule("CIV-3.3")
def test_clear_a_row_or_column_of_meteorites() -> None:
    position = effect(Position().meteorite(5, 5).meteorite(8, 5).meteorite(5, 8), "civ3-3")
    assert position.legal() == ["row-5", "row-8", "column-5", "column-8"]
    position.say("row-5")
    assert position.seat.spoilt() == [cell_at(5, 8)]
    assert position.seat.meteorites == 0
    assert effect(Position().meteorite(5, 5).meteorite(8, 5), "civ3-3").say("column-8").seat.spoilt() == [cell_at(5, 5)]


@rule("CIV-3.7")
def test_unionization_raises_all_trackers_to_five_without_boosts() -> None:
    position = effect(Position().at(civ=7).place("i2-rover-tech", "r0", 5, 5).settle(), "civ3-7")
    while not position.quiet():
        position.say(position.legal()[0])
    assert position.tracks() == {"civ": 7, "water": 5, "biomass": 5, "rover": 5, "tech": 5}
    assert position.pending() == ["patch", "deploy"]  # and no boost of water 3, biomass 2 or tech 2
    assert position.seat.points == 1 + 1 + 2 + 2
    wormhole = effect(Position("wormhole"), "civ3-7")
    while not wormhole.quiet():
        wormhole.say(wormhole.legal()[0])
    assert wormhole.position("biomass") == 2
    assert wormhole.pending() == ["patch", "biomass.2"]  # space 1 gave its patch, not its boost
    oasis = effect(Position("oasis"), "civ3-7").say("water")
    assert oasis.position("water") == 5  # the first step of its path in row five


@rule("CIV-4.1")
def test_a_point_for_each_patch_on_the_planet() -> None:

    position = Position().own("civ4-1").place("i2-rover-tech", "r0", 5, 5)
    for x, y in ((4, 5), (6, 5), (4, 6)):
        lay_patch(position.state, 0, cell_at(x, y))
    assert card_points(position.seat) == 3


@pytest.mark.parametrize(
    ("card", "points"),
    [pytest.param("civ4-2", 2, marks=rule("CIV-4.2")), pytest.param("civ4-3", 3, marks=rule("CIV-4.3"))],
)
def test_cards_that_score_and_advance_at_the_end(card: str, points: int) -> None:
    position = Position().own(card).at(biomass=2).place("i2-rover-tech", "r0", 5, 5).settle()
    position.state.finale = True
    position.ask(EndEffects()).say("biomass")
    position.say(xy(4, 5))  # with its benefit: the patch is laid
    assert position.quiet()
    assert position.position("biomass") == 3
    assert card_points(position.seat) == points


def test_under_rules_1_each_seat_has_its_effects_of_the_end_by_itself() -> None:
    position = Position().own("civ4-2").at(biomass=2).place("i2-rover-tech", "r0", 5, 5).settle()
    position.state.finale = True
    position.ask(Finale(0)).say("biomass")
    assert position.position("biomass") == 3


@rule("CIV-4.4")
def test_destroy_three_meteorites() -> None:
    position = Position("horizon").tech(3).meteorite(5, 5).meteorite(8, 5).meteorite(5, 8).rover(9, 9, 1)
    effect(position, "civ4-4").say(xy(5, 5), xy(5, 8))  # the last one is forced
    assert position.seat.spoilt() == [cell_at(8, 5)]
    assert (position.seat.meteorites, position.seat.cargo, position.seat.pool[P_PATCH]) == (0, [0], 0)


@rule("CIV-4.7")
def test_life_pods_count_double() -> None:
    position = Position("cosmos").own("civ4-7")
    position.seat.pods = 3
    position.seat.track_pods = [1 << 5, 0, 0, 0, 0]
    assert pod_points(position.seat) == 6  # those on tracks do not score at all


def test_each_pick_is_resolved_before_the_next() -> None:
    position = Position().stack(1, "civ1-3", "civ1-4", "civ1-6").place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.picks = [1, 1]
    position.ask(NextPick(0)).say("civ1-3")
    position.say(xy(4, 5))  # the patch comes first
    assert position.legal() == ["civ1-4", "civ1-6"]


def test_unionization_climbs_again_after_a_regression_of_republic() -> None:
    position = effect(Position("republic").at(water=5, biomass=5, tech=5), "civ3-7")
    position.say("civ")  # the rover tracker follows; milestones at 2 and 4 move two trackers down
    while not position.quiet():
        position.say("water" if "water" in position.legal() else position.legal()[0])
    assert position.tracks() == {"civ": 5, "water": 5, "biomass": 5, "rover": 5, "tech": 5}
    assert position.seat.picks == [1, 2]
    assert "regress" not in position.pending()
    boosted = effect(Position("republic").at(water=5, biomass=5, tech=10, rover=5), "civ3-7")
    while not boosted.quiet():
        boosted.say(boosted.legal()[0])
    assert boosted.seat.picks == [1, 2]
    assert boosted.seat.pool[P_SYNERGY] == 0  # the boost of its tech is a boost too


@rule("PU-8.2", "PU-14.1")
def test_immediate_cards_do_not_act_again_at_the_end() -> None:
    position = Position().own("civ1-2", "civ2-5")
    position.state.finale = True
    assert position.ask(EndEffects()).quiet()
    assert position.pending() == []


@rule("PU-23.1", "CIV-1.2")
def test_wormhole_may_take_its_biomass_tracker_back_while_a_card_is_applied() -> None:
    position = effect(Position("wormhole").at(biomass=4, tech=3), "civ1-2").say("biomass")
    assert (position.position("biomass"), position.legal()) == (5, ["pass", "tech-1"])
    position.say("tech-1")
    assert position.position("biomass") == 1
    top = effect(Position("wormhole").at(biomass=5, tech=3), "civ2-4")
    assert top.legal() == ["pass", "tech-1"]
    assert "biomass" in top.say("tech-1").legal()
    before = effect(Position("wormhole", rules=1).at(biomass=5, tech=3), "civ2-4")
    assert "biomass" not in before.legal()


@rule("PU-27.11", "CIV-1.1")
def test_on_oasis_a_tracker_blocked_only_by_another_chosen_one_is_offered() -> None:
    board = c.CORPORATION_IDS.index("oasis")
    path = c.SPOT[board][c.WATER]
    step = next(at for at in range(1, len(path)) if path[at] // 16 == c.BIOMASS and path[at] % 16 > 1)
    row = path[step] % 16
    position = Position("oasis").at(water=step - 1, biomass=row)  # the biomass tracker stands in water's way
    assert not can_advance(position.state, position.seat, c.WATER)
    effect(position, "civ1-1")
    assert "water" not in position.legal()
    position.say("biomass")
    assert "water" in position.legal()
    position.say("water")
    assert position.pending()[:2] == ["water", "biomass"]
    position.resolve().say("biomass", "water")
    assert (position.position("water"), position.position("biomass")) == (step, row + 1)


def test_on_oasis_fewer_trackers_are_chosen_where_fewer_can_move() -> None:
    position = Position("oasis")
    for track in range(c.TRACKS):
        position.seat.move_tracker(track, c.TOP[position.seat.corporation][track])
    assert effect(position, "civ1-1").pending() == []


@rule("CIV-4.4", "CIV-3.3")
def test_two_meteorites_on_one_square_are_two_for_every_card() -> None:
    position = effect(Position("horizon").meteorite(5, 5).rover(5, 5, 1).meteorite(7, 7).meteorite(8, 8), "civ4-4")
    position.say(xy(5, 5), xy(5, 5))
    assert (position.seat.cargo, position.seat.meteorites_left()) == ([0], 2)
    position.say(xy(7, 7))
    assert (position.seat.meteorites_left(), position.quiet()) == (1, True)
    line = effect(Position("horizon").meteorite(5, 5).rover(5, 5, 1).meteorite(7, 7), "civ3-3").say("row-5")
    assert line.seat.meteorites_left() == 1
    few = effect(Position("horizon").meteorite(5, 5).rover(5, 5, 1), "civ4-4")
    assert (few.seat.meteorites_left(), few.quiet()) == (0, True)


@rule("EVO-20", "PU-5.3", "CIV-3.2")
def test_an_extra_tile_after_one_set_aside_is_placed_also_for_the_event_that_ignores_a_resource() -> None:
    position = Position().event("ev-o20").face("l4-civ-energy")
    position.seat.aside = TILE["i3-civ-energy"]
    position.seat.ending = True
    position.state.tops = [top if top != TILE["i3-civ-energy"] else -1 for top in position.state.tops]
    told: list[str] = []
    position.state.events = []
    position.ask(ExtraTile(0, 2))
    while not position.quiet() and "civ" not in position.legal():
        position.say(position.legal()[0])
    told = [event.message.id for event in position.state.events or []]
    assert "planet-did-place" in told
    assert "planet-did-aside" not in told
    assert position.legal() == ["civ", "energy"]
    position.say("civ")  # ignored: the energy of a placed tile is spent on what its area touches
    assert isinstance(position.state.question(0), SpendEnergy)


@rule("CIV-3.3")
def test_a_line_is_cleared_of_all_its_meteorites_and_of_no_others() -> None:
    position = effect(Position().meteorite(5, 5).meteorite(7, 5).meteorite(5, 8), "civ3-3")
    assert position.legal() == ["row-5", "row-8", "column-5", "column-7"]
    position.say("row-5")
    assert position.seat.spoilt() == [cell_at(5, 8)]
    other = effect(Position().meteorite(5, 5).meteorite(7, 5).meteorite(5, 8), "civ3-3").say("column-5")
    assert other.seat.spoilt() == [cell_at(7, 5)]


@rule("PU-8.1")
def test_a_seat_knows_the_cards_that_it_put_back_until_it_looks_again() -> None:
    position = Position().stack(1, "civ1-6", "civ1-7", "civ1-8", "civ1-9").stack(2, "civ2-1", "civ2-2")
    position.seat.picks = [1, 2]
    position.ask(PickPhase()).say("civ1-6", "civ2-1")
    known = {card for card in range(36) if position.seat.known >> card & 1}
    assert known == {CARD_ID["civ1-7"], CARD_ID["civ1-8"], CARD_ID["civ1-9"], CARD_ID["civ2-2"]}
    position.state.civ = [[CARD_ID["civ1-8"], CARD_ID["civ1-9"]], *position.state.civ[1:]]  # somebody took one
    position.seat.picks = [1]
    position.ask(PickPhase()).say("civ1-8")
    known = {card for card in range(36) if position.seat.known >> card & 1}
    assert known == {CARD_ID["civ1-9"], CARD_ID["civ2-2"]}  # of rank 1 only what was there now


# --- Several seats pick --------------------------------------------------------------------------------


def picking(*picks: list[int]) -> Position:
    position = Position(players=len(picks))
    position.stack(1, "civ1-6", "civ1-7", "civ1-8").stack(2, "civ2-1", "civ2-2", "civ2-8")
    for number, ranks in enumerate(picks):
        position.state.seats[number].picks = ranks
    return position.ask(PickPhase())


@rule("PU-8.4")
def test_seats_that_want_different_ranks_pick_at_the_same_time() -> None:
    position = picking([1], [2], [1])
    assert position.state.waiting() == [0, 1]
    position.state.say(1, position.state.legal(1)[0])
    assert position.state.waiting() == [0]
    position.state.say(0, position.state.legal(0)[0])
    assert position.state.waiting() == [2]
    assert position.legal(2) == ["civ1-7", "civ1-8"]


@rule("PU-8.4")
def test_whoever_comes_first_in_turn_order_picks_all_of_a_rank_first() -> None:
    position = picking([1, 2], [2])
    assert position.state.waiting() == [0]
    position.say("civ1-7")
    assert (position.state.waiting(), position.legal(0)) == ([0], ["civ2-1", "civ2-2", "civ2-8"])
    position.say("civ2-1")
    assert (position.state.waiting(), position.legal(1)) == ([1], ["civ2-2", "civ2-8"])


@rule("PU-8.4", "PU-22.2")
def test_a_card_of_the_next_rank_is_in_nobody_elses_way() -> None:
    position = Position("republic", players=2).tech(2)
    for rank in (1, 2):
        position.stack(rank, f"civ{rank}-6", f"civ{rank}-7", f"civ{rank}-8")
    position.seat.picks, position.state.seats[1].picks = [1], [2]
    position.ask(PickPhase())
    assert position.state.waiting() == [0]  # it may take a card of rank 2 away
    assert len(position.legal(0)) == 4


@rule("PU-8.5")
def test_a_rank_that_somebody_else_emptied_gives_nothing() -> None:
    position = Position(players=2).stack(1, "civ1-6")
    position.seat.picks = position.state.seats[1].picks = [1]
    assert position.ask(PickPhase()).quiet()
    assert [seat.cards for seat in position.state.seats] == [[CARD_ID["civ1-6"]], []]


# --- The end ---------------------------------------------------------------------------------------------


@rule("PU-14.1")
def test_effects_of_the_end_are_applied_at_the_same_time() -> None:
    position = Position(players=2).own("civ4-2")
    position.state.seats[1].cards = [CARD_ID["civ4-3"]]
    position.state.sit(position.state.seats)
    position.state.finale = True
    position.ask(EndEffects())
    assert position.state.waiting() == [0, 1]
    position.state.say(1, VOCABULARY.index("civ"))
    assert (position.state.seats[1].tracks[CIV], position.state.shown[1].tracks[CIV]) == (1, 0)
    position.say("tech")
    assert (position.quiet(), position.state.shown[1].tracks[CIV]) == (True, 1)


@rule("PU-14.1", "PU-22.5")
def test_cards_of_the_end_need_an_order_where_a_seat_looks_through_all_of_them() -> None:
    position = Position("republic", players=2).tech(5)
    for rank in range(1, 5):
        position.stack(rank, f"civ{rank}-6", f"civ{rank}-7")
    position.state.finale = True
    position.state.commander = 1
    position.state.seats[1].picks = [1]
    position.ask(EndEffects())
    assert position.state.waiting() == [1]  # commander first
    position.say("civ1-6")
    assert position.state.waiting() == [0]
    position.say("civ1-7", "civ4-6")
    assert position.quiet()
    assert position.seat.cards == [CARD_ID["civ1-7"], CARD_ID["civ4-6"]]


def test_at_the_end_all_cards_are_turned_up() -> None:
    position = Position(players=2).own("civ4-2")
    position.state.sit(position.state.seats)

    def shown() -> list[str]:
        areas = position.state.look(1)["areas"]
        return [item["name"] for a in areas if a["id"] == "cards" and a["seat"] == 0 for item in a["items"]]

    assert shown() == ["face-down"]
    position.state.finale = True
    assert shown() == ["civ4-2"]
    assert guess(position.state, 1, fast_chance(1)).seats[0].cards == position.seat.cards
