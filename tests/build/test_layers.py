"""The check of layers finds imports that go the wrong way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check import layers


def planted(root: Path, place: str, code: str) -> list[str]:
    for game in ("toy", "other"):
        (root / "src/scurry/games" / game).mkdir(parents=True)
        (root / "src/scurry/games" / game / "__init__.py").touch()
    path = root / "src/scurry" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code + "\n")
    return layers.problems(root)


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("kernel/state.py", "from scurry.games import toy"),
        ("kernel/state.py", "from scurry import bots"),
        ("kernel/state.py", "import msgspec"),
        ("kernel/state.py", "import time"),
        ("kernel/state.py", "from ..server import table"),
        ("games/toy/state.py", "from scurry.games.other import state"),
        ("games/toy/state.py", "from ..other import state"),
        ("games/toy/state.py", "def draw() -> None:\n    import random"),
        ("games/toy/state.py", "import msgspec"),
        ("games/toy/state.py", "from scurry.bots import greedy"),
        ("games/toy/view.py", "import fluent.runtime"),
        ("games/toy/tests/test_toy.py", "import scurry.games.other.state"),
        ("bots/greedy.py", "from scurry.games import toy"),
        ("bots/greedy.py", "import socket"),
        ("testkit/contract.py", "import scurry.games.toy"),
        ("lab/run.py", "from scurry.games.toy import state"),
        ("lab/run.py", "from scurry.server import table"),
        ("adapters/zoo.py", "import scurry.bots.greedy"),
        ("server/app.py", "from scurry.games.toy.view import view"),
        ("server/app.py", "import flask"),
        ("words.py", "import rich"),
        ("_source.py", "import scurry.kernel"),
        ("strange/thing.py", "import os"),
    ],
)
def test_an_import_against_the_layers_is_found(tmp_path: Path, place: str, code: str) -> None:
    problems = planted(tmp_path, place, code)
    assert len(problems) == 1
    assert problems[0].startswith(f"src/scurry/{place}:")


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("kernel/state.py", "from mypy_extensions import i64\nfrom librt.vecs import vec"),
        ("kernel/__init__.py", "from .state import State\nfrom scurry.kernel import rng"),
        ("games/toy/state.py", "from scurry.kernel.state import State\nfrom . import board"),
        ("games/toy/view.py", "import msgspec\nfrom scurry.games.toy.state import Toy"),
        (
            "games/toy/tests/test_toy.py",
            "import random\nimport pytest\nimport scurry.testkit.suite",
        ),
        ("bots/greedy.py", "from scurry.kernel.state import State"),
        ("lab/run.py", "import time\nfrom scurry.kernel.catalogue import games"),
        ("words.py", "from fluent.runtime import FluentBundle"),
        ("cli.py", "import typer\nfrom scurry import words"),
    ],
)
def test_an_import_that_follows_the_layers_is_fine(tmp_path: Path, place: str, code: str) -> None:
    assert planted(tmp_path, place, code) == []
