"""Positions as pictures, moves as words: what the tests of this game are written in."""

from __future__ import annotations

from textwrap import dedent
from typing import cast

from scurry.games.rat_de_france import game as rats
from scurry.games.rat_de_france import picture
from scurry.games.rat_de_france.picture import cell_of
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.track import track_of
from scurry.games.rat_de_france.view import Rat, View, view
from scurry.games.rat_de_france.words import OFF, ROWS
from scurry.kernel import door
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng, ToldRng

SPECTATOR = 8
GAP = "   "  # parts the two drawings of `reach`


def table(text: str) -> Rats:
    """The position of a picture. Empty rows of walls may be left out; besides the lines of
    `picture.lay` there may be

    chance: 2 0                    these draws and no others
    options: wind=on mode=teams

    Without a line `turn` it is rat a's turn, then that of the others who have laid a card.
    """
    lines = useful_lines(text)
    facts = {label(line): line.partition(":")[2] for line in lines if ":" in line}
    drawn = spaced([line for line in lines if ":" not in line])
    for letter in picture.LETTERS:
        if any(letter in line for line in drawn):
            facts.setdefault(letter, "")
    if "a" in facts and "b" not in facts:
        facts["b"] = "off"
    chosen: dict[str, Value] = {}
    for word in facts.pop("options", "").split():
        name, _, value = word.partition("=")
        chosen[name] = value
    chance = told_rng([int(draw) for draw in facts.pop("chance", "").split()])
    told = [f"{name}:{words}" for name, words in facts.items()]
    game = picture.lay("\n".join([*drawn, *told]), chance, **chosen)
    if game.rules.strict_corners and "track" not in facts:
        game.track = track_of(game.track.plan + " strict")
    if "turn" not in facts and "order" not in facts:
        game.order = [0, *(seat for seat in game.ranks() if seat > 0 and game.laid[seat] >= 0)]
    return game


def begin(seats: int, rng: Rng | int, **options: Value) -> Rats:
    """A new game."""
    return cast(Rats, rats.start(seats, rng, None, None, **options))


def useful_lines(text: str) -> list[str]:
    return [line.rstrip() for line in dedent(text).splitlines() if line.strip()]


def spaced(drawn: list[str]) -> list[str]:
    """A drawing with a row of walls, maybe an empty one, after each row of cells."""
    lines: list[str] = []
    for line in drawn:
        if len(lines) % 2 and not set(line) <= {"-", " "}:
            lines.append("")
        lines.append(line)
    return lines


def told_rng(draws: list[int]) -> ToldRng:
    return ToldRng([*draws])


def play(game: Rats, *moves: str) -> Rats:
    """Moves like "0 step B2", each let in by the door as a stranger's would be."""
    for move in moves:
        seat, _, key = move.partition(" ")
        game.apply(int(seat), door.admit(game, int(seat), key))
    return game


def reach(text: str, by: str = "") -> None:
    """Two drawings side by side: the position, and x wherever the acting rat may get.

    `by` is the token eaten, and the action if clover gives two. Rats that it may change places
    with or rob are marked too, and its own cell if it may take a token there.
    """
    lines = useful_lines(text)
    cut = lines[0].index(GAP) + len(GAP)
    cut += len(lines[0][cut:]) - len(lines[0][cut:].lstrip())
    drawn = [line for line in lines if ":" not in line]
    facts = [line for line in lines if ":" in line]
    game = table("\n".join([*(line[:cut] for line in drawn), *facts]))
    signs = [line[cut:] for line in drawn if line[cut:].strip(" -")]
    crossed = {
        column * ROWS + row
        for row, line in enumerate(signs)
        for column, sign in enumerate(line[::2])
        if sign == "x"
    }
    found, wanted = marked(game, ends(game, by)), marked(game, crossed)
    assert found == wanted, "\n".join(["the rat may get to", *found, "instead of", *wanted])


def ends(game: Rats, by: str) -> set[int]:
    """The cells that the options with this token lead to; each is tried out."""
    (seat,) = game.pending()
    found = set()
    for option in game.options(seat):
        words = option.key.split()
        eaten = words[0] in ("sugar", "clover")
        if words[0] == "pass" or eaten != bool(by) or not option.key.startswith(by):
            continue
        action, target = [*words[eaten:], ""][:2]
        here = game.rats[seat]
        end = (
            here if not target else game.rats[int(target)] if target.isdigit() else cell_of(target)
        )
        twin = game.clone()
        twin.apply(seat, option)
        moved = end if action not in ("steal", "take") else here
        assert twin.rats[seat] == moved or (twin.track.is_finish(moved) and twin.rats[seat] == OFF)
        assert end not in found, f"{option.key}: two options lead there"
        found.add(end)
    return found


def marked(game: Rats, cells: set[int]) -> list[str]:
    """The track with x on these cells."""
    signs = ["x" if cell in cells else "." for cell in range(game.track.cells)]
    return [" ".join(signs[row::ROWS]) for row in range(ROWS)]


def shows(game: Rats, drawing: str) -> None:
    """The track now looks like this."""
    found = useful_lines(picture.drawing(game))
    wanted = useful_lines(drawing)
    assert found == wanted, "\n".join(["the track shows", *found, "instead of", *wanted])


def label(line: str) -> str:
    return line.partition(":")[0].strip()


def seen(game: Rats, seat: int | None) -> View:
    """What that seat sees; None is the spectator."""
    return view(game, seat)


def rat(game: Rats, seat: int) -> Rat:
    """A rat as its own player sees it."""
    return view(game, seat).rats[seat]


def cells(game: Rats) -> list[str]:
    """Where the rats are; "" for one that is not on the track."""
    return [each.cell for each in seen(game, None).rats]


def tokens(game: Rats) -> list[str]:
    return [each.token for each in seen(game, None).rats]


def laid(game: Rats) -> list[str]:
    return [each.laid for each in seen(game, None).rats]


def phase(game: Rats) -> str:
    return seen(game, None).phase


def keys(game: Rats, seat: int) -> list[str]:
    return [option.key for option in game.options(seat)]


def why(game: Rats, seat: int, key: str) -> str:
    """The clause and message against a choice; nothing if it is allowed."""
    refusal = door.refusal_of(game, seat, key)
    if refusal is None:
        assert key in keys(game, seat), f"{key!r} is neither refused nor offered"
        return ""
    assert key not in keys(game, seat), f"{key!r} is both refused and offered"
    return f"{refusal.clause} {refusal.message}"


def listen(game: Rats) -> EventLog:
    log = EventLog()
    game.listener = log
    return log


def told(log: EventLog, seat: int) -> list[str]:
    """What that seat heard, in order."""
    return [repr(event) for event in log.events if event.audience >> seat & 1]
