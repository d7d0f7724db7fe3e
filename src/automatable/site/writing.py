"""Writes the folder: the client, Python for the browser, our archives, and what is said at once."""

import gzip
import json
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256, sha384
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .. import __version__
from ..kernel.registry import game as game_named
from ..kernel.registry import games
from ..server.pages import STATIC
from ..server.queries import games_told
from ..words import LANGUAGES, Words
from ..words.words import sources
from . import packing
from .folder import FOLDERS, MARK, PARTS, NoSite

CHECKOUT = packing.PACKAGE.parent.parent
PYODIDE = CHECKOUT / "web" / "node_modules" / "pyodide"
WHEELS = CHECKOUT / "build" / "wheels"
WASM = CHECKOUT / "build" / "wasm"  # of `make wasm`
UNIT = "automatable__mypyc.wasm.gz"
COPIED = ("pyodide.mjs", "pyodide.asm.mjs")
COMPILE = Path(__file__).parent / "compile.mjs"
OFFLINE = Path(__file__).parent / "offline.js"
# Without compiled modules these levels do not get through their playouts in the time a page gives
# them: `python -m benchmarks.site_bots` measures it.
TOO_SLOW = {"robot_quest_arena": {"search", "strong"}, "raising_robots": {"strong"}}
# Nothing from anywhere else; what WebAssembly needs, and no more, may be made while it runs.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def write_site(folder: Path, pyodide: Path, wheels: Path, tell: Callable[[str], None]) -> None:
    """Write everything anew into a folder; raises NoSite. Other files there stay as they are.

    What is there stays until all is made: a site that is being visited is never half a site.
    """
    librt = _needed(pyodide, wheels)
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise NoSite(f"{folder} is not empty, and no site", "folder", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder, prefix=".new-") as scratch:
        made = Path(scratch, "new")
        _write_all(made, pyodide, librt, tell)
        old = Path(scratch, "old")
        old.mkdir()
        for name in PARTS:
            if (folder / name).exists():
                (folder / name).rename(old / name)
            (made / name).rename(folder / name)


def _write_all(folder: Path, pyodide: Path, librt: Path, tell: Callable[[str], None]) -> None:
    """Write a whole site into a new folder."""
    python = folder / "python"
    python.mkdir(parents=True)
    tell("compiling")
    hashes = _write_archives(python, pyodide, librt)
    tell("packing")
    _write_runtime(python, pyodide)
    lock = {"info": json.loads((pyodide / "pyodide-lock.json").read_text())["info"], "packages": {}}
    unit = _write_unit(python, WASM)
    tell("compiled" if unit else "interpreted")
    listing = {"lock": lock, "archives": hashes, "unit": unit}
    (folder / MARK).write_text(json.dumps(listing, indent=1) + "\n")
    tell("client")
    _write_said(folder / "said", bool(unit))
    _write_client(folder)
    _write_offline(folder)


def _needed(pyodide: Path, wheels: Path) -> Path:
    """The wheel of librt for this Pyodide, if all is there that is needed; raises NoSite."""
    if not (STATIC / "index.html").exists():
        raise NoSite("the browser client is not built", "client")
    if not (pyodide / "pyodide-lock.json").exists():
        raise NoSite(f"there is no Pyodide in {pyodide}", "pyodide", folder=str(pyodide))
    if shutil.which("node") is None:
        raise NoSite("Node.js is missing", "node")
    found = sorted(wheels.glob("librt-*wasm32.whl"))
    if not found:
        raise NoSite(f"there is no wheel of librt in {wheels}", "librt", folder=str(wheels))
    return found[-1]


