"""Views, guesses, features, evaluation, events, and the report on balance."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starboard.arena import Pairing, play
from starboard.arena.balance import watch
from starboard.games.federation import components as c
from starboard.games.federation import evaluate
from starboard.games.federation.components import boards
from starboard.games.federation.components.printed import words_of
from starboard.games.federation.game import game
from starboard.games.federation.rules import rooms
from starboard.games.federation.table import Table
from starboard.kernel import Play, fast_chance, play_out
from starboard.text import Text, languages, message_id
from tests.games.federation.position import BOARD, Position, new_state
from tests.rulebook import rule

SOURCE = Path(boards.__file__).parent.parent


def area(view: dict[str, object], id: str, seat: int | None = None) -> list[dict[str, object]]:
    areas = view["areas"]
    assert isinstance(areas, list)
    (found,) = [a for a in areas if a["id"] == id and a["seat"] == seat]
    items = found["items"]
    assert isinstance(items, list)
    return items


def test_every_view_is_json_with_the_common_shape() -> None:
    for players in (2, 3, 4):
        view = new_state(players).view(0)
        json.dumps(view)
        assert {"table", "seats", "areas"} <= set(view)
        assert len(view["seats"]) == players  # type: ignore[arg-type]


def test_what_lies_face_down_is_not_told() -> None:
    state = Position().state
    view = state.view(0)
    levels = [(item["level"], item["word"]) for item in area(view, "atal")]
    assert all(word is None for level, word in levels if level == 2)
    assert all(word is not None for level, word in levels if level != 2)
    assert {item["moon"] for item in area(view, "moon-tokens")} == {1}
    assert [item for item in area(view, "neo") if item.get("asteroid") == "hidden"]
    text = json.dumps(view)
    assert '"deep-space"' not in text
    assert "law_pool" not in text
    assert [item["when"] for item in area(view, "laws")] == ["now", "now"]


def test_what_is_printed_on_a_token_is_told() -> None:
    view = new_state().view(None)
    assert all("gain" in item for item in area(view, "starts"))
    assert area(view, "shops")[1]["level2"] == ["mix-oceanium-3", "or-degree"]
    assert all("bonus" in item for item in area(view, "moon-tokens"))
    officers = next(item for item in area(view, "spaces") if item["action"] == "officers")
    assert officers["effect"] == ["degree-2"]


def test_guesses_deal_the_deep_space_stack_anew() -> None:
    state = Position().state
    stacks = {tuple(state.guess(0, fast_chance(n)).deep) for n in range(30)}
    assert len(stacks) > 10
    state.deep_seen = 1
    assert {tuple(state.guess(0, fast_chance(n)).deep) for n in range(5)} == {tuple(state.deep)}


def test_chance_of_a_guess_is_not_the_tables_own() -> None:
    position = Position()
    seen = set()
    for n in range(12):
        guess = position.state.guess(position.seat, fast_chance(n))
        guess.offers[position.seat] = []
        rooms.act(guess, position.seat, 2)
        guess.advance()
        guess.say(position.seat, guess.legal(position.seat)[0])
        seen.add(tuple(guess.open))
    assert len(seen) > 3  # what is turned up next is not foretold


def test_features_have_one_length_and_tell_seats_apart() -> None:
    lengths = {len(new_state(players).features(0)) for players in (2, 3, 4)}
    assert len(lengths) == 1
    position = Position()
    position.give(0, oceanium=5)
    assert position.state.features(0) != position.state.features(1)


def test_evaluation_of_a_finished_game_is_its_margin() -> None:
    play = Play(game, {"players": 3}, "4")
    dice = fast_chance(4)
    while not play.state.over:
        (seat,) = play.state.waiting()
        legal = play.state.legal(seat)
        play.state.say(seat, legal[dice.below(len(legal))])
    scores = play.state.scores()
    assert scores is not None
    best_rival = max(scores[1:])
    assert play.state.evaluate(0) == scores[0] - best_rival


@pytest.mark.parametrize("better", ["points", "goods", "medals", "degree", "die", "discs2", "slots", "common"])
def test_more_is_better(better: str) -> None:
    position = Position()
    before = evaluate.expected(position.state)[0]
    me = position.state.seats[0]
    if better == "points":
        position.state.earn(0, c.FROM_FLOORS, 3)
    elif better == "goods":
        position.give(0, oceanium=2)
    else:
        more = {"medals": 3, "degree": 6, "die": 4, "discs2": 3, "slots": 1, "common": 3}
        setattr(me, better, more[better])
    assert evaluate.expected(position.state)[0] > before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_to_come_count(players: int) -> None:
    """Who has moved is not ahead of who will: in the middle of a round, each has so many turns left."""
    state = new_state(players, 6)
    state.round, state.starter = 2, 1
    for turn, left in ((0, [4] * players), (1, [4, 3] + [4] * (players - 2)), (players, [3] * players)):
        state.turn = turn
        totals = [0.0] * players
        evaluate.add_turns(state, totals)
        assert totals == [evaluate.TURN_AHEAD * n for n in left]
    state.executive = True
    totals = [0.0] * players
    evaluate.add_turns(state, totals)
    assert totals == [0.0] * players


def test_a_greedy_player_beats_a_random_one() -> None:
    for seat in (0, 1):
        bots = ["random", "random"]
        bots[seat] = "greedy:best=3/guesses=1"
        result = play(game, Pairing(seat, 0, "federation", game.validate({"players": 2}), 11 + seat, tuple(bots)))
        assert (result.winners, result.crash) == ([seat], "")
        assert result.scores[seat] > 1.5 * result.scores[1 - seat]


def test_uses_are_what_was_done() -> None:
    outcome = watch(game, game.validate({"players": 3}), 5, "random")
    for used in outcome.uses:
        assert [kind for kind, _ in used].count("start token") == 1
        assert [kind for kind, _ in used].count("space") >= 20
        assert set(used) <= set(outcome.offered)
    order = [name for used in outcome.uses for kind, name in used if kind == "turn order"]
    assert sorted(order) == ["player-1", "player-2", "player-3"]
    kinds = Counter(kind for kind, _ in outcome.offered)
    assert (kinds["start token"], kinds["deep space"], kinds["building"], kinds["shop"]) == (4, 4, 6, 6)
    assert len(set(outcome.offered)) == len(outcome.offered)


@rule("FE-28.2")
def test_breakdown_by_source() -> None:
    state = game.new({"players": 2}, "3")
    play_out(state, fast_chance(4), 10_000)
    parts, scores = state.breakdown(), state.scores()
    assert parts is not None
    assert [list(part) for part in parts] == [c.SOURCES, c.SOURCES]
    assert [sum(part.values()) for part in parts] == scores


def test_every_message_has_a_sentence() -> None:
    """Every id that the rules speak in stands in the English file."""
    spoken: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        spoken |= set(re.findall(r'"(federation-[a-z-]+)"', path.read_text(encoding="utf-8")))
    written = (SOURCE.parent.parent / "locales" / "en" / "federation.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(federation-[\w-]+) =", written, re.MULTILINE))
    assert spoken <= known
    assert {message_id(word) for word in game.vocabulary.words[2:]} <= set(
        re.findall(r"^([\w-]+) =", written, re.MULTILINE)
    )


def test_rules_hold_no_card_or_token_by_name() -> None:
    """Powers are data: no chapter asks for a specialist, deep space token or alteration by its name."""
    for path in SOURCE.rglob("*.py"):
        if path.name in ("__init__.py", "check.py"):
            continue
        assert not re.search(r'"[123][a-e][123]"|"ds-\d"|"alt-\d+"|"start-\d"', path.read_text(encoding="utf-8"))


def test_figures_are_not_in_the_rules() -> None:
    """The board's own figures can be changed without touching a rule."""
    text = boards.board_text("reconstructed")
    text = text.replace("hangar_limit = 5", "hangar_limit = 3").replace("die_limit = 6", "die_limit = 4")
    text = text.replace("crystal_limit = 10", "crystal_limit = 6").replace("full_set = 30", "full_set = 44")
    state = new_state(2, 9, board=boards.pack(text))
    dice = fast_chance(3)
    while not state.over:
        (seat,) = state.waiting()
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        for me in state.seats:
            assert me.hangar <= 3
            assert me.die <= 4
        assert state.check() == []
    assert state.board.medal_score[7] == 44
    assert BOARD.medal_score[7] == 30
    assert isinstance(state, Table)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nothing", []),
        ("lavandium 1 + degree 2", ["lavandium-1", "degree-2"]),
        ("pick 2 of ship, marker", ["ship-2", "or-marker-2"]),
        ("mix 3 of oceanium, degree", ["mix-oceanium-3", "or-degree"]),
        ("pick 1 of action sixmoon, action neo + medal any", ["action-sixmoon", "or-action-neo", "medal-any"]),
        ("points 2 per die", ["points-per-die-2"]),
        ("copernium 1 per e81216", ["copernium-per-e81216-1"]),
        ("pay lavandium 1", ["pay-lavandium-1"]),
        ("level 3 game + die-set 6", ["level-game-3", "die-set-6"]),
        ("disc 1 bare + marker-all", ["disc-bare-1", "marker-all"]),
        ("alteration-pick 4 2", ["alteration-pick-2-4"]),
        ("copy-action senate", ["copy-action-senate"]),
    ],
)
def test_effects_are_words(text: str, words: list[str]) -> None:
    assert words_of(text) == words


