"""Floods: an address whose lines were cut again and again is not listened to for a while.

To cut a line costs more than to flood it, and whoever floods comes back at once.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from yksi.server.guard.addresses import household_of
from yksi.server.guard.limits import Limits
from yksi.server.guard.quotas import Quota

Client = tuple[str, int] | None  # the other end of a line: its address and port; None: this machine
EVERYBODY = "*"


class Floods:
    """Counts them by the address at the other end of a line, if that is nobody's proxy."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        """`proxies` as uvicorn is told them: addresses and networks, or everybody."""
        self._quota = Quota("floods-per-address", limits.floods_per_address)
        names = "0.0.0.0/0,::/0" if proxies == EVERYBODY else proxies
        self._proxies = [ip_network(name) for name in names.split(",") if name]

    def note(self, client: Client) -> None:
        """A line from there was cut because of what came on it."""
        if client is not None and not self._is_proxy(client[0]):
            self._quota.take(household_of(client[0]))

    def are_from(self, client: Client) -> bool:
        """Whether so many have come from there that nothing is read for now."""
        return client is not None and self._quota.is_spent(household_of(client[0]))

    def _is_proxy(self, host: str) -> bool:
        address = ip_address(household_of(host) if "." in host else host)  # one of IPv4 as that
        return any(address in network for network in self._proxies)
