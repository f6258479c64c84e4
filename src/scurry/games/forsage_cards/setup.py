"""Dealing the cards. FC-S1 to FC-S6"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.forsage_cards.cards import BOOST, COPIES, CRASH, KINDS, STOP
from scurry.games.forsage_cards.rules import Rules
from scurry.games.forsage_cards.state import Forsage
from scurry.kernel.bag import one, several
from scurry.kernel.message import Listener, seat_arg
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng


def deal(
    seats: i64,
    rng: Rng,
    listener: Listener | None,
    winner: str | None,
    options: dict[str, Value],
) -> Forsage:
    """A fresh table: hands, deck, what leaves the game, and who begins. FC-S2 FC-S5 FC-47"""
    game = Forsage(seats, rng, listener, Rules(options))
    game.known = [0] * (seats * (seats + 1))
    pack: list[i64] = []
    for card in range(STOP, KINDS):
        for _ in range(COPIES[card]):
            pack.append(card)
    rng.shuffle(pack)
    for _ in range(seats):
        hand = one(BOOST)
        for _ in range(game.rules.deal):
            hand += one(pack.pop())
        game.hands.append(hand)
    add_boosts_and_crashes(game, pack)
    rng.shuffle(pack)
    game.deck = pack
    game.mover = first_driver(game, str(options["first"]), winner)
    if listener is not None:
        game.tell("event-start", {"seat": seat_arg(game.mover), "cards": len(pack)})
    return game


def add_boosts_and_crashes(game: Forsage, pack: list[i64]) -> None:
    """Two Boosts (one with five drivers) and a Crash fewer than drivers. FC-S3 FC-S4 FC-02 FC-39"""
    spare = COPIES[BOOST] - game.seats
    boosts = min(2, spare)
    crashes = game.seats - 1
    for _ in range(boosts):
        pack.append(BOOST)
    for _ in range(crashes):
        pack.append(CRASH)
    game.removed = several(BOOST, spare - boosts) + several(CRASH, COPIES[CRASH] - crashes)


def first_driver(game: Forsage, wish: str, winner: str | None) -> i64:
    """Random, the host's choice, or the winner of the game before. FC-S6 FC-43"""
    chosen = winner if wish == "winner" else wish[5:] if wish.startswith("seat-") else None
    if chosen is not None and chosen.isdigit() and int(chosen) < game.seats:
        return int(chosen)
    return game.rng.below(game.seats)
