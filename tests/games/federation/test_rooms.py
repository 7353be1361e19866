"""The rooms of the senate and spying (FE-22, FE-23)."""

from __future__ import annotations

from starboard.games.federation.words import ACTIONS
from tests.games.federation.table import BOARD, Table, space_word
from tests.rulebook import rule


@rule("FE-22.3")
def test_rooms_give_no_influence() -> None:
    table = Table().give(oceanium=3, copernium=3)
    seat = table.seat
    before = [table.state.influence(seat, planet) for planet in range(5)]
    for room in ("officers", "procurement", "patron", "president", "assistants", "lounge"):
        table.act(room)
        while table.asks() != "federation-ask-ambassador":
            table.say(table.legal()[0])
    assert [table.state.influence(seat, planet) for planet in range(5)] == before


@rule("FE-22.5")
def test_procurement() -> None:
    table = Table().give(oceanium=1).act("procurement")
    assert (table.me.hangar, table.me.ships) == (3, 5)
    assert table.goods() == {}
    table.me.hangar, table.me.ships = 4, 4
    table.give(oceanium=1).act("procurement")
    assert (table.me.hangar, table.me.ships) == (5, 3)  # only what fits


@rule("FE-22.6", "FE-22.7", "FE-33.11")
def test_patron() -> None:
    table = Table().act("patron")
    assert len(table.legal()) == 12
    table.say("mission-patron")
    assert table.me.marked == 1 << ACTIONS.index("patron")
    assert table.me.hangar == 2
    table.act("patron")
    assert len(table.legal()) == 11
    assert table.why("mission-patron") == "federation-why-marked"
    table = Table()
    table.me.marked = (1 << 12) - 1
    table.act("patron")
    assert table.asks() == "federation-ask-ambassador"  # all are marked: that part is lost


@rule("FE-22.8", "FE-22.9")
def test_president() -> None:
    table = Table()
    table.pass_turns(1)
    seat = table.seat
    table.act("president")
    assert table.state.pawn == seat
    assert len(table.legal()) == 7
    table.say("medal-intrigue")
    assert table.me.medals == 1 << 6


def test_president_with_nothing_left_still_takes_the_pawn() -> None:
    table = Table()
    table.pass_turns(1)
    seat = table.seat
    table.me.medals = 127
    table.act("president")
    assert table.state.pawn == seat
    assert table.asks() == "federation-ask-ambassador"


@rule("FE-23.1", "FE-23.2", "FE-22.10", "FE-23.4")
def test_spy() -> None:
    table = Table().give(lavandium=3, copernium=1, oceanium=1)
    seat = table.seat
    for space in range(18):  # whether a space is occupied does not matter
        if BOARD.action_at[space] != ACTIONS.index("spy"):
            table.state.holder[space] = (seat + 1) % 4
    table.refresh().place(space_word("spy"), "vote")
    assert table.goods(seat) == {"lavandium": 2, "copernium": 1, "oceanium": 1}
    assert table.legal() == [*ACTIONS[:8], "assistants", "lounge"]
    assert table.why("president") == "federation-why-no-copy"
    table.say("procurement")
    assert table.state.seats[seat].hangar == 3
    assert table.goods(seat) == {"lavandium": 2, "copernium": 1}  # the copied room is paid for as well


def test_spy_needs_money_for_the_copied_action_too() -> None:
    table = Table().give(lavandium=1).act("spy")
    assert "assistants" not in table.legal()
    assert table.why("assistants") == "federation-why-short"
    assert "officers" in table.legal()
    assert "e81216" not in table.legal()
    assert table.why("e81216") == "federation-why-nothing-there"


def test_a_copied_planet_action_counts_in_full() -> None:
    table = Table().give(lavandium=1).own("1e1")
    seat = table.seat
    table.act("spy").say("neo")
    assert "1e1" in table.legal()
    table.say("1e1 neo-3")
    assert table.goods(seat) == {"lavandium": 2, "oceanium": 1}
    assert table.influence("neo", seat) == 1
