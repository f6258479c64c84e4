"""The host: asks round after round, keeps the record, and lets everyone go at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from scurry.terminal.front import Front, Leave
from scurry.terminal.keeper import Keeper
from scurry.terminal.table import Answer, Table


def host(table: Table, front: Front, keeper: Keeper) -> bool:
    """Play to the end, or until someone leaves; whether the end was reached."""
    try:
        front.opening(table, keeper.path)
        while asked := table.state.pending():
            answers = {
                seat: answer(table, front, keeper, seat) for seat in bots_first(table, asked)
            }
            with undisturbed():
                table.take(answers)
            if not table.humans:
                front.watch(table)
    except (Leave, KeyboardInterrupt):
        with undisturbed(remember=False):
            keeper.save(table.scribe.record)
            front.left(table, keeper.path)
        return False
    with undisturbed(remember=False):
        keeper.save(table.scribe.record)
        front.ending(table, keeper.path)
    return True


def bots_first(table: Table, asked: tuple[int, ...]) -> list[int]:
    """Bots think before people are asked, so that nobody waits with a hand on the screen."""
    return sorted(asked, key=lambda seat: seat in table.humans)


def answer(table: Table, front: Front, keeper: Keeper, seat: int) -> Answer:
    if seat in table.bots:
        return table.bots_answer(seat)
    keeper.save(table.scribe.record)  # stored, then shown
    return front.ask(table, seat)


@contextmanager
def undisturbed(remember: bool = True) -> Iterator[None]:
    """Ctrl-C waits until what is inside is done; without `remember` it is ignored."""
    pressed: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and remember:
        raise KeyboardInterrupt
