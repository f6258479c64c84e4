"""Records of games: load, save, replay, verify. See `scurry.kernel.record` for the format."""

from scurry.kernel.reading import parse
from scurry.kernel.record import BadRecord, Entry, Record, load, save
from scurry.kernel.replay import Report, Scribe, choices_of, replay, verify

__all__ = [
    "BadRecord", "Entry", "Record", "Report", "Scribe", "choices_of", "load", "parse", "replay",
    "save", "verify",
]  # fmt: skip
