"""What strangers hand us, target by target: each is read, or refused by an error of ours.

What is read must hold: it is written as it was read, and it can be played.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from automatable.kernel.compact import compact, expand, expand_with_state
from automatable.kernel.errors import AutomatableError
from automatable.kernel.game import Game, State
from automatable.kernel.record import Record
from automatable.kernel.registry import game, games
from automatable.kernel.rng import Rng
from automatable.kernel.seats import CHANCE
from automatable.kernel.settings import Data
from automatable.testkit.walks import LONGEST, fingerprint, random_game, states, step

A_WHILE = 12  # answers played of what was read
CLOSELY, WHOLE = 8, 16  # one input in 8 is looked at by everybody, one in 16 played to the end
LONGEST_REFUSAL = 2_500  # characters; it is one line on a screen, or a reply
GAMES = (*games(), "_template")
AGREED = ("game", "settings", "start")  # what a table begins with, as clients ask for it


@dataclass(frozen=True)
class Target:
    """Something that is read: `take` gives the table it leads to, or raises an AutomatableError."""

    name: str
    take: Callable[[bytes], State | None]
    seeds: Callable[[], Iterator[bytes]]


def check(target: Target, data: bytes) -> bool:
    """Whether the input is read; fails if it is neither refused nor can be played."""
    state = check_read(target, data)
    if state is not None:
        _check_table(state, data)
    return state is not None


def check_read(target: Target, data: bytes) -> State | None:
    """The table an input leads to, None if it is refused in a line; fails if it is neither."""
    try:
        return target.take(data)
    except AutomatableError as error:
        told = str(error)
        assert told and len(told) <= LONGEST_REFUSAL, f"a refusal of {len(told)} characters"
        return None


# Records


def take_record(data: bytes) -> State:
    """A record is written as it is read, and has one short form."""
    record, state = Record.read_with_state(data)
    text = record.text()
    again = Record.read(text)
    assert again == record, "the text of a record reads back differently"
    assert again.text() == text, "the text of a record is not stable"
    short = expand(compact(record))
    assert short.answers == record.answers, "the short form reads back differently"
    return state


def take_short(data: bytes) -> State:
    """A short form is the only one of its record."""
    text = data.decode("latin-1")
    record, state = expand_with_state(text)
    if text.split(".")[2] == str(record.game.version):  # others are written as of this one
        assert compact(record) == text.strip(), "there is another short form of the same"
    Record.read(record.text())
    return state


def record_seeds() -> Iterator[bytes]:
    for record in _records():
        yield record.text().encode()


def short_seeds() -> Iterator[bytes]:
    for record in _records():
        yield compact(record).encode()


def _records() -> Iterator[Record]:
    """Of whole games, of their beginnings, and of games begun somewhere."""
    for name in GAMES:
        for number, settings in enumerate(game(name).test_settings):
            record, _ = random_game(game(name), dict(settings), Rng(number))
            middle = len(record.answers) // 2
            some = Record(record.game, record.settings, {}, {0: "Ada"}, record.answers[:middle])
            state = some.replay()
            start = record.game.position(state)
            yield some
            yield Record(record.game, record.game.settings_of(state), start, {}, [])
            if middle < 100:
                yield record


# Tables: a game, its settings and a position, as JSON


def take_table(data: bytes) -> State | None:
    """A table begins as agreed, its position is written as it was read, and it can be played."""
    agreed = _agreed(data)
    if agreed is None:
        return None
    name, settings, start = agreed
    record = Record(game(name), settings, start)
    state = record.begin()
    given = record.game.settings_of(state)
    first = record.game.new(given)
    assert record.game.settings_of(first) == given, "what is agreed is written differently"
    same = record.game.cards(state) == record.game.cards(first)
    assert same, f"{state.game.id}: there are more cards, or fewer"
    return state


def _agreed(data: bytes) -> tuple[str, dict[str, str], dict[str, str]] | None:
    """What a client could send; None if it could not be such a wish at all."""
    try:
        wish = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(wish, dict) or not isinstance(wish.get("game"), str):
        return None
    settings, start = wish.get("settings", {}), wish.get("start", {})
    if not _is_texts(settings) or not _is_texts(start):
        return None
    return wish["game"], settings, start


def _is_texts(data: object) -> bool:
    return isinstance(data, dict) and all(isinstance(value, str) for value in data.values())


def table_seeds() -> Iterator[bytes]:
    """Positions of random play, with all test settings."""
    for name in GAMES:
        one = game(name)
        for number, settings in enumerate(one.test_settings):
            length = len(random_game(one, dict(settings), Rng(number))[0].answers)
            places = {length * part // 8 for part in range(9)}
            for place, (state, _) in enumerate(states(one.listened(settings), Rng(number))):
                if place in places:
                    yield _wish(name, one.settings_of(state), one.position(state))


def _wish(name: str, settings: Mapping[str, str], start: Mapping[str, str]) -> bytes:
    return json.dumps(dict(zip(AGREED, (name, settings, start), strict=True))).encode()


def setting_seeds() -> Iterator[bytes]:
    """Settings alone."""
    for name in GAMES:
        for settings in game(name).test_settings:
            yield _wish(name, settings, {})
        texts = {setting.name: setting.show(setting.default) for setting in game(name).settings}
        yield _wish(name, texts, {})


# Files of people's own


def own_data(name: str, setting: str) -> Target:
    """The file of a setting such as cards: its line is stable, and the game can be played."""
    one = game(name)
    data_setting = next(s for s in one.settings if s.name == setting)
    assert isinstance(data_setting, Data)

    def take(data: bytes) -> State:
        text = data.decode("utf-8", "surrogateescape")
        line = data_setting.read_file(text, "file")
        assert _read_again(data_setting, line) == line, "the line of a file is not stable"
        assert len(line.splitlines()) == 1, "the line of a file is several"
        table = one.at({setting: line})
        for action, action_name in enumerate(table.catalogue.names):
            assert table.catalogue.number(action_name) == action, action_name
        return table.listened({setting: line, **_SHORT.get(name, {})})

    def seeds() -> Iterator[bytes]:
        for path in sorted((one.folder / "data").iterdir()):
            if path.suffix == (".txt" if setting == "arena" else ".toml"):
                yield path.read_bytes()
        yield from _OWN.get(setting, ())

    return Target(f"{name}-{setting}", take, seeds)


def _read_again(setting: Data, line: str) -> str:
    try:
        return setting.read_file(line, "line")
    except AutomatableError as error:
        raise AssertionError("the line of a file is refused") from error


_SHORT = {"robot_quest_arena": {"turn_cap": "60"}}
_CARD = (
    '[[card]]\nid = "a"\ntype = "function"\npile = "shop"\ncopies = 60\ncost = 9\n'
    'effect = "jump()"\nstatus = "known"\n'
)
_OWN = {
    "cards": (_CARD.encode(), _CARD.replace("shop", "start").replace("cost = 9\n", "").encode()),
    "arena": (b"centre 0 0\nS . .\n. . .\n. . S\n", b"S+++\n.+++\n.+++\nS..S\n"),
}


# What holds at any table


def _check_table(state: State, data: bytes) -> None:
    """Its position is stable, and play goes on from it, or ends."""
    seed = crc32(data)
    closely, whole = seed % CLOSELY == 0, seed % WHOLE == 0
    _check_state(state, closely)
    before = state.game.cards(state)
    played, rng = state.clone(), Rng(seed)
    played.log = []
    must_end = whole and _must_end(state.game, state)
    for _ in range(LONGEST if must_end else A_WHILE):
        if step(played, rng) is None:
            break
    else:
        assert not must_end, "random play does not end"
    _check_state(played, closely)
    assert state.game.cards(played) == before, f"{state.game.id}: cards were made or lost"


def _must_end(one: Game[Any], state: State) -> bool:
    """Whether its settings limit the length of a game: where they do not, chance may be slow."""
    limits = {"duel": ("max_rounds", 200), "robot_quest_arena": ("turn_cap", 100)}
    if one.id not in limits:
        return True
    name, most = limits[one.id]
    limit = one.values(state)[name]
    return isinstance(limit, int) and limit <= most


def _check_state(state: State, closely: bool) -> None:
    """There is a question until there is a result, and all of it can be written down."""
    decisions = state.open()
    assert (state.result is None) == bool(decisions), "a dead end, or play after the end"
    for decision in decisions:
        options = decision.options
        assert options and list(options) == sorted(set(options)), f"{decision.key}: {options}"
        if decision.seat == CHANCE:
            assert min(decision.weights) > 0 and len(decision.weights) == len(options)
    one = state.game
    position = one.position(state)
    again = one.from_position(position, one.settings_of(state))
    assert one.position(again) == position, f"{position} is written differently"
    if closely:
        assert fingerprint(again) == fingerprint(state), f"{position} reads back differently"
        _check_observations(state)


def _check_observations(state: State) -> None:
    highs = [piece.high for piece in state.game.layout for _ in range(piece.length)]
    for seat in range(state.seats):
        seen = state.game.observe(state, seat)
        assert len(seen) == len(highs)
        assert all(0 <= value <= high for value, high in zip(seen, highs, strict=True))


TARGETS = {
    target.name: target
    for target in (
        Target("record", take_record, record_seeds),
        Target("short", take_short, short_seeds),
        Target("position", take_table, table_seeds),
        Target("settings", take_table, setting_seeds),
        own_data("robot_quest_arena", "cards"),
        own_data("robot_quest_arena", "arena"),
        own_data("raising_robots", "cards"),
        own_data("cyberion", "cards"),
    )
}
