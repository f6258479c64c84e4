"""A minion walks: snares on its way, and where it ends. 4b.4 Set Trap"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CELL_ARGS
from scurry.games.mouse_tales.nouns import AT, NOT_NOW, At
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import MICE, NONE, Cell, Figure, bit
from scurry.games.mouse_tales.wounds import defeat, hurt_minion
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

LARGE_WOUNDS: Final = 2
LEADER_WOUNDS: Final = 1


def walk_to(tale: Tale, figure: Figure, end: Cell, full: i64, stops: i64) -> None:
    """Along a shortest way; which one matters only with a snare on one of them. MM-48"""
    start = tale.spot[figure]
    if end == start:
        return
    if tale.snares and tale.snares & tale.ground.between(start, end, full, stops):
        tale.push(Walk(figure, end, full, stops))
    else:
        step_to(tale, figure, end)


def step_to(tale: Tale, figure: Figure, cell: Cell) -> None:
    start = tale.spot[figure]
    tale.spot[figure] = cell
    tell_step(tale, figure, start, cell)
    if tale.snares >> cell & 1:
        snap(tale, figure)


def tell_step(tale: Tale, figure: Figure, start: Cell, cell: Cell) -> None:
    if tale.listener is not None:
        args: dict[str, Arg] = {"cell": CELL_ARGS[cell], "from": CELL_ARGS[start]}
        tale.say_figure("event-minion-moves", figure, args)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Walk(Scene):
    """Cell by cell past snares; several shortest ways are the controller's choice. MM-48"""

    def __init__(self, figure: i64, end: i64, full: i64, stops: i64) -> None:
        self.figure: i64 = figure
        self.end: i64 = end
        self.full: i64 = full
        self.stops: i64 = stops

    def clone(self) -> Walk:
        return self

    def go(self, tale: Tale) -> None:
        steps = self.steps(tale)
        if not steps:
            tale.pop()
        elif len(steps) == 1 or tale.rules.table_decides:
            self.step(tale, steps[0])
        else:
            tale.ask_all()

    def steps(self, tale: Tale) -> list[i64]:
        at = tale.spot[self.figure]
        if at < 0 or at == self.end:
            return []
        return tale.ground.next_steps(at, self.end, self.full, self.stops)

    def step(self, tale: Tale, cell: Cell) -> None:
        if tale.snares >> cell & 1:
            tale.pop()
        step_to(tale, self.figure, cell)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-minion-way", ("MT-N3", "MM-48")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"figure": tale.name_of(self.figure)}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in self.steps(tale)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        self.step(tale, choice.cell)


def snap(tale: Tale, figure: Figure) -> None:
    """The first minion entering: a small one is gone, a large one hurt; no defence."""
    tale.snares &= ~bit(tale.spot[figure])
    by: i64 = NONE
    for mouse in range(MICE):
        if tale.snare_by >> mouse & 1 and tale.is_active(mouse):
            by = mouse
    tale.say_figure("event-snared", figure, {"cell": CELL_ARGS[tale.spot[figure]]})
    if tale.info_of(figure).leader:
        hurt_minion(tale, figure, LEADER_WOUNDS, by)
    elif tale.is_small(figure):
        defeat(tale, figure, by)
    else:
        hurt_minion(tale, figure, LARGE_WOUNDS, by)
