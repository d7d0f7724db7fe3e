"""Who may import whom. The table is that of docs/design.md."""

import ast
import re
from pathlib import Path

from automatable.site.packing import SERVED

SOURCE = Path(__file__).parent.parent / "src" / "automatable"

ALLOWED = {
    "kernel": set[str](),
    "games": {"kernel"},
    "match": {"kernel"},
    "bots": {"kernel", "processes"},
    "words": {"kernel"},
    "lessons": {"kernel"},
    "puzzles": {"kernel", "bots"},
    "daily": {"kernel", "match", "bots"},
    "testkit": {"kernel", "lessons", "words", "terminal", "shapes", ""},
    "lab": {"kernel", "bots", "processes", ""},
    "envs": {"kernel", "bots", "words", "terminal", "processes", ""},
    "terminal": {"kernel", "lessons", "puzzles", "daily", "match", "bots", "words"},
    "boards": {"kernel", "words", "terminal", "games"},  # terminal/boards; of games its own
    "server": {
        *("kernel", "lessons", "puzzles", "daily", "match", "bots", "words", "processes", "shapes"),
        "",
    },
    "site": {"kernel", "server", "words", ""},
    "agents": {"kernel", "match", "bots", "words", "terminal", "lab", ""},
    "cli": {
        *("kernel", "lessons", "puzzles", "daily", "match", "bots", "words", "terminal", "server"),
        *("lab", "envs", "agents", "site", ""),
    },
    # The package itself: games for their types alone, the last three on first use.
    "": {"kernel", "_pure", "games", "match", "bots", "terminal"},
    "_pure": set[str](),
    "processes": set[str](),
    "shapes": {"kernel"},
    "__main__": {"cli"},
}
# What kernel and games may use from outside; everything else has the run of its dependencies.
AUDITED = {"kernel", "games"}
OUTSIDE = {"mypy_extensions", "librt"}
RANDOM = {"random", "secrets", "time", "datetime", "uuid"}


STATEFUL = {"rules", "state", "view", "hidden", "seen"}
MARKUP = re.compile(r"\[/[a-z0-9]*\]")  # where a style of the terminal ends


def layer_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    if parts[:2] == ("terminal", "boards"):
        return "boards"
    if len(parts) > 1:
        return parts[0]
    return "" if parts[0] == "__init__.py" else parts[0].removesuffix(".py")


def imports_of(path: Path) -> list[tuple[str, bool]]:
    """Every module a file imports, absolute, and whether it is ours."""
    found = []
    package = ["automatable", *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [
                (alias.name, alias.name.split(".")[0] == "automatable") for alias in node.names
            ]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            if module == "automatable":
                found += [(f"automatable.{alias.name}", True) for alias in node.names]
            else:
                found.append((module, module.split(".")[0] == "automatable"))
    return found


def target_layer(module: str) -> str:
    """The layer of one of our modules; names of the package itself are its own layer."""
    if module.startswith("automatable.terminal.boards"):
        return "boards"
    name = module.removeprefix("automatable").removeprefix(".").split(".")[0]
    return name if (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").exists() else ""


def test_every_import_follows_the_table() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        layer = layer_of(path)
        for module, ours in imports_of(path):
            if ours and target_layer(module) not in ALLOWED[layer] | {layer}:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_kernel_and_games_use_the_standard_library_only() -> None:
    import sys

    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        if layer_of(path) in AUDITED:
            for module, ours in imports_of(path):
                root = module.split(".")[0]
                if not ours and root not in sys.stdlib_module_names | OUTSIDE:
                    wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_what_is_compiled_of_the_server_needs_no_other_package() -> None:
    """Where the package is built, those of the server are not there."""
    import sys

    setup = (SOURCE.parents[1] / "setup.py").read_text("utf-8")
    found = re.search(r'parts = "(.*)"', setup)
    assert found is not None
    names = {*re.findall(r"\w+", found[1]), "rows"}
    wrong = []
    for name in names:
        for module, ours in imports_of(SOURCE / "server" / f"{name}.py"):
            root, last = module.split(".")[0], module.split(".")[-1]
            beside = module.startswith("automatable.server") and last not in names
            if beside or (not ours and root not in sys.stdlib_module_names | OUTSIDE):
                wrong.append(f"{name} imports {module}")
    assert wrong == []


def test_what_a_page_needs_of_the_server_knows_no_web_framework() -> None:
    """A page that plays alone calls the same routes; how they are served is no affair of theirs."""
    wrong = []
    for path in sorted((SOURCE / "server").glob("*.py")):
        for module, _ in imports_of(path):
            is_framework = module.split(".")[0] in ("fastapi", "starlette", "uvicorn")
            if is_framework and path.stem not in SERVED:
                wrong.append(f"{path.name} imports {module}")
    assert wrong == []


def test_no_rules_module_holds_a_random_source() -> None:
    wrong = []
    for path in sorted((SOURCE / "games").rglob("*.py")):
        names = {module.split(".")[-1] for module, _ in imports_of(path)}
        if names & RANDOM or ("rng" in names and path.name not in ("hidden.py", "game.py")):
            wrong.append(str(path.relative_to(SOURCE)))
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in sorted((SOURCE / "games").rglob("*.py")):
        own = path.relative_to(SOURCE / "games").parts[0]
        for module, ours in imports_of(path):
            parts = module.split(".")
            if ours and parts[1] == "games" and len(parts) > 2 and parts[2] != own:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_no_game_knows_a_face() -> None:
    """Neither styles of the terminal nor its board stand in a game; words are for every face."""
    games = SOURCE / "games"
    written = [*games.rglob("*.py"), *games.rglob("*.ftl")]
    assert [str(path) for path in written if MARKUP.search(path.read_text("utf-8"))] == []
    assert [str(path) for path in written if "board" in path.stem.split("_")[:1]] == []


def test_a_board_knows_its_own_game_but_not_the_rules() -> None:
    """What is printed and what is seen is enough: what follows from it, the view says."""
    wrong = []
    boards = SOURCE / "terminal" / "boards"
    for path in sorted(boards.rglob("*.py")):
        own = path.relative_to(boards).parts[0]
        for module, ours in imports_of(path):
            parts = module.split(".")
            if ours and parts[1] == "games" and (parts[2] != own or parts[3] in STATEFUL):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_every_layer_of_the_package_is_in_the_table() -> None:
    layers = {layer_of(path) for path in SOURCE.rglob("*.py")}
    assert layers == set(ALLOWED)
