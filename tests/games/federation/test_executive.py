"""The executive phase, laws, the end of the round (FE-12, FE-13)."""

from __future__ import annotations

import pytest

from starboard.games.federation import boards, laws
from starboard.games.federation.executive import floor_votes
from starboard.games.federation.state import FROM_FLOORS, FROM_LAWS, NEUTRAL
from starboard.games.federation.words import ATAL, COLUMNS, PROJECT_COMMON, W_ALTERATION
from tests.games.federation.table import BOARD, Table, new_state
from tests.rulebook import rule


def put(table: Table, seat: int, space: str, votes: int = 0, funds: bool = False, die: bool = False) -> None:
    """Lay a token on a space by hand."""
    floor, column = int(space[1]), int(space[3])
    at = (floor - 1) * COLUMNS + column - 1
    table.state.holder[at] = seat
    table.state.votes[at] = votes
    table.state.funds[at] = int(funds)
    table.state.dice[at] = int(die)
    table.state.seats[seat].die_out |= die


def executive(table: Table) -> Table:
    """Skip the rest of the turns: nobody places anything more."""
    state = table.state
    state.offers = [[] for _ in state.seats]
    while type(state.trunk[-1]).__name__ != "Executive":
        state.trunk.pop()
    state.advance()
    return table


# ---- income and upkeep --------------------------------------------------------------------------------------


@rule("FE-12.1")
def test_income_may_pay_the_upkeep_and_a_drop_lowers_the_floor_points() -> None:
    table = Table()
    seat = table.seat
    me = table.state.seats[seat]
    me.slots = 1 << 3  # a lavandium
    me.degree = BOARD.first_degree[3]
    put(table, seat, "f1c1", votes=3)
    executive(table).say("level-3")
    assert me.points[FROM_FLOORS] == 3
    table = Table()
    seat = table.seat
    me = table.state.seats[seat]
    me.degree = BOARD.first_degree[3]
    put(table, seat, "f1c1", votes=3)
    executive(table)
    assert me.points[FROM_FLOORS] == 2


@rule("FE-12.2")
def test_income_in_turn_order_and_from_left_to_right() -> None:
    table = Table()
    first = table.state.starter
    second = (first + 1) % 4
    for seat in (first, second):
        table.state.seats[seat].slots = 0b0110  # transporter, transmutation
        table.state.seats[seat].goods = [1, 0, 0, 0]
    executive(table)
    asked = []
    while table.state.round == 1 and table.asks() in ("federation-ask-transport", "federation-ask-upgrade"):
        asked.append((table.seat, table.asks()[15:]))
        table.say("done")
    assert asked == [(s, what) for s in (first, second) for what in ("transport", "upgrade")]


@rule("FE-12.3", "FE-26.4")
@pytest.mark.parametrize(("level", "cost"), [(3, "lavandium"), (4, "copernium"), (5, "oceanium")])
def test_upkeep_by_level(level: int, cost: str) -> None:
    table = Table()
    seat = table.seat
    me = table.state.seats[seat]
    me.degree = BOARD.first_degree[level] + 1
    table.give(seat, **{cost: 1})
    executive(table)
    assert table.asks() == "federation-ask-upkeep"
    assert f"level-{level}" in table.legal()
    table.say(f"level-{level}")
    assert table.goods(seat) == {}
    assert me.degree == BOARD.first_degree[level] + 1  # paid in full: the marker stays


@rule("FE-12.3")
def test_levels_one_and_two_pay_nothing() -> None:
    table = Table()
    for seat, degree in enumerate((1, 2, 3, 4)):
        table.state.seats[seat].degree = degree
        table.state.seats[seat].goods = [1, 1, 1, 0]
    executive(table)
    while table.state.round == 1:
        assert table.asks() != "federation-ask-upkeep"
        table.default()
    assert [me.degree for me in table.state.seats] == [1, 2, 3, 4]
    assert all(me.goods == [1, 1, 1, 0] for me in table.state.seats)


