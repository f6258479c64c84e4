"""The ring is laid, mouse and cat are put on it, and somebody rolls first. CHE-S CHE-A1 CHE-A2"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import CHEESE, PRODUCT_ARGS, PRODUCTS, SAUSAGE
from scurry.games.holey_cheese.rounds import begin_round
from scurry.games.holey_cheese.rules import Rules
from scurry.games.holey_cheese.starting import far_cheeses, first_far
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.table import FREE, PLACING, ones
from scurry.games.holey_cheese.walking import walk
from scurry.kernel.message import Arg, Listener, seat_arg
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat


def set_up(seats: i64, rng: Rng, listener: Listener | None, options: dict[str, Value]) -> Cheese:
    table = Cheese(seats, rng, listener, Rules(options))
    table.ring = advanced_ring(table) if table.rules.advanced else basic_ring(rng)
    table.burrows = [FREE] * len(table.ring)
    table.roller = first_roller(table, str(options["first"]))
    tell_ring(table)
    if not table.rules.advanced:
        walk(table, table.ring.index(CHEESE))  # the mouse (CHE-C6 CHE-S3)
        begin_round(table)
        return table
    table.cat = table.ring.index(SAUSAGE)
    table.tell("event-cat", {"place": table.cat + 1})
    if table.rules.roller_places_mouse and ones(far_cheeses(table)) > 1:
        table.mouse = first_far(table)
        table.ask(PLACING, 1 << table.roller)
    else:
        walk(table, first_far(table))
        begin_round(table)
    return table


def basic_ring(rng: Rng) -> list[i64]:
    """Fifteen products and one cheese, shuffled; the paw lies in the middle. CHE-S1 CHE-S2"""
    ring: list[i64] = [*range(PRODUCTS), CHEESE]
    rng.shuffle(ring)
    return ring


def advanced_ring(table: Cheese) -> list[i64]:
    """One cheese fewer than players, evenly among the shuffled products. CHE-A1 DS-40 DS-41"""
    cheeses = table.seats - 1
    products: list[i64] = [*range(PRODUCTS)]
    if table.rules.cheese_anywhere:
        products += [CHEESE] * cheeses
        table.rng.shuffle(products)
        return products
    table.rng.shuffle(products)
    ring: list[i64] = []
    at: i64 = 0
    for cheese in range(cheeses):
        ring.append(CHEESE)
        behind = ((cheese + 1) * PRODUCTS + cheeses - 1) // cheeses
        while at < behind:
            ring.append(products[at])
            at += 1
    return ring


def first_roller(table: Cheese, wish: str) -> Seat:
    """Chance, or the seat of the host's choice. CHE-S5 DS-02"""
    if wish.startswith("seat-") and int(wish[5:]) < table.seats:
        return int(wish[5:])
    return table.rng.below(table.seats)


def tell_ring(table: Cheese) -> None:
    """Everybody sees the ring once; what will be covered stays in no log. DS-28"""
    if table.listener is None:
        return
    cards: Arg = tuple(PRODUCT_ARGS[kind] for kind in table.ring)
    table.whisper("event-ring", {"cards": cards})
    table.tell("event-first", {"seat": seat_arg(table.roller)})
