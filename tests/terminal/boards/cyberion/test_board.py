"""The board as text: what stands where, in both languages, within 80 columns."""

import pytest

from automatable.games.cyberion import GAME
from automatable.testkit import Table
from automatable.testkit.picture import check_picture, drawn, note, told
from automatable.words import LANGUAGES, Words

from ....games.cyberion.player import choose
from ..walks import stops

WORDS = {lang: Words(lang, GAME) for lang in LANGUAGES}
TABLE = {
    "turn": "A 4",
    "factory": "I-SIR I-4* II-GE12 II-RUN4 II-TWIN",
    "platform": "SIR1 SIR2 STO5 CYC4 COM3",
    "stock": "SIR1 PLA5",
    "discard": "CYC1 CYC1 PLA2",
    "experience": "I-1 I-2",
    "deck": "COM1 ... SIR4",
    "levels": "2 3 4 5 1",
    "reserve": "2",
    "support": "STO",
}


def test_the_whole_picture() -> None:
    assert drawn(Table(GAME, TABLE)) == [
        "Turn 4 · A (Ada)",
        "Factory",
        "1. I            2. I           3. II          4. II          5. II",
        "2×Sirenbot      2×size 4       Σ≥12 (3)       1-4 / 2-5      2 identical",
        "                Prepped",
        "✓ repairable    ✓ repairable   ✓ repairable   ✓ repairable   ✓ repairable",
        "",
        "Platform     ▲SIR1 145   ▲SIR2 134   ■STO5 34    ●CYC4 234   ★COM3 34",
        "Flash        -",
        "Stock        ▲SIR1 145   ◆PLA5 34",
        "             digits: the Machines a card could help to repair now",
        "",
        "Mainframe",
        "▲ Sirenbot    ●●○○○ II  draw 1 into the Flash",
        "■ Stockbot    ●●●○○ III move 2 to the Stock",
        "● Cyclobot    ●●●●○ IV  a discarded Cyclobot to the Platform",
        "◆ Planbot     ●●●●● V   look at 5, then take the top one",
        "★ Commandbot  ●○○○○ I   nothing",
        "",
        "Reserve      ●●○○○ 2 · Forge 3 · Battery Charged",
        "Support      ■STO",
        "Machines     in the deck I×6 II×12 · Experience pile 2",
        "Robots       in the deck 40 · on top ★COM1 · at the bottom ▲SIR4",
        "Discard pile 3 ●CYC:11 ◆PLA:2",
    ]


@pytest.mark.once
@pytest.mark.parametrize("settings", GAME.test_settings, ids=str)
def test_every_picture_of_a_game_fits_eighty_columns(settings: dict[str, str]) -> None:
    table = Table(GAME, None, settings)
    for seat in stops(table, choose):
        check_options(table, seat)
    assert "support=" in drawn(table)[-1]


def check_options(table: Table, seat: int) -> None:
    """The picture fits, and so does each line of the list of options."""
    check_picture(table, seat)
    for lang in LANGUAGES:
        for name in table.options(seat):
            line = f"   99  {WORDS[lang].action(name)}  {note(table, name, lang, seat)}"
            assert len(line) <= 80, line


def test_who_repairs_what_of_two() -> None:
    table = Table(GAME, {**TABLE, "turn": "B 4"}, {"players": "2"})
    picture = drawn(table)
    assert picture[0] == "Turn 4 · B (Grace)"
    assert picture[2].startswith("1. I (A)")
    assert picture[2].endswith("5. II (B)")
    assert picture[5].startswith("                ✓")  # A's own Machine is not for B
    assert "It is the Single Factory of A (Ada)." in told(table)


