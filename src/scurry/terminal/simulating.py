"""`scurry simulate` and `scurry bench` on the screen."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)  # fmt: skip
from rich.table import Table as Grid
from rich.text import Text

from scurry.kernel.catalogue import catalogue
from scurry.kernel.game import Game
from scurry.lab.simulate import Plan, Tally, simulate, summary, wilson
from scurry.lab.speed import measure


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.0f} games/s")


def run(plan: Plan, jobs: int, as_json: bool) -> None:
    begun = time.perf_counter()
    with progress(plan.games, not as_json and sys.stderr.isatty()) as report:
        tally = simulate(plan, jobs, report)
    seconds = time.perf_counter() - begun
    if as_json:
        print(json.dumps(summary(plan, tally), ensure_ascii=False))
        return
    print_tally(plan, tally)
    rate = f" ({tally.games / seconds:,.0f} games/s)" if seconds else ""
    print(f"{seconds:.1f} s with {jobs} {'process' if jobs == 1 else 'processes'}{rate}")


@contextmanager
def progress(games: int, visible: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, with rate and time left; nothing if nobody would see it.

    The display starts with the first report: by then the workers are forked, without its thread.
    """
    if not visible:
        yield None
        return
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), Rate(), TextColumn("left:"), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    task = bar.add_task("", total=games)

    def report(more: int) -> None:
        bar.start()
        bar.advance(task, more)

    try:
        yield report
    finally:
        bar.stop()


def print_tally(plan: Plan, tally: Tally) -> None:
    found = summary(plan, tally)
    stopped = "" if tally.games == plan.games else f" of {plan.games:,}, then stopped"
    print(f"{plan.game}, seed {plan.seed}: {tally.games:,} games{stopped}")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("seat", "bot", "wins", "share", "95 % interval"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for seat, level in enumerate(plan.levels):
        wins = tally.wins[seat]
        low, high = wilson(wins, tally.games)
        share = wins / tally.games if tally.games else 0.0
        interval = f"{low:.2%} – {high:.2%}"
        grid.add_row(str(seat), level, f"{wins:,}", f"{share:.2%}", interval)
    Console(highlight=False).print(grid)
    if tally.shared:
        print(f"{tally.shared:,} games had several winners; each of them counts as one.")
    lengths = found["choices"]
    assert isinstance(lengths, dict)
    told = ", ".join(f"{name} {value:g}" for name, value in lengths.items())
    print(f"choices in a game: {told}")


def bench(games: list[Game], seconds: float, as_json: bool) -> None:
    chosen = games or list(catalogue().values())
    measured = {game.id: measure(game, seconds).as_dict() for game in chosen}
    if as_json:
        print(json.dumps(measured))
        return
    rows = [["game", *(name.replace("_", " ") for name in next(iter(measured.values())))]]
    for game_id, figures in measured.items():
        rows.append([game_id, *(figure(value) for value in figures.values())])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for name, *cells in rows:  # not rich's table, which cuts names off where a line is short
        right = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        print("  ".join([name.ljust(widths[0]), *right]))


def figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
