"""In which language the table speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping

from scurry.terminal.trouble import Trouble
from scurry.words import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for; else the one of the environment, if we speak it."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Trouble(f"there is no language {asked!r}; there are: {', '.join(LANGUAGES)}")
        return asked
    for name in VARIABLES:
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
