"""The first load is small: what a newcomer on a phone has to wait for."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import PHONE, NewPerson
from tests.browser.people import Person

LARGEST = 200 * 1024  # bytes of packed script: shell, table and one game
LARGEST_HOME = 130_000  # bytes on the wire, headers included, with nothing in the cache


def test_shell_and_one_game_are_under_200_kilobytes_of_packed_script(person: NewPerson) -> None:
    visitor = person(size=PHONE)
    scripts: dict[str, int] = {}
    hosts: set[str] = set()

    def note(response: Response) -> None:
        hosts.add(response.url.split("/")[2])
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    visitor.page.on("response", note)
    visitor.visit("/")
    visitor.page.locator(".box", has_text="cards").click()
    visitor.page.locator(".ways button.act").click()
    visitor.page.locator(".prompt").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < LARGEST, scripts
    assert hosts == {visitor.url.split("/")[2]}, "another host is asked"


def loaded_at_home(visitor: Person) -> list[tuple[str, int]]:
    """Open the first page with an empty cache; return (path, bytes on the wire) of all it loads."""
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["request"]["url"].removeprefix(visitor.url)

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.loadingFinished", finished)
    devtools.send("Network.enable")
    visitor.visit("/")
    visitor.page.locator(".box img").nth(5).wait_for()
    visitor.page.locator(".me").wait_for()
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(500)  # nothing comes late
    assert paths.keys() == sizes.keys(), "something was asked for and did not come"
    return [(paths[request], size) for request, size in sizes.items()]


@pytest.mark.parametrize(
    ("language", "scripts"), [("en", {"basic"}), ("uk", {"basic", "cyrillic"})]
)
def test_the_first_page_is_under_130_kilobytes_and_loads_nothing_twice(
    person: NewPerson, language: str, scripts: set[str]
) -> None:
    loaded = loaded_at_home(person(language))
    total = sum(size for _, size in loaded)
    assert total <= LARGEST_HOME, f"{total}: {sorted(loaded, key=lambda each: -each[1])}"
    paths = [path for path, _ in loaded]
    assert paths.count("/api/games") == 1
    assert paths.count("/api/tables") == 1
    assert sum(path.endswith(".svg") and "cover" in path for path in paths) == 6
    fonts = [re.search(r"/\w+-(\w+)-[^/]*\.woff2$", path) for path in paths]
    assert {font[1] for font in fonts if font} == scripts


def test_dialogs_of_the_first_page_come_when_they_are_opened(person: NewPerson) -> None:
    visitor = person()
    loaded = [path for path, _ in loaded_at_home(visitor)]
    assert not [path for path in loaded if "Dialog" in path or "Settings" in path]
    visitor.page.locator(".me").click()
    visitor.page.locator("dialog input[type=radio]").first.wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")
    visitor.page.locator("header .ib").click()
    visitor.page.locator("dialog [role=switch]").first.wait_for()
