"""The folder that is written, as others know it: this imports nothing of a server."""

from pathlib import Path

from ..kernel.errors import AutomatableError

FOLDERS = ("assets", "python", "said")
PARTS = (*FOLDERS, "index.html", "offline.js")
MARK = "python/listing.json"  # by which a folder is known as ours


class NoSite(AutomatableError, ValueError):
    """The folder cannot be written, or is no site."""

    code = "no_site"


def check_site(folder: Path) -> str:
    """The path of a folder that holds a whole site; raises NoSite."""
    if not all((folder / name).exists() for name in (*PARTS, MARK)):
        raise NoSite(f"there is no site in {folder}", "none", folder=str(folder))
    return str(folder.resolve())
