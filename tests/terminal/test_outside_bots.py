"""The plain table is a protocol: a program of its own plays over pipes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from scurry.kernel.record import load
from scurry.kernel.replay import verify
from tests.terminal.driver import CATALOGUE, PATIENCE, environment, run

BOT = Path(__file__).with_name("outside_bot.py")
WORD = re.compile(
    "(scurry|game|language|seat|with|chance|record|event|table|late|ask|option|silence|answer|taken"
    "|refused|why|rule|help|pass|end|place|secret|left|clock|over|story)[ \t]"
)
every_game = pytest.mark.parametrize("game_id", list(CATALOGUE))


def piped(command: list[str], folder: Path) -> tuple[subprocess.Popen[str], IO[str], IO[str]]:
    """A program, its input and its output."""
    program = subprocess.Popen(
        [sys.executable, *command],
        cwd=folder,
        env=environment({}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert program.stdin is not None
    assert program.stdout is not None
    return program, program.stdin, program.stdout


def match(folder: Path, *args: str) -> tuple[int, str, int]:
    """Table and bot as two programs, each one's output the other's input."""
    table, to_table, said = piped(["-m", "scurry.cli", "play", *args, "--plain"], folder)
    bot, to_bot, answered = piped([str(BOT)], folder)
    heard = []
    for line in said:
        heard.append(line)
        to_bot.write(line)
        if line.startswith("answer "):
            to_bot.flush()
            to_table.write(answered.readline())
            to_table.flush()
    for stream in (to_table, said, to_bot, answered):
        stream.close()
    return table.wait(PATIENCE), "".join(heard), bot.wait(PATIENCE)


@every_game
def test_a_program_from_outside_plays_a_whole_game(game_id: str, tmp_path: Path) -> None:
    code, heard, bot = match(tmp_path, game_id, "--record", "game")
    assert (code, bot) == (0, 0)
    assert re.search(r"^end \S+( \d+)+\t", heard, re.M)
    assert verify(load(tmp_path / "game")).fair


@every_game
def test_every_line_begins_with_a_word_of_the_grammar(game_id: str, tmp_path: Path) -> None:
    game = CATALOGUE[game_id]
    seats = ",".join(["human"] * game.most)
    code, heard, bot = match(tmp_path, game_id, "--seats", seats, "--seed", "2")
    assert (code, bot) == (0, 0)
    for line in heard.splitlines():
        assert WORD.match(line), line


@every_game
def test_only_the_seat_that_is_asked_is_told_of_its_hand(game_id: str, tmp_path: Path) -> None:
    """Lines with a seat are for that seat; a program may pass them on without reading them."""
    game = CATALOGUE[game_id]
    seats = ",".join(["human"] * max(2, game.fewest))
    done = run("play", game_id, "--plain", "--seats", seats, "--seed", "2", cwd=tmp_path)
    state = game.start(max(2, game.fewest), 2)
    seat = state.pending()[0]
    drawn = re.findall(r"^table (\S+)\t(.*)$", done.stdout, re.M)
    assert {who for who, _ in drawn} == {str(seat)}
    assert [row for _, row in drawn] == game.picture(state, seat).rstrip("\n").split("\n")


@every_game
def test_an_answer_to_an_older_question_is_refused_as_stale(game_id: str, tmp_path: Path) -> None:
    first = run("play", game_id, "--plain", "--seed", "2", cwd=tmp_path, typed="77777 x\n").stdout
    assert "\nrefused stale -\t" in first
    found = re.search(r"^option ([^\t]*)\t", first, re.M)
    asked = re.search(r"^answer (\d+) (\d+)$", first, re.M)
    assert found is not None
    assert asked is not None
    typed = f"{asked[2]} {found[1]}\n"
    again = run("play", game_id, "--plain", "--seed", "2", cwd=tmp_path, typed=typed).stdout
    assert f"\ntaken {asked[1]} {asked[2]} {found[1]}\n" in again


@every_game
def test_when_the_input_ends_the_table_is_left_and_can_be_resumed(
    game_id: str, tmp_path: Path
) -> None:
    done = run("play", game_id, "--plain", "--record", "game", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("left game\t")
    assert run("resume", "game", cwd=tmp_path).returncode == 0
