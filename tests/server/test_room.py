"""Rooms: acts all or nothing, freshness, and versions that tell nothing that a viewer cannot see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from starboard.kernel import Chance, Game, Play, Value, find
from starboard.server.foresight import differences
from starboard.server.room import SPECTATOR, Room, fold
from starboard.server.store import SAY, UNDO, Act
from starboard.server.wire import ActRefused, Have, Rendered
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
    found = shown(room, viewer).body
    return {part: json.loads(getattr(found, part)) for part in ("view", "prompt", "legal", "sentences")}


def shown(room: Room, viewer: int, serial: int = 0) -> Rendered:
    return room.render(Have(viewer, serial))


def version(room: Room, viewer: int) -> str:
    return shown(room, viewer).version


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
    assert fold(acts) == [(0, ["a"]), (0, ["d"])]


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
    with pytest.raises(ActRefused) as error:
        room.say(winner, ["take", "to-1"])
    assert error.value.refused.reason == "illegal"
    assert error.value.refused.word == "to-1"
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
        with pytest.raises(ActRefused) as error:
            room.say(winner, ["take", "shelf-a", f"card-{guess + 1}"])
        answers.add((error.value.refused.reason, error.value.refused.message.id))
    assert answers == {("illegal", "why-beyond-decision")}


def test_unknown_words_and_turns_are_told_apart() -> None:
    room = bidding()
    with pytest.raises(ActRefused) as error:
        room.say(0, [hand(room, 0)[0], "card-99"])
    assert (error.value.refused.reason, error.value.refused.word) == ("unknown-word", "card-99")
    room.say(0, [hand(room, 0)[0]])
    with pytest.raises(ActRefused) as error:
        room.say(0, [hand(room, 0)[0]])
    assert (error.value.refused.reason, error.value.refused.message.id) == ("out-of-turn", "why-not-your-turn")


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
    seen = {viewer: shown(room, viewer) for viewer in (SPECTATOR, 1, 2)}
    room.say(0, [hand(room, 0)[0]])
    for viewer, before in seen.items():
        after = shown(room, viewer)
        assert (after.version, after.body) == (before.version, before.body)
    room.say(0, ["done"])
    for viewer, before in seen.items():
        assert shown(room, viewer).version != before.version  # the seat is no longer waited for


def test_undo_shortens_the_log_of_those_who_saw_it() -> None:
    room = bidding()
    before = {viewer: shown(room, viewer) for viewer in (SPECTATOR, 0, 1)}
    have = len(before[0].log)
    serial = (before[0].serials or [0])[-1]
    room.say(0, [hand(room, 0)[0]])
    mine, others = shown(room, 0, serial), shown(room, 1, (before[1].serials or [0])[-1])
    assert mine.log_from == have
    assert [json.loads(entry)["id"] for entry in mine.log] == ["lots-laid"]
    assert others.log == []
    room.undo(0, 1)
    again = shown(room, 0, mine.serials[-1])
    assert again.log_from == have
    assert again.log == []
    assert again.version != mine.version
    room.say(0, [hand(room, 0)[1]])
    later = shown(room, 0, mine.serials[-1])  # who missed the undo is told the new line in place of the old one
    assert later.log_from == have
    assert len(later.log) == 1
    assert later.serials[0] > mine.serials[-1]


def test_lines_of_the_log_know_their_act_and_what_it_changed() -> None:
    room = Room(find("race"), {"players": 2}, SEED, ["a", "b"], [])

    def counters() -> list[dict[str, int]]:
        seats: Any = room.play.state.view(None)["seats"]
        return [dict(each["counters"]) for each in seats]

    def lines() -> list[dict[str, Any]]:
        return [json.loads(entry) for entry in shown(room, SPECTATOR).log]

    dice, costly = random.Random(3), 0
    for _ in range(60):
        seat = room.play.state.waiting()[0]
        before, seen = counters(), lines()
        room.say(seat, [room.play.game.vocabulary.words[dice.choice(room.play.state.legal(seat))]])
        news = lines()[len(seen) :]
        if not news:
            continue  # what a spectator reads nothing of is not counted
        after = counters()
        assert {line["act"] for line in news} == {(seen[-1]["act"] if seen else 0) + 1}
        assert {(each["seat"], each["counter"]): each["by"] for each in news[0]["changes"]} == {
            (at, name): after[at][name] - before[at][name]
            for at in range(2)
            for name in after[at]
            if after[at][name] != before[at][name]
        }
        assert all(not line["changes"] for line in news[1:])
        costly += bool(news[0]["changes"])
    assert costly > 5


def test_what_one_source_brought_is_told_with_its_line_and_not_with_the_act() -> None:
    gaia = find("gaia")
    room = Room(gaia, {"players": 2, "factions": "random"}, "7", ["p0", "p1"], [])
    state = room.play.state
    while (room.standing.round or 0) < 2:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        words = ["pass"] if gaia.vocabulary.index("pass") in legal else [gaia.vocabulary.words[legal[0]]]
        room.say(seat, words)
        state = room.play.state
    entries = [json.loads(entry) for entry in room.log.since(SPECTATOR, 0)[1]]
    last = [entry for entry in entries if entry["act"] == entries[-1]["act"]]
    income = [entry for entry in last if entry["id"].startswith("gaia-did-income")]
    assert {entry["args"]["seat"] for entry in income} == {0, 1}
    assert all(change["seat"] == entry["args"]["seat"] for entry in income for change in entry["changes"])
    assert {"seat": 0, "counter": "ore", "by": 2} in next(e for e in income if e["args"].get("source") == "mine")[
        "changes"
    ]
    [first, *_] = last
    assert first["id"] not in {entry["id"] for entry in income}
    assert first["changes"] == []  # all that came of the act was income


def test_how_far_undo_reaches_is_worked_out_for_who_acted_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, it was tried out for every viewer after every act: most of the time that rules took."""
    asked: list[int] = []
    undoable = Play.undoable

    def counted(play: Play, seat: int) -> int:
        asked.append(seat)
        return undoable(play, seat)

    monkeypatch.setattr(Play, "undoable", counted)
    room = Room(LotsGame(), {"players": 4, "aside": False}, "0x" + "31" * 16, list("abcd"), [])
    viewers = [Have(viewer, 0) for viewer in range(-1, 4)]

    def show() -> list[int]:
        asked.clear()
        for have in viewers:
            room.render(have)
        return asked.copy()

    show()
    for seat in range(3):
        room.say(seat, [room.play.game.vocabulary.words[room.play.state.legal(seat)[0]]])
        assert seat in show()
        assert len(asked) <= 1 + seat  # those who have acted before; nobody else has anything to take back
        assert show() == []


