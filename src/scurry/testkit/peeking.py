"""Does a bot decide by what its seat may know? It must do the same at an imagined table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scurry.kernel.game import Game
from scurry.kernel.message import Event, EventLog
from scurry.kernel.rng import seeded
from scurry.kernel.state import Choice, State
from scurry.testkit.checks import is_told
from scurry.testkit.positions import Deal, start


class Player(Protocol):
    """A bot as far as this check cares: it hears, and chooses at a table."""

    def hear(self, event: Event) -> None: ...
    def choose(self, table: State) -> Choice: ...


def check_bot(game: Game, deal: Deal, new_player: Callable[[int], Player]) -> int:
    """Play a game; at every decision the bot must choose alike at the real and imagined tables.

    `new_player(seat)` makes a fresh bot; fresh ones are told all their seat has heard so far.
    Returns how many decisions were compared.
    """
    state = start(game, deal)
    log = EventLog()
    state.listener = log
    chance = seeded(deal.seed)
    compared = 0
    for _ in range(10_000):
        if not state.pending():
            break
        seat = state.pending()[chance.below(len(state.pending()))]
        heard = [event for event in log.events if is_told(event, seat)]
        choice = decision(new_player, seat, heard, state)
        for world in range(2):
            imagined = state.imagine(seat, seeded(deal.seed + world))
            other = decision(new_player, seat, heard, imagined)
            assert other is choice, f"the bot in seat {seat} peeks: {choice} here, {other} there"
            compared += 1
        state.apply(seat, choice)
    return compared


def decision(
    new_player: Callable[[int], Player], seat: int, heard: list[Event], table: State
) -> Choice:
    player = new_player(seat)
    for event in heard:
        player.hear(event)
    return player.choose(table)
