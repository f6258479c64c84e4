"""Sets as bit masks."""

from __future__ import annotations

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The mask of one member, up to 62."""
    return shifted(1, number)


def shifted(what: i64, places: i64) -> i64:
    """Not `1 << …`, nor by a variable that is always 1: mypyc shifts a literal in 32 bits."""
    return what << places
