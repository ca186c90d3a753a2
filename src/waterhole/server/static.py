"""The built client: read once, kept in memory, compressed before anyone asks."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

FOLDER = Path(__file__).parent / "static"

_NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Waterhole</title>
<body><h1>Waterhole</h1><p>The client is not built yet. In a checkout, <code>make play</code> builds it.</p>"""


@dataclass(frozen=True)
class File:
    body: bytes
    compressed: bytes | None
    """gzip, where that is smaller."""
    media_type: str
    etag: str
    forever: bool
    """Whether its name changes with its content, so that it may be kept for good."""


def read(folder: Path = FOLDER) -> dict[str, File]:
    """All files by their path in the web; `/` is the page itself."""
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = "/" + path.relative_to(folder).as_posix()
            files[name] = _file(path.read_bytes(), mimetypes.guess_type(path.name)[0], name.startswith("/assets/"))
    files["/"] = files.get("/index.html") or _file(_NOT_BUILT, "text/html", False)
    return files


def _file(body: bytes, media_type: str | None, forever: bool) -> File:
    compressed = gzip.compress(body, 9, mtime=0)
    kind = media_type or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    etag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, compressed if len(compressed) < len(body) else None, kind, etag, forever)
