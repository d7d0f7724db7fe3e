"""The archives a page loads: our own modules, and of Python's library what these may need."""

import io
import re
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
FIRST = (1980, 1, 1, 0, 0, 0)  # of all files, so that the same archive comes of the same sources
LAYERS = ("kernel", "match", "bots", "words", "lessons", "puzzles", "daily")
ALONE = ("__init__.py", "_pure.py", "processes.py", "games/__init__.py")
SERVED = {  # modules of the server that need a network, a database or a web framework
    *("api_page", "app", "asgi", "clients", "database", "openapi", "hosts", "logs", "middleware"),
    *("peers", "pages", "schema", "serve", "status", "store", "worker", "writer"),
}
UNIT = "automatable_unit.py"  # beside our package: it is imported before it
SITE = ("__init__", "browser", "frames", "home", "shapes", "spoken", "start")
DATA = {".toml", ".txt", ".ftl", ".jsonl", ".md"}
# Of Python's library: what serves, draws, debugs, tests, or reads formats that we do not use.
UNUSED = re.compile(
    r"(_pyrepl|antigravity|bdb|cProfile|cmd|colorsys|compileall|configparser|ctypes|doctest"
    r"|filecmp|fileinput|ftplib|getopt|getpass|html|http/(cookie|client|server)|imaplib|mailbox"
    r"|mimetypes|modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|pipes"
    r"|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|sched|shelve|smtplib"
    r"|socketserver|sqlite3|statistics|symtable|sysconfig/__main__|tabnanny|tarfile|this|timeit"
    r"|trace\.|tracemalloc|tty|unittest|wave|webbrowser|wsgiref|xml|zipapp|zoneinfo|_pyio|_pydatetime"
    r"|_sysconfigdata|logging/(handlers|config)|email/_header_value_parser|site-packages"
    r"|encodings/(?!__init__|aliases|ascii|charmap|cp437|idna|latin_1|raw_|unicode_|utf_))"
)


def archives(librt: Path) -> dict[str, bytes]:
    """Our modules with their data: one archive for all games, and one for each."""
    made = {"engine": _engine(librt)}
    for entry in distribution("automatable").entry_points.select(group="automatable.games"):
        folder = PACKAGE / "games" / entry.name
        if not entry.name.startswith("_") and folder.exists():
            made[entry.name] = _packed(_parts(_under(folder)))
    return made


def _parts(paths: Iterable[Path]) -> dict[str, bytes]:
    return {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in paths}


def _engine(librt: Path) -> bytes:
    """What all games need: `librt` is its wheel for Pyodide."""
    parts = _parts(_files())
    parts[UNIT] = (PACKAGE / "site" / "unit.py").read_bytes()
    found = distribution("automatable")
    about = f"automatable-{found.version}.dist-info"
    parts[f"{about}/METADATA"] = f"Name: automatable\nVersion: {found.version}\n".encode()
    parts[f"{about}/entry_points.txt"] = _entry_points()
    parts["mypy_extensions.py"] = Path(
        str(distribution("mypy_extensions").locate_file("mypy_extensions.py"))
    ).read_bytes()
    with zipfile.ZipFile(librt) as wheel:
        parts |= {name: wheel.read(name) for name in wheel.namelist() if name.startswith("librt/")}
    return _packed(parts)


def _files() -> Iterator[Path]:
    yield from [PACKAGE / name for name in ALONE]
    for layer in LAYERS:
        yield from _under(PACKAGE / layer)
    for path in sorted((PACKAGE / "server").glob("*.py")):
        if path.stem not in SERVED:
            yield path
    yield from [PACKAGE / "site" / f"{name}.py" for name in SITE]


def _under(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", *DATA} and path.name != "README.md":
            yield path


def _entry_points() -> bytes:
    """Our own games and bots: what others have installed stays where it is."""
    lines = []
    for group in ("automatable.games", "automatable.bots"):
        lines.append(f"[{group}]")
        for entry in distribution("automatable").entry_points.select(group=group):
            if not entry.name.startswith("_"):
                lines.append(f"{entry.name} = {entry.value}")
    return "\n".join([*lines, ""]).encode()


def library(pyodide: Path) -> bytes:
    """Python's library without what is not used here."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return _packed({name: archive.read(name) for name in names if not UNUSED.match(name)})


def _packed(parts: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in sorted(parts.items()):
            archive.writestr(zipfile.ZipInfo(name, FIRST), part, zipfile.ZIP_DEFLATED)
    return made.getvalue()
