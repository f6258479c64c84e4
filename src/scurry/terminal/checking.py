"""`scurry verify`: says in plain words what was checked, and whether it was in order."""

from __future__ import annotations

from pathlib import Path

from scurry.kernel.record import BadRecord, load
from scurry.kernel.replay import Report, verify
from scurry.words import Words


def check(path: Path, words: Words) -> bool:
    """Whether the record is in order."""
    try:
        report = verify(load(path))
    except BadRecord as error:
        print(words.say("verified-wrong", {"trouble": f"{path}, {error}"}))
        return False
    for message in findings(report):
        print(words.say(message, {"choices": report.choices, "draws": report.draws}))
    return True


def findings(report: Report) -> list[str]:
    return [
        "verified-played",
        "verified-places" if report.finished else "verified-unfinished",
        "verified-draws" if report.fair else "verified-no-secret",
    ]
