"""The table explains itself: what one can do and what follows, and why something happened."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import State
from ..kernel.seats import Seat
from ..match import TURN_END, Link, Match, Prospect, causes_of, outlook
from ..words import Words
from ..words.pieces import meant, pieces
from .options import ENDING
from .screen import Screen, safe


class Explain:
    """What is said to one seat, which is asked."""

    def __init__(
        self, match: Match, seat: Seat, names: Sequence[str], screen: Screen, words: Words
    ) -> None:
        self.match = match
        self.state: State = match.state
        self.game = self.state.game
        self.seat = seat
        self.names = names
        self.screen = screen
        self.words = words

    def all_answers(self, decision: Decision) -> None:
        """Every answer as it is listed, in groups, with what surely follows."""
        found = {one.action: one for one in outlook(self.state, self.seat)}
        verb_of = self.game.catalogue.verb
        known = pieces(self.game, self.words.lang)
        things = Counter(map(self.game.catalogue.thing, decision.options))  # alike for several
        same = self._same(list(found.values()), decision)
        self.screen.say(f"{self.words.say(f'ask-{decision.key}')} {same}".rstrip())
        for verb, options in groupby(decision.options, verb_of):
            self._head(verb)
            for option in options:
                number = decision.options.index(option) + 1
                action = safe(self.words.action(self.game.catalogue.name(option)))
                self.screen.say(f"  [number]{number}[/]  {action}")
                thing = self.game.catalogue.thing(option)
                piece = meant(known, thing) if things[thing] == 1 else None
                told = [piece.shortly()] if piece else []
                told += [self._told(event) for event in found[option].events]
                told += [] if same else [self._then(found[option], decision)]
                if any(told):
                    self.screen.say_long(" ".join(told).strip(), " " * 6)

    def answer(self, action: int, decision: Decision) -> None:
        """One answer, with the rules of what follows."""
        (found,) = [one for one in outlook(self.state, self.seat) if one.action == action]
        name = self.game.catalogue.name(action)
        self.screen.say(safe(self.words.labelled(self.words.action(name), "")).rstrip())
        piece = meant(pieces(self.game, self.words.lang), self.game.catalogue.thing(action))
        for line in piece.does if piece else ():
            self.screen.say_long(line, "  ")
        for event in found.events:
            self._say_event(event)
        self.screen.say(f"  {safe(self._then(found, decision))}".rstrip())

    def event(self, number: int) -> None:
        """Why an event happened; the number counts what the seat was told, from 0."""
        chain = causes_of(self.match.record).chain(self.seat, number)
        self.screen.say(self.words.say("because"))
        for link in chain:
            if link.event is None:
                self.screen.say(f"  {safe(self._began(link))}")
            else:
                self._say_event(link.event)

    def _same(self, found: Sequence[Prospect], decision: Decision) -> str:
        """What comes after every answer alike, where nothing else is sure; empty if they differ."""
        told = {self._then(one, decision) for one in found}
        is_same = len(found) > 1 and len(told) == 1 and not any(one.events for one in found)
        return told.pop() if is_same else ""

    def _head(self, verb: str) -> None:
        if verb == TURN_END:
            self.screen.say(f"[title]{self.words.say('what-end')}[/]")
        elif self.words.has(f"group-{verb}"):
            self.screen.say(f"[title]{self.words.say(f'group-{verb}')}[/]")
        elif verb in ENDING:
            self.screen.say("")

    def _then(self, found: Prospect, decision: Decision) -> str:
        """What comes after what is sure."""
        if found.result is not None:
            return self.words.say(
                "what-over", reason=self.words.say(f"result-{found.result.reason}")
            )
        if found.then != "you":
            return self.words.say(f"what-{found.then}")
        if found.key == decision.key:
            return self.words.say("what-again")
        return self.words.say("what-you", question=self.words.say(f"ask-{found.key}"))

    def _began(self, link: Link) -> str:
        if link.kind != "answer":
            return self.words.say(f"because-{link.kind}")
        name = self.names[link.seat]
        if link.action < 0:
            return self.words.say("because-hidden", name=name)
        action = self.words.action(self.game.catalogue.name(link.action))
        if link.seat == self.seat:
            return self.words.say("because-answer-you", action=action)
        return self.words.say("because-answer", name=name, action=action)

    def _say_event(self, event: Seen) -> None:
        self.screen.say(f"  {safe(self._told(event))}")
        if event.rule:
            told = self.game.rulebook_in(self.words.lang).rule(event.rule).plain()
            self.screen.say_long(self.words.labelled(event.rule, told), " " * 6)

    def _told(self, event: Seen) -> str:
        return self.words.event(event, self.names, self.seat)
