"""Positions as pictures, dice as they fall, answers as words: what tests of powers are written in.

One player runs all mice. Dice are named by their symbol, with a star if they have one:
cheese 1, sword* 2, shield 3, shield* 3, bow 2, bow* 1. Nothing is ever shuffled.
"""

from __future__ import annotations

from scurry.games.mouse_tales.infos import ABILITY_INFOS, CARD_INFOS
from scurry.games.mouse_tales.legacy import read_legacy
from scurry.games.mouse_tales.positions import lay
from scurry.games.mouse_tales.rules import OPTIONS, Rules
from scurry.games.mouse_tales.setup import Opening, inherit
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.words import (
    CELL_NAMES,
    CHARMED,
    FIGURE_NAMES,
    FIGURES,
    HUSHED,
    LYING,
    MOUSE_NAMES,
    SKIPS,
    SLOT_NAMES,
    STUNNED,
    WEBBED,
    WORN,
)
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import OutOfDraws, Rng

DRAWS = {
    "cheese": 0, "sword*": 1, "shield": 2, "shield*": 3, "bow": 4, "bow*": 5,
    "whole": 0, "squashed": 1,
}  # fmt: skip
PLACES = ["deck", "discard", "box", "hoard", "board"]  # from 12 on
WOES = {
    "stunned": STUNNED, "webbed": WEBBED, "lying": LYING, "charmed": CHARMED,
    "hushed": HUSHED, "skips": SKIPS,
}  # fmt: skip


class Loaded(Rng):
    """Falls as told, and shuffles nothing."""

    def __init__(self, draws: list[int], at: int = 0) -> None:
        self.draws = draws
        self.at = at

    def below(self, n: int) -> int:
        if self.at >= len(self.draws):
            raise OutOfDraws(f"a draw below {n} is wanted, but none is left")
        self.at += 1
        return self.draws[self.at - 1]

    def clone(self) -> Rng:
        return Loaded(self.draws, self.at)

    def shuffle(self, items: list[int]) -> None:
        """They lie as they lie."""


def table(text: str, dice: str = "", **options: Value) -> Mice:
    """The position of a picture, the dice to come, and what the host chose."""
    return lay(text, Loaded([DRAWS[word] for word in dice.split()]), **options)


def begin(
    dice: str = "",
    seats: int = 1,
    legacy: str | None = None,
    log: EventLog | None = None,
    **options: Value,
) -> Mice:
    """A chapter from its very start, with the dice to come."""
    rng = Loaded([DRAWS[word] for word in dice.split()])
    tale = Mice(seats, rng, log, Rules(settle(OPTIONS, options)))
    inherit(tale, read_legacy(legacy))
    tale.push(Opening())
    tale.run()
    return tale


def play(tale: Mice, *answers: str) -> Mice:
    """Each let in by the door as a stranger's would be."""
    for answer in answers:
        say(tale, 0, answer)
    return tale


def say(tale: Mice, seat: int, answer: str) -> None:
    """An answer of any seat."""
    tale.apply(seat, door.admit(tale, seat, answer))


def points(tale: Mice) -> int:
    """Movement points left."""
    return int(str(tale.question(tale.pending()[0]).args["points"]))


def left(tale: Mice) -> int:
    """Dice that did not fall."""
    assert isinstance(tale.rng, Loaded)
    return len(tale.rng.draws) - tale.rng.at


def keys(tale: Mice) -> list[str]:
    return [option.key for option in tale.options(0)]


def asked(tale: Mice) -> str:
    """The question."""
    return tale.question(0).message


def why(tale: Mice, key: str) -> str:
    """The clause and message against a choice; nothing if it is allowed."""
    refusal = door.refusal_of(tale, 0, key)
    if refusal is None:
        assert key in keys(tale), f"{key!r} is neither refused nor offered"
        return ""
    assert key not in keys(tale), f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def mouse(name: str) -> int:
    return MOUSE_NAMES.index(name)


def wounds(tale: Mice, name: str) -> int:
    return int(tale.wounds[mouse(name)])


def poison(tale: Mice, name: str) -> int:
    return int(tale.poison[mouse(name)])


def cheese(tale: Mice, name: str) -> int:
    return int(tale.cheese[mouse(name)])


def cell(tale: Mice, name: str) -> str:
    """Where a mouse or a figure is; nothing: off the board."""
    at = tale.at[mouse(name)] if name in MOUSE_NAMES else tale.spot[FIGURE_NAMES.index(name)]
    return CELL_NAMES[at] if at >= 0 else ""


def woes(tale: Mice, name: str) -> set[str]:
    """What is wrong with a mouse or a figure."""
    bits = tale.woes[mouse(name)] if name in MOUSE_NAMES else tale.plight[FIGURE_NAMES.index(name)]
    return {word for word, bit in WOES.items() if bits & bit}


def foes(tale: Mice) -> list[str]:
    """The figures on the board."""
    return [FIGURE_NAMES[figure] for figure in range(FIGURES) if tale.spot[figure] >= 0]


def places(tale: Mice, name: str) -> list[str]:
    """Where the copies of a search card are: "bag tilda", "worn nez", "deck", …"""
    found = []
    for card, info in enumerate(CARD_INFOS):
        if info.name == name:
            at = int(tale.where[card])
            if at < WORN:
                found.append(f"bag {MOUSE_NAMES[at]}")
            elif at < 2 * WORN:
                found.append(f"worn {MOUSE_NAMES[at - WORN]}")
            else:
                found.append(PLACES[at - 2 * WORN])
    return found


def place(tale: Mice, name: str) -> str:
    """Where the one copy of a search card is."""
    (found,) = places(tale, name)
    return found


def acting(tale: Mice) -> str:
    """Whose card's turn it is."""
    return SLOT_NAMES[tale.acting()]


def track(tale: Mice) -> list[str]:
    return [SLOT_NAMES[slot] for slot in tale.track]


def known(tale: Mice, name: str) -> list[str]:
    """Her abilities."""
    mask = tale.abilities[mouse(name)]
    return [info.name for at, info in enumerate(ABILITY_INFOS) if mask >> at & 1]


def listen(tale: Mice) -> EventLog:
    log = EventLog()
    tale.listener = log
    return log


def told(log: EventLog) -> list[str]:
    """What everybody heard, in order."""
    return [event.message for event in log.events]
