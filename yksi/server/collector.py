"""Pauses of a server's interpreter: those that everybody would wait for are cut short.

The garbage collector's full passes come when nobody plays, not when it likes. A full pass looks at
every table and stops them all meanwhile, where there are 2 000 for more than a second. Play leaves
nothing for it, nor do lines: what they hold is freed with its last reference. Only questions to the
database wait for a pass, some kilobytes for each table that opens. As many lines as that are closed
or more, so lines are counted; a busy house waits until there were very many.

What is new is looked after often. By itself the collector would begin a pass when there are more
objects than before by so many: play replaces objects rather than adds some, so hundreds of
thousands would have become new meanwhile, and one pass took 40 milliseconds. Where there are hardly
more than a moment ago nothing was lost, and what is new is set aside until the next full pass,
which costs nothing. Where there are, as when many come, a short pass looks whether all is in use.

And whoever waits for Python's lock gets it soon. The thread that writes wants it several times a
commit, and with the usual 5 ms each a busy loop would keep everybody waiting for their answers.
"""

from __future__ import annotations

import asyncio
import gc
import sys

YOUNG = 5_000  # containers more than before, after which a pass comes by itself
OFTEN = 0.05  # seconds between two looks at what is new,
MORE = 1_000  # containers than at the last one, which are worth a pass
NEVER = 1_000_000_000  # by itself
LOCK = 0.0005  # seconds for which a thread may keep the lock that another one waits for
QUIET = 50  # naps in a row,
NAP = 0.02  # seconds each,
PUNCTUAL = 0.002  # that ended no later than this: nothing else had to be done
ENOUGH = 200  # closed lines that are worth a pass when it is quiet,
MOST = 20_000  # and whether it is or not
SELDOM = 60  # looks, one a minute, without a pass


class Litter:
    """How many lines were closed since the last full pass, and how often somebody looked."""

    closed = 0
    looks = 0


def leave_to_us() -> None:
    """After the start: no full pass comes alone, and no thread keeps the lock for long."""
    sys.setswitchinterval(LOCK)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_new() -> None:
    """Look after what is new again and again until cancelled; what outlives it is left alone."""
    while True:
        await asyncio.sleep(OFTEN)
        if gc.get_count()[0] < MORE:
            gc.freeze()
        else:
            gc.collect(0)


async def collect_when_quiet(litter: Litter) -> None:
    """Free what was left over, if it is worth a pass and nobody needs the loop."""
    litter.looks += 1
    if litter.closed < MOST:
        is_worth_it = litter.closed >= ENOUGH or litter.looks >= SELDOM
        if not is_worth_it or not await _is_quiet():
            return
    litter.closed = litter.looks = 0
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _is_quiet() -> bool:
    loop = asyncio.get_running_loop()
    for _ in range(QUIET):
        until = loop.time() + NAP
        await asyncio.sleep(NAP)
        if loop.time() - until > PUNCTUAL:
            return False
    return True
