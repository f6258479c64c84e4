"""Positions as text, both ways.

    track: I 7' II'              the cards from start to finish; ' is a card turned round
    row: straight step …         the cyclic order of actions
    turn: acting at 1 order 2 0 1 round 3 …
    a: C5 sugar hand step idea laid jump …      seat 0's rat, token, cards
    . . .|S .                    the track drawn: walls | and -, terrain, rats as letters

Reading takes the track from its `track` line; without one, from the drawing itself, so a test
can draw any little track of five rows, its rats as letters on plain cells.
"""

from __future__ import annotations

from itertools import pairwise

from scurry.games.rat_de_france.grid import grid
from scurry.games.rat_de_france.race import OVER, Race
from scurry.games.rat_de_france.rules import OPTIONS, Rules
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.track import DRAWN, Track, track_of
from scurry.games.rat_de_france.view import PHASES, Rat, view
from scurry.games.rat_de_france.words import (
    ACTION_NAMES,
    DIRECTIONS,
    NO_ACTION,
    OFF,
    ROW_NAMES,
    ROWS,
    SIGNS,
    TOKEN_NAMES,
    cell_name,
)  # fmt: skip
from scurry.kernel.game import Say
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded

LETTERS = "abcd"
NUMBERS = ("at", "first", "declined", "idle", "round", "wind", "race", "places", "serial")
TOKENS = {name: token for token, name in TOKEN_NAMES.items()}


# From a position to text.


def spread(race: Rats) -> str:
    lines = [f"track: {race.track.plan}", "row: " + actions(race.row)]
    turn = [f"turn: {PHASES[race.phase]}"]
    turn += [f"{name} {getattr(race, name)}" for name in NUMBERS if differs(race, name)]
    lines.append(" ".join(turn))
    lines.append(" ".join(["order:", *map(str, race.order)]))
    lines.append(" ".join(["winds:", *(DIRECTIONS[wind] for wind in race.winds)]))
    lines.append(" ".join(["used:", *map(cell_name, race.used)]))
    lines += [f"{LETTERS[seat]}: {rat_text(race, seat)}" for seat in range(race.seats)]
    return "\n".join(line.rstrip() for line in lines) + "\n" + drawing(race)


def differs(race: Race, name: str) -> bool:
    return bool(getattr(race, name) != (-1 if name == "wind" else 0))


def actions(cards: list[int]) -> str:
    return " ".join(ACTION_NAMES[action] for action in cards)


def rat_text(race: Race, seat: int) -> str:
    words = [cell_name(race.rats[seat]) if race.rats[seat] != OFF else "off"]
    words += [TOKEN_NAMES[race.tokens[seat]]] if race.tokens[seat] else []
    words += ["hand", actions([card for card in race.row if race.hands[seat] >> card & 1])]
    words += ["laid", ACTION_NAMES[race.laid[seat]]] if race.laid[seat] != NO_ACTION else []
    words += ["owed", str(race.owed[seat])] if race.owed[seat] else []
    words += ["cheese", str(race.cheese[seat])] if race.cheese[seat] else []
    return " ".join(words)


def drawing(race: Race) -> str:
    """The track with its walls, and the rats on it."""
    track = race.track
    lines = []
    for row in range(ROWS):
        line, below = "", ""
        for column in range(track.columns):
            cell = column * ROWS + row
            rat = race.rat_at(cell)
            line += LETTERS[rat] if rat >= 0 else SIGNS[track.terrain[cell]]
            line += "|" if track.right[cell] else " "
            below += "- " if track.under[cell] else "  "
        lines += [line.rstrip(), below.rstrip()]
    return "\n".join(lines[:-1]) + "\n"


# From text to a position.


