"""Whole games at the real terminal: every game, in every language, on the screen and plain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scurry.kernel.record import load
from scurry.kernel.replay import verify
from scurry.words import LANGUAGES, Words
from tests.terminal.driver import CATALOGUE, MOST_ANSWERS, Terminal, play_on, prompt, run

every_game = pytest.mark.parametrize("game_id", list(CATALOGUE))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@every_game
def test_a_game_can_be_played_to_its_end_on_the_screen(
    game_id: str, lang: str, tmp_path: Path
) -> None:
    terminal = Terminal("play", game_id, "--lang", lang, "--record", "game.scurry", cwd=tmp_path)
    assert play_on(terminal, lang)
    assert terminal.finish() == 0
    record = load(tmp_path / "game.scurry")
    assert verify(record).fair
    assert record.commitment is not None
    assert record.commitment in terminal.text.partition(Words(lang).say("commands"))[0]
    assert record.secret is not None
    assert record.secret in terminal.text.replace("\n", "")
    assert [path.name for path in tmp_path.iterdir()] == ["game.scurry"]


@every_game
def test_a_game_can_be_played_to_its_end_in_plain_lines(game_id: str, tmp_path: Path) -> None:
    """Somebody with a screen reader types the name of an option that was read out."""
    terminal = Terminal("play", game_id, "--plain", "--seed", "3", cwd=tmp_path)
    offered = ""
    for _ in range(MOST_ANSWERS):
        shown = terminal.until(r"\nanswer \d+ \d+\n", r"\nend [^\n]*\n")
        if "\nend " in shown:
            break
        found = re.search(r"^option ([^\t]*)\t", shown, re.M)
        assert found is not None
        offered = found[1]
        terminal.type(offered + "\n")
    assert terminal.finish() == 0
    assert offered
    assert "\x1b" not in terminal.raw
    assert "\f" not in terminal.text


@every_game
def test_the_same_seed_gives_the_same_game(game_id: str, tmp_path: Path) -> None:
    seats = ",".join(["greedy", "random", "greedy"][: CATALOGUE[game_id].most])
    texts = []
    for name in ("one", "two"):
        done = run("play", game_id, "--seats", seats, "--seed", "5", "--record", name, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "! bot 0 greedy\n" in texts[0]


@every_game
def test_without_a_seed_no_two_games_are_alike(game_id: str, tmp_path: Path) -> None:
    seats = ",".join(["random"] * CATALOGUE[game_id].fewest)
    for name in ("one", "two"):
        run("play", game_id, "--seats", seats, "--record", name, cwd=tmp_path)
    first, second = (load(tmp_path / name) for name in ("one", "two"))
    assert first.secret != second.secret
    assert verify(first).fair


@every_language
def test_the_menu_leads_to_a_table(lang: str, tmp_path: Path) -> None:
    words = Words(lang)
    terminal = Terminal("--lang", lang, cwd=tmp_path)
    terminal.until(re.escape(words.say("menu-games")))
    terminal.type("x\n")
    terminal.until(re.escape(words.say("not-between", {"low": 1, "high": len(CATALOGUE)})))
    for _ in range(4):  # game, players, people, bot: the usual
        terminal.type("\n")
    terminal.until(prompt(lang))
    terminal.type(words.say("command-quit") + "\n")
    terminal.until("scurry resume")
    assert terminal.finish() == 0
    assert len(list(tmp_path.glob("*.scurry"))) == 1


def test_the_menu_can_be_left(tmp_path: Path) -> None:
    terminal = Terminal(cwd=tmp_path)
    terminal.until(re.escape(Words("en").say("menu-games")))
    terminal.type("quit\n")
    assert terminal.finish() == 0
    assert not list(tmp_path.iterdir())


def test_without_a_terminal_the_program_explains_itself(tmp_path: Path) -> None:
    done = run(cwd=tmp_path)
    assert done.returncode == 0
    assert "scurry play" in done.stdout


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_environment_tells_the_language(
    variables: dict[str, str], lang: str, tmp_path: Path
) -> None:
    game = next(iter(CATALOGUE.values()))
    assert (
        run("games", game.id, cwd=tmp_path, **variables)
        .stdout.split("\n")[0]
        .endswith(game.titles[lang])
    )
