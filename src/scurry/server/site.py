"""The web client as it was built: its files, kept in memory, packed for the way.

Only files that were there at the start are ever sent, so no path leads elsewhere. Names under
`assets/` carry a digest of their content and may be kept forever; all else is asked for again.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "web"
PAGES: Final = {"", "table", "replay", "new", "rules", "mine", "about"}  # the client's own paths
PACKED: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}


class File:
    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in PACKED else None
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        forever = name.startswith("assets/")
        self.keep = "public, max-age=31536000, immutable" if forever else "no-cache"


class Site:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not path.name.startswith("."):
                self.files[name] = File(path, name)

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


def send(file: File, request: Request, headers: dict[str, str], status: int) -> Response:
    headers = {**headers, "cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, status, headers=headers, media_type=file.kind)
