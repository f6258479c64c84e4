"""What people do around a game: sit down, leave, kick, begin, hand over, play again, what if."""

from __future__ import annotations

import time

from scurry.bots.levels import LEVELS
from scurry.kernel.replay import choices_of
from scurry.server import ledger
from scurry.server.guests import Guest, fits
from scurry.server.hall import Hall, sit
from scurry.server.live import Live
from scurry.server.problem import Problem, not_host, wrong_seat
from scurry.server.table import OPEN, OVER, PLAYING, Table


def holder(live: Live, seat: int, secret: str) -> None:
    """Whoever has the secret of the seat; else a Problem, before anything is done."""
    sitters = live.table.sitters
    if not 0 <= seat < len(sitters) or not fits(secret, sitters[seat].hash):
        raise wrong_seat()


def host_only(live: Live, guest: Guest) -> None:
    if live.table.host != guest.id:
        raise not_host()


def before_start(live: Live) -> None:
    if live.table.status != OPEN:
        raise Problem("begun", "The game has begun already.")


async def join(live: Live, guest: Guest, seat: int | None, nonce: str) -> tuple[int, str]:
    """Sit down on a free seat (the first, if none is named); its number and its secret."""
    async with live.lock:
        before_start(live)
        free = live.table.free_seats()
        if not free:
            raise Problem("full", "All seats of this table are taken.")
        if seat is None:
            seat = free[0]
        if seat not in free:
            raise Problem("taken", "This seat is taken; choose another.")
        return seat, await sit(live, seat, guest, nonce)


async def leave(live: Live, seat: int, secret: str) -> None:
    """Before the start the seat is free again; later a bot takes over, if there is a game."""
    async with live.lock:
        holder(live, seat, secret)
        if live.table.status == OPEN:
            await live.write(ledger.Stood(time.time(), seat))
        elif live.table.status == PLAYING and live.table.sitters[seat].person:
            await live.write(ledger.BotSat(time.time(), seat, "easy"))
        await pass_host_on(live, seat)


async def pass_host_on(live: Live, leaving: int) -> None:
    """A table always has a host, as long as a person sits there."""
    table = live.table
    if table.status == OPEN and not any(sitter.guest == table.host for sitter in table.sitters):
        for seat, sitter in enumerate(table.sitters):
            if sitter.guest is not None and seat != leaving:
                await live.write(ledger.Hosts(time.time(), sitter.guest))
                return


async def kick(live: Live, guest: Guest, seat: int) -> None:
    async with live.lock:
        host_only(live, guest)
        before_start(live)
        if not 0 <= seat < len(live.table.sitters) or not live.table.sitters[seat].held:
            raise Problem("free", "Nobody sits there.")
        await live.write(ledger.Stood(time.time(), seat, kicked=True))


async def seat_bot(live: Live, guest: Guest, seat: int, level: str) -> None:
    """The host puts a bot on a free seat, or in for somebody who is away."""
    async with live.lock:
        host_only(live, guest)
        if level not in LEVELS:
            raise Problem("unknown-level", f"There are these bots: {', '.join(LEVELS)}.", 422)
        if not 0 <= seat < len(live.table.sitters):
            raise Problem("bad-seat", "There is no such seat.", 422)
        sitter = live.table.sitters[seat]
        if sitter.level is not None:
            raise Problem("bot-already", "A bot plays there already.")
        here = any(viewer.seat == seat for viewer in live.viewers)
        if sitter.person and (here or live.table.status == OPEN):
            raise Problem("not-away", "Somebody sits there who is not away.")
        await live.write(ledger.BotSat(time.time(), seat, level))


async def take_back(live: Live, seat: int, secret: str) -> None:
    """Who was away plays again in place of the bot."""
    async with live.lock:
        holder(live, seat, secret)
        if live.table.sitters[seat].level is None:
            raise Problem("no-bot", "No bot plays in your place.")
        await live.write(ledger.Back(time.time(), seat))


