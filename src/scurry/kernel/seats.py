"""Seats are numbered from 0; a set of seats is a bit mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seat = i64
Mask = i64

MOST_SEATS: Final = 8
SPECTATORS: Final = 1 << 8  # in an audience: those who only watch
EVERYONE: Final = (1 << 9) - 1

SEATS: Final[list[tuple[i64, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]


def members(mask: Mask) -> tuple[i64, ...]:
    """The seats of a mask, lowest first; a shared tuple, so asking costs nothing."""
    return SEATS[mask]


def how_many(mask: Mask) -> i64:
    return len(SEATS[mask])


def next_seat(mask: Mask, after: Seat, seats: i64) -> Seat:
    """The first member of the mask clockwise after a seat (that seat itself comes last)."""
    seat = after
    for _ in range(seats):
        seat += 1
        if seat >= seats:
            seat = 0
        if mask >> seat & 1:
            return seat
    raise ValueError("nobody is left in this set of seats")
