"""Imports go one way: everything may know the kernel, the kernel knows nobody."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from tools.check.games import game_folders
from tools.check.imports import imported


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Rules are the same wherever and whenever they run: chance, time and network come from outside.
OUTSIDE_WORLD: Final = _names(
    "asyncio concurrent datetime ftplib http imaplib multiprocessing random sched secrets select "
    "selectors signal smtplib socket socketserver ssl subprocess tempfile threading time urllib "
    "uuid xmlrpc"
)
COMPILING: Final = _names("mypy_extensions librt")
TESTING: Final = _names("pytest hypothesis")
SERVING: Final = _names(
    "anyio itsdangerous msgspec platformdirs prometheus_client psycopg segno starlette uvicorn "
    "websockets"
)
RESEARCH: Final = _names("gymnasium numpy pettingzoo pyspiel")


class Layer(NamedTuple):
    ours: frozenset[str]  # parts of scurry it may import, besides itself
    others: frozenset[str] = frozenset()  # packages of others, besides the standard library
    sealed: bool = False  # whether the outside world is out of reach


KERNEL: Final = Layer(_names(""), COMPILING, sealed=True)
GAME: Final = Layer(_names("kernel"), COMPILING, sealed=True)
GAME_VIEW: Final = Layer(_names("kernel"), COMPILING | {"msgspec"}, sealed=True)
GAME_TESTS: Final = Layer(_names("kernel testkit bots words"), COMPILING | TESTING | {"msgspec"})
TOP: Final = Layer(
    _names("_source kernel games bots lab record remote server terminal testkit words"),
    _names("msgspec rich typer"),
)
LAYERS: Final = {
    "kernel": KERNEL,
    "bots": Layer(_names("kernel"), COMPILING, sealed=True),
    "testkit": Layer(_names("kernel"), COMPILING | TESTING),
    "lab": Layer(_names("_source kernel bots games"), _names("msgspec ray rich")),
    "terminal": Layer(
        _names("kernel bots games lab record remote server words"), _names("rich typer")
    ),
    "remote": Layer(_names("kernel server"), _names("msgspec websockets")),
    "adapters": Layer(_names("kernel games"), RESEARCH),
    "server": Layer(_names("kernel games bots words"), COMPILING | SERVING),
    "_source": Layer(_names("")),
    "words": Layer(_names("kernel games"), _names("fluent")),
    "cli": TOP,
    "__init__": TOP,
    "__main__": TOP,
}


def problems(root: Path) -> list[str]:
    package = root / "src/scurry"
    games = {folder.name for folder in game_folders(root)}
    found = []
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).with_suffix("").parts
        layer, own = _layer(place)
        if layer is None:
            found.append(f"{path.relative_to(root)}: tools/check/layers.py has no rule for {own}.")
            continue
        for line, name in imported(path, ".".join(("scurry", *place)).removesuffix(".__init__")):
            if fault := _fault(name, layer, own, games):
                found.append(f"{path.relative_to(root)}:{line}: {own} must not import {fault}.")
    return found


def _layer(place: tuple[str, ...]) -> tuple[Layer | None, str]:
    """The layer of a module, and the name of the part of scurry that it belongs to."""
    if place[0] == "games" and len(place) > 2:
        own = f"games.{place[1]}"
        if "tests" in place[2:-1]:
            return GAME_TESTS, own
        return (GAME_VIEW if place[2] == "view" else GAME), own
    if place[0] == "games":
        return KERNEL._replace(ours=_names("kernel")), "games"
    return LAYERS.get(place[0], None if len(place) > 1 else TOP), place[0]


def _fault(name: str, layer: Layer, own: str, games: set[str]) -> str | None:
    """What is wrong with an import, as the end of a sentence; None if nothing is."""
    top, _, rest = name.partition(".")
    if top != "scurry":
        if top in layer.others or (top in sys.stdlib_module_names and top not in OUTSIDE_WORLD):
            return None
        return None if top in sys.stdlib_module_names and not layer.sealed else name
    if f"{rest}.".startswith(f"{own}."):
        return None
    part, _, below = rest.partition(".")
    if part == "games" and below.partition(".")[0] in games:
        return f"{name}: only the catalogue names games"
    return None if part in layer.ours else name
