"""What a game offers to those who make boards for it: check, draw, make at random, try out."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import mypyc_attr

from scurry.kernel.message import Arg


class BadDesign(ValueError):
    """A design that cannot be read; one sentence says what is wrong and where."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Finding:
    """One thing a check says: a clause, a message of the game's texts, and whether it forbids."""

    def __init__(
        self, clause: str, message: str, args: dict[str, Arg], is_fault: bool = False
    ) -> None:
        self.clause = clause
        self.message = message
        self.args = args
        self.is_fault = is_fault

    def __repr__(self) -> str:
        return f"{self.clause} {self.message} {self.args}"


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trial:
    """What quick races of bots tell of a design, as far as they have come."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.won = [0.0] * seats  # by seat, the first to move being 0; ties are shared
        self.lengths: list[int] = []  # rounds


# Told how many games are done; False stops the trial.
Progress = Callable[[int], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """A design is a text: a file's content or a short code. All may raise BadDesign."""

    difficulties: tuple[str, ...] = ()

    def code(self, design: str) -> str:
        """The short code of a design, for links and options."""
        raise NotImplementedError

    def check(self, design: str) -> list[Finding]:
        """Faults first; without any the design can be played."""
        raise NotImplementedError

    def draw(self, design: str, coloured: bool = False) -> str:
        """For a terminal, with the names of its cells."""
        raise NotImplementedError

    def make(self, seed: int, size: int, difficulty: str) -> str:
        """A random design as the content of a file; the same seed gives the same one."""
        raise NotImplementedError

    def options(self, design: str) -> dict[str, str]:
        """The game's options that lay this design."""
        raise NotImplementedError

    def trial(self, design: str, seats: int, games: int, seed: int, progress: Progress) -> Trial:
        """Quick races of bots on it, to estimate length and fairness."""
        raise NotImplementedError
