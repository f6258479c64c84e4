"""Starting the server: where it listens, where it stores, what it prints."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

import segno
import uvicorn
from platformdirs import user_data_path

from scurry.server.app import Web
from scurry.server.sockets import Socket
from scurry.server.store.base import Store, StoreFailed
from scurry.server.store.sqlite import SqliteStore, copy

PORT: Final = 8140
GARBAGE: Final = (2_000, 25_000, 0)  # when Python looks for it: new objects, looks at new ones
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class JsonLines(logging.Formatter):
    """One JSON object a line, without anything secret: no cookies, no bodies, no queries."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def data_folder(given: Path | None) -> Path:
    return user_data_path("scurry") if given is None else given


def open_store(database: str | None, folder: Path) -> Store:
    if database is None:
        return SqliteStore(folder / "scurry.sqlite")
    if database.startswith(("postgresql://", "postgres://")):
        from scurry.server.store.postgres import PostgresStore

        return PostgresStore(database)
    return SqliteStore(Path(database.removeprefix("sqlite:///")))


def lan_address() -> str:
    """The address of this machine in its own network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def welcome(host: str, port: int, lan: bool, public_url: str, rules: str = "") -> list[str]:
    """Return what is printed first: the address, which rules run, a QR code for phones."""
    address = public_url or f"http://{lan_address() if lan else host}:{port}"
    lines = [f"Scurry is at {address}"] + [f"Running on {rules}"] * bool(rules)
    if lan:
        lines += ["Phones in the room: scan this.", "", *qr_code(address)]
    return lines


def qr_code(address: str) -> list[str]:
    """Two rows of dots a line, dark on light whatever the terminal's colours."""
    dots = [[bool(dot) for dot in row] for row in segno.make(address).matrix_iter(border=2)]
    dots += [[False] * len(dots[0])] * (len(dots) % 2)
    pairs = zip(dots[::2], dots[1::2], strict=True)
    return [
        "".join("█▄▀ "[upper + 2 * lower] for upper, lower in zip(top, bottom, strict=True))
        for top, bottom in pairs
    ]


DOORS: Final = 16
BACKLOG: Final = 2048  # newcomers who may wait


class Server(uvicorn.Server):
    """Tells everybody before it hangs up."""

    def __init__(self, web: Web, host: str, port: int) -> None:
        super().__init__(configured(web, host, port))
        self.web = web

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Python looks for garbage in circles ever so often, and everything stands still while it
        looks through all tables. We make few circles: it shall look once at what is new, a little
        at a time, and very seldom at all the rest."""
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        super().run(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM stop it, and that is no failure: uvicorn would raise them again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """uvloop lets one newcomer in at each turn of the loop, and with many tables turns are
        long. So there are several doors to the same address."""
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        if self.should_exit or not type(loop).__module__.startswith("uvloop"):
            return
        for known in [door for server in self.servers for door in server.sockets]:
            for _ in range(DOORS - 1):
                door = socket.socket(fileno=os.dup(known.fileno()))
                more = await loop.create_server(self.welcomed, sock=door, backlog=BACKLOG)
                self.servers.append(more)

    def welcomed(self) -> asyncio.Protocol:
        """As uvicorn does it for the first door."""
        protocol: type[Any] = cast(type[Any], self.config.http_protocol_class)
        made: asyncio.Protocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.web.sockets.close()
        await super().shutdown(sockets)


def configured(web: Web, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        web.app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws=cast(type[asyncio.Protocol], Socket),
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
        server_header=False,
        proxy_headers=bool(web.public_url),
    )


def serve(
    host: str,
    port: int,
    lan: bool,
    public_url: str,
    database: str | None,
    folder: Path | None,
    rules: str = "",
) -> None:
    """Serve until told to stop. `rules` says in words whether the compiled rules run."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn.access", "uvicorn.error"):  # they write the links of tables down
        logging.getLogger(name).setLevel(logging.WARNING)
    store = open_store(database, data_folder(folder))
    web = Web(store, public_url)
    if lan and not public_url:
        web.hall.share_url = f"http://{lan_address()}:{port}"
    for line in welcome(host, port, lan, public_url, rules):
        print(line, flush=True)
    Server(web, "0.0.0.0" if lan else host, port).run()
    logging.getLogger("scurry").info("stopped")


def back_up(target: Path, folder: Path | None) -> None:
    """A whole copy of the SQLite file, while a server writes to it or not."""
    source = data_folder(folder) / "scurry.sqlite"
    if not source.is_file():
        raise StoreFailed(f"there are no tables in {source.parent}")
    if target.exists():
        raise StoreFailed(f"{target} is there already; a backup never overwrites")
    copy(source, target)
    print(f"All tables are in {target}")
