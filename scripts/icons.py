"""Makes the icons of the installed app from our own drawing, web/src/icon.svg."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "public" / "assets"
SIZES = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask-512.png": (512, 0.8)}
GROUND = "#1d2b53"  # behind what the system cuts to its own shape


def main() -> None:
    """Draw each size in Chromium."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True)
    if found.returncode:
        sys.exit(found.stderr)
    drawing = (ROOT / "web" / "src" / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        path = found.stdout.splitlines()[-1]
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, part) in SIZES.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}body{{background:{GROUND};display:grid;place-items:center;"
                f"height:100vh}}svg{{width:{part:.0%};height:{part:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=FOLDER / name)
        browser.close()


if __name__ == "__main__":
    main()
