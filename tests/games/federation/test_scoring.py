"""The end of the game, and games of two and three (FE-28 to FE-30)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.rules import few_players, scoring
from tests.games.federation.position import BOARD, Position, new_state
from tests.rulebook import rule


def at_the_end(players: int = 4) -> Position:
    """A table after set-up, to be scored at once."""
    position = Position(players)
    for me in position.state.seats:
        me.hangar, me.ships = 0, 8
    return position


@rule("FE-28.2", "FE-28.5", "FE-28.6", "FE-28.7", "FE-28.8", "FE-17.9")
def test_medals_and_leftovers() -> None:
    position = at_the_end()
    me = position.state.seats[0]
    me.goods = [2, 1, 2, 3]
    me.hangar, me.ships = 2, 6
    me.alterations = [0, 0, 7]
    me.medals = 0b111
    scoring.final(position.state)
    assert me.points[c.FROM_LEFTOVERS] == 2 + 3 + 2 + 3
    assert me.points[c.FROM_MEDALS] == BOARD.medal_score[3]
    assert position.state.seats[1].points == [0] * 9


@rule("FE-28.9", "FE-28.10", "FE-12.17", "FE-28.11", "FE-28.12")
def test_only_funded_projects_score_and_influence_ranks() -> None:
    position = at_the_end()
    for seat, space in enumerate((3, 2, 0, 1)):  # b1, a2, start, a1
        position.state.seats[seat].neo = space
    position.state.seats[3].neo = 6  # c1
    position.put("projects", c.NEO, BOARD.column_length[4] - 1)
    copy = position.state.copy()
    scoring.final(copy)
    assert [me.points[c.FROM_PROJECTS] for me in copy.seats] == [0] * 4
    position.put("projects", c.NEO, BOARD.column_length[4])
    scoring.final(position.state)
    assert [me.points[c.FROM_PROJECTS] for me in position.state.seats] == [8, 4, 0, 16]


@rule("FE-28.13", "FE-28.14", "FE-28.15")
def test_mission_project() -> None:
    """Worked example: two missions by ship and the start token are three completed missions."""
    position = at_the_end()
    position.state.seats[0].completed = 0b11
    position.state.seats[1].deep = 3
    assert position.state.missions(0) == 3
    assert scoring.standing(position.state, c.PROJECT_MISSIONS) == [3, 2, 1, 1]
    position.put("projects", c.PROJECT_MISSIONS, BOARD.column_length[4])
    scoring.final(position.state)
    assert [me.points[c.FROM_PROJECTS] for me in position.state.seats] == [16, 8, 2, 2]


@rule("FE-28.16", "FE-28.17")
def test_common_project() -> None:
    position = at_the_end()
    for seat, common in enumerate((4, 0, 5, 0)):
        position.state.seats[seat].common = common
    position.put("projects", c.PROJECT_COMMON, BOARD.common_length[4])
    scoring.final(position.state)
    assert [me.points[c.FROM_PROJECTS] for me in position.state.seats] == [8, 0, 16, 0]


@rule("FE-28.18", "FE-28.19")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([5, 5, 3, 1], [12, 12, 4, 0]),  # the worked example
        ([4, 4, 4, 1], [9, 9, 9, 0]),
        ([6, 5, 2, 2], [16, 8, 2, 2]),
        ([3, 3, 3, 3], [7, 7, 7, 7]),
        ([6, 2, 2, 0], [16, 6, 6, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_shared_places(values: list[int], points: list[int]) -> None:
    assert scoring.shares(at_the_end().state, values) == points


@rule("FE-28.20", "FE-28.21", "FE-0.6")
def test_winners() -> None:
    position = at_the_end()
    for seat, amount in enumerate((10, 30, 30, 5)):
        position.state.earn(seat, c.FROM_FLOORS, amount)
    assert position.state.winners() is None
    position.state.over = True
    assert position.state.scores() == [10, 30, 30, 5]
    assert position.state.winners() == [1, 2]


# ---- three --------------------------------------------------------------------------------------------------


def space(action: str, wing: int) -> int:
    number = c.ACTIONS.index(action)
    return next(at for at, a in enumerate(BOARD.action_at) if a == number and at % 6 // 3 == wing)


@rule("FE-29.1", "FE-29.2", "FE-29.5", "FE-29.6", "FE-29.7", "FE-29.8", "FE-29.9")
def test_three_players_block_three_spaces_each_round() -> None:
    position = Position(3)
    seen: list[int] = []
    for number in range(1, 6):
        assert position.state.round == number
        neutral = [at for at in range(18) if position.state.holder[at] == c.NEUTRAL]
        assert len(neutral) == 3
        assert sorted(position.state.votes[at] for at in neutral) == [0, number, number]
        seen += position.state.blocked
        assert len(position.state.block_planets) == 5 - number
        position.finish_round()
    assert sorted(seen) == [0, 1, 2, 3, 4]  # a new token each round


@rule("FE-29.10", "FE-29.8")
def test_three_players_worked_example() -> None:
    """Round 3: three votes on the yellow planet left and the blue one right, none on the green one left."""
    state = new_state(3)
    state.round = 3
    state.block_planets = [0]
    few_players.block(state)
    expected = {space("arratuin", 0): 3, space("sixmoon", 1): 3, space("e81216", 0): 0}
    assert {at: state.votes[at] for at in range(18) if state.holder[at] == c.NEUTRAL} == expected


@rule("FE-29.11", "FE-30.11")
@pytest.mark.parametrize("players", [2, 3])
def test_neutral_tokens_leave_after_the_executive_phase(players: int) -> None:
    position = Position(players)
    first = position.state.blocked
    position.finish_round()
    assert position.state.blocked != first
    count = sum(1 for holder in position.state.holder if holder == c.NEUTRAL)
    assert count == {2: 5, 3: 3}[players]
    position.state.round = 5
    position.finish_round()
    assert all(holder == -1 for holder in position.state.holder)


def test_four_players_block_nothing() -> None:
    assert all(holder == -1 for holder in Position(4).state.holder)


def test_place_points_of_three() -> None:
    state = new_state(3)
    assert scoring.shares(state, [3, 2, 1]) == [14, 7, 0]
    assert scoring.shares(state, [3, 3, 1]) == [10, 10, 0]


# ---- two ----------------------------------------------------------------------------------------------------


@rule("FE-30.1", "FE-30.2", "FE-30.5", "FE-30.6", "FE-30.7", "FE-30.9")
def test_two_players_block_five_spaces_each_round() -> None:
    position = Position(2)
    rooms: list[int] = []
    for number in range(1, 6):
        neutral = [at for at in range(18) if position.state.holder[at] == c.NEUTRAL]
        assert len(neutral) == 5
        assert sorted(position.state.votes[at] for at in neutral) == [0, 0, 0, number, number]
        rooms.append(position.state.blocked[1])
        position.finish_round()
    assert sorted(rooms) == [0, 1, 2, 3, 4]


@rule("FE-30.8", "FE-30.10")
def test_two_players_worked_example() -> None:
    """Round 3: as with three, and the Small Lounge right is blocked, so the spy left is too."""
    state = new_state(2)
    state.round = 3
    state.block_planets = [0]
    state.block_rooms = [4]
    few_players.block(state)
    found = {at: state.votes[at] for at in range(18) if state.holder[at] == c.NEUTRAL}
    assert found == {
        space("arratuin", 0): 3,
        space("sixmoon", 1): 3,
        space("e81216", 0): 0,
        space("lounge", 1): 0,
        space("spy", 0): 0,
    }


@rule("FE-30.12", "FE-30.13", "FE-30.14", "FE-30.15")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([5, 4], [10, 4]),
        ([3, 5], [4, 10]),
        ([5, 2], [10, 0]),
        ([4, 4], [7, 7]),
        ([2, 0], [10, 0]),  # nothing there, nothing scored
        ([0, 0], [0, 0]),
    ],
)
def test_project_points_of_two(values: list[int], points: list[int]) -> None:
    assert scoring.shares(new_state(2), values) == points
