"""What all pictures share: colours, a style, and figures that are written as PNG or SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ENDINGS = (".png", ".svg")
PAPER, INK, FAINT, GRID = "#FBF6EA", "#33214A", "#7D7289", "#E6DCC8"
RED, GREEN, BLUE, YELLOW = "#CC382A", "#1F7A53", "#2C62B4", "#E5A41C"
_STYLE: dict[Any, Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": GRID,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "axes.titlesize": 12.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "svg.hashsalt": "yksi",  # the same picture is the same file
}


@contextmanager
def figure_at(path: Path, width: float, height: float) -> Iterator[Figure]:
    """A figure in the style of all pictures, written when it is done."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        layout: Any = figure.get_layout_engine()
        layout.set(w_pad=0.25, h_pad=0.2)
        yield figure
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, dpi=150, metadata=metadata)


def write_heading(figure: Figure, lines: Sequence[str]) -> None:
    """The first line above everything, the others below it; what is long goes over several."""
    at: dict[str, Any] = {"x": 0.012, "ha": "left", "wrap": True}
    figure.suptitle(lines[0], fontsize=16, fontweight="bold", color=INK, **at)
    figure.supxlabel("  ·  ".join(lines[1:]), fontsize=9.5, color=FAINT, **at)
