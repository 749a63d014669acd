"""A socket that waits for browsers at one address of this computer."""

from __future__ import annotations

import socket

BACKLOG = 2_048


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens already; OSError says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before everything is up waits
    except OSError:
        listening.close()
        raise
    return listening
