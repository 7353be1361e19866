"""What a seat sees (RG-11.5), and what it never sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.games.race import components as c
from starboard.games.race import game
from starboard.games.race import words as w
from starboard.games.race.rules import scoring
from starboard.games.race.state import RaceState
from starboard.kernel import fast_chance
from tests.games.race.position import Position, fresh
from tests.rulebook import rule


def words(view: object) -> set[str]:
    """Every word that stands anywhere in a view."""
    if isinstance(view, dict):
        return set().union(*[words(value) for value in view.values()])
    if isinstance(view, list):
        return set().union(*[words(value) for value in view])
    return {view} if isinstance(view, str) else set()


def hidden_from(state: RaceState, seat: int | None) -> set[str]:
    """The cards that a seat must not be shown: all but tableaus and its own."""
    seen = {card for tableau in [one.tableau for one in state.seats] for card in tableau}
    if seat is not None:
        seen |= {*state.seats[seat].hand, *state.seats[seat].drawn}
    designs = {c.DESIGN[card] for card in seen}
    return {w.VOCABULARY.words[card] for card in c.CARDS if c.DESIGN[card] not in designs}


@rule("RG-11.2", "RG-8.9", "RG-10.2", "RG-9.6")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"two-player": "experienced"}), (4, {"timing": "in-order"})]
)
def test_nothing_hidden_is_ever_in_a_view_or_event(players: int, options: dict[str, object]) -> None:
    """At every word of random games: hands of others, deck, discards and goods' faces are in no view."""
    state = fresh({"players": players, **options}, str(players))
    dice = fast_chance(players)
    for _ in range(400):
        if state.over:
            break
        for seat in [*range(players), None]:
            view = state.view(seat)
            assert not words(view) & hidden_from(state, seat)
        seats = state.waiting()
        seat = seats[dice.below(len(seats))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])


