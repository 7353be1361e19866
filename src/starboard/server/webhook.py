"""Posting to an address that a guest has given, and to nothing else.

The name is looked up once, and what was looked at is what is connected to. Private networks, this machine and
whatever else is not out on the internet are out of reach unless the host allows them; nothing is followed on.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

PATIENCE = 5.0  # seconds that the other side may take


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
        if inner is not None:
            return public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return public(str(ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)))
    return ip.is_global and not ip.is_multicast


class _Https(http.client.HTTPSConnection):
    """To an IP address, with the certificate of the name."""

    def __init__(self, ip: str, port: int, name: str) -> None:
        super().__init__(ip, port, timeout=PATIENCE)
        self._name = name

    def connect(self) -> None:
        plain = socket.create_connection((self.host, self.port), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self._name)


def post(address: str, private: bool, body: bytes) -> None:
    """Send something there; an answer that is not a success is a failure, also one that points elsewhere."""
    parts, ip = target(address, private)
    assert parts.hostname is not None
    line: http.client.HTTPConnection
    if parts.scheme == "https":
        line = _Https(ip, parts.port or 443, parts.hostname)
    else:
        line = http.client.HTTPConnection(ip, parts.port or 80, timeout=PATIENCE)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        headers = {"host": parts.netloc, "content-type": "application/json", "user-agent": "starboard"}
        line.request("POST", path, body, headers)
        answer = line.getresponse()
        if not 200 <= answer.status < 300:
            raise Unreachable(f"the answer is {answer.status}")
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from None
    finally:
        line.close()
