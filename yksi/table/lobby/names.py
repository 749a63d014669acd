"""What people may be called: short, readable, and like nobody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from yksi.messages.refusal import RefusedByTable, TableCode

LONGEST_NAME = 24
MOST_MARKS = 2  # on one letter; real names need no more
_MARKS = ("Mn", "Me")
_WITHOUT_INK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_STYLES = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))  # of a picture: plain or coloured
_JOINER = "\u200d"  # makes one picture of two
_TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))  # whose flag a black one is
_BETWEEN = ("P", "Z")  # what stands between letters does not make another name
# Letters of other alphabets that look like one of ours, and under each its double.
_DOUBLES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜ" + "аеѕіјкорсухԁһԛԝӏɡɑ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "αγικνορτυχωϲϳı",
    "ABESIJKMHOPCTYXGQW" + "aesijkopcyxdhqwlga" + "ABEZHIKMNOPTYX" + "ayikvoptuxwcji",
)
_ALIKE = str.maketrans("l1|0", "iiio")  # in small letters


def fit_name(name: str, others: Iterable[str]) -> str:
    """The name as it is kept; RefusedByTable when nobody can read it, or it is somebody's here."""
    name = " ".join(unicodedata.normalize("NFKC", name).translate(_STYLES).split())
    if _has_joined_pictures(name):
        raise RefusedByTable(TableCode.NAME_JOINED)
    if not 0 < len(name) <= LONGEST_NAME or not _is_readable(name):
        raise RefusedByTable(TableCode.NAME)
    if skeleton(name) in map(skeleton, others):
        raise RefusedByTable(TableCode.NAME_TAKEN)
    return name


def _has_joined_pictures(name: str) -> bool:
    """Whether pictures are made of several by signs that nobody sees: families, some flags."""
    is_joined = any(sign == _JOINER or sign in _TAGS for sign in name)
    return is_joined and any(unicodedata.category(sign) == "So" for sign in name)


def _is_readable(name: str) -> bool:
    """Whether a name has letters with ink, and no more marks on them than letters have."""
    if not name.isprintable() or _WITHOUT_INK.intersection(name):
        return False
    marks = 0
    seen = False
    for letter in name:
        is_mark = unicodedata.category(letter) in _MARKS
        marks = marks + 1 if is_mark else 0
        if marks > MOST_MARKS or (is_mark and not seen):
            return False
        seen = seen or letter != " "
    return True


def skeleton(name: str) -> str:
    """What a name looks like at a glance: names of one skeleton are taken for one another.

    >>> skeleton("Anna") == skeleton("Аnna") == skeleton("ANNA ")
    True
    >>> skeleton("Anna") == skeleton("Ännä")
    False
    """
    plain = unicodedata.normalize("NFKC", name).translate(_DOUBLES).casefold().translate(_ALIKE)
    letters = [letter for letter in plain if unicodedata.category(letter)[0] not in _BETWEEN]
    return "".join(letters) or plain
