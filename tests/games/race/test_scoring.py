"""The twelve 6-cost developments, each with a worked tableau (RG-6.11, RG-12.6)."""

from __future__ import annotations

import pytest

from tests.games.race.position import Position
from tests.rulebook import rule

# For each development: the other cards with what each scores for it, what it scores for itself, and own chips.
WORKED: list[tuple[str, dict[str, int], int, int]] = [
    (
        "alien-tech-institute",
        {
            "alien-robotic-factory": 3,
            "lost-alien-battle-fleet": 3,
            "deserted-alien-colony": 2,
            "alien-robot-sentry": 2,
            "alien-rosetta-stone-world": 2,  # neither windfall nor production, but an Alien card
            "gem-world": 0,
            "space-marines": 0,
        },
        2,
        0,
    ),
    (
        "free-trade-association",
        {
            "artist-colony": 2,
            "gem-world": 2,
            "refugee-world": 1,
            "pirate-world": 1,
            "consumer-markets": 2,
            "expanding-colony": 2,
            "old-earth": 0,
            "comet-zone": 0,
        },
        0,
        0,
    ),
    (
        "galactic-federation",
        {"merchant-guild": 2, "public-works": 1, "drop-ships": 1, "consumer-markets": 1, "alien-robotic-factory": 0},
        2,
        0,
    ),
    (
        "galactic-imperium",
        {
            "rebel-base": 2,
            "rebel-miners": 2,
            "rebel-warrior-race": 2,
            "new-sparta": 1,
            "aquatic-uplift-race": 1,
            "lost-alien-warship": 1,
            "gem-world": 0,
            "drop-ships": 0,
        },
        0,
        0,
    ),
    (
        "galactic-renaissance",
        {"research-labs": 3, "galactic-trendsetters": 3, "artist-colony": 3, "gem-world": 0},
        3,
        11,
    ),
    ("galactic-renaissance", {"galactic-trendsetters": 3, "old-earth": 0}, 0, 2),
    ("galactic-renaissance", {"gem-world": 0}, 1, 3),
    (
        "galactic-survey-seti",
        {
            "expedition-force": 1,
            "research-labs": 1,
            "galactic-renaissance": 1,
            "star-nomad-lair": 2,
            "malevolent-lifeforms": 2,
            "old-earth": 1,
            "rebel-base": 1,
            "space-marines": 0,
        },
        1,
        0,
    ),
    (
        "merchant-guild",
        {
            "artist-colony": 2,
            "comet-zone*": 2,  # a good on it adds nothing
            "lost-alien-battle-fleet": 2,
            "refugee-world*": 0,
            "old-earth": 0,
            "consumer-markets": 0,
        },
        0,
        0,
    ),
    (
        "mining-league",
        {
            "comet-zone": 2,
            "imperium-armaments-world": 2,
            "radioactive-world": 1,
            "alpha-centauri": 1,
            "mining-robots": 2,
            "mining-conglomerate": 2,
            "gem-world": 0,
        },
        0,
        0,
    ),
    (
        "new-economy",
        {
            "public-works": 2,
            "deficit-spending": 2,  # anything in Consume that is not a Trade bonus
            "trade-league": 2,
            "old-earth": 1,
            "gambling-world": 1,
            "pilgrimage-world": 1,
            "merchant-world": 1,
            "black-market-trading-world": 1,
            "spice-world": 0,  # only a Trade bonus
            "export-duties": 0,
        },
        2,
        0,
    ),
    (
        "new-galactic-order",
        {
            "new-sparta": 2,
            "drop-ships": 3,
            "empath-world": -1,
            "galactic-imperium": 0,  # Military with a condition does not count
            "alpha-centauri": 0,
            "alien-tech-institute": 0,
            "new-military-tactics": 0,
        },
        2,
        0,
    ),
    (
        "new-galactic-order",
        {"empath-world": -1, "refugee-world": -1, "contact-specialist": -1, "pan-galactic-league": -1},
        2,
        0,
    ),
    (
        "pan-galactic-league",
        {
            "empath-world": 2,
            "distant-world": 2,
            "rebel-warrior-race": 2,  # Genes and military: the first clause only
            "new-sparta": 1,
            "rebel-base": 1,
            "contact-specialist": 3,
            "gem-world": 0,
        },
        0,
        0,
    ),
    (
        "trade-league",
        {
            "export-duties": 2,
            "mining-conglomerate": 2,
            "genetics-lab": 2,
            "old-earth": 1,
            "merchant-world": 1,
            "pirate-world": 1,
            "black-market-trading-world": 0,  # it sells, but has no Trade bonus
            "consumer-markets": 0,
        },
        2,
        0,
    ),
]


@rule("RG-6.11", "RG-12.6")
@pytest.mark.parametrize(("development", "others", "own", "chips"), WORKED)
def test_worked_tableau(development: str, others: dict[str, int], own: int, chips: int) -> None:
    position = Position([" ".join([development, *others]), "epsilon-eridani"], chips=[chips, 24 - chips])
    position.only("settle", 0, 1)
    position.finish_round()
    parts = position.state.breakdown()
    assert parts is not None
    assert parts[0][development] == own + sum(others.values())
    scores = position.state.scores()
    assert scores is not None
    assert scores[0] == sum(parts[0].values())


@rule("RG-6.11")
def test_a_card_may_score_for_several_developments() -> None:
    position = Position(
        ["artist-colony free-trade-association merchant-guild galactic-renaissance", "new-sparta"], chips=[0, 24]
    )
    position.only("settle", 0, 1)
    position.finish_round()
    parts = position.state.breakdown()
    assert parts is not None
    assert parts[0] == {
        "chips": 0,
        "printed": 1,
        "free-trade-association": 2,
        "merchant-guild": 2,
        "galactic-renaissance": 3,
    }


@rule("RG-12.6", "RG-6.11")
def test_a_rivals_cards_do_not_count() -> None:
    position = Position(["merchant-guild new-sparta", "gem-world spice-world"], chips=[12, 12])
    position.only("settle", 0, 1)
    position.finish_round()
    parts = position.state.breakdown()
    assert parts is not None
    assert parts[0]["merchant-guild"] == 0
