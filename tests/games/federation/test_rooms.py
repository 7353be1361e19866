"""The rooms of the senate and spying (FE-22, FE-23)."""

from __future__ import annotations

from starboard.games.federation import components as c
from tests.games.federation.position import BOARD, Position, space_word
from tests.rulebook import rule


@rule("FE-22.3")
def test_rooms_give_no_influence() -> None:
    position = Position().give(oceanium=3, copernium=3)
    seat = position.seat
    before = [position.state.influence(seat, planet) for planet in range(5)]
    for room in ("officers", "procurement", "patron", "president", "assistants", "lounge"):
        position.act(room)
        while position.asks() != "federation-ask-ambassador":
            position.say(position.legal()[0])
    assert [position.state.influence(seat, planet) for planet in range(5)] == before


@rule("FE-22.5")
def test_procurement() -> None:
    position = Position().give(oceanium=1).act("procurement")
    assert (position.me.hangar, position.me.ships) == (3, 5)
    assert position.goods() == {}
    position.me.hangar, position.me.ships = 4, 4
    position.give(oceanium=1).act("procurement")
    assert (position.me.hangar, position.me.ships) == (5, 3)  # only what fits


@rule("FE-22.6", "FE-22.7", "FE-33.11")
def test_patron() -> None:
    position = Position().act("patron")
    assert len(position.legal()) == 12
    position.say("mission-patron")
    assert position.me.marked == 1 << c.ACTIONS.index("patron")
    assert position.me.hangar == 2
    position.act("patron")
    assert len(position.legal()) == 11
    assert position.why("mission-patron") == "federation-why-marked"
    position = Position()
    position.me.marked = (1 << 12) - 1
    position.act("patron")
    assert position.asks() == "federation-ask-ambassador"  # all are marked: that part is lost


@rule("FE-22.8", "FE-22.9")
def test_president() -> None:
    position = Position()
    position.pass_turns(1)
    seat = position.seat
    position.act("president")
    assert position.state.pawn == seat
    assert len(position.legal()) == 7
    position.say("medal-intrigue")
    assert position.me.medals == 1 << 6


def test_president_with_nothing_left_still_takes_the_pawn() -> None:
    position = Position()
    position.pass_turns(1)
    seat = position.seat
    position.me.medals = 127
    position.act("president")
    assert position.state.pawn == seat
    assert position.asks() == "federation-ask-ambassador"


@rule("FE-23.1", "FE-23.2", "FE-22.10", "FE-23.4")
def test_spy() -> None:
    position = Position().give(lavandium=3, copernium=1, oceanium=1)
    seat = position.seat
    for space in range(18):  # whether a space is occupied does not matter
        if BOARD.action_at[space] != c.ACTIONS.index("spy"):
            position.put("holder", space, (seat + 1) % 4)
    position.refresh().place(space_word("spy"), "vote")
    assert position.goods(seat) == {"lavandium": 2, "copernium": 1, "oceanium": 1}
    assert position.legal() == [*c.ACTIONS[:8], "assistants", "lounge"]
    assert position.why("president") == "federation-why-no-copy"
    position.say("procurement")
    assert position.state.seats[seat].hangar == 3
    assert position.goods(seat) == {"lavandium": 2, "copernium": 1}  # the copied room is paid for as well


def test_spy_needs_money_for_the_copied_action_too() -> None:
    position = Position().give(lavandium=1).act("spy")
    assert "assistants" not in position.legal()
    assert position.why("assistants") == "federation-why-short"
    assert "officers" in position.legal()
    assert "e81216" in position.legal()  # a planet has no price of its own


def test_a_copied_planet_action_counts_in_full() -> None:
    position = Position().give(lavandium=1).own("1e1")
    seat = position.seat
    position.act("spy").say("neo")
    assert "1e1" in position.legal()
    position.say("1e1 neo-3")
    assert position.goods(seat) == {"lavandium": 2, "oceanium": 1}
    assert position.influence("neo", seat) == 1
