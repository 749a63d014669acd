"""How often each address may do something: a bucket for every address that did it lately."""

from __future__ import annotations

from collections import OrderedDict

from yksi.server.guard.limits import Bucket
from yksi.server.metrics import LIMITED

MINUTE = 60
MINUTES = 3  # worth at once
MOST_ADDRESSES = 20_000  # whoever has more of them gets new buckets; the process has one of its own


class Quota:
    """`take` says whether an address may do it once more, or so many times, this minute."""

    def __init__(self, limit: str, per_minute: int) -> None:
        self._limit = limit
        self._rate = per_minute / MINUTE
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[address] = Bucket(self._rate, seconds=MINUTES * MINUTE)
        self._buckets.move_to_end(address)
        allowed = bucket.take(count)
        if not allowed:
            LIMITED.labels(self._limit).inc()
        return allowed

    def is_spent(self, address: str) -> bool:
        """Whether an address may not do it again for now; nothing is counted."""
        return address in self._buckets and self._buckets[address].is_empty

    def give_back(self, address: str) -> None:
        """The last time does not count after all."""
        if address in self._buckets:
            self._buckets[address].give_back()

    def _make_room(self) -> None:
        """Forget who has been quiet for so long that nothing is lost, else the quietest."""
        while self._buckets:
            _, oldest = next(iter(self._buckets.items()))
            if not oldest.is_full and len(self._buckets) < MOST_ADDRESSES:
                return
            self._buckets.popitem(last=False)
