"""Pictures for links that are passed on, made from the covers of the games.

python scripts/previews.py        after scripts/web; writes web/public/assets/preview-*.jpg
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from automatable.kernel.registry import game as game_named
from automatable.kernel.registry import games
from automatable.words import Words
from tests.browser.helpers import ARGUMENTS, Server, chromium

OUT = Path("web/public/assets")
STYLE = """
  body > * { visibility: hidden; }
  .preview {
    visibility: visible; position: fixed; inset: 0; display: grid; background: #10141d;
    grid-template-rows: 434px 1fr; /* covers as high as they are whole */
  }
  .preview.many { grid-template: 217px 217px 1fr / 1fr 1fr; }
  .preview .game-cover { height: 100%; aspect-ratio: auto; }
  .preview p {
    display: flex; grid-column: 1 / -1; align-items: center; justify-content: space-between;
    margin: 0; padding: 0 48px; color: #fff;
    font-size: 84px; font-weight: 850; letter-spacing: -0.02em; line-height: 1;
  }
  .preview small { font-size: 38px; font-weight: 650; }
"""
SHOW = """(name) => {
  const box = document.createElement("div");
  const covers = document.querySelectorAll(".game-head .game-cover, .games .game-cover");
  box.className = covers.length > 1 ? "preview many" : "preview";
  box.append(...covers);
  const title = document.createElement("p");
  title.textContent = name || "Automatable";
  const brand = document.createElement("small");
  brand.textContent = name && "Automatable";
  title.append(brand);
  box.append(title);
  document.body.append(box);
}"""


def take(page: Page, game: str) -> None:
    """The covers of all games, or that of one with its name."""
    page.goto(f"/new/{game}" if game else "/")
    page.locator(".game-cover svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.add_style_tag(content=STYLE)
    page.evaluate(SHOW, Words("en", game_named(game)).say("game-name") if game else "")
    page.wait_for_timeout(200)  # the picture is still being drawn
    file = OUT / f"preview-{game or 'lobby'}.jpg"
    page.screenshot(path=file, type="jpeg", quality=82)
    print(file, file.stat().st_size)


def main() -> None:
    path, reason = chromium()
    assert path, reason
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        context = browser.new_context(
            base_url=server.url,
            bypass_csp=True,
            color_scheme="light",
            reduced_motion="reduce",
            viewport={"width": 1200, "height": 630},
        )
        page = context.new_page()
        for game in ["", *games()]:
            take(page, game)
        browser.close()


if __name__ == "__main__":
    main()
