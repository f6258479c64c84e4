"""Opening a table: a new one, or one that was left."""

from __future__ import annotations

from pathlib import Path

from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.record import BadRecord, Record, load
from scurry.kernel.replay import choices_of, game_of, replay
from scurry.terminal.chance import Chance, Seed, fresh, kept
from scurry.terminal.keeper import Keeper, new_path
from scurry.terminal.seating import Sitters, seated
from scurry.terminal.table import Table
from scurry.terminal.trouble import Trouble


def opened(
    game: Game, who: Sitters, options: dict[str, Value], seed: int | None, path: Path | None
) -> tuple[Table, Keeper]:
    """A new table, its files written already."""
    keeper = Keeper(new_path(game, path))
    chance = fresh(len(who)) if seed is None else Seed(seed)
    table = Table(game, who, chance, options)
    keeper.begin(chance.line())
    keeper.save(table.scribe.record)
    return table, keeper


def reopened(path: Path, seed: int | None) -> tuple[Table, Keeper]:
    """The table that left this record, at the point where it was left."""
    record = load(path)
    if record.places is not None:
        raise Trouble(f"this game is over; scurry replay {path} shows it")
    replay(record)  # every fault of the record itself is found here
    keeper = Keeper(path)
    chance = chance_of(keeper, record, seed)
    table = Table(game_of(record), seated(record), chance, record.options)
    try:
        catch_up(table, record)
    except BadRecord:
        raise Trouble(f"{chance.line().split()[0]} and record do not belong together") from None
    return table, keeper


def chance_of(keeper: Keeper, record: Record, seed: int | None) -> Chance:
    line = keeper.line() if seed is None else f"seed {seed}"
    if line is not None:
        return kept(line, record)
    what = "its seed (give it with --seed)" if record.commitment is None else "its secret"
    raise Trouble(f"{keeper.side} is gone, and without {what} this table cannot go on")


def catch_up(table: Table, record: Record) -> None:
    """Play what the record tells, with chance drawn anew; it must fall as it did."""
    scribe = table.scribe
    if scribe.record.opening != record.opening:
        raise BadRecord(record.at("begin"), "the setup does not fit")
    for entry in choices_of(record):
        table.repeat(entry)
    table.story.resume()
    scribe.record.entries = record.entries
