"""Guests and seats. A guest is a signed cookie with a name; a seat belongs to who has its secret.

Of a seat's secret only the hash is stored, and it is compared before anything else is done.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

COOKIE: Final = "scurry_guest"
COOKIE_SECONDS: Final = 2 * 365 * 86400
LONGEST_NAME: Final = 24
AVATARS: Final = (
    "rat", "mouse", "cat", "cheese", "car", "crown", "horse", "wheel", "star", "leaf", "moon",
    "sun",
)  # fmt: skip


class Guest(Struct, frozen=True):
    id: str
    name: str
    avatar: str


def new_guest() -> Guest:
    number = secrets.randbelow(10_000)
    return Guest(secrets.token_urlsafe(16), f"Guest {number:04}", secrets.choice(AVATARS))


def clean_name(name: str) -> str:
    """Printable, one line, not too long; empty if nothing is left."""
    normal = unicodedata.normalize("NFC", name)
    plain = "".join(sign if sign.isprintable() else " " for sign in normal)
    return " ".join(plain.split())[:LONGEST_NAME].strip()


class Cookies:
    def __init__(self, key: bytes) -> None:
        self.serializer = URLSafeSerializer(key, salt="scurry guest")

    def write(self, guest: Guest) -> str:
        return str(self.serializer.dumps([guest.id, guest.name, guest.avatar]))

    def read(self, cookie: str | None) -> Guest | None:
        """The guest, or None if the cookie is not ours."""
        if not cookie or len(cookie) > 1000:
            return None
        try:
            guest_id, name, avatar = self.serializer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(str(guest_id), str(name), str(avatar))


def new_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return hashlib.sha256(f"scurry seat {secret}".encode()).hexdigest()


def fits(secret: str, known: str | None) -> bool:
    return known is not None and hmac.compare_digest(hashed(secret), known)