@rule("FE-12.4", "FE-12.5", "FE-12.6")
def test_dropping() -> None:
    table = Table().give(copernium=1)
    seat = table.seat
    me = table.state.seats[seat]
    me.degree = BOARD.top_degree
    executive(table)
    assert table.legal() == ["level-2", "level-4"]
    assert table.why("level-5") == "federation-why-short"
    copy = table.state.copy()
    table.say("level-4")
    assert (me.degree, me.goods) == (BOARD.first_degree[4], [0, 0, 0, 0])
    table.state = copy
    table.say("level-2")
    assert table.state.seats[seat].degree == BOARD.first_degree[2]
    assert table.goods(seat) == {"copernium": 1}
    table = Table().give(oceanium=1)
    seat = table.seat
    table.me.degree = BOARD.first_degree[4]
    executive(table).say("level-4")  # oceanium stands in for copernium
    assert table.goods(seat) == {}
    table = Table()
    seat = table.seat
    table.me.degree = BOARD.top_degree
    executive(table)
    assert table.state.seats[seat].degree == BOARD.first_degree[2]  # nothing to pay with: not asked


def test_bonus_levels_do_not_raise_the_upkeep() -> None:
    table = Table().give(lavandium=1)
    seat = table.seat
    table.me.degree, table.me.level_game = BOARD.first_degree[2], 3
    executive(table)
    assert table.goods(seat) == {"lavandium": 1}


# ---- projects -----------------------------------------------------------------------------------------------


@rule("FE-12.7", "FE-7.6")
def test_funding_by_columns() -> None:
    table = Table()
    put(table, 0, "f1c1", funds=True)
    put(table, 1, "f3c1", funds=True)
    put(table, 2, "f2c6", funds=True)
    put(table, 3, "f2c2", votes=2)
    executive(table)
    expected = [0] * 7
    expected[BOARD.project_of_column[0]] = 2
    expected[BOARD.project_of_column[5]] = 1
    assert table.state.projects == expected
    assert [me.common for me in table.state.seats] == [0] * 4


@rule("FE-12.8", "FE-12.9", "FE-12.11", "FE-12.12", "FE-12.13")
def test_surplus_goes_to_the_common_project_from_the_top_down() -> None:
    table = Table()
    project = BOARD.project_of_column[0]
    table.state.projects[project] = BOARD.column_length[4] - 1
    put(table, 0, "f3c1", funds=True)  # completes the project
    put(table, 1, "f2c1", funds=True)  # these two are surplus
    put(table, 2, "f1c1", funds=True)
    executive(table)
    assert table.state.projects[project] == BOARD.column_length[4]
    assert [me.common for me in table.state.seats] == [0, 1, 1, 0]
    assert table.state.projects[PROJECT_COMMON] == 2


@rule("FE-12.14", "FE-12.15", "FE-12.16")
def test_common_project_crystals_and_beyond_its_end() -> None:
    table = Table()
    seat = table.seat
    seen = []
    for _ in range(11):
        table.effect("advance 1").say("project-common")
        seen.append(list(table.state.seats[seat].goods))
    assert seen[0] == [1, 0, 0, 0]
    assert seen[1] == [1, 1, 0, 0]
    assert seen[2] == seen[-1] == [1, 1, 1, 0]
    assert table.state.seats[seat].common == 11
    assert table.state.projects[PROJECT_COMMON] == 11 > BOARD.common_length[4]


def test_common_project_crystals_respect_the_reserve() -> None:
    table = Table()
    seat = table.seat
    table.give(seat, oceanium=10)
    table.state.projects[BOARD.project_of_column[0]] = BOARD.column_length[4]
    put(table, seat, "f3c1", funds=True)
    put(table, seat, "f2c1", funds=True)
    executive(table)
    assert table.asks() == "federation-ask-discard"
    table.say("lavandium")
    assert table.asks() == "federation-ask-discard"
    assert table.legal() == ["copernium", "oceanium"]


