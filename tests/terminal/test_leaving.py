"""A table that was left goes on as if nothing had happened."""

from __future__ import annotations

import stat
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from scurry.kernel.record import load
from scurry.kernel.replay import verify
from tests.terminal.driver import CATALOGUE, Terminal, play_on, prompt, run, unhurried

every_game = pytest.mark.parametrize("game_id", list(CATALOGUE))


def whole(game_id: str, folder: Path) -> str:
    """Play a seeded game to its end; its record is the file `whole` in the folder."""
    args = ("play", game_id, "--seed", "9", "--record", "whole", *unhurried(game_id))
    terminal = Terminal(*args, cwd=folder)
    assert play_on(terminal, "en")
    terminal.finish()
    return (folder / "whole").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def without_a_pause(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """The record of a game's seeded game that nobody left, played once."""
    return cache(lambda game_id: whole(game_id, tmp_path_factory.mktemp(game_id)))


@pytest.mark.parametrize("leave", ["\x03", "\x04", "quit\n"])
@every_game
def test_a_seeded_game_that_was_left_ends_as_without_the_pause(
    game_id: str, leave: str, tmp_path: Path, without_a_pause: Callable[[str], str]
) -> None:
    args = ("play", game_id, "--seed", "9", "--record", "left", *unhurried(game_id))
    terminal = Terminal(*args, cwd=tmp_path)
    for answers in (0, 2):  # left twice
        assert not play_on(terminal, "en", answers)
        terminal.until(prompt("en"))
        if leave == "\x03":
            terminal.interrupt("scurry resume left")
        else:
            terminal.type(leave)
            terminal.until("scurry resume left")
        assert terminal.finish() == 0
        assert load(tmp_path / "left").places is None
        terminal = Terminal("resume", "left", cwd=tmp_path)
    assert play_on(terminal, "en")
    assert terminal.finish() == 0
    assert (tmp_path / "left").read_text(encoding="utf-8") == without_a_pause(game_id)


@every_game
def test_a_secret_survives_in_a_file_that_only_its_owner_can_read(
    game_id: str, tmp_path: Path
) -> None:
    terminal = Terminal("play", game_id, "--record", "left", cwd=tmp_path)
    play_on(terminal, "en", 2)
    terminal.until(prompt("en"))
    terminal.interrupt("scurry resume left")
    terminal.finish()
    side = tmp_path / "left.secret"
    assert stat.S_IMODE(side.stat().st_mode) == 0o600
    secret = side.read_text().split()[1]
    assert secret not in (tmp_path / "left").read_text(encoding="utf-8")
    assert secret not in terminal.text
    terminal = Terminal("resume", "left", cwd=tmp_path)
    assert play_on(terminal, "en")
    terminal.finish()
    assert load(tmp_path / "left").secret == secret
    assert verify(load(tmp_path / "left")).fair
    assert not side.exists()


def left(folder: Path, *more: str) -> str:
    game_id = next(iter(CATALOGUE))
    run("play", game_id, "--plain", "--record", "left", *more, cwd=folder)
    return game_id


def test_without_the_secret_a_table_cannot_go_on_and_says_so(tmp_path: Path) -> None:
    left(tmp_path)
    (tmp_path / "left.secret").unlink()
    done = run("resume", "left", cwd=tmp_path)
    assert done.returncode == 2
    assert "left.secret is gone" in done.stderr


def test_another_secret_is_not_accepted(tmp_path: Path) -> None:
    left(tmp_path)
    (tmp_path / "left.secret").write_text(f"secret {'0' * 64}\n")
    done = run("resume", "left", cwd=tmp_path)
    assert done.returncode == 2
    assert "not the one" in done.stderr


def test_a_lost_seed_can_be_given_again(tmp_path: Path) -> None:
    left(tmp_path, "--seed", "9")
    (tmp_path / "left.secret").unlink()
    assert run("resume", "left", cwd=tmp_path).returncode == 2
    wrong = run("resume", "left", "--seed", "8", cwd=tmp_path)
    assert wrong.returncode == 2
    assert "do not belong together" in wrong.stderr
    assert run("resume", "left", "--seed", "9", cwd=tmp_path).returncode == 0


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    whole(next(iter(CATALOGUE)), tmp_path)
    done = run("resume", "whole", cwd=tmp_path)
    assert done.returncode == 2
    assert "is over" in done.stderr


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    game_id = left(tmp_path)
    before = (tmp_path / "left").read_bytes()
    done = run("play", game_id, "--record", "left", cwd=tmp_path)
    assert done.returncode == 2
    assert "scurry resume left" in done.stderr
    assert (tmp_path / "left").read_bytes() == before


def test_who_comes_back_in_plain_lines_is_told_everything_again(tmp_path: Path) -> None:
    game_id = next(iter(CATALOGUE))
    args = ("play", game_id, "--seed", "9", "--seats", "human,greedy", "--record", "left")
    first = run(*args, cwd=tmp_path).stdout
    key = next(row for row in first.split("\n") if row.startswith("option ")).split("\t")[0][7:]
    again = run("resume", "left", cwd=tmp_path, typed=f"{key}\n").stdout
    third = run("resume", "left", cwd=tmp_path).stdout

    def events(text: str) -> list[str]:
        return [row for row in text.split("\n") if row.startswith("event ")]

    assert events(third) == events(again)
    assert len(events(third)) > len(events(first))
