"""Chance is handed in: rules draw only from the generator their state was given.

`FastRng` is for search and simulation, `KeyedRng` for live tables (secret, checkable later),
`ToldRng` falls as it was told, for tests and replay; `NotedRng` writes down what another drew.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from _hashlib import HASH as Hash

LOW32: Final = 0xFFFFFFFF
FACTOR: Final = 2142482910  # multiply-with-carry; below 2**31, so every product stays below 2**63
SECRET_BYTES: Final = 32
BLOCK: Final = 64  # bytes that SHA-256 takes at once


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rng:
    """A source of whole numbers."""

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1; n is at least 1 and below 2**31."""
        raise NotImplementedError

    def clone(self) -> Rng:
        raise NotImplementedError

    def shuffle(self, items: list[i64]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FastRng(Rng):
    """One 63-bit word, the same numbers compiled and interpreted. Guessable: not for live play."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def below(self, n: i64) -> i64:
        word: i64 = FACTOR * (self.word & LOW32) + (self.word >> 32)
        self.word = word
        return (((word ^ (word >> 31)) & LOW32) * n) >> 32

    def clone(self) -> Rng:
        return FastRng(self.word)


def seeded(seed: int) -> FastRng:
    """A fast generator from any whole number; near seeds give unlike sequences."""
    digest = hashlib.sha256(b"scurry seed %d" % seed).digest()
    return FastRng(int.from_bytes(digest[:8], "big") >> 2 | 1)


NO_RNG: Final = FastRng(1)


def commitment(secret: bytes) -> str:
    """What is shown before the start: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class KeyedRng(Rng):
    """Each draw is HMAC-SHA256 of its number and range, under a key of secret and nonces.

    Nobody can foretell a draw without the secret, the table cannot choose draws after the
    nonces are in, and once the secret is revealed anyone can compute every draw again.
    """

    def __init__(
        self, secret: bytes, nonces: tuple[str, ...], drawn: int = 0, key: bytes = b""
    ) -> None:
        """`key` spares clones of computing it again."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret
        self.nonces = nonces
        self.drawn = drawn
        if not key:
            message = "\n".join(["scurry draws", *nonces]).encode()
            key = hmac.digest(secret, message, "sha256")
        self.key = key

    def below(self, n: i64) -> i64:
        begun = keyed(self.key)
        inner, outer = begun[0].copy(), begun[1].copy()
        inner.update(b"draw %d of %d" % (self.drawn, n))
        outer.update(inner.digest())
        self.drawn += 1
        number = int.from_bytes(outer.digest(), "big")
        return number % int(n)  # 256 bits against 31: the remainder's bias is below 2**-224

    def clone(self) -> Rng:
        return KeyedRng(self.secret, self.nonces, self.drawn, self.key)


@lru_cache(maxsize=4096)
def keyed(key: bytes) -> tuple[Hash, Hash]:
    """The two hashes that HMAC-SHA256 is made of, for copying: to begin anew with a key takes
    longer than a whole draw. The key is not longer than a block."""
    block = key.ljust(BLOCK, b"\0")
    inner, outer = (bytes([byte ^ mask for byte in block]) for mask in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


class OutOfDraws(Exception):
    """A told generator was asked for more than it was told, or for a smaller range."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ToldRng(Rng):
    """Falls as told: a loaded die for tests, a recorded one for replay."""

    def __init__(self, draws: list[i64], at: i64 = 0) -> None:
        self.draws = draws
        self.at: i64 = at

    def below(self, n: i64) -> i64:
        if self.at >= len(self.draws):
            raise OutOfDraws(f"a draw below {n} is wanted, but none is left")
        draw = self.draws[self.at]
        if draw < 0 or draw >= n:
            raise OutOfDraws(f"the draw {draw} does not fit: it must be from 0 to {n - 1}")
        self.at += 1
        return draw

    def left(self) -> i64:
        return len(self.draws) - self.at

    def clone(self) -> Rng:
        return ToldRng(self.draws, self.at)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NotedRng(Rng):
    """Draws from another generator and notes what fell, for the record."""

    def __init__(self, source: Rng) -> None:
        self.source = source
        self.notes: list[i64] = []

    def below(self, n: i64) -> i64:
        draw = self.source.below(n)
        self.notes.append(draw)
        return draw

    def clone(self) -> Rng:
        twin = NotedRng(self.source.clone())
        twin.notes = self.notes[:]
        return twin

    def take(self) -> list[i64]:
        """What was drawn since the last take."""
        notes = self.notes
        self.notes = []
        return notes
