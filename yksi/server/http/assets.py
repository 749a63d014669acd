"""The files of the page: packed once, and kept by browsers for as long as their names allow.

A built file has a digest of its content in its name, so a browser never needs to ask for it again.
"""

from __future__ import annotations

import gzip
import os
import re
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
PACKED = (".css", ".ftl", ".html", ".js", ".svg", ".txt", ".webmanifest")
_DIGEST = re.compile(r"-[\w-]{8}\.\w+$")


@cache
def _packed(path: str, _changed: int) -> bytes:
    """A file by gzip; the time of its last change keeps old content from being served."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Assets(StaticFiles):
    def file_response(
        self,
        full_path: os.PathLike[str] | str,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = os.fspath(full_path)
        response.headers["cache-control"] = FOR_EVER if _DIGEST.search(path) else "no-cache"
        if not path.endswith(PACKED):
            return response
        response.headers["vary"] = "accept-encoding"
        takes_packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if isinstance(response, NotModifiedResponse) or not takes_packed:
            return response
        headers = {**response.headers, "content-encoding": "gzip"}
        del headers["content-length"], headers["accept-ranges"]
        return Response(_packed(path, stat_result.st_mtime_ns), status_code, headers)
