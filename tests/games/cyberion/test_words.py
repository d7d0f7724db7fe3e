"""What is said: whole sentences in both languages, levels as I to V, nothing left empty."""

import pytest

from automatable import Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.notation import ENDINGS
from automatable.kernel.events import Seen
from automatable.testkit import Table
from automatable.words import LANGUAGES, Words

from .player import choose

WORDS = {lang: Words(lang, GAME) for lang in LANGUAGES}
ROWS = {"turn": "A 2", "factory": "I-SIR I-4 II-1 II-2 II-3", "platform": "SIR1 STO5 CYC4 PLA1"}


def story(table: Table, lang: str = "en") -> list[str]:
    """What was told so far, in words."""
    assert table.state.log is not None
    seen = [event.seen_by(0) for event in table.state.log]
    return [WORDS[lang].event(event, ["Ada", "Bob"]) for event in seen]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_of_a_game_is_whole(lang: str, seed: int) -> None:
    rng = Rng(seed)
    table = Table(GAME, None, {"expansions": "all", "players": "2"})
    while (decision := table.state.decision()) is not None:
        table.state.apply(decision.seat, choose(table.state, decision, rng))
    for sentence in story(table, lang):
        assert sentence[-1] in ".!", sentence
        assert "{" not in sentence
        assert "event-" not in sentence
        assert not any(bad in sentence for bad in (": .", ": ;", "..", "()", "  ")), sentence


def test_what_a_planbot_puts_nowhere_is_nothing() -> None:
    table = Table(GAME, {**ROWS, "looked": "COM2", "deck": "...", "due": "back"})
    table.answer("top:COM2")
    assert story(table) == ["Ada puts back, on top: Commandbot 2; at the bottom: nothing."]
    assert "dessous\xa0: rien." in story(table, "fr")[0]


def test_a_prep_paid_from_the_deck_alone() -> None:
    table = Table(GAME, {**ROWS, "platform": "COM1", "levels": "1 1 1 1 5", "deck": "SIR2 ..."})
    table.answer("trigger:COM1@platform", "level:V", "prep:I-4", "spend:card@deck")
    assert story(table)[-1] == "Ada pays for a Prep: nothing from the rows, 1 from the deck."


def test_levels_are_roman() -> None:
    table = Table(GAME, {**ROWS, "experience": "I-1 I-2", "levels": "2 1 1 1 1"})
    table.answer("upgrade:SIR")
    assert story(table)[-1] == "Sirenbot rises to level III."
    assert story(table, "fr")[-1] == "Sirenbot passe au niveau III."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_has_a_sentence_and_a_reason_of_its_own(lang: str) -> None:
    told = [
        WORDS[lang].event(Seen("ended", rule, {"reason": reason}, False), ["Ada"])
        for reason, rule in ENDINGS.items()
    ]
    assert len(set(told)) == len(ENDINGS)
    reasons = [WORDS[lang].say(f"result-{reason}") for reason in ENDINGS]
    assert len(set(reasons)) == len(ENDINGS)
    assert all(reason[-1] not in ".!" for reason in reasons)  # a sentence is built around it


def test_a_lost_game_says_so_and_what_to_take_next() -> None:
    table = Table(GAME, {**ROWS, "reserve": "0"})
    table.answer("end")
    assert story(table) == [
        "A Failsafe token is due and none is left. The factory is lost.",
        "For the next game: 2 Support tokens.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_setting_has_words(lang: str) -> None:
    for setting in GAME.settings:
        assert WORDS[lang].has(f"setting-{setting.name}")
        for choice in getattr(setting, "choices", ()):
            assert WORDS[lang].has(f"setting-{setting.name}-{choice}"), (setting.name, choice)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_has_words_at_every_level(lang: str) -> None:
    mainframe = GAME.view(GAME.new(), 0)["mainframe"]
    for model in ("SIR", "STO", "CYC", "PLA", "COM"):
        assert len(mainframe[model]) == 5
        for key in ("ability", "board-does"):
            said = [
                WORDS[lang].say(f"{key}-{does['effect']}", count=does["count"])
                for does in mainframe[model]
            ]
            assert len(set(said)) == 5
            assert all("{" not in sentence and key not in sentence for sentence in said)
