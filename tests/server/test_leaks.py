"""Two tables that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from scurry.kernel.catalogue import own_games
from scurry.kernel.door import refusal_of
from scurry.kernel.game import Game
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import KeyedRng, NotedRng, Rng, seeded
from scurry.kernel.state import Choice, State
from scurry.server import ledger
from scurry.server.live import Live
from scurry.server.table import Table, heard
from scurry.server.talking import reason
from scurry.server.thinking import Thinker
from scurry.server.wire import encoder
from scurry.testkit.toys import TOYS
from tests.server.hosting import add_toys
from tests.server.memory import MemoryStore, watcher

GAMES = [*own_games(), *TOYS]
OPTIONS: dict[str, list[dict[str, Value]]] = {
    "holey_cheese": [{}, {"mode": "advanced"}, {"pace": "turns", "mode": "advanced"}],
}
LOOKS = 10  # positions of a game that are compared


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_viewer_gets_the_same_bytes_from_tables_it_cannot_tell_apart(game: Game) -> None:
    add_toys()
    for options in OPTIONS.get(game.id, [{}]):
        for seats in {game.fewest, game.most}:
            for seed in range(2):
                asyncio.run(compare_game(game, seats, seed, options))


async def compare_game(game: Game, seats: int, seed: int, options: dict[str, Value]) -> None:
    live = await begun(game, seats, options)
    chance = seeded(seed)
    compared = 0
    for _ in range(3000):
        state = live.table.state
        asked = state.pending()
        if not asked:
            break
        if compared == 0 or (chance.below(12) == 0 and compared < LOOKS):
            compared += 1
            for viewer in [*range(seats), None]:
                await compare_position(live, viewer, chance)
        seat = asked[chance.below(len(asked))]
        choices = state.options(seat)
        async with live.lock:
            await live.play(seat, choices[chance.below(len(choices))].key, None)
    assert compared


async def begun(game: Game, seats: int, options: dict[str, Value]) -> Live:
    table = Table("table")
    live = Live(table, MemoryStore(), Thinker())
    opened = ledger.Opened(0.0, game.id, game.rules_version, options, seats, "guest", "ab" * 32)
    async with live.lock:
        await live.write(opened)
        for seat in range(seats):
            await live.write(ledger.Sat(0.0, seat, f"guest {seat}", f"P{seat}", "rat", "", ""))
        await live.write(ledger.Began(0.0, [""] * seats, []))
    return live


async def compare_position(live: Live, viewer: int | None, chance: Rng) -> None:
    """What the viewer sees now, what it is told of refusals, and what one more choice sends it."""
    state = live.table.state
    eyes = 0 if viewer is None else viewer  # a spectator knows what every seat knows, and no more
    imagined = state.imagine(eyes, chance.clone())
    imagined.rng = NotedRng(KeyedRng(b"k" * 32, ()))
    here, there = twin(live, state), twin(live, imagined)
    assert look(here, viewer) == look(there, viewer)
    if viewer is not None:
        assert reasons(state, viewer) == reasons(imagined, viewer)
    for actor in state.pending():
        if actor == viewer:
            continue
        for choice in state.options(actor)[:3]:
            if choice in imagined.options(actor):
                await compare_choice(live, state, imagined, int(actor), choice, viewer)


async def compare_choice(
    live: Live, state: State, imagined: State, actor: int, choice: Choice, viewer: int | None
) -> None:
    """If what is told to the viewer is the same, so is every byte, and the number of frames."""
    frames = []
    for position in (state, imagined):
        table = twin(live, position)
        watching = watcher(viewer)
        table.join(watching)
        watching.version = table.table.version
        async with table.lock:
            await table.play(actor, choice.key, None)
        table.stop()
        frames.append([*watching.frames])
    if told(state, actor, choice, viewer) == told(imagined, actor, choice, viewer):
        assert frames[0] == frames[1]


def twin(live: Live, state: State) -> Live:
    """The same table with another position."""
    store = cast(MemoryStore, live.store)
    copy = MemoryStore()
    copy.entries = {"table": [*store.entries["table"]]}
    table = Table("table")
    for body in store.entries["table"][: 2 + live.table.opened.seats]:
        table.fold(ledger.decode(body))
    table.version = live.table.version
    table.told = [*live.table.told]
    table.begun = state.clone(), table.record
    other = Live(table, copy, Thinker())
    other.start_clocks()
    return other


def look(live: Live, viewer: int | None) -> bytes:
    watching = watcher(viewer)
    live.join(watching)
    return live.whole(watching)


def reasons(state: State, viewer: int) -> bytes:
    found = state.conceivable(viewer)[:300]
    return encoder.encode([reason(c, refusal_of(state, viewer, c.key)) for c in found])


def told(state: State, actor: int, choice: Choice, viewer: int | None) -> str:
    after = state.clone()
    log = EventLog()
    after.listener = log
    after.apply(actor, choice)
    return repr([event for event in log.events if heard(event, viewer)])
