"""What a message is called on the wire and in the texts, whatever its type is called here."""

from __future__ import annotations

import msgspec


def tag_of(message: msgspec.Struct) -> str:
    """The word that tells a message from the others of its kind.

    >>> from yksi.messages.motions import HasGivenUp
    >>> tag_of(HasGivenUp(3))
    'gaveup'
    """
    return str(message.__struct_config__.tag)
