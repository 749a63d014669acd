"""Typed lines: what is understood, and what is not."""

from __future__ import annotations

import pytest

from yksi.terminal.input.keys import Keys, Verb
from yksi.terminal.input.reader import Misread, Reader, Typed
from yksi.texts import Texts


def reader(language: str) -> Reader:
    return Reader(Keys(Texts(language)), ("Aino", "Bo", "Birgit"), 0)


@pytest.mark.parametrize(
    ("language", "line", "typed"),
    [
        ("en", "2", Typed(Verb.LAY, ("G8",))),
        ("en", "R5", Typed(Verb.LAY, ("R5",))),
        ("en", "r 5", Typed(Verb.LAY, ("R5",))),
        ("en", "green +2", Typed(Verb.LAY, ("G+2",))),
        ("en", "w4 green u", Typed(Verb.LAY, ("W4",), "green", uno=True)),
        ("en", "u 1", Typed(Verb.LAY, ("R8",), uno=True)),
        ("en", "wc", Typed(Verb.LAY, ("WC1",))),
        ("en", "u", Typed(Verb.CALL)),
        ("en", "X bo", Typed(Verb.CATCH, seat=1)),
        ("en", "x", Typed(Verb.CATCH)),
        ("en", "j uno", Typed(Verb.JUMP, uno=True)),
        ("fi", "p5", Typed(Verb.LAY, ("R5",))),
        ("fi", "s5", Typed(Verb.LAY, ("B5",))),
        ("fi", "punainen 5", Typed(Verb.LAY, ("R5",))),
        ("fi", "w vihreä", Typed(Verb.LAY, ("W",), "green")),
        ("fi", "n", Typed(Verb.DRAW)),
        ("sv", "gul 3", Typed(Verb.LAY, ("Y3",))),
        ("sv", "w gult", Typed(Verb.LAY, ("W",), "yellow")),
        ("nb", "grønn 3", Typed(Verb.LAY, ("G3",))),
        ("da", "rød S", Typed(Verb.LAY, ("RS",))),
    ],
)
def test_what_can_be_typed(language: str, line: str, typed: Typed) -> None:
    assert reader(language).read(line, ("R8", "G8")) == typed


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("zz", "misread-word"),
        ("3", "misread-number"),
        ("1 1", "misread-twice"),
        ("green", "misread-no-card"),
        ("x b", "misread-seat"),
        ("x aino", "misread-seat"),
        ("d 2", "misread-word"),
    ],
)
def test_what_cannot(line: str, key: str) -> None:
    with pytest.raises(Misread) as misread:
        reader("en").read(line, ("R8", "G8"))
    assert misread.value.key == key
