"""`make quick` runs what a change can have broken."""

from __future__ import annotations

import re

import pytest

from tools import quick


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("src/scurry/games/rat_de_france/moves.py", "src/scurry/games/rat_de_france"),
        (
            "src/scurry/games/rat_de_france/moves.py",
            "tests/contract/test_contract.py -k rat_de_france",
        ),
        ("src/scurry/games/mouse_tales/texts/uk.ftl", "tests/words -k mouse_tales"),
        ("src/scurry/games/forsage_cards/ui/Board.svelte", "client"),
        ("src/scurry/kernel/rng.py", "tests/kernel/test_rng.py"),
        ("src/scurry/server/race.py", "tests/server/test_race.py"),
        ("src/scurry/server/store/sqlite.py", "tests/server"),
        ("tests/server/test_fuzz.py", "tests/server/test_fuzz.py"),
        ("client/src/main.ts", "client"),
        ("tools/build/rules.py", "tests/build"),
    ],
)
def test_a_changed_file_leads_to_its_tests(file: str, wanted: str) -> None:
    assert wanted in quick.to_run([file])


def test_what_no_test_looks_at_runs_nothing() -> None:
    assert quick.to_run(["docs/server.md", "LICENSE"]) == []


def test_every_path_that_is_named_is_there() -> None:
    paths = [word for _, wanted in quick.TESTS for word in wanted.partition(" -k ")[0].split()]
    for path in [*paths, *quick.LEFT_OUT]:
        if path != "client" and "\\" not in path:
            assert (quick.ROOT / path).exists(), path


def test_long_tests_are_left_out_unless_they_were_changed_themselves() -> None:
    (command,) = quick.commands(["tests/server"])
    assert "--ignore=tests/server/test_fuzz.py" in command
    (command,) = quick.commands(["tests/server/test_fuzz.py", "tests/server"])
    assert "--ignore=tests/server/test_fuzz.py" not in command


def test_names_of_tests_are_asked_for_in_a_run_of_their_own() -> None:
    made = quick.commands(["tests/kernel", "tests/contract/test_contract.py -k toy_or_pawns"])
    assert [command[-1] for command in made][1] == "toy or pawns"
    assert not any(re.search("-k", word) for word in made[0])
