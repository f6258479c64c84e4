"""Positions as pictures, dice as they fall, answers as words: what these tests are written in."""

from __future__ import annotations

import re
from typing import cast

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese import picture
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.view import Card, Player, View, view
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng, ToldRng

PAW_DRAW = 5


def table(text: str) -> Cheese:
    """The position of a picture. Besides the lines of `picture.lay` there may be

    seats: 3                        or as many as have stocks and burrows; at least two
    rolls: clockwise 3, paw         how the dice will fall, and no further
    options: mode=advanced pace=turns

    The stock of a player who has no product may be left out. Further lines of options add to the
    first; of other lines the last one counts.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert all(":" in line for line in lines), text
    facts = {label(line): line.partition(":")[2] for line in lines}
    chosen = [line.partition(":")[2] for line in lines if label(line) == "options"]
    rolls = [draws(roll) for roll in facts.pop("rolls", "").split(",") if roll.strip()]
    options: dict[str, Value] = {}
    for word in " ".join(chosen).split():
        name, _, value = word.partition("=")
        options[name] = value
    for seat in range(seats(facts)):
        facts.setdefault(f"stock {seat}", "")
    facts.pop("seats", None)
    facts.pop("options", None)
    told = ToldRng([number for roll in rolls for number in roll])
    return picture.lay("\n".join(f"{name}:{fact}" for name, fact in facts.items()), told, **options)


def draws(roll: str) -> tuple[int, int]:
    """What the two dice draw for "clockwise 3", "counter 6" or "paw"."""
    words = roll.split()
    if words == ["paw"]:
        return 0, PAW_DRAW
    return ("clockwise", "counter").index(words[0]), int(words[1]) - 2


def seats(facts: dict[str, str]) -> int:
    owners = [int(owner) for owner in re.findall(r"/(\d)", facts["ring"])]
    stocks = [int(name.split()[1]) for name in facts if name.startswith("stock ")]
    return max(1, *owners, *stocks, int(facts.get("seats", "2")) - 1) + 1


def label(line: str) -> str:
    return line.partition(":")[0]


def begin(seats: int, rng: Rng | int, log: EventLog | None = None, **options: Value) -> Cheese:
    """A new game."""
    return cast(Cheese, cheese.start(seats, rng, log, None, **options))


def play(game: Cheese, *answers: str) -> Cheese:
    """Answers like "0 name apple", each let in by the door as a stranger's would be."""
    for answer in answers:
        seat, _, key = answer.partition(" ")
        game.apply(int(seat), door.admit(game, int(seat), key))
    return game


def together(game: Cheese, key: str) -> Cheese:
    """All who are asked say the same, lowest seat first."""
    return play(game, *(f"{seat} {key}" for seat in game.pending()))


def shows(game: Cheese, *wanted: str) -> None:
    """The position shows these lines, of ring and stocks; others may be anything."""
    labels = {label(line) for line in wanted}
    found = [line for line in picture.spread(game).splitlines() if label(line) in labels]
    same = sorted(found) == sorted(wanted)
    assert same, "\n".join(["the position shows", *found, "instead of", *wanted])


def asked(game: Cheese) -> list[int]:
    return [int(seat) for seat in game.pending()]


def message(game: Cheese) -> str:
    """What those who are asked are asked; they are all asked the same."""
    (found,) = {game.question(seat).message for seat in game.pending()}
    return found


def seen(game: Cheese, seat: int | None = None) -> View:
    """What that seat sees; None is the spectator."""
    return view(game, seat)


def phase(game: Cheese) -> str:
    return seen(game).phase


def card(game: Cheese, place: int) -> Card:
    """A card of the ring as everybody sees it, by its number from 1."""
    return seen(game).ring[place - 1]


def player(game: Cheese, seat: int) -> Player:
    return seen(game).players[seat]


def keys(game: Cheese, seat: int) -> list[str]:
    return [option.key for option in game.options(seat)]


def why(game: Cheese, seat: int, key: str) -> str:
    """The clause and message against a choice; nothing if it is allowed."""
    refusal = door.refusal_of(game, seat, key)
    if refusal is None:
        assert key in keys(game, seat), f"{key!r} is neither refused nor offered"
        return ""
    assert key not in keys(game, seat), f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def silence(game: Cheese, seat: int) -> str:
    choice = game.silence(seat)
    assert choice is not None
    return choice.key


def listen(game: Cheese) -> EventLog:
    log = EventLog()
    game.listener = log
    return log


def told(log: EventLog) -> list[str]:
    """What everybody heard, in order."""
    return [repr(event) for event in log.events]
