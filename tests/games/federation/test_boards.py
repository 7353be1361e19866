"""The board table: figures with their status, the checker and its complaints."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.components import boards, ops
from starboard.games.federation.components.boards import BoardError
from starboard.games.federation.game import game
from starboard.kernel import OptionError, fast_chance
from tests.games.federation.position import BOARD, new_state
from tests.rulebook import rule

TEXT = boards.board_text("reconstructed")


OTC = 'votes_status = "secondary review-otc"'


def complaints(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(BoardError) as caught:
        boards.read_board(TEXT.replace(old, new, 1))
    return "\n".join(caught.value.complaints)


def test_every_figure_has_a_status() -> None:
    figures = boards.figures(boards.parse(TEXT))
    assert len(figures) > 400
    assert {figure.label for figure in figures} == {"rulebook", "secondary", "reconstructed"}


def test_statuses_are_those_of_the_sources() -> None:
    figures = {figure.path: figure for figure in boards.figures(boards.parse(TEXT))}
    status = {path: figure.label for path, figure in figures.items()}
    assert status["game.rounds"] == "rulebook"
    assert status["medals.full_set"] == "rulebook"
    assert status["medals.score"] == "reconstructed"
    assert status["arratuin.shops.2.level2"] == "rulebook"
    assert status["arratuin.shops.2.level1"] == "reconstructed"
    assert status["productions.spaceport.income"] == "rulebook"
    assert status["productions.spaceport.cost"] == "reconstructed"
    assert status["projects.length.3.common"] == "rulebook"
    assert status["blocks.rooms.5.room"] == "rulebook"
    sources = {path: figure.source for path, figure in figures.items() if figure.label == "secondary"}
    assert sources["medals.players2"] == sources["sixmoon.strength"] == "bga-draft"
    assert len([path for path in sources if path.startswith("alterations.list") and path.endswith("strength")]) == 39
    assert (sources["accreditation.start_degree"], sources["ambassadors.votes"]) == ("review-de", "review-otc")
    assert not [path for path, figure in figures.items() if figure.source and path not in sources]
    assert status["senate.floor1"] == "reconstructed"


def test_components_name_the_reconstructed_figures() -> None:
    listed = game.components()["reconstructed"]
    assert isinstance(listed, list)
    assert "senate.floor3" in listed
    assert "game.rounds" not in listed


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("gold_limit = 5", "gold_limit = 0", "game.gold_limit: must be from 1 to 99, found 0"),
        ("gold_limit = 5", "", "game.gold_limit: is missing"),
        ("gold_limit = 5", 'gold_limit = "5"', "game.gold_limit: must be a whole number, found '5'"),
        (
            '"patron", "sixmoon", "president"',
            '"patron", "moon", "president"',
            "senate.floor3: must be one of neo",
        ),
        ('"spy", "neo", "arratuin"', '"neo", "neo", "arratuin"', "the left wing must hold neo exactly once"),
        ('"officers", "patron"', '"officers", "officers"', "the senate must hold patron exactly once"),
        ('next = ["a1", "a2"]', 'next = ["a1", "zz"]', "neo.map.1.next: must be one of start, a1"),
        ('next = ["b1", "b2"]', 'next = ["start"]', "neo.map.a1: the way to start must raise the influence"),
        ("asteroids_on_board = 4", "asteroids_on_board = 5", "neo.map: must have 5 asteroid spaces, has 4"),
        ("copies = 2", "copies = 3", "alterations.list: must have 50 tokens in all, has 51"),
        ("strength = [1, 2, 2,", "strength = [4, 4, 2,", "the moons need 12 tokens of strength 4, there are 6"),
        ('effect = "degree 2"', 'effect = "degrees 2"', "rooms.officers.effect: unknown effect 'degrees'"),
        ('cost = "oceanium 1", effect', 'cost = "degree 1", effect', "a cost names resources only"),
        ("multipliers = [3, 2, 2, 1]", "multipliers = [1, 2, 2, 3]", "must fall from entry to entry"),
        ("players3 = [4, 5, 6]", "players3 = [4, 4, 6]", "medals.players3: must rise from entry to entry"),
        ('["spaceport", "academy"]', '["spaceport", "spaceport"]', "e81216.slots: must name each production once"),
        ('zero = "e81216 left"', 'zero = "arratuin left"', "must block three different spaces"),
        ('zero = "e81216 left"', 'zero = "e81216"', "must name a planet and a wing"),
        (
            'level1 = "die 2 + copernium 1"',
            'level1 = "points 2 per die"',
            "shops.3.level1: may only give things",
        ),
        ('places3_status = "reconstructed"', 'places3_status = "guess"', "projects.places3: status is 'guess'"),
        (
            'places3_status = "reconstructed"',
            'places5_status = "rulebook"',
            "there is no figure 'places5' beside it",
        ),
        ('"e81216", "missions"]\n\n[rooms]', '"e81216", "neo"]\n\n[rooms]', "must name each of the six projects once"),
        ("votes = [1, 1, 2, 3]", "votes = [1, 1, 2]", "ambassadors.votes: must have 4 entries, has 3"),
        ("votes = [1, 1, 2, 3]", "votes = 3", "ambassadors.votes: must be a list, found 3"),
        ("start_degree = 1", "start_degree = 11", "accreditation.start_degree: must be from 0 to 10, found 11"),
        (
            '{ degrees = 2, upkeep = "nothing", upkeep_status = "rulebook" }',
            '{ degrees = 2, upkeep = "gold 1", upkeep_status = "rulebook" }',
            "accreditation.levels.1.upkeep: must be nothing up to the floor level",
        ),
        ('asteroid_tokens = ["gold 1 + lavandium 1", ', "asteroid_tokens = [", "there must be 12 asteroid"),
        ('{ id = "a2",', '{ id = "a1",', "neo.map: two spaces have the same id"),
        ('kind = "dead-asteroids"', 'kind = "space"', "must have exactly one start and one space of dead asteroids"),
        ('next = ["end"]', "next = []", "only the space of dead asteroids has no next space"),
        ("tokens = [4, 4, 4, 4, 4, 4, 4]", "tokens = [4, 4]", "sixmoon.tokens: must have as many entries as strength"),
        ("strength = 1, funding = true,", "strength = 1, funding = true, votes = 2,", "either votes or funding"),
        ('bonus = "ship 1"', 'bonus = "robot"', "may only give things or cost resources"),
        ('{ cost = "nothing", cost_status', '{ cost = "gold 1", cost_status', "one shop must have no cost"),
        ('["spaceport", "academy"]', '["spaceport"]', "each slot names two productions"),
        ('tokens = ["neo", "sixmoon",', 'tokens = ["neo", "neo",', "megastructures.tokens: must name each value once"),
        ('printed = ["neo", "missions"]', 'printed = ["level", "missions"]', "two printed tokens are the same"),
        ("robots = 6", "robots = 5", "4 productions and 2 megastructures need 6 robots"),
        ("{ players = 3, column = 5", "{ players = 2, column = 5", "projects.length: has no entry for 3 players"),
        ('    { room = "patron" },\n', "", "blocks.rooms: must have 5 entries, has 4"),
        ('level1 = "crystal 2"', 'level1 = "crystal 99"', "expected a number from 1 to 20, found '99'"),
        ('"pick 2 of ship, marker"', '"pick 2 of ship"', "'pick' needs at least two kinds"),
        ('"pick 2 of ship, marker"', '"pick 2 ship, marker"', "expected 'pick N of a, b'"),
        ('"pick 2 of ship, marker"', '"pick 2 of ship, crystal"', "can only choose among resources"),
        ('level1 = "die 2 + copernium 1"', 'level1 = "die 2 +"', "a clause is empty"),
        ('level1 = "die 2 + copernium 1"', "level1 = 2", "an effect is text, not 2"),
        ('effect = "points 2 per die"', 'effect = "points 2 for die"', "expected 'per'"),
        (
            OTC,
            'votes_status = "secondary"',
            "ambassadors.votes: its source must be",
        ),
        (
            OTC,
            'votes_status = "secondary zz"',
            "source 'zz' is not one of [sources]",
        ),
        ("\n[sources]\n", "\n[[sources]]\n", "sources: must be a table"),
        (OTC, 'votes_status = "hearsay"', "status is 'hearsay', must be one of"),
        ("format = 1", "format = 2", "format: must be from 1 to 1, found 2"),
        ("format = 1", "format = ", "this is not a TOML file"),
    ],
)
def test_a_wrong_figure_is_named(old: str, new: str, told: str) -> None:
    assert told in complaints(old, new)


def test_a_figure_without_status_is_named() -> None:
    text = TEXT.replace('status = "reconstructed"\n\n[sources]', "\n[sources]", 1)
    doc = boards.parse(text.replace("[rooms]\nstatus", "[rooms]\nwhatever", 1))
    told = [line for line in boards.status_complaints(doc) if line.startswith("rooms.officers.cost")]
    assert told == ["rooms.officers.cost: status is '', must be one of rulebook, secondary, reconstructed"]


def test_an_older_file_may_say_established() -> None:
    older = TEXT.replace('"rulebook"', '"established"')
    assert boards.read_board(older).labels == BOARD.labels


def test_all_faults_are_told_at_once() -> None:
    told = complaints("gold_limit = 5\nships = 8", "gold_limit = 0\nships = 99").splitlines()
    assert len(told) >= 2


def test_unknown_board_and_broken_pack() -> None:
    with pytest.raises(OptionError, match="there is no board 'mars'"):
        game.new({"players": 2, "board": "mars"})
    with pytest.raises(OptionError, match="not a packed board file"):
        game.new({"players": 2, "board": "{"})


def test_the_rules_follow_the_board() -> None:
    text = TEXT.replace("law_factor = 2 ", "law_factor = 3 ").replace("start_degree = 1", "start_degree = 4")
    board = boards.get_board(boards.pack(text))
    assert (board.law_factor, board.start_degree) == (3, 4)
    state = new_state(2, 3, board=boards.pack(text))
    assert [seat.degree for seat in state.seats] == [4, 4]


@rule("FE-1.2", "FE-31.5")
def test_specialists() -> None:
    assert len(BOARD.specialists) == 45
    for colour in range(5):
        for level in (1, 2, 3):
            assert sum(1 for s in BOARD.specialists if (s.colour, s.level) == (colour, level)) == 3
    assert [s.name for s in BOARD.specialists[:4]] == ["1a1", "1a2", "1a3", "2a1"]


@rule("FE-1.3", "FE-1.4", "FE-1.5", "FE-1.6", "FE-1.7", "FE-1.8", "FE-1.9", "FE-1.11", "FE-17.2", "FE-33.3")
def test_token_counts() -> None:
    assert len(BOARD.deep_space) == 8
    assert BOARD.votes[4] == 7
    assert len(BOARD.start_tokens) == 8
    assert [s.effect[0].amount for s in BOARD.specialists if s.name in ("1a1", "2a1")] == [1, 2]
    assert sorted(BOARD.mega_tokens) == list(range(8))
    assert [len(slot) for slot in BOARD.slots] == [2, 2, 2, 2]
    assert sum(token.copies for token in BOARD.alterations) == 50
    assert {token.strength for token in BOARD.alterations} == {1, 2, 3, 4}
    assert len(BOARD.asteroids) + len(BOARD.dead_asteroids) == 12


@rule("FE-1.20", "FE-0.3", "FE-7.1", "FE-7.2", "FE-7.3", "FE-0.5")
def test_ambassadors() -> None:
    assert sorted(BOARD.votes[:4]) == [1, 1, 2, 3]
    assert BOARD.turns == 4
    bonuses = sorted(BOARD.funding_text)
    assert bonuses == ["copernium 1", "lavandium 1", "nothing", "nothing"]


@rule("FE-1.10", "FE-1.12", "FE-1.16", "FE-1.17", "FE-1.21", "FE-1.23", "FE-1.24", "FE-1.25", "FE-1.26", "FE-1.28")
def test_pieces_of_the_table() -> None:
    state = new_state()
    assert [len(pile) + 1 for pile in state.law_pool] == [5, 5]
    planets = sum(high - low + 1 for low, high in zip(state.medal_low, state.medal_high, strict=True))
    assert planets + sum(state.medal_left) == 28
    assert state.pawn in range(4)
    assert (BOARD.ships, BOARD.robots, BOARD.die_limit, len(BOARD.shops)) == (8, 6, 6, 6)
    assert len(BOARD.mission_level) == 12


@rule("FE-1.29", "FE-1.30", "FE-1.31")
def test_parts_for_two_and_three() -> None:
    assert len(BOARD.block_x) == len(BOARD.block_zero) == len(BOARD.block_room) == 5
    assert all(len(spaces) == 2 for spaces in BOARD.block_x)
    # Nine neutral tokens suffice: two of the round's number for each of five rounds, two-sided, and three zeros.
    most_zeros = 1 + max(len(spaces) for spaces in BOARD.block_room)
    assert most_zeros == 3


@rule("FE-4.1", "FE-4.2", "FE-4.3", "FE-4.5", "FE-14.1", "FE-14.2", "FE-14.3", "FE-14.4", "FE-23.3")
def test_senate() -> None:
    assert len(BOARD.action_at) == 18
    assert sorted(BOARD.project_of_column) == [0, 1, 2, 3, 4, 5]
    for wing in (0, 1):
        inside = [a for space, a in enumerate(BOARD.action_at) if space % 6 // 3 == wing]
        assert [inside.count(planet) for planet in range(5)] == [1] * 5
        assert inside.count(11) == 1
    assert [BOARD.action_at.count(room) for room in range(5, 11)] == [1] * 6


@rule("FE-26.1", "FE-26.2", "FE-26.5", "FE-10.9")
def test_accreditation_track() -> None:
    assert max(BOARD.level_of_degree) == 5
    assert all(BOARD.level_of_degree.count(level) > 1 for level in range(1, 6))
    assert BOARD.upkeep[4] == [0, 1, 0, 0]
    assert BOARD.level_of_degree[8] == 4
    assert BOARD.level_of_degree[9] == 5
    assert BOARD.medal_degree == 8


@rule("FE-24.1", "FE-24.2", "FE-24.3", "FE-24.5")
def test_missions_and_senate_actions() -> None:
    for planet in range(5):
        (op,) = BOARD.mission_effect[planet]
        assert (op.code, op.arg) == (ops.OP_ACTION, planet)
    same = [BOARD.mission_effect[a][0].code == BOARD.action_effect[a][0].code for a in range(5, 12)]
    assert same[0]
    assert len(BOARD.mission_effect) == 12
    for action in range(6, 12):
        mine = [(op.code, op.amount, op.arg) for op in BOARD.mission_effect[action]]
        theirs = [(op.code, op.amount, op.arg) for op in BOARD.action_effect[action]]
        assert mine != theirs


def test_older_rules_play_with_the_figures_of_their_time() -> None:
    before = boards.get_board(boards.STANDARD, 2)
    assert before.production_cost[c.PRODUCTIONS.index("consulate")] == [1, 1, 0, 0]
    assert BOARD.production_cost[c.PRODUCTIONS.index("consulate")] == [1, 1, 1, 0]
    state = game.begin(game.validate({"players": 2}), fast_chance(1), rules=2)
    assert (state.rules, getattr(state, "board", None)) == (2, before)
