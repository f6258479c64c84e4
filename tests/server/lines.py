"""Players behind lines of different length, in counted time: nothing waits, nothing is measured."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import cast

from scurry.games.holey_cheese import game
from scurry.games.holey_cheese.state import Cheese
from scurry.kernel.notebook import fraction, log_normal
from scurry.kernel.question import RACE
from scurry.kernel.rng import Rng, seeded
from scurry.server.race import Buffer, Line

SKILL = 3.2  # the median of everybody's answers, in seconds
JITTER = 0.15  # of the logarithm of a way's length


class Player:
    """Its line's usual length there and back, and how honest it is about its time."""

    def __init__(self, line: float, claim: Callable[[float], float | None]) -> None:
        self.usual = line
        self.claim = claim
        self.line = Line()

    def way(self, rng: Rng) -> float:
        """One way, this time."""
        normal = math.sqrt(-2 * math.log(fraction(rng))) * math.cos(2 * math.pi * fraction(rng))
        return self.usual / 2 * math.exp(JITTER * normal)

    def ping(self, rng: Rng) -> None:
        self.line.note(self.way(rng) + self.way(rng))


def honest(seconds: float) -> float:
    return seconds


def play(players: list[Player], rounds: int, seed: int) -> list[int]:
    """So many races of holey_cheese; how many each player won. Everybody knows every answer."""
    rng = seeded(seed)
    wins = [0] * len(players)
    number = 0
    table = fresh(players, seed)
    while sum(wins) < rounds:
        if not table.pending():
            number += 1
            table = fresh(players, seed + number)
        asked = table.pending()
        if table.question(asked[0]).kind != RACE:
            options = table.options(asked[0])
            table.apply(asked[0], options[rng.below(len(options))])
            continue
        for player in players:
            player.ping(rng)
        wins[race(table, players, rng)] += 1
    return wins


def fresh(players: list[Player], seed: int) -> Cheese:
    return cast(Cheese, game.start(len(players), seed))


def race(table: Cheese, players: list[Player], rng: Rng) -> int:
    """One race through the buffer, from the question to the first answer that is let in."""
    buffer = Buffer()
    arrivals: list[tuple[float, int, float | None]] = []
    for seat in table.pending():
        player = players[seat]
        buffer.ask(seat, int(table.question(seat).serial), 0.0, player.line.longest)
        took = log_normal(rng, SKILL)
        arrivals.append((player.way(rng) + took + player.way(rng), seat, player.claim(took)))
    arrivals.sort()
    key = "slap" if table.steps == 0 else right_answer(table)
    while True:
        due = buffer.due(table.pending())
        if due is not None and (not arrivals or due[1] <= arrivals[0][0]):
            answer = due[0]
            option = next(o for o in table.options(answer.seat) if o.key == answer.key)
            table.apply(answer.seat, option)
            return answer.seat
        arrived, seat, claimed = arrivals.pop(0)
        serial = int(table.question(seat).serial)
        assert buffer.answer(seat, key, serial, arrived, claimed, None)


def right_answer(table: Cheese) -> str:
    from scurry.games.holey_cheese.cards import NAMES

    return f"name {NAMES[table.ring[table.target]]}"
