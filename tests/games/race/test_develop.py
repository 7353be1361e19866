"""Phase II: Develop (RG-6)."""

from __future__ import annotations

import pytest

from starboard.games.race import words as w
from starboard.kernel import IllegalWord
from tests.games.race.position import Position, spell
from tests.rulebook import rule

BUILT = ["old-earth", "new-sparta"]


@rule("RG-6.1", "RG-1.7")
def test_one_development_or_none() -> None:
    position = Position(BUILT, ["space-marines drop-ships gem-world mining-league +1", "+4"])
    position.choose("produce", "develop")
    assert position.legal(0) == ["pass", "space-marines/1", "drop-ships/1"]  # the league is too dear, Gem World a world
    position.say(0, "pass")
    position.say(1, "pass")
    assert position.tableau(0) == ["old-earth"]
    assert position.hands() == [5, 4]


@rule("RG-6.1", "RG-6.2")
def test_nobody_sees_what_is_laid_face_down_before_the_reveal() -> None:
    position = Position(BUILT, ["space-marines +4", "drop-ships +4"])
    position.choose("develop", "produce")
    before = position.state.view(1)
    position.say(0, "space-marines")
    assert {**position.state.view(1), "waiting": None} == {**before, "waiting": None}
    assert position.legal(1) == ["pass", "drop-ships/1"]
    position.say(1, "drop-ships")
    assert [position.tableau(seat)[-1] for seat in (0, 1)] == ["space-marines/1", "drop-ships/1"]
    assert [position.asked(seat) for seat in (0, 1)] == ["race-ask-pay", None]  # all four cards: no choice


