"""Why a line is closed: a code for the browser and a key of the locale files (docs/PROTOCOL.md)."""

from __future__ import annotations


class Goodbye(Exception):
    """The line to a browser ends here, and this is why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


# Codes of this protocol are final.
NOT_ADMITTED = 4000
BAD_MESSAGE = 4001
WRONG_PROTOCOL = 4002
NO_TABLE = 4004
TOO_FAST = 4005
WRONG_ORIGIN = 4006
DAMAGED = 4007
TOO_MANY = 4008
# After the codes of all WebSockets a browser comes back.
RESTART = 1012
LATER = 1013


def not_admitted(reason: str) -> Goodbye:
    return Goodbye(NOT_ADMITTED, reason)


def banned() -> Goodbye:
    """The operator does not let this person or address in."""
    return Goodbye(NOT_ADMITTED, "banned")


def bad_message(reason: str) -> Goodbye:
    return Goodbye(BAD_MESSAGE, reason)


def wrong_protocol() -> Goodbye:
    return Goodbye(WRONG_PROTOCOL, "protocol")


def no_table() -> Goodbye:
    return Goodbye(NO_TABLE, "no-table")


def gone() -> Goodbye:
    """The table was deleted, by its host or because nobody had used it for long."""
    return Goodbye(NO_TABLE, "gone")


def closed_table() -> Goodbye:
    """The operator has closed the table."""
    return Goodbye(NO_TABLE, "closed-table")


def too_fast() -> Goodbye:
    return Goodbye(TOO_FAST, "too-fast")


def too_many() -> Goodbye:
    """One address, person or table has as many lines as it may have."""
    return Goodbye(TOO_MANY, "too-many")


def wrong_origin() -> Goodbye:
    return Goodbye(WRONG_ORIGIN, "origin")


def damaged() -> Goodbye:
    """The table's log cannot be read; the operator has been told which line."""
    return Goodbye(DAMAGED, "damaged")


def restart() -> Goodbye:
    return Goodbye(RESTART, "restart")


def moved() -> Goodbye:
    """Another server carries the table from now on; a browser comes back at once."""
    return Goodbye(RESTART, "moved")


def unreachable() -> Goodbye:
    """The server that carries the table does not answer, and its lease has not ended yet."""
    return Goodbye(LATER, "unreachable")


def not_kept() -> Goodbye:
    """The log could not be read or written; the table opens anew from it."""
    return Goodbye(LATER, "log")


def failed() -> Goodbye:
    """Something went wrong that should not; the table opens anew from its log."""
    return Goodbye(LATER, "failed")


def house_full() -> Goodbye:
    """So much goes on that nobody new is let in."""
    return Goodbye(LATER, "house-full")


def put_away() -> Goodbye:
    """Nobody was there any more; whoever comes now opens the table anew."""
    return Goodbye(LATER, "put-away")
