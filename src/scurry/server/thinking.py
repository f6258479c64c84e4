"""Bots think in processes of their own, at imagined tables: what a seat may not know never leaves
the server's process. A bot that fails or takes too long answers with silence, or anything."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from scurry.bots.chair import Chair
from scurry.bots.levels import seat_bot
from scurry.kernel.catalogue import find
from scurry.kernel.notebook import Notebook
from scurry.kernel.question import RACE
from scurry.kernel.rng import Rng
from scurry.kernel.state import State

log = logging.getLogger("scurry.bots")

BUDGET: Final = 5.0  # seconds for a thought

Thought = tuple[str, float]  # the key of the choice; in a race also the seconds it takes


def think(
    game: str, level: str, seat: int, notebook: Notebook, table: State, chance: Rng
) -> Thought:
    """Runs in a worker. `table` is imagined."""
    bot = seat_bot(level, find(game), seat, 0)
    bot.rng = chance
    bot.notebook = notebook
    chair = Chair(table, seat)
    choice = bot.choose(chair)
    seconds = bot.seconds(chair) if table.question(seat).kind == RACE else 0.0
    return choice.key, seconds


class Thinker:
    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def decide(
        self, game: str, level: str, seat: int, notebook: Notebook, table: State, chance: Rng
    ) -> Thought | None:
        """What the bot chooses, or None if it could not in time."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(
                self.started(), think, game, level, seat, notebook, table, chance
            )
            return await asyncio.wait_for(thought, BUDGET)
        except TimeoutError:
            return None
        except BrokenProcessPool:
            self.pool = None
            return None
        except Exception:
            log.exception("a bot of %s could not think", game)
            return None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, deaf)
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def deaf() -> None:
    """Ctrl-C is for the server, which then ends its workers. Should it be killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
