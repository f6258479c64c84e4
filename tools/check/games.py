"""Where the games are."""

from __future__ import annotations

from pathlib import Path


def game_folders(root: Path) -> list[Path]:
    """Every folder of games/ that has code, whatever else it lacks."""
    return sorted({path.parent for path in root.glob("src/scurry/games/*/*.py")})
