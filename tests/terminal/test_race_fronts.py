"""Races on the screen and in plain lines: prompts, first letters, answers that come too late."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import sys
from pathlib import Path

import pytest
from rich.console import Console

from scurry.games.holey_cheese import game as cheese
from scurry.kernel.options import Value
from scurry.kernel.record import load
from scurry.kernel.replay import verify
from scurry.terminal.host import host
from scurry.terminal.keeper import Keeper
from scurry.terminal.keys import Keys
from scurry.terminal.plain import Plain
from scurry.terminal.resume import opened
from scurry.terminal.screen import ABOVE, Screen
from scurry.terminal.table import TOO_LATE
from scurry.terminal.typed import begun
from scurry.words import LANGUAGES, Words
from tests.terminal.runners import RIGHT, WRONG, Thinker, Thought, Typist, each, key_for, seat_table
from tests.terminal.test_outside_bots import match

SEED = 5  # the first roll is a number
Lines = list[tuple[float, str]]


def sit(
    front: str, lang: str, bot: Thought, typed: Lines, folder: Path, **options: Value
) -> tuple[str, list[str]]:
    """What the screen showed, and the lines that the races left in the record."""
    table = seat_table(cheese, ("human", "random"), {1: [bot]}, SEED, **options)
    words, keys = Words(lang, cheese), Typist(*typed)
    page = io.StringIO()
    console = Console(file=page, width=100, force_terminal=True, color_system=None)
    host(
        table,
        Plain(words, keys) if front == "plain" else Screen(words, console, keys),
        Keeper(folder / "game"),
    )
    rows = [entry.text() for entry in table.scribe.record.entries]
    return page.getvalue(), [row for row in rows if "@" in row or row.startswith("! timeout")]


def first_race() -> str:
    """The right answer to it."""
    table = seat_table(cheese, ("human", "random"), {1: [(9.0, WRONG)]}, SEED)
    for seat in (0, 1):
        table.scribe.play(seat, "ready")
    return key_for(table.state, RIGHT)


# The screen.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_of_a_race_asks_for_first_letters(lang: str, tmp_path: Path) -> None:
    page, _ = sit("screen", lang, (9.0, WRONG), [(0, "1")], tmp_path)
    words = Words(lang)
    assert words.say("choose-number", {"most": 1}) in page
    assert words.say("choose-quickly", {"most": 18}) in page
    assert words.say("race-seconds", {"seconds": 15}) in " ".join(page.split())


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("en", "cab", "name cabbage"),
        ("en", "The ca", ""),  # cabbage or carrot
        ("en", "CHEE", "name cheese"),
        ("en", "che", ""),  # cheese or cherry
        ("en", "sl", "slap"),
        ("uk", "капу", "name cabbage"),
        ("uk", "Це к", ""),
        ("uk", "си", "name cheese"),
        ("uk", "пропу", "pass"),
        ("uk", "яб", "name apple"),
        ("ru", "морк", "name carrot"),
        ("ru", "это сы", "name cheese"),
        ("ru", "печёнье", "name biscuit"),
        ("ru", "я", ""),  # яблоко or яйцо
        ("ru", "ж", None),
    ],
)
def test_the_first_letters_of_a_word_are_an_answer(
    lang: str, typed: str, key: str | None, tmp_path: Path
) -> None:
    page, rows = sit("screen", lang, (9.0, "pass"), [(0, "1"), (1, typed)], tmp_path)
    words = Words(lang)
    several = words.say("typed-several", {"options": "|"}).partition("|")[0]
    answer = f"0 {key} @1000" if key else "0 pass @15000"  # then it says nothing more
    assert [row for row in rows if row[0] == "0"] == [answer]
    assert (several in page) == (key == "")
    assert (words.say("refused-unknown") in page) == (key is None)


def test_a_whole_word_goes_before_one_that_only_begins_like_it() -> None:
    options = {"a": "The corn", "b": "The cornet", "c": "«Їжак»", "d": "Об'єкт"}
    assert begun("corn", options) == ["a"]
    assert begun("corne", options) == ["b"]
    assert begun("co", options) == ["a", "b"]
    assert begun("їж", options) == ["c"]
    assert begun("об’є", options) == ["d"]
    assert begun("!", options) == []


def test_a_faster_bot_ends_the_race_on_the_screen(tmp_path: Path) -> None:
    page, rows = sit("screen", "en", (4.0, RIGHT), [(0, "1"), (4.5, "1")], tmp_path)
    assert rows[0].startswith("1 name ")
    assert rows[0].endswith("@4000")
    after = page.rpartition(Words("en").say("late-race"))[0]
    assert "Player 2 wins the round!" in after
    assert page.count(Words("en").say("choose-number", {"most": 1})) == 3  # Ready?


def test_what_a_bot_says_meanwhile_is_written_above_the_prompt(tmp_path: Path) -> None:
    typed = [(0.0, "1"), (6.0, first_race())]
    page, rows = sit("screen", "en", (4.0, WRONG), typed, tmp_path)
    assert rows[1] == f"0 {first_race()} @6000"
    assert f"{ABOVE}  Player 2 answers and misses." in page
    assert page.count("first letters of a word") == 1  # the prompt stays


def test_on_the_screen_too_the_time_ends(tmp_path: Path) -> None:
    page, rows = sit("screen", "en", (14.0, "pass"), [(0, "1")], tmp_path)
    assert rows == ["1 pass @14000", "! timeout 0", "0 pass @15000"]
    assert Words("en").say("time-up") in page


# Plain lines.


def test_plain_lines_tell_that_a_race_is_over_and_a_late_answer_breaks_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [(0.0, "ready"), (4.5, "512 name egg"), (5.0, "768 ready"), (6.0, "1024 pass")]
    _, rows = sit("plain", "en", (4.0, RIGHT), typed, tmp_path)
    said = capsys.readouterr().out
    order = re.findall(r"^(?:ask|clock|answer|taken|over|late|refused)\b[^\t\n]*", said, re.M)
    assert order[:11] == [
        "ask 0 256 turn ask-ready round=1",
        "answer 0 256",
        "taken 0 256 ready",
        "ask 0 512 race ask-name round=1 direction=@direction-clockwise steps=2",
        "clock 0 0 15000",
        "answer 0 512",
        "over 0 512",
        "ask 0 768 turn ask-ready round=2",
        "answer 0 768",
        "late 0",  # and the `answer` line before it stands
        "taken 0 768 ready",
    ]
    assert rows[0].endswith("@4000")
    assert rows[1] == "0 pass @1000"


def test_plain_lines_tell_what_others_say_meanwhile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [(0.0, "ready"), (6.0, first_race())]
    _, rows = sit("plain", "en", (4.0, WRONG), typed, tmp_path)
    assert rows[1].endswith("@6000")
    assert "\nanswer 0 512\nevent 0 event-missed seat=#1\t" in capsys.readouterr().out


def test_an_answer_that_was_beaten_is_told_to_be_late(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where input cannot be watched, a line is there only after the race."""
    heard = Typist.line
    monkeypatch.setattr(Typist, "line", lambda keys, until=None: heard(keys))
    sit("plain", "en", (4.0, RIGHT), [(0, "ready"), (9, "name egg")], tmp_path)
    said = capsys.readouterr().out
    assert "\ntaken 0 512 name egg\n" in said
    assert re.search(r"^late 0\tToo late", said, re.M)
    assert "over 0" not in said


