"""`verify` and `replay`: what was checked, and nothing that a seat was not told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from scurry.kernel.record import load
from scurry.kernel.replay import replay
from scurry.words import LANGUAGES, Words
from tests.terminal.driver import CATALOGUE, Terminal, run

GAME = next(iter(CATALOGUE.values()))
WORDS = Words("en", GAME)
every_game = pytest.mark.parametrize("game_id", list(CATALOGUE))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    seats = ",".join(["random"] * max(2, GAME.fewest))
    assert run("play", GAME.id, "--seats", seats, "--record", "good", cwd=folder).returncode == 0
    return folder / "good"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_record_is_in_order_and_what_was_checked_is_said(good: Path, lang: str) -> None:
    done = run("verify", "good", "--lang", lang, cwd=good.parent)
    assert done.returncode == 0
    assert Words(lang).say("verified-places") in done.stdout
    assert len(done.stdout.splitlines()) == 3


def test_an_unfinished_record_is_in_order_as_far_as_it_goes(tmp_path: Path) -> None:
    run("play", GAME.id, "--plain", "--record", "left", cwd=tmp_path)
    done = run("verify", "left", cwd=tmp_path)
    assert done.returncode == 0
    assert WORDS.say("verified-unfinished") in done.stdout


def cut(text: str) -> str:
    """In the middle of a line, wherever that falls."""
    return text[: len(text) // 2].rstrip("\n")


def other_secret(text: str) -> str:
    return re.sub(r"^secret .*$", f"secret {'0' * 64}", text, flags=re.M)


def other_result(text: str) -> str:
    return re.sub(r"^(end) (\d+) (\d+)", r"\1 \3 \2", text, flags=re.M)


def other_choice(text: str) -> str:
    return re.sub(r"^0 .*$", "0 cheat", text, count=1, flags=re.M)


def no_record(text: str) -> str:
    return "\0" + text


@pytest.mark.parametrize("damage", [cut, other_secret, other_result, other_choice, no_record])
def test_a_damaged_record_is_found_and_the_line_is_named(
    good: Path, tmp_path: Path, damage: Callable[[str], str]
) -> None:
    bad = tmp_path / "bad"
    bad.write_text(damage(good.read_text(encoding="utf-8")), encoding="utf-8")
    done = run("verify", "bad", cwd=tmp_path)
    assert done.returncode == 1
    assert re.search(r"bad, line \d+: ", done.stdout)
    for command in ("replay", "resume"):
        other = run(command, "bad", cwd=tmp_path)
        if other.returncode:  # a changed secret or digest shows no earlier than at the end
            assert other.returncode == 2
            assert other.stderr.startswith("scurry: ")
            assert len(other.stderr.splitlines()) == 1


def test_a_replay_through_a_pipe_tells_every_step(good: Path) -> None:
    done = run("replay", "good", cwd=good.parent)
    steps = re.findall(r"^step (\d+) ", done.stdout, re.M)
    made = sum(1 for entry in load(good).entries if not entry.note)
    assert steps == [str(number) for number in range(1, made + 1)]
    assert re.search(r"^end ", done.stdout, re.M)


def test_a_replay_from_a_seat_shows_what_that_seat_saw(good: Path) -> None:
    record = load(good)
    for seat in range(record.seats):
        done = run("replay", "good", "--seat", str(seat), cwd=good.parent)
        rows = re.findall(rf"^table {seat}\t(.*)$", done.stdout, re.M)
        first = GAME.picture(replay(record, 0), seat).rstrip("\n").split("\n")
        assert rows[: len(first)] == first
        named = set(re.findall(r"^step \d+ (\d+) ", done.stdout, re.M))
        assert named <= {str(seat)}  # what others chose is told by events alone


@every_game
def test_a_replay_can_be_stepped_through(game_id: str, tmp_path: Path) -> None:
    seats = ",".join(["random"] * CATALOGUE[game_id].fewest)
    run("play", game_id, "--seats", seats, "--seed", "1", "--record", "game", cwd=tmp_path)
    made = sum(1 for entry in load(tmp_path / "game").entries if not entry.note)
    hint = re.escape(WORDS.say("replay-hint"))
    terminal = Terminal("replay", "game", "--seat", "0", cwd=tmp_path)
    shown = terminal.until(hint)
    assert WORDS.say("replay-start") in shown
    for typed, number in [("", 1), ("", 2), ("b", 1), (str(made), made), ("b", made - 1)]:
        terminal.type(f"{typed}\n")
        assert f"Choice {number} of " in terminal.until(hint)
    terminal.type("q\n")
    assert terminal.finish() == 0
