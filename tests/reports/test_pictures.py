"""Pictures show all that is written on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from yksi.reports.pictures import figure_at, write_heading

pytest.importorskip("matplotlib")


def test_a_long_heading_stays_on_the_picture(tmp_path: Path) -> None:
    bots = ", ".join(["careful", "random"] * 14)
    with figure_at(tmp_path / "long.svg", 9, 6) as figure:
        axes = figure.subplots()
        write_heading(figure, [f"kpgut, 28 seats: {bots}", "Games: 300", bots])
    sheet = figure.bbox
    words = [text.get_window_extent() for text in figure.texts]
    assert len(words) == 2
    for box in words:
        assert sheet.x0 <= box.x0 < box.x1 <= sheet.x1
        assert sheet.y0 <= box.y0 < box.y1 <= sheet.y1
        assert not box.overlaps(axes.get_window_extent())
