"""Sitting down at a table: on a screen if there is one, else in plain lines."""

from __future__ import annotations

import sys

from rich.console import Console

from scurry.terminal.front import Front
from scurry.terminal.host import host
from scurry.terminal.keeper import Keeper
from scurry.terminal.plain import Plain
from scurry.terminal.screen import Screen
from scurry.terminal.table import Table
from scurry.words import Words


def console() -> Console:
    return Console(highlight=False)


def on_screen() -> bool:
    """Whether somebody looks, and can answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def sit(table: Table, keeper: Keeper, lang: str, plain: bool) -> None:
    words = Words(lang, table.game)
    front: Front = Screen(words, console()) if on_screen() and not plain else Plain(words)
    host(table, front, keeper)
