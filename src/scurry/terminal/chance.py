"""Where a table's chance comes from: a seed that can be repeated, or a secret told at the end.

Bots' chance is not the rules': it is derived anew for each of their decisions, so that a table
taken up again decides as it would have without the pause.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, final

from scurry.kernel.record import Record
from scurry.kernel.replay import nonces_of
from scurry.kernel.rng import SECRET_BYTES, FastRng, KeyedRng, Rng, commitment, seeded
from scurry.terminal.trouble import Trouble

NONCE_BYTES: Final = 8
LINE: Final = re.compile(r"seed (-?\d+)|secret ([0-9a-f]{64})")


class Chance:
    def rng(self) -> Rng:
        """The generator that the rules draw from, at its beginning."""
        raise NotImplementedError

    def aside(self, what: str) -> FastRng:
        """A generator for something beside the rules, named by words that do not repeat."""
        raise NotImplementedError

    def line(self) -> str:
        """What the side file keeps."""
        raise NotImplementedError


@final
class Seed(Chance):
    def __init__(self, number: int) -> None:
        self.number = number

    def rng(self) -> Rng:
        return seeded(self.number)

    def aside(self, what: str) -> FastRng:
        return from_digest(hashlib.sha256(f"scurry {self.number} {what}".encode()).digest())

    def line(self) -> str:
        return f"seed {self.number}"


@final
class Secret(Chance):
    def __init__(self, secret: bytes, nonces: tuple[str, ...]) -> None:
        self.secret = secret
        self.nonces = nonces

    def rng(self) -> Rng:
        return KeyedRng(self.secret, self.nonces)

    def aside(self, what: str) -> FastRng:
        return from_digest(hmac.digest(self.secret, f"scurry aside {what}".encode(), "sha256"))

    def line(self) -> str:
        return f"secret {self.secret.hex()}"


def from_digest(digest: bytes) -> FastRng:
    return seeded(int.from_bytes(digest, "big"))


def fresh(seats: int) -> Secret:
    """A secret that nobody has seen, and something from each seat mixed in."""
    nonces = tuple(secrets.token_hex(NONCE_BYTES) for _ in range(seats))
    return Secret(secrets.token_bytes(SECRET_BYTES), nonces)


def kept(line: str, record: Record) -> Chance:
    """The chance of a record's table, from the line of its side file."""
    found = LINE.fullmatch(line.strip())
    if found is None:
        raise Trouble("the side file of this record is damaged: it holds no seed and no secret")
    if found[1] is not None:
        if record.commitment is not None:
            raise Trouble("this record was begun with a secret, so a seed cannot continue it")
        return Seed(int(found[1]))
    secret = bytes.fromhex(found[2])
    if commitment(secret) != record.commitment:
        raise Trouble("the secret in the side file is not the one this record committed to")
    return Secret(secret, nonces_of(record))
