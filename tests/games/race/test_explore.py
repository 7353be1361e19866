"""Phase I: Explore (RG-5)."""

from __future__ import annotations

import pytest

from tests.games.race.position import Position, spell
from tests.rulebook import rule


@rule("RG-5.1", "RG-1.9")
def test_draw_two_keep_one() -> None:
    top = "gem-world spice-world plague-world artist-colony drop-ships space-marines rebel-base rebel-miners new-earth"
    position = Position(["old-earth", "new-sparta"], ["+4", "+4"], top=top)
    position.choose("produce", "explore+5")
    assert spell(position.state.seats[0].drawn) == ["gem-world", "spice-world"]
    assert position.legal(0) == ["gem-world", "spice-world"]
    assert position.least_and_most(0) == (1, 1)
    position.say(0, "spice-world")
    position.say(1, "rebel-base")
    assert "spice-world" in position.hand(0)
    assert "gem-world" in position.discarded()
    assert "gem-world" not in position.hand(0)
    assert position.hands() == [5, 5]
    assert len(position.discarded()) == 1 + 6


@rule("RG-5.1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_choose_at_the_same_time(order: tuple[int, ...]) -> None:
    position = Position(["old-earth", "new-sparta", "epsilon-eridani"], deck=60)
    position.choose("explore+5", "explore+1+1", "produce")
    assert position.state.waiting() == [0, 1, 2]
    choices = [position.legal(seat)[:2] for seat in range(3)]
    for seat in order:
        assert position.hands() == [4, 4, 4]  # nothing moves before all are done
        position.pick(seat, *choices[seat][: 2 if seat == 1 else 1])
    assert position.hands() == [5, 6, 5]
    assert {choices[0][0]} < set(position.hand(0))


@rule("RG-5.2")
def test_all_draw_before_anybody_discards() -> None:  # a reshuffle in between is without the rejects
    position = Position(["old-earth", "new-sparta"], ["+4", "+rest"], deck="gem-world spice-world", discard="")
    position.choose("produce", "explore+1+1")
    assert spell(position.state.seats[0].drawn) == ["gem-world", "spice-world"]
    assert position.state.seats[1].drawn == []  # the reject of seat 0 is not there yet
    position.say(0, "gem-world")
    assert position.state.deck + position.state.discard != []


@rule("RG-5.2")
def test_a_reshuffle_while_exploring_is_without_the_rejects() -> None:
    position = Position(
        ["old-earth", "new-sparta"],
        ["+4", "+rest"],
        deck="gem-world spice-world plague-world",
        discard="drop-ships space-marines",
    )
    position.choose("explore+1+1", "produce")  # three and two: the deck runs out with the third
    assert set(spell(position.state.seats[1].drawn)) == {"drop-ships/1", "space-marines/1"}


@rule("RG-5.3", "RG-5.4", "RG-5.5")
@pytest.mark.parametrize(
    ("action", "drawn", "kept"), [("explore+5", 7, 1), ("explore+1+1", 3, 2), ("settle", 2, 1), ("produce", 2, 1)]
)
def test_bonuses(action: str, drawn: int, kept: int) -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose(action, "explore+5")
    assert len(position.state.seats[0].drawn) == drawn
    assert position.least_and_most(0) == (kept, kept)


# What is in the tableau, the action chosen: how many are drawn and kept.
POWERS = [
    ("expedition-force", "produce", 3, 1),
    ("star-nomad-lair", "produce", 3, 1),
    ("malevolent-lifeforms", "produce", 3, 1),
    ("galactic-survey-seti", "produce", 4, 1),
    ("galactic-renaissance", "produce", 4, 2),
    ("galactic-renaissance research-labs", "produce", 4, 3),
    ("expedition-force research-labs", "produce", 3, 2),
    ("galactic-survey-seti galactic-renaissance star-nomad-lair", "explore+5", 12, 2),
    ("galactic-survey-seti galactic-renaissance star-nomad-lair", "explore+1+1", 8, 3),
    ("expedition-force malevolent-lifeforms star-nomad-lair", "produce", 5, 1),
]


@rule("RG-5.7", "RG-7.3", "RG-7.6")
@pytest.mark.parametrize(("cards", "action", "drawn", "kept"), POWERS)
def test_powers_add_draws_and_keeps(cards: str, action: str, drawn: int, kept: int) -> None:
    position = Position([f"old-earth {cards}", "new-sparta"], ["+4", "+4"])
    position.choose(action, "explore+5")
    assert len(position.state.seats[0].drawn) == drawn
    assert position.hands()[0] == 4  # what is drawn while exploring is only to choose from
    assert position.least_and_most(0) == (kept, kept)
    chosen = position.state.seats[0].drawn[-kept:]
    position.pick(0, *position.drawn(0)[-kept:])
    position.pick(1, position.legal(1)[0])
    assert set(chosen) < set(position.state.seats[0].hand)
    assert position.hands()[0] == 4 + kept


@rule("RG-5.7")
@pytest.mark.parametrize(("action", "kept"), [("produce", 2), ("explore+1+1", 3)])
def test_nothing_is_asked_when_all_are_kept(action: str, kept: int) -> None:
    position = Position(["old-earth research-labs", "new-sparta"], ["+4", "+4"])
    position.choose(action, "explore+5")
    assert position.state.waiting() == [1]
    position.say(1, position.legal(1)[0])
    assert position.hands()[0] == 4 + kept


@rule("RG-5.1")
def test_only_drawn_cards_can_be_kept() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world +3", "+4"])
    position.choose("produce", "explore+5")
    assert not set(position.legal(0)) & set(position.hand(0))
    reason = position.why(0, "gem-world")
    assert reason is not None
    assert reason.id == "race-why-not-drawn"


@rule("RG-5.5")
def test_the_number_kept_is_exact() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose("explore+1+1", "produce")
    position.say(0, position.legal(0)[0])
    assert "done" not in position.legal(0)
    assert position.asked(0) == "race-ask-keep"


@rule("RG-5.1")
def test_with_too_few_cards_one_chooses_from_what_there_is() -> None:
    position = Position(
        ["old-earth", "new-sparta"], ["+4", "+rest"], deck="gem-world spice-world drop-ships", discard=""
    )
    position.choose("explore+5", "produce")
    assert len(position.state.seats[0].drawn) == 3
    assert position.state.seats[1].drawn == []
    position.say(0, "gem-world")
    assert position.hands()[0] == 5
