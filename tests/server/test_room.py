"""Rooms: acts all or nothing, freshness, and versions that tell nothing that a viewer cannot see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.kernel import Chance, Game, Value
from starboard.server.room import SPECTATOR, Room, Unsaid, fold
from starboard.server.store import SAY, UNDO, Act
from tests.lots import CARD, LayAside, Lots, LotsGame, game

SEED = "0x" + "5a" * 16


class MustLayAside(LotsGame):
    """Everybody must lay aside two cards: the last one may be forced."""

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> Lots:
        state = super().start({**options, "aside": False}, chance, rules)
        for seat in range(state.players):
            state.fork(seat, LayAside(seat, 2, 2))
        return state


def new_room(players: int = 2, lots: Game = game, **options: Any) -> Room:
    return Room(lots, {"players": players, **options}, SEED, [f"p{n}" for n in range(players)], [])


def body(room: Room, viewer: int) -> dict[str, Any]:
    return dict(json.loads(b"{%s}" % room.render(viewer).body))


def version(room: Room, viewer: int) -> str:
    return room.render(viewer).version


def hand(room: Room, seat: int) -> list[str]:
    state = room.play.state
    assert isinstance(state, Lots)
    return state.vocabulary.spell(state.hands[seat])


def bidding(players: int = 2) -> Room:
    return new_room(players, aside=False)


def test_folding_takes_back_the_last_words_of_that_seat_only() -> None:
    acts = [
        Act(1, SAY, 0, words=["a", "b"]),
        Act(2, SAY, 1, words=["x"]),
        Act(3, SAY, 0, words=["c"]),
        Act(4, UNDO, 0, count=2),
        Act(5, SAY, 0, words=["d"]),
        Act(6, UNDO, 1, count=1),
    ]
    assert fold(acts) == [(0, "a"), (0, "d")]


def test_a_set_is_said_at_once() -> None:
    room = new_room()
    question = body(room, 0)["prompt"]
    assert question["kind"] == "set"
    assert question["candidates"] == hand(room, 0)
    cards = hand(room, 0)
    room.say(0, [cards[0], cards[2]])
    assert hand(room, 0) == [cards[1], cards[3]]


def test_a_set_may_be_said_with_the_words_that_the_table_would_say_itself() -> None:
    """The page sends whole sets; where a word was forced, the table says it, and the log keeps what was chosen."""
    room = Room(MustLayAside(), {"players": 2}, SEED, ["a", "b"], [])
    cards = hand(room, 0)
    assert room.say(0, [cards[2], cards[3]]) == [cards[2]]
    assert hand(room, 0) == cards[:2]
    others = hand(room, 1)
    assert room.say(1, [others[0], others[1]]) == [others[0], others[1]]


def test_a_sentence_is_all_or_nothing() -> None:
    room = bidding()
    low, high = sorted([0, 1], key=lambda seat: hand(room, seat)[0])
    room.say(low, [hand(room, low)[0]])
    room.say(high, [hand(room, high)[-1]])
    winner = room.play.state.waiting()[0]
    before = len(room.play.said)
    with pytest.raises(Unsaid) as error:
        room.say(winner, ["take", "to-1"])
    assert error.value.reason == "illegal"
    assert error.value.word == "to-1"
    assert len(room.play.said) == before
    room.say(winner, ["take", "shelf-b"])
    assert len(room.play.said) == before + 2


def test_nobody_probes_the_deck_with_long_sentences() -> None:
    """What comes after chance cannot be said together with what leads to it, right or wrong alike."""
    answers = set()
    for guess in range(24):
        room = bidding()
        for seat in (0, 1):
            room.say(seat, [hand(room, seat)[0]])
        winner = room.play.state.waiting()[0]
        with pytest.raises(Unsaid) as error:
            room.say(winner, ["take", "shelf-a", f"card-{guess + 1}"])
        answers.add((error.value.reason, error.value.message.id))
    assert answers == {("illegal", "why-beyond-decision")}


def test_unknown_words_and_turns_are_told_apart() -> None:
    room = bidding()
    with pytest.raises(Unsaid) as error:
        room.say(0, [hand(room, 0)[0], "card-99"])
    assert (error.value.reason, error.value.word) == ("unknown-word", "card-99")
    room.say(0, [hand(room, 0)[0]])
    with pytest.raises(Unsaid) as error:
        room.say(0, [hand(room, 0)[0]])
    assert (error.value.reason, error.value.message.id) == ("out-of-turn", "why-not-your-turn")


def test_a_word_of_another_lane_leaves_mine_fresh() -> None:
    room = bidding()
    mine = version(room, 0)
    room.say(1, [hand(room, 1)[0]])
    assert version(room, 0) != mine  # I can see that the other is ready
    assert room.fresh(0, mine)


def test_my_own_word_makes_what_i_saw_stale() -> None:
    room = new_room()
    mine = version(room, 0)
    room.say(0, [hand(room, 0)[0]])
    assert not room.fresh(0, mine)
    assert room.fresh(0, version(room, 0))


def test_the_next_question_makes_the_last_one_stale() -> None:
    room = bidding()
    seen = [version(room, seat) for seat in (0, 1)]
    for seat in (0, 1):
        room.say(seat, [hand(room, seat)[0]])
    assert not room.fresh(0, seen[0])
    assert not room.fresh(1, seen[1])
    assert not room.fresh(0, "0")
    assert not room.fresh(0, "nonsense-1")


def test_a_version_of_another_life_is_stale() -> None:
    room = bidding()
    other = bidding()
    assert not other.fresh(0, version(room, 0))


def test_versions_do_not_count_what_a_viewer_cannot_see() -> None:
    """Half a set is secret: not even its length shows."""
    room = new_room(3)
    seen = {viewer: room.render(viewer) for viewer in (SPECTATOR, 1, 2)}
    room.say(0, [hand(room, 0)[0]])
    for viewer, before in seen.items():
        after = room.render(viewer)
        assert (after.version, after.body) == (before.version, before.body)
    room.say(0, ["done"])
    for viewer, before in seen.items():
        assert room.render(viewer).version != before.version  # the seat is no longer waited for


def test_undo_shortens_the_log_of_those_who_saw_it() -> None:
    room = bidding()
    for viewer in (SPECTATOR, 0, 1):
        room.render(viewer)
    room.say(0, [hand(room, 0)[0]])
    mine, others = room.render(0), room.render(1)
    assert [json.loads(entry)["id"] for entry in mine.log] == ["lots-laid"]
    assert others.log == []
    room.undo(0, 1)
    again = room.render(0)
    assert again.log_from == mine.log_from
    assert again.log == []
    assert again.version != mine.version


def test_a_replayed_room_is_the_same() -> None:
    room = bidding()
    first = hand(room, 0)[0]
    acts = [Act(1, SAY, 0, words=[first]), Act(2, UNDO, 0, count=1), Act(3, SAY, 0, words=[hand(room, 0)[1]])]
    acts.append(Act(4, SAY, 1, words=[hand(room, 1)[0]]))
    room.say(0, acts[0].words)
    room.undo(0, 1)
    room.say(0, acts[2].words)
    room.say(1, acts[3].words)
    again = Room(game, {"players": 2, "aside": False}, SEED, ["p0", "p1"], acts)
    for viewer in (SPECTATOR, 0, 1):
        assert again.render(viewer).body == room.render(viewer).body
        assert again.log.whole(viewer) == room.log.whole(viewer)


def test_exports_of_running_games_hold_only_own_words() -> None:
    room = bidding()
    mine, others = hand(room, 0)[0], hand(room, 1)[0]
    room.say(0, [mine])
    assert room.export(0).words == [mine]
    assert room.export(1).words == []
    assert room.export(SPECTATOR).words == []
    assert others not in str(room.export(0))
    with pytest.raises(Unsaid):
        room.record()


def test_reasons() -> None:
    room = bidding()
    reason = room.why(0, "shelf-a")
    assert reason is not None
    assert reason.id == "why-not-now"
    card = next(n for n in range(24) if game.vocabulary.words[CARD + n] not in hand(room, 0))
    reason = room.why(0, f"card-{card + 1}")
    assert reason is not None
    assert reason.id == "lots-not-in-hand"
    assert room.why(0, hand(room, 0)[0]) is None
    reason = room.why(0, "no-such-word")
    assert reason is not None
    assert reason.id == "why-unknown-word"


def test_a_set_is_taken_with_the_words_that_the_table_says_itself() -> None:
    room = new_room(hand=3)
    cards = hand(room, 0)
    assert room.say(0, [cards[2], "done"]) == [cards[2]]  # after the last card nothing is left but to be done
    assert hand(room, 0) == cards[:2]
    kept = [Act(1, SAY, 0, words=[cards[2]])]
    again = Room(game, {"players": 2, "hand": 3}, SEED, ["p0", "p1"], kept)
    assert hand(again, 0) == cards[:2]
    with pytest.raises(Unsaid):
        room.say(1, [hand(room, 1)[2], hand(room, 1)[1]])


def changes(room: Room, seat: int, *words: str) -> list[tuple[int, str, int]] | None:
    found = room.preview(seat, list(words))
    return None if found is None else [(one.seat, one.counter, one.by) for one in found]


def test_a_preview_tells_what_would_come_of_it_and_changes_nothing() -> None:
    room = new_room()
    cards = hand(room, 0)
    before = room.render(0).body
    assert changes(room, 0, cards[0], cards[2], "done") is None  # two is the most: the set is whole without it
    assert changes(room, 0, cards[0], cards[2]) == [(0, "hand", -2), (0, "aside", 2)]
    assert changes(room, 0, cards[0], "done") == [(0, "hand", -1), (0, "aside", 1)]
    assert changes(room, 0, "card-99") is None
    assert changes(room, 0, hand(room, 1)[0]) is None
    assert room.render(0).body == before
    assert room.play.said == []


def test_a_preview_stops_where_others_or_chance_come_in() -> None:
    room = new_room()
    room.say(1, ["done"])  # the next word opens the barrier, and a lot is drawn
    cards = hand(room, 0)
    assert changes(room, 0, cards[1], "done") == [(0, "hand", -1), (0, "aside", 1)]
    room = bidding()
    for seat in (0, 1):
        room.say(seat, [hand(room, seat)[0]])
    winner = room.play.state.waiting()[0]
    assert changes(room, winner, "take") == []
    assert changes(room, winner, "take", "shelf-a") is None  # the next lot is drawn then


def test_standing_preferences_say_a_word_or_none() -> None:
    room = bidding()
    assert room.preferred_word(0, {"lot": "take"}) is None
    for seat in (0, 1):
        room.say(seat, [hand(room, seat)[0]])
    winner = room.play.state.waiting()[0]
    assert body(room, winner)["prompt"]["preference"] == "lot"
    assert room.preferred_word(winner, {"lot": "take"}) == "take"
    assert room.preferred_word(winner, {"lot": "ask"}) is None
    assert room.preferred_word(winner, {}) is None
    assert room.preferred_word(1 - winner, {"lot": "take"}) is None
