"""The tile and the party for a person at a terminal, or on the plain table of the browser."""

from __future__ import annotations

from typing import Final

from scurry.games.mouse_tales.content import sides
from scurry.games.mouse_tales.deeds import Go
from scurry.games.mouse_tales.nouns import At
from scurry.games.mouse_tales.positions import MOUSE_SIGNS
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.view import MouseView, View, view
from scurry.games.mouse_tales.words import (
    FIGURES,
    MICE,
    MOUSE_NAMES,
    WIDTH,
)
from scurry.kernel.game import Say

# ANSI colours: mice by number, minions, traps, what can be chosen.
MOUSE_COLOURS: Final = ["1;91", "1;93", "1;92", "1;95", "1;94", "1;97"]
FOE_COLOUR: Final = "31"
NUMBER_COLOUR: Final = "1;97;44"
TOKEN_COLOUR: Final = "32"
GROUND_COLOUR: Final = "2"
ROCK: Final = "▓▓▓"
MINION_SIGNS: Final = "rRoswVBKQ"  # by kind
BOX: Final = 9
GROUND: Final = {
    "#": ROCK, "=": "≡", "~": "≈", "f": "≈↻", "F": "↻", "T": "▒", "E": "▒◦", "e": "◦", "X": "×",
    ".": "·",
}  # fmt: skip


def draw(tale: Mice, seat: int | None, say: Say | None = None) -> str:
    """The tile, what its signs mean, the track, then every mouse with what she has."""
    seen = view(tale, seat)
    lines = []
    if tale.track:
        lines += grid(tale, seat, say is not None)
        lines += board_lines(seen, say)
    lines += [mouse_line(mouse, seat, say) for mouse in seen.mice]
    if tale.track and say is not None:
        lines += [say("label-legend"), say("label-figures")]
    return "\n".join(lines) + "\n"


def paint(text: str, colour: str, coloured: bool) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if coloured and text else text


# The tile.


def grid(tale: Mice, seat: int | None, coloured: bool) -> list[str]:
    """Boxes, with thick lines where a red or yellow line runs."""
    numbers = reachable(tale, seat)
    heads = "".join(f"{chr(ord('a') + column):^{BOX + 1}}" for column in range(WIDTH))
    lines = ["    " + heads.rstrip(), "   ┌" + "┬".join(["─" * BOX] * WIDTH) + "┐"]
    for row in range(WIDTH):
        first = row * WIDTH
        line = f" {row + 1} │"
        for column in range(WIDTH):
            at = first + column
            line += cell(tale, at, numbers, coloured)
            line += "┃" if column < WIDTH - 1 and walled(tale, at, at + 1) else "│"
        lines.append(line)
        if row < WIDTH - 1:
            bars = [
                ("━" if walled(tale, first + column, first + column + WIDTH) else "─") * BOX
                for column in range(WIDTH)
            ]
            lines.append("   ├" + "┼".join(bars) + "┤")
    lines.append("   └" + "┴".join(["─" * BOX] * WIDTH) + "┘")
    return lines


def walled(tale: Mice, one: int, other: int) -> bool:
    """A red line, or a yellow one, lies between."""
    text = sides()[tale.side]
    return any(set(pair) == {one, other} for pair in [*text.red, *text.yellow])


def reachable(tale: Mice, seat: int | None) -> dict[int, int]:
    """By cell: the number of the option that leads there, as the terminal counts them."""
    found: dict[int, int] = {}
    if seat is not None:
        for number, option in enumerate(tale.options(seat), 1):
            if isinstance(option, (Go, At)):
                found.setdefault(option.cell, number)
    return found


