"""Posting to an address that a guest has given, and to nothing else.

The name is looked up once, and what was looked at is what is connected to. Private networks, this machine and
whatever else is not out on the internet are out of reach unless the host allows them; nothing is followed on.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit

PATIENCE = 8.0  # seconds for all of it, however the other side spreads its answer
_UNICAST = ipaddress.ip_network("2000::/3")  # all that is out on the internet of IPv6
_NOT_OUT = [ipaddress.ip_network(net) for net in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")]
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")

Look = Callable[[str, bool], Coroutine[Any, Any, tuple[SplitResult, str]]]


class Unreachable(Exception):
    """The address cannot or must not be used."""


def target(address: str, private: bool) -> tuple[SplitResult, str]:
    """The parts of an address, and the IP address behind its name."""
    try:
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise Unreachable(f"this is not an address: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Unreachable("an address begins with https:// and a name")
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise Unreachable(f"nothing is known under {parts.hostname}: {error}") from None
    allowed = [ip for ip in found if private or public(ip)]
    if not allowed or len(allowed) < len(found):
        raise Unreachable(f"{parts.hostname} is not out on the internet")
    return parts, allowed[0]


def public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
        if inner is not None:
            return public(str(inner))
        if ip not in _UNICAST:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in _NOT_OUT)


async def post(address: str, private: bool, body: bytes, look: Look) -> None:
    """Send something there; an answer that is not a success is a failure, also one that points elsewhere."""
    try:
        async with asyncio.timeout(PATIENCE):
            parts, ip = await look(address, private)
            status = await _exchange(parts, ip, body)
    except TimeoutError:
        raise Unreachable("it takes too long") from None
    except (OSError, ValueError, UnicodeError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from None
    if not 200 <= status < 300:
        raise Unreachable(f"the answer is {status}")


async def _exchange(parts: SplitResult, ip: str, body: bytes) -> int:
    """Send the request; of the answer no more than its status is read."""
    name = (parts.hostname or "").encode("idna").decode("ascii")
    tls = ssl.create_default_context() if parts.scheme == "https" else None
    port = parts.port or (443 if tls else 80)
    reader, writer = await asyncio.open_connection(ip, port, ssl=tls, server_hostname=name if tls else None)
    try:
        writer.write(_request(parts, name, len(body)) + body)
        await writer.drain()
        version, status, *_ = (await reader.readline()).split()
        if not version.startswith(b"HTTP/1."):
            raise ValueError("this is not HTTP")
        return int(status)
    finally:
        writer.transport.abort()


def _request(parts: SplitResult, name: str, length: int) -> bytes:
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~")
    if parts.query:
        path += "?" + quote(parts.query, safe="/%:@!$&'()*+,;=~?")
    host = f"[{name}]" if ":" in name else name
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {host}:{parts.port}" if parts.port else f"Host: {host}",
        "Content-Type: application/json",
        "User-Agent: starboard",
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
