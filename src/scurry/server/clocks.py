"""How long a seat has for what it is asked. The kind of question decides. CLOCKS by table:

none       nobody hurries, not even in windows and races: for play over days
decision   every question has the seconds that the game's settings give it
bank       turns are paid from a bank with an increment; windows and races as before
"""

from __future__ import annotations

from typing import Final

from scurry.kernel.options import Value
from scurry.kernel.question import TURN, Question
from scurry.server.ledger import BANK, NONE, Clock

LEAST: Final = 1.0  # seconds for a turn, even with an empty bank


def seconds_for(
    question: Question, clock: Clock, options: dict[str, Value], bank: float | None
) -> float | None:
    """None: as long as one likes."""
    if clock.kind == NONE:
        return None
    if clock.kind == BANK and question.kind == TURN:
        return max(bank or 0.0, float(clock.increment), LEAST)
    if not question.clock:
        return None
    return float(options[question.clock])


def bank_after(bank: float, used: float, clock: Clock) -> float:
    """What is left after a turn that took so long. A bank never goes below nothing."""
    return round(max(0.0, bank - used) + clock.increment, 3)
