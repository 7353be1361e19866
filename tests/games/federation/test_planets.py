"""Neo, 6Moon, Atal and Arratuin (FE-15 to FE-19)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from tests.games.federation.position import BOARD, Position, specialist
from tests.rulebook import rule

NEO_NAMES = [space.name for space in BOARD.neo]


def neo_word(name: str) -> str:
    return f"neo-{NEO_NAMES.index(name) + 1}"


def at_neo(name: str) -> Position:
    """A table whose asked seat has its miner there, with the neighbours turned up."""
    position = Position()
    position.me.neo = NEO_NAMES.index(name)
    from starboard.games.federation.rules import neo

    neo.reveal(position.state, position.me.neo)
    return position.refresh()


# ---- Neo ----------------------------------------------------------------------------------------------------


@rule("FE-15.1", "FE-14.7", "FE-15.8")
def test_neo_step_and_resources() -> None:
    position = Position()
    seat = position.seat
    position.act("neo")
    assert position.legal() == [neo_word("a1"), neo_word("a2")]
    assert position.why(neo_word("end")) == "federation-why-not-next"
    position.say(neo_word("a1"))
    assert position.goods(seat) == {"lavandium": 2}
    assert position.influence("neo", seat) == 1


@rule("FE-15.4", "FE-15.2", "FE-15.7")
def test_neo_worked_example() -> None:
    """Three neighbours: two asteroids for one influence each, or lavandium and copernium for two."""
    position = at_neo("b2")
    seat = position.seat
    position.act("neo")
    assert sorted(position.legal()) == sorted([neo_word("A1"), neo_word("A2"), neo_word("d2")])
    before = position.influence("neo", seat)
    copy = position.state.copy()
    token = position.state.asteroid_at[NEO_NAMES.index("A1")]
    assert token >= 0
    position.say(neo_word("A1"))
    assert position.influence("neo", seat) == before + 1
    assert position.state.seats[seat].asteroids == 1 << token
    assert sum(position.goods(seat).values()) == sum(op.amount for op in BOARD.asteroids[token])
    assert position.state.asteroid_at[NEO_NAMES.index("A1")] == c.NOBODY
    position.state = copy
    position.say(neo_word("d2"))
    assert position.goods(seat) == {"lavandium": 1, "copernium": 1}
    assert position.influence("neo", seat) == before + 2


@rule("FE-15.3")
def test_miners_share_a_space() -> None:
    position = Position()
    other = position.state.seats[(position.seat + 1) % 4]
    other.neo = NEO_NAMES.index("a1")
    position.act("neo")
    assert neo_word("a1") in position.legal()


def test_an_emptied_asteroid_space_gives_influence_only() -> None:
    position = at_neo("b2")
    seat = position.seat
    position.state.asteroid_at[NEO_NAMES.index("A1")] = c.NOBODY
    position.act("neo").say(neo_word("A1"))
    assert position.goods(seat) == {}
    assert position.influence("neo", seat) == 3


@rule("FE-15.5")
def test_neighbouring_asteroids_are_turned_up() -> None:
    position = Position()
    a1, a2 = NEO_NAMES.index("A1"), NEO_NAMES.index("A2")
    assert position.state.asteroid_at[a1] == position.state.asteroid_at[a2] == c.HIDDEN
    position.act("neo").say(neo_word("a1"))
    assert position.state.asteroid_at[a1] == c.HIDDEN
    while position.seat != position.state.starter:
        position.pass_turns(1)
    position.act("neo").say(neo_word("b1"))
    assert position.state.asteroid_at[a1] >= 0
    assert position.state.asteroid_at[a2] == c.HIDDEN


@rule("FE-15.6", "FE-15.7", "FE-15.8")
def test_the_end_of_neo() -> None:
    position = at_neo("g")
    seat = position.seat
    assert position.state.dead_shown
    dead = [f"dead-{token + 1}" for token in position.state.dead_open]
    position.act("neo")
    assert position.asks() == "federation-ask-dead-asteroid"  # the only way is taken by the table
    assert position.legal() == dead
    position.say(dead[0])
    assert position.influence("neo", seat) == 8
    for word in dead[1:]:
        position.act("neo")
        if len(position.state.dead_open) > 1:
            assert word in position.legal()
            position.say(word)
        assert position.influence("neo", seat) == 8
    assert position.state.dead_open == []
    assert bin(position.state.seats[seat].dead).count("1") == 4
    position.act("neo")  # nothing is left to take, so nothing is asked
    assert position.asks() == "federation-ask-ambassador"
    position.own("1e1").act("neo")
    assert position.legal() == ["done", "1e1"]  # but what helps may be used, and need not


@rule("FE-31.44")
def test_extra_steps_on_neo() -> None:
    position = Position().own("1e3")
    seat = position.seat
    position.act("neo")
    assert "1e3" in position.legal()
    position.say("1e3")
    position.say(neo_word("a2"))
    assert position.goods(seat) == {}
    assert position.legal() == [neo_word("b2"), neo_word("b3")]
    position.say(neo_word("b3"))
    assert position.goods(seat) == {"oceanium": 1}  # from the final space only
    assert position.influence("neo", seat) == 2
    assert position.state.seats[seat].used == 1 << specialist("1e3")


# ---- 6Moon --------------------------------------------------------------------------------------------------


@rule("FE-16.1", "FE-16.2", "FE-16.3", "FE-16.4", "FE-16.6", "FE-17.4")
def test_sixmoon_step() -> None:
    position = Position()
    seat = position.seat
    position.act("sixmoon")
    offered = position.legal()
    assert position.asks() == "federation-ask-alteration"
    assert position.state.moon_shown == 1
    word = offered[0]
    kind = int(word.split("-")[1]) - 1
    lying = position.state.moon_at.count(kind)
    position.say(word)
    assert position.state.seats[seat].alterations == [kind]
    assert position.state.moon_at.count(kind) == lying - 1
    assert sum(1 for k in position.state.moon_at[4:8] if k >= 0) == 3
    assert position.influence("sixmoon", seat) == 1
    assert position.state.moon_shown == 2  # the next moon is turned up
    while position.seat == seat:
        position.pass_turns(1)
    other = position.seat
    position.act("sixmoon")
    assert position.legal() == sorted(
        {f"alt-{k + 1}" for k in position.state.moon_at[4:8] if k >= 0}, key=lambda w: int(w[4:])
    )
    position.say(position.legal()[0])
    assert [position.state.seats[s].moon for s in (seat, other)] == [1, 1]


@rule("FE-16.5", "FE-16.6")
def test_on_the_blue_planet() -> None:
    position = Position()
    seat = position.seat
    position.me.moon = 6
    from starboard.games.federation.rules import sixmoon

    sixmoon.reveal(position.state, 7)
    position.act("sixmoon").say(position.legal()[0])
    assert position.influence("sixmoon", seat) == 7
    for left in (2, 1, 0):
        position.act("sixmoon")
        if left:
            position.say(position.legal()[0])
        assert len(sixmoon.on_moon(position.state, 7)) == left
        assert position.influence("sixmoon", seat) == 7
    assert len(position.state.seats[seat].alterations) == 4
    position.act("sixmoon")  # nothing is left to take, so nothing is asked
    assert position.asks() == "federation-ask-ambassador"
    position.own("2d1").act("sixmoon").say("2d1")
    assert len(position.state.seats[seat].alterations) == 5  # but what helps does


def test_an_empty_moon_gives_nothing() -> None:
    position = Position()
    seat = position.seat
    position.state.moon_at[4:8] = [c.NOBODY] * 4
    position.act("sixmoon")
    assert position.asks() == "federation-ask-ambassador"
    assert position.influence("sixmoon", seat) == 1
    assert position.state.seats[seat].alterations == []


@rule("FE-17.10", "FE-20.12")
def test_sources_of_alterations() -> None:
    position = Position()
    seat = position.seat
    position.effect("alteration 1")
    assert len(position.state.seats[seat].alterations) == 1
    assert position.state.beside[1] == 15
    position.state.beside[1] = 0
    position.effect("alteration 1")
    assert len(position.state.seats[seat].alterations) == 1  # an empty stack gives nothing
    sources = [s.name for s in BOARD.specialists if s.effect[0].code == 20]
    assert sources == ["1d1", "2d1"]
    assert [at for at, effect in enumerate(BOARD.deep_space, 1) if any(op.code == 21 for op in effect)] == [2]
    assert [at for at, effect in enumerate(BOARD.production_income) if effect[0].code == 20] == [6]


# ---- Atal ---------------------------------------------------------------------------------------------------


@rule("FE-18.1", "FE-18.3", "FE-18.8", "FE-18.10", "FE-31.1", "FE-12.26")
def test_taking_a_level_one_specialist() -> None:
    position = Position().show("1e1")
    seat = position.seat
    neo_colour = 4
    position.act("atal")
    assert position.why("2e1") == "federation-why-not-owned"
    assert all(word[0] == "1" for word in position.legal())
    assert len(position.legal()) == 5
    position.say("1e1")
    assert position.state.seats[seat].owned == 1 << specialist("1e1")
    assert position.influence("atal", seat) == 1
    first, second, _ = position.state.open[3 * neo_colour : 3 * neo_colour + 3]
    assert first != c.NOBODY
    assert first != specialist("1e1")
    assert second != c.NOBODY  # the level 2 of the same type is turned up too


@rule("FE-18.2", "FE-18.9", "FE-31.1", "FE-31.2")
def test_levels_and_characters() -> None:
    position = Position().show("1e2", "2e1", "3e3")
    position.act("atal")
    assert "2e1" not in position.legal()
    assert position.why("2e1") == "federation-why-needs-lower-level"
    position = Position().own("1e1").show("1e2", "2e1", "3e3")
    position.act("atal")
    assert "2e1" in position.legal()
    assert "3e3" in position.legal()  # a lower level of the same type is enough
    assert "1e2" not in position.legal()
    assert position.why("1e2") == "federation-why-same-character"
    position = Position().own("1e1", "2e2").show("2e1", "3e3")
    position.act("atal")
    assert "2e1" not in position.legal()
    assert "3e3" in position.legal()


def test_the_stricter_prerequisite_is_a_figure() -> None:
    from starboard.games.federation.components import boards

    text = boards.board_text("reconstructed").replace('"any-lower"\n', '"next-lower"\n')
    position = Position()
    position.state.board = boards.read_board(text)
    position.own("1e1").show("2e1", "3e3").act("atal")
    assert "2e1" in position.legal()
    assert "3e3" not in position.legal()


def test_level_two_is_turned_up_after_level_two_and_level_three_never() -> None:
    position = Position().own("1e1").show("2e1", "3e3")
    left = len(position.state.stacks[9])
    copy = position.state.copy()
    position.act("atal").say("2e1")
    assert position.state.open[13] != c.NOBODY
    assert len(position.state.stacks[9]) == left - 1
    position.state = copy
    position.act("atal").say("3e3")
    assert position.state.open[14] == c.NOBODY


@rule("FE-18.4", "FE-18.5", "FE-31.3", "FE-31.4")
def test_immediate_specialist() -> None:
    position = Position().show("1c1")
    seat = position.seat
    position.act("atal").say("1c1")
    me = position.state.seats[seat]
    assert me.degree == BOARD.start_degree + 1
    assert me.used == 1 << specialist("1c1")


@rule("FE-18.6", "FE-31.3", "FE-31.42")
def test_planet_specialist_works_in_a_later_action() -> None:
    position = Position().show("1e1")
    seat = position.seat
    position.act("atal").say("1e1")
    assert position.state.seats[seat].used == 0
    position.state.advance()
    position.act("neo")
    assert "1e1" in position.legal()
    position.say("1e1")
    assert position.goods(seat) == {"lavandium": 2}
    assert "1e1" not in position.legal()
    assert position.why("1e1") == "federation-why-used"
    position.say(neo_word("a2"))
    assert position.goods(seat) == {"lavandium": 2, "oceanium": 1}


@rule("FE-18.7", "FE-31.3", "FE-33.14")
def test_any_time_specialist_only_in_own_turns() -> None:
    position = Position().own("1a1")
    seat = position.seat
    assert "1a1" in position.legal()
    position.say("amb-1 vote")
    assert "1a1" in position.legal()
    position.say("outer")
    assert position.seat == seat
    assert position.legal() == ["done", "1a1"]
    position.say("done")
    assert position.seat != seat
    assert position.state.legal(seat) == []
    while position.seat != seat:
        position.pass_turns(1)
    assert "1a1" in position.legal()
    position.say("1a1")
    assert "1a1" not in position.legal()


# ---- Arratuin -----------------------------------------------------------------------------------------------


@rule("FE-19.1", "FE-19.2", "FE-19.3", "FE-19.6", "FE-19.7", "FE-19.8", "FE-19.9", "FE-33.5")
def test_trading_three_times() -> None:
    position = Position().give(lavandium=3)
    seat = position.seat
    me = position.state.seats[seat]
    other = position.state.seats[(seat + 1) % 4]
    other.discs1 = 1 << 2
    position.act("arratuin").say("shop-3")
    assert (me.die, me.discs1, me.discs2) == (2, 1 << 2, 0)
    assert position.influence("arratuin", seat) == 1
    position.act("arratuin").say("shop-3")
    assert (me.die, me.discs1, me.discs2) == (5, 0, 1 << 2)
    assert position.influence("arratuin", seat) == 2
    position.act("arratuin").say("shop-3")
    assert (me.die, me.discs2) == (6, 1 << 2)
    assert position.influence("arratuin", seat) == 2
    assert position.goods(seat) == {"copernium": 1, "oceanium": 2}  # of levels 1, 2 and 2; the price was paid each time
    assert other.discs1 == 1 << 2


@rule("FE-19.10", "FE-33.6")
def test_one_shop_has_no_cost() -> None:
    position = Position().act("arratuin")
    assert position.goods() == {"lavandium": 1, "copernium": 1}  # the only one that can be paid, so not asked
    position = Position().give(lavandium=1).act("arratuin")
    assert {"shop-1", "shop-3"} <= set(position.legal())
    assert "shop-4" not in position.legal()
    assert position.why("shop-4") == "federation-why-short"


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
    position = Position().give(copernium=1)
    seat = position.seat
    me = position.state.seats[seat]
    me.discs1 = 1 << 1
    position.act("arratuin").say("shop-2").say(words)
    while position.asks() == "federation-ask-mix":
        position.say("degree")
    assert me.goods == [0, 0, oceanium, 0]
    assert me.degree == BOARD.start_degree + degrees


@rule("FE-19.4")
def test_choice_shop_at_level_one_gives_one_kind() -> None:
    position = Position().give(copernium=1)
    seat = position.seat
    position.act("arratuin").say("shop-2")
    assert position.legal() == ["oceanium", "degree"]
    position.say("oceanium")
    assert position.goods(seat) == {"lavandium": 1, "oceanium": 1}
    assert position.asks() == "federation-ask-ambassador"
    position.effect("pick 2 of oceanium, degree").say("oceanium")  # all of one kind
    assert position.goods(seat) == {"lavandium": 1, "oceanium": 3}
    assert position.asks() == "federation-ask-ambassador"


def test_medals_on_the_way_use_the_planets_of_this_chapter() -> None:
    position = Position()
    seat = position.seat
    position.state.seats[seat].discs1 = 0b11
    position.refresh().act("arratuin")
    assert position.state.seats[seat].medals == 1 << c.ARRATUIN
    assert position.state.medal_low[c.ARRATUIN] == 1
    assert position.state.medal_low[c.ATAL] == 0


@rule("FE-33.2")
def test_crystals_of_choice() -> None:
    position = Position()
    seat = position.seat
    position.effect("crystal 2")
    assert position.legal() == ["lavandium", "copernium", "oceanium"]
    position.say("copernium")
    assert position.legal() == ["copernium", "oceanium"]
    position.say("oceanium")
    assert position.goods(seat) == {"copernium": 1, "oceanium": 1}


@rule("FE-19.4", "FE-33.11")
def test_several_markers_are_one_set() -> None:
    position = Position().give(lavandium=1, copernium=1)
    seat = position.seat
    position.act("arratuin").say("shop-5")
    assert position.legal() == ["ship", "marker"]
    position.say("marker")
    prompt = position.state.prompt(seat)
    assert prompt is not None
    assert (prompt.kind, prompt.least, prompt.most) == ("set", 2, 2)
    position.say("mission-sixmoon")
    assert position.legal()[0] == "mission-atal"  # in the order of the vocabulary
    position.say("mission-spy")
    assert position.state.seats[seat].marked == 1 << 1 | 1 << 11
    position.state.seats[seat].marked = (1 << 12) - 2  # one is left: it is marked without a question
    position.state.seats[seat].discs1 = 1 << 4
    position.give(lavandium=1, copernium=1).act("arratuin").say("shop-5")
    position.say("marker")
    assert position.state.seats[seat].marked == (1 << 12) - 1
    assert "marker" not in position.legal()


@rule("FE-15.6")
def test_each_dead_asteroid_can_be_taken_at_the_end() -> None:
    for token in range(2):
        position = Position()
        seat = position.seat
        position.me.neo = BOARD.neo_end
        position.state.dead_shown, position.state.dead_open = True, [0, 1]
        position.refresh().act("neo").say(f"dead-{token + 1}")
        assert position.state.seats[seat].dead == 1 << token
        assert position.state.dead_open == [1 - token]