def _write_archives(python: Path, pyodide: Path, librt: Path) -> dict[str, str]:
    """Write our archives and Python's library, compiled; the hashes of ours."""
    made = packing.archives(librt)
    with TemporaryDirectory() as scratch:
        wanted = []
        for name, data in {**made, "python_stdlib": packing.library(pyodide)}.items():
            source = Path(scratch, f"{name}.zip")
            source.write_bytes(data)
            wanted += [str(source), str(python / f"{name}.zip")]
        node = shutil.which("node")
        assert node is not None
        command = [node, str(COMPILE), str(pyodide.resolve()), *wanted]
        done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603 (ours)
    if done.returncode:
        print(done.stderr[-2000:], file=sys.stderr)
        raise NoSite("the archives could not be compiled", "compile")
    return {name: _integrity(python / f"{name}.zip") for name in made}


def _write_unit(python: Path, wasm: Path) -> str:
    """Write the compiled modules if there are any of the present source; their hash, or nothing."""
    listed = wasm / "sources.json"
    if not (wasm / UNIT).exists() or not listed.exists():
        return ""
    known = json.loads(listed.read_text())
    for path, known_hash in known.items():
        source = CHECKOUT / path
        if not source.exists() or sha256(source.read_bytes()).hexdigest() != known_hash:
            return ""
    shutil.copyfile(wasm / UNIT, python / UNIT)
    return _integrity(python / UNIT)


def _integrity(path: Path) -> str:
    return f"sha384-{b64encode(sha384(path.read_bytes()).digest()).decode()}"


def _write_runtime(python: Path, pyodide: Path) -> None:
    """Write Pyodide itself, the large part compressed: a plain file server compresses nothing."""
    for name in COPIED:
        shutil.copyfile(pyodide / name, python / name)
    wasm = (pyodide / "pyodide.asm.wasm").read_bytes()
    (python / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(wasm, 9, mtime=0))


def _write_said(folder: Path, is_compiled: bool) -> None:
    """Write what the page asks first, so that it need not wait for Python."""
    folder.mkdir()
    (folder / "games").write_text(json.dumps(offered(is_compiled)), "utf-8")
    for lang in LANGUAGES:
        (folder / f"words-{lang}").write_text("\n".join(sources(lang, None)), "utf-8")
        for game in games():
            told = "\n".join(sources(lang, game_named(game)))
            (folder / f"words-{lang}-game-{game}").write_text(told, "utf-8")


def offered(is_compiled: bool) -> list[dict[str, Any]]:
    """The games as a server tells them, with the levels that a page can play well."""
    told: list[dict[str, Any]] = json.loads(games_told())
    for one in told:
        slow = set() if is_compiled else TOO_SLOW.get(one["game"], set())
        one["bots"] = [bot for bot in one["bots"] if bot["bot"] not in slow]
    return told


def _write_client(folder: Path) -> None:
    """Copy the client, whose page then knows that it is at home here."""
    shutil.copytree(STATIC / "assets", folder / "assets")
    page = (STATIC / "index.html").read_text("utf-8")
    about = Words("en").say("web-promise-here")
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="description" content="{about}" />',
        f'<meta name="version" content="{__version__}" />',
    )
    head = "\n    ".join(['<meta charset="utf-8" />', *metas])
    page = page.replace('<meta charset="utf-8" />', head, 1)
    page = page.replace("<html ", '<html data-home="here" ', 1)
    (folder / "index.html").write_text(page, "utf-8")


def _write_offline(folder: Path) -> None:
    """Write the worker that keeps these files, pictures for other sites left out."""
    names = [path.relative_to(folder).as_posix() for path in files(folder)]
    kept = ["./" if name == "index.html" else name for name in names if "preview-" not in name]
    text = OFFLINE.read_text("utf-8").replace("@VERSION@", _fingerprint(folder))
    (folder / OFFLINE.name).write_text(text.replace('["@FILES@"]', json.dumps(kept)), "utf-8")


def _fingerprint(folder: Path) -> str:
    """What all files of a site come to: it changes with any of them."""
    whole = sha256()
    for path in files(folder):
        whole.update(path.relative_to(folder).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def files(folder: Path) -> Iterator[Path]:
    """The files of a site that was written there, but for the worker that keeps them."""
    for name in FOLDERS:
        yield from sorted(path for path in (folder / name).rglob("*") if path.is_file())
    yield folder / "index.html"