def cell(tale: Mice, at: int, numbers: dict[int, int], coloured: bool) -> str:
    """A number, the figures, what lies there, the ground."""
    sign = sides()[tale.side].rows[at // WIDTH][at % WIDTH]
    parts: list[tuple[str, str]] = []
    if at in numbers:
        parts.append((str(numbers[at]) + " ", NUMBER_COLOUR))
    parts += figures(tale, at)
    parts += tokens(tale, at)
    ground = GROUND[sign]
    if sign == "X" and tale.traps[tale.side] >> at & 1:
        ground = "✖"
    parts.append((ground, GROUND_COLOUR))
    width = sum(len(text) for text, _ in parts)
    return "".join(paint(text, colour, coloured) for text, colour in parts) + " " * (BOX - width)


def figures(tale: Mice, at: int) -> list[tuple[str, str]]:
    parts = [
        (MOUSE_SIGNS[mouse], MOUSE_COLOURS[mouse]) for mouse in range(MICE) if tale.at[mouse] == at
    ]
    for kind, sign in enumerate(MINION_SIGNS):
        many = sum(
            1 for figure in range(FIGURES) if tale.spot[figure] == at and tale.kind[figure] == kind
        )
        if many:
            parts.append((sign if many == 1 else f"{sign}×{many}", FOE_COLOUR))
    return parts


def tokens(tale: Mice, at: int) -> list[tuple[str, str]]:
    signs = ""
    if at in (tale.hook_a, tale.hook_b):
        signs += "¬"
    if at == tale.fork:
        signs += "Ψ"
    if at == tale.grape:
        signs += "●"
    if tale.snares >> at & 1:
        signs += "%"
    asleep = at == tale.chapter.sleeper and tale.side == tale.chapter.sleeper_side
    if asleep and not tale.cat_came:
        signs += "z"
    return [(signs, TOKEN_COLOUR)] if signs else []


# Words.


def named(kind: str, name: str, say: Say | None) -> str:
    return name if say is None else say(f"{kind}-{name}")


def board_lines(seen: View, say: Say | None) -> list[str]:
    label = {
        name: named("label", name, say)
        for name in ("side", "page", "wheel", "track", "hoard", "surge", "goal", "stars")
    }
    side = str(seen.side) if say is None else say(f"side-{seen.side}")
    track = " → ".join(
        ("▸" if slot == seen.acting else "") + named("slot", slot, say) for slot in seen.track
    )
    lines = []
    if say is not None:
        lines.append(f"{label['goal']}: " + say(f"chapter-goal-{seen.chapter}"))
    lines += [
        f"{label['side']}: {side}",
        f"{label['page']}: {seen.page}/{seen.end}",
        f"{label['wheel']}: {seen.wheel}/{seen.surge_at}",
        f"{label['track']}: {track}",
    ]
    hoard = [named("card", name, say) for name in seen.hoard]
    hoard += [named("token", name, say) for name in seen.tokens]
    if hoard:
        lines.append(f"{label['hoard']}: " + ", ".join(hoard))
    if seen.encounter:
        lines.append(f"{label['surge']}: " + named("encounter", seen.encounter, say))
    if any(seen.stars):
        lines.append(f"{label['stars']}: " + ", ".join(map(str, seen.stars)))
    return lines


def mouse_line(mouse: MouseView, seat: int | None, say: Say | None) -> str:
    """Letter, who runs her, wounds, cheese, what ails her, what she has and can do."""
    letter = MOUSE_SIGNS[MOUSE_NAMES.index(mouse.name)]
    yours = "*" if mouse.seat == seat else ""
    parts = [named("mouse", mouse.name, say)]
    if mouse.cell:
        parts.append(mouse.cell)
    hearts = "♥" * (mouse.health - mouse.wounds - mouse.poison)
    parts.append(hearts + "♡" * mouse.wounds + "☠" * mouse.poison)
    if mouse.cheese:
        parts.append(f"{named('label', 'cheese', say)} {mouse.cheese}")
    states = list(mouse.woes)
    states += [name for name in ("captured", "abducted", "hidden", "golem") if getattr(mouse, name)]
    parts += [named("woe", name, say) for name in states]
    cards = [named("card", name, say) for name in [*mouse.worn, *mouse.bag, *mouse.tricks]]
    if cards:
        parts.append(", ".join(cards))
    skills = [named("ability", name, say) for name in mouse.abilities]
    if skills:
        parts.append(", ".join(skills))
    return f"{letter} = {mouse.seat}{yours}: " + " · ".join(parts)
