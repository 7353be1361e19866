"""Neo, 6Moon, Atal and Arratuin (FE-15 to FE-19)."""

from __future__ import annotations

import pytest

from starboard.games.federation.state import HIDDEN, NOBODY
from starboard.games.federation.words import ARRATUIN, ATAL, NEO, SIXMOON
from tests.games.federation.table import BOARD, Table, space_word, specialist
from tests.rulebook import rule

NEO_NAMES = [space.name for space in BOARD.neo]


def neo_word(name: str) -> str:
    return f"neo-{NEO_NAMES.index(name) + 1}"


def at_neo(name: str) -> Table:
    """A table whose asked seat has its miner there, with the neighbours turned up."""
    table = Table()
    table.me.neo = NEO_NAMES.index(name)
    from starboard.games.federation import neo

    neo.reveal(table.state, table.me.neo)
    return table.refresh()


# ---- Neo ----------------------------------------------------------------------------------------------------


@rule("FE-15.1", "FE-14.7", "FE-15.8")
def test_neo_step_and_resources() -> None:
    table = Table()
    seat = table.seat
    table.act("neo")
    assert table.legal() == [neo_word("a1"), neo_word("a2")]
    assert table.why(neo_word("end")) == "federation-why-not-next"
    table.say(neo_word("a1"))
    assert table.goods(seat) == {"lavandium": 2}
    assert table.influence("neo", seat) == 1


@rule("FE-15.4", "FE-15.2", "FE-15.7")
def test_neo_worked_example() -> None:
    """Three neighbours: two asteroids for one influence each, or lavandium and copernium for two."""
    table = at_neo("b2")
    seat = table.seat
    table.act("neo")
    assert sorted(table.legal()) == sorted([neo_word("A1"), neo_word("A2"), neo_word("d2")])
    before = table.influence("neo", seat)
    copy = table.state.copy()
    token = table.state.asteroid_at[NEO_NAMES.index("A1")]
    assert token >= 0
    table.say(neo_word("A1"))
    assert table.influence("neo", seat) == before + 1
    assert table.state.seats[seat].asteroids == 1 << token
    assert sum(table.goods(seat).values()) == sum(op.amount for op in BOARD.asteroids[token])
    assert table.state.asteroid_at[NEO_NAMES.index("A1")] == NOBODY
    table.state = copy
    table.say(neo_word("d2"))
    assert table.goods(seat) == {"lavandium": 1, "copernium": 1}
    assert table.influence("neo", seat) == before + 2


@rule("FE-15.3")
def test_miners_share_a_space() -> None:
    table = Table()
    other = table.state.seats[(table.seat + 1) % 4]
    other.neo = NEO_NAMES.index("a1")
    table.act("neo")
    assert neo_word("a1") in table.legal()


def test_an_emptied_asteroid_space_gives_influence_only() -> None:
    table = at_neo("b2")
    seat = table.seat
    table.state.asteroid_at[NEO_NAMES.index("A1")] = NOBODY
    table.act("neo").say(neo_word("A1"))
    assert table.goods(seat) == {}
    assert table.influence("neo", seat) == 3


@rule("FE-15.5")
def test_neighbouring_asteroids_are_turned_up() -> None:
    table = Table()
    a1, a2 = NEO_NAMES.index("A1"), NEO_NAMES.index("A2")
    assert table.state.asteroid_at[a1] == table.state.asteroid_at[a2] == HIDDEN
    table.act("neo").say(neo_word("a1"))
    assert table.state.asteroid_at[a1] == HIDDEN
    while table.seat != table.state.starter:
        table.pass_turns(1)
    table.act("neo").say(neo_word("b1"))
    assert table.state.asteroid_at[a1] >= 0
    assert table.state.asteroid_at[a2] == HIDDEN


@rule("FE-15.6", "FE-15.7", "FE-15.8")
def test_the_end_of_neo() -> None:
    table = at_neo("g")
    seat = table.seat
    assert table.state.dead_shown
    dead = [f"dead-{token + 1}" for token in table.state.dead_open]
    table.act("neo")
    assert table.asks() == "federation-ask-dead-asteroid"  # the only way is taken by the table
    assert table.legal() == dead
    table.say(dead[0])
    assert table.influence("neo", seat) == 8
    for word in dead[1:]:
        table.act("neo")
        if len(table.state.dead_open) > 1:
            assert word in table.legal()
            table.say(word)
        assert table.influence("neo", seat) == 8
    assert table.state.dead_open == []
    assert bin(table.state.seats[seat].dead).count("1") == 4
    assert not table.state.rules.can_act(table.state, seat, NEO, [0, 0, 0, 0])
    table.say(table.legal()[0]).say("vote")
    assert space_word("neo") not in table.legal()


