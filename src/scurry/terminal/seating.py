"""Who sits where, and under which options: from the command line to what a game takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scurry.bots.levels import LEVELS
from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.record import Record
from scurry.terminal.trouble import Trouble, guess

HUMAN: Final = "human"
RIVAL: Final = "greedy"  # who sits opposite if nobody was named

Sitters = tuple[str, ...]  # for every seat: human, or the level of a bot


def sitters(game: Game, text: str | None) -> Sitters:
    """`human,greedy,random`, checked; without a text one human and as few bots as will do."""
    if text is None:
        return usual(game)
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        known = [HUMAN, *LEVELS]
        if name not in known:
            hint = f"a seat is one of {', '.join(known)}, not {name!r}"
            raise Trouble(hint + guess(name, known))
    if not game.fewest <= len(names) <= game.most:
        wanted = f"{game.fewest} to {game.most} seats" if game.fewest < game.most else (
            f"exactly {game.most} seats"
        )  # fmt: skip
        raise Trouble(f"{game.id} has {wanted}, but {text!r} names {len(names)}")
    return names


def usual(game: Game) -> Sitters:
    seats = max(game.fewest, min(2, game.most))
    return (HUMAN, *[RIVAL] * (seats - 1))


def bots_only(game: Game, text: str | None) -> Sitters:
    """Seats of a simulation; without a text, random players on as many seats as four."""
    if text is None:
        return ("random",) * max(game.fewest, min(4, game.most))
    named = sitters(game, text)
    if HUMAN in named:
        raise Trouble("nobody can be asked in a simulation: name bots only")
    return named


def chosen(game: Game, pairs: Sequence[str]) -> dict[str, Value]:
    """`deal=4` and the like, checked against the game's options."""
    given: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Trouble(f"an option is written NAME=VALUE, not {pair!r}")
        if name in given:
            raise Trouble(f"option {name} is given twice")
        given[name] = value
    game.settled(given)
    return given


def seated(record: Record) -> Sitters:
    """Who sits where by the notes of a record, the last note for a seat counting."""
    who = [HUMAN] * record.seats
    for entry in record.entries:
        words = entry.note.split(" ")
        if words[0] == "bot":
            who[int(words[1])] = words[2]
        elif words[0] == "human":
            who[int(words[1])] = HUMAN
    return tuple(who)


def notes(who: Sitters) -> list[str]:
    """The notes that `seated` reads."""
    return [
        f"human {seat}" if name == HUMAN else f"bot {seat} {name}" for seat, name in enumerate(who)
    ]
