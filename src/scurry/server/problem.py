"""What is not done, and why: a code for programs, a sentence for people."""

from __future__ import annotations


class Problem(Exception):
    """`status` is the HTTP status that fits."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status


def unknown_table() -> Problem:
    return Problem("unknown-table", "There is no table behind this link, or it has expired.", 404)


def wrong_seat() -> Problem:
    return Problem("wrong-seat", "This seat belongs to somebody else.", 403)


def not_host() -> Problem:
    return Problem("not-host", "Only the host of the table may do that.", 403)