@rule("RG-6.2", "RG-7.12")
def test_what_was_revealed_is_built() -> None:
    position = Position(BUILT, ["space-marines +4", "+4"])
    position.choose("produce", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    with pytest.raises(IllegalWord):
        position.say(0, "pass")


@rule("RG-6.3")
def test_one_development_in_a_phase() -> None:
    position = Position(BUILT, ["public-works space-marines +4", "+4"])
    position.choose("develop", "develop")
    position.say(0, "public-works")
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-choose-action"  # Public Works was free, and there is no second one
    assert position.tableau(0) == ["old-earth", "public-works/1"]


@rule("RG-6.6", "RG-1.7")
def test_payment_is_discarded_from_the_hand() -> None:
    position = Position(BUILT, ["space-marines gem-world spice-world plague-world", "+4"])
    position.choose("produce", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert (position.asked(0), position.least_and_most(0)) == ("race-ask-pay", (2, 2))  # exact
    assert "space-marines/1" not in position.legal(0)  # it does not pay for itself
    position.pick(0, "gem-world", "plague-world")
    assert position.hand(0) == ["spice-world"]
    assert position.discarded() == ["gem-world", "plague-world"]


@rule("RG-6.6", "RG-11.2")
def test_payment_is_face_down() -> None:
    position = Position(BUILT, ["space-marines gem-world spice-world plague-world", "+4"])
    position.choose("produce", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    position.pick(0, "gem-world", "plague-world")
    assert "gem-world" not in str(position.state.view(1))
    assert position.state.events is not None
    assert "gem-world" not in str([event.seen_by(1) for event in position.state.events])
    assert position.told("race-did-pays-cards")[0]["cards"] == ["gem-world", "plague-world"]


@rule("RG-6.6")
@pytest.mark.parametrize(("others", "can"), [(3, False), (4, True)])
def test_one_must_be_able_to_pay(others: int, can: bool) -> None:
    position = Position(BUILT, [f"drop-ships +{others}", "+4"])
    position.choose("produce", "develop")
    assert ("drop-ships/1" in position.legal(0)) is can


PRICES = [
    # tableau, card, price for the chooser of Develop, price for the others
    ("", "space-marines", 1, 2),
    ("", "mining-league", 5, 6),
    ("investment-credits", "mining-league", 4, 5),
    ("galactic-federation", "mining-league", 3, 4),
    ("galactic-federation investment-credits", "mining-league", 2, 3),
    ("galactic-federation investment-credits", "public-works", 0, 0),
    ("investment-credits", "public-works", 0, 0),
    ("galactic-federation", "mining-robots", 0, 0),
    ("galactic-federation", "mining-conglomerate", 0, 1),
    ("replicant-robots mining-robots", "drop-ships", 3, 4),  # those are for worlds
]


@rule("RG-1.8", "RG-6.7", "RG-6.8", "RG-7.3", "RG-7.7")
@pytest.mark.parametrize(("cards", "card", "chooser", "other"), PRICES)
@pytest.mark.parametrize("chose", [True, False])
def test_prices(cards: str, card: str, chooser: int, other: int, chose: bool) -> None:
    position = Position([f"old-earth {cards}", "new-sparta"], [f"{card} +7", "+4"])
    position.choose("develop" if chose else "settle", "settle" if chose else "develop")
    position.say(0, card)
    position.say(1, "pass")
    price = chooser if chose else other
    if price:
        assert position.least_and_most(0) == (price, price)
        position.pay_any(0)
    assert position.asked(0) == "race-ask-place-world"
    assert position.hands()[0] == 7 - price
    assert len(position.state.discard) == price


@rule("RG-6.8", "RG-7.7")
def test_nothing_is_paid_out_for_a_reduction_too_many() -> None:
    position = Position(["old-earth galactic-federation investment-credits", "new-sparta"], ["public-works +2", "+2"])
    position.choose("develop", "develop")
    position.say(0, "public-works")
    position.say(1, "pass")
    assert position.hands() == [2, 2]


@rule("RG-6.9")
def test_no_development_twice_in_a_tableau() -> None:
    position = Position(["old-earth space-marines", "new-sparta"], ["space-marines drop-ships +4", "+4"])
    position.choose("develop", "produce")
    assert "drop-ships/1" in position.legal(0)
    assert "space-marines/2" in position.hand(0)  # the first is in the tableau
    assert "space-marines/2" not in position.legal(0)
    reason = position.why(0, "space-marines/2")
    assert reason is not None
    assert reason.id == "race-why-built"
    assert reason.args == {"card": "space-marines/1"}


@rule("RG-6.9")
def test_two_players_may_have_the_same_development() -> None:
    position = Position(["old-earth", "new-sparta space-marines"], ["space-marines/2 +4", "+4"])
    position.choose("develop", "produce")
    assert "space-marines/1" in position.legal(0)


@rule("RG-6.9")
def test_a_development_that_was_given_up_may_be_built_again() -> None:
    position = Position(["old-earth colony-ship", "new-sparta"], ["colony-ship/2 spice-world +4", "+4"])
    position.choose("settle", "settle")
    position.say(0, "spice-world")
    position.say(1, "pass")
    position.say(0, "colony-ship/1")
    position.choose("develop", "develop")
    assert "colony-ship/1" in position.legal(0)


@rule("RG-6.12", "RG-7.8")
def test_a_discount_does_not_work_for_the_card_itself() -> None:
    position = Position(BUILT, ["galactic-federation +6", "+4"])
    position.choose("produce", "develop")
    position.say(0, "galactic-federation")
    position.say(1, "pass")
    assert position.hands()[0] == 0  # all six


@rule("RG-6.12")
def test_a_discount_works_from_the_next_develop_phase_on() -> None:
    position = Position(BUILT, ["investment-credits space-marines +4", "+4"])
    position.choose("develop", "develop")
    position.say(0, "investment-credits")
    position.say(1, "pass")
    position.choose("produce", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.least_and_most(0) == (1, 1)


# ---- draws ---------------------------------------------------------------------------------------


@rule("RG-7.5", "RG-5.7")
def test_interstellar_bank_draws_before_the_choice() -> None:
    position = Position(["old-earth interstellar-bank", "new-sparta"], ["+1", "+4"], top="public-works", deck=60)
    position.choose("produce", "develop")
    assert position.hands() == [2, 4]
    assert "public-works/1" in position.legal(0)  # the new card can be built at once
    position.say(0, "public-works")
    position.say(1, "pass")
    assert position.tableau(0)[-1] == "public-works/1"


@rule("RG-7.10", "RG-7.5")
def test_interstellar_bank_draws_even_if_nothing_is_built() -> None:
    position = Position(["old-earth interstellar-bank", "new-sparta"], ["+1", "+4"])
    position.choose("produce", "develop")
    position.say(0, "pass")
    position.say(1, "pass")
    assert position.hands() == [2, 4]


@rule("RG-7.8")
def test_interstellar_bank_does_not_draw_in_its_own_phase() -> None:
    position = Position(BUILT, ["interstellar-bank +2", "+4"])
    position.choose("produce", "develop")
    position.say(0, "interstellar-bank")
    position.say(1, "pass")
    assert position.hands() == [0, 4]


@rule("RG-7.5", "RG-7.8")
def test_public_works_draws_after_building() -> None:  # too late to pay with it
    position = Position(["old-earth public-works", "new-sparta"], ["space-marines +2", "+4"])
    position.choose("produce", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.hands() == [1, 4]
    short = Position(["old-earth public-works", "new-sparta"], ["space-marines +1", "+4"])
    short.choose("produce", "develop")
    assert short.legal(0) == ["pass"]


@rule("RG-7.9", "RG-7.8")
def test_public_works_draws_nothing_for_itself() -> None:
    position = Position(BUILT, ["public-works +1", "+4"])
    position.choose("produce", "develop")
    position.say(0, "public-works")
    position.say(1, "pass")
    assert position.hands() == [0, 4]


@rule("RG-7.9")
def test_public_works_draws_nothing_if_nothing_is_built() -> None:
    position = Position(["old-earth public-works", "new-sparta"], ["space-marines +3", "+4"])
    position.choose("produce", "develop")
    position.say(0, "pass")
    position.say(1, "pass")
    assert position.hands() == [4, 4]


@rule("RG-6.10", "RG-6.11")
def test_a_development_counts_its_printed_or_variable_points() -> None:
    position = Position(["old-earth", "new-sparta merchant-guild"], ["drop-ships +4", "+4"])
    before = position.state.view(None)["seats"]
    position.choose("develop", "develop")
    position.say(0, "drop-ships")
    position.say(1, "pass")
    position.pay_any(0)
    after = position.state.view(None)["seats"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    points = [[seat["counters"]["points"] for seat in seats] for seats in (before, after)]
    assert points == [[2, 1], [4, 1]]


def test_an_empty_hand_is_not_asked() -> None:
    position = Position(BUILT, ["", "+4"])
    position.choose("develop", "develop")
    assert position.state.waiting() == [1]
    assert spell(position.state.seats[0].tableau) == ["old-earth"]
    assert w.VOCABULARY.index("pass") == 1
