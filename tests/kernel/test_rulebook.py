"""The numbered rules of a document: found by id and by words."""

import pytest

from automatable import game
from automatable.kernel.errors import UnknownRule
from automatable.kernel.rulebook import Rulebook

DOCUMENT = """\
# Testing - rules reference

- **TST-XXX-01** Before any section. `[R]`

## 1. Attack

- **TST-ATK-01** An attack of *strength* `n` gives **n** points of damage. `[R]`
- **TST-ATK-02** A clash: the weaker is hit. `[C]`

### 1.1 Barrier (BAR)

- **TST-BAR-01** Barrier lowers the damage by 1, not below 0. `[X]` RUL-03
- **TST-BAR-10** Thanks go to the authors. *Not testable: it is a courtesy.* `[R]`

Not a rule: **TST-BAR-11** stands in the middle of a line.
- TST-BAR-12 is not bold.
- **tst-bar-13** is not in capitals.

# Rulings

- **TST-RUL-01** Is a tie lost? → No. *Follows from TST-BAR-01, TST-ATK-02.* `[D; tie: X]`
"""


def book() -> Rulebook:
    return Rulebook(DOCUMENT)


def ids(words: str) -> list[str]:
    return [rule.id for rule in book().search(words)]


def test_every_numbered_statement_is_a_rule_in_order() -> None:
    assert list(book().rules) == [
        "TST-XXX-01",
        "TST-ATK-01",
        "TST-ATK-02",
        "TST-BAR-01",
        "TST-BAR-10",
        "TST-RUL-01",
    ]


def test_a_rule_knows_its_section() -> None:
    assert book().rule("TST-XXX-01").section == ""
    assert book().rule("TST-ATK-02").section == "1. Attack"
    assert book().rule("TST-BAR-01").section == "1.1 Barrier (BAR)"


def test_a_heading_of_the_first_rank_is_a_section_too_but_not_the_title() -> None:
    assert book().rule("TST-RUL-01").section == "Rulings"
    headings = {rule.section for rule in game("raising_robots").rulebook.rules.values()}
    assert {"Rulings", "Worked examples"} <= headings


@pytest.mark.parametrize("written", ["TST-ATK-01", "tst-atk-01", "ATK-01", "atk-01"])
def test_the_prefix_and_the_case_of_an_id_may_be_left_out(written: str) -> None:
    assert book().rule(written).id == "TST-ATK-01"


def test_only_a_whole_id_is_in_the_book() -> None:
    assert "TST-ATK-01" in book()
    assert "ATK-01" not in book()
    assert "TST-ATK-99" not in book()


def test_an_unknown_id_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"id TST-ATC-01; did you mean TST-ATK-01\?") as refusal:
        book().rule("TST-ATC-01")
    assert isinstance(refusal.value, LookupError)


@pytest.mark.parametrize("written", ["", "42", "damage", "XYZ-QQQ-77"])
def test_an_id_like_no_other_is_refused_with_the_beginnings_there_are(written: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        book().rule(written)
    begin = "TST-XXX, TST-ATK, TST-BAR, TST-RUL"
    assert str(refusal.value) == f"no rule has the id {written}; ids begin with: {begin}"


def test_a_search_wants_all_words_anywhere() -> None:
    assert ids("damage") == ["TST-ATK-01", "TST-BAR-01"]
    assert ids("damage barrier") == ["TST-BAR-01"]
    assert ids("barrier damage") == ["TST-BAR-01"]
    assert ids("damage nothing") == []


def test_a_search_does_not_mind_case() -> None:
    assert ids("CLASH") == ["TST-ATK-02"]


def test_the_name_of_a_section_counts_for_its_rules() -> None:
    assert ids("attack") == ["TST-ATK-01", "TST-ATK-02"]


def test_a_part_of_an_id_finds_its_rules() -> None:
    assert ids("bar-") == ["TST-BAR-01", "TST-BAR-10"]


def test_no_words_find_everything() -> None:
    assert len(ids("")) == 6


def test_a_search_does_not_mind_accents_and_apostrophes() -> None:
    french = Rulebook("# Essai\n\n- **TST-ATK-01** L’Étincelle brûle.\n", "fr")
    for words in ("etincelle brule", "L'ÉTINCELLE", "l’étincelle"):
        assert [rule.id for rule in french.search(words)] == ["TST-ATK-01"]


def test_the_plain_statement_has_no_marks() -> None:
    assert book().rule("ATK-01").plain() == "An attack of *strength* n gives n points of damage."
    assert book().rule("BAR-01").plain() == "Barrier lowers the damage by 1, not below 0. RUL-03"


def test_marks_are_not_searched() -> None:
    assert ids("[R]") == []
    assert ids("n gives n") == ["TST-ATK-01"]


def test_a_rule_may_say_why_no_test_can_check_it() -> None:
    assert book().rule("BAR-10").untestable == "it is a courtesy."
    assert book().rule("BAR-01").untestable == ""


def test_a_rule_may_say_which_rules_imply_it() -> None:
    assert book().rule("RUL-01").follows == ("TST-BAR-01", "TST-ATK-02")
    assert book().rule("BAR-01").follows == ()


def test_remarks_on_a_statement_are_not_part_of_it() -> None:
    assert book().rule("RUL-01").plain() == "Is a tie lost? → No."
    assert book().rule("BAR-10").plain() == "Thanks go to the authors."


def test_the_prefix_is_that_of_the_ids() -> None:
    assert book().prefix == "TST"


def test_a_document_without_rules_is_an_empty_book() -> None:
    empty = Rulebook("# Nothing\n")
    assert empty.prefix == ""
    assert empty.search("") == []
    with pytest.raises(UnknownRule):
        empty.rule("TST-ATK-01")


def test_an_id_stands_once() -> None:
    with pytest.raises(AssertionError, match="TST-ATK-02 occurs twice"):
        Rulebook(DOCUMENT + "- **TST-ATK-02** Again.\n")


def test_a_game_reads_its_book_once() -> None:
    duel = game("duel")
    assert duel.rulebook is duel.rulebook
    assert duel.rulebook.prefix == "DUE"
    assert duel.rulebook.rule("rnd-05").id == "DUE-RND-05"


def test_a_game_has_its_rules_in_several_languages() -> None:
    duel = game("duel")
    french = duel.rulebook_in("fr")
    assert french is duel.rulebook_in("fr")
    assert (french.lang, duel.rulebook.lang) == ("fr", "en")
    assert list(french.rules) == list(duel.rulebook.rules)
    assert french.rule("RST-01").section == "3.11 Zone de repos (RST)"
    assert [rule.id for rule in french.search("case etoile propriétaire au plus une")] == [
        "DUE-DRW-02"
    ]


def test_a_language_without_rules_falls_back_to_english() -> None:
    duel = game("duel")
    assert duel.rulebook_in("eo") is duel.rulebook
    assert duel.rulebook_in("eo").lang == "en"


def test_the_french_law_has_no_break_spaces_outside_of_code() -> None:
    french = Rulebook("# Essai\n\n- **TST-ATK-01** Coût : `a : b` ; « non » ? Oui !\n", "fr")
    told = "Coût\xa0: `a : b`\xa0; «\xa0non\xa0»\xa0? Oui\xa0!"
    assert french.rule("ATK-01").stated() == told
    assert [rule.id for rule in french.search("« non »")] == ["TST-ATK-01"]
    english = Rulebook("# Test\n\n- **TST-ATK-01** Cost : 1 !\n")
    assert english.rule("ATK-01").stated() == "Cost : 1 !"
