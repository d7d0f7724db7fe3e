"""Games as environments of TextArena, in which every seat is a model's."""

from typing import Any

from ..kernel.errors import MissingExtra
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.seats import seat_letter
from ..match import Match, Nature
from .errors import WrongAnswer
from .narrator import Narrator, words_for
from .prompts import MOST, Prompter, listed_decision

try:
    import textarena
    from textarena.core import ObservationType, State
except ModuleNotFoundError:
    hint = "pip install 'automatable[textarena]'"
    raise MissingExtra(f"TextArena is not installed: {hint}") from None


class AutomatableEnv(textarena.Env):
    """A game of which each player is told what its seat may know; one player is asked at a time.

    A player who has no try left forfeits, which ends the game. A game that goes on after `most`
    replies is called off, and nobody has won.
    """

    def __init__(
        self,
        game: str,
        settings: dict[str, str] | None = None,
        tries: int = 3,
        rules: str = "none",
        lang: str = "en",
        most: int = MOST,
    ) -> None:
        self.game = game
        self.settings = dict(settings or {})
        self.tries = tries
        self.rules = rules
        self.lang = lang
        self.most = most

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Set up a game; with a seed, the same deal again."""
        rules = game_named(self.game)
        settings = dict(self.settings)
        if any(setting.name == "players" for setting in rules.settings):
            settings["players"] = str(num_players)
        begun = rules.listened(settings)
        if begun.seats != num_players:
            raise ValueError(f"{self.game} has {begun.seats} seats, not {num_players}")
        nature = Nature() if seed is None else Nature.of_text(f"{seed}")
        self.match = Match(Record.of(begun), nature, begun)
        words = words_for(self.lang, self.match.record.game)
        titles = [seat_letter(seat) for seat in range(num_players)]
        self.prompters = [
            Prompter(Narrator(self.match.record.game, seat, titles, words), self.rules)
            for seat in range(num_players)
        ]
        self.told = [0] * num_players
        self.left = self.tries
        self.replies = 0
        self.state = State(num_players, None, None)
        roles = {seat: f"Player {title}" for seat, title in enumerate(titles)}
        self.state.standard_resets({}, self._system, roles)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the current player."""
        seat, state = self.state.current_player_id, self.match.state
        decision = listed_decision(state, seat)
        assert decision is not None
        self.state.game_info[seat]["turn_count"] += 1
        self.replies += 1
        try:
            chosen = self.prompters[seat].read(state, decision, action)
        except WrongAnswer as wrong:
            self._refuse(seat, wrong)
        else:
            self.match.answer(seat, state.game.catalogue.name(chosen))
            self._ask()
        if self.replies == self.most and not self.state.done:
            self._end([0.0] * self.state.num_players, "called_off")
        done, info = self.state.step()
        return bool(done), dict(info)

    def _system(self, player_id: int, game_state: dict[str, Any]) -> str:
        return self.prompters[player_id].system()

    def _ask(self) -> None:
        """Ask the next player who has something to choose; end the game if nobody has."""
        while asked := self.match.asked():
            seat, state = asked[0], self.match.state
            decision = listed_decision(state, seat)
            assert decision is not None
            if len(decision.options) > 1:
                news = self.match.events(seat, self.told[seat])
                self.told[seat] = self.match.told
                self.left = self.tries
                self.question = self.prompters[seat].question(state, decision, news)
                self.state.current_player_id = seat
                self._say(seat, self.question, ObservationType.GAME_BOARD)
                return
            self.match.answer(seat, state.game.catalogue.name(decision.options[0]))
        result = self.match.state.result
        assert result is not None
        self._end([2 * share / 1000 - 1 for share in result.shares()], result.reason)

    def _refuse(self, seat: int, wrong: WrongAnswer) -> None:
        """Tell what is wrong, and ask again; the last time it is a forfeit."""
        self.left -= 1
        self.state.game_info[seat]["invalid_move"] = True
        if self.left:
            again = self.prompters[seat].again(wrong, self.left, self.question)
            self._say(seat, again, ObservationType.GAME_ADMIN)
            return
        players = range(self.state.num_players)
        self._end([-1.0 if player == seat else 1.0 for player in players], "forfeit")

    def _say(self, seat: int, text: str, kind: ObservationType) -> None:
        self.state.add_observation(text, kind, to_id=seat)

    def _end(self, rewards: list[float], reason: str) -> None:
        self.state.done = True
        self.state.rewards = dict(enumerate(rewards))
        self.state.step_info["reason"] = reason
