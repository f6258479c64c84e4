"""Taking back one's own answer without asking, and logs that forget what was undone."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from scurry.kernel.catalogue import own_games
from scurry.kernel.dump import difference, dump
from scurry.kernel.game import Game
from scurry.kernel.question import TURN
from scurry.kernel.state import State
from scurry.server import ledger, wire
from scurry.server.agreeing import agree, propose
from scurry.server.ledger import Clock
from scurry.server.live import Live
from scurry.server.table import Table
from tests.server.memory import table_of, watcher

PLAYERS = 3


async def move(live: Live, at: int = 0, seat: int | None = None) -> int:
    """Some choice of a seat that is asked; whose."""
    chooser = int(live.table.pending()[0]) if seat is None else seat
    options = live.table.state.options(chooser)
    async with live.lock:
        await live.play(chooser, options[at % len(options)].key, None)
    return chooser


def private(game: Game, state: State, seat: int) -> Counter[str]:
    """What a seat's view says that a spectator's does not."""
    mine, public = (
        Counter(statements(msgspec.to_builtins(game.view(state, viewer))))
        for viewer in (seat, None)
    )
    return mine - public


def statements(view: object, path: str = "") -> Iterator[str]:
    """A view as lines, one a word or number; cards of a hand have no order."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from statements(value, f"{path}.{key}")
    elif isinstance(view, list):
        for index, value in enumerate(view):
            has_order = isinstance(value, dict | list)
            yield from statements(value, f"{path}.{index}" if has_order else path)
    else:
        yield f"{path} {view}"


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_only_what_nobody_gains_by_is_taken_back_at_once(game: Game, seed: int) -> None:
    async def story() -> None:
        live = await table_of(game.id, min(PLAYERS, game.most), Clock())
        table = live.table
        chance = random.Random(seed)
        for _ in range(80):
            at = chance.randrange(60)
            if not table.pending():
                break
            seat = int(table.pending()[0])
            before, kind, told = table.state, table.state.question(seat).kind, table.told[-1]
            await move(live, at, seat)
            line = table.record.entries[-1]
            for other in range(len(table.sitters)):
                if other != seat:
                    assert not table.granted_at_once(other), "only for one's own last answer"
            if not table.granted_at_once(seat):
                continue
            assert kind == TURN
            assert line.draws == []
            assert not any(event.reveals for event in table.told[-1][1])
            assert learned(game, before, table.state, seat) == []
            after = table.state
            await propose(live, seat, "undo")
            assert live.proposal is None, "nobody was asked"
            assert table.told[-1] == told, "logs forget it"
            assert same_position(before, table.state)
            await replay_same(live)
            await move(live, at, seat)  # and nothing keeps one from choosing the same again
            assert same_position(after, table.state)
        live.stop()

    asyncio.run(story())


def learned(game: Game, before: State, after: State, chooser: int) -> list[str]:
    """What anybody but the chooser sees now that is hidden from spectators and was hidden from
    itself."""
    return [
        statement
        for seat in range(before.seats)
        if seat != chooser
        for statement in private(game, after, seat) - private(game, before, seat)
    ]


def same_position(one: State, other: State) -> bool:
    twin = other.clone()
    twin.serial = one.serial
    return difference(dump(one.clone()), dump(twin)) is None


async def replay_same(live: Live) -> None:
    """The entries give the same table when they are read again."""
    again = Table("table")
    for body in await live.store.load("table"):
        again.fold(ledger.decode(body))
    assert again.version == live.table.version
    assert again.record.text() == live.table.record.text()
    assert difference(dump(again.state), dump(live.table.state)) is None


async def until(live: Live, granted: bool, choices: int = 200) -> int:
    """Play on until a seat may take back its answer at once (or may not); that seat."""
    for at in range(choices):
        seat = await move(live, at)
        if live.table.granted_at_once(seat) is granted:
            return seat
    raise AssertionError("it did not come to that")


