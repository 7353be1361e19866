"""How much of something anybody may do: budgets that fill up again with time, whatever the clock on the wall says."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterable

from starboard.kernel import StarboardError

KEPT = 10_000  # budgets that are remembered; those that are full again are forgotten first

Networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]


class Bucket:
    """Lets so much through per second, and a burst of some more."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def _fill(self) -> None:
        moment = time.monotonic()
        self._left = min(self._burst, self._left + (moment - self._at) * self._rate)
        self._at = moment

    def take(self) -> bool:
        self._fill()
        self._left -= 1
        return self._left > -self._burst  # far over the limit, refusals do not help: disconnect

    def empty(self) -> bool:
        return self._left < 0

    def spend(self) -> bool:
        """Take one if there is one; who is refused loses nothing by asking."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        self._fill()
        return self._left >= self._burst


class Budgets:
    """A bucket for each guest or address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def spend(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.spend()

    def _forget(self) -> None:
        """Those that are full again need not be remembered; if all others are too many, the oldest goes."""
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full()}
        while len(self._buckets) >= KEPT:
            del self._buckets[next(iter(self._buckets))]


class Doors:
    """Connections by address."""

    def __init__(self, each: int, most: int, trusted: Networks) -> None:
        self._each = each
        self._most = most
        self._trusted = trusted
        self._open: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> bool:
        """Whether a further connection may come in; a trusted proxy may bring as many as there is room for."""
        where = place(address)
        if self._total >= self._most or (self._open[where] >= self._each and not trusts(self._trusted, address)):
            return False
        self._open[where] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        where = place(address)
        self._total -= 1
        self._open[where] -= 1
        if self._open[where] <= 0:
            del self._open[where]

    def total(self) -> int:
        return self._total


def place(address: str) -> str:
    """Whom an address stands for: of IPv6 a whole network is in one hand."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def networks(given: Iterable[str]) -> Networks:
    """Addresses and networks as a host wrote them."""
    found: Networks = []
    for text in given:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError as error:
            raise StarboardError(f"{text!r} is not an address or a network: {error}") from None
    return found


def trusts(trusted: Networks, address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(ip in network for network in trusted)
