"""What the fourth laws of a table mended goes on in the old way where older ones hold."""

from __future__ import annotations

import pytest

from yksi.rulings.casebook import rulings
from yksi.rulings.judgement import judge
from yksi.rulings.world import World


class ThirdLaws:
    """Looks on while a ruling is judged, and lets its table go by older laws."""

    def gathered(self, world: World) -> None:
        world.room.laws = 3

    def impossible(self) -> None:
        """There is no table then."""

    def moved(self, world: World, line: str) -> None:
        """Nothing to see."""

    def expected(self, world: World, lines: list[str]) -> None:
        """Nothing to see."""


@pytest.mark.parametrize(
    ("name", "then"),
    [
        ("MOO-R22.T", "hand B G1: it is W"),  # the first card, whichever was drawn
        ("KPG-R35.Tg", "at 3.5s !B catches A: accepted, but must be refused"),
        ("KPG-R35.Ti", "!called A: but it is so"),  # a thousandth of a second more
        ("CUS-R20.T10", "holds B 7: it is 5"),
        ("KPG-END-1.T13", "! at 10.001s A accuses B: accepted, but must be refused"),
    ],
)
def test_by_the_third_laws_it_went_otherwise(name: str, then: str) -> None:
    [ruling] = [each for each in rulings() if each.name == name]
    assert judge(ruling).held
    assert judge(ruling, ThirdLaws()).reason == then
