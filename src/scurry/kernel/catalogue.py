"""The catalogue is the directory listing of scurry.games, plus what other packages announce."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from scurry.kernel.game import Game

HOME = "scurry.games"  # our package of games, and the name of the entry-point group
FOUND: dict[str, Game] = {}
ADDED: dict[str, Game] = {}


class UnknownGame(ValueError):
    """There is no game of that name; says which there are."""


def catalogue() -> dict[str, Game]:
    """All games that can be played here, by id, in alphabetical order."""
    if not FOUND:
        for game in [*own_games(), *outside_games()]:
            enlist(FOUND, game)
    return dict(sorted({**FOUND, **ADDED}.items()))


def add(game: Game) -> None:
    """Put a game into the catalogue of this process (tests do, for toy games)."""
    enlist(ADDED, game)


def enlist(games: dict[str, Game], game: Game) -> None:
    if games.setdefault(game.id, game) is not game:
        raise ValueError(f"two games are called {game.id}")


def own_games() -> list[Game]:
    home = importlib.import_module(HOME)
    names = sorted(module.name for module in pkgutil.iter_modules(home.__path__))
    return [importlib.import_module(f"{HOME}.{name}").game for name in names]


def outside_games() -> list[Game]:
    return [point.load() for point in entry_points(group=HOME)]


def find(game_id: str) -> Game:
    """The game of that id."""
    games = catalogue()
    if game_id not in games:
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(games)}")
    return games[game_id]
