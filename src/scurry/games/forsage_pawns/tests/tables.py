"""Positions as pictures, dice as they fall, moves as words: what these tests are written in."""

from __future__ import annotations

from scurry.games.forsage_pawns import picture
from scurry.games.forsage_pawns.state import Pawns
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import ToldRng

ALWAYS = {"die", "extra", "tries"}  # parts of a turn's line that `expect` always compares


def loaded(*dice: int) -> ToldRng:
    """A die that shows these numbers and then no more."""
    return ToldRng([number - 1 for number in dice])


def track(text: str, *dice: int, **options: Value) -> Pawns:
    """The position of a picture, the dice to come, and what the host chose."""
    return picture.lay(text, loaded(*dice), **options)


def play(race: Pawns, *moves: str) -> Pawns:
    """Moves like "0 enter", each let in by the door as a stranger's would be."""
    for move in moves:
        seat, _, key = move.partition(" ")
        race.apply(int(seat), door.admit(race, int(seat), key))
    return race


def expect(race: Pawns, *wanted: str, left: int = 0) -> None:
    """The position shows these lines (others may be anything), and so many dice are left.

    A turn is compared by its mover, die, extra rolls and tries, and by what else is wanted of it.
    """
    labels = {label(line) for line in wanted}
    lines = [line for line in picture.spread(race).splitlines() if label(line) in labels]
    found = [needed(line, wanted) for line in lines]
    same = sorted(found, key=label) == sorted(wanted, key=label)
    assert same, "\n".join(["the position shows", *found, "instead of", *wanted])
    assert isinstance(race.rng, ToldRng)
    assert race.rng.left() == left, f"{race.rng.left()} dice are left to throw, not {left}"


def label(line: str) -> str:
    return line.partition(":")[0]


def needed(line: str, wanted: tuple[str, ...]) -> str:
    """The line of the turn without the parts that nobody asked for."""
    if label(line) != "turn":
        return line
    asked = " ".join(wanted).split()
    words = line.split()
    kept = words[:2]
    for name, value in zip(words[2::2], [*words[3::2], ""], strict=False):
        if name in ALWAYS or name in asked:
            kept += [name, value]
    return " ".join(kept).strip()


def keys(race: Pawns) -> list[str]:
    """What the mover may choose, in the order offered."""
    return [option.key for option in race.options(race.mover)]


def why(race: Pawns, key: str, seat: int | None = None) -> str:
    """The clause and message against a choice of the mover; nothing if it is allowed."""
    asked = race.mover if seat is None else seat
    refusal = door.refusal_of(race, asked, key)
    offered = [option.key for option in race.options(asked)]
    if refusal is None:
        assert key in offered, f"{key!r} is neither refused nor offered"
        return ""
    assert key not in offered, f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def listen(race: Pawns) -> EventLog:
    log = EventLog()
    race.listener = log
    return log


def told(log: EventLog) -> list[str]:
    """What everybody heard, in order."""
    return [repr(event) for event in log.events]
