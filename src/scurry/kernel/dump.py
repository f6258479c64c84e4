"""A state as plain data, for comparing, hashing and showing what differs.

Works on compiled and interpreted classes alike: both tell their attributes through the
pickle protocol. Caches (names with a leading underscore) and the listener are left out.
"""

from __future__ import annotations

import hashlib

from scurry.kernel.state import Choice, State


def dump(thing: object) -> object:
    """Lists, dicts and plain values only; classes become dicts with their name."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted((dump(item) for item in thing), key=repr)
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if isinstance(thing, Choice):
        return f"choice {thing.key}"
    return {"class": type(thing).__name__, **attributes(thing)}


def attributes(thing: object) -> dict[str, object]:
    held = thing.__reduce_ex__(2)
    assert isinstance(held, tuple)
    fields = held[2] if len(held) > 2 else None
    if isinstance(fields, tuple):  # interpreted classes with slots
        fields = {**(fields[0] or {}), **(fields[1] or {})}
    if fields is None:  # rebuilt from arguments instead
        return {"args": [dump(arg) for arg in held[1] if not isinstance(arg, type)]}
    assert isinstance(fields, dict)
    return {
        name: dump(value)
        for name, value in sorted(fields.items())
        if not name.startswith("_") and name != "listener"
    }


def fingerprint(state: State) -> str:
    """Equal states have equal fingerprints, whatever built or machine made them."""
    return hashlib.sha256(repr(dump(state)).encode()).hexdigest()


def difference(one: object, other: object, where: str = "state") -> str | None:
    """The first place where two dumps differ, in words; None if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            found = difference(one.get(name), other.get(name), f"{where}.{name}")
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            found = difference(one[at], other[at], f"{where}[{at}]")
            if found is not None:
                return found
        return None
    return None if one == other else f"{where}: {one!r} against {other!r}"
