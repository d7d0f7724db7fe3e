"""What MkDocs has to know of this repository; mkdocs.yml names this file as its hook.

- Pages link to files and folders of the repository: those outside the site lead to the source.
- Every rule has an anchor, and its id is a link to it wherever it is written.
- The summaries of the games are made from the games, with pictures of the browser's boards
  (`make pictures`), or else of the terminal's.
- Links to the published site lead to what stands beside the page; "play/" to `automatable site`.
"""

import logging
import os
import re
from functools import cache
from html import escape
from pathlib import Path, PurePosixPath
from typing import Any
from xml.etree.ElementTree import Element

import pymdownx.slugs
from markdown import Extension, Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Link, Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

import automatable
from automatable.kernel.game import Game
from automatable.lessons import lessons
from automatable.lessons.summary import MISTAKES, Section, summary
from automatable.terminal.picture import picture
from automatable.words import LANGUAGES, Words
from automatable.words.words import BOOK

ROOT = Path(__file__).parent.parent
ALSO = {  # pages of the site that are not in docs/, and files that it shows
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "assets/icon.svg": "web/src/icon.svg",
}
ELSEWHERE = {"README.md": "index.md"} | {path: page for page, path in ALSO.items()}
RULE = r"(?<![#\w-])[A-Z]+-[A-Z]+-\d+\b"
STATEMENT = re.compile(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", re.MULTILINE)
HEADING = re.compile(r"^(?=#+ )", re.MULTILINE)
OTHER_TITLE = re.compile(r"^# ", re.MULTILINE)
PICTURE = re.compile(r"<desc>(.*?)</desc>", re.DOTALL)
PLAY = "play/"  # where `make docs` puts the games


class Site:
    """What is being built: its settings, its files, and the page under way."""

    config: MkDocsConfig
    pages: Files
    page: Page


def on_startup(command: str, dirty: bool) -> None:
    """Tell of warnings alone; with `--quiet`, MkDocs would not count them, and not be strict."""
    if command == "build":
        logging.getLogger("mkdocs").setLevel(logging.WARNING)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    Site.config = config
    config.markdown_extensions.append(OurLinks())
    toc = config.mdx_configs.setdefault("toc", {})
    toc["slugify"] = pymdownx.slugs.slugify(case="lower")  # anchors as on the host of the source
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is not in docs/."""
    for page, path in ALSO.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / path)))
    for name in automatable.game_names():
        for lang in LANGUAGES:
            for path, content in summary_files(automatable.game(name), lang).items():
                files.append(File.generated(config, path, content=content))
    Site.pages = files
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    for item in nav.items:
        if isinstance(item, Link) and item.url.startswith(str(config.site_url)):
            item.url = at_home(item.url)
    return nav


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    Site.page = page
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]
    if page.file.src_uri.startswith("rules/"):
        return with_anchors(with_one_title(markdown))
    return markdown


def with_anchors(markdown: str) -> str:
    """Rules in which the id of each statement is a link to it."""
    return STATEMENT.sub(r"- [**\1**](#\1){ #\1 .rule }", markdown)


def with_one_title(markdown: str) -> str:
    """A page whose first heading alone is a title; else it would have no contents."""
    title, _, rest = markdown.partition("\n")
    return f"{title}\n{HEADING.sub('#', rest)}" if OTHER_TITLE.search(rest) else markdown


def at_home(url: str) -> str:
    """The path in this site of an address of the published one."""
    path = url.removeprefix(str(Site.config.site_url))
    return path if path != PLAY or os.environ.get("AUTOMATABLE_PLAY") else "installing/"


class OurLinks(Extension):
    """Links to files of the repository, to the published site, and of ids to their rules."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 Markdown's own name
        md.inlinePatterns.register(RuleLinks(RULE, md), "rules", 25)
        md.treeprocessors.register(FileLinks(md), "files", 1)  # before MkDocs resolves links
        md.treeprocessors.register(HomeLinks(md), "home", -1)  # and after


class RuleLinks(InlineProcessor):
    """The id of a rule as a link, outside of code and other links."""

    ANCESTOR_EXCLUDES = ("a", "h1", "h2", "h3", "h4")

    def handleMatch(  # noqa: N802 likewise
        self, m: re.Match[str], data: str
    ) -> tuple[Any, Any, Any]:
        source = Site.page.file.src_uri
        game = game_of(m[0])
        if game is None:
            return None, None, None
        lang = ".fr" if source.endswith(".fr.md") else ""
        path = relative(f"rules/{game}{lang}.md", source)
        link = Element("a", {"href": f"{path}#{m[0]}", "class": "rule"})
        link.text = m[0]
        return link, m.start(0), m.end(0)


@cache
def game_of(id: str) -> str | None:
    """The game of a rule."""
    for name in [*automatable.game_names(), "_template"]:
        if id in automatable.game(name).rulebook:
            return name
    return None


def relative(target: str, source: str) -> str:
    """A path of docs/ as seen from a page there."""
    return os.path.relpath(target, PurePosixPath(source).parent)


class FileLinks(Treeprocessor):
    """A link to a file of the repository: of its page, or where there is none, of its source."""

    def run(self, root: Element) -> None:
        for element in root.iter("a"):
            href = element.get("href", "")
            if href and not re.match(r"[a-z]+:|[/#]", href):
                element.set("href", self.led(href))

    def led(self, href: str) -> str:
        path, mark, anchor = href.partition("#")
        source = Site.page.file.src_uri
        standing = ROOT / ALSO.get(source, f"docs/{source}")
        target = Path(os.path.normpath(standing.parent / path))
        if not target.exists() or not target.is_relative_to(ROOT):
            return href  # MkDocs knows whether it is a page that was made, or is missing
        inside = target.relative_to(ROOT).as_posix()
        page = ELSEWHERE.get(inside, inside.removeprefix("docs/"))
        if Site.pages.get_file_from_path(page) is not None:
            return relative(page, source) + mark + anchor
        kind = "tree" if target.is_dir() else "blob"
        return f"{Site.config.repo_url}/{kind}/main/{inside}{mark}{anchor}"


class HomeLinks(Treeprocessor):
    """A link to the published site, as a link to what stands beside this page."""

    def run(self, root: Element) -> None:
        for element in root.iter("a"):
            href = element.get("href", "")
            if href.startswith(str(Site.config.site_url)):
                element.set("href", get_relative_url(at_home(href), Site.page.url))


def summary_files(game: Game[Any], lang: str) -> dict[str, str]:
    """The page that sums up a game in a language, and its pictures."""
    words = Words(lang, game, BOOK)
    mark = "" if lang == "en" else f".{lang}"
    files = {}
    text = [f"# {words.say('game-name')} · {words.say('web-book-summary')}"]
    text.append(words.say("game-tagline"))
    for section in summary(game):
        text.append(f"## {words.say(section.title)}")
        if section.picture:
            path = f"learn/{game.id}-{section.name}{mark}.svg"
            shown = section.picture.state(game)
            drawn = picture(shown, section.picture.seat, lang=lang).svg
            taken = f"images/summary/{game.id}-{section.name}{mark}.webp"
            if (ROOT / "docs" / taken).exists():
                path = taken
            else:
                files[path] = drawn
            text.append(figure(path, drawn, words.say(section.caption)))
        text += paragraphs(section, words)
    text += read_on(game, words, mark)
    files[f"learn/{game.id}{mark}.md"] = "\n\n".join(text) + "\n"
    return files


def paragraphs(section: Section, words: Words) -> list[str]:
    """The paragraphs of a section, each with the rules it states."""
    lead = "- " if section.name == MISTAKES else ""
    return [
        f"{lead}{words.say(section.key(one))} <small>{' · '.join(one.rules)}</small>"
        for one in section.paragraphs
    ]


def read_on(game: Game[Any], words: Words, mark: str) -> list[str]:
    """The lessons of a game, its rules, and how well it is known."""
    found = [f"## {words.say('web-learn')}", f"`automatable learn {game.id}`"]
    for one in lessons(game):
        minutes = words.say("lesson-minutes", minutes=one.minutes)
        found.append(f"- **{words.say(one.title)}** ({minutes}) {words.about(one.title)}")
    found.append(f"## [{words.say('web-book-all')}](../rules/{game.id}{mark}.md)")
    if words.has("game-reconstructed"):
        found.append(words.say("game-reconstructed"))
    return found


def figure(path: str, svg: str, caption: str) -> str:
    """A picture, larger by a click; who cannot see it is told what the terminal says of it."""
    found = PICTURE.search(svg)
    path = f"../../{path}"  # from learn/<game>/
    return (
        f'<figure><a href="{path}"><img src="{path}" alt="{found[1] if found else ""}"></a>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )
