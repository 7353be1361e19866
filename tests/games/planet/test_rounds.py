"""The course of a round (PU-4), the end of the game (PU-5), two players (PU-17), solo (PU-20)."""

from __future__ import annotations

from starboard.games.planet.components import INDICATORS, NO_TILE, solo_level, solo_target
from starboard.games.planet.game import game
from starboard.games.planet.rules.placement import facing_slots
from starboard.games.planet.rules.rounds import EndRound, depot_empty
from starboard.games.planet.state import PlanetState
from starboard.games.planet.words import VOCABULARY
from starboard.kernel import Message, Play, fast_chance
from tests.games.planet.position import TILE, Position
from tests.rulebook import rule


def start(seed: int = 0, **options: object) -> PlanetState:
    state = game.new({name.replace("_", "-"): value for name, value in options.items()}, str(seed))
    assert isinstance(state, PlanetState)
    return state


def say(state: PlanetState, seat: int, *words: str) -> None:
    for word in words:
        state.say(seat, VOCABULARY.index(word))


def finish_turn(state: PlanetState, seat: int) -> None:
    """Play a seat's turn in whatever way is offered first."""
    while state.legal(seat) and state.hidden and state.on_lane(seat):
        state.say(seat, state.legal(seat)[0])


def play_round(state: PlanetState) -> None:
    number = state.round
    while state.round == number and not state.over:
        seat = state.waiting()[0]
        state.say(seat, state.legal(seat)[0])


@rule("PU-4.1")
def test_the_commander_turns_the_station_to_any_depot_or_leaves_it() -> None:
    for depot in range(6):
        state = start(players=3)
        assert VOCABULARY.spell(state.legal(0)) == [f"depot-{number}" for number in range(1, 7)]
        say(state, 0, f"depot-{depot + 1}")
        assert [state.depot(seat) for seat in range(3)] == [(depot + at) % 6 for at in INDICATORS[3]]


@rule("PU-4.2", "PU-4.3")
def test_all_take_a_tile_of_their_depot_at_the_same_time() -> None:
    state = start(players=3)
    say(state, 0, "depot-1")
    assert state.waiting() == [0, 1, 2]
    tops = state.tops[:]
    for seat in (2, 0, 1):  # in any order
        assert VOCABULARY.spell(state.legal(seat))[:2] == ["large", "small"]
        say(state, seat, "small")
        assert state.seats[seat].tile == tops[state.small_slot(state.depot(seat))]
    assert state.waiting() == [0, 1, 2]


@rule("PU-4.3")
def test_nobody_waits_for_anybody_and_nobody_sees_the_others_before_all_are_done() -> None:
    state = start(players=3)
    say(state, 0, "depot-1")
    before = state.view(1)
    finish_turn(state, 0)
    assert state.seats[0].laid
    assert state.waiting() == [1, 2]
    after = state.view(1)
    assert {**after, "waiting": None} == {**before, "waiting": None}
    finish_turn(state, 1)
    finish_turn(state, 2)
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert len(seats[0]["board"]["tiles"]) == 1  # now everybody sees it


def log(state: PlanetState, seat: int | None) -> list[Message]:
    """What a seat, or who looks on, can read of what happened."""
    seen = [event.seen_by(seat) for event in state.events or []]
    return [message for message in seen if message is not None]


@rule("PU-4.3")
def test_the_others_read_what_a_seat_did_when_everybody_is_done() -> None:
    state = game.new({"players": 2}, "1", events=True)
    assert isinstance(state, PlanetState)
    say(state, 0, "depot-1")
    before = log(state, 1)
    finish_turn(state, 0)
    assert log(state, 1) == log(state, None) == before
    own = log(state, 0)[len(before) :]
    assert own[0].id == "planet-did-place"
    finish_turn(state, 1)
    theirs = log(state, 1)[len(before) : -len(own) - 1]
    assert theirs[0].args["seat"] == 1
    round_two = log(state, 1)[-1:]
    assert log(state, 1) == before + theirs + own + round_two
    assert log(state, 0) == before + own + theirs + round_two
    assert log(state, None) == before + own + theirs + round_two


@rule("PU-4.3")
def test_a_finished_turn_may_be_taken_back_until_everybody_is_done() -> None:
    play = Play(game, {"players": 3}, "1", events=True)
    state = play.state
    assert isinstance(state, PlanetState)
    play.say(0, "depot-1")
    said = len(play.said)
    while state.on_lane(0):
        play.say(0, state.legal(0)[0])
    play.say(1, state.legal(1)[0])
    own = len(play.said) - said - 1
    assert play.undoable(0) == own  # nobody has learnt anything from it
    play.undo(0, own)
    assert isinstance(play.state, PlanetState)
    assert play.state.seats[0].laid == []
    assert [message.id for message in log(play.state, 0)] == ["planet-did-round", "planet-did-turn-station"]
    for seat in (1, 2, 0):
        while play.state.on_lane(seat):
            play.say(seat, play.state.legal(seat)[0])
    assert play.state.barriers
    assert play.undoable(0) == play.undoable(1) == 0  # now everybody sees it


@rule("PU-4.4", "PU-4.10")
def test_when_all_have_placed_the_commander_token_passes_clockwise() -> None:
    state = start(players=3)
    for number in range(1, 5):
        assert (state.round, state.commander) == (number, (number - 1) % 3)
        play_round(state)
        assert [len(seat.laid) for seat in state.seats] == [number] * 3


