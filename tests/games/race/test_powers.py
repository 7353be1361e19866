"""Card powers (RG-7), where they are not the matter of one phase."""

from __future__ import annotations

import pytest

from starboard.kernel import IllegalWord
from tests.games.race.position import Position
from tests.rulebook import rule


@rule("RG-7.3", "RG-7.7")
def test_powers_of_one_kind_add_up_without_limit() -> None:
    position = Position(["alpha-centauri mining-robots replicant-robots", "old-earth"], ["new-earth +1", "+4"])
    position.only("settle", 1)
    assert "new-earth" in position.legal(0)  # five, less one, one and two
    position.say(0, "new-earth")
    position.say(1, "pass")
    assert position.hands()[0] == 0


@rule("RG-7.4")
def test_a_power_changes_only_what_it_says() -> None:
    """Replicant Robots make worlds cheaper: neither developments nor conquests."""
    position = Position(
        ["old-earth replicant-robots", "new-sparta"], ["space-marines aquatic-uplift-race gem-world +1", "+4"]
    )
    position.choose("settle", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.least_and_most(0) == (2, 2)
    position.pay_any(0)
    assert position.legal(0) == ["pass", "aquatic-uplift-race"]  # by Space Marines; Gem World was paid


@rule("RG-7.5", "RG-7.6")
def test_to_draw_is_to_keep_except_in_explore() -> None:
    position = Position(["old-earth expedition-force", "new-sparta merchant-guild"], ["+2", "+2"])
    position.choose("explore+5", "produce")
    assert len(position.state.seats[0].drawn) == 8  # Expedition Force adds one to choose from
    assert position.hands() == [2, 2]
    position.finish_round()
    assert position.hands() == [3, 2 + 1 + 2]  # Merchant Guild's two come straight to hand


@rule("RG-7.8")
@pytest.mark.parametrize("first", [True, False])
def test_a_power_starts_with_the_phase_after_its_card(first: bool) -> None:
    """Terraforming Robots built in Develop work in Settle; Galactic Engineers settled then work in Produce."""
    position = Position(
        ["refugee-world" if first else "radioactive-world", "new-sparta", "old-earth"],
        ["terraforming-robots galactic-engineers +5", "+4", "+4"],
    )
    position.choose("develop", "settle", "produce")
    position.say(0, "terraforming-robots")
    position.pass_all()
    position.pay_any(0)
    position.say(0, "galactic-engineers")
    position.pass_all()
    position.pay_any(0)
    assert position.hands()[0] == 7 - 1 - 2 - 1 - 2 + 1
    assert position.goods(0) == ["refugee-world" if first else "radioactive-world"]


@rule("RG-7.10")
def test_powers_without_may_are_used_unasked() -> None:
    """Draws, production and consumption happen although nobody says a word."""
    position = Position(["merchant-guild earths-lost-colony* gem-world", "new-economy"], ["+2", "+2"])
    position.choose("consume-x2", "produce")
    assert position.state.round == 2
    assert position.state.seats[0].chips == 2
    assert position.hands() == [2 + 2 + 1, 2 + 1]
    assert set(position.goods(0)) == {"earths-lost-colony", "gem-world"}


@rule("RG-7.10", "RG-7.11")
def test_the_order_of_powers_is_the_players() -> None:
    position = Position(["new-economy epsilon-eridani plague-world* deficit-spending", "new-sparta"], ["+2", "+2"])
    position.only("consume-trade", 1)
    order = ["plague-world", "new-economy", "deficit-spending/1", "epsilon-eridani"]
    assert set(position.legal(0)) == set(order)
    for first in order:
        state = position.state
        position.state = state.copy()
        position.say(0, first)
        position.state = state


@rule("RG-7.12", "RG-7.10")
def test_an_optional_power_may_be_left_unused() -> None:
    position = Position(
        ["new-sparta contact-specialist colony-ship new-military-tactics", "old-earth"], ["gem-world +4", "+4"]
    )
    position.only("settle", 1)
    position.say(0, "gem-world")
    position.say(1, "pass")
    position.say(0, "pay")
    position.pay_any(0)
    assert position.tableau(0)[1:4] == ["contact-specialist/1", "colony-ship/1", "new-military-tactics/1"]


@rule("RG-7.12")
def test_an_optional_power_that_is_needed_is_used() -> None:
    position = Position(["old-earth colony-ship", "new-sparta"], ["new-earth", "+4"])
    position.only("settle", 1)
    position.say(0, "new-earth")
    position.say(1, "pass")
    assert position.tableau(0) == ["old-earth", "new-earth"]


@rule("RG-7.13", "RG-7.14")
def test_a_power_in_use_is_finished_before_another() -> None:
    position = Position(
        ["tourist-world terraformed-world new-economy artist-colony* comet-zone* gem-world*", "new-sparta"]
    )
    position.only("consume-trade", 1)
    assert set(position.legal(0)) == {"tourist-world", "terraformed-world", "new-economy"}
    position.say(0, "tourist-world", "artist-colony")
    assert position.legal(0) == ["comet-zone", "gem-world"]
    for word in ("new-economy", "terraformed-world"):
        with pytest.raises(IllegalWord):
            position.say(0, word)
    position.say(0, "gem-world")
    assert position.state.seats[0].chips == 3
    assert set(position.legal(0)) == {"terraformed-world", "new-economy"}
