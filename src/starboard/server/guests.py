"""Who somebody is: a guest with a signed cookie. And the names that guests give themselves."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from starboard.server.errors import Refusal

COOKIE = "starboard"
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
LONGEST_NAME = 32


class Signer:
    """Signs what is given to clients and comes back from them."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose}\n{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def holds(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whom a cookie names, None if it is not one of ours."""
        id, dot, signature = (cookie or "").partition(".")
        return id if dot and self.holds("guest", id, signature) else None

    def seat_key(self, table: str, seat: int, guest: str) -> str:
        """The key in a link to a seat; it is void when somebody else sits there."""
        return self.sign("seat", f"{table}\n{seat}\n{guest}")


def new_id() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name as it may stand in a record: one line, no control or direction marks, not too long."""
    visible = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
    clean = " ".join(visible.split())
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise Refusal("bad-request", f"a name has 1 to {LONGEST_NAME} characters", {"field": "name"})
    return clean
