"""One connection: hello, then messages, each with one answer. Nothing a client sends is trusted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from scurry.kernel.door import Refused, refusal_of
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice
from scurry.server import ledger, metrics, wire
from scurry.server.agreeing import agree, propose
from scurry.server.fanout import Viewer
from scurry.server.guests import Guest
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.seating import holder

log = logging.getLogger("scurry.socket")

LOOKED_INTO: Final = 32 * 1024  # larger frames are refused unread
SENTENCES: Final = {
    "not-asked": "You are not asked just now.",
    "stale": "The table has changed; look again.",
    "illegal": "The rules do not allow that now.",
    "unknown": "There is no such choice.",
}


class Talk:
    def __init__(self, live: Live, guest: Guest, viewer: Viewer) -> None:
        self.live = live
        self.guest = guest
        self.viewer = viewer
        self.greeted = False
        self.pings: dict[int, float] = {}  # by number: when it was sent
        self.ping_number = 0

    def hear(self, frame: bytes, ended: Callable[[], None]) -> bool:
        """The short way for what need not wait for anything else: no task, no queue. `ended` is
        called after its answer. False: nothing was done; let `answer` do it."""
        if len(frame) > wire.FRAME_LIMIT:
            return False
        try:
            message: wire.FromClient = wire.decoder.decode(frame)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
            return False
        try:
            if isinstance(message, wire.Submit):
                if not self.greeted or self.viewer.seat is None:
                    return False
                moving = Moving(self.viewer, message.id, ended)
                return self.live.submit_at_once(
                    self.viewer.seat, message.key, message.serial, message.id, moving.tell
                )
            if isinstance(message, wire.Waiting):
                return False
            answer = self.obey_at_once(message)
        except (Refused, Problem) as no:
            answer = turned_away(message.id, no)
        except Exception:
            answer = failed()
        if answer is not None:
            self.viewer.answer(answer)
        ended()
        return True

    async def answer(self, frame: bytes) -> None:
        """Whatever happens, there is one answer."""
        try:
            answer = await self.take(frame)
        except Exception:
            answer = failed()
        if answer is not None:
            self.viewer.answer(answer)

    async def take(self, frame: bytes) -> bytes | None:
        """The answer to one frame; None if it needs none."""
        if len(frame) > wire.FRAME_LIMIT:
            return turned_down(
                frame, "too-large", f"A message has at most {wire.FRAME_LIMIT} bytes."
            )
        try:
            message = wire.decoder.decode(frame)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as bad:
            return refused(id_of(frame), "malformed", f"This message cannot be read: {bad}.")
        try:
            if isinstance(message, wire.Waiting):
                return await self.obey(message)
            return self.obey_at_once(message)
        except (Refused, Problem) as no:
            return turned_away(message.id, no)

    async def obey(self, message: wire.Waiting) -> bytes:
        if not self.greeted:
            raise Problem("hello-first", "Say hello first.")
        match message:
            case wire.Submit():
                return await self.submit(message)
            case wire.Say():
                return await self.say(message)
            case wire.Propose():
                version = await propose(self.live, self.seat(), message.what)
                return done(message.id, version)
            case wire.Agree():
                return done(message.id, await agree(self.live, self.seat(), message.yes))

    def obey_at_once(self, message: wire.Instant) -> bytes | None:
        if not self.greeted and not isinstance(message, wire.Hello):
            raise Problem("hello-first", "Say hello first.")
        match message:
            case wire.Hello():
                return self.hello(message)
            case wire.Why():
                return self.why(message)
            case wire.Pong():
                self.pong(message)
                return None
            case wire.Standing():
                self.live.table.sitters[self.seat()].standing = message.on
                self.live.presence()
                self.live.wake()
                return done(message.id, self.live.table.version)
            case wire.Mute():
                change = self.viewer.muted.add if message.on else self.viewer.muted.discard
                change(message.seat)
                return done(message.id, self.live.table.version)

    def seat(self) -> int:
        if self.viewer.seat is None:
            raise Problem("watching", "You are watching: only players can do that.")
        return self.viewer.seat

    def hello(self, message: wire.Hello) -> bytes:
        """The seat's secret is checked before anything is shown or changed."""
        if self.greeted:
            raise Problem("greeted", "You have said hello already.")
        if not 1 <= message.protocol <= wire.PROTOCOL:
            raise Problem("protocol", f"This server speaks protocols 1 to {wire.PROTOCOL}.")
        if message.seat is not None:
            holder(self.live, message.seat, message.secret)
        elif not self.live.table.spectators:
            raise Problem("no-spectators", "The host has closed this table to spectators.")
        self.greeted = True
        self.viewer.seat = message.seat
        self.viewer.picture = message.picture
        self.viewer.brief = message.protocol > 1
        known = message.version
        self.viewer.version = known if 0 <= known <= self.live.table.version else 0
        self.live.join(self.viewer)
        self.live.show_races()
        self.live.presence()
        for version, said in self.live.table.chat:
            if version > known and may_read(said.seat, self.viewer):
                self.viewer.push(chat(version, said))
        return done(message.id, self.live.table.version)

    async def submit(self, message: wire.Submit) -> bytes:
        elapsed = None if message.elapsed is None else message.elapsed / 1000
        version = await self.live.submit(
            self.seat(), message.key, message.serial, message.id, elapsed
        )
        return done(message.id, version)

    def why(self, message: wire.Why) -> bytes:
        seat = self.seat()
        self.live.may_play()
        state = self.live.table.state
        choices = state.conceivable(seat)
        if message.key is not None:
            choices = [choice for choice in choices if choice.key == message.key]
        reasons = [
            reason(choice, refusal_of(state, seat, choice.key)) for choice in choices[:MOST_REASONS]
        ]
        return done(message.id, self.live.table.version, reasons)

    def ping(self) -> bytes:
        """Measures the line; an answer to an older ping still counts."""
        self.ping_number += 1
        self.pings[self.ping_number] = self.live.now()
        for number in [n for n in self.pings if n <= self.ping_number - 8]:
            del self.pings[number]
        return wire.encoder.encode(wire.Ping(self.ping_number))

    def pong(self, message: wire.Pong) -> None:
        sent = self.pings.pop(message.number, None)
        if sent is not None:
            self.viewer.line.note(self.live.now() - sent)

    async def say(self, message: wire.Say) -> bytes:
        """Players talk to all; spectators to spectators, so that nobody whispers to a player."""
        live = self.live
        text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
        if not text:
            raise Problem("empty", "There is nothing to say in that.")
        seat = self.viewer.seat
        async with live.lock:
            if seat is not None and (seat, message.id) in live.table.answered:
                return done(message.id, live.table.answered[seat, message.id])
            if not live.table.chat_on:
                raise Problem("no-chat", "The host has switched the chat off.")
            name = self.guest.name if seat is None else live.table.sitters[seat].name
            entry = ledger.Said(time.time(), seat, name or "", text, message.id)
            await live.keep([entry], None)
            live.table.fold(entry)
            frame = chat(live.table.version, entry)
            for viewer in live.viewers:
                if viewer.version == live.table.version - 1:
                    viewer.version = live.table.version
                if may_read(seat, viewer) and seat not in viewer.muted:
                    viewer.push(frame)
            return done(message.id, live.table.version)


