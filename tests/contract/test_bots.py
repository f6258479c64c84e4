"""Bots decide by what their seat may know, for every game and every level."""

from __future__ import annotations

import pytest

from scurry.bots.arena import play_game
from scurry.bots.bot import Bot
from scurry.bots.chair import Chair
from scurry.bots.levels import LEVELS, UnknownLevel, seat_bot
from scurry.kernel.catalogue import outside_games, own_games
from scurry.kernel.dump import fingerprint
from scurry.kernel.game import Game
from scurry.kernel.message import Event
from scurry.kernel.state import Choice, State
from scurry.testkit.peeking import check_bot
from scurry.testkit.positions import Deal
from scurry.testkit.toys import TOYS

GAMES = [*own_games(), *outside_games(), *TOYS]


class Seated:
    """A bot at a table, given only its chair."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def hear(self, event: Event) -> None:
        self.bot.hear(event)

    def choose(self, table: State) -> Choice:
        return self.bot.choose(Chair(table, self.bot.seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_bot_peeks(game: Game, level: str) -> None:
    for seats in {game.fewest, game.most}:
        deal = Deal(seats, seats, {})
        assert check_bot(game, deal, lambda seat: Seated(seat_bot(level, game, seat, seat + 7))) > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    levels = ["greedy", "random", "greedy", "random", "random"][: game.most]
    first = fingerprint(play_game(game, levels, 5))
    assert first == fingerprint(play_game(game, levels, 5))
    assert first != fingerprint(play_game(game, levels, 6))


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(UnknownLevel, match="there are: random, easy, medium, greedy"):
        seat_bot("genius", GAMES[0], 0, 1)
