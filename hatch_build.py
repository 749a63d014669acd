"""What a package must hold besides modules: it is complete, or it is not built.

Run by hatchling for a wheel and an sdist. An editable install takes everything from the checkout
and needs neither. A wheel carries code that is compiled ahead for the platform where it is built;
where that cannot be made it is a wheel for every platform, and compiles when it is first used.
"""

from __future__ import annotations

import os
import platform
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = {
    "yksi/server/static/index.html": "the pages for the browser; `make web` builds them",
    "yksi/server/static/*.js": "the pages' programs; `make web` builds them",
    "yksi/py.typed": "what lets type checkers trust the types",
    "locales/*.ftl": "what people read",
    "rulings/*.txt": "what `yksi rulings` runs",
    "lessons/*.txt": "what lessons are recorded from",
}


COMPILED = "yksi/shipped/compiled/"  # where `yksi.native.library` looks
_OLDEST = {"linux": "manylinux_2_17_{0}.musllinux_1_1_{0}", "darwin": "macosx_11_0_{0}"}


def platform_tag() -> str:
    """The systems that run a library which was made here: it asks nothing of their libraries."""
    return _OLDEST[sys.platform].format(platform.machine())


class WholePackage(BuildHookInterface[Any]):
    """Refuses to build what would lack something, and writes down the commit."""

    _written: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        missing = [f"{path} ({what})" for path, what in NEEDED.items() if not any(root.glob(path))]
        if missing:
            raise FileNotFoundError("the package would lack " + ", ".join(missing))
        if self.target_name == "wheel":
            self._add_library(root, build_data)
        installed = runpy.run_path(str(root / "yksi" / "installed.py"))
        commit = installed["commit"]()
        if commit is None:
            return
        self._written = tempfile.TemporaryDirectory()
        file = Path(self._written.name, installed["COMMIT"])
        file.write_text(f"{commit}\n", encoding="utf-8")
        folder = "yksi/shipped/" if self.target_name == "wheel" else ""
        build_data["force_include"][str(file)] = folder + file.name

    def _add_library(self, root: Path, build_data: dict[str, Any]) -> None:
        built = subprocess.run(
            [sys.executable, "-m", "yksi.native.build"],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=False,
        )
        if built.returncode or sys.platform not in _OLDEST:
            reason = built.stderr.strip().rpartition("\n")[2] or sys.platform
            self.app.display_warning(
                f"no code compiled ahead ({reason}): this wheel is for every platform"
                " and compiles the rules when it first needs them"
            )
            return
        for file in Path(built.stdout.strip()).iterdir():
            build_data["force_include"][str(file)] = COMPILED + file.name
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform_tag()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._written is not None:
            self._written.cleanup()
