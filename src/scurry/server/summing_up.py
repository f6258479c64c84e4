"""The summary of a table, as it will be after some entries: what lists of tables show."""

from __future__ import annotations

from collections.abc import Sequence

from scurry.server import ledger
from scurry.server.store.base import Summary
from scurry.server.table import CLOSED, OPEN, OVER, PLAYING, Table


def summary_after(table: Table, entries: Sequence[ledger.Entry], ends: bool = False) -> Summary:
    """`ends`: the last of them ends the game."""
    first = entries[0]
    if isinstance(first, ledger.Opened):
        opened, public, free = first, first.public, set(range(first.seats))
    else:
        opened, public, free = table.opened, table.public, set(table.free_seats())
    status = OVER if ends else table.status
    for entry in entries:
        if isinstance(entry, ledger.Sat | ledger.BotSat):
            free.discard(entry.seat)
        elif isinstance(entry, ledger.Stood):
            free.add(entry.seat)
        elif isinstance(entry, ledger.Set) and entry.public is not None:
            public = entry.public
        elif isinstance(entry, ledger.Began):
            status = PLAYING
        elif isinstance(entry, ledger.Closed):
            status = CLOSED
    if opened.lesson is not None and status == PLAYING:
        status = OPEN  # nobody comes back to a lesson: it lasts as long as an open table
    at = entries[-1].at
    return Summary(table.id, opened.game, status, public, opened.seats, len(free), at)