def lay(text: str, rng: Rng | None = None, **options: Value) -> Rats:
    """The position that the text shows; what is left out has its value at a fresh start."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines()]
    facts = dict(line.strip().split(":", 1) for line in lines if ":" in line)
    drawn = [line for line in lines if ":" not in line]
    rats = [name for name in facts if name in LETTERS]
    track = track_of(facts["track"].strip()) if "track" in facts else drawn_track(drawn)
    rules = Rules(settle(OPTIONS, options))
    race = Rats(len(rats), seeded(0) if rng is None else rng, None, rules, track)
    race.fresh()
    race.phase = PHASES.index("acting")
    for seat in range(race.seats):
        put_rat(race, seat, facts[LETTERS[seat]].split())
    if "track" not in facts:
        put_drawn(race, drawn)
    put_facts(race, facts)
    return race


def drawn_track(lines: list[str]) -> Track:
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    plain = [line[indent:] for line in lines]
    for letter in LETTERS:
        plain = [line.replace(letter, ".") for line in plain]
    return track_of(DRAWN + "/".join(plain))


def put_drawn(race: Rats, lines: list[str]) -> None:
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    for number, line in enumerate(lines):
        for at, sign in enumerate(line[indent:]):
            if sign in LETTERS and number % 2 == 0:
                race.rats[LETTERS.index(sign)] = at // 2 * ROWS + number // 2


def put_rat(race: Rats, seat: int, words: list[str]) -> None:
    part = "cell"
    for word in words:
        if word in ("hand", "laid", "owed", "cheese"):
            part = word
            if word == "hand":
                race.hands[seat] = 0
        elif word in TOKENS:
            race.tokens[seat] = TOKENS[word]
        elif part == "hand":
            race.hands[seat] |= 1 << ACTION_NAMES.index(word)
        elif part == "laid":
            race.laid[seat] = ACTION_NAMES.index(word)
            race.hands[seat] &= ~(1 << race.laid[seat])
        elif part == "owed":
            race.owed[seat] = int(word)
        elif part == "cheese":
            race.cheese[seat] = int(word)
        elif word != "off":
            race.rats[seat] = cell_of(word)


def cell_of(name: str) -> int:
    return (int(name[1:]) - 1) * ROWS + ROW_NAMES.index(name[0])


def put_facts(race: Rats, facts: dict[str, str]) -> None:
    words = facts.get("turn", "acting").split()
    race.phase = PHASES.index(words[0])
    for name, value in pairwise(words):
        if name in NUMBERS:
            setattr(race, name, int(value))
    if "row" in facts:
        race.row = [ACTION_NAMES.index(word) for word in facts["row"].split()]
    running = race.ranks() if race.phase not in (0, OVER) else []
    order = facts.get("order")
    race.order = running if order is None else [int(seat) for seat in order.split()]
    race.winds = [DIRECTIONS.index(word) for word in facts.get("winds", "").split()]
    race.used = [cell_of(word) for word in facts.get("used", "").split()]


# What one seat sees.


def draw(race: Rats, seat: int | None, say: Say | None = None) -> str:
    """The drawn track with its arrows, then everybody's cards as far as this viewer knows them."""
    seen = view(race, seat)
    lines = plain_grid(race) if say is None else [*grid(race, seat), say("label-legend")]
    row = " ".join(named_as("action", card, say) for card in seen.row)
    lines.append(f"{named_as('label', 'row', say)}: {row}")
    order = " ".join(map(str, seen.order))
    round_words = f"{named_as('label', 'round', say)} {seen.round}"
    wind = named_as("wind", seen.wind, say) if seen.wind else ""
    lines.append(f"{round_words} {wind} {named_as('label', 'order', say)} {order}")
    lines += [rat_line(other, rat, seat, say) for other, rat in enumerate(seen.rats)]
    return "\n".join(lines) + "\n"


def plain_grid(race: Rats) -> list[str]:
    """The drawing with the names of rows and columns, and the columns' arrows."""
    arrows = " ".join("^" if up > 0 else "v" for up in race.track.arrows)
    columns = " ".join(str((at + 1) % 10) for at in range(race.track.columns))
    rows = drawing(race).rstrip("\n").split("\n")
    named = [f"{ROW_NAMES[at // 2] if at % 2 == 0 else ' '} {row}" for at, row in enumerate(rows)]
    return [f"  {columns}", f"  {arrows}", *(line.rstrip() for line in named)]


def rat_line(other: int, rat: Rat, seat: int | None, say: Say | None) -> str:
    words = [rat.cell or named_as("label", "off", say)]
    words += [named_as("token", rat.token, say)] if rat.token else []
    words += [named_as("label", "hand", say), *(named_as("action", card, say) for card in rat.hand)]
    if rat.laid:
        laid = rat.laid if rat.laid == "?" else named_as("action", rat.laid, say)
        words += [named_as("label", "laid", say), laid]
    you = "*" if other == seat else ""
    return f"{LETTERS[other]} = {other}{you}: " + " ".join(words)


def named_as(kind: str, name: str, say: Say | None) -> str:
    """A card, token, wind or label: its id, or the player's word for it."""
    return name if say is None else say(f"{kind}-{name}")