@rule("FE-31.44")
def test_extra_steps_on_neo() -> None:
    table = Table().own("1e3")
    seat = table.seat
    table.act("neo")
    assert "1e3" in table.legal()
    table.say("1e3")
    table.say(neo_word("a2"))
    assert table.goods(seat) == {}
    assert table.legal() == [neo_word("b2"), neo_word("b3")]
    table.say(neo_word("b3"))
    assert table.goods(seat) == {"oceanium": 1}  # from the final space only
    assert table.influence("neo", seat) == 2
    assert table.state.seats[seat].used == 1 << specialist("1e3")


# ---- 6Moon --------------------------------------------------------------------------------------------------


@rule("FE-16.1", "FE-16.2", "FE-16.3", "FE-16.4", "FE-16.6", "FE-17.4")
def test_sixmoon_step() -> None:
    table = Table()
    seat = table.seat
    table.act("sixmoon")
    offered = table.legal()
    assert table.asks() == "federation-ask-alteration"
    assert table.state.moon_shown == 1
    word = offered[0]
    kind = int(word.split("-")[1]) - 1
    lying = table.state.moon_at.count(kind)
    table.say(word)
    assert table.state.seats[seat].alterations == [kind]
    assert table.state.moon_at.count(kind) == lying - 1
    assert sum(1 for k in table.state.moon_at[4:8] if k >= 0) == 3
    assert table.influence("sixmoon", seat) == 1
    assert table.state.moon_shown == 2  # the next moon is turned up
    while table.seat == seat:
        table.pass_turns(1)
    other = table.seat
    table.act("sixmoon")
    assert table.legal() == sorted(
        {f"alt-{k + 1}" for k in table.state.moon_at[4:8] if k >= 0}, key=lambda w: int(w[4:])
    )
    table.say(table.legal()[0])
    assert [table.state.seats[s].moon for s in (seat, other)] == [1, 1]


@rule("FE-16.5", "FE-16.6")
def test_on_the_blue_planet() -> None:
    table = Table()
    seat = table.seat
    table.me.moon = 6
    from starboard.games.federation import sixmoon

    sixmoon.reveal(table.state, 7)
    table.act("sixmoon").say(table.legal()[0])
    assert table.influence("sixmoon", seat) == 7
    for left in (2, 1, 0):
        table.act("sixmoon")
        if left:
            table.say(table.legal()[0])
        assert len(sixmoon.on_moon(table.state, 7)) == left
        assert table.influence("sixmoon", seat) == 7
    assert len(table.state.seats[seat].alterations) == 4
    assert not table.state.rules.can_act(table.state, seat, SIXMOON, [0, 0, 0, 0])


def test_an_empty_moon_gives_nothing() -> None:
    table = Table()
    seat = table.seat
    table.state.moon_at[4:8] = [NOBODY] * 4
    table.act("sixmoon")
    assert table.asks() == "federation-ask-ambassador"
    assert table.influence("sixmoon", seat) == 1
    assert table.state.seats[seat].alterations == []


@rule("FE-17.10", "FE-20.12")
def test_sources_of_alterations() -> None:
    table = Table()
    seat = table.seat
    table.effect("alteration 1")
    assert len(table.state.seats[seat].alterations) == 1
    assert table.state.beside[1] == 15
    table.state.beside[1] = 0
    table.effect("alteration 1")
    assert len(table.state.seats[seat].alterations) == 1  # an empty stack gives nothing
    sources = [s.name for s in BOARD.specialists if s.effect[0].code == 20]
    assert sources == ["1d1", "2d1"]
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code == 21 for op in effect)] == [2]
    assert [at for at, effect in enumerate(BOARD.production_income) if effect[0].code == 20] == [6]


# ---- Atal ---------------------------------------------------------------------------------------------------


