"""Games by oneself, step by step: what lessons, puzzles and daily challenges have in common."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError, UnknownAction
from ..kernel.events import Seen
from ..kernel.game import Game, Refusal, State
from .errors import ApiError
from .message import decision_info, result_info


class Run(Protocol):
    """A game by oneself after some answers."""

    @property
    def state(self) -> State: ...
    def decision(self) -> Decision | None: ...
    def events(self) -> Sequence[Seen]: ...


@contextmanager
def bad_input(kind: type[AutomatableError]) -> Iterator[None]:
    """Tell what is unknown of that kind by 404, and answers it cannot have by 422."""
    try:
        yield
    except (kind, UnknownAction) as error:
        status = 404 if error.case == "unknown" else 422
        raise ApiError(status, error.code, str(error)) from None


def page(run: Run, game: Game[Any], seat: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """A wire_practice.PracticePage, but for its step and its reply."""
    decision = run.decision()
    return {
        "game": game.id,
        "settings": dict(settings),
        "names": dict(game.names),
        "facts": dict(game.facts),
        "seat": seat,
        "seats": run.state.seats,
        "events": [event.plain() for event in run.events()],
        "view": game.view(run.state, seat),
        "decision": decision_info(game.catalogue, decision) if decision else None,
        "result": result_info(run.state),
    }


def reply(is_right: bool, key: str, refusal: Refusal | None) -> dict[str, Any]:
    """A wire_practice.LessonReply."""
    return {
        "right": is_right,
        "key": key,
        "rule": refusal.rule if refusal else "",
        "facts": refusal.facts if refusal else None,
    }