@rule("PU-15.1", "PU-4.2")
def test_the_tile_below_shows_when_everybody_is_done() -> None:
    state = start(players=2)
    say(state, 0, "depot-1")
    tops = state.tops[:]
    finish_turn(state, 0)
    assert state.tops == tops
    finish_turn(state, 1)
    changed = [slot for slot in range(12) if state.tops[slot] != tops[slot]]
    assert len(changed) == 2


# --- The end -------------------------------------------------------------------------------------------


@rule("PU-5.2", "PU-5.5")
def test_the_game_ends_after_the_round_in_which_a_depot_ran_empty() -> None:
    position = Position()
    assert not depot_empty(position.state)
    tops, stacks = position.state.tops[:], position.state.stacks[:]
    depot = position.state.depot(0)
    large, small = position.state.large_slot(depot), position.state.small_slot(depot)
    tops[large] = NO_TILE
    stacks[large] = []
    position.state.tops, position.state.stacks = tops[:], stacks
    assert not depot_empty(position.state)  # one empty slot is not enough
    assert facing_slots(position.state, 0) == [small]
    tops[small] = NO_TILE
    stacks[small] = []
    position.state.tops = tops
    assert depot_empty(position.state)
    position.ask(EndRound())
    assert position.state.over


@rule("PU-5.1", "PU-5.4")
def test_the_game_ends_after_the_round_in_which_a_seat_could_place_nothing() -> None:
    state = start(players=2)
    full = (1 << 48) - 1
    say(state, 0, "depot-1")
    state.seats[0].tile_lo = state.seats[0].tile_hi = full
    state.seats[0].laid = [TILE["i2-civ-energy"] * 1024]
    state.offers[0] = []
    state.advance()
    say(state, 0, "large")
    while state.on_lane(0):
        state.say(0, state.legal(0)[0])
    assert not state.over  # the others finish the round as usual
    assert state.waiting() == [1]
    finish_turn(state, 1)
    while not state.over and state.finale:
        state.say(state.waiting()[0], state.legal(state.waiting()[0])[0])
    assert state.over
    assert len(state.seats[1].laid) == 1
    assert state.round == 1


@rule("PU-5.1", "PU-5.2", "PU-14.10")
def test_random_games_end_by_one_of_the_triggers() -> None:
    for seed in range(3):
        state = start(seed, players=3)
        dice = fast_chance(seed)
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.say(seat, legal[dice.below(len(legal))])
        assert any(seat.ending for seat in state.seats) or depot_empty(state)


# --- Forced rotation (PU-17) and solo (PU-20) ------------------------------------------------------------


@rule("PU-17.1", "PU-17.2")
def test_two_players_may_play_with_a_station_that_turns_by_itself() -> None:
    state = start(players=2, rotation="forced")
    assert state.rotation == 5  # one depot clockwise, in the first round too
    assert state.waiting() == [0, 1]
    play_round(state)
    assert state.rotation == 4
    assert state.commander == 1  # all else is unchanged
    free = start(players=2)
    assert free.waiting() == [0]


@rule("PU-20.1", "PU-20.4", "PU-20.5", "PU-20.6")
def test_alone_the_station_turns_one_depot_each_round_then_an_event_comes() -> None:
    for seed in range(12):
        state = start(seed, players=1, green=0, orange=20, red=0)
        depot = seed % 6
        assert VOCABULARY.spell(state.legal(0)) == [f"depot-{number}" for number in range(1, 7)]
        say(state, 0, f"depot-{depot + 1}")  # at set-up, any depot
        while state.seats[0].dealt:
            state.say(0, state.legal(0)[0])
        assert (state.round, state.depot(0)) == (1, (depot - 1) % 6)
        assert state.event >= 0
        play_round(state)
        if not state.over:
            assert (state.round, state.depot(0)) == (2, (depot - 2) % 6)
            assert len(state.seats[0].laid) == 1


@rule("PU-20.3", "PU-20.7", "PU-20.8", "PU-20.9")
def test_the_solo_target_depends_on_the_event_deck() -> None:
    assert solo_target(0, 0, 0) == 60
    assert solo_target(9, 3, 8) == 60 - 7 - 1 + 6 == 58
    rows = {2: (0, 0, 0), 3: (3, -1, -5), 6: (3, -1, -5), 7: (6, -2, -7), 10: (6, -2, -7), 11: (9, -3, -9)}
    rows |= {14: (9, -3, -9), 15: (12, -4, -11), 20: (12, -4, -11)}
    for count, (green, orange, red) in rows.items():
        assert solo_target(count, 0, 0) == 60 + green
        assert solo_target(0, count, 0) == 60 + orange
        assert solo_target(0, 0, count) == 60 + red
    state = start(players=1, green=9, orange=3, red=8)
    table = state.view(0)["table"]
    assert isinstance(table, dict)
    assert table["target"] == 58


@rule("PU-20.10", "PU-20.11")
def test_the_solo_verdict_is_the_highest_level_reached() -> None:
    levels = {30: -15, 43: -15, 48: -10, 52: -10, 53: -5, 57: -5, 58: 0, 62: 0, 63: 5, 68: 10, 73: 15, 99: 15}
    for score, level in levels.items():
        assert solo_level(score, 58) == level
