"""Positions as text, both ways.

    turn: round 3 roller 1 phase racing dice clockwise 4 …   and what else differs from the usual
    ring: cheese(m) cabbage carrot/1.5 sausage(c) …          clockwise; carrot lies under a burrow
                                                             of seat 1, the fifth card laid
    stock 0: apple egg

(m) is the mouse, (c) the cat. For eyes the ring is drawn in two columns, clockwise: down on the
right, up on the left. Whoever looks sees burrows, not what they hide.
"""

from __future__ import annotations

import re

from scurry.games.holey_cheese.cards import CHEESE, NAMES, PAW, SIZES
from scurry.games.holey_cheese.rules import OPTIONS, Rules
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.table import (
    FREE,
    NO_CAT,
    NOBODY,
    NOWHERE,
    RACING,
    READY,
)
from scurry.games.holey_cheese.view import PHASES
from scurry.games.holey_cheese.walking import goal
from scurry.kernel.game import Say
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded
from scurry.kernel.seats import members

LETTERS = "abcd"
# Fields of a turn and the values that are left out.
NUMBERS = {
    "roller": 0, "round": 1, "idle": 0, "serial": 0, "tries": 0, "owing": 0, "held": 0, "safe": 0,
    "failed": 0, "misses": 0, "locked": 0, "winner": NOBODY,
}  # fmt: skip
WORDS = [*NAMES, "nothing", "slap", "blank"]
CARD = re.compile(r"([a-z]+)(?:/(\d)\.(\d+))?(?:\((m?c?)\))?")


def spread(table: Cheese) -> str:
    way = "clockwise" if table.direction > 0 else "counter"
    steps = "paw" if table.steps == PAW else str(table.steps)
    words = [f"turn: phase {PHASES[table.phase]} dice {way} {steps} target {table.target + 1}"]
    words += [f"{name} {getattr(table, name)}" for name in NUMBERS if differs(table, name)]
    words += [f"waiting {table.waiting} still {table.still} lays {table.lays}"]
    if table.said:
        words.append(
            "said " + ",".join(f"{entry >> 5}={WORDS[entry & 31]}" for entry in table.said)
        )
    if any(table.tapped):
        words.append("tapped " + ",".join(map(str, table.tapped)))
    if table.fruitful:
        words.append("fruitful")
    cards = " ".join(card(table, place) for place in range(len(table.ring)))
    lines = [" ".join(words), f"ring: {cards}"]
    for seat in range(table.seats):
        lines.append(f"stock {seat}: " + " ".join(stock(table, seat)))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def differs(table: Cheese, name: str) -> bool:
    return bool(getattr(table, name) != NUMBERS[name])


def card(table: Cheese, place: int) -> str:
    burrow = table.burrows[place]
    cover = "" if burrow == FREE else f"/{table.owner(place)}.{burrow >> 3}"
    figures = ("m" if table.mouse == place else "") + ("c" if table.cat == place else "")
    return NAMES[table.ring[place]] + cover + (f"({figures})" if figures else "")


def stock(table: Cheese, seat: int) -> list[str]:
    return [NAMES[kind] for kind in range(CHEESE + 1) if table.stocks[seat] >> kind & 1]


def lay(text: str, rng: Rng | None = None, **options: Value) -> Cheese:
    """The position that the text shows. What is not said is as usual: dice make it a race."""
    lines = [line.strip() for line in text.strip().splitlines()]
    facts = dict(line.split(":", 1) for line in lines if ":" in line)
    stocks = [facts[name].split() for name in sorted(facts) if name.startswith("stock ")]
    seats = len(stocks)
    table = Cheese(seats, seeded(0) if rng is None else rng, None, Rules(settle(OPTIONS, options)))
    table.stocks = [sum(1 << NAMES.index(name) for name in names) for names in stocks]
    put_ring(table, facts["ring"].split())
    put_turn(table, facts.get("turn", "").split())
    return table


