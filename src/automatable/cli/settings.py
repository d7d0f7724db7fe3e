"""Settings as people type them, and those that files hold."""

from pathlib import Path
from typing import Any

from ..kernel.errors import BadSettings
from ..kernel.game import Game
from ..kernel.settings import Data


def agreed(
    game: Game[Any], given: list[str] | None, files: dict[str, Path | None]
) -> dict[str, str]:
    """What is set in words and by the files that are given; raises BadSettings."""
    there = {name: path for name, path in files.items() if path}
    return {**read_settings(given or []), **_files(game, there)}


def with_players(game: Game[Any], settings: dict[str, str], seats: int) -> dict[str, str]:
    """The settings, with as many players as seats are given where the game leaves that open."""
    if "players" in settings or not any(setting.name == "players" for setting in game.settings):
        return settings
    return {**settings, "players": str(seats)}


def read_settings(given: list[str]) -> dict[str, str]:
    """Settings by name; raises BadSettings."""
    settings = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSettings(f"{text!r} has no '='; write NAME=VALUE", "equals", given=text)
        settings[name.strip()] = value.strip()
    return settings


def _files(game: Game[Any], files: dict[str, Path]) -> dict[str, str]:
    """The settings that files hold; raises BadSettings."""
    takes = {setting.name: setting for setting in game.settings if isinstance(setting, Data)}
    found = {}
    for name, path in files.items():
        if name not in takes:
            raise BadSettings(f"{game.id} has no {name} of your own", "files", game=game.id)
        try:
            text = path.read_text("utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            raise BadSettings(f"{path}: {why}", "file", path=str(path), why=why) from None
        except UnicodeDecodeError:
            raise BadSettings(f"{path} is not UTF-8 text", "text", path=str(path)) from None
        found[name] = takes[name].read_file(text, path.name)
    return found


def read_values(game: Game[Any], key: str, text: str) -> dict[str, str]:
    """The values of a setting, by what was typed: the text itself, or that of a file it names."""
    labels = [part.strip() for part in text.split(";" if ";" in text else ",")]
    takes = {setting.name: setting for setting in game.settings if isinstance(setting, Data)}
    if key not in takes:
        return {label: label for label in labels}
    own = {
        label: _files(game, {key: Path(label)}) for label in labels if label != takes[key].default
    }
    return {label: own.get(label, {key: label})[key] for label in labels}
