"""Set-up (RG-3)."""

from __future__ import annotations

import pytest

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.kernel import OptionError, from_seed
from tests.games.race.position import Position, asked, fresh, spell
from tests.rulebook import rule

START = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"]
FIRST_HANDS = {
    "epsilon-eridani": {"rebel-fuel-cache", "public-works", "colony-ship", "gem-world"},
    "alpha-centauri": {"expedition-force", "mining-robots", "rebel-miners", "comet-zone"},
    "new-sparta": {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
    "earths-lost-colony": {"space-marines", "contact-specialist", "spice-world", "avian-uplift-race"},
}


@rule("RG-3.1", "RG-3.2")
@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_twelve_points_in_chips_for_each_player(players: int, pool: int) -> None:
    state = fresh({"players": players})
    assert state.pool == pool
    assert [one.chips for one in state.seats] == [0] * players


@rule("RG-3.4")
def test_start_worlds_are_dealt_at_random() -> None:
    deals = {tuple(spell([one.tableau[0] for one in fresh({"players": 2}, str(seed)).seats])) for seed in range(300)}
    assert deals == {(one, two) for one in START for two in START if one != two}


@rule("RG-3.4", "RG-3.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_the_tableau_is_the_start_world(players: int) -> None:
    state = fresh({"players": players}, "7")
    worlds = [spell(tableau) for tableau in [one.tableau for one in state.seats]]
    assert all(len(world) == 1 and world[0] in START for world in worlds)
    assert len({world[0] for world in worlds}) == players


@rule("RG-3.6", "RG-3.7", "RG-3.8")
def test_undealt_start_worlds_are_game_cards() -> None:
    state = fresh({"players": 2, "start-worlds": "old-earth,new-sparta"})
    assert [len(hand) for hand in [one.hand for one in state.seats]] == [6, 6]
    assert len(state.deck) == 114 - 2 - 12
    hidden = spell(state.deck + state.seats[0].hand + state.seats[1].hand)
    assert {"epsilon-eridani", "alpha-centauri", "earths-lost-colony"} <= set(hidden)
    assert not {"old-earth", "new-sparta"} & set(hidden)


@rule("RG-3.7")
def test_everybody_discards_two_of_six() -> None:
    state = fresh({"players": 3, "start-worlds": "old-earth,new-sparta,epsilon-eridani"})
    dealt = [list(hand) for hand in [one.hand for one in state.seats]]
    assert state.waiting() == [0, 1, 2]  # at the same time
    for seat in (2, 0, 1):
        prompt = state.prompt(seat)
        assert prompt is not None
        assert (asked(state, seat), prompt.least, prompt.most) == ("race-ask-discard-two", 2, 2)
        assert state.discard == []  # nothing lies in the pile before all are done
        words = state.words(seat, dealt[seat])
        state.say(seat, words[1])
        state.say(seat, words[4])
    assert [len(hand) for hand in [one.hand for one in state.seats]] == [4, 4, 4]
    assert sorted(state.discard) == sorted(hand[at] for hand in dealt for at in (1, 4))
    assert state.round == 1


@rule("RG-3.7")
def test_the_start_world_is_seen_before_discarding() -> None:
    state = fresh({"players": 2})
    areas = state.view(0)["areas"]
    assert isinstance(areas, list)
    shown = [area["items"][0]["word"] for area in areas if area["id"] == "tableau"]
    assert shown == spell([tableau[0] for tableau in [one.tableau for one in state.seats]])


@rule("RG-3.11", "RG-3.13", "RG-3.14")
def test_a_dealt_alpha_centauri_has_its_good() -> None:  # from the deck, after the discards
    state = fresh({"players": 2, "start-worlds": "alpha-centauri,old-earth"})
    centauri = w.VOCABULARY.index("alpha-centauri")
    assert state.good[centauri] == 0
    deck = set(state.deck)
    while state.round == 0:
        seat = state.waiting()[0]
        state.say(seat, state.legal(seat)[0])
    assert state.good[centauri] in deck
    assert len(state.deck) == len(deck) - 1
    assert sum(1 for good in state.good if good) == 1
    assert state.check() == []


@rule("RG-3.11", "RG-3.14")
def test_no_other_start_world_has_a_good() -> None:
    state = fresh({"players": 4, "start-worlds": "old-earth,epsilon-eridani,new-sparta,earths-lost-colony"})
    while state.round == 0:
        seat = state.waiting()[0]
        state.say(seat, state.legal(seat)[0])
    assert not any(state.good)


@rule("RG-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_uses_the_start_worlds_from_1(players: int) -> None:
    seen = set()
    for seed in range(20):
        state = fresh({"players": players, "setup": "first-game"}, str(seed))
        worlds = spell([tableau[0] for tableau in [one.tableau for one in state.seats]])
        assert set(worlds) == set(START[1 : players + 1])
        seen.add(tuple(worlds))
    assert len(seen) > 1  # who gets which is a matter of chance


@rule("RG-3.9", "RG-3.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_has_fixed_hands(players: int) -> None:
    state = fresh({"players": players, "setup": "first-game"}, "3")
    assert state.round == 1  # no discard of two
    assert state.discard == []
    used = set()
    for seat in range(players):
        world = spell(state.seats[seat].tableau)[0]
        hand = spell(state.seats[seat].hand)
        assert {name.split("/")[0] for name in hand} == FIRST_HANDS[world]
        assert len(hand) == 4
        used |= {*state.seats[seat].tableau, *state.seats[seat].hand}
    goods = [card for card in state.good if card]
    assert len(goods) == 1  # Alpha Centauri always takes part
    assert sorted(state.deck + goods) == sorted(set(c.CARDS) - used)
    assert w.VOCABULARY.index("old-earth") in state.deck + goods


@rule("RG-3.5")
def test_first_game_refuses_other_start_worlds() -> None:
    with pytest.raises(OptionError):
        fresh({"players": 2, "setup": "first-game", "start-worlds": "old-earth,epsilon-eridani"})
    state = fresh({"players": 2, "setup": "first-game", "start-worlds": "alpha-centauri,epsilon-eridani"})
    assert spell([tableau[0] for tableau in [one.tableau for one in state.seats]]) == [
        "alpha-centauri",
        "epsilon-eridani",
    ]


def test_one_start_world_cannot_be_given_twice() -> None:
    with pytest.raises(OptionError):
        fresh({"players": 2, "start-worlds": "old-earth,old-earth"})


@rule("RG-3.6")
def test_an_undealt_start_world_is_settled_like_any_world() -> None:
    position = Position(["old-earth", "epsilon-eridani"], ["alpha-centauri new-sparta earths-lost-colony +1", "+2"])
    position.choose("settle", "settle")
    assert position.asked(0) == "race-ask-place-world"
    assert position.legal(0) == ["pass", "alpha-centauri", "earths-lost-colony"]  # New Sparta has to be conquered
    position.say(0, "alpha-centauri")
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-pay"
    assert position.least_and_most(0) == (2, 2)
    assert position.goods(0) == ["alpha-centauri"]  # its windfall good, on being settled
    assert position.state.order == [0, 1]


def test_the_deal_depends_on_the_seed_only() -> None:
    one, two = (fresh({"players": 3}, "0x" + "5e" * 16) for _ in range(2))
    assert [seat.hand for seat in one.seats] == [seat.hand for seat in two.seats]
    assert [seat.tableau for seat in one.seats] == [seat.tableau for seat in two.seats]
    assert from_seed("0x" + "5e" * 16).seed() == "0x" + "5e" * 16


@rule("RG-3.9", "RG-11.2")
def test_at_the_beginning_nobody_knows_a_card_and_nothing_lies_face_down() -> None:
    state = fresh({"players": 3})
    assert not any(state.known)
    assert [one.placing for one in state.seats] == [0, 0, 0]
    assert state.phase == 0
