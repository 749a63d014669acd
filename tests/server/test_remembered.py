"""What was told is remembered for so many versions, for whom it was due, packed or not."""

from __future__ import annotations

import json
import tracemalloc

import msgspec

from yksi.game import events as ev
from yksi.server.tables.remembered import AT_ONCE, MOST_REMEMBERED, Remembered
from yksi.table import Effect


def told(version: int) -> list[tuple[Effect, bytes]]:
    """Two for everybody, and one that everybody but one is told in another form."""
    one, others = version % 3, tuple(n for n in range(3) if n != version % 3)
    effects = [
        Effect(None, ev.Laid(one, "R5", False)),
        Effect(None, ev.Turn(version)),
        Effect((one,), ev.Drew(one, 1, "turn", ("B7",))),  # type: ignore[arg-type]
        Effect(others, ev.Drew(one, 1, "turn", None)),  # type: ignore[arg-type]
    ]
    return [(effect, msgspec.json.encode(effect.event)) for effect in effects]


def expected(first: int, last: int, person: int) -> list[object]:
    return [
        json.loads(text)
        for version in range(first, last)
        for effect, text in told(version)
        if effect.reaches(person)
    ]


def test_everybody_is_told_what_they_missed_and_may_know() -> None:
    remembered = Remembered()
    for version in range(1, 101):
        remembered.add(version, told(version))
    for person in range(3):
        for seen in (0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 50, 99, 100, 200):
            found = json.loads(b"[%s]" % b",".join(remembered.since(seen, person)))
            assert found == expected(seen + 1, 101, person)


def test_as_many_versions_are_remembered_as_are_promised_and_hardly_more() -> None:
    remembered = Remembered()
    for version in range(1, 601):
        remembered.add(version, told(version))
        if version % 75:
            continue
        kept = json.loads(b"[%s]" % b",".join(remembered.since(0, 0)))
        oldest = min(event["seat"] for event in kept if event["event"] == "turn")
        most = MOST_REMEMBERED + AT_ONCE
        assert min(version, MOST_REMEMBERED) <= version - oldest + 1 <= most


def test_a_table_remembers_in_little_room() -> None:
    tracemalloc.start()
    remembered = Remembered()
    for version in range(1, 301):
        remembered.add(version, told(version))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert remembered.since(299, 0)
    assert size < 20_000
