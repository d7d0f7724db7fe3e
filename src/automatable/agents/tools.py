"""The tools of an agent: games, rules, and a seat at a table, answered in text."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from ..bots.levels import by_strength
from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from ..kernel.registry import bots as bot_names
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..kernel.rulebook import Rule
from ..kernel.seats import seat_of_letter
from ..terminal.screen import clean
from ..words import Words
from .narrator import Narrator, words_for
from .own import check_bot
from .seat_text import SeatText
from .tables import Tables

MOST_RULES = 60  # told in one reply
MOST_WAIT = 60.0  # seconds

P = ParamSpec("P")


class ToolFailed(Exception):
    """A tool cannot do what it was asked for; the message says why."""


def explained(
    tool: Callable[Concatenate["Tools", P], str],
) -> Callable[Concatenate["Tools", P], str]:
    """A tool whose errors are explained in words; raises ToolFailed."""

    @wraps(tool)
    def told(tools: "Tools", /, *args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(tools, *args, **kwargs)
        except AutomatableError as error:
            raise ToolFailed(clean(tools.words.error(error))) from None

    return told


class Tools:
    """Everything an agent can do."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.words: Words = words_for(tables.lang)

    @explained
    def games(self) -> str:
        """The games there are, how many play them, their settings, and the bots to play against."""
        lines = []
        for name in game_names():
            lines += _about(game_named(name), self.tables.lang)
        bots = ", ".join(by_strength(bot_names()))
        return "\n".join([*lines, self.words.say("agent-games-bots", names=bots)])

    @explained
    def rules(self, game: str, find: str = "") -> str:
        """The rules of a game that have an id or contain all the words."""
        known = game_named(game)
        book = known.rulebook_in(self.tables.lang)
        is_id = any(sign.isdigit() for sign in find) and " " not in find.strip()
        found = [book.rule(find.strip())] if is_id else book.search(find)
        if not found:
            return self.words.say("rules-none")
        lines = self._rules(known, found[:MOST_RULES])
        if len(found) > MOST_RULES:
            facts = {"count": len(found), "shown": MOST_RULES, "uri": f"automatable://rules/{game}"}
            lines += ["", self.words.say("agent-rules-more", **facts)]
        return "\n".join(lines)

    @explained
    def rule(self, game: str, id: str) -> str:
        """The rule of a game with that id."""
        known = game_named(game)
        return "\n".join(self._rules(known, [known.rulebook_in(self.tables.lang).rule(id)]))

    @explained
    def rulebook(self, game: str) -> str:
        """All rules of a game."""
        known = game_named(game)
        book = known.rulebook_in(self.tables.lang)
        return "\n".join(self._rules(known, list(book.rules.values())))

    @explained
    def start(
        self,
        game: str,
        seat: str,
        opponents: Sequence[str],
        settings: Mapping[str, str],
        client: str = "",
    ) -> str:
        """A new table with bots, and its first question."""
        number = seat_of_letter(seat.strip().upper())
        table, seated = self.tables.start(game, number, opponents, settings, client)
        return f"{self._named(table)}\n{seated.call(SeatText.begin)}"

    @explained
    def join(self, link: str, name: str, client: str = "") -> str:
        """A seat at a table elsewhere, and what is seen from it."""
        table, seated = self.tables.join(link, name, client)
        return f"{self._named(table)}\n{seated.call(SeatText.begin)}"

    @explained
    def see(self, table: str, wait: float) -> str:
        """What happened since the last look, the table, and the question."""
        seconds = min(max(wait, 0.0), MOST_WAIT)
        return self.tables.at(table).call(lambda text: text.see(seconds))

    @explained
    def answer(self, table: str, answers: Sequence[int | str], wait: float) -> str:
        """Give one or several answers, then see."""
        seconds = min(max(wait, 0.0), MOST_WAIT)
        given = [str(answer) for answer in answers]
        return self.tables.at(table).call(lambda text: text.answer(given, seconds))

    @explained
    def why(self, table: str, action: str) -> str:
        """Why an action is not on offer."""
        return self.tables.at(table).call(lambda text: text.why(action))

    @explained
    def hint(self, table: str) -> str:
        """What a bot would answer."""
        return self.tables.at(table).call(SeatText.hint)

    @explained
    def take_back(self, table: str) -> str:
        """Take back the last answer."""
        return self.tables.at(table).call(SeatText.take_back)

    @explained
    def replay(self, table: str, first: int, count: int, step: int | None) -> str:
        """The story so far; once the game is over, the whole table after a number of answers."""
        if step is not None:
            return self.tables.at(table).call(lambda text: text.step(step))
        return self.tables.at(table).call(lambda text: text.replay(first, count))

    @explained
    def record(self, table: str) -> str:
        """The record of a game that is over."""
        return self.tables.at(table).call(SeatText.record_text)

    @explained
    def leave(self, table: str) -> str:
        """Leave a table."""
        self.tables.leave(table)
        return self.words.say("agent-left")

    @explained
    def learn(self, game: str) -> str:
        """What to tell a model that shall teach a game by playing it."""
        known = game_named(game)
        words = words_for(self.tables.lang, known)
        task = words.say("agent-learn", game=words.say("game-name"), id=game)
        return f"{task}\n\n{self.rulebook(game)}"

    @explained
    def play(self, game: str, bot: str) -> str:
        """What to tell a model that shall play a game."""
        words = words_for(self.tables.lang, game_named(game))
        check_bot(bot)
        return words.say("agent-play", game=words.say("game-name"), id=game, bot=bot)

    def _named(self, table: str) -> str:
        return self.words.say("agent-started", table=table)

    def _rules(self, game: Game[Any], rules: list[Rule]) -> list[str]:
        return Narrator(game, 0, ["A"], words_for(self.tables.lang, game)).rules(rules)


def _about(game: Game[Any], lang: str) -> list[str]:
    """A game in a few lines."""
    words = words_for(lang, game)
    counts = [game.new(settings).seats for settings in game.test_settings]
    key = "agent-games-alone" if min(counts) == max(counts) else "agent-games-seats"
    settings = [f"{one.name}={one.show(one.default)}" for one in game.settings]
    return [
        words.labelled(game.id, words.say("game-name")),
        f"  {words.say('game-tagline')}",
        f"  {words.say(key, few=min(counts), most=max(counts))}",
        f"  {words.say('agent-games-setting', names=', '.join(settings))}",
    ]
