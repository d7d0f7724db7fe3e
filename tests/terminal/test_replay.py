"""Looking at a record again, step by step, through anybody's eyes."""

import re
from pathlib import Path

from .helpers import ESCAPE, Terminal, pages, replies, run, write_record

GAME = [
    "0 play:Move",
    "1 play:Move",
    "* draw:Ray",
    "* draw:Trap",
    "0 play:Spark",
    "1 play:Charge",
    "1 play:Lightning",  # A has not answered yet
]
SECRETS = ("Trap", "Lightning")


def steps(folder: Path, *arguments: str | Path, typed: list[str]) -> list[str]:
    """What a replay shows first, then after each typed line."""
    done = run(folder, "replay", *arguments, typed=typed)
    assert (done.status, done.errors) == (0, "")
    assert ESCAPE not in done.output
    shown = []
    rest = done.output
    while "> \n" in rest:
        before, _, rest = rest.partition("> \n")
        shown.append(before.rpartition("\n")[0])
    return [*shown, rest]


def test_forward_back_and_to_any_place(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    typed = ["n", "", "n", "p", "p", "5", "last", "n", "first", "p", "q"]
    shown = steps(tmp_path, save, "--seat", "all", typed=typed)
    points = [text.strip().split(" ")[0].split("\n")[0] for text in shown]
    expected = ["0/7", "1/7", "2/7", "3/7", "2/7", "1/7", "5/7", "7/7", "This", "0/7", "This"]
    assert points[:-1] == expected
    assert "This is the end." in shown[8]
    assert "This is the start." in shown[10]
    assert "A reveals Move, B reveals Move. DUE-RND-05" in shown[2]
    assert "A draws Ray. DUE-DRW-01" in shown[3]
    assert "reveals" not in shown[4]  # going back tells no news
    assert "A: health 4, battery 1, disk 0, square 1 of 4." not in shown[6]
    assert "B: health 3, battery 3, disk 0, square 1 of 4." in shown[7]


def test_commands_in_french_do_what_the_english_ones_do(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    told = [
        steps(tmp_path, save, "--lang", "fr", typed=typed.split("|"))
        for typed in (
            "next|last|previous|first|help|5|quit",
            "Suivant|FIN|precedent|début|aide|5|quitter",
        )
    ]
    assert told[0] == told[1]
    assert "ne veut rien dire" not in "".join(told[0])
    assert [text.split()[0] for text in told[0][1:5]] == ["1/7", "7/7", "6/7", "0/7"]


def test_nonsense_and_help_in_a_replay(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    typed = ["?", "C", "8", "-1", "9" * 5000, "nothing", "[b]x[/b]", "q"]
    shown = steps(tmp_path, save, typed=typed)
    assert "A, B..., public, all: see the table as they do" in shown[1]
    for said, text in zip(shown[2:], typed[1:-1], strict=False):
        assert "means nothing here; ? shows what does." in said
        assert text[:20] in said


def test_through_the_eyes_of_a_the_secrets_of_b_never_appear(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    everywhere = ["n"] * 7 + ["p"] * 7 + ["last", "first", "4", "7", "6"]
    for who in ("a", "public"):
        text = "".join(steps(tmp_path, save, "--seat", who, typed=everywhere))
        assert not [secret for secret in SECRETS if secret in text]
        assert ("Ray" in text) == (who == "a")
        assert "B draws a bonus card" in text


def test_other_eyes_see_what_is_theirs(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    shown = steps(tmp_path, save, "--seat", "B", typed=["last", "A", "public", "all", "ALL"])
    assert "Lightning" in shown[1] and "Trap" in shown[1] and "Ray" not in shown[1]
    assert "Lightning" not in shown[2] and "Trap" not in shown[2] and "Ray" in shown[2]
    assert not [card for card in ("Lightning", "Trap", "Ray") if card in shown[3]]
    assert all(card in shown[4] for card in ("Lightning", "Trap", "Ray"))
    assert shown[5].strip() == shown[4].strip()


def test_b_is_a_seat_in_either_case(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    typed = ["last", "B", "public", "b"]
    shown = steps(tmp_path, save, "--seat", "public", typed=typed)
    assert "7/7" in shown[2]
    assert "Trap" in shown[2]
    assert shown[4].strip() == shown[2].strip()


def test_what_a_cannot_know_makes_no_difference_to_a(tmp_path: Path) -> None:
    other = [*GAME[:3], "* draw:Copy", *GAME[4:6], "1 play:Barrier"]
    everywhere = ["n"] * 7 + ["public", "first"] + ["n"] * 7 + ["p"] * 7
    told = []
    for lines in (GAME, other):
        save = write_record(tmp_path / "g.txt", *lines)
        told.append(steps(tmp_path, save, "--seat", "A", typed=[*everywhere, "all", "last"]))
    assert told[0][: len(everywhere)] == told[1][: len(everywhere)]
    assert told[0][-2] != told[1][-2]


def test_unasked_an_open_game_is_public_and_a_finished_one_shows_all(tmp_path: Path) -> None:
    save = write_record(tmp_path / "open.txt", *GAME)
    public = run(tmp_path, "replay", save, "--all").output
    assert "A draws a bonus card" in public
    assert "B draws a bonus card" in public
    save = write_record(tmp_path / "over.txt", *GAME[:4], settings="max_rounds=1")
    everything = run(tmp_path, "replay", save, "--all").output
    assert "A draws Ray" in everything
    assert "B draws Trap" in everything


def test_the_whole_story_at_once(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME, seats=("human:Ada", "human:Grace"))
    done = run(tmp_path, "replay", save, "--all", "--seat", "all")
    assert (done.status, done.errors) == (0, "")
    order = ["0/7", "Ada reveals Move, Grace reveals Move", "Ada draws Ray", "Grace draws Trap"]
    order += ["Round 2.", "Grace takes 1 damage.", "7/7"]
    points = [done.output.index(words) for words in order]
    assert points == sorted(points)
    assert "> " not in done.output


def test_short_form_and_text_round_trip(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME, settings="board=short max_rounds=9")
    assert run(tmp_path, "replay", save, "--text").output == save.read_text()
    short = run(tmp_path, "replay", save, "--short").output.removesuffix("\n")
    assert re.fullmatch(r"a1\.duel\.1\.[\w.-]+", short, re.ASCII)
    bare = write_record(tmp_path / "bare.txt", *GAME, settings="board=short max_rounds=9", seats=())
    assert run(tmp_path, "replay", short, "--text").output == bare.read_text()
    told = run(tmp_path, "replay", short, "--all", "--seat", "A").output
    assert "A draws Ray" in told
    assert "square 1 of 3" in told


def test_a_short_form_may_be_longer_than_a_file_name(tmp_path: Path) -> None:
    rounds = ["0 play:Charge", "1 play:Barrier", "0 play:Barrier", "1 play:Charge"] * 180
    rounds[-1:] = ["1 play:Spark"]
    save = write_record(tmp_path / "g.txt", *rounds, settings="max_rounds=none")
    short = run(tmp_path, "replay", save, "--short").output.strip()
    assert len(short) > 255
    assert run(tmp_path, "replay", short, "--short").output.strip() == short


def test_a_short_form_kept_in_a_file_is_replayed(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME, seats=())
    (tmp_path / "short.txt").write_text(run(tmp_path, "replay", save, "--short").output)
    assert run(tmp_path, "replay", "short.txt", "--text").output == save.read_text()


def test_in_a_terminal_the_board_is_drawn(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *GAME)
    with Terminal(tmp_path, "replay", save, "--seat", "A") as shown:
        shown.until("0/7> ")
        for index in range(1, 8):
            shown.enter("n" if index % 2 else "")
            shown.until(f"{index}/7> ")
        shown.enter("q")
        assert shown.finish() == 0
    page = pages(shown.text)[-1]
    assert "[ ]──[A]──[ ]──[★]──( ☾ )──[★]──[ ]──[B]──[ ]" in page
    assert "Rests Move" in page
    assert "Bonus Ray" in page
    assert not [secret for secret in SECRETS if secret in page]


def test_an_answer_is_told_in_words(tmp_path: Path) -> None:
    """People know seats by letters and cards by names; notation is for files."""
    save = write_record(tmp_path / "g.txt", *GAME)
    shown = steps(tmp_path, save, "--seat", "all", "--lang", "fr", typed=["last", "zzz", "?"])
    assert "play:" not in shown[1]
    assert "jouer Foudre" in shown[1]
    assert "«\xa0zzz\xa0» ne veut rien dire ici" in shown[2]
    assert "une réponse plus loin" in shown[3]


def test_the_replay_of_a_played_game_ends_where_it_ended(tmp_path: Path) -> None:
    seats = ["--seats", "random,random", "--seed", "8", "--save", "g.txt"]
    played = run(tmp_path, "play", "duel", *seats).output
    told = run(tmp_path, "replay", "g.txt", "--all", "--seat", "public").output
    sentences = [line.rpartition(" DUE-")[0] for line in told.splitlines() if " DUE-" in line]
    assert sentences
    assert [line for line in sentences if line not in replies(played)[0].splitlines()] == []
