"""Scurry: one table, six games, played by people, bots and researchers on the same rules.

The public interface is what this module names, and the methods that `kernel.state.State` and
`kernel.game.Game` document. It changes only with the version of the package.
"""

from scurry import _source

_source.guard()

from scurry import record  # noqa: E402
from scurry.kernel.catalogue import UnknownGame, catalogue, find  # noqa: E402
from scurry.kernel.door import Refused, admit  # noqa: E402
from scurry.kernel.door import refusal_of as why  # noqa: E402
from scurry.kernel.rng import seeded  # noqa: E402

__all__ = ["Refused", "UnknownGame", "admit", "catalogue", "find", "record", "seeded", "why"]
