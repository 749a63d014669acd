"""What a package must hold besides modules: it is complete, or it is not built.

Run by hatchling for a wheel and an sdist. An editable install takes everything from the checkout
and needs neither.
"""

from __future__ import annotations

import runpy
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
}


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
        installed = runpy.run_path(str(root / "yksi" / "installed.py"))
        commit = installed["commit"]()
        if commit is None:
            return
        self._written = tempfile.TemporaryDirectory()
        file = Path(self._written.name, installed["COMMIT"])
        file.write_text(f"{commit}\n", encoding="utf-8")
        folder = "yksi/shipped/" if self.target_name == "wheel" else ""
        build_data["force_include"][str(file)] = folder + file.name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._written is not None:
            self._written.cleanup()
