"""What a viewer sees: everything but what lies under burrows and what was said in secret. CHE-O3"""

from __future__ import annotations

from msgspec import Struct

from scurry.games.holey_cheese.cards import CHEESE, NAMES, SIZES
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.table import FREE, NO_CAT, NOBODY
from scurry.kernel.seats import members

PHASES = (
    "placing", "ready", "racing", "buzzing", "naming", "tapping", "prize", "choosing",
    "returning", "over",
)  # fmt: skip


class Card(Struct, frozen=True):
    """A card of the ring. A burrow hides its product; sizes may be hidden too (DS-12)."""

    product: str | None
    owner: int | None
    size: int | None


class Player(Struct, frozen=True):
    stock: list[str]
    size: int  # of the burrow that is due: 1, 2 or 3
    laid: int  # its cards on the ring
    in_hand: int  # its cards in hand


class View(Struct, frozen=True):
    seat: int | None
    advanced: bool
    phase: str
    round: int
    roller: int
    clockwise: bool
    steps: int  # 0 is the paw
    ring: list[Card]
    mouse: int
    cat: int | None
    players: list[Player]
    waiting: list[int]
    still: list[int]  # may yet act in this round
    winner: int | None
    safe: list[int]  # have a hand on a cheese
    idle: int


def view(table: Cheese, seat: int | None) -> View:
    return View(
        seat=seat,
        advanced=table.rules.advanced,
        phase=PHASES[table.phase],
        round=table.round,
        roller=table.roller,
        clockwise=table.direction > 0,
        steps=table.steps,
        ring=[card(table, place) for place in range(len(table.ring))],
        mouse=table.mouse,
        cat=None if table.cat == NO_CAT else table.cat,
        players=[player(table, other) for other in range(table.seats)],
        waiting=list(members(table.waiting)),
        still=list(members(table.still)),
        winner=None if table.winner == NOBODY else table.winner,
        safe=list(members(table.safe)),
        idle=table.idle,
    )


def card(table: Cheese, place: int) -> Card:
    if table.burrows[place] == FREE:
        return Card(NAMES[table.ring[place]], None, None)
    owner = table.owner(place)
    size = None if table.rules.sizes_hidden else int(table.stage(owner)) + 1
    return Card(None, owner, size)


def player(table: Cheese, seat: int) -> Player:
    stock = [NAMES[kind] for kind in range(CHEESE + 1) if table.stocks[seat] >> kind & 1]
    size = min(SIZES, len(stock) + 1)
    laid = table.laid_by(seat)
    done = len(stock) == SIZES
    return Player(stock, size, laid, 0 if done else size - laid)
