"""The documentation as a site: it can be built, nothing in it is broken, and it asks nobody else.

It takes some ten seconds of one core, and runs once, compiled.
"""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
import yaml

import automatable

ROOT = Path(__file__).parent.parent
CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
HOME = CONFIG["site_url"]
PLAY = "play/"  # what `automatable site` writes is tested where that is
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
LOADING = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch", "manifest"}


class Read(HTMLParser):
    """What a page links to, what it loads, and which places in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.policy = ""
        self.langs: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        self.langs |= {given["lang"]} if "lang" in given else set()
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])
        if tag == "link" and LOADING & set(given.get("rel", "").split()):
            self.loads.append(given["href"])
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]


class Site:
    """The folder that `make docs` writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {
            HOME + path.relative_to(folder).as_posix().removesuffix("index.html"): Read(
                path.read_text("utf-8")
            )
            for path in folder.rglob("*.html")
        }

    def broken(self, page: str, link: str) -> bool:
        """Whether a link of a page leads to nothing in the site."""
        whole = urlsplit(urljoin(page, link))
        url = whole._replace(query="", fragment="").geturl()
        if not url.startswith(HOME) or url == HOME + PLAY:
            return False
        if url in self.pages:
            return bool(whole.fragment) and unquote(whole.fragment) not in self.pages[url].ids
        return not (self.folder / unquote(url.removeprefix(HOME))).is_file()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return Site(folder)


def test_the_site_is_whole(site: Site) -> None:
    """In one test, so that it is built once."""
    check_links(site)
    check_nobody_else_is_asked(site)
    check_rules_have_anchors(site)
    check_reference(site)


def check_links(site: Site) -> None:
    assert len(site.pages) > 50
    broken = [
        (page, link)
        for page, read in site.pages.items()
        for link in [*read.links, *read.loads]
        if site.broken(page, link)
    ]
    assert broken == []


def check_nobody_else_is_asked(site: Site) -> None:
    """Browsers obey the policy; and nothing is written that it would have to refuse."""
    for page, read in site.pages.items():
        allowed = set(re.findall(r"(\S+-src) ([^;]*)", read.policy))
        assert ("default-src", "'none'") in allowed, page
        assert not re.search(r"https?:|\*", read.policy), page
        assert [url for url in read.loads if not urljoin(page, url).startswith(HOME)] == [], page
    for path in [*site.folder.rglob("*.css"), *site.folder.rglob("*.svg")]:
        text = path.read_text("utf-8")
        assert not re.search(r"@import|(url\(|href=)[\"']?(https?:)?//", text), path


def check_rules_have_anchors(site: Site) -> None:
    for name in automatable.game_names():
        for lang, mark in (("en", ""), ("fr", ".fr")):
            rules = automatable.game(name).rulebook_in(lang).rules
            page = site.pages[f"{HOME}rules/{name}{mark}/"]
            assert set(rules) <= page.ids
            assert lang in page.langs
            summary = site.pages[f"{HOME}learn/{name}{mark}/"]
            assert [url for url in summary.loads if re.search(rf"/{name}-\w+[.\w]*$", url)]


def check_reference(site: Site) -> None:
    """Every name that a public module exports is explained."""
    for name in ("", ".bots", ".envs", ".match", ".testkit"):
        module = import_module(f"automatable{name}")
        page = site.pages[f"{HOME}api/{name[1:] or 'automatable'}/"]
        explained = {id.rpartition(".")[2] for id in page.ids}
        assert set(module.__all__) - explained == set()


def named(items: list[object]) -> list[str]:
    """The pages that the navigation names."""
    found = []
    for item in items:
        inside = next(iter(item.values())) if isinstance(item, dict) else item
        found += named(inside) if isinstance(inside, list) else [str(inside)]
    return found


def test_the_navigation_names_every_page() -> None:
    """Fast enough for every commit: scripts/check runs it."""
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages - set(named(CONFIG["nav"])) == set(), "name it in mkdocs.yml, where it belongs"