@rule("RG-11.2")
@pytest.mark.parametrize("players", [2, 4])
def test_events_of_others_name_no_hidden_card(players: int) -> None:
    """Whatever a seat was told, it was allowed to see at that moment."""
    state = fresh({"players": players}, "9")
    dice = fast_chance(17)
    told = 0
    while not state.over and state.round < 12:
        seen = [words(state.view(seat)) for seat in range(players)]
        seats = state.waiting()
        seat = seats[dice.below(len(seats))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        assert state.events is not None
        for event in state.events[told:]:
            for reader in range(players):
                message = event.seen_by(reader)
                if message is None or message.id.startswith("race-did-gamble"):  # turned up before all eyes
                    continue
                cards = {word for word in words(dict(message.args)) if word in w.VOCABULARY.words}
                cards = {word for word in cards if w.CARD <= w.VOCABULARY.index(word) < w.CARD_END}
                known = seen[reader] | words(state.view(reader))
                own = message.args.get("seat") == reader and event.owner == reader
                assert own or cards <= known, message
        told = len(state.events)


@rule("RG-11.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_public(viewer: int | None) -> None:
    position = Position(
        ["epsilon-eridani comet-zone* artist-colony", "new-sparta deserted-alien-colony*"],
        ["+5", "+3"],
        chips=[4, 1],
        deck=50,
        order=[1, 0],
    )
    position.choose("explore+5", "develop")
    view: dict[str, Any] = position.state.view(viewer)
    assert view["table"] == {
        "round": 1,
        "phase": 1,
        "nth": 1,
        "pool": 19,
        "pool_size": 24,
        "deck": 50 - 9,
        "discard": len(position.state.discard),
        "order": [1, 0],
        "experienced": False,
        "ends": {"cards": [], "sure": False},
    }
    assert [seat["actions"] for seat in view["seats"]] == [["explore+5"], ["develop"]]
    assert view["seats"][0]["counters"] == {
        "points": 4 + 1 + 2 + 1,
        "chips": 4,
        "hand": 5,
        "military": 1,
        "goods": 1,
        "cards": 3,
    }
    tableaus = {area["seat"]: area["items"] for area in view["areas"] if area["id"] == "tableau"}
    assert [(item["word"], item["good"]) for item in tableaus[0]] == [
        ("epsilon-eridani", None),
        ("comet-zone", "rare"),
        ("artist-colony", None),
    ]
    assert [item["good"] for item in tableaus[1]] == [None, "alien"]


@rule("RG-11.5")
def test_ones_own_cards_are_seen() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world space-marines", "plague-world"])
    position.choose("explore+5", "develop")
    view: dict[str, Any] = position.state.view(0)
    own = {area["id"]: [item["word"] for item in area["items"]] for area in view["areas"] if area["seat"] == 0}
    assert own["hand"] == ["gem-world", "space-marines/1"]
    assert len(own["drawn"]) == 7
    rival: dict[str, Any] = position.state.view(1)
    assert [area["id"] for area in rival["areas"] if area["seat"] == 0] == ["tableau"]
    spectator: dict[str, Any] = position.state.view(None)
    assert [area["id"] for area in spectator["areas"]] == ["tableau", "tableau"]


@rule("RG-4.2", "RG-6.1")
def test_ones_own_secret_choice_is_seen_by_oneself_only() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines +4", "+4"])
    position.say(0, "develop")
    own: dict[str, Any] = position.state.view(0)
    assert [area["items"][0]["word"] for area in own["areas"] if area["id"] == "chosen"] == ["develop"]
    assert "develop" not in words(position.state.view(1))
    position.say(1, "develop")
    position.say(0, "space-marines")
    later: dict[str, Any] = position.state.view(0)
    assert [area["items"][0]["word"] for area in later["areas"] if area["id"] == "placing"] == ["space-marines/1"]
    assert "space-marines/1" not in words(position.state.view(1))


@rule("RG-9.20", "RG-9.22")
def test_what_a_good_would_bring_is_told() -> None:
    position = Position(["old-earth spice-world* comet-zone* mining-world", "new-sparta"])
    position.only("consume-trade", 0)
    view: dict[str, Any] = position.state.view(1)
    # Old Earth adds a card to every sale, Spice World two to its Novelty goods.
    assert [item["sale"] for item in view["areas"][0]["items"]] == [None, 2 + 1 + 2, 3 + 1, None]


def test_what_is_being_paid_for_tells_its_price_by_source() -> None:
    position = Position(["old-earth investment-credits", "new-sparta"], ["galactic-renaissance +6", "+2"])
    position.choose("develop", "produce")
    position.say(1, "pass")
    position.say(0, "galactic-renaissance")
    view: dict[str, Any] = position.state.view(0)
    (paid,) = next(area["items"] for area in view["areas"] if area["id"] == "placing")
    assert position.asked(0) == "race-ask-pay"
    assert paid["price"] == 6 - 1 - 1
    assert [part["name"] for part in paid["price_parts"]] == ["develop", "investment-credits"]
    assert paid["parts"] == next(item["parts"] for item in view["areas"][0]["items"] if item["word"] == paid["word"])


def test_used_powers_are_shown() -> None:
    position = Position(["terraformed-world galactic-trendsetters comet-zone* artist-colony*", "new-sparta"])
    position.only("consume-trade", 1)
    position.say(0, "terraformed-world")
    view: dict[str, Any] = position.state.view(1)
    assert [item["used"] for item in view["areas"][0]["items"]] == [["terraformed-world"], [], [], []]


def test_used_powers_are_fresh_again_when_the_phase_is_over() -> None:
    position = Position(["terraformed-world comet-zone*", "new-sparta"])
    position.only("consume-x2", 1)  # the last phase of the round
    view: dict[str, Any] = position.state.view(1)
    assert (position.asked(0), view["seats"][0]["counters"]["goods"]) == ("race-ask-choose-action", 0)
    assert [item["used"] for item in view["areas"][0]["items"]] == [[], []]


@rule("RG-12.6")
def test_the_points_shown_are_the_final_score() -> None:
    position = Position(["old-earth gem-world merchant-guild", "new-sparta galactic-renaissance"], chips=[7, 17])
    view: dict[str, Any] = position.state.view(1)
    shown = [seat["counters"]["points"] for seat in view["seats"]]
    position.only("settle", 0, 1)
    position.pass_all()
    assert position.state.scores() == shown
    assert position.state.view(None)["breakdown"] == position.state.breakdown()


def test_views_and_components_are_plain_data() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose("explore+5", "settle")
    for viewer in (0, 1, None):
        view: dict[str, Any] = position.state.view(viewer)
        assert json.loads(json.dumps(view)).keys() == view.keys()
    box = game.components()
    assert json.loads(json.dumps(box)) == box
    cards: Any = box["cards"]
    own: dict[str, Any] = position.state.view(0)
    for area in own["areas"]:
        if area["id"] in ("tableau", "hand", "drawn"):
            assert {item["name"] for item in area["items"]} <= set(cards)


# ---- figures that save the page the rules -------------------------------------------------------------------------


def items(position: Position, viewer: int, area: str, seat: int) -> dict[str, dict[str, Any]]:
    """The cards of an area by name."""
    view: dict[str, Any] = position.state.view(viewer)
    found = next(each for each in view["areas"] if (each["id"], each["seat"]) == (area, seat))
    return {item["name"]: item for item in found["items"]}


@rule("RG-6.11", "RG-12.6")
@pytest.mark.parametrize("development", [design.id for design in c.DESIGNS if design.clauses])
def test_the_worth_of_a_development_is_told_by_clause(development: str) -> None:
    others = "new-sparta artist-colony rebel-base contact-specialist/1 research-labs star-nomad-lair"
    built = Position([f"{others} {development}", "old-earth"], chips=[8, 0])
    card = items(built, 1, "tableau", 0)[development]
    assert card["worth"] == scoring.variable(built.state, 0, w.VOCABULARY.index(development))
    assert card["worth"] == sum(points for _, points in card["parts"])
    held = Position([others, "old-earth"], [development, "+4"], chips=[8, 0])
    assert items(held, 0, "hand", 0)[development]["parts"] == card["parts"]
    assert items(held, 0, "tableau", 0)["artist-colony"]["worth"] is None


def test_prices_are_told_as_if_their_phase_came_next() -> None:
    position = Position(
        ["alpha-centauri replicant-robots investment-credits", "old-earth"],
        ["merchant-guild mining-world rebel-base contact-specialist +2", "+4"],
    )
    hand = items(position, 0, "hand", 0)
    assert (hand["merchant-guild"]["price"], hand["merchant-guild"]["price_parts"]) == (
        5,
        [{"name": "investment-credits", "by": 1}],
    )
    assert hand["mining-world"]["price"] == 0
    assert hand["mining-world"]["price_parts"] == [
        {"name": "alpha-centauri", "by": 1},
        {"name": "replicant-robots", "by": 2},
    ]
    assert (hand["rebel-base"]["price"], hand["rebel-base"]["military"]) == (None, 0)
    assert hand["mining-world"]["military"] is None
    position.choose("develop", "develop")
    assert items(position, 0, "hand", 0)["merchant-guild"]["price"] == 4
    assert items(position, 0, "hand", 0)["merchant-guild"]["price_parts"][0] == {"name": "develop", "by": 1}
    position.say(0, "contact-specialist")
    position.say(1, "pass")
    assert items(position, 0, "hand", 0)["rebel-base"]["price"] == 6 - 1 - 2  # as if Settle came next


def test_what_each_phase_would_bring_is_told() -> None:
    position = Position(["old-earth research-labs galactic-imperium gem-world comet-zone*", "new-sparta"])
    view: dict[str, Any] = position.state.view(1)
    assert view["seats"][0]["phases"] == {
        "explore": (2, 2),
        "develop": 0,
        "settle": (0, 0),
        "consume": 2,
        "produce": 1,
    }
    assert view["seats"][0]["military_parts"] == [{"name": "galactic-imperium", "by": 4, "against": "rebel"}]
    assert view["seats"][1]["military_parts"] == [{"name": "new-sparta", "by": 2, "against": None}]


def test_the_actions_of_the_last_round_are_told() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose("produce", "explore+5")
    position.finish_round()
    view: dict[str, Any] = position.state.view(0)
    assert [(seat["actions"], seat["last"]) for seat in view["seats"]] == [([], ["produce"]), ([], ["explore+5"])]


@rule("RG-12.2", "RG-12.4")
def test_how_near_the_end_is() -> None:
    worlds = " ".join(design.id for design in c.DESIGNS if design.type == "world" and design.start < 0)
    names = worlds.split()
    for count, cards, sure in [(10, [], False), (11, [1], False), (12, [1], True)]:
        position = Position(["old-earth", " ".join(names[:count])])
        view: dict[str, Any] = position.state.view(None)
        assert view["table"]["ends"] == {"cards": cards, "sure": sure}
    empty: dict[str, Any] = Position(["old-earth", "new-sparta"], chips=[20, 4]).state.view(None)
    assert empty["table"]["ends"]["sure"]


@rule("RG-12.5")
def test_the_pool_is_never_shown_below_nothing() -> None:
    view: dict[str, Any] = Position(["old-earth", "new-sparta"], chips=[25, 4]).state.view(None)
    assert view["table"]["pool"] == 0
