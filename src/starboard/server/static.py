"""The built web client, from memory: the page for each of its addresses, and its files."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, route

from starboard.server.errors import Refusal

_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+\Z")
_NAME = re.compile(r"[\w-][\w.+ -]{0,120}", re.ASCII)  # of a file or folder
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Starboard</title>"
    b"<p>The web client has not been built: run <code>make web</code>."
)


class _File:
    def __init__(self, path: Path, stamp: int) -> None:
        self.stamp = stamp
        self.body = path.read_bytes()
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if self.type == "text/javascript":
            self.type = "application/javascript"
        packed = gzip.compress(self.body, 9, mtime=0) if self.type.startswith(_TEXT) else b""
        self.packed = packed if 0 < len(packed) < len(self.body) else b""
        self.tag = '"' + hashlib.sha256(self.body).hexdigest()[:20] + '"'


class Files:
    """The files of a folder, read when they are new or have changed. Each has one name only."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._files: dict[str, _File] = {}
        self._reading = asyncio.Lock()

    async def find(self, name: str) -> _File | None:
        parts = name.split("/")
        if len(parts) > 8 or not all(_NAME.fullmatch(part) for part in parts):
            return None
        path = self._root.joinpath(*parts)
        try:
            stamp = path.stat().st_mtime_ns
        except OSError:
            self._files.pop(name, None)
            return None
        file = self._files.get(name)
        if file is None or file.stamp != stamp:
            async with self._reading:  # packing takes a while: once, and not on the event loop
                file = self._files.get(name)
                if file is None or file.stamp != stamp:
                    file = await asyncio.to_thread(self._read, path, stamp)
                    if file is not None:
                        self._files[name] = file
        return file

    def _read(self, path: Path, stamp: int) -> _File | None:
        real = path.resolve()
        if not real.is_relative_to(self._root) or not real.is_file():
            return None
        return _File(real, stamp)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={"packed": True})
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal("not-found", f"there is nothing at /{name[:100]}")
    files: Files = request.app.state.files
    file = await files.find(name) if name else None
    if file is None:
        if "." in name.rpartition("/")[2]:
            raise Refusal("not-found", f"there is no file {name[:100]!r}")
        file = await files.find("index.html")
        name = "index.html"
    if file is None:
        return Response(_NOT_BUILT, media_type="text/html", status_code=503)
    lasting = name != "index.html" and _HASHED.search(name) is not None
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "etag": file.tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)
