"""What there is to read: texts and rulebooks of the games, for clients in any language."""

from __future__ import annotations

from functools import cache

from scurry.kernel.catalogue import UnknownGame, find
from scurry.kernel.game import Game
from scurry.server.problem import Problem
from scurry.words import FRAME, LANGUAGES, Words, rulebook


def language_of(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("unknown-language", f"There are words in {', '.join(LANGUAGES)}.", 404)
    return language


def game_of(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame:
        raise Problem("unknown-game", "There is no such game here.", 404) from None


@cache
def texts(game: Game | None, language: str) -> str:
    """A game's Fluent file, or the frame's."""
    home = FRAME if game is None else game.folder
    try:
        return (home / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    except OSError:
        raise Problem("no-words", "This game has no words in that language.", 404) from None


def book(game: Game, language: str) -> str:
    try:
        return rulebook(game, language)
    except OSError:
        raise Problem("no-book", "This game has no rulebook in that language.", 404) from None


@cache
def about(game: Game) -> dict[str, str]:
    """What kind of game it is, in every language that says so."""
    found = {}
    for language in LANGUAGES:
        try:
            found[language] = Words(language, game).say("about")
        except (KeyError, OSError):
            continue  # an outside game need not say it
    return found
