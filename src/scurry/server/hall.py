"""The hall: all tables. They are loaded when somebody comes, and sleep when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

from scurry.bots.levels import LEVELS
from scurry.kernel.catalogue import UnknownGame, find
from scurry.kernel.game import BadStart, Game
from scurry.kernel.options import BadOption, Value
from scurry.kernel.record import BadRecord
from scurry.kernel.rng import SECRET_BYTES
from scurry.server import ledger
from scurry.server.guests import Guest, clean_name, hashed, new_secret
from scurry.server.ledger import NO_CLOCK, Clock, decode
from scurry.server.live import BOT_SECONDS, Live
from scurry.server.problem import Problem, unknown_table
from scurry.server.store.base import Store
from scurry.server.table import CLOSED, OPEN, OVER, PLAYING, Table
from scurry.server.thinking import Thinker

log = logging.getLogger("scurry.hall")

SLEEP_AFTER: Final = 60.0  # seconds without a viewer
OPEN_LASTS: Final = 2 * 86400.0  # an open table nobody touches
PLAYING_LASTS: Final = 60 * 86400.0
OVER_LASTS: Final = 365 * 86400.0
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 14  # 69 bits
MOST_AWAKE: Final = 10_000  # PostgreSQL has a lock for each


class Hall:
    def __init__(self, store: Store, thinker: Thinker, bot_seconds: float = BOT_SECONDS) -> None:
        self.store = store
        self.thinker = thinker
        self.bot_seconds = bot_seconds
        self.share_url = ""  # where friends can reach this server, if that is known
        self.awake: dict[str, Live] = {}
        self.waking: dict[str, asyncio.Task[Live]] = {}
        self.left_at: dict[str, float] = {}

    async def table(self, table_id: str) -> Live:
        """The table of that id, awake; or a Problem."""
        live = self.awake.get(table_id)
        if live is not None and not live.broken:
            self.left_at.pop(table_id, None)
            return live
        task = self.waking.get(table_id)
        if task is None:
            task = self.waking[table_id] = asyncio.ensure_future(self.wake(table_id))
            task.add_done_callback(lambda done: self.waking.pop(table_id, None))
        return await asyncio.shield(task)

    async def wake(self, table_id: str) -> Live:
        if not table_id.isascii() or len(table_id) > 40:
            raise unknown_table()
        await self.make_room()
        if not await self.store.own(table_id):
            raise Problem("elsewhere", "Another server has this table; try again.", 503)
        try:
            return self.seat(await self.read(table_id))
        except BaseException:
            await self.store.disown(table_id)
            raise

    async def read(self, table_id: str) -> Table:
        bodies = await self.store.load(table_id)
        if not bodies:
            raise unknown_table()
        table = Table(table_id)
        try:
            for body in bodies:
                table.fold(decode(body))
        except BadRecord as bad:
            log.error("a table cannot be read: %s", bad)
            raise Problem("damaged", "This table is damaged and cannot be opened.", 410) from None
        if table.status == CLOSED:
            raise unknown_table()
        return table

    async def make_room(self) -> None:
        if len(self.awake) >= MOST_AWAKE and not await self.put_to_sleep():
            raise Problem("busy", "Very many tables are in use; try again in a minute.", 503)

    def seat(self, table: Table) -> Live:
        live = Live(table, self.store, self.thinker, self.bot_seconds)
        self.awake[table.id] = live
        live.changed(None)
        return live

    async def put_to_sleep(self) -> int:
        """Tables where nobody looks and nothing is due leave the memory; how many did."""
        now = time.monotonic()
        slept = 0
        for table_id, live in list(self.awake.items()):
            if not live.idle and not live.broken:
                self.left_at.pop(table_id, None)
            elif now - self.left_at.setdefault(table_id, now) >= SLEEP_AFTER or live.broken:
                live.stop()
                del self.awake[table_id]
                self.left_at.pop(table_id, None)
                await self.store.disown(table_id)
                slept += 1
        return slept

    async def expire(self) -> list[str]:
        """Tables that nobody touched for long are gone for good."""
        now = time.time()
        gone = await self.store.expire(now - OPEN_LASTS, (OPEN, CLOSED))
        gone += await self.store.expire(now - PLAYING_LASTS, (PLAYING,))
        gone += await self.store.expire(now - OVER_LASTS, (OVER,))
        for table_id in gone:
            live = self.awake.pop(table_id, None)
            if live is not None:
                live.stop()
                live.broken = True
                await self.store.disown(table_id)
        return gone

    async def close(self) -> None:
        for live in self.awake.values():
            live.stop()
            async with live.lock:  # what is being written is finished
                live.broken = True
        self.thinker.stop()

    # Opening tables.

    async def open(
        self,
        guest: Guest,
        game_id: str,
        options: dict[str, Value],
        seats: list[str],
        *,
        public: bool = False,
        spectators: bool = True,
        chat: bool = True,
        clock: Clock = NO_CLOCK,
        names: Sequence[str] = (),
        nonce: str = "",
        before: str | None = None,
        forked: tuple[str, list[int], list[str]] | None = None,
        legacy: str | None = None,
        lesson: tuple[str, str] | None = None,
    ) -> tuple[Live, dict[int, str]]:
        """A new table, with the secrets of the seats that its host holds. Each seat is `open`,
        `me`, `screen` (a person on the host's screen) or the level of a bot. `lesson` is its id
        and the generator's secret, which lessons fix."""
        game = self.playable(game_id, options, seats)
        table = Table(new_code())
        live = Live(table, self.store, self.thinker, self.bot_seconds)
        opened = ledger.Opened(
            time.time(),
            game.id,
            game.rules_version,
            {name: value for name, value in game.settled(options).items() if name in options},
            len(seats),
            guest.id,
            secrets.token_hex(SECRET_BYTES) if lesson is None else lesson[1],
            public,
            spectators,
            chat,
            clock,
            before=before,
            forked=None if forked is None else forked[0],
            opening=[] if forked is None else forked[1],
            lines=[] if forked is None else forked[2],
            legacy=legacy,
            lesson=None if lesson is None else lesson[0],
        )
        await self.make_room()
        await self.store.own(table.id)
        held: dict[int, str] = {}
        entries: list[ledger.AnyEntry] = [opened]
        for seat, wish in enumerate(seats):
            if wish in LEVELS:
                entries.append(ledger.BotSat(time.time(), seat, wish))
            elif wish in ("me", "screen"):
                name = clean_name(names[seat]) if seat < len(names) else ""
                person = Guest(guest.id, name or guest.name, guest.avatar)
                mixed = f"{nonce}-{seat}" if nonce else ""
                held[seat] = new_secret()
                entries.append(sitting(held[seat], seat, person, mixed, wish == "screen"))
        async with live.lock:
            await live.write(*entries)
            self.awake[table.id] = live
        return live, held

    def playable(self, game_id: str, options: dict[str, Value], seats: list[str]) -> Game:
        try:
            game = find(game_id)
        except UnknownGame as unknown:
            raise Problem("unknown-game", str(unknown), 404) from None
        for wish in seats:
            if wish not in ("open", "me", "screen") and wish not in LEVELS:
                known = ", ".join(["open", "me", "screen", *LEVELS])
                raise Problem("bad-seat", f"A seat is one of {known}.", 422)
        if not game.fewest <= len(seats) <= game.most:
            sentence = f"{game.id} is for {game.fewest} to {game.most} players, not {len(seats)}."
            raise Problem("bad-seats", sentence, 422)
        try:
            objection = game.objection(len(seats), game.settled(options))
        except (BadOption, BadStart) as bad:
            raise Problem("bad-option", f"{bad}.", 422) from None
        if objection is not None:
            raise Problem("bad-option", f"{objection}.", 422)
        return game


def new_code() -> str:
    """The name of a new table, which is the end of its link: nobody can guess it, no two letters
    look alike, and no sign at its end gets lost when a link is copied."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def sit(live: Live, seat: int, guest: Guest, nonce: str) -> str:
    """A person takes a seat; returns its new secret. Call with the lock held."""
    secret = new_secret()
    await live.write(sitting(secret, seat, guest, nonce))
    return secret


def sitting(secret: str, seat: int, guest: Guest, nonce: str, screen: bool = False) -> ledger.Sat:
    return ledger.Sat(
        time.time(), seat, guest.id, guest.name, guest.avatar, hashed(secret), nonce, screen
    )
