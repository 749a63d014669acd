"""Draws the pictures that systems and link previews want as PNG into web/public.

They are kept in the repository; run this again when a drawing changes, from the main folder:
`.venv/bin/python web/scripts/pictures.py`. Needs the Chromium of the tests.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
PUBLIC = HERE.parent / "public"
FONT = HERE.parent / "node_modules/@fontsource/finlandica/files/finlandica-latin-700-normal.woff2"
PLAIN = "<style>* { margin: 0 } svg { display: block }</style>"
USE_FONT = """async (hex) => {
  const bytes = Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
  const face = new FontFace("Finlandica", bytes, { weight: "700" });
  document.fonts.add(await face.load());
}"""


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text("utf-8").replace(' rx="22"', "")  # systems cut it
    preview = (HERE / "preview.svg").read_text("utf-8")
    pictures = [
        ("touch-icon.png", icon, 180, 180),
        ("icon-192.png", icon, 192, 192),
        ("icon-512.png", icon, 512, 512),
        ("preview.png", preview, 1200, 630),
    ]
    found = os.environ.get("YKSI_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for name, drawn, width, height in pictures:
            page.set_viewport_size({"width": width, "height": height})
            page.set_content(PLAIN + drawn)
            page.evaluate(USE_FONT, FONT.read_bytes().hex())
            page.screenshot(path=PUBLIC / name)
        browser.close()


if __name__ == "__main__":
    main()
