"""The host: asks round after round, keeps the record, and lets everyone go at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from scurry.terminal.front import Front, Leave
from scurry.terminal.keeper import Keeper
from scurry.terminal.racing import Course
from scurry.terminal.table import Answer, Table


def host(table: Table, front: Front, keeper: Keeper) -> bool:
    """Play to the end, or until someone leaves; whether the end was reached."""
    try:
        front.opening(table, keeper.path)
        course = Course(table, front, keeper)
        while asked := table.state.pending():
            unhurried = [seat for seat in asked if seat not in table.race.asked]
            if unhurried:
                course.shown = None
                one_round(table, front, keeper, unhurried)
            else:
                one_step(table, course)
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


def one_round(table: Table, front: Front, keeper: Keeper, asked: list[int]) -> None:
    """All who are asked answer, then the answers are let in."""
    answers = {seat: answer(table, front, keeper, seat) for seat in bots_first(table, asked)}
    with undisturbed():
        table.take(answers)


def one_step(table: Table, course: Course) -> None:
    """The first answer of a race is let in."""
    course.run()
    with undisturbed():
        table.let_in()
    course.tell()


def bots_first(table: Table, asked: list[int]) -> list[int]:
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
