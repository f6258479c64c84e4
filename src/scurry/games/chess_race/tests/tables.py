"""Positions as pictures, moves as words: what the tests of this game are written in."""

from __future__ import annotations

from textwrap import dedent
from typing import cast

from scurry.games.chess_race import game as chess
from scurry.games.chess_race import picture
from scurry.games.chess_race.plans import picture_of
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.view import View, view
from scurry.games.chess_race.words import FRAME, NAMES, NO_TILE, square_of
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng, ToldRng

SPECTATOR = 8


def table(text: str) -> Chess:
    """The position of a picture; besides the lines of `picture.lay` there may be

    chance: 2 0                    these draws and no others
    options: open_hands=on bicycle=once
    """
    lines = [line.strip() for line in dedent(text).splitlines() if line.strip()]
    facts = {line.partition(":")[0]: line.partition(":")[2] for line in lines if ":" in line}
    kept = [line for line in lines if line.partition(":")[0] not in ("chance", "options")]
    chosen: dict[str, Value] = {}
    for word in facts.get("options", "").split():
        name, _, value = word.partition("=")
        chosen[name] = value
    draws: list[int] | None = None
    if "chance" in facts:
        draws = [int(draw) for draw in facts["chance"].split()]
    return picture.lay("\n".join(kept), None if draws is None else ToldRng([*draws]), **chosen)


def begin(seats: int, rng: Rng | int = 0, **options: Value) -> Chess:
    """A new game."""
    return cast(Chess, chess.start(seats, rng, None, None, **options))


def play(game: Chess, *moves: str) -> Chess:
    """Moves like "0 king c5", each let in by the door as a stranger's would be."""
    for move in moves:
        seat, _, key = move.partition(" ")
        game.apply(int(seat), door.admit(game, int(seat), key))
    return game


def reach(text: str, by: str) -> None:
    """Two drawings side by side: the position, and x wherever options with these words lead.

    The card of the words is put into a's hand, unless the picture says what a holds.
    """
    lines = [line for line in dedent(text).splitlines() if line.strip()]
    drawn = [line.split() for line in lines if ":" not in line]
    facts = [line.strip() for line in lines if ":" in line]
    if not any(line.startswith("a:") for line in facts):
        facts.append(f"a: {by}")
    game = table("\n".join([*(left for left, _ in drawn), *facts]))
    found = drawing_of(game, {square_of(key.split()[-1]) for key in keys(game, 0) if led(key, by)})
    wanted = [right for _, right in drawn]
    assert found == wanted, "\n".join([f"{by} leads to", *found, "instead of", *wanted])


def led(key: str, by: str) -> bool:
    return key.rpartition(" ")[0] == by


def drawing_of(game: Chess, squares: set[int]) -> list[str]:
    """The outline of the board with x on these squares."""
    rows = picture_of(game.board.tiles).split()
    corner = square_of(seen(game, None).corner)
    return [
        "".join(
            "x" if corner + down * FRAME + right in squares else "." for right in range(len(row))
        )
        for down, row in enumerate(rows)
    ]


def shows(game: Chess, drawing: str) -> None:
    """The board now looks like this."""
    found = picture_of(game.board.tiles).split()
    wanted = dedent(drawing).split()
    assert found == wanted, "\n".join(["the board shows", *found, "instead of", *wanted])


def seen(game: Chess, seat: int | None) -> View:
    """What that seat sees; None is the spectator."""
    return view(game, seat)


def cells(game: Chess) -> list[str]:
    return [runner.cell for runner in seen(game, None).runners]


def hand(game: Chess, seat: int) -> list[str]:
    """Its cards, as its own player sees them."""
    held = seen(game, seat).runners[seat].hand
    assert held is not None
    return [card for card, count in held.items() for _ in range(count)]


def phase(game: Chess) -> str:
    return seen(game, None).phase


def keys(game: Chess, seat: int) -> list[str]:
    return [option.key for option in game.options(seat)]


def targets(game: Chess, seat: int, verb: str) -> list[str]:
    """The cells that options with these words lead to, in reading order."""
    found = [square_of(key.split()[-1]) for key in keys(game, seat) if led(key, verb)]
    return [NAMES[square] for square in sorted(found)]


def why(game: Chess, seat: int, key: str) -> str:
    """The clause and message against a choice; nothing if it is allowed."""
    refusal = door.refusal_of(game, seat, key)
    if refusal is None:
        assert key in keys(game, seat), f"{key!r} is neither refused nor offered"
        return ""
    assert key not in keys(game, seat), f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def listen(game: Chess) -> EventLog:
    log = EventLog()
    game.listener = log
    return log


def told(log: EventLog, seat: int) -> list[str]:
    """What that seat heard, in order."""
    return [repr(event) for event in log.events if event.audience >> seat & 1]


def tile_at(game: Chess, name: str) -> int:
    return game.board.tiles[square_of(name)]


def is_empty(game: Chess, name: str) -> bool:
    return tile_at(game, name) == NO_TILE
