"""The OpenAPI document and the JSON schema of the socket's messages, made from the code."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from scurry.server import wire
from scurry.server.api import CALLS, Route, Trouble

REF = "#/components/schemas/{name}"


@cache
def document() -> dict[str, Any]:
    types: list[Any] = [Trouble]
    for route in CALLS:
        types += [kind for kind in (route.body, route.answer) if kind not in (None, str)]
    _, components = msgspec.json.schema_components(types, ref_template=REF)
    paths: dict[str, Any] = {}
    for route in CALLS:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Scurry", "version": str(wire.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: Route) -> dict[str, Any]:
    names = re.findall(r"\{(\w+)\}", route.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": {"type": "integer", "minimum": 0},
        }
        for name in route.query
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in route.words
    ]
    found: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.says,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": content(route.answer)},
            "default": {"description": "Not done, and why", "content": content(Trouble)},
        },
    }
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": content(route.body)}
    return found


def content(kind: type) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


@cache
def schema() -> dict[str, Any]:
    """The messages of the socket, in both directions."""
    (there, back), components = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scurry socket messages",
        "properties": {"toServer": there, "toClient": back},
        "$defs": components,
    }
