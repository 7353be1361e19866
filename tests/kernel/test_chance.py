"""The streams are pinned: they must be the same on every machine, interpreted and compiled, for ever."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel import (
    Chance,
    ScriptedChance,
    ScriptError,
    SeatScript,
    SecretChance,
    StarboardError,
    fast_chance,
    from_seed,
)

SECRET = "0x000102030405060708090a0b0c0d0e0f"
FAST_42 = [45, 35, 78, 18, 82, 26, 97, 18, 26, 74, 16, 59]
FAST_0 = [
    518455171,
    1576048013,
    992270775,
    144208564,
    125083107,
    2103245247,
    1351590382,
    937835346,
    691429386,
    1353741932,
    872042183,
    956048758,
]
SECRET_100 = [95, 1, 21, 31, 90, 28, 39, 44, 28, 35, 52, 94]
SECRET_LARGE = [
    1816669995,
    932949421,
    403742431,
    2404139790,
    469098639,
    2670102844,
    143716428,
    1862951435,
    849451494,
    1341315964,
    1504615570,
    2607283742,
]


def first(chance: Chance, n: int, count: int = 12) -> list[int]:
    return [chance.below(n) for _ in range(count)]


def test_fast_stream_is_pinned() -> None:
    assert first(fast_chance(42), 100) == FAST_42
    assert first(fast_chance(0), 2**31) == FAST_0


def test_secret_stream_is_pinned() -> None:
    assert first(from_seed(SECRET), 100) == SECRET_100
    assert first(from_seed(SECRET), 3_000_000_000) == SECRET_LARGE


def test_secret_stream_goes_on_over_its_blocks() -> None:
    whole = first(from_seed(SECRET), 1000, 100)
    assert len(set(whole)) > 80
    assert whole[16:32] != whole[:16]


@pytest.mark.parametrize("seed", ["7", SECRET, "script:" + ",".join("0" * 30)])
def test_a_copy_goes_its_own_way(seed: str) -> None:
    chance = from_seed(seed)
    first(chance, 10, 7)
    other = chance.copy()
    assert other.used == 7
    ahead = first(other, 10, 9)
    assert chance.used == 7
    assert first(chance, 10, 9) == ahead
    assert chance.seed() == other.seed() == seed


@pytest.mark.parametrize("seed", ["7", SECRET])
def test_numbers_are_spread_evenly(seed: str) -> None:
    chance = from_seed(seed)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


@given(st.integers(0, 2**64), st.integers(1, 2**31))
def test_below_stays_below(number: int, n: int) -> None:
    assert all(0 <= value < n for value in first(fast_chance(number), n))


@pytest.mark.parametrize("seed", ["7", SECRET])
def test_drawing_takes_each_card_once(seed: str) -> None:
    chance = from_seed(seed)
    pile = list(range(40))
    drawn = [chance.draw(pile) for _ in range(40)]
    assert sorted(drawn) == list(range(40)) != drawn
    assert pile == []
    assert chance.used == 40


def test_every_card_is_drawn_equally_often() -> None:
    chance = fast_chance(3)
    counts = [0] * 5
    for _ in range(5000):
        counts[chance.draw([0, 1, 2, 3, 4])] += 1
    assert all(850 < count < 1150 for count in counts)


def test_shuffle_is_a_fair_permutation() -> None:
    chance = fast_chance(9)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 24
    assert all(55 < count < 150 for count in seen.values())


def test_script_says_numbers_and_cards() -> None:
    chance = from_seed("script:3,17,0")
    pile = [4, 17, 5]
    assert chance.below(6) == 3
    assert chance.draw(pile) == 17
    assert pile == [4, 5]
    assert chance.below(1) == 0
    with pytest.raises(ScriptError, match="ends after 3 draws"):
        chance.below(6)


def test_script_that_does_not_fit() -> None:
    with pytest.raises(ScriptError, match="draw 1 is 6, it must be below 6"):
        ScriptedChance([6]).below(6)
    with pytest.raises(ScriptError, match="takes 9, which is not in the pile"):
        ScriptedChance([9]).draw([1, 2])


@pytest.mark.parametrize(
    ("seed", "why"),
    [
        ("", "not a seed"),
        ("-3", "not a seed"),
        ("four", "not a seed"),
        ("9" * 5000, "not a seed"),
        ("0xabc", "even number"),
        ("0xzz", "hexadecimal"),
        ("0x" + "ab" * 15, "16 to 64 bytes"),
        ("0x" + "ab" * 65, "16 to 64 bytes"),
        ("script:1,x", "numbers with commas"),
        ("script:1,,2", "numbers with commas"),
    ],
)
def test_bad_seeds(seed: str, why: str) -> None:
    with pytest.raises(StarboardError, match=why):
        from_seed(seed)


def test_secrets_differ_in_every_bit() -> None:
    one = first(SecretChance(bytes(16)), 2**31)
    other = first(SecretChance(bytes(15) + b"\x01"), 2**31)
    assert not set(one) & set(other)


def test_a_script_by_seat_gives_each_seat_its_own() -> None:
    chance = SeatScript([[7, 5], [6]])
    pile = [5, 6, 7, 8]
    assert chance.draw_for(1, pile) == 6
    twin = chance.copy()
    assert [chance.draw_for(0, pile), chance.draw_for(0, pile)] == [7, 5]
    assert (pile, chance.used) == ([8], 3)
    assert (twin.used, twin.draw_for(0, [7, 5])) == (1, 7)
    with pytest.raises(ScriptError, match="ends after 1"):
        chance.draw_for(1, pile)
    with pytest.raises(ScriptError, match="not in the pile"):
        SeatScript([[3]]).draw_for(0, [1, 2])
    with pytest.raises(ScriptError):
        chance.below(2)
    with pytest.raises(ScriptError):
        chance.seed()


def test_who_draws_makes_no_difference_to_other_kinds() -> None:
    one, two = fast_chance(5), fast_chance(5)
    assert [one.draw_for(seat, [1, 2, 3, 4, 5]) for seat in range(4)] == [two.draw([1, 2, 3, 4, 5]) for _ in range(4)]
