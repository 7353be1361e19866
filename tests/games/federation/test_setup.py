"""Set-up of the board and the player boards, start tokens (FE-2, FE-3, FE-5)."""

from __future__ import annotations

from starboard.games.federation import components as c
from tests.games.federation.position import BOARD, Position, new_state
from tests.rulebook import rule

SEEDS = range(12)


@rule("FE-2.1", "FE-2.2", "FE-2.3", "FE-2.4", "FE-17.1")
def test_alterations_on_the_moons() -> None:
    state = new_state()
    width = BOARD.moon_width
    assert [kind >= 0 for kind in state.moon_at[width : 2 * width]] == [True] * 4
    assert all(BOARD.alterations[kind].strength == 1 for kind in state.moon_at[width : 2 * width])
    assert all(kind == c.NOBODY for kind in state.moon_at[2 * width :])
    assert state.moon_shown == 1
    assert BOARD.moon_strength[1:] == [1, 2, 2, 3, 3, 3, 4]
    assert state.beside[1:] == [16, 2, 2, 2]
    assert [me.moon for me in state.seats] == [0] * 4


@rule("FE-2.5", "FE-2.6", "FE-2.7", "FE-2.8")
def test_specialists_on_atal() -> None:
    seen = set()
    for seed in SEEDS:
        state = new_state(seed=seed)
        for colour in range(5):
            first, second, third = state.open[3 * colour : 3 * colour + 3]
            assert first // 3 == 3 * colour
            assert second == c.NOBODY
            assert third // 3 == 3 * colour + 2
            assert sorted([first, *state.stacks[2 * colour]]) == [9 * colour + n for n in range(3)]
            assert sorted(state.stacks[2 * colour + 1]) == [9 * colour + 3 + n for n in range(3)]
            seen.add(third)
    assert len(seen) > 8  # a random one of three


@rule("FE-2.9", "FE-2.13", "FE-29.4", "FE-30.4")
def test_planet_medals_by_player_count() -> None:
    assert BOARD.medal_thresholds[4] == [3, 4, 5, 6]
    assert BOARD.medal_thresholds[3] == [4, 5, 6]
    assert BOARD.medal_thresholds[2] == [4, 6]
    for players in (2, 3, 4):
        state = new_state(players)
        assert state.medal_low == [0] * 5
        assert state.medal_high == [len(BOARD.medal_thresholds[players]) - 1] * 5


@rule("FE-2.10", "FE-2.18", "FE-2.19", "FE-2.27", "FE-21.4")
def test_first_game_and_experienced_set_up() -> None:
    printed = [c.PRODUCTIONS[p] for p in new_state(setup="first-game").productions]
    assert printed == ["spaceport", "transporter", "transmutation", "replicator"]
    tables = [new_state(seed=seed) for seed in range(40)]
    sides = {tuple(state.productions) for state in tables}
    assert len(sides) > 6
    for state in tables:
        assert all(production in BOARD.slots[slot] for slot, production in enumerate(state.productions))
        assert len(set(state.mega_values)) == 2 * len(BOARD.megastructures)
    assert {value for state in tables for value in state.mega_values} == set(range(8))
    assert new_state(setup="first-game").mega_values == [3, 6, 0, 5]
    for state in (tables[0], new_state(setup="first-game")):  # steps 14 to 19 are for everybody
        assert state.medal_left == [4, 4]
        assert len(state.deep) == 5
        assert len(state.law_now) == 2


@rule("FE-2.12", "FE-2.14", "FE-2.17")
def test_pieces_on_the_planets() -> None:
    for me in new_state().seats:
        assert (me.discs1, me.discs2, me.slots, me.megas) == (0, 0, 0, 0)
        assert me.neo == BOARD.neo_start


@rule("FE-2.15", "FE-2.16")
def test_asteroids_lie_face_down() -> None:
    state = new_state()
    assert state.asteroid_at.count(c.HIDDEN) == 4
    assert len(state.asteroid_pool) == 6
    assert not state.dead_shown
    assert BOARD.dead_on_board == 4


@rule("FE-2.20", "FE-2.21", "FE-32.2")
def test_what_scales_with_the_players() -> None:
    for players in (2, 3, 4):
        state = new_state(players)
        assert state.medal_left == [players, players]
        assert len(state.deep) == players + 1
        assert len(state.deep) + len(state.deep_box) == 8


@rule("FE-2.22", "FE-2.23", "FE-29.3", "FE-30.3")
def test_project_markers() -> None:
    state = new_state()
    assert state.projects == [0] * 7
    assert [me.common for me in state.seats] == [0] * 4
    # Markers start further along with fewer players: fewer fundings complete a project.
    assert BOARD.column_length[2] < BOARD.column_length[3] < BOARD.column_length[4]
    assert BOARD.common_length[2] < BOARD.common_length[3] < BOARD.common_length[4] == 9


@rule("FE-2.25", "FE-2.26")
def test_first_laws() -> None:
    shown = set()
    for seed in range(60):
        state = new_state(seed=seed)
        left, right = state.law_now
        assert left != right
        assert [len(pile) for pile in state.law_pool] == [4, 4]
        shown.add((left, right))
    assert len(shown) > 12


@rule("FE-3.1", "FE-3.2", "FE-3.3", "FE-3.5", "FE-3.6", "FE-27.1")
def test_player_boards() -> None:
    for me in new_state().seats:
        assert BOARD.level_of_degree[me.degree] == 1
        assert me.placed == 0
        assert (me.hangar, me.ships) == (1, 7)
        assert (me.marked, me.completed, me.die) == (0, 0, 0)
        assert (me.start, me.deep, me.medals) == (c.NOBODY, c.NOBODY, 0)
        assert me.goods == [0, 0, 0, 0]


@rule("FE-5.1")
def test_first_player_is_drawn_by_lot() -> None:
    assert {new_state(seed=seed).pawn for seed in range(40)} == {0, 1, 2, 3}


@rule("FE-5.2", "FE-5.3", "FE-5.4")
def test_start_tokens() -> None:
    for players in (2, 3, 4):
        state = new_state(players, seed=5)
        assert len(state.start_offer) == players + 1
        picks: list[int] = []
        while state.round == 0:
            (seat,) = state.waiting()
            if not picks or picks[-1] != seat:
                picks.append(seat)
            state.say(seat, state.legal(seat)[0])
        # Counter-clockwise, ending with the first player.
        assert picks == [(state.pawn - 1 - turn) % players for turn in range(players)]
        assert len(state.start_offer) == 1
        assert all(me.start != c.NOBODY for me in state.seats)


@rule("FE-5.3")
def test_start_bonus_comes_at_once() -> None:
    state = new_state(seed=1)
    (seat,) = state.waiting()
    state.start_offer = [0, 2, 3]
    state.refresh()
    state.say(seat, 245 + 2)
    assert state.seats[seat].goods == [0, 1, 0, 1]  # gold and copernium


@rule("FE-5.5", "FE-5.6", "FE-5.7", "FE-0.4")
def test_a_round_is_two_phases_with_four_turns_each() -> None:
    position = Position()
    order = []
    for _ in range(16):
        assert position.state.round == 1
        order.append(position.seat)
        position.pass_turns(1)
    assert order == [(order[0] + turn) % 4 for turn in range(16)]
    assert position.state.round == 2
    assert len(position.state.law_gone) == 2  # the executive phase was run: its laws are gone
