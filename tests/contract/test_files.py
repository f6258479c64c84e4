"""Golden games and perft counts of every game in the catalogue, as files people can read."""

from __future__ import annotations

import pytest

from scurry.kernel.catalogue import outside_games, own_games
from scurry.kernel.dump import difference, dump
from scurry.kernel.game import Game
from scurry.kernel.record import load
from scurry.kernel.replay import verify
from scurry.kernel.rng import seeded
from scurry.testkit import golden, perft
from scurry.testkit.positions import Deal, walk

GAMES = [*own_games(), *outside_games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_golden_games_are_seen_as_they_were(game: Game) -> None:
    paths = golden.records(game)
    assert paths, f"{game.id} has no golden game"
    for path in paths:
        record = load(path)
        assert verify(record).finished
        for viewer in golden.viewers(record):
            written = golden.seen_file(path, viewer).read_text(encoding="utf-8")
            assert golden.seen(game, record, viewer) == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_perft_counts_hold(game: Game) -> None:
    positions = perft.positions(game)
    assert len(positions) >= 3
    for position in positions:
        assert perft.count(game, position) == position["counts"], position["name"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_survives_its_way_through_text(game: Game) -> None:
    for seed in range(12):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        for state in walk(game, Deal(seats, seed, {})):
            again = game.lay(game.spread(state), seeded(0))
            again.rng = state.rng
            assert difference(dump(state), dump(again)) is None