class Moving:
    """A move under way, and the message that brought it."""

    def __init__(self, viewer: Viewer, message: str, ended: Callable[[], None]) -> None:
        self.viewer = viewer
        self.message = message
        self.ended = ended

    def tell(self, version: int, problem: Problem | None) -> None:
        if problem is None:
            self.viewer.answer(done(self.message, version))
        else:
            self.viewer.answer(turned_away(self.message, problem))
        self.ended()


MOST_REASONS = 1500


def may_read(speaker: int | None, viewer: Viewer) -> bool:
    return speaker is not None or viewer.seat is None


def chat(version: int, said: ledger.Said) -> bytes:
    return wire.encoder.encode(wire.Chat(version, said.seat, said.name, said.text, said.at))


def reason(choice: Choice, refusal: Refusal | None) -> wire.Reason:
    said = wire.Said(choice.message, choice.args)
    if refusal is None:
        return wire.Reason(choice.key, said, None, None)
    return wire.Reason(choice.key, said, refusal.clause, refusal.message, refusal.args)


def done(message: str, version: int, reasons: list[wire.Reason] | None = None) -> bytes:
    return wire.encoder.encode(wire.Done(message, version, reasons))


def refused(message: str | None, code: str, sentence: str, refusal: Refusal | None = None) -> bytes:
    clause, words = None, None
    if refusal is not None:
        clause, words = refusal.clause, wire.Said(refusal.message, refusal.args)
    return wire.encoder.encode(wire.Refused(message, code, sentence, clause, words))


def turned_away(message: str, no: Refused | Problem) -> bytes:
    metrics.refusals.labels(no.code).inc()
    if isinstance(no, Problem):
        return refused(message, no.code, no.sentence)
    return refused(message, no.code, SENTENCES[no.code], no.refusal)


def failed() -> bytes:
    """Our mistake, in the midst of an exception: the log has it."""
    log.exception("a message failed")
    return refused(None, "failure", "Something went wrong here; try again.")


def turned_down(frame: bytes, code: str, sentence: str) -> bytes:
    """A refusal that its sender finds, if its message can be read at all."""
    return refused(id_of(frame) if len(frame) <= LOOKED_INTO else None, code, sentence)


def id_of(frame: bytes) -> str | None:
    """The id of a message that cannot be read otherwise, so that its sender finds it."""
    try:
        found = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError):
        return None
    known = found.get("id") if isinstance(found, dict) else None
    return known if isinstance(known, str) and len(known) <= 40 else None
