"""The Automa: its printed cards, and how its deck goes."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.deck import Automa, Terms
from starboard.games.gaia.game import game
from starboard.kernel import ScriptedChance, fast_chance
from tests.games.gaia.position import Solo, new
from tests.rulebook import rule

# starter, pass light, action, VP, final tile, range, direction, number and side, booster when passing, first booster
CARDS = """
 1 SX upgrade          1 top    4 right-down 1 left  left   1
 2 SX upgrade          1 bottom 2 right-down 2 left  middle 2
 3 -X research-highest 1 top    2 right-down 3 left  right  3
 4 S- mine             1 none   2 left-up    4 right left   4
 5 SX space            1 bottom 2 left-up    5 right middle 5
 6 -- mine             3 top    2 right-down 1 right right  1
 7 S- research         0 top    2 right-down 4 left  right  2
 8 -X mine             3 bottom 4 left-up    1 right middle 3
 9 -- faction          0 bottom 2 left-up    2 right right  4
10 -X upgrade          3 top    2 left-up    3 right left   5
11 -- upgrade          2 bottom 4 right-down 1 left  middle 1
12 -X space            3 top    2 left-up    1 right right  2
13 S- faction          0 none   2 left-up    2 right right  3
14 -- space            3 bottom 2 left-up    3 right middle 4
15 -- research-highest 1 top    2 left-up    2 left  left   5
16 -X space            3 top    2 right-down 3 left  left   1
17 -- research         2 bottom 2 right-down 5 left  left   2
"""


@rule("GA-2.1", "GA-9.4")
def test_the_seventeen_cards() -> None:
    rows = [line.split() for line in CARDS.strip().splitlines()]
    assert len(rows) == len(cards.CARDS) == 17
    for row, card in zip(rows, cards.CARDS, strict=True):
        printed = [
            str(card.number),
            ("S" if card.number in cards.LEVELS[1].starters else "-") + ("X" if card.may_pass else "-"),
            cards.ACTIONS[card.action],
            str(card.vp),
            ["top", "bottom", "none"][card.final_tile],
            str(card.range),
            "right-down" if card.right_down else "left-up",
            str(card.nth),
            "left" if card.from_left else "right",
            ["left", "middle", "right"][card.pass_booster],
            str(card.first_booster),
        ]
        assert printed == row


@rule("GA-1.4", "GA-7.1", "GA-7.2", "GA-7.3", "GA-7.4", "GA-7.5", "GA-7.6", "GA-7.7")
def test_the_seven_faction_cards() -> None:
    printed = {card.word: card.vp for card in cards.FACTION_CARDS}
    assert printed == {
        "terrans": 2,
        "geodens": 1,
        "hadsch-hallas": 1,
        "xenos": 2,
        "itars": 4,
        "taklons": 2,
        "firaks": 2,
    }
    assert [c.FACTIONS[index].word for index in cards.FACTIONS] == sorted(printed, key=list(c_words()).index)
    with pytest.raises(ValueError, match="lantids"):
        cards.faction_card(list(c_words()).index("lantids"))


def c_words() -> list[str]:
    return [faction.word for faction in c.FACTIONS]


@rule("GA-9.4", "GA-1.6")
def test_the_five_levels() -> None:
    assert [(level.word, level.vp, level.bonus) for level in cards.LEVELS] == [
        ("automalein", 0, 0),
        ("automa", 10, 0),
        ("automaechtig", 10, 0),
        ("ultoma", 10, 0),
        ("alptrauma", 10, 1),
    ]
    starters = [set(level.starters) for level in cards.LEVELS]
    assert starters[0] == {1, 4, 5, 7, 13}
    assert starters[1] - starters[0] == {2}
    assert starters[2] - starters[1] == {9}
    assert starters[3] - starters[2] == {15}
    assert starters[4] == starters[3]


@rule("GA-1.9")
@pytest.mark.parametrize(("level", "size"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 9)])
def test_the_first_deck(level: int, size: int) -> None:
    automa = Automa()
    automa.deal(Terms(level))
    assert (automa.size(), automa.reserve()) == (size, 17 - size)
    automa.deal(Terms(level, first_card=False))
    assert (automa.size(), automa.reserve()) == (size - 1, 18 - size)


@rule("GA-1.9")
def test_card_two_on_the_lowest_level() -> None:
    automa = Automa()
    automa.deal(Terms(1))
    assert 2 in automa.unseen
    automa.deal(Terms(1, without_two=True))
    assert 2 not in automa.unseen
    assert automa.size() + automa.reserve() == 16


@rule("GA-2.1")
def test_the_action_card_becomes_the_support_card() -> None:
    automa = Automa()
    automa.deal(Terms(2, first_card=False))
    chance = ScriptedChance([4, 13, 7])
    automa.next_cards(chance)
    assert (automa.support, automa.action, automa.discard) == (4, 13, [])
    automa.next_cards(chance)
    assert (automa.support, automa.action, automa.discard) == (13, 7, [4])
    assert automa.known == [1, 2, 5]


@rule("GA-2.2")
@pytest.mark.parametrize(
    ("action", "left", "passes"),
    [(5, 3, False), (5, 2, True), (5, 1, True), (5, 0, True), (4, 2, False), (4, 0, False), (0, 0, True)],
)
def test_when_it_passes(action: int, left: int, passes: bool) -> None:
    """Card 5 shows the pass light, card 4 does not; the last three cards have 2, 1 and 0 cards behind them."""
    automa = Automa()
    automa.support, automa.action, automa.known = 7, action, [1, 2, 13][:left]
    assert automa.must_pass() == passes


@rule("GA-2.5")
def test_the_deck_grows_by_one_unseen_card() -> None:
    table = Solo()
    seen: list[int] = []
    for _ in range(5):
        table.state.chance = fast_chance(len(seen) + 5)
        seen.append(table.automa.size() + len(table.automa.discard))
        table.pass_round()
    table.to_turn()
    assert table.state.round == 6
    sizes = table.automa.size() + len(
        [n for n in [*table.automa.discard, table.automa.support, table.automa.action] if n]
    )
    assert sizes == 12  # 7 cards on this level, one more in each round
    assert table.automa.reserve() == 5


@rule("GA-2.5")
def test_all_cards_of_a_round_come_back() -> None:
    automa = Automa()
    automa.deal(Terms(2))
    chance = fast_chance(8)
    for _ in range(4):
        automa.next_cards(chance)
    automa.gather()
    assert (automa.size(), automa.reserve()) == (8, 9)
    assert (automa.support, automa.action, automa.discard) == (0, 0, [])
    assert sorted([*automa.known, *automa.unseen]) == cards.NUMBERS


@rule("GA-1.9", "GA-2.1")
def test_the_order_of_the_deck_is_nobodys_knowledge() -> None:
    """A guess looks the same and draws other cards: what comes is not laid down anywhere."""
    state = new({"players": 1, "factions": "random"}, 4)
    while state.round < 2:
        legal = state.legal(0)
        state.say(0, legal[0])
    seen = set()
    for seed in range(40):
        guess = state.guess(0, fast_chance(seed))
        assert guess.view(0) == state.view(0)
        guess.automa.next_cards(guess.chance)
        seen.add((guess.automa.support, guess.automa.action))
    assert len(seen) > 10
    facts = state.view(None)["automa"]
    assert isinstance(facts, dict)
    assert facts["deck_known"] == sorted(facts["deck_known"], key=lambda word: int(word.split("-")[2]))
    assert facts["unseen"] == sorted(facts["unseen"], key=lambda word: int(word.split("-")[2]))


def test_a_card_that_nobody_has_seen_is_any_of_them() -> None:
    """With one unseen card among two, half of the draws bring it, and then each of the unseen as often."""
    counts: dict[int, int] = {}
    for seed in range(3000):
        automa = Automa()
        automa.known, automa.unknown, automa.unseen = [1], 1, [2, 3, 6]
        card = automa.draw(fast_chance(seed))
        counts[card] = counts.get(card, 0) + 1
    assert abs(counts[1] - 1500) < 150
    assert all(abs(counts[n] - 500) < 100 for n in (2, 3, 6))


def test_the_page_gets_the_printed_cards() -> None:
    printed = game.components()["automa"]
    assert isinstance(printed, dict)
    assert len(printed["cards"]) == 17
    assert printed["cards"]["automa-card-4"]["action"] == "mine"
    assert set(printed["factions"]) == {card.word for card in cards.FACTION_CARDS}
