"""The base of every error that Yksi raises, and the one for arguments that make no sense.

Other errors stand where they are raised; all of them derive from `YksiError`.
"""

from __future__ import annotations


class YksiError(Exception):
    """Something that Yksi was asked for cannot be; the message says what and why."""


class ArgumentError(YksiError, ValueError):
    """An argument is of the wrong kind or out of range: a seat that is not at the table, say."""
