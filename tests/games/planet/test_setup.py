"""Set-up (PU-2), the station (PU-3), options."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import CIV_RANK, CORPORATION_IDS, CORPORATIONS, INDICATORS, SHAPES, SLOT_SHAPE
from starboard.games.planet.game import game
from starboard.games.planet.geometry import PLANET_IDS, PLANETS, cells_of
from starboard.games.planet.state import PlanetState
from starboard.games.planet.words import VOCABULARY
from starboard.kernel import OptionError
from tests.rulebook import rule


def start(seed: int = 0, **options: object) -> PlanetState:
    state = game.new({name.replace("_", "-"): value for name, value in options.items()}, str(seed))
    assert isinstance(state, PlanetState)
    return state


@rule("PU-1.2")
def test_one_to_six_seats() -> None:
    assert game.players == [1, 2, 3, 4, 5, 6]
    with pytest.raises(OptionError):
        game.validate({"players": 7})


@rule("PU-2.1", "PU-3.2", "PU-2.9")
def test_every_slot_holds_twelve_tiles_of_one_shape_with_the_top_in_view() -> None:
    state = start(players=4)
    for slot in range(12):
        tiles = [state.tops[slot], *state.stacks[slot]]
        assert len(set(tiles)) == 12
        assert {tile // 12 for tile in tiles} == {SLOT_SHAPE[slot]}
    tops = [start(seed, players=4).tops for seed in range(6)]
    assert len({tuple(top) for top in tops}) == 6  # shuffled


@rule("PU-2.3", "PU-21.2", "PU-35.17")
def test_every_player_chooses_a_side_of_each_board() -> None:
    state = start(players=2, planets="draft", corporations="draft")
    assert VOCABULARY.spell(state.legal(0)) == PLANET_IDS
    state.say(0, VOCABULARY.index("tartarus"))
    assert VOCABULARY.spell(state.legal(1)) == [id for id in PLANET_IDS if id != "tartarus"]
    reason = state.why_not(1, VOCABULARY.index("tartarus"))
    assert reason is not None
    assert reason.id == "planet-why-board-taken"
    state.say(1, VOCABULARY.index("ksb-4156"))
    assert VOCABULARY.spell(state.legal(0)) == CORPORATION_IDS
    state.say(0, VOCABULARY.index("universal-coalition"))
    state.say(1, VOCABULARY.index("universal-coalition"))  # the symmetric side is on every board
    assert [seat.planet for seat in state.seats] == [6, 0]


@rule("PU-2.3", "PU-0.3")
def test_boards_given_random_and_symmetric() -> None:
    state = start(players=2, planets="given", seat_planets="gaia,ksb-4156", corporations="given",
                  seat_corporations="oasis,horizon")  # fmt: skip
    assert [PLANET_IDS[seat.planet] for seat in state.seats] == ["gaia", "ksb-4156"]
    assert [CORPORATION_IDS[seat.corporation] for seat in state.seats] == ["oasis", "horizon"]
    with pytest.raises(OptionError):
        game.validate({"players": 2, "planets": "given", "seat-planets": "gaia,gaia"})
    with pytest.raises(OptionError):
        game.validate({"players": 2, "planets": "given"})
    for seed in range(20):
        wild = start(seed, players=6, planets="random", corporations="random")
        for sides in ([s.planet for s in wild.seats], [s.corporation for s in wild.seats]):
            special = [side for side in sides if side]
            assert len(set(special)) == len(special)
    plain = start(players=6)
    assert {(seat.planet, seat.corporation) for seat in plain.seats} == {(0, 0)}


@rule("PU-2.5", "PU-2.6")
def test_pods_lie_on_their_squares_and_rovers_in_the_supply() -> None:
    for seed in range(10):
        state = start(seed, players=6, planets="random", corporations="random")
        for seat in state.seats:
            assert cells_of(seat.pod_lo, seat.pod_hi) == PLANETS[seat.planet].pods
            assert seat.supply == CORPORATIONS[seat.corporation].rovers
            assert (seat.rovers, seat.pods) == ([], 0)


@rule("PU-2.7")
def test_indicators_are_spread_around_the_station() -> None:
    for players in range(1, 7):
        assert len(set(INDICATORS[players])) == players
    gaps = {2: {3}, 3: {2}, 6: {1}, 4: {1, 2}, 5: {1, 2}}
    for players, expected in gaps.items():
        at = INDICATORS[players]
        found = {(at[(k + 1) % players] - at[k]) % 6 for k in range(players)}
        assert found == expected


@rule("PU-2.8")
def test_one_civ_card_more_than_players_of_each_rank() -> None:
    for players in range(1, 7):
        state = start(players=players)
        for rank in range(4):
            assert len(state.civ[rank]) == players + 1
            assert {CIV_RANK[card] for card in state.civ[rank]} == {rank + 1}
        assert len(state.civ_box) == 36 - 4 * (players + 1)
    assert [len(stack) for stack in start(players=4).civ] == [5, 5, 5, 5]


@rule("PU-2.10", "PU-2.11", "PU-2.14", "PU-18.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_neighbour_objectives(players: int, cards: int) -> None:
    state = start(players=players)
    assert len(state.goals) == cards
    assert all(not seat.goals for seat in state.seats)
    assert start(1, players=players).goals != start(2, players=players).goals  # shuffled
    areas = state.view(0)["areas"]
    assert isinstance(areas, list)
    shown = [item["name"] for area in areas if area["id"] == "neighbour-objectives" for item in area["items"]]
    assert len(shown) == cards
    assert all(name.endswith("n") for name in shown)  # only that side is used


@rule("PU-2.12", "PU-20.2", "PU-18.1")
def test_alone_four_private_objectives_are_dealt_and_three_kept() -> None:
    state = start(players=1)
    state.say(0, VOCABULARY.index("depot-1"))
    assert state.goals == []
    assert len(state.legal(0)) == 2  # of four cards in order, the first of three is one of two
    for _ in range(3):
        if state.seats[0].dealt:
            state.say(0, state.legal(0)[0])
    assert len(state.seats[0].goals) == 3
    assert len(state.seats[0].passed) == 1
    assert state.goals == []


@rule("PU-18.2", "PU-18.3", "PU-18.4")
def test_in_company_two_private_objectives_are_dealt_and_one_kept_in_secret() -> None:
    state = start(players=3, private_objectives=True)
    assert state.goals == []  # the neighbour objectives come afterwards
    assert state.waiting() == [0, 1, 2]
    for seat in (2, 0, 1):
        assert len(state.legal(seat)) == 2
        state.say(seat, state.legal(seat)[0])
    assert [len(seat.goals) for seat in state.seats] == [1, 1, 1]
    assert len(state.goals) == 3
    areas = state.view(1)["areas"]
    assert isinstance(areas, list)
    names = {a["seat"]: a["items"][0]["name"] for a in areas if a["id"] == "private-objectives"}
    assert names[0] == names[2] == "face-down"
    assert names[1] != "face-down"


@rule("PU-2.13")
def test_the_first_seat_is_the_first_commander() -> None:
    state = start(players=4)
    assert state.commander == 0
    assert state.waiting() == [0]


@rule("PU-3.4", "PU-3.5")
def test_the_inner_ring_is_turned_as_wished() -> None:
    def small(state: PlanetState) -> list[str]:
        return [SHAPES[SLOT_SHAPE[state.small_slot(depot)]].id for depot in range(6)]

    suggested = small(start(players=2))
    for shift in range(6):
        assert small(start(players=2, alignment=str(shift))) == suggested[shift:] + suggested[:shift]
    assert len({tuple(small(start(seed, players=2, alignment="random"))) for seed in range(30)}) == 6
