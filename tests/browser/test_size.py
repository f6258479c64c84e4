"""The first load is small: what a newcomer on a phone has to wait for."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import PHONE, NewPerson

LARGEST = 200 * 1024  # bytes of packed script: shell, table and one game


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
