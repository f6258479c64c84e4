"""TypeScript types of all that goes over the wire, and of every game's view.

python -m tools.typescript          writes client/src/wire.ts and games/*/ui/view.ts
python -m tools.check               says if one is not fresh

Both are made from the same structs as the messages. A module of views may name unions of words:
`Kind = Literal["crash", "boost"]` keeps its name.
"""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from scurry.server import openapi
from tools.check.games import game_folders

TARGET: Final = Path("client/src/wire.ts")
HEAD: Final = "// Made by `python -m tools.typescript` from src/scurry/{source}. Do not edit.\n"
FIELD: Final = re.compile(r"^    (\w+): [^#]*#\s*(.+)$")
Aliases = dict[frozenset[str], str]  # names of unions of words
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
                "null": "null"}  # fmt: skip


def wire() -> str:
    """The whole file for the wire."""
    schema = openapi.schema()
    document = openapi.document()
    found = {**document["components"]["schemas"], **schema["$defs"]}
    parts = [HEAD.format(source="server")]
    parts += [declared(name, found[name]) for name in sorted(found)]
    for name, side in (("FromClient", "toServer"), ("FromServer", "toClient")):
        parts.append(f"export type {name} = {spelled(schema['properties'][side])};\n")
    parts.append(calls(document))
    return "\n".join(parts)


def declared(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {spelled(schema)};\n"
    required = set(schema.get("required", ()))
    tag = {key for key, value in schema["properties"].items() if "enum" in value}
    lines = [f"/** {line(schema['description'])} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        mark = "" if key in required or key in tag else "?"
        lines.append(f"  {key}{mark}: {spelled(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def line(words: str) -> str:
    return " ".join(words.split())


def spelled(schema: dict[str, Any], aliases: Aliases | None = None) -> str:
    """A type in place."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return words(schema["enum"], aliases or {})
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part, aliases) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        items = schema.get("items")
        return f"({spelled(items, aliases)})[]" if items else "unknown[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inside = spelled(values, aliases) if values else "unknown"
        return f"Record<string, {inside}>"
    return PLAIN.get(str(kind), "unknown")


def words(values: list[Any], aliases: Aliases) -> str:
    """A union of words; by its name if it has one, with the empty word beside it or not."""
    name = aliases.get(frozenset(values)) or aliases.get(frozenset(values) - {""})
    if name is None:
        return " | ".join(json.dumps(value) for value in values)
    return name if frozenset(values) in aliases else f'{name} | ""'


def calls(document: dict[str, Any]) -> str:
    """One line a call: its method, path, body and answer."""
    lines = ["/** Every REST call by its name. */", "export interface Calls {"]
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            body = "null"
            if "requestBody" in call:
                body = content(call["requestBody"])
            answer = content(call["responses"]["200"])
            name = call["operationId"]
            lines.append(
                f'  {name}: {{ method: "{method.upper()}"; path: "{path}"; '
                f"body: {body}; answer: {answer} }};"
            )
    lines += ["}", "", "/** Where each call goes. */", "export const ROUTES = {"]
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            lines.append(f'  {call["operationId"]}: ["{method.upper()}", "{path}"],')
    return "\n".join([*lines, "} as const;"]) + "\n"


def content(part: dict[str, Any]) -> str:
    (kind,) = part["content"].values()
    return spelled(kind["schema"])


# Views.


def view(module: ModuleType) -> str:
    """The whole file for a game's module of views."""
    (shown,), found = msgspec.json.schema_components([module.View], ref_template="{name}")
    aliases = {
        frozenset(get_args(value)): name
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }
    says = comments(Path(str(module.__file__)).read_text(encoding="utf-8"))
    source = str(module.__name__).removeprefix("scurry.").replace(".", "/") + ".py"
    parts = [HEAD.format(source=source)]
    for union, name in aliases.items():
        values = " | ".join(json.dumps(value) for value in sorted(union))
        parts.append(f"export type {name} = {values};\n")
    parts += [seen(name, found[name], aliases, says.get(name, {})) for name in sorted(found)]
    assert spelled(shown) == "View"
    return "\n".join(parts)


def seen(name: str, schema: dict[str, Any], aliases: Aliases, says: dict[str, str]) -> str:
    """A struct of a view. All its fields are always there: views are sent with their defaults."""
    lines = [f"/** {line(schema['description'])} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        comment = f" // {says[key]}" if key in says else ""
        lines.append(f"  {key}: {spelled(value, aliases)};{comment}")
    return "\n".join([*lines, "}"]) + "\n"


def comments(source: str) -> dict[str, dict[str, str]]:
    """What is said beside the fields of each class."""
    found: dict[str, dict[str, str]] = {}
    inside: dict[str, str] = {}
    for row in source.splitlines():
        if row.startswith("class "):
            inside = found.setdefault(re.split(r"\W", row)[1], {})
        elif field := FIELD.match(row):
            inside[field[1]] = field[2]
    return found


def files(root: Path) -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {root / TARGET: wire()}
    for folder in game_folders(root):
        if (folder / "view.py").is_file():
            module = importlib.import_module(f"scurry.games.{folder.name}.view")
            made[folder / "ui/view.ts"] = view(module)
    return made


def problems(root: Path) -> list[str]:
    """Said by tools.check when somebody changed the wire or a view and not the types."""
    return [
        f"{path.relative_to(root)} is not fresh: run python -m tools.typescript."
        for path, text in files(root).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


if __name__ == "__main__":
    for path, text in files(Path()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
