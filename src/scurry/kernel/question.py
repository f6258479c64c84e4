"""What a seat is asked, apart from what it may answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.kernel.message import Arg

TURN: Final = "turn"  # this seat is to move; others wait
WINDOW: Final = "window"  # a short chance to speak up; saying nothing is normal
RACE: Final = "race"  # the order of answers decides


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Question:
    """Answers quote the serial; it changes only when what this seat is asked changes.

    `clock` names the setting of the table that says how long an answer may take ("" for none).
    `lock` is how many milliseconds this seat must wait after its last answer before another.
    """

    def __init__(
        self,
        serial: i64,
        kind: str,
        message: str,
        args: dict[str, Arg],
        clauses: tuple[str, ...],
        clock: str = "",
        lock: i64 = 0,
    ) -> None:
        self.serial: i64 = serial
        self.kind = kind
        self.message = message
        self.args = args
        self.clauses = clauses
        self.clock = clock
        self.lock: i64 = lock