def put_ring(table: Cheese, cards: list[str]) -> None:
    table.cat = NO_CAT
    for place, text in enumerate(cards):
        found = CARD.fullmatch(text)
        assert found, f"{text!r} is no card"
        name, owner, number, figures = found.groups()
        table.ring.append(NAMES.index(name))
        table.burrows.append(FREE if owner is None else int(number) << 3 | (int(owner) + 1))
        if owner is not None:
            table.laid += 1 << int(owner) * 4
            table.lays = max(table.lays, int(number) + 1)
        table.mouse = place if "m" in (figures or "") else table.mouse
        table.cat = place if "c" in (figures or "") else table.cat


def put_turn(table: Cheese, words: list[str]) -> None:
    given = {name: at for at, name in enumerate(words)}
    table.round = 1
    table.fruitful = "fruitful" in given
    if "dice" in given:
        way, steps = words[given["dice"] + 1 : given["dice"] + 3]
        table.direction = 1 if way == "clockwise" else -1
        table.steps = PAW if steps == "paw" else int(steps)
        table.target = NOWHERE if table.steps == PAW else goal(table)
    table.phase = RACING if "dice" in given else READY
    table.waiting = table.all_seats()
    for name in (*NUMBERS, "waiting", "lays"):
        if name in given:
            setattr(table, name, int(words[given[name] + 1]))
    table.still = table.waiting
    if "phase" in given:
        table.phase = PHASES.index(words[given["phase"] + 1])
    if "target" in given:
        table.target = int(words[given["target"] + 1]) - 1
    if "still" in given:
        table.still = int(words[given["still"] + 1])
    if "said" in given:
        table.said = [entry(said) for said in words[given["said"] + 1].split(",")]
    if "tapped" in given:
        table.tapped = [int(mask) for mask in words[given["tapped"] + 1].split(",")]


def entry(text: str) -> int:
    seat, _, word = text.partition("=")
    return int(seat) << 5 | WORDS.index(word)


# For eyes.


def draw(table: Cheese, seat: int | None, say: Say | None = None) -> str:
    cards = [face(table, place, say) for place in range(len(table.ring))]
    right = cards[: (len(cards) + 1) // 2]
    left = cards[len(right) :][::-1]
    width = max(map(len, left))
    rows = [
        f"{(left[row] if row < len(left) else ''):{width}}   {right[row]}".rstrip()
        for row in range(len(right))
    ]
    return "\n".join([*rows, dice(table, say), *players(table, say)]) + "\n"


def face(table: Cheese, place: int, say: Say | None) -> str:
    """A card by its number: the product, or whose burrow covers it; then who stands there."""
    owner = table.owner(place)
    name = NAMES[table.ring[place]]
    shown = name if say is None else say(f"product-{name}")
    if owner != NOBODY:
        dots = "" if table.rules.sizes_hidden else "●" * min(SIZES, int(table.stage(owner)) + 1)
        shown = f"[{LETTERS[owner]} {dots}]".replace(" ]", "]")
    figures = [label("mouse", say)] if table.mouse == place else []
    figures += [label("cat", say)] if table.cat == place else []
    return f"{place + 1:2} {shown}" + "".join(f" <{figure}>" for figure in figures)


def dice(table: Cheese, say: Say | None) -> str:
    round_of = f"{label('round', say)} {table.round}"
    if table.phase <= READY:
        return round_of
    if table.steps == PAW:
        return f"{round_of}: {label('paw', say)}"
    way = label("clockwise" if table.direction > 0 else "counter", say)
    return f"{round_of}: {way} {table.steps}"


def players(table: Cheese, say: Say | None) -> list[str]:
    lines = []
    for seat in range(table.seats):
        names = [name if say is None else say(f"product-{name}") for name in stock(table, seat)]
        size = min(SIZES, len(names) + 1)
        lying = f"{'●' * size} {table.laid_by(seat)}/{size}"
        safe = f" ({label('safe', say)})" if seat in members(table.safe) else ""
        lines.append(f"{LETTERS[seat]} = {seat}: {lying} | {', '.join(names) or '-'}{safe}")
    return lines


def label(name: str, say: Say | None) -> str:
    return name if say is None else say(f"label-{name}")
