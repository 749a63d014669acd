"""Where somebody speaks from, for limits: never told to anybody and never written down."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

HOUSEHOLD = 64  # bits of an IPv6 address that one customer of a provider has at most


def address_of(connection: HTTPConnection) -> str:
    """The address of a browser; what proxies say counts where uvicorn trusts them."""
    return "" if connection.client is None else household_of(connection.client.host)


def household_of(host: str) -> str:
    """An address as limits count it: IPv6 gives everybody more addresses than can be counted.

    >>> household_of("192.0.2.7"), household_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    >>> household_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        address = ip_address(host)
    except ValueError:  # a socket of this machine, or a name in tests
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    rest = 128 - HOUSEHOLD
    return str(IPv6Address(int(address) >> rest << rest))
