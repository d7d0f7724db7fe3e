"""The answers to a question: in which order they are listed, and which one somebody means."""

from collections.abc import Iterable
from typing import Any, Protocol

from ..kernel.errors import UnknownAction
from ..kernel.game import Game, State
from ..kernel.rulebook import folded
from ..kernel.seats import Seat
from ..match import TURN_END
from ..words import Words

ENDING = (TURN_END, "done", "pass", "skip")  # verbs by which games call it enough


def listed(game: Game[Any], options: tuple[int, ...]) -> tuple[int, ...]:
    """Options as people are shown them: what ends something comes last, so that 1 does not."""
    verb = game.catalogue.verb
    return (
        *[option for option in options if verb(option) not in ENDING],
        *[option for option in options if verb(option) in ENDING],
    )


def loses_at_once(state: State, seat: Seat, action: int) -> bool:
    """Whether the game is over with this answer, and lost; not looked up where it would tell
    what is hidden."""
    if state.game.secrets:
        return False
    after = state.clone()
    after.apply(seat, action)
    return after.result is not None and after.result.payoffs()[seat] < 0


def numbered(options: tuple[int, ...], text: str) -> int | None:
    """The option of that number as listed; raises UnknownAction for a number not listed."""
    if not (text.isdecimal() and text.isascii()):
        return None
    if len(text) > 9 or not 1 <= int(text) <= len(options):
        raise UnknownAction(text)
    return options[int(text) - 1]


class HasGame(Protocol):
    """Whatever a game is played in: a state, or a table elsewhere."""

    @property
    def game(self) -> Game[Any]: ...


def meant(state: HasGame, options: tuple[int, ...], text: str, words: Words) -> int:
    """The action of that name or beginning; an option is preferred.

    Names of the notation and names people use count alike, in any case and without accents.
    Raises UnknownAction if no action, or more than one, can be meant.
    """
    catalogue = state.game.catalogue
    wanted = folded(text).strip()
    everything: Iterable[int] = range(len(catalogue))
    offered_verbs = {catalogue.verb(option) for option in options}
    likely = [action for action in everything if catalogue.verb(action) in offered_verbs]
    for actions in (options, likely, everything):
        exact = {action for action in actions if wanted in _names(state, action, words)}
        if len(exact) == 1:
            return exact.pop()
    for actions in (options, likely):
        begun = {
            action
            for action in actions
            if any(name.startswith(wanted) for name in _names(state, action, words))
        }
        if len(begun) == 1:
            return begun.pop()
        if begun:
            break
    raise UnknownAction(text)


def _names(state: HasGame, action: int, words: Words) -> list[str]:
    catalogue = state.game.catalogue
    name = catalogue.name(action)
    thing = catalogue.thing(action)
    return [folded(known) for known in (name, thing, words.thing(thing), words.action(name))]