@rule("FE-18.1", "FE-18.3", "FE-18.8", "FE-18.10", "FE-31.1", "FE-12.26")
def test_taking_a_level_one_specialist() -> None:
    table = Table().show("1e1")
    seat = table.seat
    neo_colour = 4
    table.act("atal")
    assert table.why("2e1") == "federation-why-not-owned"
    assert all(word[0] == "1" for word in table.legal())
    assert len(table.legal()) == 5
    table.say("1e1")
    assert table.state.seats[seat].owned == 1 << specialist("1e1")
    assert table.influence("atal", seat) == 1
    first, second, _ = table.state.open[3 * neo_colour : 3 * neo_colour + 3]
    assert first != NOBODY
    assert first != specialist("1e1")
    assert second != NOBODY  # the level 2 of the same type is turned up too


@rule("FE-18.2", "FE-18.9", "FE-31.1", "FE-31.2")
def test_levels_and_characters() -> None:
    table = Table().show("1e2", "2e1", "3e3")
    table.act("atal")
    assert "2e1" not in table.legal()
    assert table.why("2e1") == "federation-why-needs-lower-level"
    table = Table().own("1e1").show("1e2", "2e1", "3e3")
    table.act("atal")
    assert "2e1" in table.legal()
    assert "3e3" in table.legal()  # a lower level of the same type is enough
    assert "1e2" not in table.legal()
    assert table.why("1e2") == "federation-why-same-character"
    table = Table().own("1e1", "2e2").show("2e1", "3e3")
    table.act("atal")
    assert "2e1" not in table.legal()
    assert "3e3" in table.legal()


def test_the_stricter_prerequisite_is_a_figure() -> None:
    from starboard.games.federation import boards

    text = boards.board_text("reconstructed").replace('"any-lower"\n', '"next-lower"\n')
    table = Table()
    table.state.board = boards.read_board(text)
    table.own("1e1").show("2e1", "3e3").act("atal")
    assert "2e1" in table.legal()
    assert "3e3" not in table.legal()


def test_level_two_is_turned_up_after_level_two_and_level_three_never() -> None:
    table = Table().own("1e1").show("2e1", "3e3")
    left = len(table.state.stacks[9])
    copy = table.state.copy()
    table.act("atal").say("2e1")
    assert table.state.open[13] != NOBODY
    assert len(table.state.stacks[9]) == left - 1
    table.state = copy
    table.act("atal").say("3e3")
    assert table.state.open[14] == NOBODY


@rule("FE-18.4", "FE-18.5", "FE-31.3", "FE-31.4")
def test_immediate_specialist() -> None:
    table = Table().show("1c1")
    seat = table.seat
    table.act("atal").say("1c1")
    me = table.state.seats[seat]
    assert me.degree == BOARD.start_degree + 1
    assert me.used == 1 << specialist("1c1")


@rule("FE-18.6", "FE-31.3", "FE-31.42")
def test_planet_specialist_works_in_a_later_action() -> None:
    table = Table().show("1e1")
    seat = table.seat
    table.act("atal").say("1e1")
    assert table.state.seats[seat].used == 0
    table.state.advance()
    table.act("neo")
    assert "1e1" in table.legal()
    table.say("1e1")
    assert table.goods(seat) == {"lavandium": 2}
    assert "1e1" not in table.legal()
    assert table.why("1e1") == "federation-why-used"
    table.say(neo_word("a2"))
    assert table.goods(seat) == {"lavandium": 2, "oceanium": 1}


@rule("FE-18.7", "FE-31.3", "FE-33.14")
def test_any_time_specialist_only_in_own_turns() -> None:
    table = Table().own("1a1")
    seat = table.seat
    assert "1a1" in table.legal()
    table.say("amb-1 vote")
    assert "1a1" in table.legal()
    table.say("outer")
    assert table.seat == seat
    assert table.legal() == ["done", "1a1"]
    table.say("done")
    assert table.seat != seat
    assert table.state.legal(seat) == []
    while table.seat != seat:
        table.pass_turns(1)
    assert "1a1" in table.legal()
    table.say("1a1")
    assert "1a1" not in table.legal()


# ---- Arratuin -----------------------------------------------------------------------------------------------


@rule("FE-19.1", "FE-19.2", "FE-19.3", "FE-19.6", "FE-19.7", "FE-19.8", "FE-19.9", "FE-33.5")
def test_trading_three_times() -> None:
    table = Table().give(lavandium=3)
    seat = table.seat
    me = table.state.seats[seat]
    other = table.state.seats[(seat + 1) % 4]
    other.discs1 = 1 << 2
    table.act("arratuin").say("shop-3")
    assert (me.die, me.discs1, me.discs2) == (2, 1 << 2, 0)
    assert table.influence("arratuin", seat) == 1
    table.act("arratuin").say("shop-3")
    assert (me.die, me.discs1, me.discs2) == (5, 0, 1 << 2)
    assert table.influence("arratuin", seat) == 2
    table.act("arratuin").say("shop-3")
    assert (me.die, me.discs2) == (6, 1 << 2)
    assert table.influence("arratuin", seat) == 2
    assert table.goods(seat) == {}
    assert other.discs1 == 1 << 2


