"""Draws a Duel in the terminal as docs/images/duel.svg, from a record played here."""

import io
import re
from pathlib import Path

from rich.console import Console

from automatable import Record, game
from automatable.match import Match, Nature
from automatable.terminal.occupants import make_bots, read_occupants
from automatable.terminal.play import Play
from automatable.terminal.screen import THEME, InputEnded, Screen
from automatable.words import Words

IMAGES = Path(__file__).parent.parent / "docs" / "images"
ANSWERS = ("play:Move", "play:Charge", "play:Move", "play:Barrier", "play:Move")


class Camera(Screen):
    """A screen that types prepared answers and records the output."""

    def __init__(self, answers: tuple[str, ...]) -> None:
        film = Console(
            theme=THEME,
            highlight=False,
            record=True,
            width=82,
            file=io.StringIO(),
            color_system="truecolor",
        )
        super().__init__(plain=False, console=film)
        self.answers = list(answers)

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    def ask(self, prompt: str) -> str:
        if not self.answers:
            self.console.print(f"{prompt}", end="")
            raise InputEnded
        if len(self.answers) == 1:
            self.console.export_text(clear=True)  # keep the last round only
        answer = self.answers.pop(0)
        self.console.print(f"{prompt}{answer.partition(':')[2].lower()}")
        return answer


def main() -> None:
    """Play a few rounds against the rollout bot and save the picture."""
    duel = game("duel")
    occupants = read_occupants("human,rollout", 2)
    match = Match(Record.of(duel.new(), ["human", "rollout"]), Nature.of_text("picture"))
    camera = Camera(ANSWERS)
    play = Play(match, occupants, make_bots(occupants, "picture"), camera, Words("en", duel))
    try:
        play.run()
    except InputEnded:
        svg = camera.console.export_svg(title="automatable play duel")
        svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no external fonts
        (IMAGES / "duel.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
