"""`yksi serve` on a computer whose network is a second loopback address: 127.0.0.1 is the computer
itself, 127.0.0.2 and 127.0.0.3 are its addresses in networks, where other machines are.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from yksi.cli import main
from yksi.server.http import reach

COMPUTER = "127.0.0.1"
NETWORK = ("127.0.0.2", "127.0.0.3")

if __name__ == "__main__":
    vars(reach)["is_loopback"] = lambda host: host == COMPUTER
    vars(reach)["own_hosts"] = lambda: NETWORK
    main()
