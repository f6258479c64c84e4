"""A real browser against a real server on loopback. One browser a file, one server a test.

Playwright keeps a loop running as long as it is open, so nothing else may run one meanwhile: it is
closed at the end of each file, and `make test` runs these tests apart from the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.people import Person
from tests.server.hosting import Hosted, hosted
from tools import browser as machine

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
]  # fmt: skip
DESKTOP = (1440, 900)
PHONE = (390, 844)
TOUCHED = ((390, 844), (360, 640), (844, 390), (768, 1024))
NewPerson = Callable[..., Person]

expect.set_options(timeout=20_000)  # a busy machine is no fault


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=machine.found(), args=QUIET)
    yield launched
    launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with hosted(tmp_path) as running:
        assert running.web.site.built, "the web client is not built: run make"
        yield running


@pytest.fixture
def person(browser: Browser, server: Hosted) -> Iterator[NewPerson]:
    """Opens a browser of its own for everybody who is asked for; what goes wrong in a page fails
    the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(
        language: str = "en", size: tuple[int, int] = DESKTOP, theme: str = "light", seed: int = 0
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size in TOUCHED,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: note(page, message.type, message.text))
        return Person(page, server.url, seed)

    def note(page: Page, kind: str, text: str) -> None:
        # A lost line and a missing table are told by the browser, too; both are meant to be.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            faults.append(f"{page.url}: {text}")

    yield open_one
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)