async def hand_over(live: Live, guest: Guest, seat: int) -> None:
    async with live.lock:
        host_only(live, guest)
        sitters = live.table.sitters
        heir = sitters[seat].guest if 0 <= seat < len(sitters) else None
        if heir is None:
            raise Problem("free", "Nobody sits there.")
        await live.write(ledger.Hosts(time.time(), heir))


async def change(
    live: Live, guest: Guest, public: bool | None, spectators: bool | None, chat: bool | None
) -> None:
    async with live.lock:
        host_only(live, guest)
        await live.write(ledger.Set(time.time(), public, spectators, chat))


async def begin(live: Live, guest: Guest) -> None:
    """The host begins when every seat is taken."""
    async with live.lock:
        host_only(live, guest)
        before_start(live)
        if not live.table.readable:
            raise Problem("old-rules", "This table was opened under rules that are gone.", 410)
        if live.table.free_seats():
            raise Problem("not-full", "There are free seats: wait, or put bots there.")
        nonces = [sitter.nonce for sitter in live.table.sitters]
        draws = live.table.first_draws(nonces)
        await live.write(ledger.Began(time.time(), nonces, draws))


async def rematch(hall: Hall, live: Live, guest: Guest) -> Live:
    """The same people in the same seats, and so colours, at a new table; the next one begins.
    Each takes the new seat with the secret of the old one."""
    async with live.lock:
        table = live.table
        if table.status != OVER:
            raise Problem("not-over", "The game is not over yet.")
        if all(sitter.guest != guest.id for sitter in table.sitters):
            raise Problem("not-playing", "Only those who played may play again.", 403)
        if table.again is not None:
            return await hall.table(table.again)
        opened = table.opened
        options = dict(opened.options)
        first = first_again(table)
        if first is not None:
            options["first"] = f"seat-{first}"
        wishes = [sitter.level or "open" for sitter in table.sitters]
        fresh, _ = await hall.open(
            guest,
            opened.game,
            options,
            wishes,
            public=table.public,
            spectators=table.spectators,
            chat=table.chat_on,
            clock=opened.clock,
            before=table.id,
        )
        await live.write(ledger.Again(time.time(), fresh.table.id))
        return fresh


async def follow(
    hall: Hall, live: Live, guest: Guest, seat: int, secret: str, nonce: str
) -> tuple[Live, int, str]:
    """From a finished table to its rematch: the new seat and its secret."""
    holder(live, seat, secret)
    if live.table.again is None:
        raise Problem("no-rematch", "Nobody has asked for a rematch yet.")
    fresh = await hall.table(live.table.again)
    old = live.table.sitters[seat]  # several people at one screen keep their names
    person = Guest(guest.id, old.name or guest.name, old.avatar or guest.avatar)
    new_seat, new_secret = await join(fresh, person, seat, nonce)
    return fresh, new_seat, new_secret


def first_again(table: Table) -> int | None:
    """The seat that begins the rematch: the one after who began. None if the game has no option
    `first` that could say so, or only one plays."""
    count = table.opened.seats
    options = () if table.game is None else table.game.options
    option = next((each for each in options if each.name == "first"), None)
    if count == 1 or option is None:
        return None
    wish = str(table.settled["first"])
    made = choices_of(table.record)
    if wish.startswith("seat-"):
        began = int(wish.removeprefix("seat-"))
    else:
        began = made[0].seat if made else 0
    following = (began + 1) % count
    return following if f"seat-{following}" in option.values() else None


async def what_if(
    hall: Hall, live: Live, guest: Guest, step: int, seats: list[str]
) -> tuple[Live, dict[int, str]]:
    """A new table that goes on from a moment of a finished game."""
    table = live.table
    if table.status != OVER or table.begun is None:
        raise Problem("not-over", "Only a finished game can be gone back into.")
    made = choices_of(table.record)
    if not 0 <= step < len(made):
        raise Problem(
            "bad-step", f"The game has {len(made)} choices; name one before the last.", 422
        )
    opened = table.opened
    if len(seats) != opened.seats:
        raise Problem("bad-seats", f"That game has {opened.seats} seats.", 422)
    lines = [line.text() for line in made[:step]]
    moment = table.id, [*table.record.opening], lines
    return await hall.open(guest, opened.game, opened.options, seats, forked=moment)