@rule("FE-19.10", "FE-33.6")
def test_one_shop_has_no_cost() -> None:
    table = Table().act("arratuin")
    assert table.goods() == {"lavandium": 1, "copernium": 1}  # the only one that can be paid, so not asked
    table = Table().give(lavandium=1).act("arratuin")
    assert {"shop-1", "shop-3"} <= set(table.legal())
    assert "shop-4" not in table.legal()
    assert table.why("shop-4") == "federation-why-short"


@rule("FE-19.4", "FE-19.5")
@pytest.mark.parametrize(
    ("words", "oceanium", "degrees"),
    [
        ("oceanium oceanium degree", 2, 1),
        ("degree", 0, 3),
        ("oceanium degree", 1, 2),
        ("oceanium oceanium oceanium", 3, 0),
    ],
)
def test_choice_shop_worked_example(words: str, oceanium: int, degrees: int) -> None:
    """A copernium for any three of oceanium and degrees, at level 2."""
    table = Table().give(copernium=1)
    seat = table.seat
    me = table.state.seats[seat]
    me.discs1 = 1 << 1
    table.act("arratuin").say("shop-2").say(words)
    while table.asks() == "federation-ask-mix":
        table.say("degree")
    assert me.goods == [0, 0, oceanium, 0]
    assert me.degree == BOARD.start_degree + degrees


@rule("FE-19.4")
def test_choice_shop_at_level_one_gives_one_kind() -> None:
    table = Table().give(copernium=1)
    seat = table.seat
    table.act("arratuin").say("shop-2")
    assert table.legal() == ["oceanium", "degree"]
    table.say("oceanium")
    assert table.goods(seat) == {"oceanium": 2}
    assert table.asks() == "federation-ask-ambassador"


def test_medals_on_the_way_use_the_planets_of_this_chapter() -> None:
    table = Table()
    seat = table.seat
    table.state.seats[seat].discs1 = 0b11
    table.refresh().act("arratuin")
    assert table.state.seats[seat].medals == 1 << ARRATUIN
    assert table.state.medal_low[ARRATUIN] == 1
    assert table.state.medal_low[ATAL] == 0


@rule("FE-33.2")
def test_crystals_of_choice() -> None:
    table = Table()
    seat = table.seat
    table.effect("crystal 2")
    assert table.legal() == ["lavandium", "copernium", "oceanium"]
    table.say("copernium")
    assert table.legal() == ["copernium", "oceanium"]
    table.say("oceanium")
    assert table.goods(seat) == {"copernium": 1, "oceanium": 1}


@rule("FE-19.4", "FE-33.11")
def test_several_markers_are_one_set() -> None:
    table = Table().give(lavandium=1, copernium=1)
    seat = table.seat
    table.act("arratuin").say("shop-5")
    assert table.legal() == ["ship", "marker"]
    table.say("marker")
    prompt = table.state.prompt(seat)
    assert prompt is not None
    assert (prompt.kind, prompt.least, prompt.most) == ("set", 2, 2)
    table.say("mission-sixmoon")
    assert table.legal()[0] == "mission-atal"  # in the order of the vocabulary
    table.say("mission-spy")
    assert table.state.seats[seat].marked == 1 << 1 | 1 << 11
    table.state.seats[seat].marked = (1 << 12) - 2  # one is left: it is marked without a question
    table.state.seats[seat].discs1 = 1 << 4
    table.give(lavandium=1, copernium=1).act("arratuin").say("shop-5")
    table.say("marker")
    assert table.state.seats[seat].marked == (1 << 12) - 1
    assert "marker" not in table.legal()


@rule("FE-15.6")
def test_each_dead_asteroid_can_be_taken_at_the_end() -> None:
    for token in range(2):
        table = Table()
        seat = table.seat
        table.me.neo = BOARD.neo_end
        table.state.dead_shown, table.state.dead_open = True, [0, 1]
        table.refresh().act("neo").say(f"dead-{token + 1}")
        assert table.state.seats[seat].dead == 1 << token
        assert table.state.dead_open == [1 - token]
