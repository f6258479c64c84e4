"""Bad input anywhere: one clear sentence, exit code 2, no traceback, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driver import CATALOGUE, run

GAME = next(game for game in CATALOGUE.values() if game.options)
PLAY = ("play", GAME.id)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("play", "nosuchgame"), f"there is no game 'nosuchgame'; there are: .*{GAME.id}"),
        (("play", GAME.id[:-1]), f"did you mean {GAME.id}?"),
        (("rules", "nosuchgame"), "there is no game"),
        (("games", "nosuchgame"), "there is no game"),
        (("bench", "nosuchgame"), "there is no game"),
        (("simulate", "nosuchgame"), "there is no game"),
        ((*PLAY, "--option", "nosuch=1"), "there is no option 'nosuch'"),
        ((*PLAY, "--option", "nosuch"), "written NAME=VALUE"),
        ((*PLAY, "--option", f"{GAME.options[0].name}=nosuch"), "must be one of"),
        ((*PLAY, "--option", "a=1", "--option", "a=2"), "given twice"),
        ((*PLAY, "--seats", "human,nobody"), "a seat is one of human, "),
        ((*PLAY, "--seats", "human,greeedy"), "did you mean greedy?"),
        ((*PLAY, "--seats", ",".join(["human"] * (GAME.most + 1))), f"{GAME.most + 1}"),
        ((*PLAY, "--seats", ""), "a seat is one of"),
        ((*PLAY, "--seed", "abc"), "'--seed'"),
        ((*PLAY, "--lang", "fr"), "there is no language 'fr'; there are: uk, ru, en"),
        ((*PLAY, "--record", "nosuchfolder/file"), "nosuchfolder/file"),
        ((*PLAY, "--nosuch"), "--nosuch"),
        (("nosuchcommand",), "nosuchcommand"),
        (("play",), "GAME"),
        (("rules", GAME.id, "XX-1"), "has no clause XX-1"),
        (("resume", "nosuchfile"), "nosuchfile"),
        (("replay", "nosuchfile"), "nosuchfile"),
        (("verify", "nosuchfile"), "nosuchfile"),
        (("replay", "."), "."),
        (("simulate", GAME.id, "--seats", "human,random"), "name bots only"),
        (("simulate", GAME.id, "--games", "0"), "--games"),
        (("simulate", GAME.id, "--jobs", "0"), "--jobs"),
        (("bench", "--seconds", "x"), "--seconds"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_input_gets_one_sentence(args: tuple[str, ...], words: str, tmp_path: Path) -> None:
    done = run(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("scurry: ")
    assert len(done.stderr.splitlines()) == 1
    assert words.partition(".*")[0] in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_record_of_other_rules_says_so(tmp_path: Path) -> None:
    (tmp_path / "old").write_text(f"scurry record 1\ngame {GAME.id}\nrules 0\nseats 2\nbegin\n")
    for command in ("resume", "replay"):
        done = run(command, "old", cwd=tmp_path)
        assert done.returncode == 2
        assert "under rules 0" in done.stderr


def test_a_record_of_an_unknown_game_says_so(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("scurry record 1\ngame chess\nrules 1\nseats 2\nbegin\n")
    for command, code in (("resume", 2), ("replay", 2), ("verify", 1)):
        done = run(command, "other", cwd=tmp_path)
        assert done.returncode == code
        assert "there is no game 'chess'" in done.stderr + done.stdout


@pytest.mark.parametrize(
    "command",
    ["play", "resume", "replay", "verify", "rules", "games", "simulate", "bench"],
)
def test_every_command_teaches_by_examples(command: str, tmp_path: Path) -> None:
    done = run(command, "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert f"\n  scurry {command}" in done.stdout