def test_who_was_beaten_in_the_last_race_is_told_at_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, keeper = opened(cheese, ("human", "greedy"), {}, 1, tmp_path / "game")
    host(table, Thinker(each((9.0, "pass"))), keeper)
    page = io.StringIO()
    words = Words("en", cheese)
    for front in (Plain(words), Screen(words, Console(file=page))):
        table.late[0] = TOO_LATE
        front.ending(table, tmp_path / "game")
    assert f"\nlate 0\t{words.say(TOO_LATE)}\n" in capsys.readouterr().out
    assert words.say(TOO_LATE) in page.getvalue()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("pace", ["race", "turns", "buzz"])
def test_a_program_from_outside_plays_at_every_pace(mode: str, pace: str, tmp_path: Path) -> None:
    args = ("holey_cheese", "--option", f"mode={mode}", "--option", f"pace={pace}")
    code, heard, bot = match(tmp_path, *args, "--record", "game")
    assert (code, bot) == (0, 0)
    assert re.search(r"^end \S+( \d+)+\t", heard, re.M)
    record = load(tmp_path / "game")
    assert verify(record).fair
    assert any(entry.ms is not None for entry in record.entries) == (pace != "turns")


# The keyboard itself.


def stdin(descriptor: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", os.fdopen(descriptor, encoding="utf-8"))


def test_lines_are_read_one_by_one_and_no_longer_than_wished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float | None] = []
    watch = select.select

    def watched(
        read: list[int], write: list[int], error: list[int], patience: float | None
    ) -> object:
        waits.append(patience)
        return watch(read, write, error, patience)

    monkeypatch.setattr(select, "select", watched)
    source, sink = os.pipe()
    stdin(source, monkeypatch)
    keys = Keys()
    os.write(sink, "перша\nдруга\nпо".encode())
    assert keys.line(keys.now() + 60) == "перша"
    assert keys.line(None) == "друга"
    assert keys.line(keys.now()) is None  # only half a line
    assert waits[0] is not None
    assert 0 < waits[0] <= 60
    assert waits[1:] == [0.0]
    os.write(sink, "ловина\nrest".encode())
    os.close(sink)
    assert keys.line(None) == "половина"
    assert keys.line(None) == "rest"
    with pytest.raises(EOFError):
        keys.line(None)
    sys.stdin.close()


def test_what_is_half_typed_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = pty.openpty()
    stdin(slave, monkeypatch)
    keys = Keys()
    os.write(master, b"half")
    echo = b""
    while b"half" not in echo:
        echo += os.read(master, 100)
    keys.discard()
    os.write(master, b"whole\n")
    assert keys.line(None) == "whole"
    sys.stdin.close()
    os.close(master)


def test_input_that_cannot_be_watched_is_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\ntwo"))
    keys = Keys()
    keys.discard()
    assert [keys.line(0.0), keys.line(None)] == ["one", "two"]
    with pytest.raises(EOFError):
        keys.line(None)
