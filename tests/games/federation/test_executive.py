"""The executive phase, laws, the end of the round (FE-12, FE-13)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import boards
from starboard.games.federation.rules import laws
from starboard.games.federation.rules.executive import floor_votes
from tests.games.federation.position import BOARD, Position, new_state
from tests.rulebook import rule


def put(position: Position, seat: int, space: str, votes: int = 0, funds: bool = False, die: bool = False) -> None:
    """Lay a token on a space by hand."""
    floor, column = int(space[1]), int(space[3])
    at = (floor - 1) * c.COLUMNS + column - 1
    position.put("holder", at, seat)
    position.put("votes", at, votes)
    position.put("funds", at, int(funds))
    position.put("dice", at, int(die))
    position.state.seats[seat].die_out |= die


def executive(position: Position) -> Position:
    """Skip the rest of the turns: nobody places anything more."""
    state = position.state
    state.offers = [[] for _ in state.seats]
    while type(state.trunk_top).__name__ != "Executive":
        state.trunk_top = state.trunk_rest.pop()
    state.advance()
    return position


# ---- income and upkeep --------------------------------------------------------------------------------------


@rule("FE-12.1")
def test_income_may_pay_the_upkeep_and_a_drop_lowers_the_floor_points() -> None:
    position = Position()
    seat = position.seat
    me = position.state.seats[seat]
    me.slots = 1 << 3  # a lavandium
    me.degree = BOARD.first_degree[3]
    put(position, seat, "f1c1", votes=3)
    executive(position).say("level-3")
    assert me.points[c.FROM_FLOORS] == 3
    position = Position()
    seat = position.seat
    me = position.state.seats[seat]
    me.degree = BOARD.first_degree[3]
    put(position, seat, "f1c1", votes=3)
    executive(position)
    assert me.points[c.FROM_FLOORS] == 2


@rule("FE-12.2")
def test_income_in_turn_order_and_from_left_to_right() -> None:
    position = Position()
    first = position.state.starter
    second = (first + 1) % 4
    for seat in (first, second):
        position.state.seats[seat].slots = 0b0110  # transporter, transmutation
        position.state.seats[seat].goods = [1, 0, 0, 0]
    executive(position)
    asked = []
    while position.state.round == 1 and position.asks() in ("federation-ask-transport", "federation-ask-upgrade"):
        asked.append((position.seat, position.asks()[15:]))
        position.say("done")
    assert asked == [(s, what) for s in (first, second) for what in ("transport", "upgrade")]


@rule("FE-12.3", "FE-26.4")
@pytest.mark.parametrize(("level", "cost"), [(3, "lavandium"), (4, "copernium"), (5, "oceanium")])
def test_upkeep_by_level(level: int, cost: str) -> None:
    position = Position()
    seat = position.seat
    me = position.state.seats[seat]
    me.degree = BOARD.first_degree[level] + 1
    position.give(seat, **{cost: 1})
    executive(position)
    assert position.asks() == "federation-ask-upkeep"
    assert f"level-{level}" in position.legal()
    position.say(f"level-{level}")
    assert position.goods(seat) == {}
    assert me.degree == BOARD.first_degree[level] + 1  # paid in full: the marker stays


@rule("FE-12.3")
def test_levels_one_and_two_pay_nothing() -> None:
    position = Position()
    for seat, degree in enumerate((1, 2, 3, 4)):
        position.state.seats[seat].degree = degree
        position.state.seats[seat].goods = [1, 1, 1, 0]
    executive(position)
    while position.state.round == 1:
        assert position.asks() != "federation-ask-upkeep"
        position.default()
    assert [me.degree for me in position.state.seats] == [1, 2, 3, 4]
    assert all(me.goods == [1, 1, 1, 0] for me in position.state.seats)


@rule("FE-12.4", "FE-12.5", "FE-12.6")
def test_dropping() -> None:
    position = Position().give(copernium=1)
    seat = position.seat
    me = position.state.seats[seat]
    me.degree = BOARD.top_degree
    executive(position)
    assert position.legal() == ["level-2", "level-4"]
    assert position.why("level-5") == "federation-why-short"
    copy = position.state.copy()
    position.say("level-4")
    assert (me.degree, me.goods) == (BOARD.first_degree[4], [0, 0, 0, 0])
    position.state = copy
    position.say("level-2")
    assert position.state.seats[seat].degree == BOARD.first_degree[2]
    assert position.goods(seat) == {"copernium": 1}
    position = Position().give(oceanium=1)
    seat = position.seat
    position.me.degree = BOARD.first_degree[4]
    executive(position).say("level-4")  # oceanium stands in for copernium
    assert position.goods(seat) == {}
    position = Position()
    seat = position.seat
    position.me.degree = BOARD.top_degree
    executive(position)
    assert position.state.seats[seat].degree == BOARD.first_degree[2]  # nothing to pay with: not asked


def test_bonus_levels_do_not_raise_the_upkeep() -> None:
    position = Position().give(lavandium=1)
    seat = position.seat
    position.me.degree, position.me.level_game = BOARD.first_degree[2], 3
    executive(position)
    assert position.goods(seat) == {"lavandium": 1}


# ---- projects -----------------------------------------------------------------------------------------------


@rule("FE-12.7", "FE-7.6")
def test_funding_by_columns() -> None:
    position = Position()
    put(position, 0, "f1c1", funds=True)
    put(position, 1, "f3c1", funds=True)
    put(position, 2, "f2c6", funds=True)
    put(position, 3, "f2c2", votes=2)
    executive(position)
    expected = [0] * 7
    expected[BOARD.project_of_column[0]] = 2
    expected[BOARD.project_of_column[5]] = 1
    assert position.state.projects == expected
    assert [me.common for me in position.state.seats] == [0] * 4


@rule("FE-12.8", "FE-12.9", "FE-12.11", "FE-12.12", "FE-12.13")
def test_surplus_goes_to_the_common_project_from_the_top_down() -> None:
    position = Position()
    project = BOARD.project_of_column[0]
    position.put("projects", project, BOARD.column_length[4] - 1)
    put(position, 0, "f3c1", funds=True)  # completes the project
    put(position, 1, "f2c1", funds=True)  # these two are surplus
    put(position, 2, "f1c1", funds=True)
    executive(position)
    assert position.state.projects[project] == BOARD.column_length[4]
    assert [me.common for me in position.state.seats] == [0, 1, 1, 0]
    assert position.state.projects[c.PROJECT_COMMON] == 2


@rule("FE-12.14", "FE-12.15", "FE-12.16")
def test_common_project_crystals_and_beyond_its_end() -> None:
    position = Position()
    seat = position.seat
    seen = []
    for _ in range(11):
        position.effect("advance 1").say("project-common")
        seen.append(list(position.state.seats[seat].goods))
    assert seen[0] == [1, 0, 0, 0]
    assert seen[1] == [1, 1, 0, 0]
    assert seen[2] == seen[-1] == [1, 1, 1, 0]
    assert position.state.seats[seat].common == 11
    assert position.state.projects[c.PROJECT_COMMON] == 11 > BOARD.common_length[4]


def test_common_project_crystals_respect_the_reserve() -> None:
    position = Position()
    seat = position.seat
    position.give(seat, oceanium=10)
    position.put("projects", BOARD.project_of_column[0], BOARD.column_length[4])
    put(position, seat, "f3c1", funds=True)
    put(position, seat, "f2c1", funds=True)
    executive(position)
    assert position.asks() == "federation-ask-discard"
    position.say("lavandium")
    assert position.asks() == "federation-ask-discard"
    assert position.legal() == ["copernium", "oceanium"]


@rule("FE-12.7")
def test_funding_alterations_count() -> None:
    position = Position()
    position.me.alterations = [9]
    assert not BOARD.alterations[9].votes
    position.refresh().say("amb-4")
    assert position.state.legal(position.seat)[-1] == w.ALTERATION + 9
    position.say("alt-10 f3c2")
    position.finish_round()
    assert position.state.projects[BOARD.project_of_column[1]] == 1


# ---- floors -------------------------------------------------------------------------------------------------


@rule("FE-12.18", "FE-7.7", "FE-27.6", "FE-26.9", "FE-33.18")
def test_most_votes_on_a_floor() -> None:
    position = Position()
    for seat, level in enumerate((1, 2, 2, 1)):
        position.state.seats[seat].degree = BOARD.first_degree[level]
    position.state.seats[1].die = 2
    put(position, 0, "f2c1", votes=3)
    put(position, 1, "f2c2", votes=2, die=True)
    put(position, 2, "f2c4", votes=1)
    assert floor_votes(position.state, 1)[:4] == [3, 4, 1, 0]
    executive(position)
    assert [me.points[c.FROM_FLOORS] for me in position.state.seats] == [0, 2, 0, 0]


@rule("FE-12.19", "FE-12.20")
def test_several_floors_and_ties() -> None:
    position = Position()
    position.state.seats[0].degree = BOARD.first_degree[2]
    put(position, 0, "f1c1", votes=2)
    put(position, 0, "f2c1", votes=1)
    put(position, 0, "f3c1", votes=1)
    put(position, 1, "f3c2", votes=1)
    executive(position)
    assert [me.points[c.FROM_FLOORS] for me in position.state.seats] == [6, 1, 0, 0]
    assert position.said("federation-did-floor") == [
        {"seat": 0, "n": 2, "floor": 1},
        {"seat": 0, "n": 2, "floor": 2},
        {"seat": 0, "n": 2, "floor": 3},
        {"seat": 1, "n": 1, "floor": 3},
    ]


def test_a_floor_without_votes_scores_nobody() -> None:
    position = Position()
    put(position, 0, "f1c1", funds=True)
    executive(position)
    assert [me.points[c.FROM_FLOORS] for me in position.state.seats] == [0] * 4


def test_neutral_votes_can_win_a_floor() -> None:
    position = Position(3)
    position.state.holder = [-1] * 18
    position.state.votes = [0] * 18
    position.put("holder", 0, c.NEUTRAL).put("votes", 0, 3)
    put(position, 0, "f1c2", votes=2)
    position.put("holder", 6, c.NEUTRAL).put("votes", 6, 3)
    put(position, 1, "f2c2", votes=3)
    executive(position)
    assert [me.points[c.FROM_FLOORS] for me in position.state.seats] == [0, 1, 0]


# ---- the law ------------------------------------------------------------------------------------------------


@rule("FE-12.21", "FE-12.22", "FE-7.8", "FE-27.7")
def test_votes_of_a_wing_pass_its_law() -> None:
    position = Position()
    position.state.law_now = [c.ATAL, 0]
    position.state.seats[1].die = 5
    put(position, 0, "f1c1", votes=3)
    put(position, 2, "f2c3", votes=2)
    put(position, 1, "f3c6", votes=1, die=True)
    assert laws.wing_votes(position.state) == [5, 6]
    for me in position.state.seats:
        me.neo = 1
    executive(position)
    assert [me.points[c.FROM_LAWS] for me in position.state.seats] == [2] * 4  # the right wing's law, for everybody
    assert position.said("federation-did-law") == [{"planet": "neo", "votes": 6, "against": 5}]


def test_neutral_votes_count_for_the_law() -> None:
    position = Position(3)
    position.state.holder = [-1] * 18
    position.state.votes = [0] * 18
    position.put("holder", 0, c.NEUTRAL).put("votes", 0, 3)
    put(position, 0, "f1c4", votes=2)
    assert laws.wing_votes(position.state) == [3, 2]


@rule("FE-12.25", "FE-12.26")
def test_law_worked_example() -> None:
    """The right wing has more votes and its law is Atal's: everybody scores twice the own influence there."""
    position = Position()
    position.state.law_now = [0, c.ATAL]
    for seat in range(4):
        position.state.seats[seat].owned = (1 << 3 * seat) - 1 & 0b001001001
    put(position, 0, "f1c1", votes=1)
    put(position, 1, "f1c4", votes=2)
    executive(position)
    assert [me.points[c.FROM_LAWS] for me in position.state.seats] == [0, 2, 4, 6]


