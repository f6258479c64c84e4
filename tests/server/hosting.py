"""A real server on a loopback port, in a thread of this process."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scurry.kernel import catalogue
from scurry.server.app import Web
from scurry.server.serve import Server, open_store
from scurry.testkit.toys import TOYS

LONGEST_START = 20.0


class Hosted:
    def __init__(self, web: Web, url: str, server: Server) -> None:
        self.web = web
        self.url = url
        self.server = server
        self.loop: asyncio.AbstractEventLoop  # the server's


def add_toys() -> None:
    known = catalogue.catalogue()
    for toy in TOYS:
        if toy.id not in known:
            catalogue.add(toy)


@contextmanager
def hosted(
    folder: Path,
    database: str | None = None,
    bot_seconds: float = 0.0,
    port: int = 0,
    toys: bool = True,
) -> Iterator[Hosted]:
    """Until the block ends; then it is stopped as `scurry serve` stops."""
    if toys:
        add_toys()
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    port = listener.getsockname()[1]
    web = Web(open_store(database, folder), bot_seconds=bot_seconds)
    server = Server(web, "127.0.0.1", port)
    running = Hosted(web, f"http://127.0.0.1:{port}", server)
    thread = threading.Thread(target=run, args=(running, listener), daemon=True)
    thread.start()
    until = time.monotonic() + LONGEST_START
    while not server.started and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    assert server.started, "the server did not start"
    try:
        yield running
    finally:
        server.should_exit = True
        thread.join(30.0)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


def run(running: Hosted, listener: socket.socket) -> None:
    async def serve() -> None:
        running.loop = asyncio.get_running_loop()
        await running.server.serve([listener])

    asyncio.run(serve())
