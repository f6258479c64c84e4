"""`scurry content check` for what games are made of: cards, tiles, chapters."""

from __future__ import annotations

from pathlib import Path

from scurry.kernel.catalogue import catalogue
from scurry.kernel.game import Game
from scurry.kernel.message import Arg
from scurry.terminal.trouble import Trouble, game_called
from scurry.words import Words


def is_folder(source: str) -> bool:
    """A board's code may be longer than any name."""
    try:
        return Path(source).is_dir()
    except OSError:
        return False


def inspected() -> list[Game]:
    """The games with content that people may change."""
    return [game for game in catalogue().values() if game.inspect() is not None]


def check(folder: str | None, game: str | None, words_in: str) -> bool:
    """Say what is wrong with a folder of content, or with all that is built in."""
    games = inspected() if game is None else [game_called(game)]
    if folder is not None and len(games) > 1:
        raise Trouble("say by --game whose content this is")
    good = True
    for each in games:
        words = Words(words_in, each)
        faults = each.inspect(None if folder is None else Path(folder))
        if faults is None:
            raise Trouble(f"{each.id} has no content to check")
        for fault in faults:
            print(fault)
        found: dict[str, Arg] = {"game": each.titles[words_in], "faults": len(faults)}
        print(words.say("content-bad" if faults else "content-good", found))
        good = good and not faults
    return good
