"""Where the Chromium of this machine is; YKSI_CHROMIUM names another one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MISSING = "no Chromium here: install it, or name one in YKSI_CHROMIUM"
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")


def chromium() -> str | None:
    found = os.environ.get("YKSI_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    return found if found and Path(found).exists() else None
