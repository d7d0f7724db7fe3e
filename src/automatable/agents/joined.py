"""A table that a server keeps, joined by the link of a seat."""

from typing import Any

from ..bots.weight import Weight
from ..kernel.decision import Decision
from ..kernel.errors import CannotTakeBack, OtherVersion, Refused, Stale
from ..kernel.events import Seen
from ..kernel.game import Refusal, Result, Standing
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.seats import Seat
from ..terminal.options import listed
from ..words import Words, shortened
from .errors import NoHints, NotOver, TableFailed
from .link import Link, RequestRefused
from .table import AgentTable, Glance

LONGEST_NAME = 16
Json = dict[str, Any]


class JoinedTable(AgentTable):
    """A seat that is played over HTTP, as docs/protocol.md says; raises TableFailed."""

    def __init__(self, link: Link, seat: int, info: Json, words: Words) -> None:
        self.link = link
        self.seat = seat
        self.game = game_named(info["game"]).at(info["settings"])
        self.hints = bool(info["hints"])
        self.titles = [
            words.seat(one["seat"], shortened(self._who(one, words), LONGEST_NAME))
            for one in info["seats"]
        ]
        self._message: Json = {}
        self._since = -1
        self._news: list[Seen] = []
        self._look(0)

    def glance(self, wait: float = 0) -> Glance:
        self._look(wait)
        message = self._message
        asked = [int(seat) for seat in message["asked"]]
        result = _result(message["result"])
        return Glance(message["view"], self._decision(), asked, result)

    def news(self) -> list[Seen]:
        news, self._news = self._news, []
        return news

    def story(self) -> list[Seen]:
        for message in self.link.messages(self.seat, -1, 0):
            return [_event(event) for event in message["events"]]
        raise TableFailed("no message came", "silent")

    def refusal(self, seat: Seat, action: int) -> Refusal:
        said = self.link.get("why", seat=self.seat, action=self.game.catalogue.name(action))
        return Refusal(str(said["rule"]), said["facts"])

    def give(self, action: int) -> None:
        self._command("answers", answer=self.game.catalogue.name(action))

    def take_back(self) -> None:
        self._command("take_back")
        self._since = min(self._since, int(self._message["sequence"]))

    def weights(self) -> list[Weight]:
        try:
            said = self.link.get("hint", seat=self.seat, sequence=self._message["sequence"])
        except RequestRefused as refused:
            if refused.problem == "no_hints":
                raise NoHints(str(refused)) from None
            raise
        number = self.game.catalogue.number
        return [
            Weight(number(one["action"]), int(one["worth"]), int(one["tries"]))
            for one in said["answers"]
        ]

    def record(self) -> Record:
        if self.glance().result is None:
            raise NotOver("the record is told once the game is over")
        return Record.read(self.link.text("record"))

    def _look(self, wait: float) -> None:
        """Read what the seat is told, until it is asked or the game is over or time is up."""
        for message in self.link.messages(self.seat, self._since, wait):
            self._message = message
            self._since = max(self._since, int(message["sequence"]))
            self._news += [_event(event) for event in message["events"]]
            if message["decision"] or message["result"] or not wait:
                return
        if not self._message:
            raise TableFailed("no message came", "silent")

    def _decision(self) -> Decision | None:
        asked = self._message["decision"]
        if asked is None:
            return None
        numbers = [self.game.catalogue.number(option["action"]) for option in asked["options"]]
        options = listed(self.game, tuple(numbers))
        return Decision(self.seat, str(asked["key"]), options, (), int(asked["wanted"]))

    def _command(self, path: str, **body: object) -> None:
        sequence = self._message["sequence"]
        reply = self.link.post(path, seat=self.seat, sequence=sequence, **body)
        if reply["status"] == "stale":
            raise Stale("the question has changed")
        if reply["code"] == "cannot_take_back":
            raise CannotTakeBack(str(reply["message"]))
        if reply["status"] == "refused":
            raise Refused(str(reply["message"]), str(reply["rule"]))

    def _who(self, one: Json, words: Words) -> str:
        if one["seat"] == self.seat:
            return words.say("you")
        return str(one["bot"] or one["name"] or "?")


def join(text: str, name: str, words: Words) -> JoinedTable:
    """Take the seat that a link invites to; raises BadLink, TableFailed or OtherVersion."""
    link = Link(text)
    try:
        mine = link.post("join", invite=link.invite, name=name)
        info = link.get("")
        game = game_named(info["game"])
        theirs = {one["game"]: one["version"] for one in link.games()}
        if theirs.get(game.id) != game.version:
            raise OtherVersion(f"the table plays version {theirs.get(game.id)} of {game.id}")
        return JoinedTable(link, int(mine["seat"]), info, words)
    except (KeyError, TypeError, IndexError, AttributeError):
        raise TableFailed("what answers there is no table of ours", "strange") from None


def _event(told: Json) -> Seen:
    return Seen(str(told["kind"]), str(told["rule"]), told["facts"], bool(told["hidden"]))


def _result(told: Json | None) -> Result | None:
    if told is None:
        return None
    standings = [
        Standing(one["name"], one["rule"], tuple(one["values"])) for one in told["standings"]
    ]
    return Result(
        tuple(told["scores"]), told["reason"], told["rule"], told["together"], tuple(standings)
    )
