"""Simulations: the same figures however the work is shared."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from statistics import median as plain_median

import pytest

from scurry.kernel.catalogue import outside_games, own_games
from scurry.kernel.game import Game
from scurry.lab.simulate import (
    Plan,
    Tally,
    game_seed,
    median,
    play_chunk,
    simulate,
    summary,
    wilson,
)

SOURCES = Path(__file__).parents[2] / "src"
GAMES = [*own_games(), *outside_games()]  # no toys of other tests
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def plan(game: Game, games: int = 30, levels: tuple[str, ...] = ()) -> Plan:
    return Plan(game.id, levels or ("random",) * game.fewest, games, 3)


def counted(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.wins, tally.shared, sorted(tally.lengths.items())


@every_game
def test_one_process_or_two_make_no_difference(game: Game) -> None:
    chosen = plan(game)
    alone = counted(simulate(chosen, 1))
    assert counted(simulate(chosen, 2)) == alone
    assert alone[0] == 30


def test_workers_that_are_started_afresh_make_no_difference_either() -> None:
    chosen = plan(GAMES[0])
    spawned = simulate(chosen, 2, start_method="spawn")
    assert counted(spawned) == counted(simulate(chosen, 1))


@every_game
def test_bots_play_alike_in_one_process_or_two(game: Game) -> None:
    chosen = plan(game, 4, ("greedy", *["random"] * (game.fewest - 1)))
    assert counted(simulate(chosen, 2)) == counted(simulate(chosen, 1))


def test_every_game_is_played_once_whatever_the_portions() -> None:
    for games, jobs in ((1, 1), (7, 2), (1000, 3), (100_000, 2)):
        chunks = plan(GAMES[0], games).chunks(jobs)
        numbers = [number for _, first, behind in chunks for number in range(first, behind)]
        assert numbers == list(range(games))


def test_the_games_of_a_run_differ_and_so_do_runs() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(100)}
    assert len(seeds) == 2000


def test_ctrl_c_keeps_what_was_played() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    chosen = plan(GAMES[0], 300)
    tally = simulate(chosen, 1, interrupt)
    first = chosen.chunks(1)[0]
    assert counted(tally) == counted(play_chunk(first))
    assert 0 < tally.games < 300


def test_the_wilson_interval_is_the_one_of_the_books() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("lengths", [[3], [1, 2], [1, 1, 5], [1, 1, 5, 5], [2, 4, 6, 8, 8], []])
def test_the_median_is_the_middle_one(lengths: list[int]) -> None:
    assert median(Counter(lengths)) == (plain_median(lengths) if lengths else 0.0)


def test_the_summary_has_every_figure() -> None:
    chosen = plan(GAMES[0])
    told = summary(chosen, simulate(chosen))
    assert told["games"] == told["asked"] == 30
    assert json.loads(json.dumps(told)) == told


def scurry(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scurry.cli", *args],
        cwd=SOURCES,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=True,
    )


@every_game
def test_the_program_reports_as_json_without_another_word(game: Game) -> None:
    args = ("simulate", game.id, "--games", "20", "--seed", "5", "--json")
    one, two = scurry(*args, "--jobs", "1"), scurry(*args, "--jobs", "2")
    assert one.stdout == two.stdout
    assert one.stderr == two.stderr == ""
    told = json.loads(one.stdout)
    seat = {"seat", "bot", "wins", "share", "interval"}
    assert all(part.keys() == seat for part in told["seats"])
    assert told["choices"].keys() == {"mean", "median", "max"}


def test_the_program_reports_for_people_too() -> None:
    done = scurry("simulate", GAMES[0].id, "--games", "20")
    assert "95 % interval" in done.stdout
    assert done.stderr == ""


def test_the_bench_tells_figures_for_each_game() -> None:
    told = json.loads(scurry("bench", GAMES[0].id, "--json", "--seconds", "0.05").stdout)
    assert list(told) == [GAMES[0].id]
    assert told[GAMES[0].id]["playouts_per_s"] > 0
    assert GAMES[0].id in scurry("bench", GAMES[0].id, "--seconds", "0.05").stdout
