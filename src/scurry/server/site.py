"""The web client's files and other bodies that are the same for everybody, compressed once.

Only files that were there at the start are ever sent, so no path leads elsewhere. Names under
`assets/` carry a digest of their content and may be kept forever; all else is asked for again.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "web"
PAGES: Final = {"", "table", "replay", "new", "rules", "mine", "about"}  # the client's own paths
PACKED: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}


REVALIDATE: Final = "no-cache"  # a browser may keep it, but asks whether it has changed
FOREVER: Final = "public, max-age=31536000, immutable"


class Body:
    """A body that everybody gets alike, with its compressed form and its ETag."""

    def __init__(self, content: bytes, kind: str, packed: bool, keep: str) -> None:
        self.content = content
        self.kind = kind  # the content type
        self.packed = gzip.compress(content, 9, mtime=0) if packed else None
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.keep = keep  # the cache-control header


def file_body(path: Path, name: str) -> Body:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    keep = FOREVER if name.startswith("assets/") else REVALIDATE
    return Body(path.read_bytes(), kind, path.suffix in PACKED, keep)


@lru_cache(maxsize=128)  # six games in three languages, and room for games from outside
def shared_body(content: bytes, kind: str) -> Body:
    """Compress an answer of the API that is the same for everybody.

    Never give it an answer that holds a secret. The size of a compressed answer tells how much
    its parts have in common (BREACH): whoever can put text of their own beside a secret, and
    watch sizes, can guess the secret bit by bit.
    """
    return Body(content, kind, True, REVALIDATE)


class Site:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, Body] = {}
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not path.name.startswith("."):
                self.files[name] = file_body(path, name)

    @property
    def built(self) -> bool:
        return "index.html" in self.files

    def answer(self, request: Request, headers: dict[str, str]) -> Response | None:
        """A file, or the page, which finds out by itself what the address means; None if neither
        is asked for."""
        name = request.url.path.lstrip("/")
        file = self.files.get(name)
        if file is not None:
            return send(file, request, headers, 200)
        if not self.built or name.startswith("api/"):
            return None
        known = name.partition("/")[0] in PAGES
        if known or "text/html" in request.headers.get("accept", ""):
            return send(self.files["index.html"], request, headers, 200 if known else 404)
        return None


def send(body: Body, request: Request, headers: dict[str, str], status: int) -> Response:
    headers = {**headers, "cache-control": body.keep, "etag": body.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    content = body.content
    if body.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = body.packed, "gzip"
    return Response(content, status, headers=headers, media_type=body.kind)
