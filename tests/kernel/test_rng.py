"""Chance: three generators, and what each of them promises."""

from __future__ import annotations

import hashlib
import hmac
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scurry.kernel.rng import (
    FastRng,
    KeyedRng,
    NotedRng,
    OutOfDraws,
    Rng,
    ToldRng,
    commitment,
    seeded,
)  # fmt: skip

SECRET = bytes(range(32))


def test_the_fast_generator_gives_the_same_numbers_everywhere() -> None:
    rng = seeded(2026)
    assert [rng.below(100) for _ in range(12)] == FIRST_OF_2026


FIRST_OF_2026 = [37, 52, 19, 29, 77, 68, 84, 55, 17, 34, 97, 49]


def test_near_seeds_give_unlike_sequences() -> None:
    starts = {tuple(seeded(seed).below(1000) for _ in range(1)) for seed in range(300)}
    assert len(starts) > 200


@given(st.integers(1, 50), st.integers(0, 2**40))
def test_a_draw_is_below_its_bound(bound: int, seed: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_draws_are_even() -> None:
    rng = seeded(1)
    falls = [0] * 6
    for _ in range(60_000):
        falls[rng.below(6)] += 1
    chi_square = sum((fall - 10_000) ** 2 / 10_000 for fall in falls)
    assert chi_square < 20.5  # one honest die in a thousand would be worse; the seed is fixed


def test_a_shuffle_keeps_every_item() -> None:
    items = list(range(30))
    seeded(7).shuffle(items)
    assert items != list(range(30))
    assert sorted(items) == list(range(30))


def test_a_keyed_draw_can_be_computed_by_anyone_who_has_the_secret() -> None:
    rng = KeyedRng(SECRET, ("north", "south"))
    drawn = [rng.below(1000) for _ in range(3)]
    key = hmac.new(SECRET, b"scurry draws\nnorth\nsouth", hashlib.sha256).digest()
    for number, draw in enumerate(drawn):
        message = f"draw {number} of 1000".encode()
        mac = hmac.new(key, message, hashlib.sha256).hexdigest()
        assert int(mac, 16) % 1000 == draw


def test_the_commitment_is_the_hash_of_the_secret_and_no_key() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert KeyedRng(SECRET, ()).key != bytes.fromhex(commitment(SECRET))


def test_every_nonce_changes_the_draws() -> None:
    draws = set()
    for nonces in (("a", "b"), ("a", "c"), ("b", "b"), ("b", "a"), ("", "")):
        rng = KeyedRng(SECRET, nonces)
        draws.add(tuple(rng.below(1000) for _ in range(5)))
    assert len(draws) == 5


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        KeyedRng(b"short", ())


def test_a_told_generator_falls_as_told_and_then_complains() -> None:
    rng = ToldRng([3, 0])
    assert [rng.below(6), rng.below(6)] == [3, 0]
    with pytest.raises(OutOfDraws, match="none is left"):
        rng.below(6)
    with pytest.raises(OutOfDraws, match="must be from 0 to 1"):
        ToldRng([3]).below(2)


def test_notes_are_what_fell_since_the_last_take() -> None:
    rng = NotedRng(ToldRng([4, 2, 1]))
    rng.below(5)
    assert rng.take() == [4]
    rng.below(5)
    rng.below(5)
    assert rng.take() == [2, 1]
    assert rng.take() == []


@pytest.mark.parametrize(
    "rng", [seeded(3), KeyedRng(SECRET, ("x",)), ToldRng([5] * 40), NotedRng(seeded(3))],
    ids=lambda rng: type(rng).__name__,
)  # fmt: skip
def test_clones_and_pickles_go_their_own_way_alike(rng: Rng) -> None:
    rng.below(10)
    twin, third = rng.clone(), pickle.loads(pickle.dumps(rng))
    expected = [rng.below(10) for _ in range(8)]
    assert [twin.below(10) for _ in range(8)] == expected
    assert [third.below(10) for _ in range(8)] == expected


def test_the_fast_word_never_leaves_63_bits() -> None:
    rng = FastRng(2**62)
    for _ in range(1000):
        rng.below(2**31 - 1)
        assert 0 <= rng.word < 2**63