def test_undo_is_counted_by_acts() -> None:
    room = new_room()
    cards = hand(room, 0)
    assert shown(room, 0).body.undo_acts == []
    room.say(0, [cards[0], cards[1]])
    assert shown(room, 0).body.undo_acts == [2]
    room.undo(0, 2)
    room.say(0, [cards[0]])
    room.say(0, ["done"])
    assert shown(room, 0).body.undo_acts == [1, 1]
    assert shown(room, SPECTATOR).body.undo_acts == []


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
        assert shown(again, viewer).body == shown(room, viewer).body
        assert again.log.since(viewer, 0)[:2] == room.log.since(viewer, 0)[:2]


def test_exports_of_running_games_hold_only_own_words() -> None:
    room = bidding()
    mine, others = hand(room, 0)[0], hand(room, 1)[0]
    room.say(0, [mine])
    assert room.export(0).words == [mine]
    assert room.export(1).words == []
    assert room.export(SPECTATOR).words == []
    assert others not in str(room.export(0))
    with pytest.raises(ActRefused):
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
    with pytest.raises(ActRefused):
        room.say(1, [hand(room, 1)[2], hand(room, 1)[1]])


def changes(room: Room, seat: int, *words: str) -> dict[tuple[str | int, ...], tuple[Any, Any]] | None:
    found = room.preview(seat, list(words))
    return None if found is None else {tuple(one.path): (one.before, one.after) for one in found.changes}


def counters(room: Room, seat: int, *words: str) -> dict[str, int] | None:
    """How the counters of the seat itself would change."""
    found = changes(room, seat, *words)
    if found is None:
        return None
    own = {path: values for path, values in found.items() if path[:3] == ("seats", seat, "counters")}
    return {str(path[3]): after - before for path, (before, after) in own.items()}


