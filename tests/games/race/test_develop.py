"""Phase II: Develop (RG-6)."""

from __future__ import annotations

import pytest

from starboard.games.race.cards import VOCABULARY
from starboard.kernel import IllegalWord
from tests.games.race.tables import Table, spell
from tests.rulebook import rule

BUILT = ["old-earth", "new-sparta"]


@rule("RG-6.1", "RG-1.7")
def test_one_development_or_none() -> None:
    table = Table(BUILT, ["space-marines drop-ships gem-world mining-league +1", "+4"])
    table.choose("produce", "develop")
    assert table.legal(0) == ["pass", "space-marines/1", "drop-ships/1"]  # the league is too dear, Gem World a world
    table.say(0, "pass")
    table.say(1, "pass")
    assert table.tableau(0) == ["old-earth"]
    assert table.hands() == [5, 4]


@rule("RG-6.1", "RG-6.2")
def test_nobody_sees_what_is_laid_face_down_before_the_reveal() -> None:
    table = Table(BUILT, ["space-marines +4", "drop-ships +4"])
    table.choose("develop", "produce")
    before = table.state.view(1)
    table.say(0, "space-marines")
    assert {**table.state.view(1), "waiting": None} == {**before, "waiting": None}
    assert table.legal(1) == ["pass", "drop-ships/1"]
    table.say(1, "drop-ships")
    assert [table.tableau(seat)[-1] for seat in (0, 1)] == ["space-marines/1", "drop-ships/1"]
    assert [table.asked(seat) for seat in (0, 1)] == ["race-pay", None]  # all four cards: no choice


@rule("RG-6.2", "RG-7.12")
def test_what_was_revealed_is_built() -> None:
    table = Table(BUILT, ["space-marines +4", "+4"])
    table.choose("produce", "develop")
    table.say(0, "space-marines")
    table.say(1, "pass")
    with pytest.raises(IllegalWord):
        table.say(0, "pass")


@rule("RG-6.3")
def test_one_development_in_a_phase() -> None:
    table = Table(BUILT, ["public-works space-marines +4", "+4"])
    table.choose("develop", "develop")
    table.say(0, "public-works")
    table.say(1, "pass")
    assert table.asked(0) == "race-choose-action"  # Public Works was free, and there is no second one
    assert table.tableau(0) == ["old-earth", "public-works/1"]


@rule("RG-6.6", "RG-1.7")
def test_payment_is_discarded_from_the_hand() -> None:
    table = Table(BUILT, ["space-marines gem-world spice-world plague-world", "+4"])
    table.choose("produce", "develop")
    table.say(0, "space-marines")
    table.say(1, "pass")
    assert (table.asked(0), table.least_and_most(0)) == ("race-pay", (2, 2))  # exact
    assert "space-marines/1" not in table.legal(0)  # it does not pay for itself
    table.pick(0, "gem-world", "plague-world")
    assert table.hand(0) == ["spice-world"]
    assert table.discarded() == ["gem-world", "plague-world"]


@rule("RG-6.6", "RG-11.2")
def test_payment_is_face_down() -> None:
    table = Table(BUILT, ["space-marines gem-world spice-world plague-world", "+4"])
    table.choose("produce", "develop")
    table.say(0, "space-marines")
    table.say(1, "pass")
    table.pick(0, "gem-world", "plague-world")
    assert "gem-world" not in str(table.state.view(1))
    assert table.state.events is not None
    assert "gem-world" not in str([event.seen_by(1) for event in table.state.events])
    assert table.told("race-pays-cards")[0]["cards"] == ["gem-world", "plague-world"]


@rule("RG-6.6")
@pytest.mark.parametrize(("others", "can"), [(3, False), (4, True)])
def test_one_must_be_able_to_pay(others: int, can: bool) -> None:
    table = Table(BUILT, [f"drop-ships +{others}", "+4"])
    table.choose("produce", "develop")
    assert ("drop-ships/1" in table.legal(0)) is can


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
    table = Table([f"old-earth {cards}", "new-sparta"], [f"{card} +7", "+4"])
    table.choose("develop" if chose else "settle", "settle" if chose else "develop")
    table.say(0, card)
    table.say(1, "pass")
    price = chooser if chose else other
    if price:
        assert table.least_and_most(0) == (price, price)
        table.pay_any(0)
    assert table.asked(0) == "race-place-world"
    assert table.hands()[0] == 7 - price
    assert len(table.state.discard) == price


@rule("RG-6.8", "RG-7.7")
def test_nothing_is_paid_out_for_a_reduction_too_many() -> None:
    table = Table(["old-earth galactic-federation investment-credits", "new-sparta"], ["public-works +2", "+2"])
    table.choose("develop", "develop")
    table.say(0, "public-works")
    table.say(1, "pass")
    assert table.hands() == [2, 2]


@rule("RG-6.9")
def test_no_development_twice_in_a_tableau() -> None:
    table = Table(["old-earth space-marines", "new-sparta"], ["space-marines drop-ships +4", "+4"])
    table.choose("develop", "produce")
    assert "drop-ships/1" in table.legal(0)
    assert "space-marines/2" not in table.legal(0)
    reason = table.why(0, "space-marines/2")
    assert reason is not None
    assert reason.id == "race-why-built"
    assert reason.args == {"card": "space-marines/2"}


