"""Bytes of the update that one seat gets with a move: `python -m bench.update_size [GAME …]`.

Bots play a game of each kind at a real table. The first seat is watched by the web client: with
protocol 2, packing, and a picture in text only where the game has no board. `plain` is the JSON,
`sent` what goes over the line, with the frame around it. `us` is what packing one costs, in
microseconds.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from scurry.bots.chair import Chair
from scurry.bots.levels import seat_bot
from scurry.kernel.catalogue import find, own_games
from scurry.kernel.game import Game
from scurry.server import framing, ledger
from scurry.server.fanout import Viewer
from scurry.server.live import Live
from scurry.server.store.sqlite import SqliteStore
from scurry.server.table import PLAYING, Table, heard
from scurry.server.thinking import Thinker

PLAYERS = 4
MOVES = 150
LEVEL = "easy"


class Sizes(NamedTuple):
    """Bytes of each update of a move."""

    plain: list[int]
    sent: list[int]
    seconds: list[float]  # to pack it


def measured(game: Game, moves: int = MOVES) -> Sizes:
    """The updates of at most so many moves."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play(game, Path(folder), moves))


async def play(game: Game, folder: Path, moves: int) -> Sizes:
    store = SqliteStore(folder / "scurry.sqlite")
    live = Live(Table("table"), store, Thinker())
    seats = min(PLAYERS, game.most)
    opened = ledger.Opened(0.0, game.id, game.rules_version, {}, seats, "g0", "ab" * 32)
    async with live.lock:
        await live.write(opened)
        for seat in range(seats):
            await live.write(ledger.Sat(0.0, seat, f"g{seat}", f"Player {seat}", "rat", "", ""))
        await live.write(ledger.Began(0.0, [""] * seats, []))
    viewer = web_client(game)
    live.join(viewer)
    live.presence()
    viewer.take()
    sizes = Sizes([], [], [])
    bots = [seat_bot(LEVEL, game, seat, seat + 1) for seat in range(seats)]
    for _ in range(moves):
        version, events = live.table.told[-1]
        if version == live.table.version:
            for bot in bots:
                for event in events:
                    if heard(event, bot.seat):
                        bot.hear(event)
        if live.table.status != PLAYING:
            break
        seat = int(live.table.pending()[0])
        choice = bots[seat].choose(Chair(live.table.state, seat))
        async with live.lock:
            await live.play(seat, choice.key, None)
        ((message, worded),) = viewer.take()
        begun = time.perf_counter()
        frame = framing.text(message) if worded else framing.packed(message)
        sizes.seconds.append(time.perf_counter() - begun)
        sizes.plain.append(len(message))
        sizes.sent.append(len(frame))
    live.stop()
    await store.close()
    return sizes


def web_client(game: Game) -> Viewer:
    viewer = Viewer(lambda: None)
    viewer.seat = 0
    viewer.brief = True
    viewer.picture = "" if (game.folder / "ui/index.ts").is_file() else "uk"
    return viewer


def main(names: list[str]) -> None:
    print(f"{'game':<16}{'moves':>6}{'plain':>8}{'largest':>8}{'sent':>8}{'largest':>8}{'us':>6}")
    for game in [find(name) for name in names] or own_games():
        plain, sent, seconds = measured(game)
        print(
            f"{game.id:<16}{len(sent):>6}{statistics.median(plain):>8.0f}{max(plain):>8}"
            f"{statistics.median(sent):>8.0f}{max(sent):>8}"
            f"{statistics.median(seconds) * 1e6:>6.0f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
