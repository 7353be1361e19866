"""Whole games alone: the battery over all factions and levels, records, undo, bots."""

from __future__ import annotations

import math
import os

import pytest

from starboard.bots import Budget, answer, make
from starboard.bots.lookahead import came_out
from starboard.games.gaia import components as c
from starboard.games.gaia.automa import cards
from starboard.games.gaia.game import game
from starboard.games.gaia.state import GaiaState
from starboard.kernel import DONE, Play, dump, fast_chance, foresee, load
from starboard.kernel.conformance import any_word, battery
from tests.games.gaia.position import Solo, builder, new
from tests.rulebook import rule

SEEDS = int(os.environ.get("GAIA_SOLO_BATTERY", "21"))  # 300 for the long run
LEVELS = [level.word for level in cards.LEVELS]
OWN = [card.word for card in cards.FACTION_CARDS]
FACTIONS = [faction.word for faction in c.FACTIONS]


def options_of(seed: int) -> dict[str, object]:
    """Every level with every faction of the Automa, against every faction, each reading now and then."""
    automa = OWN[seed % len(OWN)]
    board = c.FACTIONS[FACTIONS.index(automa)].board
    others = [faction.word for faction in c.FACTIONS if faction.board != board]
    return {
        "players": 1,
        "seat-factions": others[(seed // len(OWN) + 3 * (seed // 35)) % len(others)],
        "automa-faction": automa,
        "automa-level": LEVELS[(seed + seed // len(OWN)) % len(LEVELS)],
        "automa-first-card": seed % 3 > 0,
        "automa-without-card-2": seed % 4 == 3,
        "automa-gaia-only": seed % 5 > 2,
        "automa-downgrades": seed % 2 == 1,
        "order": "variable" if seed % 7 == 2 else "clockwise",
    }


def test_all_factions_and_levels_meet() -> None:
    rows = [options_of(seed) for seed in range(300)]
    assert len({(row["automa-faction"], row["automa-level"]) for row in rows}) == 35
    assert {row["seat-factions"] for row in rows} == set(FACTIONS)


@rule("GA-2.1", "GA-1.11")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_battery(seed: int) -> None:
    """Random words, and every second time those of somebody who builds."""
    play = battery(game, options_of(seed), 7000 + seed, choose=builder if seed % 2 else any_word)
    assert play.state.over
    assert isinstance(play.state, GaiaState)
    assert len(play.state.passed) == 2


def played(seed: int) -> Play:
    play = Play(game, options_of(seed), str(seed))
    dice = fast_chance(seed)
    while not play.state.over:
        play.say(0, builder(play.state, 0, dice))
    return play


def test_records_of_games_alone() -> None:
    for seed in (3, 4, 5):
        text = dump(played(seed))
        assert "option automa-level: " in text
        assert "\nseat 1" not in text
        assert dump(load(text)) == text


def test_a_lost_game_has_no_winner() -> None:
    play = Play(game, {"players": 1, "factions": "random", "automa-level": "alptrauma"}, "2")
    while not play.state.over:
        play.say(0, play.state.legal(0)[0])
    assert play.state.winners() == []
    assert load(dump(play)).state.winners() == []


def test_a_turn_can_be_taken_back_before_the_cards_turn() -> None:
    """The end of the turn is said even where nothing else is possible; then the Automa draws, and nothing goes back."""
    play = Play(game, {"players": 1, "map": "first-game", "factions": "first-game"}, "1")
    while play.state.prompt(0) is not None and play.game.vocabulary.words[play.state.legal(0)[0]] != "pass":
        play.say(0, play.state.legal(0)[0])
    play.say(0, "build")
    play.say(0, play.state.legal(0)[0])
    prompt = play.state.prompt(0)
    assert prompt is not None
    assert prompt.message.id == "gaia-ask-afterwards"
    play.say(0, "done")
    prompt = play.state.prompt(0)
    assert prompt is not None
    assert (prompt.message.id, prompt.preference) == ("gaia-ask-automa", "automa-cards")
    assert play.undoable(0) >= 3
    play.say(0, "done")
    assert play.undoable(0) == 0
    assert len([turn for turn in solo(play).automa.turns if turn.round == 1]) == 1


def solo(play: Play) -> GaiaState:
    assert isinstance(play.state, GaiaState)
    return play.state


def test_the_cards_are_turned_up_by_the_player() -> None:
    """There is nothing else to say, but it is asked, unless the player wants them turned up at once."""
    table = Solo().give(0, ore=0, credits=0, knowledge=4, qic=0, bowls=(0, 0, 0))
    before = table.state.copy()
    table.say("research science")
    assert (table.asks(), table.legal()) == ("gaia-ask-automa", ["done"])
    assert all(came_out(table.state, 0, kind) for kind in ("Turn", "Afterwards", ""))  # for a bot the turn is over
    assert table.state.preferred(0, game.prefer({})) is None
    assert table.state.preferred(0, game.prefer({"automa-cards": "at-once"})) == DONE
    words = [game.vocabulary.index(word) for word in ("research", "science")]
    assert foresee(before, 0, words) is not None  # a page can show what it would bring


def test_numbers_for_learners() -> None:
    """As many as in company, all finite; the cards are told."""
    alone = new({"players": 1, "factions": "random"}, 3)
    company = new({"players": 2, "factions": "random"}, 3)
    assert len(alone.features(0)) == len(company.features(0))
    table = Solo()
    before = table.state.features(0)
    table.automa.support = 4
    assert table.state.features(0) != before
    assert all(math.isfinite(number) for number in before)


def test_the_evaluation_is_the_margin() -> None:
    table = Solo()
    before = table.state.evaluate(0)
    table.state.seats[1].score(c.FROM_CARDS, 5)
    assert table.state.evaluate(0) == pytest.approx(before - 5)
    table.state.seats[0].score(c.FROM_ROUND, 7)
    assert table.state.evaluate(0) == pytest.approx(before + 2)
    play = played(2)
    state = solo(play)
    assert state.evaluate(0) == state.seats[0].vp - state.seats[1].vp


@pytest.mark.parametrize("spec", ["greedy:best=4/guesses=1", "search:iterations=12"])
def test_bots_play_alone(spec: str) -> None:
    state = new({"players": 1, "factions": "random"}, 6)
    bot = make(game, spec)
    dice = fast_chance(1)
    while state.round < 2:
        for word in answer(state, 0, bot, Budget(), dice):
            state.say(0, word)
    assert state.seats[0].vp >= 10
    assert len(state.seats[0].planets) > 1


def test_greedy_beats_random_words() -> None:
    points = []
    for spec in ("greedy:best=3/guesses=1", "random"):
        state = new({"players": 1, "seat-factions": "terrans", "automa-faction": "taklons"}, 8)
        bot = make(game, spec)
        dice = fast_chance(1)
        while not state.over:
            for word in answer(state, 0, bot, Budget(), dice):
                state.say(0, word)
        points.append(state.seats[0].vp)
    assert points[0] > points[1] + 20
