"""Phase I: Explore (RG-5)."""

from __future__ import annotations

import pytest

from tests.games.race.tables import Table, spell
from tests.rulebook import rule


@rule("RG-5.1", "RG-1.9")
def test_draw_two_keep_one() -> None:
    top = "gem-world spice-world plague-world artist-colony drop-ships space-marines rebel-base rebel-miners new-earth"
    table = Table(["old-earth", "new-sparta"], ["+4", "+4"], top=top)
    table.choose("produce", "explore+5")
    assert spell(table.state.seats[0].drawn) == ["gem-world", "spice-world"]
    assert table.legal(0) == ["gem-world", "spice-world"]
    assert table.least_and_most(0) == (1, 1)
    table.say(0, "spice-world")
    table.say(1, "rebel-base")
    assert "spice-world" in table.hand(0)
    assert "gem-world" in table.discarded()
    assert "gem-world" not in table.hand(0)
    assert table.hands() == [5, 5]
    assert len(table.discarded()) == 1 + 6


@rule("RG-5.1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_choose_at_the_same_time(order: tuple[int, ...]) -> None:
    table = Table(["old-earth", "new-sparta", "epsilon-eridani"], deck=60)
    table.choose("explore+5", "explore+1+1", "produce")
    assert table.state.waiting() == [0, 1, 2]
    choices = [table.legal(seat)[:2] for seat in range(3)]
    for seat in order:
        assert table.hands() == [4, 4, 4]  # nothing moves before all are done
        table.pick(seat, *choices[seat][: 2 if seat == 1 else 1])
    assert table.hands() == [5, 6, 5]
    assert {choices[0][0]} < set(table.hand(0))


@rule("RG-5.2")
def test_all_draw_before_anybody_discards() -> None:  # a reshuffle in between is without the rejects
    table = Table(["old-earth", "new-sparta"], ["+4", "+rest"], deck="gem-world spice-world", discard="")
    table.choose("produce", "explore+1+1")
    assert spell(table.state.seats[0].drawn) == ["gem-world", "spice-world"]
    assert table.state.seats[1].drawn == []  # the reject of seat 0 is not there yet
    table.say(0, "gem-world")
    assert table.state.deck + table.state.discard != []


@rule("RG-5.2")
def test_a_reshuffle_while_exploring_is_without_the_rejects() -> None:
    table = Table(
        ["old-earth", "new-sparta"],
        ["+4", "+rest"],
        deck="gem-world spice-world plague-world",
        discard="drop-ships space-marines",
    )
    table.choose("explore+1+1", "produce")  # three and two: the deck runs out with the third
    assert set(spell(table.state.seats[1].drawn)) == {"drop-ships/1", "space-marines/1"}


@rule("RG-5.3", "RG-5.4", "RG-5.5")
@pytest.mark.parametrize(
    ("action", "drawn", "kept"), [("explore+5", 7, 1), ("explore+1+1", 3, 2), ("settle", 2, 1), ("produce", 2, 1)]
)
def test_bonuses(action: str, drawn: int, kept: int) -> None:
    table = Table(["old-earth", "new-sparta"])
    table.choose(action, "explore+5")
    assert len(table.state.seats[0].drawn) == drawn
    assert table.least_and_most(0) == (kept, kept)


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
    table = Table([f"old-earth {cards}", "new-sparta"], ["+4", "+4"])
    table.choose(action, "explore+5")
    assert len(table.state.seats[0].drawn) == drawn
    assert table.hands()[0] == 4  # what is drawn while exploring is only to choose from
    assert table.least_and_most(0) == (kept, kept)
    chosen = spell(table.state.seats[0].drawn)[-kept:]
    table.pick(0, *chosen)
    table.pick(1, table.legal(1)[0])
    assert set(chosen) < set(table.hand(0))
    assert table.hands()[0] == 4 + kept


@rule("RG-5.7")
@pytest.mark.parametrize(("action", "kept"), [("produce", 2), ("explore+1+1", 3)])
def test_nothing_is_asked_when_all_are_kept(action: str, kept: int) -> None:
    table = Table(["old-earth research-labs", "new-sparta"], ["+4", "+4"])
    table.choose(action, "explore+5")
    assert table.state.waiting() == [1]
    table.say(1, table.legal(1)[0])
    assert table.hands()[0] == 4 + kept


@rule("RG-5.1")
def test_only_drawn_cards_can_be_kept() -> None:
    table = Table(["old-earth", "new-sparta"], ["gem-world +3", "+4"])
    table.choose("produce", "explore+5")
    assert not set(table.legal(0)) & set(table.hand(0))
    reason = table.why(0, "gem-world")
    assert reason is not None
    assert reason.id == "race-why-not-drawn"


@rule("RG-5.5")
def test_the_number_kept_is_exact() -> None:
    table = Table(["old-earth", "new-sparta"])
    table.choose("explore+1+1", "produce")
    table.say(0, table.legal(0)[0])
    assert "done" not in table.legal(0)
    assert table.asked(0) == "race-keep"


@rule("RG-5.1")
def test_with_too_few_cards_one_chooses_from_what_there_is() -> None:
    table = Table(["old-earth", "new-sparta"], ["+4", "+rest"], deck="gem-world spice-world drop-ships", discard="")
    table.choose("explore+5", "produce")
    assert len(table.state.seats[0].drawn) == 3
    assert table.state.seats[1].drawn == []
    table.say(0, "gem-world")
    assert table.hands()[0] == 5
