"""Reading a record: every line is checked, and what is wrong is said with its number."""

from __future__ import annotations

from typing import final

from scurry.kernel.record import FIRST_LINE, LONGEST_LINE, NOTES, BadRecord, Entry, Record, digest
from scurry.kernel.seats import MOST_SEATS

ONCE = ("game", "rules", "seats", "legacy", "commitment", "begin", "end", "secret", "digest")


def parse(text: str) -> Record:
    """The record written in this text."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") != FIRST_LINE:
        raise BadRecord(1, f"this is not a Scurry record: it does not begin with {FIRST_LINE!r}")
    if lines[-1] != "":
        raise BadRecord(len(lines), "the file is cut off in the middle of this line")
    reader = Reader(text)
    for number in range(2, len(lines)):
        reader.number = number
        reader.read(lines[number - 1])
    return reader.finished(len(lines) - 1)


def parse_choice(text: str) -> Entry:
    """One line of a record that is a choice."""
    reader = Reader(text)
    reader.record.seats = MOST_SEATS
    name, _, rest = text.partition(" ")
    return reader.choice(name, rest)


@final
class Reader:
    """Reads line after line; `number` is the one it is at."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = 1
        self.record = Record("", 0, 0)
        self.begun = False
        self.sealed = False

    def bad(self, trouble: str) -> BadRecord:
        return BadRecord(self.number, trouble)

    def read(self, line: str) -> None:
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise self.bad("this line is damaged: it is too long or not plain text")
        if self.sealed:
            raise self.bad("there is something after the digest, which must be the last line")
        name, _, rest = line.partition(" ")
        if name in ONCE:
            if name in self.record.lines:
                raise self.bad(f"a second {name!r} line")
            self.record.lines[name] = self.number
        if self.record.places is not None:
            self.read_end(name, rest)
        elif self.begun:
            self.read_choice(name, rest)
        else:
            self.read_header(name, rest)

    def read_header(self, name: str, rest: str) -> None:
        record = self.record
        if name == "game":
            record.game = rest
        elif name == "rules":
            record.rules = self.count(rest)
        elif name == "seats":
            record.seats = self.count(rest)
            if not 1 <= record.seats <= MOST_SEATS:
                raise self.bad(f"a game has 1 to {MOST_SEATS} seats, not {rest}")
        elif name == "option" and "=" in rest:
            option, _, value = rest.partition("=")
            record.options[option] = value
            record.lines[f"option {option}"] = self.number
        elif name == "legacy":
            record.legacy = rest
        elif name == "commitment":
            record.commitment = self.hex(rest)
        elif name == "nonce":
            seat, _, nonce = rest.partition(" ")
            record.nonces[self.seat(seat)] = nonce
        elif name == "begin":
            self.begin(rest)
        else:
            raise self.bad(f"{name!r} is not a line of a record's header")

    def begin(self, rest: str) -> None:
        for needed in ("game", "rules", "seats"):
            if needed not in self.record.lines:
                raise self.bad(f"the game begins, but there was no {needed!r} line before")
        self.begun = True
        words, self.record.opening = self.split_draws(rest)
        if words:
            raise self.bad("the setup has nothing but draws")

    def read_choice(self, name: str, rest: str) -> None:
        record = self.record
        if name == "end":
            places = tuple(self.count(place) for place in rest.split(" "))
            if len(places) != record.seats:
                raise self.bad(f"there are {record.seats} seats, but {len(places)} places")
            record.places = places
            return
        entry = self.note(rest) if name == "!" else self.choice(name, rest)
        entry.line = self.number
        record.entries.append(entry)

    def choice(self, name: str, rest: str) -> Entry:
        words, draws = self.split_draws(rest)
        key, at, ms = words.partition(" @")
        if not key:
            raise self.bad("there is a seat, but no choice")
        return Entry(self.seat(name), key, draws, self.count(ms) if at else None)

    def note(self, rest: str) -> Entry:
        words = rest.split(" ")
        if words[0] not in NOTES or len(words) != NOTES[words[0]] + 1:
            raise self.bad(f"{rest!r} is not a note that a record may have")
        if words[0] == "undo":
            back = self.count(words[1])
            made = sum(1 for entry in self.record.entries if not entry.note)
            if not 1 <= back <= made:
                raise self.bad(f"{back} choices cannot be taken back here")
        else:
            self.seat(words[1])
        return Entry(-1, "", [], None, rest)

    def read_end(self, name: str, rest: str) -> None:
        if name == "secret":
            self.record.secret = self.hex(rest)
        elif name == "digest":
            body = self.text[: self.text.rindex("digest ")]
            if digest(body) != rest:
                raise self.bad("the digest does not fit: a line above was changed")
            self.sealed = True
        else:
            raise self.bad(f"{name!r} cannot stand after the end of a game")

    def finished(self, last: int) -> Record:
        self.number = last
        if not self.begun:
            raise self.bad("the file ends before the game begins")
        if self.record.places is not None and not self.sealed:
            raise self.bad("the file is cut off: its digest is missing")
        return self.record

    def split_draws(self, rest: str) -> tuple[str, list[int]]:
        if not rest.endswith("]"):
            return rest, []
        words, _, draws = rest[:-1].rpartition("[")
        return words.rstrip(" "), [self.count(draw) for draw in draws.split(" ")]

    def count(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 12):
            raise self.bad(f"a whole number should stand here, not {word!r}")
        return int(word)

    def seat(self, word: str) -> int:
        seat = self.count(word)
        if seat >= self.record.seats:
            raise self.bad(f"there is no seat {seat} in a game of {self.record.seats}")
        return seat

    def hex(self, word: str) -> str:
        if len(word) != 64 or any(letter not in "0123456789abcdef" for letter in word):
            raise self.bad("64 hexadecimal digits should stand here")
        return word
