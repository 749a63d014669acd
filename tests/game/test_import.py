"""`import yksi` gives every public name, and costs nothing until one is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import yksi

SOURCE = ast.parse(Path(yksi.__file__).read_text(encoding="utf-8"))
LOADED = "import sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"


def modules_after(code: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after some code."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LOADED}"], capture_output=True, text=True, check=True
    )
    return set(ran.stdout.split())


def test_every_public_name_is_there_and_no_other() -> None:
    imported = {
        f"{node.module}.{alias.name}"
        for block in SOURCE.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imported == {f"{home}.{name}" for name, home in yksi._HOME_OF.items()}
    assert sorted(yksi._HOME_OF) == sorted(yksi.__all__)
    for name in yksi.__all__:
        assert getattr(yksi, name) is not None
    assert set(yksi.__all__) <= set(dir(yksi))
    assert not hasattr(yksi, "Bridge")


def test_importing_yksi_imports_nothing_else() -> None:
    """Whoever only asks for the version must not wait for anything."""
    assert not {"msgspec", "numpy", "numba"} & modules_after("import yksi")


def test_playing_needs_no_numpy() -> None:
    play = "game.play(game.turn, game.legal(game.turn)[0])"
    modules = modules_after(f"import yksi; game = yksi.Game.new(seed=1); {play}")
    assert "msgspec" in modules
    assert not {"numpy", "numba", "sqlalchemy", "starlette", "click"} & modules
