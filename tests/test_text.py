"""Words are complete in every language, for every face and every game."""

from functools import cache
from pathlib import Path

import pytest

from automatable.testkit.texts import differences, law_differences, messages
from automatable.words import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "automatable"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/rules.md"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_say_the_same_things(folder: Path) -> None:
    assert differences(folder) == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_law_is_the_same_in_all_languages(folder: Path) -> None:
    laws = {f"rules.{lang}.md" for lang in LANGUAGES[1:]} | {"rules.md"}
    assert {path.name for path in folder.glob("*.md")} == laws
    assert law_differences(folder) == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_setting_is_explained(folder: Path) -> None:
    from automatable.kernel.registry import game
    from automatable.testkit.texts import setting_keys

    texts = messages(folder / "text" / "en.ftl")
    assert sorted(setting_keys(game(folder.name)) - texts.keys()) == []


def test_every_error_code_has_words() -> None:
    from automatable.kernel import errors
    from automatable.lab import errors as lab_errors
    from automatable.server import serve, store
    from automatable.terminal import saves, screen

    texts = messages(SOURCE / "words" / "text" / "en.ftl")
    kinds = [
        kind
        for module in (errors, lab_errors, saves, screen, serve, store)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, errors.AutomatableError)
    ]
    assert [kind.code for kind in kinds if f"error-{kind.code}" not in texts] == []


def test_every_level_of_bots_has_a_character() -> None:
    from automatable.bots.levels import FACES, LEVELS

    texts = messages(SOURCE / "words" / "text" / "en.ftl")
    wanted = [f"{key}-{level}" for level in LEVELS for key in ("bot", "bot-method")]
    assert [key for key in wanted if key not in texts] == []
    assert list(FACES) == list(LEVELS)
    assert len(set(FACES.values())) == len(LEVELS)


def test_every_key_the_faces_say_exists() -> None:
    """Keys said literally in the code of the faces and boards are in a text of theirs."""
    import re

    said = re.compile(r"""say\(\s*f?["']([a-z][a-z0-9_-]*)["']""")
    read = cache(messages)
    common = read(SOURCE / "words" / "text" / "en.ftl")
    missing = []
    for path in sorted(SOURCE.rglob("*.py")):
        texts = dict(common)
        own = path.parent / "text" / "en.ftl"
        if own.exists():
            texts |= read(own)
        elif path.parent.name not in ("cli", "lab", "terminal", "server"):
            continue
        for key in said.findall(path.read_text("utf-8")):
            if key not in texts and not key.startswith(("game-", "ask-", "setting-")):
                missing.append(f"{path.name}: {key}")
    assert missing == []
