"""`python -m yksi.server.schema`: the protocol as a JSON schema, for the browser's types."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from yksi.server import protocol, replays


def protocol_schema() -> dict[str, Any]:
    """Every message of both directions, and the frames of a replay."""
    roots = [protocol.FromBrowser, protocol.ToBrowser, replays.Replay]
    shown, definitions = msgspec.json.schema_components(roots, ref_template="#/definitions/{name}")
    return {
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(("fromBrowser", "toBrowser", "replay"), shown, strict=True)),
        "required": ["fromBrowser", "toBrowser", "replay"],
        "definitions": definitions,
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(protocol_schema()).decode())