@rule("FE-12.7")
def test_funding_alterations_count() -> None:
    table = Table()
    table.me.alterations = [9]
    assert not BOARD.alterations[9].votes
    table.refresh().say("amb-4")
    assert table.state.legal(table.seat)[-1] == W_ALTERATION + 9
    table.say("alt-10 f3c2")
    table.finish_round()
    assert table.state.projects[BOARD.project_of_column[1]] == 1


# ---- floors -------------------------------------------------------------------------------------------------


@rule("FE-12.18", "FE-7.7", "FE-27.6", "FE-26.9", "FE-33.18")
def test_most_votes_on_a_floor() -> None:
    table = Table()
    for seat, level in enumerate((1, 2, 2, 1)):
        table.state.seats[seat].degree = BOARD.first_degree[level]
    table.state.seats[1].die = 2
    put(table, 0, "f2c1", votes=3)
    put(table, 1, "f2c2", votes=2, die=True)
    put(table, 2, "f2c4", votes=1)
    assert floor_votes(table.state, 1)[:4] == [3, 4, 1, 0]
    executive(table)
    assert [me.points[FROM_FLOORS] for me in table.state.seats] == [0, 2, 0, 0]


@rule("FE-12.19", "FE-12.20")
def test_several_floors_and_ties() -> None:
    table = Table()
    table.state.seats[0].degree = BOARD.first_degree[2]
    put(table, 0, "f1c1", votes=2)
    put(table, 0, "f2c1", votes=1)
    put(table, 0, "f3c1", votes=1)
    put(table, 1, "f3c2", votes=1)
    executive(table)
    assert [me.points[FROM_FLOORS] for me in table.state.seats] == [6, 1, 0, 0]


def test_a_floor_without_votes_scores_nobody() -> None:
    table = Table()
    put(table, 0, "f1c1", funds=True)
    executive(table)
    assert [me.points[FROM_FLOORS] for me in table.state.seats] == [0] * 4


def test_neutral_votes_can_win_a_floor() -> None:
    table = Table(3)
    table.state.holder = [-1] * 18
    table.state.votes = [0] * 18
    table.state.holder[0], table.state.votes[0] = NEUTRAL, 3
    put(table, 0, "f1c2", votes=2)
    table.state.holder[6], table.state.votes[6] = NEUTRAL, 3
    put(table, 1, "f2c2", votes=3)
    executive(table)
    assert [me.points[FROM_FLOORS] for me in table.state.seats] == [0, 1, 0]


# ---- the law ------------------------------------------------------------------------------------------------


@rule("FE-12.21", "FE-12.22", "FE-7.8", "FE-27.7")
def test_votes_of_a_wing_pass_its_law() -> None:
    table = Table()
    table.state.law_now = [ATAL, 0]
    table.state.seats[1].die = 5
    put(table, 0, "f1c1", votes=3)
    put(table, 2, "f2c3", votes=2)
    put(table, 1, "f3c6", votes=1, die=True)
    assert laws.wing_votes(table.state) == [5, 6]
    for me in table.state.seats:
        me.neo = 1
    executive(table)
    assert [me.points[FROM_LAWS] for me in table.state.seats] == [2] * 4  # the right wing's law, for everybody


def test_neutral_votes_count_for_the_law() -> None:
    table = Table(3)
    table.state.holder = [-1] * 18
    table.state.votes = [0] * 18
    table.state.holder[0], table.state.votes[0] = NEUTRAL, 3
    put(table, 0, "f1c4", votes=2)
    assert laws.wing_votes(table.state) == [3, 2]


@rule("FE-12.25", "FE-12.26")
def test_law_worked_example() -> None:
    """The right wing has more votes and its law is Atal's: everybody scores twice the own influence there."""
    table = Table()
    table.state.law_now = [0, ATAL]
    for seat in range(4):
        table.state.seats[seat].owned = (1 << 3 * seat) - 1 & 0b001001001
    put(table, 0, "f1c1", votes=1)
    put(table, 1, "f1c4", votes=2)
    executive(table)
    assert [me.points[FROM_LAWS] for me in table.state.seats] == [0, 2, 4, 6]


