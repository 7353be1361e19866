"""A guess keeps what a seat knows and deals the rest anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.state import RaceState
from starboard.kernel import FastChance, SetTask, fast_chance
from starboard.kernel.plain import fingerprint
from tests.calibration import Tally
from tests.games.race.position import Position, fresh, spell
from tests.rulebook import rule

MANY = 40


def guesses(position: Position, seat: int, count: int = MANY) -> list[RaceState]:
    found = [position.state.guess(seat, fast_chance(number)) for number in range(count)]
    for guess in found:
        assert guess.check() == []
        assert guess.view(seat) == position.state.view(seat)
        assert guess.legal(seat) == position.state.legal(seat)
    return found


def places(guess: RaceState, card: str) -> str:
    """Where a card lies."""
    number = w.VOCABULARY.index(card)
    for seat in range(guess.players):
        if number in guess.seats[seat].hand:
            return f"hand {seat}"
        if number in guess.seats[seat].tableau:
            return f"tableau {seat}"
        if number in guess.seats[seat].drawn:
            return f"drawn {seat}"
    if number in guess.deck:
        return "deck"
    return "discard" if number in guess.discard else "good"


def where(position: Position, seat: int, card: str) -> set[str]:
    return {places(guess, card) for guess in guesses(position, seat)}


@rule("RG-11.5", "RG-11.2")
def test_open_and_own_cards_stay_and_the_rest_varies() -> None:
    position = Position(["old-earth gem-world*", "new-sparta comet-zone*"], ["+5", "+6"], deck=40)
    found = guesses(position, 0)
    for guess in found:
        assert guess.seats[0].hand == position.state.seats[0].hand
        assert [one.tableau for one in guess.seats] == [one.tableau for one in position.state.seats]
        assert [len(hand) for hand in [one.hand for one in guess.seats]] == [5, 6]
        assert (len(guess.deck), len(guess.discard)) == (len(position.state.deck), len(position.state.discard))
        assert [guess.goods(seat) for seat in (0, 1)] == [position.state.goods(seat) for seat in (0, 1)]
    assert len({tuple(guess.seats[1].hand) for guess in found}) > MANY / 2
    assert len({guess.good[w.VOCABULARY.index("gem-world")] for guess in found}) > 10  # not even the own good's face
    assert len({tuple(sorted(guess.deck)) for guess in found}) > MANY / 2


def test_every_hidden_card_can_be_anywhere_that_is_hidden() -> None:
    position = Position(["old-earth gem-world*", "new-sparta"], ["+5", "+30"], deck=30)
    seen = {card: where(position, 0, card) for card in ("spice-world", position.hand(1)[0])}
    for places_of_card in seen.values():
        assert {"hand 1", "deck", "discard"} <= places_of_card


@rule("RG-11.2")
def test_own_payment_is_known_to_lie_in_the_discard_pile() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines gem-world spice-world +2", "+4"])
    position.only("develop", 1)
    position.say(0, "space-marines")
    position.say(1, "pass")
    position.pick(0, "gem-world", "spice-world")
    assert where(position, 0, "gem-world") == {"discard"}
    assert where(position, 1, "gem-world") != {"discard"}  # the rival saw only backs


@rule("RG-5.1", "RG-11.2")
def test_explore_rejects_are_known_to_who_drew_them() -> None:
    position = Position(
        ["old-earth", "new-sparta"], ["+4", "+4"], top="gem-world spice-world plague-world new-earth", deck=60
    )
    position.choose("produce", "explore+1+1")
    position.pick(0, "gem-world")
    position.pick(1, *position.legal(1)[:2])
    assert where(position, 0, "spice-world") == {"discard"}
    assert where(position, 0, "gem-world") == {"hand 0"}
    assert where(position, 1, "spice-world") != {"discard"}


@rule("RG-5.1")
def test_cards_being_explored_are_guessed_for_others() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose("explore+5", "explore+1+1")
    found = guesses(position, 0)
    assert all(guess.seats[0].drawn == position.state.seats[0].drawn for guess in found)
    assert {len(guess.seats[1].drawn) for guess in found} == {3}
    assert len({tuple(guess.seats[1].drawn) for guess in found}) > MANY / 2


@rule("RG-4.10")
def test_own_discards_at_the_end_of_a_round_are_known() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world +11", "+4"])
    position.choose("produce", "produce")
    position.pick(0, "gem-world", position.hand(0)[-1])
    assert where(position, 0, "gem-world") == {"discard"}
    assert where(position, 1, "gem-world") != {"discard"}


@rule("RG-9.6")
def test_a_good_that_was_consumed_is_known_to_nobody() -> None:
    position = Position(["old-earth artist-colony*", "new-sparta"])
    good = w.VOCABULARY.words[position.state.good[w.VOCABULARY.index("artist-colony")]]
    position.only("consume-trade", 1)
    assert position.discarded() == [good]
    for seat in (0, 1):
        assert where(position, seat, good) != {"discard"}


def gamble(card: str, number: int) -> Position:
    position = Position(["gambling-world", "new-sparta"], ["space-marines +2", "+4"], top=card)
    position.only("consume-trade", 1)
    position.say(0, f"number-{number}")
    return position


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_turned_up_and_lost_is_known_to_all(seat: int) -> None:
    assert where(gamble("gem-world", 3), seat, "gem-world") == {"discard"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_turned_up_and_won_is_known_to_be_in_that_hand(seat: int) -> None:
    assert where(gamble("gem-world", 2), seat, "gem-world") == {"hand 0"}


def test_whether_a_known_card_was_paid_is_not_known() -> None:
    """A card that all saw come to a hand: after a payment face down others cannot tell."""
    position = gamble("gem-world", 2)
    position.choose("develop", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    position.pick(0, "gem-world")
    assert where(position, 0, "gem-world") == {"discard"}
    assert where(position, 1, "gem-world") == {"hand 0", "discard"}


@rule("RG-8.21")
def test_a_card_given_up_is_known_to_all() -> None:
    position = Position(["old-earth colony-ship", "new-sparta"], ["gem-world", "+4"])
    position.only("settle", 1)
    position.say(0, "gem-world")
    position.say(1, "pass")
    for seat in (0, 1):
        assert where(position, seat, "colony-ship/1") == {"discard"}


@rule("RG-4.2")
def test_secret_action_cards_are_guessed() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.say(1, "produce")
    found = guesses(position, 0)
    assert {tuple(spell(guess.seats[1].chosen)) for guess in found} == {
        (word,) for word in ("explore+5", "explore+1+1", "develop", "settle", "consume-trade", "consume-x2", "produce")
    }
    assert all(guess.waiting() == [0] for guess in found)
    assert {tuple(spell(guess.seats[1].chosen)) for guess in guesses(position, 1)} == {("produce",)}


@rule("RG-6.1")
def test_a_card_laid_face_down_is_guessed() -> None:
    position = Position(["old-earth", "new-sparta"], ["+4", "space-marines public-works +4"])
    position.only("develop", 0, 1)
    position.say(1, "space-marines")
    laid = {guess.seats[1].placing for guess in guesses(position, 0)}
    assert 0 in laid  # perhaps nothing
    assert len(laid) > 3
    assert {guess.seats[1].placing for guess in guesses(position, 1)} == {w.VOCABULARY.index("space-marines/1")}


def test_a_half_said_set_is_guessed_and_can_be_finished() -> None:
    position = Position(["old-earth", "new-sparta"], ["+13", "+13"])
    position.choose("produce", "produce")
    position.say(1, position.legal(1)[0])
    for guess in guesses(position, 0):
        assert len(guess.picks[1]) == 1
        assert set(guess.picks[1]) <= set(guess.seats[1].hand)
        while guess.round == 1:
            seat = guess.waiting()[0]
            guess.say(seat, guess.legal(seat)[0])
        assert guess.check() == []


@rule("RG-3.9")
def test_first_hands_are_known_to_all() -> None:
    """The numbers are printed on the cards, so everybody can know who holds what."""
    state = fresh({"players": 3, "setup": "first-game"})
    for number in range(10):
        assert [one.hand for one in state.guess(0, fast_chance(number)).seats] == [one.hand for one in state.seats]


def test_a_guess_does_not_disturb_the_state() -> None:
    position = Position(["old-earth gem-world*", "new-sparta"])
    before = (
        [list(hand) for hand in [one.hand for one in position.state.seats]],
        list(position.state.deck),
        list(position.state.good),
    )
    for guess in guesses(position, 0, 5):
        guess.say(0, guess.legal(0)[0])
        guess.say(1, guess.legal(1)[0])
    assert before == ([one.hand for one in position.state.seats], position.state.deck, position.state.good)


# ---- after the discard pile was shuffled -----------------------------------------------------------


def shuffled() -> Position:
    """Seat 0 has just paid with two cards, and its draw emptied the deck: they are in the new deck.

    Seat 1 holds nearly all other cards and has drawn none since.
    """
    position = Position(
        ["old-earth public-works", "new-sparta radioactive-world* refugee-world"],
        ["space-marines comet-zone spice-world", "+rest"],
        deck="plague-world",
        discard="drop-ships rebel-base artist-colony",
    )
    position.only("develop", 1)
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.told("race-did-reshuffle") == [{"n": 5}]
    return position


@rule("RG-11.4")
def test_own_discards_are_known_to_be_in_the_new_deck() -> None:
    position = shuffled()
    for card in ("comet-zone", "spice-world"):
        assert where(position, 0, card) == {"deck"}  # not in a hand that has drawn nothing, not under an old good
        assert where(position, 1, card) <= {"deck", "hand 0", "good"}
    assert "hand 1" in where(position, 0, "rebel-base")  # that one seat 0 had not seen


@rule("RG-11.4")
def test_cards_drawn_since_may_be_ones_own_discards() -> None:
    position = shuffled()
    position.finish_round()  # seat 1 discards dozens of cards, none of them from the new deck
    assert where(position, 0, "comet-zone") == {"deck"}
    position.only("produce", 1)
    position.say(1, "refugee-world")  # its good comes from the new deck
    assert position.goods(1) == ["radioactive-world", "refugee-world"]
    assert where(position, 0, "comet-zone") == {"deck", "good"}
    old = w.VOCABULARY.index("radioactive-world")
    own = {w.VOCABULARY.index("comet-zone"), w.VOCABULARY.index("spice-world")}
    assert not own & {guess.good[old] for guess in guesses(position, 0, 100)}
    position.choose("explore+1+1", "explore+1+1")
    position.finish_round()
    places_now = {places(guess, "comet-zone") for guess in guesses(position, 0, 100)}
    if "comet-zone" not in position.hand(0) + position.discarded():
        assert {"hand 1"} <= places_now


# ---- guesses know only what the seat knows ----------------------------------------------------------


def random_set(state: RaceState, seat: int, dice: FastChance) -> None:
    """Answer like somebody who chooses any set of cards with the same chance."""
    task = state.question(seat)
    if not isinstance(task, SetTask) or state.picked(seat):
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        return
    rest = list(task.candidates(state))
    dice.shuffle(rest)
    for word in sorted(rest[: task.most]):
        if state.question(seat) is task and word in state.legal(seat):
            state.say(seat, word)


def random_game(options: dict[str, object], seed: int) -> Iterator[RaceState]:
    """The states of a random game."""
    state = fresh(options, str(seed))
    dice = fast_chance(seed + 77)
    while not state.over:
        yield state
        seats = state.waiting()
        random_set(state, seats[dice.below(len(seats))], dice)


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        ({"players": 2}, 1),
        ({"players": 2, "setup": "first-game"}, 2),
        ({"players": 3, "setup": "first-game"}, 3),
        ({"players": 4}, 4),
        ({"players": 4, "timing": "in-order"}, 5),
        ({"players": 2, "two-player": "experienced"}, 6),
    ],
)
def test_what_looks_the_same_has_the_same_guesses(options: dict[str, object], seed: int) -> None:
    """A guess looks the same to the seat as the truth; so the guesses made from both are the same, card for card."""
    dice = fast_chance(seed)
    for state in random_game(options, seed):
        if dice.below(9):
            continue
        seat = dice.below(state.players)
        other = state.guess(seat, fast_chance(dice.below(1 << 30)))
        number = dice.below(1 << 30)
        one, two = state.guess(seat, fast_chance(number)), other.guess(seat, fast_chance(number))
        assert fingerprint(one) == fingerprint(two)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_what_is_remembered_of_a_shuffle_is_true(players: int, seed: int) -> None:
    """At every word of a random game: no old good is a recalled card, and no more fresh cards than there are cards."""
    state = fresh({"players": players})
    for state in random_game({"players": players}, seed):
        for seat in range(players):
            me = state.seats[seat]
            recalled = {card for card, mask in enumerate(state.recalled) if mask >> seat & 1}
            assert not {state.good[world] for world in state.stale} & recalled
            assert -0.001 <= me.fresh <= len(me.hand) + 0.001
            assert me.fresh_drawn <= len(me.drawn)
            for one in state.hunches:
                assert 0.0 <= one.hand <= 1.0
                assert one.hand + one.pile <= 1.001
    assert state.recalled  # the pile was shuffled at least once


def held_by(state: RaceState, seat: int, other: int, cards: list[int], dice: FastChance) -> list[tuple[float, bool]]:
    """For each card: in what part of some guesses another hand holds it, and whether it does."""
    many = 6
    found = [state.guess(seat, fast_chance(dice.below(1 << 30))).seats[other].hand for _ in range(many)]
    return [(sum(card in hand for hand in found) / many, card in state.seats[other].hand) for card in cards]


def test_cards_known_in_the_pile_are_dealt_with_their_true_chances() -> None:
    """After a shuffle: cards that a seat knew in the discard pile and has not seen since, in the hands of others."""
    tally = Tally()
    for seed in range(40):
        dice = fast_chance(seed)
        for state in random_game({"players": 2 + seed % 3}, seed):
            if not state.recalled or dice.below(12):
                continue
            seat = dice.below(state.players)
            other = (seat + 1) % state.players
            open_cards = {card for one in state.seats for card in one.tableau} | {*state.seats[seat].hand}
            open_cards |= {*state.seats[seat].drawn, *[card for card in state.discard if state.known[card] >> seat & 1]}
            cards = [card for card, mask in enumerate(state.recalled) if mask >> seat & 1 and card not in open_cards]
            cards = [card for card in cards if not c.TWIN[card]]
            for expected, found in held_by(state, seat, other, cards, dice):
                tally.add(expected, found)
    assert tally.cases > 4000
    assert tally.found > 200
    assert tally.is_fair(0.15), (tally.expected, tally.found, tally.cases)


def test_cards_known_in_a_hand_are_guessed_with_their_true_chances() -> None:
    """First-game hands, after their owner has discarded or paid face down."""
    still, gone = Tally(), Tally()
    for seed in range(60):
        dice = fast_chance(seed)
        for state in random_game({"players": 2 + seed % 3, "setup": "first-game"}, seed):
            if state.round > 8:
                break
            if dice.below(6):
                continue
            seat = dice.below(state.players)
            for one in state.hunches:
                hidden = one.card not in state.seats[seat].hand
                if one.seat == seat or not hidden or c.TWIN[one.card] or not 0.0 < one.hand < 1.0:
                    continue
                [(expected, found)] = held_by(state, seat, one.seat, [one.card], dice)
                still.add(expected, found)
                gone.add(1 - expected, not found)
    assert still.cases > 1000
    assert still.is_fair(0.15), (still.expected, still.found, still.cases)
    assert gone.is_fair(0.15), (gone.expected, gone.found, gone.cases)


@pytest.mark.parametrize("paid", ["gem-world", "spice-world"])
def test_a_guess_does_not_tell_which_card_was_paid(paid: str) -> None:
    """Whether the card that all know was paid, or another: the rival's guesses are the same."""
    position = Position(["gambling-world", "new-sparta"], ["space-marines spice-world +1", "+4"], top="gem-world")
    position.only("consume-trade", 1)
    position.say(0, "number-2")
    assert where(position, 1, "gem-world") == {"hand 0"}
    position.choose("develop", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    position.pick(0, paid)
    held = [places(guess, "gem-world") == "hand 0" for guess in guesses(position, 1, 300)]
    assert 0.55 < sum(held) / len(held) < 0.78  # one of three cards was paid


def test_a_whole_hand_thrown_away_is_known() -> None:
    position = Position(["gambling-world", "new-sparta"], ["space-marines", "+4"], top="gem-world")
    position.only("consume-trade", 1)
    position.say(0, "number-2")
    position.choose("develop", "develop")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.hand(0) == []
    assert where(position, 1, "gem-world") == {"discard"}


def test_a_known_card_that_is_placed_is_no_longer_guessed() -> None:
    position = Position(["gambling-world", "new-sparta"], ["spice-world +3", "+4"], top="drop-ships/1")
    position.only("consume-trade", 1)
    position.say(0, "number-4")
    assert [one.hand for one in position.state.hunches] == [1.0]
    position.choose("develop", "develop")
    position.say(0, "drop-ships")
    position.say(1, "pass")
    assert position.state.hunches == []
