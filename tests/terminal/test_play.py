"""A game against a bot, line by line."""

import re
from pathlib import Path

import pytest

from .helpers import answers, options, play, replies, run, write_record

TWO_DISKS = [  # A and B have two disks each, Barrier rests
    "0 play:Barrier",
    "1 play:Barrier",
    "0 play:Charge",
    "1 play:Charge",
    "0 play:Barrier",
    "1 play:Barrier",
]
OWNS_RAY = ["0 play:Move", "1 play:Move", "* draw:Ray", "* draw:Trap"]


def test_the_hand_is_shown_with_costs_and_effects(tmp_path: Path) -> None:
    first = replies(play(tmp_path, typed=[]).output)[0].splitlines()
    assert first[:2] == [
        "Duel: A (you), B (random).",
        "Two robots, two lanes to the moon. Choose in secret, reveal together.",
    ]
    begun = first.index("Type a number or a name to answer, ? for help, q to save and quit.")
    assert "squares and stars of the board are reconstructed" in " ".join(first[2:begun])
    assert "A: health 4, battery 2, disk 0, square 0 of 4." in first
    assert "B: health 4, battery 2, disk 0, square 0 of 4." in first
    assert first.pop() == "  not now: Counter. It costs 2 disks, you have 0. DUE-RND-04"
    assert first[-6] == "Choose a card for this round."
    assert [re.split("  +", line.strip())[:3] for line in first[-5:]] == [
        ["1", "play Charge", "free"],
        ["2", "play Spark", "1 battery"],
        ["3", "play Barrier", "free"],
        ["4", "play Lightning", "2 batteries"],
        ["5", "play Move", "free"],
    ]
    effects = [re.split("  +", line)[-1] for line in first[-5:]]
    assert effects[:2] == ["gain 1 battery", "attack of strength 1"]
    assert effects[3] == "attack of strength 2"
    assert "disk" in effects[2]
    assert "square" in effects[4]


def test_every_card_in_hand_has_its_cost(tmp_path: Path) -> None:
    save = write_record(tmp_path / "disks.txt", *TWO_DISKS)
    shown = play(tmp_path, "--save", save, typed=[]).output
    assert re.search("play Counter +2 disks +if attacked", shown)
    save = write_record(tmp_path / "ray.txt", *OWNS_RAY)
    shown = play(tmp_path, "--save", save, "--lang", "fr", typed=[]).output
    assert re.search("jouer Rayon +gratuit +attaque de force 1", shown)
    owns_copy = [line.replace("Ray", "Copy") for line in OWNS_RAY]
    save = write_record(tmp_path / "copy.txt", *owns_copy, settings="copy_cost=1,1")
    typed = ["why copy", "barrier"]
    said = replies(play(tmp_path, "--save", save, typed=typed).output)
    assert "play Copy" not in options(said[0])
    assert "DUE-RND-04" in said[1]
    assert re.search("play Copy +1 battery and 1 disk +does what", said[2])


@pytest.mark.parametrize(
    ("lang", "ways", "told"),
    [
        (
            "en",
            ["5", " 5 ", "Move", "move", "MOVE", "play Move", "play:Move", "mov", "play m"],
            "You reveal Move",
        ),
        (
            "fr",
            ["5", "Déplacement", "deplacement", "jouer DEPLACEMENT", "dépl", "de", "play:Move"],
            "Vous révélez Déplacement",
        ),
    ],
)
def test_an_option_is_named_in_many_ways(
    tmp_path: Path, lang: str, ways: list[str], told: str
) -> None:
    for number, way in enumerate(ways):
        save = f"{number}.txt"
        said = replies(play(tmp_path, "--lang", lang, "--save", save, typed=[way]).output)
        assert told in said[1], way


