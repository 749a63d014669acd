"""A socket that waits for browsers at one address of this computer, and room for all who come."""

from __future__ import annotations

import socket
from contextlib import suppress

BACKLOG = 2_048
MOST_FILES = 65_536  # open ones of the process, more than its limits let in


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


def make_room() -> None:
    """Let this process have more open sockets than a shell lets it, as far as the system does."""
    with suppress(ImportError, OSError, ValueError):  # not every system counts them
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if few != resource.RLIM_INFINITY and few < enough:
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))
