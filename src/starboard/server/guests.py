"""Who somebody is: a guest with a signed cookie. And the names that guests give themselves."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

from starboard.server.errors import Refusal

COOKIE = "starboard"
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
LONGEST_NAME = 32

_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")  # letters by their kind, and nothing to see
_JOINERS = "\u200c\u200d"  # scripts and emoji need them inside a word
_ALIKE = str.maketrans("вьβоοσօ0тτ‐‑‒–—−_˗⁃ー·‧", "bbbooooott" + "-" * 12)


_BOT = re.compile(r"bot-|bot\W*(cadet|pilot|captain|admiral)")


class Signer:
    """Signs what is given to clients and comes back from them."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose}\n{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def holds(self, purpose: str, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def same(self, given: str, wanted: str) -> bool:
        """Whether somebody knows a secret; how long this takes does not tell how much of it."""
        return hmac.compare_digest(self.sign("same", given), self.sign("same", wanted))

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whom a cookie names, None if it is not one of ours."""
        id, dot, signature = (cookie or "").partition(".")
        return id if dot and self.holds("guest", id, signature) else None


def new_id() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name as it may stand in a record: one line, something to see, and nobody else's."""
    clean = " ".join(_visible(name, 2).split())
    if not 1 <= len(clean) <= LONGEST_NAME or not any(unicodedata.category(c)[0] in "LNPS" for c in clean):
        raise Refusal("bad-request", f"a name has 1 to {LONGEST_NAME} characters", {"field": "name"})
    if _BOT.match(_skeleton(clean)):
        raise Refusal("bad-request", "only bots are called so", {"field": "name"})
    return clean


def clean_talk(text: str) -> str:
    """A line of chat: no control or direction marks that would reach beyond it."""
    return " ".join(_visible(text, 4).split())


def _visible(text: str, marks: int) -> str:
    """Without what is not seen, and with so many marks over one letter at most."""
    kept: list[str] = []
    pile = 0
    for c in unicodedata.normalize("NFC", text):
        category = unicodedata.category(c)
        pile = pile + 1 if category in ("Mn", "Me") else 0
        if c in _BLANK or category[0] in "CZ":
            kept.append(c if c in _JOINERS and kept and kept[-1] != " " else " ")
        elif pile <= marks and (not pile or (kept and kept[-1] != " ")):
            kept.append(c)
    return "".join(kept).strip(_JOINERS + " ")


def _skeleton(name: str) -> str:
    """How a name reads at a glance: without marks and case, look-alikes as the letters that they look like."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c) not in ("Mn", "Me", "Cf"))
    return plain.casefold().translate(_ALIKE)
