"""Typed options of a game: the variants its rulings allow, and settings of the table.

A rule option changes what is legal or shown; a setting (clock lengths, who begins by the
host's choice) is for the table around the rules. Both are validated alike and recorded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

Value = bool | int | str
Condition = Mapping[str, tuple[Value, ...]]  # another option's name: the values it must have one of
ALWAYS: Final[tuple[Condition, ...]] = ()


class BadOption(ValueError):
    """An option that does not exist, or a value that does not fit; says so in a sentence."""


class Option:
    """One thing a host may set. Texts: `option-NAME`, its `.help`, and values' names.

    A long list is shown in groups (text: `option-group-GROUP`), and an option that would change
    nothing is not shown at all: if there are conditions in `only`, it counts when one of them
    holds, that is, when all options it names have a fitting value.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        clause: str,
        setting: bool = False,
        group: str = "",
        only: tuple[Condition, ...] = ALWAYS,
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.setting = setting
        self.group = group
        self.only = only

    def values(self) -> list[Value]:
        """All values, or the telling ones if there are too many (for tests and menus)."""
        raise NotImplementedError

    def check(self, value: Value) -> Value:
        """The value itself, from text if need be; BadOption if it does not fit."""
        raise NotImplementedError

    def wrong(self, value: Value, wanted: str) -> BadOption:
        return BadOption(f"option {self.name} must be {wanted}, not {value!r}")


@final
class Flag(Option):
    """On or off."""

    def values(self) -> list[Value]:
        return [False, True]

    def check(self, value: Value) -> Value:
        if isinstance(value, bool):
            return value
        if value in ("on", "yes", "true"):
            return True
        if value in ("off", "no", "false"):
            return False
        raise self.wrong(value, "on or off")


@final
class Pick(Option):
    """One word of several."""

    def __init__(
        self,
        name: str,
        words: tuple[str, ...],
        clause: str,
        setting: bool = False,
        group: str = "",
        only: tuple[Condition, ...] = ALWAYS,
    ) -> None:
        super().__init__(name, words[0], clause, setting, group, only)
        self.words = words

    def values(self) -> list[Value]:
        return list(self.words)

    def check(self, value: Value) -> Value:
        if str(value) in self.words:
            return str(value)
        raise self.wrong(value, "one of " + ", ".join(self.words))


@final
class Number(Option):
    """A whole number in a range."""

    def __init__(
        self,
        name: str,
        default: int,
        low: int,
        high: int,
        clause: str,
        setting: bool = False,
        group: str = "",
        only: tuple[Condition, ...] = ALWAYS,
    ) -> None:
        super().__init__(name, default, clause, setting, group, only)
        self.low = low
        self.high = high

    def values(self) -> list[Value]:
        return sorted({self.low, int(self.default), self.high})

    def check(self, value: Value) -> Value:
        wanted = f"a whole number from {self.low} to {self.high}"
        if isinstance(value, bool):
            raise self.wrong(value, wanted)
        try:
            number = int(value)
        except ValueError:
            raise self.wrong(value, wanted) from None
        if not self.low <= number <= self.high:
            raise self.wrong(value, wanted)
        return number


@final
class Text(Option):
    """A short text, one line; what it must say, the game checks before the start."""

    def __init__(
        self,
        name: str,
        examples: tuple[str, ...],
        longest: int,
        clause: str,
        setting: bool = False,
        group: str = "",
        only: tuple[Condition, ...] = ALWAYS,
    ) -> None:
        super().__init__(name, "", clause, setting, group, only)
        self.examples = examples
        self.longest = longest

    def values(self) -> list[Value]:
        return ["", *self.examples]

    def check(self, value: Value) -> Value:
        text = str(value).strip()
        if isinstance(value, bool) or len(text) > self.longest or not text.isprintable():
            shown = text if len(text) <= 40 else f"{text[:40]}…"
            raise self.wrong(shown, f"one line of at most {self.longest} signs")
        return text


def settle(options: tuple[Option, ...], given: dict[str, Value]) -> dict[str, Value]:
    """Every option with its value: the given ones checked, the others at their defaults."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }
