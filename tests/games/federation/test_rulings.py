"""Rulings for the edge cases (rulings.md), and rules that are easily broken without anybody noticing."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.rules import projects, specialists
from tests.games.federation.position import BOARD, Position, specialist
from tests.rulebook import rule


def medal(kind: str) -> int:
    return 1 << c.MEDALS.index(kind)


# ---- medals and degrees -------------------------------------------------------------------------------------


@rule("FE-10.9", "FE-26.6")
@pytest.mark.parametrize(("below", "degrees"), [(7, 1), (7, 2), (6, 4), (8, 1)])
def test_the_accreditation_medal_when_its_degree_is_reached_or_jumped_over(below: int, degrees: int) -> None:
    position = Position()
    seat = position.seat
    position.me.degree = below
    position.effect(f"degree {degrees}")
    assert bool(position.state.seats[seat].medals & medal("accreditation")) == (below < BOARD.medal_degree)


@rule("FE-10.2", "FE-12.2", "FE-20.6")
def test_a_planet_medal_in_the_executive_phase() -> None:
    """A transporter step that reaches a threshold takes the medal at once (R-051)."""
    position = Position().productions("transporter", "replicator", "academy", "university")
    me = position.me
    seat = position.seat
    me.slots = 1
    me.moon = BOARD.medal_thresholds[4][0] - 1
    position.refresh().to_executive()
    assert (position.asks(), position.seat) == ("federation-ask-transport", seat)
    assert not me.medals
    position.say(f"moon-{me.moon + 1}")
    assert me.medals == medal("sixmoon")


# ---- planets ------------------------------------------------------------------------------------------------


@rule("FE-19.5", "FE-19.6")
def test_a_shop_at_level_two_is_used_again_and_again_without_influence() -> None:
    position = Position()
    me = position.me
    seat = position.seat
    me.discs2 = 1
    position.refresh().act("arratuin")
    if position.asks() == "federation-ask-arratuin":
        position.say("shop-1")
    assert position.goods(seat) == {"lavandium": 1, "copernium": 1, "oceanium": 1}
    assert (me.discs1, me.discs2, position.influence("arratuin", seat)) == (0, 1, 2)
    position.act("arratuin")
    if position.asks() == "federation-ask-arratuin":
        position.say("shop-1")
    assert position.goods(seat) == {"lavandium": 2, "copernium": 2, "oceanium": 2}


@rule("FE-15.5", "FE-16.3", "FE-20.6")
def test_the_transporter_turns_up_what_lies_ahead() -> None:
    names = [space.name for space in BOARD.neo]
    position = Position()
    seat = position.seat
    position.me.neo = names.index("a1")
    a1 = names.index("A1")
    assert position.state.asteroid_at[a1] == c.HIDDEN
    position.refresh().effect("transport").say(f"neo-{names.index('b1') + 1}")
    assert position.state.asteroid_at[a1] >= 0
    assert position.goods(seat) == {}  # and gives nothing
    assert position.state.moon_shown == 1
    position.effect("transport").say("moon-1")
    assert position.state.moon_shown == 2
    assert not position.state.seats[seat].alterations


@rule("FE-18.8")
def test_the_next_specialist_of_level_two_is_turned_up_at_once() -> None:
    """R-064."""
    position = Position().own("1b1").show("2b1")
    position.state.stacks = [
        [token for token in pile if token // 3 != specialist("2b1") // 3] for pile in position.state.stacks
    ]
    place = specialist("2b1") // 3
    position.state.stacks[3] = [specialist("2b3")]
    position.refresh().act("atal").say("2b1")
    assert position.state.open[place] == specialist("2b3")


@rule("FE-31.10")
def test_2a2_is_the_choice_of_its_action() -> None:
    """A level-3 token without a lower one of its colour, in place of the normal choice (R-065)."""
    position = Position().own("2a2").show("3e1")
    seat = position.seat
    position.act("atal")
    before = position.state.seats[seat].owned
    assert "3e1" not in position.legal()
    position.say("2a2")
    assert position.asks() == "federation-ask-atal"
    position.say("3e1")
    me = position.state.seats[seat]
    assert me.owned == before | 1 << specialist("3e1")
    assert position.asks() != "federation-ask-atal"


@rule("FE-32.21")
def test_a_robot_in_the_income_step_pays_once() -> None:
    """The academy leads to deep space, ds-8 builds a replicator: its income comes at once, not again (R-071)."""
    position = Position().productions("academy", "transporter", "transmutation", "replicator")
    me = position.me
    seat = position.seat
    me.slots = 1
    me.degree = BOARD.top_degree - 1
    position.give(oceanium=3)
    position.state.deep = [7]
    position.state.deep_box = [0, 1, 2, 3, 4, 5, 6]
    position.refresh()
    round_number = position.state.round
    while position.asks() != "federation-ask-robot":
        position.say("ds-8") if position.asks() == "federation-ask-deep-space" else position.default()
    lavandium = me.goods[c.LAVANDIUM]
    position.say("replicator")
    while position.state.round == round_number and position.seat == seat and position.state.executive:
        position.default()
    assert me.goods[c.LAVANDIUM] == lavandium + 1


@rule("FE-3.7")
def test_gold_over_the_limit_is_lost_without_a_question() -> None:
    """R-021."""
    position = Position().give(gold=4)
    seat = position.seat
    position.effect("gold 3")
    assert position.goods(seat) == {"gold": 5}
    assert position.asks() == "federation-ask-ambassador"


# ---- specialists --------------------------------------------------------------------------------------------


@rule("FE-31.4", "FE-31.7")
def test_a_token_at_work_cannot_be_turned_up_by_its_own_effect() -> None:
    """1B3 takes the income of the consulate: it may turn up any level-1 token but 1B3 itself (R-074)."""
    position = Position().productions("academy", "consulate", "incubator", "university")
    position.own("1c1", used=True).own("1b3")
    seat = position.seat
    me = position.state.seats[seat]
    position.state.offers[seat] = []
    specialists.use(position.state, seat, specialist("1b3"), 0)
    position.state.advance()
    position.say("consulate")
    assert position.legal() == ["done", "1c1"]
    position.say("1c1")
    assert me.used >> specialist("1b3") & 1


@rule("FE-31.7")
def test_the_chain_of_tokens_at_work_grows() -> None:
    """A reactivated immediate token works inside the chain that turned it up: neither can be the target again."""
    position = Position().productions("academy", "consulate", "incubator", "university")
    position.own("1b3", "1c1", used=True).own("1a2")
    seat = position.seat
    position.say("1a2")
    assert position.legal() == ["done", "1b3", "1c1"]
    position.say("1b3 consulate")  # turned up, used at once: an income of the consulate
    assert position.legal() == ["done", "1c1"]
    assert position.state.seats[seat].used >> specialist("1b3") & 1


@rule("FE-18.6", "FE-20.11")
def test_a_token_turned_up_inside_an_action_may_help_it() -> None:
    """The consulate just built turns 1B2 up, which pays in the same action (R-076)."""
    position = Position().productions("academy", "consulate", "incubator", "university")
    position.own("1b2", used=True).give(lavandium=1, copernium=1, oceanium=1)
    seat = position.seat
    position.act("e81216").say("consulate 1b2")
    assert position.asks() == "federation-ask-after-build"
    position.say("1b2")
    assert position.goods(seat) == {"lavandium": 1}


@rule("FE-18.6")
def test_a_token_gained_by_an_action_waits_for_a_later_one() -> None:
    """R-076: 1E1 taken in a first action, used in the second."""
    position = Position().show("1e1").act("atal").say("1e1")
    assert position.me.owned >> specialist("1e1") & 1
    position.act("neo")
    assert "1e1" in position.legal()


# ---- projects and the executive phase -----------------------------------------------------------------------


@rule("FE-12.14", "FE-12.16")
def test_crystals_of_the_common_project_after_its_completion() -> None:
    position = Position()
    seat = position.seat
    position.put("projects", c.PROJECT_COMMON, BOARD.common_length[4])
    for _ in range(4):
        projects.contribute(position.state, seat)
    assert position.goods(seat) == {"lavandium": 1, "copernium": 1, "oceanium": 1}
    assert position.state.seats[seat].common == 4
    assert position.state.projects[c.PROJECT_COMMON] == BOARD.common_length[4] + 4


@rule("FE-12.2", "FE-12.3")
def test_the_executive_phase_goes_in_the_order_of_the_round() -> None:
    """From the player who began it, wherever the pawn is now (R-084)."""
    position = Position()
    state = position.state
    for me in state.seats:
        me.degree = BOARD.first_degree[3]
        me.goods = [1, 0, 0, 0]
    starter = state.starter
    position.refresh()
    state.pawn = (starter + 2) % 4
    position.to_executive()
    asked = []
    while not state.over and state.executive and position.asks() == "federation-ask-upkeep":
        asked.append(position.seat)
        position.say("level-3")
    assert asked == [(starter + turn) % 4 for turn in range(4)]
