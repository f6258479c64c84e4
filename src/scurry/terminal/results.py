"""The first and the last words of a table, the same on every screen."""

from __future__ import annotations

from pathlib import Path

from scurry.terminal.chance import Seed
from scurry.terminal.table import Table
from scurry.terminal.typed import literal
from scurry.words import Words


def bound(table: Table, path: Path, words: Words) -> list[str]:
    """What chance is bound to, and where the record is."""
    lines = []
    if isinstance(table.chance, Seed):
        lines.append(words.say("chance-seeded", {"seed": str(table.chance.number)}))
    elif table.scribe.record.commitment is not None:
        lines.append(words.say("chance-bound", {"commitment": table.scribe.record.commitment}))
    return [*lines, words.say("record-kept", {"file": literal(str(path))})]


def finished(table: Table, path: Path, words: Words) -> list[str]:
    """How it ended, everyone's place, and how to check it."""
    outcome = table.state.outcome()
    assert outcome is not None
    lines = [words.outcome(outcome)]
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        place = words.say("place", {"place": outcome.places[seat]})
        lines.append(words.say("final-place", {"seat": words.name(seat), "place": place}))
    file = literal(str(path))
    if table.scribe.record.secret is not None:
        told = {"secret": table.scribe.record.secret, "file": file}
        lines.append(words.say("secret-told", told))
    return [*lines, words.say("record-done", {"file": file})]
