"""Chapter 5: rounds and income."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.income import Income, order_matters, symbols
from starboard.games.gaia.seat import Seat
from tests.games.gaia.position import Position
from tests.rulebook import rule


def income(table: Position, seat: int) -> dict[str, int]:
    """All income symbols of a seat added up."""
    total: dict[str, int] = {}
    for resource, amount in symbols(table.state, seat):
        name = c.RESOURCES[resource]
        total[name] = total.get(name, 0) + amount
    return total


@rule("GP-5.1", "GP-5.2", "GP-7.1")
def test_a_round_has_its_phases_in_order() -> None:
    table = Position("terrans xenos", play=False)
    while not table.state.over and table.state.round == 0:
        table.say(table.legal()[0])
    assert table.state.round == 1
    table.to_turn()
    events = [event.message.id for event in table.state.events or []]
    assert events.count("gaia-did-round") == 1
    # income came before the first turn of the first round: 1 ore printed, 2 for two mines
    assert table.get(0, "ore") >= 4 + 3
    for number in range(2, 7):
        table.pass_round().to_turn()
        assert table.state.round == number
    table.pass_round()
    assert table.state.over


@rule("GP-5.3")
def test_sources_of_income() -> None:
    table = Position(
        "terrans xenos", ["l3 l9", "i3 j7 m9"], boosters="booster-1 booster-2 booster-3 booster-6 booster-9"
    )
    table.booster(0, 10).tile(0, "std-4c").level(0, "science", 2)
    assert income(table, 0) == {"ore": 3, "knowledge": 3, "credits": 8}
    before = table.stock(0)
    table.give(0, credits=0)
    table.pass_round().to_turn()
    booster = table.state.seats[0].booster
    extra = {c.RESOURCES[r]: a for r, a in c.BOOSTERS[booster].income}
    assert table.get(0, "credits") == 4 + extra.get("credits", 0)
    assert table.get(0, "knowledge") == before[2] + 3 + extra.get("knowledge", 0)


def test_the_log_tells_income_by_source() -> None:
    table = Position(
        "terrans xenos", ["l3 l9", "i3 j7 m9"], boosters="booster-1 booster-2 booster-3 booster-6 booster-9"
    )
    table.booster(0, 10).tile(0, "std-o-charge").level(0, "science", 2).give(0, ore=14, bowls=(6, 0, 0))
    table.pieces(0, institute=1)
    table.state.events = []
    table.state.push(Income(0))
    table.state.advance()
    told = [event for event in table.state.events if event.message.id.startswith("gaia-did-income")]
    assert [(event.message.args.get("source"), event.gains) for event in told] == [
        ("terrans", {"ore": 1, "knowledge": 1}),  # the limit is reached: what comes after is lost
        ("mine", {}),
        ("institute", {}),
        ("booster-10", {"credits": 4}),
        ("std-o-charge", {}),
        ("science", {"knowledge": 2}),
        (None, {"bowl-1": -5, "bowl-2": 5}),
        (None, {"bowl-1": 1}),
    ]
    assert [event.message.args["charge"] for event in told[:-2]] == [0, 0, 4, 0, 1, 0]
    assert [event.message.args["token"] for event in told[:-2]] == [0, 0, 1, 0, 0, 0]


@rule("GP-5.8", "GP-5.3", "GP-25.4", "GP-27.14")
def test_rulebook_picture_of_an_income() -> None:
    table = Position("terrans xenos").booster(0, 3).tile(0, "std-o-charge").level(0, "science", 1)
    # 3 ore of the board, 1 of the booster, 1 of the tile; 2 knowledge; 2 tokens; charge 1
    assert income(table, 0) == {"ore": 5, "knowledge": 2, "token": 2, "charge": 1}


@rule("GP-5.7")
def test_hadsch_hallas_printed_income() -> None:
    table = Position("hadsch-hallas xenos").booster(0, 6)
    assert income(table, 0) == {"ore": 1 + 2 + 1, "knowledge": 1, "credits": 3 + 2, "charge": 1}


@rule("GP-5.4")
def test_limits() -> None:
    table = Position("terrans xenos").rich(0)
    table.pass_round().to_turn()
    assert table.stock(0)[:3] == (15, 30, 15)
    table.give(0, ore=14, bowls=(0, 0, 4)).turn_of(0)
    table.say("power-2o")
    assert table.get(0, "ore") == 15


@rule("GP-5.5", "GP-5.6", "GP-5.7")
def test_order_of_charging_and_tokens() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(0, "institute", "l3").booster(0, 9)
    table.give(0, bowls=(0, 4, 0))
    for seat in (0, 1):
        table.turn_of(seat).say("pass")
        table.say("booster-9" if "booster-9" in table.legal() and seat == 0 else table.legal()[0])
    while table.asks() != "gaia-ask-income":
        table.say(table.legal()[0])
    assert table.seat == 0
    before = table.state.copy()
    charges = [word for word in table.legal() if word.startswith("charge")]
    assert charges
    assert "token-1" in table.legal()
    table.say(charges[0]).to_turn()
    late = table.bowls(0)
    table.state = before
    table.say("token-1").to_turn()
    early = table.bowls(0)
    assert sum(late) == sum(early) == 5
    assert late[0] == 1  # the token came last and stayed in bowl I
    assert early != late


@rule("GP-5.6")
def test_a_symbol_is_taken_completely() -> None:
    table = Position("itars xenos").build(0, "institute", table_home("itars")).booster(0, 5)
    table.give(0, bowls=(0, 8, 0))
    for _ in range(2):
        table.say("pass").say(table.legal()[0])
    while table.asks() != "gaia-ask-income":
        table.say(table.legal()[0])
    # charge 4 of the institute in one go: it is never split into smaller charges
    sizes = {int(word.split("-")[1]) for word in table.legal() if word.startswith("charge")}
    assert sizes <= {4, 2}
    assert 4 in sizes


def table_home(faction: str) -> str:
    return {"itars": "h11", "terrans": "l3"}[faction]


@rule("GP-10.12", "GP-10.3", "GP-10.4", "GP-2.37", "GP-8.6")
@pytest.mark.parametrize(
    ("piece", "count", "gained"),
    [
        ("mine", 0, {"ore": 1}),
        ("mine", 1, {"ore": 2}),
        ("mine", 2, {"ore": 3}),
        ("mine", 3, {"ore": 3}),  # the third slot is empty
        ("mine", 4, {"ore": 4}),
        ("mine", 8, {"ore": 8}),
        ("trading-station", 1, {"ore": 1, "credits": 3}),
        ("trading-station", 2, {"ore": 1, "credits": 7}),
        ("trading-station", 4, {"ore": 1, "credits": 16}),
        ("lab", 3, {"ore": 1, "knowledge": 4}),
        ("institute", 1, {"ore": 1, "charge": 4, "token": 1}),
        ("academy-left", 1, {"ore": 1, "knowledge": 3}),
        ("academy-right", 1, {"ore": 1}),
    ],
)
def test_board_income(piece: str, count: int, gained: dict[str, int]) -> None:
    table = Position("terrans xenos")
    table.pieces(0, mine=0).pieces(0, **{piece.replace("-", "_"): count}).booster(0, 0)
    assert income(table, 0) == {"knowledge": 1, **gained}


SPECIAL = {
    "lantids": {"charge": 4},
    "xenos": {"charge": 4, "qic": 1},
    "gleens": {"charge": 4, "ore": 1},
    "ambas": {"charge": 4, "token": 2},
    "bescods": {"charge": 4, "token": 2},
    "firaks": {"charge": 4, "token": 1},
}


@rule("GP-22.11", "GP-10.9")
@pytest.mark.parametrize("faction", list(SPECIAL))
def test_institute_income(faction: str) -> None:
    table = Position(f"{faction} {'terrans' if faction in ('xenos', 'gleens') else 'xenos'}")
    without = income(table, 0)
    table.pieces(0, institute=1)
    with_institute = income(table, 0)
    gained = {name: amount - without.get(name, 0) for name, amount in with_institute.items()}
    assert {name: amount for name, amount in gained.items() if amount} == SPECIAL[faction]


@rule("GP-22.44")
def test_bescods_rows_are_swapped() -> None:
    table = Position("bescods xenos")
    base = income(table, 0)
    table.pieces(0, trading_station=2, lab=3)
    assert income(table, 0)["knowledge"] - base.get("knowledge", 0) == 2
    assert income(table, 0)["credits"] - base.get("credits", 0) == 3 + 4 + 5


@rule("GP-23.29", "GP-23.30", "GP-23.31", "GP-23.32", "GP-23.33", "GP-23.34", "GP-23.35", "GP-23.36", "GP-23.37")
@pytest.mark.parametrize(
    ("track", "gains"),
    [
        ("economy", [{}, {"credits": 2, "charge": 1}, {"ore": 1, "credits": 2, "charge": 2},
                     {"ore": 1, "credits": 3, "charge": 3}, {"ore": 2, "credits": 4, "charge": 4}, {}]),
        ("science", [{}, {"knowledge": 1}, {"knowledge": 2}, {"knowledge": 3}, {"knowledge": 4}, {}]),
    ],
)  # fmt: skip
def test_research_income(track: str, gains: list[dict[str, int]]) -> None:
    table = Position("terrans xenos")
    base = income(table, 0)
    for level, gained in enumerate(gains):
        table.level(0, track, level)
        more = {name: amount - base.get(name, 0) for name, amount in income(table, 0).items()}
        assert {name: amount for name, amount in more.items() if amount} == gained


@rule("GP-27.12", "GP-11.9", "GP-27.14")
def test_income_tiles_and_covering() -> None:
    table = Position("terrans xenos")
    base = income(table, 0)
    table.tile(0, "std-k-c", "std-4c", "std-o-charge")
    more = {name: amount - base.get(name, 0) for name, amount in income(table, 0).items()}
    assert {name: amount for name, amount in more.items() if amount} == {
        "knowledge": 1,
        "credits": 5,
        "ore": 1,
        "charge": 1,
    }
    table.cover(0, "std-4c")
    assert income(table, 0)["credits"] - base.get("credits", 0) == 1


@rule(
    "GP-25.1",
    "GP-25.2",
    "GP-25.3",
    "GP-25.4",
    "GP-25.5",
    "GP-25.6",
    "GP-25.7",
    "GP-25.8",
    "GP-25.9",
    "GP-25.10",
    "GP-25.11",
)
def test_booster_incomes() -> None:
    table = Position("terrans xenos")
    table.booster(0, 0)
    base = income(table, 0)
    expected = [{"ore": 1, "knowledge": 1}, {"credits": 2, "qic": 1}, {"token": 2, "ore": 1}, {"credits": 2},
                {"charge": 2}, {"ore": 1}, {"knowledge": 1}, {"ore": 1}, {"charge": 4}, {"credits": 4}]  # fmt: skip
    for number, gained in enumerate(expected, 1):
        table.booster(0, number)
        more = {name: amount - base.get(name, 0) for name, amount in income(table, 0).items()}
        assert {name: amount for name, amount in more.items() if amount} == gained


@rule("GP-5.5", "GP-5.6")
@pytest.mark.parametrize(
    ("charges", "tokens", "in_one", "asked"),
    [([4], [1], 3, True), ([4], [1], 4, False), ([4], [], 0, False), ([], [1], 0, False), ([2, 2], [1], 3, True)],
)
def test_the_order_is_asked_for_only_where_it_matters(
    charges: list[int], tokens: list[int], in_one: int, asked: bool
) -> None:
    me = Seat()
    me.bowl1 = in_one
    assert order_matters(me, charges, tokens) == asked