def test_every_game_lets_one_take_back_a_slip_now_and_then() -> None:
    async def story() -> None:
        for game in ("forsage_cards", "rat_de_france", "mouse_tales", "chess_race"):
            live = await table_of(game, 2, Clock())
            await until(live, granted=True)
            live.stop()

    asyncio.run(story())


def test_once_somebody_has_answered_the_others_are_asked() -> None:
    async def story() -> None:
        live = await table_of("rat_de_france", 2, Clock())
        for _ in range(30):
            seat = await until(live, granted=True)
            if int(live.table.pending()[0]) != seat:
                break
        other = await move(live)
        assert other != seat
        assert not live.table.granted_at_once(seat)
        if live.table.steps_back(seat):
            await propose(live, seat, "undo")
            assert live.proposal == wire.Proposal("undo", seat, [seat], [other])
        live.stop()

    asyncio.run(story())


def test_windows_are_never_taken_back_at_once() -> None:
    async def story() -> None:
        live = await table_of("forsage_cards", 3, Clock())
        seen = 0
        for at in range(300):
            if not live.table.pending():
                break
            seat = int(live.table.pending()[0])
            kind = live.table.state.question(seat).kind
            await move(live, at, seat)
            if kind != TURN:
                seen += 1
                assert not live.table.granted_at_once(seat)
        assert seen
        live.stop()

    asyncio.run(story())


def test_the_update_says_whether_it_would_be_granted_and_where_the_log_ends() -> None:
    async def story() -> None:
        live = await table_of("rat_de_france", 2, Clock())
        viewers = [watcher(seat) for seat in (0, 1, None)]
        for viewer in viewers:
            live.join(viewer)
        live.presence()
        seat = await until(live, granted=True)
        updates = [decoded(viewer.frames[-1][0]) for viewer in viewers]
        assert [update.takeback for update in updates] == [seat == 0, seat == 1, False]
        assert {update.log_from for update in updates} == {None}
        moved = live.table.version
        late = watcher(1)  # has seen the move, and comes back after the undo
        late.version = moved
        await propose(live, seat, "undo")
        live.join(late)
        live.presence()
        assert {decoded(viewer.frames[-2][0]).log_from for viewer in viewers} == {moved}
        assert {decoded(viewer.frames[-1][0]).log_from for viewer in viewers} == {None}
        assert decoded(late.frames[-1][0]).log_from == moved
        live.stop()

    asyncio.run(story())


def decoded(frame: bytes) -> wire.Update:
    update = wire.reading.decode(frame)
    assert isinstance(update, wire.Update)
    return update


def test_a_log_cut_as_told_is_the_log_of_who_comes_anew() -> None:
    """However many undos, chats and moves a viewer has missed."""

    async def story() -> None:
        live = await table_of("rat_de_france", 2, Clock())
        viewer = watcher(0)
        log: list[wire.Happened] = []
        for at in range(60):
            if not live.table.pending():
                break
            seat = await move(live, at)
            if at % 3 == 0 and live.table.steps_back(seat):
                await propose(live, seat, "undo")
                if live.proposal is not None:
                    await agree(live, 1 - seat, True)
            if at % 2:  # sometimes it has missed several
                log = shown(log, decoded(live.whole(viewer)))
            anew = watcher(0)
            live.join(anew)
            expected = decoded(live.whole(anew)).events
            live.leave(anew)
            if at % 2:
                assert log == expected
        assert any(line.note.startswith("undo") for line in live.table.record.entries)
        live.stop()

    asyncio.run(story())


def shown(log: list[wire.Happened], update: wire.Update) -> list[wire.Happened]:
    """As a client keeps it."""
    if update.log_from is not None:
        log = [event for event in log if event.version < update.log_from]
    return log + update.events


def test_a_takeback_that_cannot_be_stored_has_not_happened() -> None:
    async def story() -> None:
        live = await table_of("rat_de_france", 2, Clock())
        seat = await until(live, granted=True)
        version = live.table.version
        live.broken = True
        with pytest.raises(Exception, match="moved"):
            await propose(live, seat, "undo")
        assert live.table.version == version
        assert live.table.granted_at_once(seat)
        live.stop()

    asyncio.run(story())
