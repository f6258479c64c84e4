"""The types that boards are written against are those of the views."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Literal, get_args

import pytest
from msgspec import Struct

from scurry.games.forsage_cards import phases, view
from scurry.games.forsage_cards.cards import NAMES
from scurry.kernel.state import Phase
from tools import typescript

ROOT = Path(__file__).resolve().parents[2]
Colour = Literal["red", "blue"]


class Piece(Struct):
    """A thing."""

    colour: Colour
    shape: Colour | Literal[""] = ""  # "" if it has none


class View(Struct):
    seat: int | None
    pieces: list[Piece]
    words: dict[str, int] | None  # by word


def test_a_view_becomes_types_with_its_names_and_comments() -> None:
    module = ModuleType("scurry.games.toy.view")
    module.__file__ = __file__
    vars(module).update(View=View, Colour=Colour)
    assert typescript.view(module).splitlines() == [
        "// Made by `python -m tools.typescript` from src/scurry/games/toy/view.py. Do not edit.",
        "",
        'export type Colour = "blue" | "red";',
        "",
        "/** A thing. */",
        "export interface Piece {",
        "  colour: Colour;",
        '  shape: Colour | ""; // "" if it has none',
        "}",
        "",
        "export interface View {",
        "  seat: number | null;",
        "  pieces: (Piece)[];",
        "  words: Record<string, number> | null; // by word",
        "}",
    ]


def test_every_game_has_fresh_types() -> None:
    made = typescript.files(ROOT)
    assert len(made) == 7
    assert typescript.problems(ROOT) == []


def test_a_stale_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "files", lambda root: {root / "view.ts": "new"})
    (tmp_path / "view.ts").write_text("old")
    assert typescript.problems(tmp_path) == [
        "view.ts is not fresh: run python -m tools.typescript."
    ]


def test_the_cards_and_phases_of_a_view_are_those_of_the_game() -> None:
    assert [*get_args(view.Kind)] == [*NAMES]
    names = {
        name.lower()
        for name, found in vars(phases).items()
        if isinstance(found, type) and issubclass(found, Phase) and found is not Phase
    }
    assert set(get_args(view.PhaseName)) == names