@rule("FE-12.23")
def test_a_tie_is_the_pawn_holders_choice() -> None:
    table = Table()
    table.state.law_now = [0, 1]
    table.state.pawn = (table.state.starter + 2) % 4
    table.state.seats[3].neo = 1
    put(table, 0, "f1c1", votes=2)
    put(table, 1, "f1c4", votes=2)
    executive(table)
    assert table.seat == table.state.pawn
    assert table.legal() == ["law-left", "law-right"]
    copy = table.state.copy()
    table.say("law-left")
    assert table.state.seats[3].points[FROM_LAWS] == 2
    table.state = copy
    table.say("law-right")
    assert table.state.seats[3].points[FROM_LAWS] == 0


@rule("FE-12.24")
def test_five_laws_once_in_each_wing() -> None:
    state = new_state()
    for wing in (0, 1):
        assert sorted([*state.law_pool[wing], state.law_now[wing]]) == [0, 1, 2, 3, 4]


# ---- the end of the round -----------------------------------------------------------------------------------


@rule("FE-13.1", "FE-13.3", "FE-13.4")
def test_tokens_return_and_laws_change() -> None:
    table = Table()
    before = table.state.law_now
    table.place("f3c2", "vote")
    table.finish_round()
    assert all(holder == -1 for holder in table.state.holder)
    assert all(me.placed == 0 for me in table.state.seats)
    assert table.state.law_gone == before
    assert table.state.law_now[0] != before[0]
    assert table.state.law_now[1] != before[1]


@rule("FE-13.4", "FE-13.5", "FE-13.6", "FE-13.7", "FE-13.8")
def test_laws_of_all_rounds() -> None:
    swapped = 0
    for seed in range(150):
        state = new_state(seed=seed)
        pairs = [state.law_now]
        for number in (2, 3, 4, 5):
            laws.turn_up(state, number)
            pairs.append(state.law_now)
            if number == 4:
                assert len(state.law_next) == 2  # the last pair is shown as well
                last = state.law_next
                swapped += 1
            else:
                assert state.law_next == []
        assert pairs[4] == last
        assert all(left != right for left, right in pairs)
        assert sorted(left for left, _ in pairs) == [0, 1, 2, 3, 4]
        assert sorted(right for _, right in pairs) == [0, 1, 2, 3, 4]
        assert state.law_pool == [[], []]


@rule("FE-13.5")
def test_an_equal_law_goes_back_into_its_stack() -> None:
    table = Table()
    table.state.law_pool = [[2], [2, 3]]
    for _ in range(8):
        state = table.state.copy()
        laws.turn_up(state, 2)
        assert state.law_now == [2, 3]
        assert state.law_pool[1] == [2]


@rule("FE-13.7")
def test_right_wing_laws_change_places_before_the_last_two_rounds() -> None:
    state = new_state()
    state.law_pool = [[0, 1], [1, 2]]
    seen = set()
    for _ in range(40):
        copy = state.copy()
        copy.chance = state.chance
        laws.turn_up(copy, 4)
        seen.add((tuple(copy.law_now), tuple(copy.law_next)))
    assert ((0, 1), (1, 2)) in seen  # drawn 0/2 and 1/1: the right ones were swapped
    assert all(now[0] != now[1] and then[0] != then[1] for now, then in seen)


@rule("FE-13.8", "FE-28.1")
def test_the_game_ends_after_round_five() -> None:
    table = Table()
    for number in (2, 3, 4, 5):
        table.finish_round()
        assert table.state.round == number
        assert table.state.scores() is None
    table.finish_round()
    assert table.state.over
    assert table.state.law_now == []


def test_figures_of_this_phase_come_from_the_board() -> None:
    board = boards.read_board(boards.board_text("reconstructed").replace("law_factor = 2 ", "law_factor = 5 "))
    table = Table()
    table.state.board = board
    table.state.law_now = [0, 1]
    table.state.seats[0].neo = 1
    put(table, 0, "f1c1", votes=2)
    executive(table)
    assert table.state.seats[0].points[FROM_LAWS] == 5