def test_expansions_show_only_when_they_are_in_play() -> None:
    words = ("Limbot", "Gigantobots", "Microbots", "Interference", "Structural Damage")
    assert [word for word in words if word in "\n".join(drawn(Table(GAME, TABLE)))] == []
    position = {
        **TABLE,
        "factory": "I-SIR+MIC-3 I-4*+MIC-COM II-GE12+MIC-1 II-1+MIC-2 II-TWIN+MIC-5",
        "removed": "*",
        "limbot": "SIR COM",
        "riders": "GIG-2 SIR2 STO2",
        "vacation": "GIG-PLA",
        "damage": "3",
        "held": "MIC-3 MIC-SIR",
        "interference": "2 1 2 2 2",
        "revealed": "PLA",
    }
    picture = drawn(Table(GAME, position, {"expansions": "all"}))
    assert "µ size 3        µ Commandbot   µ size 1       µ size 2       µ size 5" in picture
    assert "■ Stockbot    ●●●○○ III ✕ move 2 to the Stock" in picture
    assert picture[-6:] == [
        "Limbot       ▲SIR ★COM",
        "Gigantobots  ▲SIR:0/5    ■STO:0/5    ●CYC:0/5    ◆PLA:zzz    ★COM:0/5",
        "             1:0/5       2:2/5       3:0/5       4:0/5       5:0/5",
        "             Structural Damage ●●● 3",
        "Microbots    3 ▲SIR · stack 13 · discarded 0",
        "Interference ✕ not revealed yet: ▲SIR:2 ■STO:2 ●CYC:2 ◆PLA:1 ★COM:2",
    ]


def test_what_is_chosen_and_looked_at() -> None:
    table = Table(GAME, {**TABLE, "doing": "repair:I-SIR crew:SIR2@platform"})
    assert drawn(table)[-1] == "Chosen       repair I · 2 Sirenbots, Sirenbot 2 (Platform)"
    assert told(table)[-1] == "Chosen so far: repair I · 2 Sirenbots, Sirenbot 2 (Platform)."
    table = Table(GAME, {**TABLE, "looked": "COM2 PLA3", "due": "back, take 1"})
    assert drawn(table)[-1] == "Looked at    ★COM2 ◆PLA3"


def test_notes_say_what_would_happen() -> None:
    table = Table(GAME, TABLE)
    assert note(table, "trigger:SIR1@stock") == "II: draw 1 into the Flash"
    assert note(table, "trigger:COM3@platform") == "I: nothing"
    assert note(table, "support:STO") == "III: move 2 to the Stock"
    assert note(table, "upgrade:SIR") == "2 Machines → III: draw 2 into the Flash"
    assert note(table, "upgrade:COM", "fr") == "1 Machine → II\xa0: Préparer contre 5 Robots"
    assert note(table, "repair:I-4") == "Prepped"
    assert note(table, "end") == "costs a Failsafe token"
    table.answer("trigger:CYC4@platform")
    assert note(table, "level:III") == "a discarded Robot onto the deck"


def test_interference_is_noted_and_then_the_ability_it_chose() -> None:
    settings = {"expansions": "devious_cog"}
    table = Table(GAME, {**TABLE, "interference": "2 2 2 2 2"}, settings)
    assert note(table, "trigger:SIR1@stock") == "Interference decides, level II"
    table.answer("trigger:SIR1@stock").nature("interfere:STO")
    assert table.view(0)["ability"] == "STO"
    assert note(table, "level:II") == "move 1 to the Stock"


def test_the_end_says_how_many_support_tokens_come_next() -> None:
    lost = Table(GAME, {**TABLE, "over": "failsafe"}, {"support": "4"})
    assert drawn(lost)[-1].strip() == "For the next game: 5 Support tokens (setting support=5)."
    won = Table(GAME, {**TABLE, "over": "repaired"}, {"support": "2"})
    assert told(won)[-1] == "For the next game: 1 Support token (setting support=1)."


def test_a_microbot_that_is_not_covered_is_told() -> None:
    parts = {"factory": "I-SIR+MIC-4", "removed": "*", "platform": "SIR1 SIR2 COM4"}
    table = Table(GAME, {**parts, "doing": "repair:I-SIR"}, {"expansions": "microbots"})
    assert told(table)[-1] == "Microbot 4 is not covered yet."
    assert drawn(table)[-1].strip() == "Microbot 4 is not covered yet."


def test_two_features_of_a_gigantobot_are_drawn() -> None:
    settings = {"expansions": "gigantobots", "gigantobots": "two"}
    lines = drawn(Table(GAME, {**TABLE}, settings))
    assert any(line.startswith("Gigantobots  ▲SIR 1:0/5") for line in lines)


def test_uses_of_microbots_say_what_they_cost() -> None:
    parts = {"factory": "I-SIR+MIC-4 I-STO+MIC-1", "held": "MIC-5 MIC-3"}
    table = Table(GAME, parts, {"expansions": "microbots", "exchange": "2"})
    assert note(table, "replace:I-SIR") == "costs 1 Microbot"
    assert note(table, "exchange:I-SIR") == "costs 2 Microbots"
