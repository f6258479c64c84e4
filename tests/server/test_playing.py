"""Whole games over real sockets: every game of the catalogue, and the toys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from scurry.kernel.catalogue import own_games
from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.reading import parse
from scurry.kernel.replay import verify
from scurry.testkit.toys import TOYS
from tests.server.hosting import hosted
from tests.server.people import finish, together

GAMES = [*own_games(), *TOYS]
SWIFT = 10_000.0  # messages a second, and at once: these players do not stop to think
# Games where random answers to races would take long: the answers of bots decide sooner.
PACE: dict[str, dict[str, Value]] = {"holey_cheese": {"pace": "turns"}}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_people_play_a_whole_game(game: Game, tmp_path: Path, store_url: str) -> None:
    """In SQLite and in PostgreSQL."""
    with hosted(tmp_path, store_url) as server:
        server.web.sockets.allowed = SWIFT, SWIFT
        for people in {max(game.fewest, min(2, game.most)), game.most}:
            asyncio.run(one_game(server.url, game, people))


async def one_game(url: str, game: Game, people: int) -> None:
    host, table = await together(url, game.id, people, PACE.get(game.id))
    ends = await finish(host, table, seed=people)
    assert len({update.version for update in ends}) == 1
    assert {update.result for update in ends} == {ends[0].result}
    text = await host.call("GET", f"/api/tables/{table.id}/record")
    report = verify(parse(text))
    assert report.finished
    assert report.fair
    assert ends[0].table is not None
    assert parse(text).commitment == ends[0].table.commitment
    assert parse(text).secret == ends[0].secret
