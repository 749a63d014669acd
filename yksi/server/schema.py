"""`python -m yksi.server.schema`: the protocol as a JSON schema, for the browser's types."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from yksi.analysis import analysing
from yksi.server import analyses, protocol, replays


def protocol_schema() -> dict[str, Any]:
    """Every message of both directions, the frames of a replay, and an analysis."""
    roots = {
        "fromBrowser": protocol.FromBrowser,
        "toBrowser": protocol.ToBrowser,
        "replay": replays.Replay,
        "analysis": analysing.Analysed,
        "analysisProgress": analyses.AnalysisProgress,
    }
    shown, definitions = msgspec.json.schema_components(
        roots.values(), ref_template="#/definitions/{name}"
    )
    return {
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(roots, shown, strict=True)),
        "required": list(roots),
        "definitions": definitions,
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(protocol_schema()).decode())
