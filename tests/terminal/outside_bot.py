"""A player from outside: speaks the plain table's lines, and knows nothing else of Scurry.

It reads what the table says from its standard input and writes its answers to its standard
output. Asks why once, quotes the serial of every question, and chooses now this option, now that:
who always takes the last one may go in circles.
"""

from __future__ import annotations

import sys


def main() -> None:
    options: list[str] = []
    curious = True
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "ask":
            options = []
        elif word == "option":
            options.append(rest.split("\t")[0])
        elif word == "answer":
            _, serial = rest.split(" ")
            wish = options[int(serial) % len(options)]
            say(f"why {wish}" if curious else f"{serial} {wish}")
            curious = False
        elif word == "refused":
            sys.exit(f"refused: {line}")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
