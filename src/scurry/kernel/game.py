"""A game as the catalogue lists it: what it is called, who can play, how it starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.kernel.guide import Guide
from scurry.kernel.message import Listener
from scurry.kernel.options import Option, Value, settle
from scurry.kernel.rng import Rng, seeded
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State
from scurry.kernel.workshop import Workshop

Say = Callable[[str], str]  # the text of a message without arguments
AS_IN_THE_BOX: Final[Mapping[str, Value]] = {}


class BadStart(ValueError):
    """A game that cannot be started this way; says why in a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclasses fill in the fields and `begin`; all else of a game hangs on its states."""

    id: str  # the package's name
    rules_version: int  # rises with every change of a rule; never repeats
    titles: dict[str, str]  # by language
    fewest: int
    most: int
    minutes: int  # a usual game of people
    age: int
    options: tuple[Option, ...]
    beginner: Mapping[str, Value] = AS_IN_THE_BOX  # options for who plays for the first time
    folder: Path  # where texts, rulebook and content are
    guide: Guide

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        """The first position. The seats and options are checked already."""
        raise NotImplementedError

    def objection(self, seats: i64, options: dict[str, Value]) -> str | None:
        """Why these options cannot be played together, or by so many; None if they can."""
        return None

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        """Every choice that can ever occur under these options, in a fixed order."""
        raise NotImplementedError

    def view(self, state: State, seat: Seat | None) -> object:
        """What a seat (None: a spectator) sees; built from nothing, so new fields are hidden."""
        raise NotImplementedError

    def legacy(self, state: State) -> str | None:
        """What a finished game carries on into the next one."""
        return None

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        """The same as a picture in plain text; `say` puts names and labels into words."""
        raise NotImplementedError

    def spread(self, state: State) -> str:
        """The whole position as text, nothing hidden: for tests and bug reports."""
        raise NotImplementedError

    def lay(self, text: str, rng: Rng, **options: Value) -> State:
        """The position that such a text shows."""
        raise NotImplementedError

    def workshop(self) -> Workshop | None:
        """For games whose boards people may make themselves."""
        return None

    def inspect(self, content: Path | None = None) -> list[str] | None:
        """Faults of the game's own content, or of a changed copy in that folder, as sentences.

        None: it has no content that could be changed.
        """
        return None

    def settled(self, given: dict[str, Value]) -> dict[str, Value]:
        """Given options checked and completed by the defaults."""
        return settle(self.options, given)

    def start(
        self,
        seats: int,
        rng: Rng | int,
        listener: Listener | None = None,
        legacy: str | None = None,
        **options: Value,
    ) -> State:
        """A new game. A plain number as generator is the seed of a fast one."""
        if not self.fewest <= seats <= self.most:
            raise BadStart(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")
        settled = self.settled(options)
        problem = self.objection(seats, settled)
        if problem is not None:
            raise BadStart(f"{self.id}: {problem}")
        chance = seeded(rng) if isinstance(rng, int) else rng
        return self.begin(seats, chance, listener, legacy, settled)
