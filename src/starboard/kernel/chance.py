"""Randomness that sits in the state: explicit, copyable, and of three kinds with one interface.

`FastChance` serves play-outs; `SecretChance` serves real tables (its stream cannot be worked out from the
cards seen); `ScriptedChance` replays draws that were made elsewhere. A pile has no hidden order: a card is
drawn at the moment it is needed, so every revelation of a pile counts as a use of chance.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from starboard.kernel.errors import ScriptError, StarboardError

_MASK: Final = 0xFFFFFFFF
_BLOCK: Final = 16  # 32-bit numbers in one 64-byte digest


class Chance:
    """The face of all three kinds. `used` counts every use, whatever came out."""

    def __init__(self) -> None:
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def bits(self) -> i64:
        """32 of them."""
        return self.below(1 << 16) << 16 | self.below(1 << 16)

    def copy(self) -> Chance:
        raise NotImplementedError

    def seed(self) -> str:
        """The text that `from_seed` makes an equal fresh generator of."""
        raise NotImplementedError

    def draw(self, pile: list[int]) -> int:
        """Take one at random out of an unordered pile."""
        at = self.below(len(pile))
        last = pile.pop()
        if at == len(pile):
            return last
        card = pile[at]
        pile[at] = last
        return card

    def draw_for(self, seat: int, pile: list[int]) -> int:
        """The same for a seat: who draws makes a difference only to a script by seat."""
        return self.draw(pile)

    def draw_some(self, seat: int, pile: list[int], count: i64) -> list[int]:
        """So many for a seat, one after the other."""
        return [self.draw_for(seat, pile) for _ in range(count)]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]


@final
class FastChance(Chance):
    """A small fast counting generator (four 32-bit words), for search and play-outs; never for real tables."""

    def __init__(self, number: int, a: i64, b: i64, c: i64, count: i64, used: i64 = 0) -> None:
        self.used = used
        self._number = number
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._count: i64 = count

    def below(self, n: i64) -> i64:
        return (self.bits() * n) >> 32

    def bits(self) -> i64:
        self.used += 1
        b: i64 = self._b
        c: i64 = self._c
        out: i64 = (self._a + b + self._count) & _MASK
        self._count = (self._count + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _MASK
        self._c = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
        return out

    def draw_for(self, seat: int, pile: list[int]) -> int:
        """As `draw`, at one go."""
        at = self.below(len(pile))
        last = pile.pop()
        if at == len(pile):
            return last
        card = pile[at]
        pile[at] = last
        return card

    def draw_some(self, seat: int, pile: list[int], count: i64) -> list[int]:
        """The same for several: most cards of a play-out are drawn here."""
        drawn: list[int] = []
        left: i64 = len(pile)
        for _ in range(count):
            at = self.below(left)
            left -= 1
            last = pile.pop()
            if at == left:
                drawn.append(last)
            else:
                drawn.append(pile[at])
                pile[at] = last
        return drawn

    def copy(self) -> FastChance:
        return FastChance(self._number, self._a, self._b, self._c, self._count, self.used)

    def seed(self) -> str:
        return str(self._number)


def fast_chance(number: int) -> FastChance:
    """A fresh fast generator; equal numbers give equal streams on every machine and build."""
    key = hashlib.blake2b(str(number).encode(), digest_size=12).digest()
    words = [int.from_bytes(key[at : at + 4], "little") for at in (0, 4, 8)]
    return FastChance(number, words[0], words[1], words[2], 1)


class SecretChance(Chance):
    """A keyed hash in counter mode: from a secret of at least 128 bits, for real tables."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        if not 16 <= len(secret) <= 64:
            raise StarboardError("a secret seed has 16 to 64 bytes")
        self._secret = secret
        self._at = 0
        self._block = b""

    def _next(self) -> int:
        place = self._at % _BLOCK
        if place == 0:
            counter = (self._at // _BLOCK).to_bytes(8, "little")
            self._block = hashlib.blake2b(counter, key=self._secret).digest()
        self._at += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "little")

    def below(self, n: i64) -> i64:
        self.used += 1
        fair = (_MASK + 1) // n * n
        while True:
            number = self._next()
            if number < fair:
                return number % n

    def copy(self) -> SecretChance:
        new = SecretChance(self._secret)
        new.used = self.used
        new._at = self._at
        new._block = self._block
        return new

    def seed(self) -> str:
        return "0x" + self._secret.hex()


class ScriptedChance(Chance):
    """Gives out what a script says, in order: a game recorded elsewhere is replayed draw for draw."""

    def __init__(self, script: list[int], at: int = 0) -> None:
        super().__init__()
        self._script = script
        self._at = at

    def _next(self) -> int:
        if self._at >= len(self._script):
            raise ScriptError(f"the script ends after {self._at} draws, the game asks for one more")
        self._at += 1
        return self._script[self._at - 1]

    def below(self, n: i64) -> i64:
        self.used += 1
        number = self._next()
        if not 0 <= number < n:
            raise ScriptError(f"scripted draw {self._at} is {number}, it must be below {n}")
        return number

    def draw(self, pile: list[int]) -> int:
        """The scripted card itself, wherever it lies in the pile."""
        self.used += 1
        card = self._next()
        if card not in pile:
            raise ScriptError(f"scripted draw {self._at} takes {card}, which is not in the pile")
        pile.remove(card)
        return card

    def copy(self) -> ScriptedChance:
        new = ScriptedChance(self._script, self._at)
        new.used = self.used
        return new

    def seed(self) -> str:
        return "script:" + ",".join([str(number) for number in self._script])


class SeatScript(Chance):
    """A script for each seat: a game recorded elsewhere is replayed though its seats draw in another order, as they do
    when they act at the same time. Only for what is drawn for a seat."""

    def __init__(self, scripts: list[list[int]], at: list[int] | None = None) -> None:
        super().__init__()
        self._scripts = scripts
        self.at = [0] * len(scripts) if at is None else at  # how many of each were drawn

    def draw_for(self, seat: int, pile: list[int]) -> int:
        self.used += 1
        at = self.at[seat]
        if at >= len(self._scripts[seat]):
            raise ScriptError(f"the script of seat {seat} ends after {at} draws, the game asks for one more")
        self.at[seat] = at + 1
        card = self._scripts[seat][at]
        if card not in pile:
            raise ScriptError(f"scripted draw {at + 1} of seat {seat} takes {card}, which is not in the pile")
        pile.remove(card)
        return card

    def below(self, n: i64) -> i64:
        raise ScriptError("a script by seat can only be drawn from for a seat")

    def copy(self) -> SeatScript:
        new = SeatScript(self._scripts, self.at[:])
        new.used = self.used
        return new

    def seed(self) -> str:
        raise ScriptError("a script by seat cannot be written as a seed")


def from_seed(seed: str) -> Chance:
    """`42` is fast, `0x` with 32 or more hexadecimal digits is secret, `script:3,1,4` is scripted."""
    if seed.startswith("script:"):
        try:
            return ScriptedChance([int(number) for number in seed[7:].split(",") if seed[7:]])
        except ValueError:
            raise StarboardError("a scripted seed is `script:` and numbers with commas between") from None
    if seed.startswith("0x"):
        try:
            return SecretChance(bytes.fromhex(seed[2:]))
        except ValueError:
            raise StarboardError("a secret seed is `0x` and an even number of hexadecimal digits") from None
    if seed.isdecimal() and seed.isascii() and len(seed) <= 40:
        return fast_chance(int(seed))
    raise StarboardError(f"{seed!r} is not a seed: use a number, `0x` and 32 or more hexadecimal digits, or `script:`")
