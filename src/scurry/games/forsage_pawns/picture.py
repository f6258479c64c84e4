"""Positions as text, both ways.

    turn: 0 die 6 extra 1 …      the mover, the die, and what else differs from a fresh turn
    pawns 0: home home 7 lane 3  where seat 0's pawns stand: home, loop cells, finish cells

and, for eyes, the track as a grid: letters are pawns (a for seat 0; a capital for several on one
cell), `o` is a Start, `.` the loop, `:` a finish cell. Reading passes over the grid.
"""

from __future__ import annotations

from itertools import pairwise

from scurry.games.forsage_pawns.board import HOME
from scurry.games.forsage_pawns.rules import OPTIONS, Rules
from scurry.games.forsage_pawns.setup import colours_of
from scurry.games.forsage_pawns.state import Pawns
from scurry.kernel.game import Say
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded

LETTERS = "abcd"
# Fields of a turn and the values that are left out.
FIELDS = {"extra": 0, "tries": 0, "sixes": 0, "moved_to": -2, "rolls": 0, "first": 0, "serial": 0}


def spread(race: Pawns) -> str:
    words = [f"turn: {race.mover} die {race.die}"]
    words += [f"{name} {getattr(race, name)}" for name in FIELDS if differs(race, name)]
    words += ["entered"] if race.entered else []
    lines = [" ".join(words)]
    for seat in range(race.seats):
        places = race.places >> (seat * 4) & 15
        stands = " ".join(stand(race, seat, step) for step in race.pawns[seat * 4 : seat * 4 + 4])
        lines.append(f"pawns {seat}: {stands}" + (f" place {places}" if places else ""))
    return "\n".join(lines) + "\n"


def differs(race: Pawns, name: str) -> bool:
    return bool(getattr(race, name) != FIELDS[name])


def stand(race: Pawns, seat: int, step: int, say: Say | None = None) -> str:
    if step == HOME:
        return label("home", say)
    if step >= race.board.loop:
        return f"{label('lane', say)} {step - race.board.loop + 1}"
    return str(race.cell(seat, step))


def lay(text: str, rng: Rng | None = None, **options: Value) -> Pawns:
    """The position that the text shows."""
    lines = [line.strip() for line in text.strip().splitlines()]
    facts = [line for line in lines if line.startswith(("turn:", "pawns "))]
    settled = settle(OPTIONS, options)
    seats = len(facts) - 1
    race = Pawns(
        seats,
        seeded(0) if rng is None else rng,
        None,
        Rules(settled),
        colours_of(seats, settled),
    )
    for line in facts:
        name, _, rest = line.partition(":")
        if name == "turn":
            put_turn(race, rest.split())
        else:
            put_pawns(race, int(name[6:]), rest.split())
    return race


def put_turn(race: Pawns, words: list[str]) -> None:
    race.mover = int(words[0])
    race.entered = "entered" in words
    for name, value in pairwise(words):
        if name == "die":
            race.die = int(value)
        elif name in FIELDS:
            setattr(race, name, int(value))


def put_pawns(race: Pawns, seat: int, words: list[str]) -> None:
    steps = []
    while words:
        word = words.pop(0)
        if word == "place":
            race.places |= int(words.pop(0)) << (seat * 4)
        elif word == "lane":
            steps.append(race.board.loop + int(words.pop(0)) - 1)
        else:
            steps.append(HOME if word == "home" else race.step_at(seat, int(word)))
    race.pawns[seat * 4 : seat * 4 + 4] = sorted(steps, reverse=True)


def draw(race: Pawns, seat: int | None, say: Say | None = None) -> str:
    """The track as a grid, then the facts. All see the same."""
    grid = [[" "] * race.board.width for _ in range(race.board.width)]
    for x, y in race.board.cells:
        grid[y][x] = "."
    for x, y in race.board.lanes:
        grid[y][x] = ":"
    for colour in race.colours:
        x, y = race.board.point(colour, 0)
        grid[y][x] = "o"
    for other in range(race.seats):
        put_letters(race, other, grid)
    rows = [" ".join(row).rstrip() for row in grid]
    return "\n".join(rows) + "\n" + facts(race, say)


def put_letters(race: Pawns, seat: int, grid: list[list[str]]) -> None:
    for step in race.pawns[seat * 4 : seat * 4 + 4]:
        if step != HOME:
            x, y = race.board.point(race.colours[seat], step)
            grid[y][x] = LETTERS[seat] if race.standing(seat, step) == 1 else LETTERS[seat].upper()


def facts(race: Pawns, say: Say | None) -> str:
    turn, die = label("turn", say), label("die", say)
    lines = [f"{turn}: {race.mover} {die} {race.die}"]
    for seat in range(race.seats):
        steps = race.pawns[seat * 4 : seat * 4 + 4]
        stands = " ".join(stand(race, seat, step, say) for step in steps)
        place = race.places >> (seat * 4) & 15
        ends = f" {label('place', say)} {place}" if place else ""
        lines.append(f"{LETTERS[seat]} = {seat}: {stands}{ends}")
    return "\n".join(lines) + "\n"


def label(name: str, say: Say | None) -> str:
    return name if say is None else say(f"label-{name}")
