"""Words at a table are told once: no log keeps them, and who comes back has missed them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from scurry.bots.bot import Bot
from scurry.bots.levels import LEVELS
from scurry.games.holey_cheese import game as cheese
from scurry.kernel.message import AT_END, KEPT, NEVER, Event
from scurry.kernel.options import Value
from scurry.terminal.front import Front
from scurry.terminal.host import host
from scurry.terminal.plain import Plain
from scurry.terminal.resume import opened, reopened
from scurry.terminal.screen import Screen
from scurry.terminal.story import Story
from scurry.words import Words
from tests.terminal.runners import Typist

WORDS = Words("en", cheese)
DUEL = ("human", "greedy")


def story() -> Story:
    told = Story(2)
    for name, kept in (("kept", KEPT), ("once", NEVER), ("later", AT_END)):
        told.hear(Event(name, {}, kept=kept))
    return told


def names(events: list[Event] | None) -> list[str]:
    return [event.message for event in events or []]


def test_all_that_is_told_is_news_once() -> None:
    told = story()
    for viewer in (0, 1, None):
        assert names(told.news(viewer)) == ["kept", "once", "later"]
        assert names(told.news(viewer)) == []


def test_the_log_has_only_what_is_kept() -> None:
    assert names(story().log(0)) == ["kept"]


def test_after_the_end_the_story_has_what_had_to_wait_for_it() -> None:
    assert names(story().whole(0)) == ["kept", "later"]
    short = Story(2)
    short.hear(Event("event-kept", {}))
    short.hear(Event("event-never", {}, kept=NEVER))
    assert short.whole(0) is None  # there is no more to tell than the log did


def test_who_comes_back_is_told_only_what_is_kept() -> None:
    for begin_anew in (False, True):
        told = story()
        told.resume()
        if begin_anew:
            told.forget()
        told.hear(Event("new", {}, kept=NEVER))
        assert names(told.for_all()) == ["kept", "new"]
        assert names(told.news(0)) == ["kept", "new"]
        assert names(told.whole(0)) == ["kept", "later"]


def test_bots_hear_everything() -> None:
    heard: list[str] = []

    class Ear(Bot):
        def hear(self, event: Event) -> None:
            heard.append(event.message)

    told = Story(2)
    told.ears.bots = [Ear(cheese, 1, 0, LEVELS["random"].wits)]
    for kept in (KEPT, NEVER, AT_END):
        told.hear(Event("event", {}, kept=kept))
    assert len(heard) == 3


# At a real table: what lies in the ring is told once, at the start.

RING = "The ring, clockwise"


def shown(
    front: str, typed: list[str], path: Path, capsys: pytest.CaptureFixture[str], full: bool = False
) -> str:
    """What a table shows to somebody who types this; a path that exists is resumed."""
    options: dict[str, Value] = {"pace": "turns", "full_log_after": full}
    place = reopened(path, None) if path.exists() else opened(cheese, DUEL, options, 5, path)
    if front == "plain" and place[0].made:
        place[0].story.forget()
    keys = Typist(*((0.0, line) for line in typed))
    page = io.StringIO()
    made: Front = Plain(WORDS, keys) if front == "plain" else Screen(WORDS, paper(page), keys)
    host(place[0], made, place[1])
    return page.getvalue() + capsys.readouterr().out


def paper(page: io.StringIO) -> Console:
    return Console(file=page, width=200, highlight=False)


@pytest.mark.parametrize("front", ["screen", "plain"])
def test_what_is_told_once_is_neither_in_the_log_nor_told_again(
    front: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = shown(front, ["log", "name corn"], tmp_path / "game", capsys)
    assert first.count("rolls first") == 2  # as news, and in the log
    assert first.count(RING) == 1
    assert first.count("“corn”") == 1
    again = shown(front, ["log"], tmp_path / "game", capsys)
    assert "rolls first" in again
    assert RING not in again
    assert "“corn”" not in again


@pytest.mark.parametrize("front", ["screen", "plain"])
def test_a_full_story_after_the_game_tells_what_was_hidden(
    front: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, full in enumerate((False, True)):
        path = tmp_path / str(number)
        shown(front, ["pass"], path, capsys, full)
        rest = shown(front, ["1" if front == "screen" else "pass"] * 300, path, capsys)
        assert "first place" in rest
        assert rest.count(RING) == full
        assert ("story 0 event-ring" in rest) == (full and front == "plain")
        assert (WORDS.say("whole-story") in rest) == (full and front == "screen")
