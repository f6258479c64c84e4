"""A whole position as text and back: a line an attribute, scenes and all, for bug reports."""

from __future__ import annotations

import json
from typing import Any, Final

from scurry.games.mouse_tales.moving import Motion
from scurry.games.mouse_tales.rules import Rules
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.striking import Boost
from scurry.games.mouse_tales.surveying import ground
from scurry.games.mouse_tales.tale import GAME, Scene
from scurry.kernel.rng import Rng
from scurry.kernel.state import Choice, find_choice

MARK: Final = "whole position of mouse_tales"
APART: Final = {"rng", "listener", "ground", "chapter", "rules", "seats"}


def spread(tale: Mice) -> str:
    """Nothing is hidden."""
    lines = [MARK, f"seats: {tale.seats}", f"rules: {encoded(tale.rules)}"]
    for name, value in sorted(fields(tale).items()):
        if name not in APART:
            lines.append(f"{name}: {encoded(value)}")
    return "\n".join(lines) + "\n"


def read(text: str, rng: Rng) -> Mice:
    """What `spread` wrote."""
    told = {}
    for line in text.splitlines()[1:]:
        name, value = line.split(": ", 1)
        told[name] = plain_to_thing(json.loads(value))
    rules = told.pop("rules")
    assert isinstance(rules, Rules)
    tale = Mice(int(str(told.pop("seats"))), rng, None, rules)
    for name, thing in told.items():
        setattr(tale, name, thing)
    tale.ground = ground(tale.side, rules.laws)
    return tale


def fields(thing: object) -> dict[str, Any]:
    """What its pickle would have."""
    held = thing.__reduce_ex__(2)
    assert isinstance(held, tuple)
    return dict(held[2] or {}) if len(held) > 2 else {}


def encoded(thing: object) -> str:
    return json.dumps(thing_to_plain(thing), ensure_ascii=False)


def thing_to_plain(thing: object) -> object:
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, list):
        return [thing_to_plain(each) for each in thing]
    if isinstance(thing, tuple):
        return {"pair": [thing_to_plain(each) for each in thing]}
    if isinstance(thing, Choice):
        return {"choice": thing.key}
    held = {name: thing_to_plain(value) for name, value in fields(thing).items()}
    return {"is": type(thing).__name__, **held}


def plain_to_thing(plain: Any) -> object:
    if isinstance(plain, list):
        return [plain_to_thing(each) for each in plain]
    if not isinstance(plain, dict):
        return plain
    if "pair" in plain:
        return tuple(plain_to_thing(each) for each in plain["pair"])
    if "choice" in plain:
        return find_choice(GAME, str(plain["choice"]))
    kind: Any = KINDS[str(plain["is"])]
    thing: object = kind.__new__(kind)
    for name, value in plain.items():
        if name != "is":
            setattr(thing, name, plain_to_thing(value))
    return thing


def kinds(base: type[Any]) -> list[type[Any]]:
    found = [base]
    for kind in base.__subclasses__():
        found += kinds(kind)
    return found


KINDS: Final[dict[str, type[Any]]] = {
    kind.__name__: kind for kind in [Motion, Boost, Rules, *kinds(Scene)]
}
