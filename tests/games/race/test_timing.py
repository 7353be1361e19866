"""Timing (RG-13): at the same time where the order does not matter, in turn order where it does."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from starboard.games.race import game
from starboard.games.race import words as w
from starboard.games.race.state import RaceState
from starboard.kernel import CannotUndo, Play, State
from starboard.kernel.plain import fingerprint
from tests.games.race.position import Position, default_word, fresh, spell
from tests.rulebook import rule

THREE = ["old-earth", "new-sparta", "epsilon-eridani"]


def but_waiting(state: State, seat: int | None) -> dict[str, object]:
    """What a seat sees, apart from who still owes a word."""
    return {**state.view(seat), "waiting": None}


# ---- at the same time ----------------------------------------------------------------------------


def explore(position: Position) -> None:
    position.choose("explore+5", "explore+1+1", "settle")


def develop(position: Position) -> None:
    position.only("develop", 0, 1, 2)


def settle(position: Position) -> None:
    position.only("settle", 0, 1, 2)


def nothing(position: Position) -> None:
    """The choice of action cards itself."""


def last_discards(position: Position) -> None:
    position.choose("produce", "produce", "produce")


SECRETS = {
    "actions": (nothing, ["+4", "+4", "+4"]),
    "explore": (explore, ["+4", "+4", "+4"]),
    "develop": (develop, ["space-marines +4", "drop-ships +4", "public-works +4"]),
    "settle": (settle, ["gem-world +4", "aquatic-uplift-race +4", "spice-world +4"]),
    "discard": (last_discards, ["+11", "+12", "+13"]),
}


@rule("RG-13.1", "RG-1.3", "RG-4.2", "RG-5.1", "RG-6.2", "RG-8.2")
@pytest.mark.parametrize("moment", SECRETS)
def test_secret_choices_in_any_order_come_to_the_same(moment: str) -> None:
    lead, hands = SECRETS[moment]
    outcomes = set()
    for order in permutations(range(3)):
        position = Position(THREE, hands)
        lead(position)
        state = position.state
        assert state.waiting() == [0, 1, 2]
        for seat in order:
            task = state.question(seat)
            barriers = state.barriers
            while state.question(seat) is task and state.barriers == barriers:
                others = [other for other in range(3) if other != seat]
                seen = [but_waiting(state, other) for other in [*others, None]]
                legal = [state.legal(other) for other in others]
                state.say(seat, state.legal(seat)[-1])
                if state.barriers == barriers:  # not revealed yet
                    assert [but_waiting(state, other) for other in [*others, None]] == seen
                    assert [state.legal(other) for other in others] == legal
        if moment in ("actions", "develop", "settle"):
            state.events = None
        outcomes.add(fingerprint(state))
    assert len(outcomes) == 1


@rule("RG-13.1")
def test_consume_runs_at_the_same_time() -> None:
    tableau = "{} artist-colony* {}*"
    tableaus = [tableau.format("terraformed-world", "comet-zone"), "prosperous-world* distant-world*", "new-sparta"]
    outcomes = set()
    for order in ((0, 1), (1, 0)):
        position = Position(tableaus)
        position.only("consume-x2", 2)
        assert position.state.waiting() == [0, 1]
        for seat in order:
            legal = position.legal(1 - seat)
            position.say(seat, position.legal(seat)[0])
            if position.state.round == 1:
                assert position.legal(1 - seat) == legal
        position.state.events = None
        position.state.discard.sort()  # the pile has no order
        outcomes.add(fingerprint(position.state))
    assert len(outcomes) == 1


@rule("RG-13.1")
def test_produce_runs_at_the_same_time() -> None:
    position = Position(["radioactive-world refugee-world", "empath-world pirate-world", "new-sparta"])
    position.only("produce", 0, 1)
    assert position.state.waiting() == [0, 1]
    legal = position.legal(0)
    position.say(1, "pirate-world")
    assert position.legal(0) == legal
    position.say(0, "refugee-world")
    assert position.state.round == 2


@rule("RG-13.1")
def test_payment_runs_at_the_same_time() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world +4", "spice-world +4"])
    position.only("settle", 0, 1)
    position.say(0, "gem-world")
    position.say(1, "spice-world")
    assert [position.asked(seat) for seat in (0, 1)] == ["race-ask-pay", "race-ask-pay"]
    position.pay_any(1)
    position.pay_any(0)
    assert position.state.round == 2


def test_nobody_waits_for_a_slow_neighbour() -> None:
    """One seat can consume to the end while another has not said a word."""
    first = "terraformed-world public-works artist-colony* comet-zone* distant-world*"
    position = Position([first, "tourist-world plague-world* gem-world*"])
    position.only("consume-x2", 1)
    while position.state.waiting() != [1]:
        position.state.say(0, default_word(position.state, 0))
    assert [one.chips for one in position.state.seats] == [2, 0]


# ---- in turn order -------------------------------------------------------------------------------


@rule("RG-13.6")
@pytest.mark.parametrize(
    ("worlds", "order"),
    [
        ("new-sparta,old-earth,epsilon-eridani", [1, 2, 0]),
        ("old-earth,earths-lost-colony,epsilon-eridani", [0, 1, 2]),
        ("earths-lost-colony,new-sparta,alpha-centauri", [2, 0, 1]),
    ],
)
def test_clockwise_from_the_lowest_start_world(worlds: str, order: list[int]) -> None:
    state = fresh({"players": 3, "start-worlds": worlds})
    assert state.order == order


@rule("RG-13.6")
def test_the_turn_order_stays() -> None:
    position = Position(THREE, order=[1, 2, 0])
    for _ in range(4):
        position.choose("produce", "produce", "produce")
    assert position.state.order == [1, 2, 0]


@rule("RG-13.2", "RG-13.6")
@pytest.mark.parametrize(("deck", "waiting"), [(60, [0, 1, 2]), (3, [1])])
def test_consume_in_turn_order_when_the_deck_could_run_out(deck: int, waiting: list[int]) -> None:
    tableaus = [
        "epsilon-eridani artist-colony* comet-zone*",
        "galactic-resort* distant-world*",
        "new-earth* gem-world*",
    ]
    position = Position(tableaus, deck=deck, order=[1, 2, 0])
    position.choose("consume-x2", "consume-x2", "consume-x2")
    assert position.state.waiting() == waiting
    if deck == 3:
        for seat in (1, 2, 0):
            assert position.state.waiting() == [seat]
            position.say(seat, position.legal(seat)[0])


@rule("RG-13.2", "RG-13.6")
@pytest.mark.parametrize(("deck", "waiting"), [(60, [0, 1]), (2, [1])])
def test_produce_in_turn_order_when_the_deck_could_run_out(deck: int, waiting: list[int]) -> None:
    position = Position(["radioactive-world refugee-world", "empath-world pirate-world"], deck=deck, order=[1, 0])
    position.choose("produce", "produce")
    assert position.state.waiting() == waiting


@rule("RG-13.2", "RG-13.6")
@pytest.mark.parametrize(("deck", "waiting"), [(60, [0, 1]), (2, [1])])
def test_payment_in_turn_order_when_the_deck_could_run_out(deck: int, waiting: list[int]) -> None:
    hands = ["gem-world +4", "spice-world +4"]
    position = Position(["old-earth", "new-sparta"], hands, deck=deck, order=[1, 0])
    position.only("settle", 0, 1)
    position.say(0, "gem-world")
    position.say(1, "spice-world")
    assert position.state.waiting() == waiting


@rule("RG-13.2", "RG-13.6")
@pytest.mark.parametrize(("deck", "waiting"), [(60, [0, 1]), (2, [1])])
def test_building_in_turn_order_when_the_deck_could_run_out(deck: int, waiting: list[int]) -> None:
    position = Position(
        ["old-earth public-works", "new-sparta public-works"],
        ["space-marines +4", "space-marines +4"],
        deck=deck,
        order=[1, 0],
    )
    position.only("develop", 0, 1)
    position.say(0, "space-marines")
    position.say(1, "space-marines")
    assert position.state.waiting() == waiting


@rule("RG-13.2", "RG-13.6", "RG-11.4")
def test_the_last_cards_go_to_who_comes_first() -> None:
    """Two cards are left anywhere: the first in turn order draws them, the other nothing."""
    position = Position(
        ["new-sparta terraforming-robots", "space-marines terraforming-robots", "old-earth"],
        ["outlaw-world", "rebel-miners", "+rest"],
        deck="spice-world plague-world",
        order=[1, 2, 0],
    )
    position.choose("settle", "settle", "settle")
    position.say(0, "outlaw-world")
    position.say(1, "rebel-miners")
    position.say(2, "pass")
    assert position.hand(1) == ["plague-world", "spice-world"]
    assert position.hand(0) == []


@rule("RG-13.3", "RG-13.6")
@pytest.mark.parametrize(("left", "waiting"), [(20, [0, 1]), (2, [1])])
def test_consume_in_turn_order_when_the_chips_could_run_out(left: int, waiting: list[int]) -> None:
    tableaus = ["terraformed-world artist-colony* comet-zone*", "prosperous-world* distant-world*"]
    position = Position(tableaus, chips=[24 - left, 0], order=[1, 0])
    position.choose("consume-x2", "consume-x2")
    assert position.state.waiting() == waiting


TWO_GOODS = "terraformed-world artist-colony* comet-zone*"  # one power for one good, which is chosen
ALIENS = "alien-robotic-factory* deserted-alien-colony*"  # goods for five cards each, unlike as places


@rule("RG-13.2", "RG-9.20")
@pytest.mark.parametrize(
    ("cards", "action", "most"),
    [
        (ALIENS, "consume-trade", 5),  # the sale of the bonus
        (f"{ALIENS} trade-league", "consume-x2", 6),  # a power that sells, with a bonus of one
        (f"{ALIENS} black-market-trading-world", "consume-x2", 5),  # one that sells without
        (f"{ALIENS} trade-league", "consume-trade", 12),  # both
        (f"{TWO_GOODS} new-economy", "consume-x2", 1),  # a card without a good
    ],
)
def test_consume_in_turn_order_exactly_when_the_last_card_could_go(cards: str, action: str, most: int) -> None:
    for deck, waiting in ((most, [0]), (most + 1, [0, 1])):
        position = Position([cards, "public-works spice-world* mining-world*"])  # the other seat draws nothing
        state = position.state
        state.deck, state.discard = state.deck[:deck], state.discard + state.deck[deck:]
        position.only(action, 0)
        assert position.state.waiting() == waiting


@rule("RG-13.3", "RG-9.23")
@pytest.mark.parametrize(("left", "waiting"), [(4, [0]), (5, [0, 1])])
def test_consume_in_turn_order_exactly_when_the_last_doubled_point_could_go(left: int, waiting: list[int]) -> None:
    position = Position([TWO_GOODS, "prosperous-world* distant-world*"], chips=[24 - left, 0])
    position.choose("consume-x2", "consume-x2")  # one point each, twice
    assert position.state.waiting() == waiting


@rule("RG-13.3", "RG-9.25")
@pytest.mark.parametrize(("left", "waiting"), [(6, [0]), (7, [0, 1])])
def test_points_for_hand_cards_count_towards_the_last_chip(left: int, waiting: list[int]) -> None:
    position = Position([TWO_GOODS, "deficit-spending"], chips=[24 - left, 0])
    position.choose("consume-x2", "consume-x2")
    assert position.state.waiting() == waiting


@rule("RG-13.3")
def test_a_later_seat_sees_the_last_chip_go() -> None:
    tableaus = ["terraformed-world artist-colony* comet-zone*", "deficit-spending"]
    position = Position(tableaus, chips=[0, 23])
    position.only("consume-trade", 1)
    position.say(0, "comet-zone")
    assert position.state.pool == 0
    assert position.state.waiting() == [1]
    assert position.legal(1) == ["pass", "deficit-spending/1"]


SEVEN = (
    "rebel-base rebel-homeworld deserted-alien-colony deserted-alien-library alien-robot-sentry pirate-world "
    "rebel-outpost"
)


def last_round(cards: int) -> Position:
    """Both may give up a card for a world; the first to be asked is seat 1."""
    first = f"new-sparta colony-ship {SEVEN} space-marines drop-ships gem-world artist-colony"
    tableau = " ".join(first.split()[: cards - 1])
    position = Position([tableau, "old-earth colony-ship"], ["refugee-world +4", "spice-world +4"], order=[1, 0])
    position.only("settle", 0, 1)
    position.say(0, "refugee-world")
    position.say(1, "spice-world")
    return position


@rule("RG-13.4", "RG-13.5", "RG-13.6")
def test_settling_in_turn_order_before_the_end_of_the_game() -> None:
    position = last_round(12)
    assert position.state.waiting() == [1]
    position.say(1, "colony-ship")
    assert position.state.waiting() == [0]
    view: dict[str, Any] = position.state.view(0)
    tableaus = [area for area in view["areas"] if area["id"] == "tableau"]
    assert "colony-ship" not in str(tableaus[1])  # seat 0 knows what seat 1 gave up before it decides
    position.say(0, "pay")
    assert position.state.over


@rule("RG-13.4", "RG-13.1")
def test_settling_at_the_same_time_before_that() -> None:
    position = last_round(9)
    assert position.state.waiting() == [0, 1]


@rule("RG-13.6")
def test_everything_in_order_if_the_table_wishes() -> None:
    tableaus = ["terraformed-world artist-colony* comet-zone*", "prosperous-world* distant-world*"]
    position = Position(tableaus, order=[1, 0], options={"timing": "in-order"})
    position.choose("consume-x2", "consume-x2")
    assert position.state.waiting() == [1]


# ---- undo ----------------------------------------------------------------------------------------


def start(seed: str = "11") -> Play:
    """A game at its first choice of action cards."""
    play = Play(game, {"players": 2}, seed)
    state = play.state
    assert isinstance(state, RaceState)
    while not state.round:
        seat = play.state.waiting()[0]
        play.say(seat, play.state.legal(seat)[0])
    return play


@rule("RG-4.2")
def test_a_secret_choice_can_be_taken_back_before_the_reveal() -> None:
    play = start()
    play.say(0, "develop")
    assert play.undoable(0) >= 1
    play.undo(0)
    assert play.state.waiting() == [0, 1]
    play.say(0, "settle")
    play.say(1, "settle")
    assert spell(play.state.legal(0))[:1] == ["pass"]


@rule("RG-4.2")
def test_a_choice_cannot_be_taken_back_after_the_reveal() -> None:
    play = start()
    play.say(0, "develop")
    play.say(1, "settle")
    assert play.undoable(0) == 0
    with pytest.raises(CannotUndo):
        play.undo(0)


@rule("RG-6.1")
def test_a_card_laid_face_down_can_be_taken_back() -> None:
    play = start()
    play.say(1, "develop")
    play.say(0, "develop")
    laid = play.state.legal(0)[-1]
    play.say(0, laid)
    assert play.undoable(0) == 1
    play.undo(0)
    assert laid in play.state.legal(0)
    assert play.state.waiting() == [0, 1]


def test_what_others_chose_stays_when_one_takes_back() -> None:
    play = Play(game, {"players": 3, "setup": "first-game"}, "5")
    play.say(1, "explore+5")
    play.say(0, "develop")
    play.undo(1)
    assert play.state.waiting() == [1, 2]
    play.say(1, "settle")
    play.say(2, "settle")
    seats = play.state.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["actions"] for seat in seats] == [["develop"], ["settle"], ["settle"]]


@rule("RG-6.2", "RG-8.2")
@pytest.mark.parametrize("phase", ["develop", "settle"])
@pytest.mark.parametrize("last", [0, 1])
def test_nothing_is_taken_back_once_the_others_are_known_to_have_passed(phase: str, last: int) -> None:
    """The last to answer sees that nobody places anything: too late for another card, in this round or the next."""
    play = start("4")
    play.say(0, phase)
    play.say(1, phase)
    first = 1 - last
    play.say(first, "pass")
    assert play.undoable(first) == 1
    play.say(last, "pass")
    assert [play.undoable(seat) for seat in (0, 1)] == [0, 0]
    play.say(last, "develop")
    assert play.undoable(last) == 1  # the new choice, and nothing before it


@rule("RG-6.2", "RG-8.2")
@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_a_card_that_was_revealed_stays(phase: str) -> None:
    play = start("4")
    play.say(0, phase)
    play.say(1, phase)
    play.say(1, "pass")
    play.say(0, play.state.legal(0)[-1])
    assert [play.undoable(seat) for seat in (0, 1)] == [0, 0]


@rule("RG-6.2")
def test_the_only_one_with_cards_cannot_take_back_what_all_have_seen() -> None:
    state = Position(["old-earth", "new-sparta"], ["space-marines +4", ""]).state
    before = state.reveals
    state.say(0, w.VOCABULARY.index("develop"))
    state.say(1, w.VOCABULARY.index("produce"))
    reveals = state.reveals
    assert reveals > before
    state.say(0, w.VOCABULARY.index("space-marines/1"))
    assert state.reveals > reveals


def test_what_was_drawn_cannot_be_undone() -> None:
    play = start()
    play.say(0, "explore+5")
    play.say(1, "explore+5")
    assert play.undoable(1) == 0
    play.say(0, play.state.legal(0)[0])
    assert play.undoable(0) == 1  # which card to keep is still open


# ---- the bounds met exactly ------------------------------------------------------------------------


def shorten(position: Position, deck: int) -> None:
    """Leave so many cards in the draw deck."""
    state = position.state
    state.deck, state.discard = state.deck[:deck], state.discard + state.deck[deck:]


@rule("RG-13.2", "RG-10.1")
def test_produce_in_turn_order_exactly_when_the_last_card_could_go() -> None:
    """Each of the four worlds may get a good, and each of the two start worlds counts as one that could."""
    tableaus = ["radioactive-world refugee-world", "empath-world pirate-world"]
    for deck, waiting in ((4, [0]), (5, [0, 1])):
        position = Position(tableaus)
        shorten(position, deck)
        position.choose("produce", "produce")
        assert position.state.waiting() == waiting


@rule("RG-13.2", "RG-8.5")
def test_payment_in_turn_order_exactly_when_the_last_card_could_go() -> None:
    """Both draw a card for having chosen Settle."""
    for deck, waiting in ((2, [0]), (3, [0, 1])):
        position = Position(["old-earth", "new-sparta"], ["gem-world +4", "spice-world +4"])
        shorten(position, deck)
        position.only("settle", 0, 1)
        position.say(0, "gem-world")
        position.say(1, "spice-world")
        assert position.state.waiting() == waiting


@rule("RG-13.4", "RG-13.5", "RG-13.1")
def test_one_who_may_give_up_a_card_needs_no_turn_order() -> None:
    """In the last round it matters who gives up a card first only if two can."""
    first = f"new-sparta colony-ship {SEVEN} space-marines drop-ships"
    position = Position([first, "old-earth"], ["refugee-world +4", "spice-world +4"], order=[1, 0])
    position.only("settle", 0, 1)
    position.say(0, "refugee-world")
    position.say(1, "spice-world")
    assert len(position.state.seats[0].tableau) == 12
    assert position.state.waiting() == [0, 1]


@rule("RG-13.3", "RG-9.23")
@pytest.mark.parametrize(("left", "together"), [(8, False), (9, True)])
def test_points_for_each_good_count_towards_the_last_chip(left: int, together: bool) -> None:
    """Pilgrimage World: a point for each good, of which there may be one on each of three cards, twice; and two of the
    other's."""
    tableaus = ["pilgrimage-world artist-colony* comet-zone*", "prosperous-world* distant-world*"]
    position = Position(tableaus, chips=[24 - left, 0])
    position.choose("consume-x2", "consume-x2")
    assert position.state.waiting() == [1]
    assert position.state.on_lanes() == together


