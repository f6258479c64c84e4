"""Scurry: one table, six games, played by people, bots and researchers on the same rules."""

from scurry import _source

_source.guard()

from scurry import record  # noqa: E402
from scurry.kernel.catalogue import catalogue, find  # noqa: E402

__all__ = ["catalogue", "find", "record"]
