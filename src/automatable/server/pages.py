"""The page that is the whole client, with what a link to it shows where it is passed on.

A preview tells what everybody with the address may know, and no name of anybody.
"""

from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from .. import __version__
from ..kernel.errors import OtherVersion, UnknownGame
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..words import LANGUAGES, Words
from .auth import room_of
from .errors import ApiError
from .hub import Hub
from .openapi import handled

STATIC = Path(__file__).parent / "static"
HEAD = "</head>"
HERE = "/here"  # where the files of a site are, if there is one
LOBBY = "lobby"  # the picture of everything that is not about one game


async def plain_page(request: Request) -> Response:
    """The lobby, or a page that is about no game."""
    words = _words(_language(request))
    return _page(request, "Automatable", words.say("web-promise"), LOBBY)


async def game_page(request: Request, game: str) -> Response:
    """A page about a game."""
    if game not in game_names():
        return await plain_page(request)
    words = _words(_language(request), game)
    return _page(request, words.say("game-name"), words.say("game-tagline"), game)


async def table_page(request: Request, hub: Hub, code: str) -> Response:
    """A table: its game, and how many seats are free."""
    try:
        room = await room_of(hub, code)
    except (ApiError, OtherVersion, UnknownGame):
        return await plain_page(request)
    words = _words(_language(request), room.row.game)
    free = len(room.free())
    told = words.say("preview-free", count=free) if free else ""
    about = " ".join([told, words.say("game-tagline")]).strip()
    return _page(request, words.say("game-name"), about, room.row.game)


async def away(request: Request) -> Response:
    """The service worker that opens the page when the server is away: another for each build."""
    script = (STATIC / "away.js").read_text("utf-8")
    built = (STATIC / "index.html").read_bytes() + request.app.state.options.site.encode()
    text = script.replace("@VERSION@", sha256(built).hexdigest()[:16])
    headers = {"Cache-Control": "no-cache"}
    return Response(text, media_type="text/javascript", headers=headers)


async def nowhere(request: Request, error: Exception) -> Response:
    """To people the page, which says that there is nothing; to programs the usual problem."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("Accept", ""):
        return await handled(request, error)
    found = await plain_page(request)
    found.status_code = 404
    return found


PAGES: dict[str, Callable[..., Awaitable[Response]]] = {
    "/": plain_page,
    "/replay": plain_page,
    "/history": plain_page,
    "/new/{game}": game_page,
    "/invite/{game}": game_page,
    "/rules": plain_page,
    "/rules/{game}": game_page,
    "/rules/{game}/all": game_page,
    "/cards": plain_page,
    "/cards/{game}": game_page,
    "/learn": plain_page,
    "/learn/{game}": game_page,
    "/learn/{game}/{lesson}": game_page,
    "/puzzles": plain_page,
    "/puzzles/{game}": game_page,
    "/puzzles/{game}/{puzzle}": game_page,
    "/daily": plain_page,
    "/daily/{game}": game_page,
    "/t/{code}": table_page,
    "/proof/{code}": table_page,
}


@cache
def _words(lang: str, game: str = "") -> Words:
    """Read once: that takes longer than all the rest."""
    return Words(lang, game_named(game) if game else None)


def _language(request: Request) -> str:
    """The first language asked for that is spoken here."""
    for wish in request.headers.get("Accept-Language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def _page(request: Request, title: str, about: str, picture: str) -> Response:
    """The built page, which is small, with what is to be told of it."""
    base = request.app.state.options.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    file = f"preview-{picture}.jpg"
    if not (STATIC / "assets" / file).exists():  # a game by others
        file = f"preview-{LOBBY}.jpg"
    told = {
        "og:type": "website",
        "og:site_name": "Automatable",
        "og:title": title,
        "og:description": about,
        "og:image": f"{base}/assets/{file}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = {"description": about, "twitter:card": "summary_large_image", "version": __version__}
    if request.app.state.options.site:
        named["here"] = f"{HERE}/"
    metas = [_meta("property", *one) for one in told.items()]
    metas += [_meta("name", *one) for one in named.items()]
    page = (STATIC / "index.html").read_text("utf-8")
    page = page.replace('"./assets/', '"/assets/')  # as seen from a page at any path
    whole = page.replace(HEAD, "\n".join([*metas, HEAD]), 1)
    return HTMLResponse(whole, headers={"Cache-Control": "no-cache"})


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
