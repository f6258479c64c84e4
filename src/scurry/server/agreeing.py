"""What all at the table must agree to: undo, pause, resume. The people; bots agree to anything.

Nobody is asked when a seat takes back its own last answer and that shows nobody anything new:
`Table.granted_at_once` has the rule.
"""

from __future__ import annotations

import time

from scurry.server import ledger, wire
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.table import PLAYING

WHAT = ("undo", "pause", "resume")


async def propose(live: Live, seat: int, what: str) -> int:
    async with live.lock:
        possible(live, seat, what)
        others = [other for other in live.table.people() if other != seat]
        live.proposal = wire.Proposal(what, seat, [seat], others)
        if not others or (what == "undo" and live.table.granted_at_once(seat)):
            return await carry_out(live)
        live.presence()
        return live.table.version


async def agree(live: Live, seat: int, yes: bool) -> int:
    async with live.lock:
        proposal = live.proposal
        if proposal is None or seat not in proposal.waiting:
            raise Problem("no-proposal", "Nothing is proposed that you could agree to.")
        if not yes:
            live.proposal = None
            live.presence()
            return live.table.version
        waiting = [other for other in proposal.waiting if other != seat]
        live.proposal = wire.Proposal(
            proposal.what, proposal.seat, [*proposal.agreed, seat], waiting
        )
        if not waiting:
            return await carry_out(live)
        live.presence()
        return live.table.version


def possible(live: Live, seat: int, what: str) -> None:
    table = live.table
    if what not in WHAT:
        raise Problem("unknown-proposal", f"One can propose: {', '.join(WHAT)}.")
    if table.status != PLAYING or not table.readable:
        raise Problem("not-playing", "There is no game going on.")
    if what == "undo" and not table.steps_back(seat):
        sentence = "There is nothing you could take back: undo never goes past a draw or a reveal."
        raise Problem("no-undo", sentence)
    if what == "pause" and table.paused:
        raise Problem("paused", "The game is paused already.")
    if what == "resume" and not table.paused:
        raise Problem("not-paused", "The game is not paused.")


async def carry_out(live: Live) -> int:
    """Everybody agreed."""
    proposal = live.proposal
    assert proposal is not None
    live.proposal = None
    possible(live, proposal.seat, proposal.what)
    if proposal.what == "undo":
        count = live.table.steps_back(proposal.seat)
        await live.write(ledger.Undone(time.time(), count))
    else:
        live.asked = {}  # clocks begin anew
        await live.write(ledger.Paused(time.time(), proposal.what == "pause"))
    return live.table.version