@rule("RG-6.9")
def test_two_players_may_have_the_same_development() -> None:
    table = Table(["old-earth", "new-sparta space-marines"], ["space-marines/2 +4", "+4"])
    table.choose("develop", "produce")
    assert "space-marines/2" in table.legal(0)


@rule("RG-6.9")
def test_a_development_that_was_given_up_may_be_built_again() -> None:
    table = Table(["old-earth colony-ship", "new-sparta"], ["colony-ship/2 spice-world +4", "+4"])
    table.choose("settle", "settle")
    table.say(0, "spice-world")
    table.say(1, "pass")
    table.say(0, "colony-ship/1")
    table.choose("develop", "develop")
    assert "colony-ship/2" in table.legal(0)


@rule("RG-6.12", "RG-7.8")
def test_a_discount_does_not_work_for_the_card_itself() -> None:
    table = Table(BUILT, ["galactic-federation +6", "+4"])
    table.choose("produce", "develop")
    table.say(0, "galactic-federation")
    table.say(1, "pass")
    assert table.hands()[0] == 0  # all six


@rule("RG-6.12")
def test_a_discount_works_from_the_next_develop_phase_on() -> None:
    table = Table(BUILT, ["investment-credits space-marines +4", "+4"])
    table.choose("develop", "develop")
    table.say(0, "investment-credits")
    table.say(1, "pass")
    table.choose("produce", "develop")
    table.say(0, "space-marines")
    table.say(1, "pass")
    assert table.least_and_most(0) == (1, 1)


# ---- draws ---------------------------------------------------------------------------------------


@rule("RG-7.5", "RG-5.7")
def test_interstellar_bank_draws_before_the_choice() -> None:
    table = Table(["old-earth interstellar-bank", "new-sparta"], ["+1", "+4"], top="public-works", deck=60)
    table.choose("produce", "develop")
    assert table.hands() == [2, 4]
    assert "public-works/1" in table.legal(0)  # the new card can be built at once
    table.say(0, "public-works")
    table.say(1, "pass")
    assert table.tableau(0)[-1] == "public-works/1"


@rule("RG-7.10", "RG-7.5")
def test_interstellar_bank_draws_even_if_nothing_is_built() -> None:
    table = Table(["old-earth interstellar-bank", "new-sparta"], ["+1", "+4"])
    table.choose("produce", "develop")
    table.say(0, "pass")
    table.say(1, "pass")
    assert table.hands() == [2, 4]


@rule("RG-7.8")
def test_interstellar_bank_does_not_draw_in_its_own_phase() -> None:
    table = Table(BUILT, ["interstellar-bank +2", "+4"])
    table.choose("produce", "develop")
    table.say(0, "interstellar-bank")
    table.say(1, "pass")
    assert table.hands() == [0, 4]


@rule("RG-7.5", "RG-7.8")
def test_public_works_draws_after_building() -> None:  # too late to pay with it
    table = Table(["old-earth public-works", "new-sparta"], ["space-marines +2", "+4"])
    table.choose("produce", "develop")
    table.say(0, "space-marines")
    table.say(1, "pass")
    assert table.hands() == [1, 4]
    short = Table(["old-earth public-works", "new-sparta"], ["space-marines +1", "+4"])
    short.choose("produce", "develop")
    assert short.legal(0) == ["pass"]


@rule("RG-7.9", "RG-7.8")
def test_public_works_draws_nothing_for_itself() -> None:
    table = Table(BUILT, ["public-works +1", "+4"])
    table.choose("produce", "develop")
    table.say(0, "public-works")
    table.say(1, "pass")
    assert table.hands() == [0, 4]


@rule("RG-7.9")
def test_public_works_draws_nothing_if_nothing_is_built() -> None:
    table = Table(["old-earth public-works", "new-sparta"], ["space-marines +3", "+4"])
    table.choose("produce", "develop")
    table.say(0, "pass")
    table.say(1, "pass")
    assert table.hands() == [4, 4]


@rule("RG-6.10", "RG-6.11")
def test_a_development_counts_its_printed_or_variable_points() -> None:
    table = Table(["old-earth", "new-sparta merchant-guild"], ["drop-ships +4", "+4"])
    before = table.state.view(None)["seats"]
    table.choose("develop", "develop")
    table.say(0, "drop-ships")
    table.say(1, "pass")
    table.pay_any(0)
    after = table.state.view(None)["seats"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    points = [[seat["counters"]["points"] for seat in seats] for seats in (before, after)]
    assert points == [[2, 1], [4, 1]]


def test_an_empty_hand_is_not_asked() -> None:
    table = Table(BUILT, ["", "+4"])
    table.choose("develop", "develop")
    assert table.state.waiting() == [1]
    assert spell(table.state.seats[0].tableau) == ["old-earth"]
    assert VOCABULARY.index("pass") == 1
