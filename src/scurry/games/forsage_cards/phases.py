"""Sub-phases of a turn, kept on the state's stack: plain data that all may see."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_cards.cards import Card
from scurry.kernel.bag import Bag
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, Phase


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Window(Phase):
    """A play lies on the table and may be stopped. FC-K3"""

    def __init__(self, play: Choice, newest: Seat, name: Card, five: Bag) -> None:
        self.play = play
        self.newest: i64 = newest  # who laid the newest card, the play or a Stop (FC-49)
        self.name: i64 = name  # the card a triple asks for
        self.five: i64 = five  # the cards of a five-different
        self.stops: i64 = 0
        self.passed: i64 = 0

    def clone(self) -> Phase:
        twin = Window(self.play, self.newest, self.name, self.five)
        twin.stops = self.stops
        twin.passed = self.passed
        return twin


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Gathering(Phase):
    """Five different cards are being laid down, one by one. FC-X3"""

    def __init__(self, laid: Bag) -> None:
        self.laid: i64 = laid

    def clone(self) -> Phase:
        return Gathering(self.laid)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Naming(Phase):
    """A triple is laid; its player says which card it asks for. FC-X2"""

    def __init__(self, play: Choice, stoppable: bool) -> None:
        self.play = play
        self.stoppable = stoppable  # False: the window is over already (FC-12)

    def clone(self) -> Phase:
        return self


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Giving(Phase):
    """The target of Give way chooses what to give. FC-K6"""

    def __init__(self, giver: Seat) -> None:
        self.giver: i64 = giver

    def clone(self) -> Phase:
        return self


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Picking(Phase):
    """The player of a pair points at a back in the target's hand. FC-25"""

    def __init__(self, target: Seat) -> None:
        self.target: i64 = target

    def clone(self) -> Phase:
        return self


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rummaging(Phase):
    """The player of five different cards takes one from the discard. FC-X3"""

    def __init__(self, barred: Bag) -> None:
        self.barred: i64 = barred  # cards that may not be taken (FC-33)

    def clone(self) -> Phase:
        return self


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Saving(Phase):
    """A Crash was drawn, and a Boost is in hand. FC-K1"""

    def clone(self) -> Phase:
        return self


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Placing(Phase):
    """The Boost is played; the Crash goes back into the deck, in secret. FC-K2"""

    def clone(self) -> Phase:
        return self
