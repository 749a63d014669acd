"""From where a server can be reached: the addresses that are worth giving to others."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

WILDCARDS = ("0.0.0.0", "::", "")
_ELSEWHERE = ("192.0.2.1", 9)  # belongs to nobody; asking for the way there sends nothing
_CONTAINERS = ("/.dockerenv", "/run/.containerenv")  # their own address is of no use outside
_ROUTES = Path("/proc/net/fib_trie")  # where Linux tells its own addresses
_ROUTES_6 = Path("/proc/net/if_inet6")  # and those of version 6, with their flags
_PASSING = 0x01 | 0x08 | 0x20 | 0x40  # temporary, found twice, deprecated, not certain yet
_OWN = re.compile(r"\|-- ([\d.]+)\n\s+/32 host LOCAL")
_HOMES = ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")  # likelier at home first
_SHARED = ipaddress.ip_network("100.64.0.0/10")  # of a provider or a private net over others


class Stop(StrEnum):
    """How far an address carries."""

    COMPUTER = "computer"
    NETWORK = "network"
    ANYWHERE = "anywhere"


def is_loopback(host: str) -> bool:
    """Whether only this computer finds that host."""
    if host.rstrip(".").lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def stop_of(host: str) -> Stop:
    """From how far away a host is found, as far as its name tells.

    >>> [str(stop_of(host)) for host in ("localhost", "192.168.1.5", "aino.local", "cards.example")]
    ['computer', 'network', 'network', 'anywhere']
    """
    if is_loopback(host):
        return Stop.COMPUTER
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        name = host.rstrip(".").lower()
        is_near = "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".internal"))
        return Stop.NETWORK if is_near else Stop.ANYWHERE
    is_shared = address.version == 4 and address in _SHARED
    return Stop.NETWORK if address.is_private or is_shared else Stop.ANYWHERE


def own_hosts() -> tuple[str, ...]:
    """The addresses of this computer in its networks, the likeliest first."""
    if any(Path(mark).exists() for mark in _CONTAINERS):
        return ()
    found = _outgoing() + sorted({*_named(), *_routed(), *_routed_6()}, key=_unlikeliness)
    return tuple(dict.fromkeys(host for host in found if _is_usable(host)))


def _is_usable(host: str) -> bool:
    """Whether others can be given it: a link-local address means something else on each device."""
    address = ipaddress.ip_address(host)
    return not (address.is_unspecified or address.is_loopback or address.is_link_local)


def _outgoing() -> list[str]:
    """The address that goes out of the house: that of the network which people use."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(_ELSEWHERE)
            return [str(way.getsockname()[0])]
    except OSError:
        return []  # no network at all


def _named() -> Iterable[str]:
    try:
        named = socket.getaddrinfo(socket.gethostname(), None)
    except OSError:
        return ()  # a computer need not know its own name
    return [str(address[4][0]) for address in named]


def _routed() -> Iterable[str]:
    try:
        return _OWN.findall(_ROUTES.read_text("ascii"))
    except OSError:
        return ()  # not Linux


def _routed_6() -> Iterable[str]:
    try:
        rows = [row.split() for row in _ROUTES_6.read_text("ascii").splitlines()]
    except OSError:
        return ()  # not Linux, or it speaks version 4 alone
    return [
        str(ipaddress.IPv6Address(int(address, 16)))
        for address, _, _, _, flags, _ in rows
        if not int(flags, 16) & _PASSING
    ]


def _unlikeliness(host: str) -> tuple[int, int, bool, int]:
    """By kind of network; virtual machines and containers have the last one of version 4.

    Addresses of version 6 come after those of version 4, which are shorter to type.
    """
    address = ipaddress.ip_address(host)
    kinds = [kind for kind, home in enumerate(_HOMES) if address in ipaddress.ip_network(home)]
    kind = kinds[0] if kinds else len(_HOMES)
    return address.version, kind, not address.is_private, int(address)


def addresses(host: str, port: int, public: str | None = None) -> tuple[str, ...]:
    """Where other devices find a server that listens there; none when they cannot.

    >>> addresses("127.0.0.1", 8756)
    ()
    >>> addresses("192.168.1.5", 8756)
    ('http://192.168.1.5:8756',)
    >>> addresses("127.0.0.1", 8756, "https://cards.example/")
    ('https://cards.example',)
    """
    if public is not None:
        return (public.rstrip("/"),)
    hosts = _listened(host) if host in WILDCARDS else () if is_loopback(host) else (host,)
    return tuple(origin(each, port) for each in hosts)


def _listened(wildcard: str) -> tuple[str, ...]:
    """The own addresses at which a wildcard listens: that of version 4 at no others."""
    return tuple(host for host in own_hosts() if wildcard != "0.0.0.0" or ":" not in host)


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def peer_address(host: str, port: int) -> str:
    """Where other servers of the house find one that listens there, as far as it can know."""
    if host in WILDCARDS:
        host = next(iter(_listened(host)), "127.0.0.1")
    return origin(host, port)
