"""The check that all languages say the same things."""

from pathlib import Path

import pytest

from automatable import game
from automatable.testkit.texts import check_text, differences, law_differences, messages
from automatable.testkit.walks import Kit
from automatable.words import words

COMMON = Path(words.__file__).parent / "text"

ENGLISH = """\
# A comment.

hello = Hello { $name }
count = { $count ->
    [one] one thing
   *[other] { $count } things
}
thing-Spark = Spark
    .about = strength { $n }
"""


def folder(path: Path, french: str, english: str = ENGLISH) -> Path:
    (path / "en.ftl").write_text(english, "utf-8")
    (path / "fr.ftl").write_text(french, "utf-8")
    return path


def test_a_file_is_read_as_keys_and_places(tmp_path: Path) -> None:
    assert messages(folder(tmp_path, "") / "en.ftl") == {
        "hello": {"name"},
        "count": {"count"},
        "thing-Spark": set(),
        "thing-Spark.about": {"n"},
    }


def test_the_same_keys_and_places_do_not_differ(tmp_path: Path) -> None:
    french = """\
thing-Spark = Étincelle
    .about = force { $n }
hello = Salut { $name }
count = { $count } choses
"""
    assert differences(folder(tmp_path, french)) == []


def test_a_missing_key_is_found(tmp_path: Path) -> None:
    french = ENGLISH.replace("hello =", "bonjour =")
    assert differences(folder(tmp_path, french)) == [
        "fr: bonjour is not in en",
        "fr: hello is missing",
    ]


def test_a_missing_explanation_is_found(tmp_path: Path) -> None:
    french = ENGLISH.replace("    .about = strength { $n }\n", "")
    assert differences(folder(tmp_path, french)) == ["fr: thing-Spark.about is missing"]


def test_a_differing_place_is_found(tmp_path: Path) -> None:
    french = ENGLISH.replace("Hello { $name }", "Salut { $nom }")
    assert differences(folder(tmp_path, french)) == ["fr: hello fills {'nom'}, en fills {'name'}"]


def test_a_place_left_out_is_found(tmp_path: Path) -> None:
    french = ENGLISH.replace("Hello { $name }", "Salut")
    assert differences(folder(tmp_path, french)) == ["fr: hello fills set(), en fills {'name'}"]


def test_a_place_left_out_of_an_explanation_is_found(tmp_path: Path) -> None:
    french = ENGLISH.replace("strength { $n }", "force")
    found = differences(folder(tmp_path, french))
    assert found == ["fr: thing-Spark.about fills set(), en fills {'n'}"]


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = folder(tmp_path, "hello = Salut { $name\n")
    with pytest.raises(AssertionError, match=r"fr\.ftl: cannot read"):
        differences(path)


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_the_languages_of_our_games_say_the_same_things(name: str) -> None:
    assert differences(game(name).folder / "text") == []


def test_the_languages_of_the_common_words_say_the_same_things() -> None:
    assert differences(COMMON) == []


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_our_games_have_words_for_everything(name: str) -> None:
    check_text(Kit(game(name), 6))


LAW = """\
# Testing

## 1. Attack

- **TST-ATK-01** A stage II attack of `H4` costs 2, see RUL-03. `[R]`
- **TST-ATK-02** Nothing is lost. *Not testable: there are 7 ways.*

## 2. Move

- **TST-MOV-01** A pawn moves.
"""


def law(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What is found where a second language says the same but for some changes."""
    (folder / "rules.md").write_text(LAW, "utf-8")
    french = LAW.replace(" *Not testable: there are 7 ways.*", "").replace(" `[R]`", "")
    for old, new in changes:
        assert old in french
        french = french.replace(old, new)
    (folder / "rules.fr.md").write_text(french, "utf-8")
    return law_differences(folder)


def test_a_law_may_be_there_in_english_alone(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(LAW, "utf-8")
    assert law_differences(tmp_path) == []


def test_translated_words_and_headings_are_no_difference(tmp_path: Path) -> None:
    words = (("A pawn moves", "Un pion avance"), ("1. Attack", "1. Attaque"))
    assert law(tmp_path, *words) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("- **TST-MOV-01** A pawn moves.\n", "", "fr: TST-MOV-01 is missing"),
        ("TST-MOV-01", "TST-MOV-02", "fr: TST-MOV-02 is not in en"),
        ("costs 2", "coûte 3", "fr: TST-ATK-01 says 3 where en says 2"),
        ("costs 2", "coûte", "fr: TST-ATK-01 says nothing where en says 2"),
        ("`H4`", "`H5`", "fr: TST-ATK-01 says `H5` where en says `H4`"),
        ("RUL-03", "RUL-04", "fr: TST-ATK-01 says RUL-04 where en says RUL-03"),
        ("stage II", "palier III", "fr: TST-ATK-01 says III where en says II"),
        ("## 2. Move\n", "", "fr: TST-MOV-01 stands elsewhere"),
        ("## 2. Move", "## 3. Déplacement", "fr: TST-MOV-01 stands elsewhere"),
    ],
)
def test_a_law_that_says_something_else_is_found(
    tmp_path: Path, old: str, new: str, found: str
) -> None:
    assert found in law(tmp_path, (old, new))