@pytest.mark.parametrize("language", languages())
def test_every_printed_word_has_a_name(language: str) -> None:
    """Costs, gains and effects can be read in every language: no word is shown as it is spelt."""
    text = Text(game, language)
    found = {
        word for facts in BOARD.texts.values() for fact in facts.values() if isinstance(fact, list) for word in fact
    }
    found |= {f"figures-{part}" for part in boards.parse(boards.board_text("reconstructed")) if part[0] != "f"}
    found -= {"figures-edition", "figures-status", "figures-sources"}
    assert len(found) > 80
    assert {word for word in found if text.name(word) == word} == set()
    assert text.name("or-marker-2") != text.name("marker-2")


def test_no_fact_of_a_view_is_a_sentence() -> None:
    state = new_state(3, 4)
    view: dict[str, Any] = state.view(0)
    facts = [fact for area in view["areas"] for item in area["items"] for fact in item.values()]
    words = [word for fact in facts for word in (fact if isinstance(fact, list) else [fact]) if isinstance(word, str)]
    assert len(words) > 300
    assert [word for word in words if " " in word] == []


def test_the_view_tells_which_figures_are_reconstructed() -> None:
    state = new_state(2, 4)
    view: dict[str, Any] = state.view(None)
    (note,) = view["notes"]
    every = boards.reconstructed(boards.get_doc("reconstructed"))
    assert view["table"]["labels"]["reconstructed"] == note["args"]["reconstructed"] == len(every)
    assert note["args"]["parts"][:2] == ["figures-ambassadors", "figures-senate"]
    details = note["details"]
    assert "arratuin.shops.3.cost" in details
    assert "arratuin.shops.1.cost" not in details  # the rulebook says so
    assert "neo.map.*.gain" in details  # all of them
    covered = {path for path in every if path in details or re.sub(r"\.[^.]+(\.[^.]+)$", r".*\1", path) in details}
    assert covered == set(every)
    assert str(len(every)) in Text(game, "lt").say(note["id"], note["args"])


def test_a_board_read_off_a_printed_copy_needs_no_note() -> None:
    text = boards.board_text("reconstructed").replace('"reconstructed"', '"established"')
    view: dict[str, Any] = new_state(2, 4, board=boards.pack(text)).view(0)
    assert "notes" not in view
    assert view["table"]["labels"]["reconstructed"] == 0
