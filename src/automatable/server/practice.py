"""Games by oneself, step by step: what lessons, puzzles and daily challenges have in common."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import Game, Refusal, State
from .message import decision_info, result_info


class Run(Protocol):
    """A game by oneself after some answers."""

    @property
    def state(self) -> State: ...
    def decision(self) -> Decision | None: ...
    def events(self) -> Sequence[Seen]: ...


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