@rule("RG-5.1", "RG-11.4")
def test_who_draws_no_more_than_may_be_kept_is_not_asked_which() -> None:
    position = Position(
        ["old-earth", "new-sparta"], ["+4", "+rest"], deck="gem-world spice-world", options={"questions": "all"}
    )
    position.choose("explore+5", "explore+5")
    assert position.drawn(1) == []
    assert position.state.waiting() == [0]


@rule("RG-4.2", "RG-13.1")
def test_what_was_revealed_no_longer_lies_face_down() -> None:
    for action, card in (("develop", "space-marines"), ("settle", "gem-world")):
        position = Position(["old-earth", "new-sparta"], [f"{card} +4", "+4"])
        position.only(action, 0)
        position.say(0, card)
        assert position.state.seats[0].placing
        position.say(1, "pass")
        assert not position.state.seats[0].placing


@rule("RG-13.1")
def test_a_copy_of_the_table_goes_its_own_way() -> None:
    position = Position(["old-earth radioactive-world*", "new-sparta"], ["space-marines +4", "+4"])
    state = position.state
    other = state.copy()
    before = fingerprint(other)
    for seat in (0, 1):
        state.draw(seat, 3, "settle")
        state.discard_from_hand(seat, state.seats[seat].hand[:2])
    state.discard_good(w.VOCABULARY.index("radioactive-world"))
    assert fingerprint(other) == before
