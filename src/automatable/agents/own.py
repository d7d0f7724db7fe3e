"""A table of one's own: a game in this process, with bots in the other seats."""

from collections.abc import Mapping, Sequence

from ..bots import installed_bot
from ..bots.hints import LEVEL, hints
from ..bots.weight import Weight
from ..kernel.errors import BadSettings, CannotTakeBack, UnknownBot
from ..kernel.events import Seen
from ..kernel.game import Refusal, State
from ..kernel.record import Record
from ..kernel.registry import bots as bot_names
from ..kernel.registry import game as game_named
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import Seat, seat_letter
from ..match import Match, Nature
from ..words import Words
from .errors import NoHints, NotOver
from .prompts import listed_decision
from .table import AgentTable, Glance

MOST_SECONDS = 10.0  # that a bot may think about an answer


class OwnTable(AgentTable):
    """A match in which one seat is the agent's and bots sit in all others."""

    def __init__(
        self, match: Match, seat: int, bots: Mapping[int, Bot], titles: Sequence[str]
    ) -> None:
        self.match = match
        self.game = match.record.game
        self.seat = seat
        self.bots = dict(bots)
        self.titles = list(titles)
        self.hints = True
        self.level = LEVEL  # the bot that gives hints
        self._told = 0
        self._let_bots_play()

    def glance(self, wait: float = 0) -> Glance:
        state = self.match.state
        view = self.game.view(state, self.seat)
        return Glance(view, listed_decision(state, self.seat), state.at_work(), state.result)

    def news(self) -> list[Seen]:
        since, self._told = self._told, self.match.told
        return self.match.events(self.seat, since)

    def story(self) -> list[Seen]:
        return self.match.events(self.seat)

    def refusal(self, seat: Seat, action: int) -> Refusal:
        return self.match.state.refusal(seat, action)

    def give(self, action: int) -> None:
        self.match.answer(self.seat, self.game.catalogue.name(action))
        self._let_bots_play()

    def take_back(self) -> None:
        if self.match.state.result is not None:  # the record has told everything
            raise CannotTakeBack("over")
        self.match.take_back(self.seat)
        self._told = min(self._told, self.match.told)

    def weights(self) -> list[Weight]:
        if not self.hints:
            raise NoHints("there are no hints at this table")
        view = SeatView(self.match.state, self.seat)
        return hints(view, len(self.match.record.answers), self.level)

    def record(self) -> Record:
        if self.match.state.result is None:
            raise NotOver("the record is told once the game is over")
        return self.match.record

    def _let_bots_play(self) -> None:
        """Let bots answer until the agent is asked, or the game is over."""
        while (asked := self.match.asked()) and self.seat not in asked:
            self.match.answer_bot(asked[0], self.bots[asked[0]])


def begun(
    game: str, opponents: Sequence[str] = (), settings: Mapping[str, str] | None = None
) -> State:
    """The state in which a table starts; several opponents decide the number of players."""
    rules = game_named(game)
    given = dict(settings or {})
    if len(opponents) > 1 and any(one.name == "players" for one in rules.settings):
        given.setdefault("players", str(len(opponents) + 1))
    state: State = rules.listened(given)
    return state


def start(
    game: str,
    words: Words,
    seat: int = 0,
    opponents: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
    seed: str | None = None,
) -> OwnTable:
    """A new table; raises UnknownGame, BadSettings or UnknownBot.

    The opponents are named in the order of their seats; the last of them sits in all that are left.
    """
    state = begun(game, opponents, settings)
    if not 0 <= seat < state.seats:
        letters = ", ".join([seat_letter(one) for one in range(state.seats)])
        raise BadSettings(f"seat: there are {letters}", "seat", known=letters)
    if len(opponents) > max(1, state.seats - 1):
        raise BadSettings(
            f"this table has {state.seats} seats, not {len(opponents) + 1}",
            "seats",
            seats=state.seats,
            given=len(opponents) + 1,
        )
    for name in opponents:
        check_bot(name)
    others = [one for one in range(state.seats) if one != seat]
    named = {one: opponents[min(k, len(opponents) - 1)] for k, one in enumerate(others)}
    nature = Nature() if seed is None else Nature.of_text(seed)
    bots = {one: _bot(name, nature, one) for one, name in named.items()}
    titles = [words.seat(one, named.get(one, words.say("you"))) for one in range(state.seats)]
    record = Record.of(state, [named.get(one, "agent") for one in range(state.seats)])
    return OwnTable(Match(record, nature, state), seat, bots, titles)


def _bot(name: str, nature: Nature, seat: int) -> Bot:
    """A bot whose choices tell nothing of nature's seed."""
    seed = int.from_bytes(nature.seed, "big") ^ (seat + 1 << 300)
    return installed_bot(name, seed, MOST_SECONDS)


def check_bot(name: str) -> None:
    """Only installed bots play here, with their usual budgets; raises UnknownBot."""
    if name not in bot_names():
        known = ", ".join(bot_names())
        raise UnknownBot(
            f"no bot is named {name!r}; there are: {known}",
            "name",
            name=name,
            near="none",
            known=known,
        )
