"""What is said to people: a message id and arguments; the words are in the games' .ftl files.

An argument that is a number is a number. A string "#2" is the player in seat 2, "@card-stop"
is the text of another message, a tuple is a list of such strings; any other string is itself.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.kernel.seats import EVERYONE, Mask, Seat

Arg = int | str | tuple[str, ...]

# How long what is told stays in logs.
KEPT: Final = 0
AT_END: Final = 1  # told once; no log shows it before the end of the game
NEVER: Final = 2  # told once, as words at a table: no log keeps it


def seat_arg(seat: Seat) -> str:
    return f"#{seat}"


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Refusal:
    """Why a choice is not allowed now: the clause that forbids it, and how to say so."""

    def __init__(self, clause: str, message: str, args: dict[str, Arg] | None = None) -> None:
        self.clause = clause
        self.message = message
        self.args: dict[str, Arg] = {} if args is None else args

    def __repr__(self) -> str:
        return f"{self.clause} {self.message} {self.args}"


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Event:
    """Something that happened, told to an audience of seats (and spectators).

    `reveals` marks what cannot be unseen: undo never goes back past it. `kept` says whether
    logs keep it (KEPT), or whether who was not there to hear it must ask the others.
    """

    def __init__(
        self,
        message: str,
        args: dict[str, Arg],
        audience: Mask = EVERYONE,
        reveals: bool = False,
        kept: i64 = KEPT,
    ) -> None:
        self.message = message
        self.args = args
        self.audience: i64 = audience
        self.reveals = reveals
        self.kept: i64 = kept

    def __repr__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.message} {said}".rstrip()


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Is told every event of a state, all audiences mixed: whoever passes them on must sort."""

    def hear(self, event: Event) -> None:
        raise NotImplementedError


@final
class EventLog(Listener):
    """Keeps all it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        heard = self.events
        self.events = []
        return heard
