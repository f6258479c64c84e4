"""TypeScript types of all that goes over the wire, made from the same structs as the schema.

python -m tools.typescript          writes client/src/wire.ts
python -m tools.check               says if it is not fresh
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from scurry.server import openapi

TARGET: Final = Path("client/src/wire.ts")
HEAD: Final = """// Made by `python -m tools.typescript` from src/scurry/server. Do not edit.
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
                "null": "null"}  # fmt: skip


def text() -> str:
    """The whole file."""
    schema = openapi.schema()
    document = openapi.document()
    found = {**document["components"]["schemas"], **schema["$defs"]}
    parts = [HEAD]
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


def spelled(schema: dict[str, Any]) -> str:
    """A type in place."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        items = schema.get("items")
        return f"({spelled(items)})[]" if items else "unknown[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {spelled(values)}>" if values else "Record<string, unknown>"
    return PLAIN.get(str(kind), "unknown")


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


def problems(root: Path) -> list[str]:
    """Said by tools.check when somebody changed the wire and not the types."""
    target = root / TARGET
    if target.is_file() and target.read_text(encoding="utf-8") == text():
        return []
    return [f"{TARGET} is not fresh: run python -m tools.typescript."]


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
