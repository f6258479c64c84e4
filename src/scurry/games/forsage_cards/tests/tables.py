"""Positions as pictures, moves as words: what the tests of this game are written in."""

from __future__ import annotations

from scurry.games.forsage_cards import picture
from scurry.games.forsage_cards.phases import Window
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.view import View, view
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import ToldRng

SPECTATOR = 8


def table(text: str) -> Forsage:
    """The position of a picture that may begin with how chance falls and what the host chose:

    chance: 2 0                          these draws and no others
    options: deal=4 pick_a_back=on
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    extras = {label(line): line.partition(":")[2].split() for line in lines}
    chosen: dict[str, Value] = {}
    for word in extras.get("options", []):
        name, _, value = word.partition("=")
        chosen[name] = value
    position = [line for line in lines if label(line) not in ("chance", "options")]
    chance = told_rng([int(draw) for draw in extras.get("chance", [])])
    return picture.lay("\n".join(position), chance, **chosen)


def told_rng(draws: list[int]) -> ToldRng:
    return ToldRng([*draws])


def play(game: Forsage, *moves: str) -> Forsage:
    """Moves like "0 overtake", each let in by the door as a stranger's would be."""
    for move in moves:
        seat, _, key = move.partition(" ")
        game.apply(int(seat), door.admit(game, int(seat), key))
    return game


def unstopped(game: Forsage, *moves: str) -> Forsage:
    """The same moves, and nobody stops any of them."""
    for move in moves:
        play(game, move)
        while game.stack and isinstance(game.stack[-1], Window):
            play(game, f"{game.pending()[0]} pass")
    return game


def expect(game: Forsage, *wanted: str) -> None:
    """The position shows these lines; lines with other labels than theirs may be anything."""
    labels = {label(line) for line in wanted}
    found = [line for line in picture.spread(game).splitlines() if label(line) in labels]
    same = sorted(found, key=label) == sorted(wanted, key=label)
    assert same, "\n".join(["the position shows", *found, "instead of", *wanted])


def label(line: str) -> str:
    return line.partition(":")[0]


def known(game: Forsage) -> list[str]:
    """What the seats know of each other's hands."""
    return picture.known_lines(game)


def seen(game: Forsage, seat: int | None) -> View:
    """What that seat sees; None is the spectator."""
    return view(game, seat)


def keys(game: Forsage, seat: int) -> list[str]:
    return [option.key for option in game.options(seat)]


def why(game: Forsage, seat: int, key: str) -> str:
    """The clause and message against a choice; nothing if it is allowed."""
    refusal = door.refusal_of(game, seat, key)
    if refusal is None:
        assert key in keys(game, seat), f"{key!r} is neither refused nor offered"
        return ""
    assert key not in keys(game, seat), f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def listen(game: Forsage) -> EventLog:
    log = EventLog()
    game.listener = log
    return log


def told(log: EventLog, seat: int) -> list[str]:
    """What that seat heard, in order."""
    return [repr(event) for event in log.events if event.audience >> seat & 1]
