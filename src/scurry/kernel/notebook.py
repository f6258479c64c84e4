"""What a bot keeps in mind of a game, how quick it is, and how often it errs.

Tables forget on purpose: what a rule hides after it was seen is in no view and in no imagined
table. A notebook is one player's own memory. It is fed by the events told to that seat, and it
fades. The game writes it, since it alone knows what there is to remember; bots stay game-blind.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.message import Event
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

FINE: Final = 1 << 30  # chance is drawn this fine
TAU: Final = 2.0 * math.pi
USUAL_SECONDS: Final = 2.6  # to see what is asked and to answer
SPREAD: Final = 0.35  # of the logarithm of a time


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Wits:
    """What a level of play is made of.

    `half_life`: after so many rounds half of what was noted is forgotten (0: nothing is noted).
    `slowness`: the times of a practised player are multiplied by it.
    `slips`: how often a decision goes wrong.
    """

    def __init__(self, half_life: float, slowness: float, slips: float) -> None:
        self.half_life = half_life
        self.slowness = slowness
        self.slips = slips


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Notebook:
    """The default notes nothing: most games show all that a player should know.

    `rng` decides only how long notes last, so a notebook that hears the same keeps the same.
    """

    def __init__(self, seat: Seat, wits: Wits, rng: Rng) -> None:
        self.seat: int = seat
        self.wits = wits
        self.rng = rng

    def hear(self, event: Event) -> None:
        """Something this seat was told."""

    def look(self, table: State) -> None:
        """This seat looks at an (imagined) table before it answers."""

    def recall(self, table: State) -> None:
        """Put into an imagined table what is remembered; all else there is guessed."""

    def reply(self, table: State, rng: Rng) -> Choice | None:
        """The answer that needs no weighing, at a table as it is recalled; None: weigh."""
        return None

    def seconds(self, table: State, rng: Rng) -> float:
        """How long the answer to a race takes."""
        return log_normal(rng, USUAL_SECONDS * self.wits.slowness)


def fraction(rng: Rng) -> float:
    """A number between 0 and 1, never one of them."""
    return (float(rng.below(FINE)) + 0.5) / float(FINE)


def happens(rng: Rng, probability: float) -> bool:
    return fraction(rng) < probability


def log_normal(rng: Rng, median: float) -> float:
    """A time as people take it: around the median, sometimes much longer."""
    normal = math.sqrt(-2.0 * math.log(fraction(rng))) * math.cos(TAU * fraction(rng))
    return median * math.exp(SPREAD * normal)


def rounds_kept(rng: Rng, half_life: float) -> float:
    """How many rounds a note lasts: longer than k with probability 2^(-k / half_life)."""
    if half_life <= 0.0:
        return 0.0
    return -half_life * math.log2(fraction(rng))