def test_a_preview_tells_what_would_come_of_it_and_changes_nothing() -> None:
    room = new_room()
    cards = hand(room, 0)
    before = shown(room, 0).body
    assert changes(room, 0, cards[0], cards[2], "done") is None  # two is the most: the set is whole without it
    assert counters(room, 0, cards[0], cards[2]) == {"hand": -2, "aside": 2}
    assert counters(room, 0, cards[0], "done") == {"hand": -1, "aside": 1}
    assert changes(room, 0, "card-99") is None
    assert changes(room, 0, hand(room, 1)[0]) is None
    assert shown(room, 0).body == before
    assert room.play.said == []


def test_a_preview_tells_all_of_the_view_and_whether_it_is_final() -> None:
    room = new_room()
    cards = hand(room, 0)
    found = changes(room, 0, cards[0], "done")
    assert found is not None
    moved = [values for path, values in found.items() if path[0] == "areas"]
    assert any(isinstance(after, list) and [item["word"] for item in after] == cards[1:] for _, after in moved)
    early = room.preview(0, [cards[0], "done"])
    assert early is not None
    assert not early.final  # the others still think
    room.say(1, ["done"])
    late = room.preview(0, [cards[0], "done"])
    assert late is not None
    assert late.final  # the next word opens the barrier, and a lot is drawn


def test_a_preview_tells_nothing_that_chance_or_others_decide() -> None:
    room = new_room()
    room.say(1, ["done"])  # the next word opens the barrier, and a lot is drawn
    cards = hand(room, 0)
    assert counters(room, 0, cards[1], "done") == {"hand": -1, "aside": 1}
    room = bidding()
    for seat in (0, 1):
        room.say(seat, [hand(room, seat)[0]])
    winner = room.play.state.waiting()[0]
    assert counters(room, winner, "take") == {}
    after = changes(room, winner, "take", "shelf-a")  # the next lot is drawn then
    assert after is not None
    room.say(winner, ["take", "shelf-a"])
    drawn = room.play.state.view(None)["table"]
    assert not [path for path in after if path[0] == "table" and "lot" in path], drawn


def test_differences_go_as_deep_as_they_can() -> None:
    before = {"a": [1, 2], "b": {"c": 1, "d": [1]}, "e": None}
    after = {"a": [1, 3], "b": {"c": 1, "d": [1, 2]}, "f": 4}
    found = [(change.path, change.before, change.after) for change in differences(before, after)]
    assert found == [(["a", 1], 2, 3), (["b", "d"], [1], [1, 2]), (["f"], None, 4)]


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


def test_a_preview_tells_that_a_round_ends() -> None:
    race, dice, ends = find("race"), random.Random(5), 0
    room = Room(race, race.validate({"players": 2}), SEED, ["a", "b"], [])
    for _ in range(400):
        state = room.play.state
        if state.over:
            break
        seat = state.waiting()[-1]
        word = race.vocabulary.words[dice.choice(state.legal(seat))]
        told = room.preview(seat, [word])
        before = body(room, SPECTATOR)["view"]["table"]
        room.say(seat, [word])
        after = body(room, SPECTATOR)["view"]["table"]["round"]
        if after != before["round"] and before["phase"] > 3:  # what others place in secret nobody foresees
            assert told is not None
            assert [change.after for change in told.changes if change.path == ["table", "round"]] == [after]
            ends += 1
    assert ends > 1


def test_what_is_kept_of_views_is_what_they_would_be_anew() -> None:
    """Where nobody sees what a seat does, the others' views are not worked out again: yet they are right."""
    for seed in range(3):
        dice = random.Random(seed)
        room = Room(find("planet"), {"players": 3}, f"0x{seed + 1:032x}", ["a", "b", "c"], [])
        kept = 0
        for _ in range(60):
            state = room.play.state
            seat = dice.choice(state.waiting())
            kept += state.unseen(seat)
            room.say(seat, [room.play.game.vocabulary.words[dice.choice(state.legal(seat))]])
            for viewer in range(SPECTATOR, 3):
                view = body(room, viewer)["view"]
                anew = json.loads(json.dumps(state.view(None if viewer == SPECTATOR else viewer)))
                assert view == anew
            if state.over:
                break
        assert kept > 10