def test_a_beginning_two_options_share_is_no_answer(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *TWO_DISKS)
    said = replies(play(tmp_path, "--save", save, typed=["c", "co"]).output)
    assert options(said[0]) == [
        f"play {card}" for card in ["Charge", "Spark", "Lightning", "Counter", "Move"]
    ]
    assert "“c” is not an answer here." in said[1]
    assert "You reveal Counter" in said[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nonsense_gets_a_new_question_and_changes_nothing(tmp_path: Path, lang: str) -> None:
    save = write_record(tmp_path / "game.txt", *TWO_DISKS)
    before = save.read_bytes()
    nonsense = [
        "0",
        "6",
        "99",
        "-1",
        "1.5",
        "²",
        "٣",
        "play",
        "Zap",
        "play:Zap",
        "%s {x} [b]",
        "x" * 500,
    ]
    done = play(tmp_path, "--save", save, "--lang", lang, typed=[*nonsense, "", "   ", "q"])
    said = replies(done.output)
    words = "is not an answer here. Type a number from 1 to 5, a name, or ? for help."
    if lang == "fr":
        words = "n’est pas une réponse ici. Tapez un numéro de 1 à 5, un nom, ou\xa0? pour l’aide."
    for line, reply in zip(nonsense, said[1:], strict=False):
        assert words in reply
        assert line[:20] in reply
        assert len(reply.splitlines()) == 1
    assert said[len(nonsense) + 1 : len(nonsense) + 3] == ["", ""]
    assert done.status == 0
    assert save.read_bytes() == before


def test_answers_of_any_length_are_only_nonsense(tmp_path: Path) -> None:
    done = play(tmp_path, typed=["9" * 5000, "x" * 5000, "why " + "9" * 5000, "q"])
    assert (done.status, done.errors) == (0, "")
    said = replies(done.output)
    assert "is not an answer here" in said[1]
    assert "is not an answer here" in said[2]
    assert "???" not in done.output


def test_why_names_the_rule_and_its_text(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    asked = [
        "why Counter",
        "why move",
        "why trap",
        "why 1",
        "why Ray",
        "why 9",
        "why zap",
        "why #99",
    ]
    said = replies(play(tmp_path, "--save", save, typed=asked).output)[1:]
    assert said[0].startswith(
        "“play Counter” is not possible now. It costs 2 disks, you have 0.\n"
        "  DUE-RND-04: A card whose cost"
    )
    assert said[1].startswith(
        "“play Move” is not possible now. It rests until the end of this round.\n"
        "  DUE-RND-03: The card in a player"
    )
    assert said[2].startswith(
        "“play Trap” is not possible now. You do not have that card.\n"
        "  DUE-RND-02: Each round, each"
    )
    assert said[3] == "“play Charge” is on offer.\n"
    assert said[4] == "“play Ray” is on offer.\n"
    assert said[5] == "Nothing here is called “9”.\n"
    assert said[6] == "Nothing here is called “zap”.\n"
    assert said[7].startswith("Why what? Name a thing (why 2), or a line of the log from #1 to #")


def test_why_in_french_finds_names_without_accents(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    asked = ["why deplacement", "why piege", "why Étincelle"]
    said = replies(play(tmp_path, "--save", save, "--lang", "fr", typed=asked).output)[1:]
    assert said[0].startswith(
        "«\xa0jouer Déplacement\xa0» n’est pas possible maintenant. Au repos jusqu’à"
        " la fin de ce tour.\n  DUE-RND-03\xa0: La carte"
    )
    assert said[1].startswith(
        "«\xa0jouer Piège\xa0» n’est pas possible maintenant. Vous n’avez pas cette carte.\n"
        "  DUE-RND-02\xa0: À chaque"
    )
    assert said[2] == "«\xa0jouer Étincelle\xa0» est possible.\n"


def test_refusals_and_rules_are_in_french(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    typed = ["contre", "rules zone de repos commence"]
    said = replies(play(tmp_path, "--save", save, "--lang", "fr", typed=typed).output)[1:]
    assert "DUE-RND-04\xa0: Une carte dont le joueur ne peut pas payer" in said[0]
    assert said[1] == "Aucune règle ne contient ces mots.\n"
    found = replies(
        play(tmp_path, "--save", save, "--lang", "fr", typed=["rules lune voies"]).output
    )
    assert "DUE-MOV-01\xa0: Le plateau est fait de deux voies" in found[1]


def test_a_forbidden_card_is_refused_with_its_rule(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    before = save.read_bytes()
    said = replies(play(tmp_path, "--save", save, typed=["Counter", "play Move", "q"]).output)
    assert "DUE-RND-04" in said[1]
    assert "DUE-RND-03" in said[2]
    assert save.read_bytes() == before


def test_the_beginning_of_a_forbidden_card_is_understood_too(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    said = replies(play(tmp_path, "--save", save, typed=["mov", "why mov"]).output)
    assert "DUE-RND-03" in said[1]
    assert "DUE-RND-03" in said[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_lists_every_command_and_each_works(tmp_path: Path, lang: str) -> None:
    save = write_record(tmp_path / "game.txt", *OWNS_RAY)
    asked = [
        "?",
        "help",
        "log",
        "rules rest zone holding" if lang == "en" else "rules zone de repos face visible",
        "rules DUE-RND-03",
        "rules zzz",
        "rules",
        "board",
    ]
    said = replies(play(tmp_path, "--save", save, "--lang", lang, typed=[*asked, "q"]).output)
    help_lines = said[1].splitlines()
    english = "? all what hint why u log board piles rules q"
    french = "? tout quoi indice pourquoi u journal plateau piles règles q"
    commands = (english if lang == "en" else french).split()
    assert [line.split()[0] for line in help_lines[:-1]] == commands
    assert all(len(line) <= 80 for line in help_lines)
    assert said[2] == said[1]
    assert ("You draw Ray. " if lang == "en" else "Vous piochez Rayon. ") in said[3]
    assert "DUE-DRW-01" in said[3]
    in_english = ("Each player has one rest zone", "The card in a player's rest zone")
    in_french = ("Chaque joueur a une zone de repos", "La carte de la zone de repos")
    resting, rest = in_english if lang == "en" else in_french
    colon = ":" if lang == "en" else "\xa0:"
    assert f"DUE-RST-01{colon} {resting}" in said[4]
    assert said[5].startswith(f"DUE-RND-03{colon} {rest}")
    assert (
        said[6]
        == ("No rule contains these words.\n", "Aucune règle ne contient ces mots.\n")[lang == "fr"]
    )
    assert said[7].startswith(("Which rules?", "Quelles règles\xa0?"))
    assert options(said[8]) == options(said[0])
    assert "square 1 of 4" in said[8] or "case 1 sur 4" in said[8]


def test_the_same_seed_and_answers_draw_the_same(tmp_path: Path) -> None:
    drawn = []
    for name in ("one.txt", "two.txt"):
        save = write_record(tmp_path / name, "1 play:Charge")
        said = replies(play(tmp_path, "--save", save, typed=["move", "q"]).output)
        drawn += [line for line in "".join(said).splitlines() if line.startswith("You draw ")]
        assert answers(save)[:2] == ["1 play:Charge", "0 play:Move"]
        assert drawn[-1] == f"You draw {answers(save)[2].removeprefix('* draw:')}."
    assert len(drawn) == 2
    assert len(set(drawn)) == 1


def test_nothing_is_there_to_take_back_at_first(tmp_path: Path) -> None:
    said = replies(play(tmp_path, typed=["u", "undo"]).output)
    assert said[1] == said[2] == "You have answered nothing yet.\n"


def test_taking_back_shows_the_question_again(tmp_path: Path) -> None:
    given = ["play", "cyberion", "--seed", "4"]
    said = replies(run(tmp_path, *given, typed=["2", "u"]).output)
    assert said[2].startswith("Taken back.\n")
    assert options(said[2]) == options(said[0])


def test_a_card_that_was_shown_is_not_taken_back(tmp_path: Path) -> None:
    """The bot would play the same again, and one would know it."""
    said = replies(play(tmp_path, typed=["spark", "u", "charge"]).output)
    assert "You reveal Spark" in said[1]
    assert said[2].startswith("No: something hidden was shown.\n")
    assert "You reveal Charge" in said[3]


def test_quitting_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = play(tmp_path, "--save", "mine.txt", "--seats", "human:Ada,random", typed=["move", "q"])
    assert done.status == 0
    last = done.output.splitlines()[-1]
    assert last == "The game is saved. Continue with: automatable play duel --save mine.txt"
    again = run(tmp_path, *last.split(": automatable ")[1].split())
    assert "Ada" in again.output.splitlines()[0]
    assert "B (random)" in again.output.splitlines()[0]
    assert options(again.output) == options(done.output)
    assert "You reveal Move" in again.output
    assert answers(tmp_path / "mine.txt")[0] == "0 play:Move"


def test_a_game_without_a_file_is_found_again_by_resume(tmp_path: Path) -> None:
    done = play(tmp_path, typed=["charge", "q"])
    (saved,) = (tmp_path / "data" / "automatable" / "saves").glob("duel-*.txt")
    assert done.output.splitlines()[-1].endswith(f"automatable play duel --save {saved}")
    again = run(tmp_path, "play", "duel", "--resume")
    assert again.output.startswith("Duel: A (you), B (random).")
    assert options(again.output) == options(done.output)
    assert answers(saved)[0] == "0 play:Charge"


def test_resume_takes_the_newest_that_is_not_over(tmp_path: Path) -> None:
    saves = tmp_path / "data" / "automatable" / "saves"
    saves.mkdir(parents=True)
    write_record(saves / "duel-20250101-100000.txt", "0 play:Spark", "1 play:Spark")
    write_record(saves / "duel-20250102-100000.txt", "0 play:Move", "1 play:Charge", "* draw:Ray")
    over = ["0 play:Charge", "1 play:Charge"]
    write_record(saves / "duel-20250103-100000.txt", *over, settings="max_rounds=1")
    (saves / "duel-20250104-100000.txt").write_text("automatable 1\ngame du")
    done = run(tmp_path, "play", "duel", "--resume", typed=["q"])
    assert "A owns bonus cards: Ray." in done.output
    assert "duel-20250102-100000.txt" in done.output


def test_resume_takes_the_later_of_two_games_of_one_second(tmp_path: Path) -> None:
    saves = tmp_path / "data" / "automatable" / "saves"
    saves.mkdir(parents=True)
    write_record(saves / "duel-20250101-100000.txt", "0 play:Spark", "1 play:Spark")
    write_record(saves / "duel-20250101-100000-2.txt", "0 play:Charge", "1 play:Charge")
    done = run(tmp_path, "play", "duel", "--resume", typed=["q"])
    assert "duel-20250101-100000-2.txt" in done.output


def test_a_finished_game_is_shown_and_left_alone(tmp_path: Path) -> None:
    over = ["0 play:Charge", "1 play:Charge"]
    save = write_record(tmp_path / "over.txt", *over, settings="max_rounds=1")
    before = save.read_bytes()
    done = run(tmp_path, "play", "duel", "--save", save)
    assert (done.status, done.errors) == (0, "")
    assert done.output.splitlines()[-2:] == [
        "A draw: round limit.",
        f"Watch it again: automatable replay {save}",
    ]
    assert save.read_bytes() == before


def test_settings_make_the_table_and_stay_with_it(tmp_path: Path) -> None:
    chosen = ["--set", "length=3", "--set", "stars=2", "--set", "counter_cost=1,0"]
    done = play(tmp_path, *chosen, "--save", "g.txt", typed=["spark", "q"])
    assert "Star squares: 2. Moon: square 3." in done.output
    assert re.search("play Counter +1 battery ", done.output)
    again = run(tmp_path, "play", "duel", "--save", "g.txt", *chosen)
    assert "Star squares: 2. Moon: square 3." in again.output
    before = (tmp_path / "g.txt").read_bytes()
    other = run(tmp_path, "play", "duel", "--save", "g.txt", "--set", "board=core")
    assert "other settings" in other.complaint()
    assert (tmp_path / "g.txt").read_bytes() == before


def test_the_second_seat_can_be_the_persons(tmp_path: Path) -> None:
    done = play(tmp_path, "--seats", "random,human:Ada", typed=["spark"])
    assert done.output.startswith("Duel: A (random), ")
    assert re.search("^Ada> $", done.output, re.MULTILINE)
    assert "You reveal Spark, A reveals " in done.output


def test_the_language_is_that_of_the_machine(tmp_path: Path) -> None:
    assert "Choisissez une carte" in play(tmp_path, typed=[], LANG="fr_CA.UTF-8").output
    assert "Choose a card" in play(tmp_path, typed=[], LANG="de_DE.UTF-8").output
