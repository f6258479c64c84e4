"""`scurry games`, `scurry rules` and completion in the shell."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path

import pytest

from scurry.bots.levels import LEVELS
from scurry.kernel.game import Game
from scurry.terminal.command_line import complete_game, complete_seats
from scurry.words import LANGUAGES, rulebook
from tests.terminal.driver import CATALOGUE, run

GAMES = list(CATALOGUE.values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
FIELDS = {"id", "titles", "seats", "minutes", "age", "rules_version", "options"}
OPTION_FIELDS = {"name", "type", "default", "clause", "setting", "label", "help"}


def test_the_games_as_json_have_all_that_a_program_needs(tmp_path: Path) -> None:
    listed = json.loads(run("games", "--json", cwd=tmp_path).stdout)
    assert [game["id"] for game in listed] == [game.id for game in GAMES]
    for game, told in zip(GAMES, listed, strict=True):
        assert told.keys() == FIELDS
        assert told["seats"] == {"fewest": game.fewest, "most": game.most}
        assert [option["name"] for option in told["options"]] == [o.name for o in game.options]
        for option in told["options"]:
            ends = {"number": {"low", "high"}, "text": {"longest"}}.get(option["type"], {"values"})
            assert option.keys() == OPTION_FIELDS | ends
            assert option["help"].keys() == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_are_listed_for_people(lang: str, tmp_path: Path) -> None:
    shown = run("games", "--lang", lang, cwd=tmp_path).stdout
    for game in GAMES:
        assert game.titles[lang] in shown
        for option in game.options:
            assert option.name in shown


@pytest.mark.parametrize(
    ("pure", "kind"),
    [
        ("1", "rules interpreted (`make compiled` makes them ten times as fast)"),
        ("0", "rules compiled (SCURRY_PURE=1 runs them from their sources)"),
    ],
)
def test_the_program_says_which_rules_run_and_how_to_get_the_others(
    pure: str, kind: str, tmp_path: Path
) -> None:
    told = run("--version", cwd=tmp_path, SCURRY_PURE=pure)
    assert told.returncode == 0
    assert told.stdout == f"scurry {version('scurry')}, {kind}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_rulebook_can_be_read(game: Game, lang: str, tmp_path: Path) -> None:
    shown = run("rules", game.id, "--lang", lang, cwd=tmp_path).stdout
    assert shown.startswith(rulebook(game, lang).split("\n")[0])
    assert "{#" not in shown


@every_game
def test_a_clause_can_be_read_whatever_the_case_of_its_letters(game: Game, tmp_path: Path) -> None:
    clause_id = rulebook(game, "en").partition("{#")[2].partition("}")[0]
    first = run("rules", game.id, clause_id, cwd=tmp_path)
    assert first.returncode == 0
    assert first.stdout
    assert run("rules", game.id, clause_id.lower(), cwd=tmp_path).stdout == first.stdout


def test_the_shell_completes_the_names_of_games(tmp_path: Path) -> None:
    env = {"_SCURRY_COMPLETE": "complete_bash", "COMP_WORDS": "scurry play ", "COMP_CWORD": "2"}
    offered = run(cwd=tmp_path, **env).stdout.split()
    for game in GAMES:
        assert game.id in complete_game(game.id[:3])
        assert game.id in offered


def test_the_shell_completes_the_next_seat() -> None:
    assert complete_seats("human,greed") == ["human,greedy"]
    assert complete_seats("") == ["human", *LEVELS]
