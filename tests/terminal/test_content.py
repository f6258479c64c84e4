"""`scurry content`: boards checked, drawn and made, through the real program."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scurry.kernel.catalogue import find
from tests.terminal.driver import run

CODE = "S.T.O-..M..-.L..Z"
FILE = 'game = "chess_race"\nname = "mine"\npicture = """\nS.T.O\n..M..\n.L..Z\n"""\n'


def test_a_random_board_can_be_saved_checked_shown_and_raced_on(tmp_path: Path) -> None:
    made = run("content", "random", "chess_race", "--seed", "7", "--size", "24", cwd=tmp_path)
    assert made.returncode == 0
    (tmp_path / "mine.toml").write_text(made.stdout, encoding="utf-8")
    checked = run("content", "check", "mine.toml", "--races", "5", cwd=tmp_path)
    assert checked.returncode == 0
    assert "24 tiles" in checked.stdout
    assert "(CHS-B2)" in checked.stdout
    assert "5 quick races" in checked.stdout
    shown = run("content", "show", "mine.toml", cwd=tmp_path)
    code = shown.stdout.splitlines()[-1]
    assert code in checked.stdout
    seats = ("--seats", "greedy,greedy", "--option", f"board_code={code}")
    raced = run("simulate", "chess_race", "--games", "2", *seats, cwd=tmp_path)
    assert raced.returncode == 0


def test_the_same_seed_makes_the_same_file(tmp_path: Path) -> None:
    again = [run("content", "random", "chess_race", "--seed", "3", cwd=tmp_path) for _ in range(2)]
    assert again[0].stdout == again[1].stdout
    hard = run("content", "random", "chess_race", "--seed", "3", "--difficulty", "hard",
               cwd=tmp_path)  # fmt: skip
    assert hard.stdout != again[0].stdout


def test_a_board_is_shown_with_the_names_of_its_cells(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(FILE, encoding="utf-8")
    shown = run("content", "show", "mine.toml", cwd=tmp_path)
    assert shown.stdout == (
        "      c    d    e    f    g\n"
        "  3   S    ·    T    ·    O\n"
        "  4   ·    ·    M    ·    ·\n"
        "  5   ·    L    ·    ·    Z\n"
        f"{CODE}\n"
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [("uk", "Гарне поле"), ("ru", "Хорошее поле"), ("en", "A good board")],
)
def test_a_code_will_do_and_the_check_speaks_every_language(
    lang: str, words: str, tmp_path: Path
) -> None:
    checked = run("content", "check", CODE, "--lang", lang, cwd=tmp_path)
    assert checked.returncode == 0
    assert words in checked.stdout


def test_a_board_nobody_can_race_on_has_exit_code_one(tmp_path: Path) -> None:
    checked = run("content", "check", "S.T.O-..M..", cwd=tmp_path)
    assert checked.returncode == 1
    assert "exactly one FINISH" in checked.stdout


@pytest.mark.parametrize(
    ("args", "content", "words"),
    [
        (("check", "bad.toml"), FILE.replace("..M..", "..?.."), "bad.toml: picture: row 2, square"),
        (("show", "bad.toml"), FILE.replace('"""', '"'), "bad.toml: this is no board file: "),
        (("check", "bad.toml"), FILE.replace("picture", "map"), "bad.toml: a board file has no"),
        (("check", "bad.toml"), "x" * 200_000, "bad.toml: this file is far too large"),
        (("check", "nosuch.toml"), "", "nosuch.toml: No such file"),
        (("check", "S" * 5000), "", "at most 272 signs, not 5000"),
        (("random", "rat_de_france"), "", "rat_de_france has no boards to make"),
        (("random", "nosuchgame"), "", "there is no game"),
        (("random", "chess_race", "--size", "5"), "", "12 to 186 tiles, not 5"),
        (("random", "chess_race", "--difficulty", "mean"), "", "one of easy, hard, medium"),
    ],
)
def test_bad_boards_get_one_sentence_that_says_where(
    args: tuple[str, ...], content: str, words: str, tmp_path: Path
) -> None:
    if content:
        (tmp_path / "bad.toml").write_text(content, encoding="utf-8")
    done = run("content", *args, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert words in done.stderr


def test_all_content_that_comes_with_the_games_is_checked(tmp_path: Path) -> None:
    checked = run("content", "check", cwd=tmp_path)
    assert checked.returncode == 0
    assert "Mouse Tales" in checked.stdout


def test_a_changed_copy_of_a_content_folder_is_refused_by_file_entry_and_field(
    tmp_path: Path,
) -> None:
    shutil.copytree(find("mouse_tales").folder / "content", tmp_path / "mine")
    cards = tmp_path / "mine" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("paws = 2", "pawz = 2", 1), encoding="utf-8")
    checked = run("content", "check", "mine", "--game", "mouse_tales", cwd=tmp_path)
    assert checked.returncode == 1
    assert "cards.toml, card 'nezs-hammer'" in checked.stdout
    assert "paws" in checked.stdout
