"""The server is killed at any moment while people play: what it has said to be stored is there
afterwards, once and under the version it told; what it had not answered is there once or never."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import WebSocketException

from scurry.kernel.reading import parse_choice
from scurry.remote import Chair, Remote, Seat
from scurry.server import ledger, wire
from scurry.server.problem import Problem
from tests.server.databases import entries

SOURCES: Final = Path(__file__).parents[2] / "src"
PATIENCE: Final = 60.0  # seconds until something counts as stuck
STARTS: Final = 3
SOONEST: Final = 0.05  # seconds of play until the server is killed
LATEST: Final = 0.4
KILLS: Final = 10  # a test
GAMES: Final = {"forsage_pawns": 2, "forsage_cards": 3, "rat_de_france": 2, "holey_cheese": 2}
TALKATIVE: Final = 0.2
# Ready to go, so that the next server is there as soon as the last one is dead.
LAUNCH: Final = """
import sys
from pathlib import Path
from scurry.server.serve import serve
sys.stdin.read()
serve("127.0.0.1", int(sys.argv[1]), False, "", sys.argv[2] or None, Path(sys.argv[3]))
"""
# The table is being taken over from the dead server: connect again.
PASSING: Final = ("gone", "elsewhere", "moved-away")
ATTEMPTS: Final = 100
REFUSALS: Final = ("stale", "late", "not-asked", "illegal")  # somebody else was faster


class Process:
    """The real server, as a process of its own."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.log = folder / "log"
        self.launch()

    def launch(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        words = [LAUNCH, str(self.port), self.database, str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", *words],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(SOURCES)},
            )

    async def start(self) -> str:
        """Returns its address once it answers."""
        for _ in range(STARTS):
            url = await self.let_go()
            if url is not None:
                return url
            self.kill()
            self.launch()  # somebody else has taken the port
        raise AssertionError(f"the server does not start:\n{self.log.read_text()[-3000:]}")

    async def let_go(self) -> str | None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        url = f"http://127.0.0.1:{self.port}"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                assert (await Remote(url).call("GET", "/healthz"))["ok"]
                return url
            except Problem:
                await asyncio.sleep(0.01)
        return None

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdin is not None
        self.process.stdin.close()


class Player:
    """One seat, and all that the server has told it."""

    def __init__(self, remote: Remote, table: Seat, seat: int, rng: random.Random) -> None:
        self.remote = remote
        self.table = table
        self.seat = seat
        self.rng = rng
        self.chair: Chair | None = None
        self.sent: dict[str, wire.Submit | wire.Say] = {}
        self.done: dict[str, int] = {}  # by message id: the version told
        self.refused: set[str] = set()
        self.unanswered: wire.Submit | wire.Say | None = None
        self.answered: set[int] = set()  # serials
        self.seen = 0  # the newest version shown
        self.heard: dict[int, str] = {}  # chat by version
        self.over = False

    def message_id(self) -> str:
        return f"{self.seat}-{len(self.sent)}"

    async def sit(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.chair = self.remote.sit(self.table, self.seat, self.seen)
                await self.chair.__aenter__()
                break
            except (OSError, WebSocketException, Problem) as failure:
                if isinstance(failure, Problem) and failure.code not in PASSING:
                    raise
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.02)

    async def repeat(self) -> None:
        """What was not answered, and the last thing that was, with the same ids."""
        if self.unanswered is not None and not await self.ask(self.unanswered):
            await self.leave()
            await self.sit()
            await self.repeat()
            return
        if self.done:
            last = next(reversed(self.done))
            assert self.chair is not None
            again = await self.slowly(self.sent[last])
            assert again.version == self.done[last], "a repeated message has made another version"

    async def ask(self, message: wire.Submit | wire.Say) -> bool:
        """Send it, and note what is told; False if the connection is lost before."""
        assert self.chair is not None
        self.sent[message.id] = message
        self.unanswered = message
        try:
            told = await self.slowly(message)
        except WebSocketException:
            return False
        except Problem as problem:
            if problem.code in PASSING:
                return False
            if problem.code not in REFUSALS:
                raise
            self.refused.add(message.id)
        else:
            self.done[message.id] = told.version
        self.unanswered = None
        return True

    async def slowly(self, message: wire.Submit | wire.Say) -> wire.Done:
        """Ask; told that this was too fast, wait as told and ask again, as people's clients do."""
        assert self.chair is not None
        for _ in range(ATTEMPTS):
            try:
                return await self.chair.ask(message)
            except Problem as problem:
                if problem.code != "too-fast":
                    raise
                await asyncio.sleep(0.1)
        raise AssertionError("the server does not forgive haste")

    async def play(self) -> None:
        """Answer whatever is asked, and chat, until the connection is lost."""
        assert self.chair is not None
        while (frame := await self.chair.frames.get()) is not None:
            self.note(frame)
            if not isinstance(frame, wire.Update):
                continue
            if self.rng.random() < TALKATIVE:
                text = f"seat {self.seat} says {self.rng.random()}"
                if not await self.ask(wire.Say(self.message_id(), text)):
                    return
            for asked in frame.asked:
                if asked.serial not in self.answered and not await self.answer(asked):
                    return

    def note(self, frame: wire.FromServer) -> None:
        if isinstance(frame, wire.Chat):
            self.heard[frame.version] = frame.text
        elif isinstance(frame, wire.Update):
            self.seen = max(self.seen, frame.version)
            self.over = frame.result is not None

    async def answer(self, asked: wire.Asked) -> bool:
        self.answered.add(asked.serial)
        key = self.rng.choice(asked.options).key
        elapsed = 0 if asked.race else None
        return await self.ask(wire.Submit(self.message_id(), key, asked.serial, elapsed))

    async def leave(self) -> None:
        assert self.chair is not None
        await self.chair.close()
        while not self.chair.frames.empty():  # what it has not yet looked at was told, too
            frame = self.chair.frames.get_nowait()
            if frame is not None:
                self.note(frame)


class Company:
    """Everybody who plays, table by table."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.database = database
        self.folder = folder
        self.rng = random.Random(seed)
        self.remote = Remote("")
        self.tables: dict[str, list[Player]] = {}
        self.kills = 0
        self.done = 0  # at tables that are over

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables.values() for player in table]

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'scurry.sqlite'}"

    async def open(self) -> None:
        """A table of each game, unless one is being played."""
        for game, seats in GAMES.items():
            before = self.tables.get(game, [])
            if any(not player.over for player in before):
                continue
            self.done += sum(len(player.done) for player in before)
            await within(asyncio.gather(*(player.leave() for player in before)))
            table = await self.remote.open(game, ["me"] + ["screen"] * (seats - 1))
            await self.remote.begin(table)
            self.tables[game] = [
                Player(self.remote, table, seat, random.Random(self.rng.random()))
                for seat in range(seats)
            ]
            await within(asyncio.gather(*(player.sit() for player in self.tables[game])))

    async def until_killed(self, process: Process) -> None:
        """One life of the server."""
        await self.come_back(process)
        await self.open()
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        await asyncio.sleep(self.rng.uniform(SOONEST, LATEST))
        process.kill()
        self.kills += 1
        await within(asyncio.gather(*playing))
        await within(asyncio.gather(*(player.leave() for player in self.players)))

    async def come_back(self, process: Process) -> None:
        """The server is started again: does it know what it had said?"""
        self.remote.url = await process.start()
        self.check()
        await within(asyncio.gather(*(player.sit() for player in self.players)))
        await within(asyncio.gather(*(player.repeat() for player in self.players)))
        self.check()

    def check(self) -> None:
        for players in self.tables.values():
            check(players, entries(self.url, players[0].table.id))


async def within(work: Awaitable[object]) -> None:
    await asyncio.wait_for(work, PATIENCE)


def check(players: list[Player], stored: list[tuple[int, bytes]]) -> None:
    """What the players of a table were told, against what is stored of it."""
    assert [version for version, _ in stored] == list(range(1, len(stored) + 1))
    found = [ledger.decode(body) for _, body in stored]
    times = Counter(
        (seat_of(entry), entry.message)
        for entry in found
        if isinstance(entry, ledger.Moved | ledger.Said)
    )
    for player in players:
        newest = max(player.seen, *player.done.values(), *player.heard, 0)
        assert newest <= len(stored), "a version was told that is not stored"
        for message, version in player.done.items():
            assert times[player.seat, message] == 1
            assert is_entry_of(player, player.sent[message], found[version - 1])
        for message in player.refused:
            assert times[player.seat, message] == 0
        for message in player.sent:
            assert times[player.seat, message] <= 1
        for version, text in player.heard.items():
            said = found[version - 1]
            assert isinstance(said, ledger.Said)
            assert said.text == text


def seat_of(entry: ledger.Moved | ledger.Said) -> int | None:
    return entry.seat if isinstance(entry, ledger.Said) else parse_choice(entry.line).seat


def is_entry_of(player: Player, message: wire.Submit | wire.Say, entry: ledger.AnyEntry) -> bool:
    """The entry is what this message asked for."""
    if isinstance(message, wire.Say):
        return isinstance(entry, ledger.Said) and entry.text == message.text
    if not isinstance(entry, ledger.Moved) or entry.message != message.id:
        return False
    line = parse_choice(entry.line)
    return (line.seat, line.key) == (player.seat, message.key)


async def play_through_kills(database: str, folder: Path, seed: int) -> None:
    company = Company(database, folder, seed)
    spare = Process(database, folder)
    try:
        while company.kills < KILLS:
            process, spare = spare, Process(database, folder)
            try:
                await company.until_killed(process)
            finally:
                process.kill()
        await company.come_back(spare)
        await within(asyncio.gather(*(player.leave() for player in company.players)))
    finally:
        spare.kill()
    done = company.done + sum(len(player.done) for player in company.players)
    assert done >= KILLS, "they hardly played"


@pytest.mark.parametrize("seed", range(4))
def test_no_acknowledged_move_is_lost_or_doubled_by_a_kill(tmp_path: Path, seed: int) -> None:
    asyncio.run(play_through_kills("", tmp_path, seed))


def test_no_acknowledged_move_is_lost_or_doubled_by_a_kill_on_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    """The database lives on, and may still be storing what the dead server had sent."""
    asyncio.run(play_through_kills(postgres_url, tmp_path, 4))
