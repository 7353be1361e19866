"""Chapters 2 and 21: setup and advanced setup."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.game import RULES, game
from starboard.games.gaia.hexes import COORDS, LARGE_SHAPE, SLOTS, SMALL_SHAPE, clashes, first_game
from starboard.games.gaia.rules.maps import deal_map, deal_to_turn, draw_map, fitting_turns, given_map, turnable
from starboard.games.gaia.state import GaiaState
from starboard.kernel import OptionError, fast_chance
from tests.games.gaia.position import Position, at, new
from tests.rulebook import rule

FIRST = {"map": "first-game", "factions": "first-game"}


def possessions(table: Position, seat: int) -> tuple[object, ...]:
    """Resources, power and VP."""
    return (*table.stock(seat), *table.bowls(seat), *[table.get(seat, name) for name in ("gaia", "brain", "vp")])


@rule("GP-2.1", "GP-2.4", "GP-2.5", "GP-2.6")
def test_first_game_maps() -> None:
    large = new({"players": 4, **FIRST}).setup.stars
    small = new({"players": 2, **FIRST}).setup.stars
    assert [tile.sector for tile in large.tiles] == ["10", "01", "05", "09", "02", "03", "06", "08", "04", "07"]
    assert [tile.sector for tile in small.tiles] == ["01", "05-outline", "02", "03", "06-outline", "04", "07-outline"]
    assert all(tile.turns == 0 for tile in large.tiles + small.tiles)
    assert (len(large.shape.hexes), len(small.shape.hexes)) == (190, 133)
    terra = [w.HEXES[h] for h in large.planets if large.planet[h] == c.TYPES.index("terra")]
    assert terra == ["d4", "e8", "l3", "l9", "l12", "s7"]
    # where 01 and 02 meet: the volcanic planet of 02 lies below tile 10, its titanium planet beside 01
    assert c.TYPES[large.planet[at("h5")]] == "titanium"
    assert large.sector[at("h5")] == 2


@rule("GP-2.17", "GP-2.18")
@pytest.mark.parametrize(
    ("players", "factions"),
    [
        (2, ["xenos", "hadsch-hallas"]),
        (3, ["terrans", "taklons", "geodens"]),
        (4, ["terrans", "xenos", "taklons", "hadsch-hallas"]),
    ],
)
def test_first_game_factions_are_chosen_clockwise(players: int, factions: list[str]) -> None:
    state = new({"players": players, **FIRST})
    assert state.waiting() == [0]
    assert w.VOCABULARY.spell(state.legal(0)) == factions
    state.say(0, w.VOCABULARY.index(factions[0]))
    if players > 2:
        assert state.waiting() == [1]
        assert w.VOCABULARY.spell(state.legal(1)) == factions[1:]
    else:
        assert [
            c.FACTIONS[f].word for f in [each.faction for each in state.seats]
        ] == factions  # the last one is not asked


@rule("GP-21.1", "GP-2.18")
def test_factions_share_boards() -> None:
    state = new({"players": 3, "map": "first-game"})
    assert len(state.legal(0)) == 14
    state.say(0, w.VOCABULARY.index("taklons"))
    offered = w.VOCABULARY.spell(state.legal(1))
    assert len(offered) == 12
    assert "ambas" not in offered
    reason = state.why_not(1, w.VOCABULARY.index("ambas"))
    assert reason is not None
    assert reason.id == "gaia-why-board-taken"
    with pytest.raises(OptionError):
        game.validate({"players": 2, "seat-factions": "taklons,ambas"})


@rule("GP-2.7", "GP-2.8", "GP-2.12", "GP-2.13", "GP-2.15", "GP-2.10", "GP-2.11", "GP-11.12", "GP-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_drawn(players: int) -> None:
    seen: list[list[int]] = []
    for seed in range(20):
        state = new({"players": players, "factions": "random"}, seed)
        setup = state.setup
        assert sorted(setup.standard_at) == list(range(9))
        assert len(set(setup.advanced_at)) == 6
        assert len(setup.rounds) == 6
        assert all(setup.rounds.count(tile) <= c.ROUNDS[tile].copies for tile in setup.rounds)
        assert len(set(setup.finals)) == 2
        assert len(set(setup.boosters)) == players + 3
        assert 0 <= setup.fifth_token < c.ORDINARY_TOKENS  # never the Gleens' own
        supply = state.supply
        assert sum(supply) == 17
        assert supply[setup.fifth_token] == 2
        seen += [setup.standard_at, setup.advanced_at, setup.boosters, setup.rounds]
    assert len({tuple(drawn) for drawn in seen}) > 60


@rule("GP-2.9", "GP-2.14", "GP-3.13", "GP-3.15")
def test_neutral_player_only_for_two() -> None:
    two = Position("terrans xenos", finals="final-satellites final-planet-types")
    views = next(a for a in two.state.look(None)["areas"] if a["id"] == "finals")
    assert [item["neutral"] for item in views["items"]] == [8, 5]
    three = Position("terrans xenos geodens", finals="final-satellites final-planet-types")
    views = next(a for a in three.state.look(None)["areas"] if a["id"] == "finals")
    assert [item["neutral"] for item in views["items"]] == [None, None]
    assert two.state.lost_at == -1
    assert all(c.TYPES[two.state.planet[h]] != "lost" for h in two.state.setup.stars.planets)


@rule("GP-2.19", "GP-2.20", "GP-2.21", "GP-2.22", "GP-2.23", "GP-2.24", "GP-2.25", "GP-2.26", "GP-2.30", "GP-2.31")
def test_terrans_start() -> None:
    table = Position("terrans xenos", play=False)
    assert table.stock(0) == (4, 15, 3, 1)
    assert table.bowls(0) == (4, 4, 0)
    assert table.get(0, "vp") == 10
    assert [table.level_of(0, track) for track in c.TRACKS] == [0, 0, 0, 1, 0, 0]
    assert table.get(0, "gaiaformers") == 1
    assert all(table.count(0, piece) == 0 for piece in c.PIECES)


START = {
    # ore, credits, knowledge, QIC, bowls, and the area on level 1
    "terrans": ((4, 15, 3, 1), (4, 4, 0), "gaia"),
    "lantids": ((4, 13, 3, 1), (4, 0, 0), ""),
    "xenos": ((4, 15, 3, 2), (2, 4, 0), "intelligence"),
    "gleens": ((5, 15, 3, 0), (2, 4, 0), "navigation"),
    "taklons": ((4, 15, 3, 1), (2, 4, 0), ""),
    "ambas": ((4, 15, 3, 2), (2, 4, 0), "navigation"),
    "hadsch-hallas": ((4, 15, 3, 1), (2, 4, 0), "economy"),
    "ivits": ((4, 15, 3, 1), (2, 4, 0), ""),
    "geodens": ((6, 15, 3, 1), (2, 4, 0), "terraforming"),
    "bal-taks": ((4, 15, 3, 0), (2, 2, 0), "gaia"),
    "firaks": ((3, 15, 2, 1), (2, 4, 0), ""),
    "bescods": ((4, 15, 1, 1), (2, 4, 0), ""),
    "nevlas": ((4, 15, 2, 1), (2, 4, 0), "science"),
    "itars": ((5, 15, 3, 1), (4, 4, 0), ""),
}


@rule("GP-2.20", "GP-2.22", "GP-2.23", "GP-2.26", "GP-2.27", "GP-2.28", "GP-2.29", "GP-2.41", "GP-22.12")
@pytest.mark.parametrize("faction", list(START))
def test_every_faction_starts_as_printed(faction: str) -> None:
    other = "xenos" if faction not in ("xenos", "gleens") else "terrans"
    table = Position(f"{faction} {other}", play=False)
    stock, bowls, area = START[faction]
    assert table.stock(0) == stock  # starred resources of level 1 included, incomes not
    assert table.bowls(0) == bowls
    assert [track for track in c.TRACKS if table.level_of(0, track)] == ([area] if area else [])
    assert table.get(0, "gaiaformers") == (1 if area == "gaia" else 0)


@rule("GP-2.33", "GP-2.34", "GP-2.35")
def test_things_that_only_some_have() -> None:
    table = Position("taklons gleens ivits", play=False)
    assert [table.get(seat, "brain") for seat in range(3)] == [1, 0, 0]
    assert [table.state.board(seat).space_stations for seat in range(3)] == [0, 0, 6]
    assert table.tokens(1) == []
    assert all(table.state.supply[t] <= 3 for t in range(6))


@rule("GP-21.2", "GP-21.4", "GP-22.9", "GP-22.25", "GP-2.37", "GP-2.38", "GP-21.3")
def test_first_structures() -> None:
    table = Position("xenos ivits terrans", play=False)
    order = []
    while table.asks() == "gaia-ask-place-first":
        order.append(table.seat)
        home = table.state.board(table.seat).planet
        free = {w.HEXES[h] for h in table.state.setup.stars.planets if table.state.planet[h] == home}
        taken = {w.HEXES[h] for h in range(len(w.HEXES)) if table.state.owner[h] >= 0}
        assert set(table.legal()) == free - taken
        before = [possessions(table, seat) for seat in range(3)]
        table.say(table.legal()[0])
        assert [possessions(table, seat) for seat in range(3)] == before  # no cost, no charging, no VP
    # first to last, last to first, the Xenos' third mine, the Ivits' institute
    assert order == [0, 2, 2, 0, 0, 1]
    assert [table.count(seat, "mine") for seat in range(3)] == [3, 0, 2]
    assert table.count(1, "institute") == 1
    assert [len(table.state.seats[seat].planets) for seat in range(3)] == [3, 1, 2]


@rule("GP-2.39", "GP-21.2")
def test_first_boosters_go_counter_clockwise() -> None:
    table = Position("terrans xenos geodens", play=False)
    while table.asks() == "gaia-ask-place-first":
        table.say(table.legal()[0])
    order = []
    while table.asks() == "gaia-ask-choose-booster":
        order.append(table.seat)
        table.say(table.legal()[0])
    assert order == [2, 1, 0]
    held = [table.state.seats[seat].booster for seat in range(3)]
    assert len(set(held)) == 3
    boosters = next(a for a in table.state.look(None)["areas"] if a["id"] == "boosters")
    assert len(boosters["items"]) == 3


@rule("GP-2.36")
def test_first_game_mines_are_placed_by_the_players() -> None:
    state = new({"players": 2, **FIRST})
    state.say(0, w.VOCABULARY.index("hadsch-hallas"))
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.message.id == "gaia-ask-place-first"


@rule("GP-21.8", "GP-21.9", "GP-21.12", "GP-21.13")
@pytest.mark.parametrize("large", [True, False])
def test_random_maps_are_legal(large: bool) -> None:
    drawn = [draw_map(3, 4 if large else 2, fast_chance(seed), RULES) for seed in range(12)]
    shape = LARGE_SHAPE if large else SMALL_SHAPE
    sectors = [tile.sector for tile in first_game(large).tiles]
    assert sum(sector.endswith("outline") for sector in sectors) == (0 if large else 3)
    for stars in drawn:
        assert not clashes(shape, stars.planet)
        assert sorted(tile.sector for tile in stars.tiles) == sorted(sectors)
        assert stars.shape is shape
    assert len({tuple(tile.sector for tile in stars.tiles) for stars in drawn}) > 6
    assert {tile.turns for stars in drawn for tile in stars.tiles} == set(range(6))


@rule("GP-21.10", "GP-21.11", "GP-21.7")
def test_methods_one_and_two() -> None:
    core = {"01", "02", "03", "04"}
    basic = {tile.sector: tile for tile in first_game(True).tiles}
    places = {basic[sector].slot for sector in core}
    moved = set()
    for seed in range(12):
        for tile in draw_map(1, 4, fast_chance(seed), RULES).tiles:
            if tile.sector in core:
                assert (tile.slot, tile.turns) == (basic[tile.sector].slot, 0)
        for tile in draw_map(2, 4, fast_chance(seed), RULES).tiles:
            assert (tile.slot in places) == (tile.sector in core)
            moved.add((tile.sector, tile.slot))
            if tile.sector in core:
                assert tile.turns == 0  # as in the first game, like with method 1
    assert len(moved) > 30
    old = [tile for seed in range(12) for tile in draw_map(2, 4, fast_chance(seed), 1).tiles]
    assert any(tile.turns for tile in old if tile.sector in core)  # rules 1 turned them
    with pytest.raises(OptionError):
        game.validate({"players": 2, "map": "method-1"})


@rule("GP-21.14", "GP-21.7")
def test_given_maps() -> None:
    text = "10/0 01/0 05/0 09/0 02/0 03/0 06/0 08/0 04/0 07/0"
    assert given_map(text, 4).planet == first_game(True).planet
    smaller = given_map(text.replace("10/0", "-").replace("09/0", "-"), 3)
    assert len(smaller.shape.hexes) == 190 - 38
    state = new({"players": 3, "map": "given", "sectors": text.replace("09/0", "-"), "factions": "random"})
    assert len(state.setup.stars.shape.hexes) == 190 - 19
    lonely = "10/0 " + "- " * 8 + "07/0"  # too few planets to start on
    for bad in ("", text[:-5], text.replace("07/0", "07/6"), text.replace("07/0", "10/0"), lonely):
        with pytest.raises(OptionError):
            game.validate({"players": 3, "map": "given", "sectors": bad})


@rule("GP-21.9", "GP-21.13", "GP-21.14")
@pytest.mark.parametrize(
    ("players", "sectors", "reason"),
    [
        (4, "- 01/0 05/0 09/0 02/0 03/0 06/0 08/0 04/0 07/0", "4 players need 10 too"),
        (3, "10/0 01/0 05/0 09/0 02/0 03/0 06/0 - 04/0 07/0", "3 players need 08 too"),
        (4, "10/0 01/0 05-outline/0 09/0 02/0 03/0 06/0 08/0 04/0 07/0", "4 players do not use 05-outline"),
        (2, "01/0 05/0 02/0 03/0 06-outline/0 04/0 07-outline/0", "2 players do not use 05"),
        (2, "01/0 - 02/0 03/0 06-outline/0 04/0 07-outline/0", "2 players need 05-outline too"),
    ],
)
def test_a_given_map_is_for_so_many_players(players: int, sectors: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        game.validate({"players": players, "map": "given", "sectors": sectors})
    good = "01/0 05-outline/0 02/0 03/0 06-outline/0 04/0 07-outline/0"
    game.validate({"players": 2, "map": "given", "sectors": good})


def words_of(state: GaiaState) -> list[str]:
    return w.VOCABULARY.spell(state.legal(state.waiting()[0]))


def asked(state: GaiaState) -> str:
    prompt = state.prompt(state.waiting()[0])
    assert prompt is not None
    return prompt.message.id


@rule("GP-21.7", "GP-21.8")
@pytest.mark.parametrize("method", ["method-1", "method-2", "method-3"])
def test_the_last_seat_turns_the_sectors(method: str) -> None:
    state = new({"players": 3, "map": method, "map-builder": "last-seat"}, 3)
    before = [tile.sector for tile in state.setup.stars.tiles]
    for _ in range(3):  # the factions are known first
        assert asked(state) == "gaia-ask-choose-faction"
        state.say(state.waiting()[0], state.legal(state.waiting()[0])[0])
    turned = 0
    while asked(state) == "gaia-ask-turn-sector":
        assert state.waiting() == [2]
        assert all(word.startswith("turn-") for word in words_of(state))
        state.say(2, state.legal(2)[-1])
        turned += 1
    assert 0 < turned <= (6 if method != "method-3" else 10)
    stars = state.setup.stars
    assert not clashes(stars.shape, stars.planet)
    assert state.planet == stars.planet
    assert [tile.sector for tile in stars.tiles] == before
    assert any(tile.turns for tile in stars.tiles)
    if method != "method-3":
        assert all(tile.turns == 0 for tile in stars.tiles if tile.sector in ("01", "02", "03", "04"))


@rule("GP-21.7", "GP-21.10")
def test_any_way_of_turning_will_do_for_a_map_that_a_player_turns() -> None:
    tiles = deal_map(1, 3, fast_chance(3))
    free = turnable(tiles, 1, RULES)
    assert free[0]
    assert 0 not in fitting_turns(tiles, 0, free)  # the first tile must be turned, so that the others fit
    assert [tile.sector for tile in deal_to_turn(1, 3, fast_chance(3), RULES).tiles] == [tile.sector for tile in tiles]


@rule("GP-21.8")
def test_a_turn_that_would_leave_no_legal_map_is_not_offered() -> None:
    state = new({"players": 2, "factions": "random", "map-builder": "last-seat"}, 5)
    reasons = set()
    while asked(state) == "gaia-ask-turn-sector":
        for turn in range(6):
            reason = state.why_not(1, w.TURNED + turn)
            reasons.add("" if reason is None else reason.id)
        state.say(1, state.legal(1)[0])
    assert reasons == {"", "gaia-why-sectors-clash"}
    with pytest.raises(OptionError):
        game.validate({"players": 2, "map": "first-game", "map-builder": "last-seat"})


@rule("GP-21.8")
def test_touching_planets_of_one_type_are_refused() -> None:
    # sector 04 turned by 2 brings a planet next to one of its kind in some neighbour on the first-game map
    layout = ["10/0", "01/0", "05/0", "09/0", "02/0", "03/0", "06/0", "08/0", "04/0", "07/0"]
    refused = 0
    for place in range(10):
        for turns in range(1, 6):
            text = " ".join(part if i != place else f"{part[:3]}{turns}" for i, part in enumerate(layout))
            try:
                given_map(text, 4)
            except ValueError:
                refused += 1
    assert 0 < refused < 50
    # two transdim planets lie side by side on tile 10, and that is fine
    assert not clashes(LARGE_SHAPE, first_game(True).planet)
    assert SLOTS[0] == (-7, -1)
    assert COORDS[at("g1")] != COORDS[at("h2")]


@rule("GP-8.11")
@pytest.mark.parametrize("shape", [LARGE_SHAPE, SMALL_SHAPE])
def test_walking_distance_is_straight_distance(shape: object) -> None:
    assert shape in (LARGE_SHAPE, SMALL_SHAPE)
    real = LARGE_SHAPE if shape is LARGE_SHAPE else SMALL_SHAPE
    for start in real.hexes[::7]:
        seen = {start: 0}
        queue = [start]
        for here in queue:
            for there in real.neighbours[here]:
                if there not in seen:
                    seen[there] = seen[here] + 1
                    queue.append(there)
        assert all(real.distance[start][h] == seen[h] for h in real.hexes)


@rule("GP-2.7")
def test_standard_tiles_lie_at_random() -> None:
    laid = {tuple(new({"players": 2, "factions": "random"}, seed).setup.standard_at) for seed in range(6)}
    assert len(laid) == 6
    assert all(sorted(tiles) == list(range(9)) for tiles in laid)
