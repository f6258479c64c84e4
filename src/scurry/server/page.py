"""The plain page at / where the web client was not built: says what runs."""

from __future__ import annotations

from html import escape

from scurry.kernel.catalogue import catalogue

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Scurry</title></head><body>
<h1>Scurry</h1>
<p>The server runs. {tables} tables are kept here. The games:</p>
<ul>{games}</ul>
<p>Programs find the interface at <a href="/api/openapi.json">/api/openapi.json</a> and the
messages of the socket at <a href="/api/schema.json">/api/schema.json</a>.
In a terminal: <code>scurry play GAME --server ADDRESS</code>.</p>
</body></html>
"""


def home(tables: int) -> str:
    games = "".join(
        f"<li>{escape(game.titles['en'])} ({game.fewest}–{game.most} players)</li>"
        for game in catalogue().values()
    )
    return PAGE.format(tables=tables, games=games)
