"""Masks of more than 32 members: compiled, a shift of a literal would lose them."""

from __future__ import annotations

from scurry.kernel.bits import bit


def test_every_member_up_to_62_has_a_bit_of_its_own() -> None:
    assert [bit(number) for number in range(63)] == [2**number for number in range(63)]