@rule("FE-12.23")
def test_a_tie_is_the_pawn_holders_choice() -> None:
    position = Position()
    position.state.law_now = [0, 1]
    position.state.pawn = (position.state.starter + 2) % 4
    position.state.seats[3].neo = 1
    put(position, 0, "f1c1", votes=2)
    put(position, 1, "f1c4", votes=2)
    executive(position)
    assert position.seat == position.state.pawn
    assert position.legal() == ["law-left", "law-right"]
    copy = position.state.copy()
    position.say("law-left")
    assert position.state.seats[3].points[c.FROM_LAWS] == 2
    position.state = copy
    position.say("law-right")
    assert position.state.seats[3].points[c.FROM_LAWS] == 0


@rule("FE-12.24")
def test_five_laws_once_in_each_wing() -> None:
    state = new_state()
    for wing in (0, 1):
        assert sorted([*state.law_pool[wing], state.law_now[wing]]) == [0, 1, 2, 3, 4]


# ---- the end of the round -----------------------------------------------------------------------------------


@rule("FE-13.1", "FE-13.3", "FE-13.4")
def test_tokens_return_and_laws_change() -> None:
    position = Position()
    before = position.state.law_now
    position.place("f3c2", "vote")
    position.finish_round()
    assert all(holder == -1 for holder in position.state.holder)
    assert all(me.placed == 0 for me in position.state.seats)
    assert position.state.law_gone == before
    assert position.state.law_now[0] != before[0]
    assert position.state.law_now[1] != before[1]


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
    position = Position()
    position.state.law_pool = [[2], [2, 3]]
    for _ in range(8):
        state = position.state.copy()
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
    position = Position()
    for number in (2, 3, 4, 5):
        position.finish_round()
        assert position.state.round == number
        assert position.state.scores() is None
    position.finish_round()
    assert position.state.over
    assert position.state.law_now == []


def test_figures_of_this_phase_come_from_the_board() -> None:
    board = boards.read_board(boards.board_text("reconstructed").replace("law_factor = 2 ", "law_factor = 5 "))
    position = Position()
    position.state.board = board
    position.state.law_now = [0, 1]
    position.state.seats[0].neo = 1
    put(position, 0, "f1c1", votes=2)
    executive(position)
    assert position.state.seats[0].points[c.FROM_LAWS] == 5
