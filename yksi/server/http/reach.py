"""From where a server can be reached: the addresses that are worth giving to others."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path

WILDCARDS = ("0.0.0.0", "::", "")
_ELSEWHERE = ("192.0.2.1", 9)  # belongs to nobody; asking for the way there sends nothing
_CONTAINERS = ("/.dockerenv", "/run/.containerenv")  # their own address is of no use outside


def is_loopback(host: str) -> bool:
    """Whether only this computer finds that host."""
    if host.rstrip(".").lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_hosts() -> tuple[str, ...]:
    """The addresses of this computer in its networks, the likeliest first."""
    if any(Path(mark).exists() for mark in _CONTAINERS):
        return ()
    found = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(_ELSEWHERE)
            found.append(way.getsockname()[0])
    except OSError:
        pass  # no network at all
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(address[4][0]) for address in named]
    except OSError:
        pass  # a computer need not know its own name
    usable = (host for host in found if host not in WILDCARDS and not is_loopback(host))
    return tuple(dict.fromkeys(usable))


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
    hosts = own_hosts() if host in WILDCARDS else () if is_loopback(host) else (host,)
    return tuple(origin(each, port) for each in hosts)


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def peer_address(host: str, port: int) -> str:
    """Where other servers of the house find one that listens there, as far as it can know."""
    hosts = own_hosts() or ("127.0.0.1",)
    return origin(hosts[0] if host in WILDCARDS else host, port)
