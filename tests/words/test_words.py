"""Words for people: the right language, every message filled, hostile names only text."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from automatable import ORACLE, SPECTATOR, Rng, game
from automatable.kernel import errors
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.errors import AutomatableError, BadRecord, UnknownLanguage
from automatable.kernel.events import Seen
from automatable.kernel.game import Game, Refusal
from automatable.testkit.texts import messages
from automatable.words import LANGUAGES, Words, language

DUEL = game("duel")
NAMES = ("Ada", "Bob")
RAW = re.compile(r"[{}]|\$|\b(event|action|thing|ask|result|cost|setting|view)-\w")


def words_of(folder: Path, lang: str, **texts: str) -> Words:
    """The words of a tiny game that lies in a folder, with these texts by language."""
    (folder / "text").mkdir()
    for name, text in texts.items():
        (folder / "text" / f"{name}.ftl").write_text(text, "utf-8")
    tiny: Game[Any] = Game("tiny", 1, str(folder), Catalogue(["take:coin@table"]))
    return Words(lang, tiny)


def seen_events(games: int) -> Iterator[Seen]:
    """What everybody was told in random Duels."""
    rng = Rng(23)
    for number in range(games):
        state = DUEL.listened(dict(DUEL.test_settings[number % len(DUEL.test_settings)]))
        while (decision := state.decision()) is not None:
            state.apply(decision.seat, decision.sample(rng))
        for event in state.log or []:
            for viewer in (0, 1, int(SPECTATOR), int(ORACLE)):
                yield event.seen_by(viewer)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine that says nothing about its language."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_asked_for_is_taken(lang: str, bare: pytest.MonkeyPatch) -> None:
    bare.setenv("LANG", "fr_FR.UTF-8" if lang == "en" else "en_GB.UTF-8")
    assert language(lang) == lang


@pytest.mark.parametrize("asked", ["", "de", "EN", "en_GB", "fr ", "english", "../en", "\x00"])
def test_a_language_without_words_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language(asked)
    assert str(refusal.value) == f"no words in {asked!r}; there are en, fr"
    assert isinstance(refusal.value, LookupError)


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
@pytest.mark.parametrize(
    ("value", "lang"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("fr", "fr"),
        ("fr_CA", "fr"),
        ("en_GB.UTF-8", "en"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
    ],
)
def test_else_it_is_that_of_the_machine(
    variable: str, value: str, lang: str, bare: pytest.MonkeyPatch
) -> None:
    bare.setenv(variable, value)
    assert language(None) == lang


def test_else_it_is_english(bare: pytest.MonkeyPatch) -> None:
    assert language(None) == "en"


@pytest.mark.parametrize(
    ("first", "second", "third", "lang"),
    [
        ("fr_FR", "en_GB", "en_GB", "fr"),
        ("en_GB", "fr_FR", "fr_FR", "en"),
        ("", "fr_FR", "en_GB", "fr"),
        ("", "", "fr_FR", "fr"),
    ],
)
def test_the_machine_says_it_in_the_usual_order(
    first: str, second: str, third: str, lang: str, bare: pytest.MonkeyPatch
) -> None:
    bare.setenv("LC_ALL", first)
    bare.setenv("LC_MESSAGES", second)
    bare.setenv("LANG", third)
    assert language(None) == lang


def test_a_machine_told_to_be_plain_is_english(bare: pytest.MonkeyPatch) -> None:
    """`LC_ALL=C command` overrides every other variable; so it is everywhere."""
    bare.setenv("LC_ALL", "C.UTF-8")
    bare.setenv("LANG", "fr_FR.UTF-8")
    assert language(None) == "en"


def test_a_game_says_its_words_in_the_language(tmp_path: Path) -> None:
    words = words_of(tmp_path, "fr", en="hello = Hello { $name }", fr="hello = Salut { $name }")
    assert words.say("hello", name="Ada") == "Salut Ada"


def test_a_game_without_the_language_speaks_english(tmp_path: Path) -> None:
    words = words_of(tmp_path, "fr", en="hello = Hello { $name }\nthing-coin = golden coin")
    assert words.say("hello", name="Ada") == "Hello Ada"
    assert words.thing("coin") == "golden coin"
    assert words.has("hello")


def test_a_message_that_one_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    words = words_of(tmp_path, "fr", en="one = One\ntwo = Two", fr="one = Un")
    assert (words.say("one"), words.say("two")) == ("Un", "Two")


def test_common_words_stay_in_the_language_of_a_game_that_lacks_it(tmp_path: Path) -> None:
    words = words_of(tmp_path, "fr", en="hello = Hello")
    assert words.say("you") == "vous"


def test_a_game_has_the_last_word_on_common_messages(tmp_path: Path) -> None:
    words = words_of(tmp_path, "en", en="you = thou")
    assert words.say("you") == "thou"
    assert Words("en").say("you") == "you"


def test_a_game_without_words_still_has_the_common_ones(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        words = Words(lang, Game("tiny", 1, str(tmp_path), Catalogue([])))
        assert words.say("you") == Words(lang).say("you")


def test_facts_that_do_not_fit_a_message_are_told() -> None:
    words = Words("en")
    with pytest.warns(UserWarning, match="^message puzzle-score: .*rating"):
        assert words.say("puzzle-score", streak=3).endswith(" Solved in a row: 3.")
    with pytest.warns(UserWarning, match="^message puzzle-score: "):
        words.say("puzzle-score", rating="1200", streak=3)
    assert words.say("puzzle-score", rating=1200, streak=3).startswith("Your rating: 1200. ")


def test_a_message_nobody_wrote_is_said_by_its_key() -> None:
    words = Words("en", DUEL)
    assert not words.has("event-exploded")
    assert words.say("event-exploded") == "event-exploded"
    assert words.about("event-exploded") == ""


def test_a_thing_without_words_keeps_its_name() -> None:
    assert Words("fr", DUEL).thing("SIR3") == "SIR3"
    assert Words("fr", DUEL).thing("") == ""


def test_a_thing_is_explained() -> None:
    assert Words("en", DUEL).about("thing-Spark") == "attack of strength 1"
    assert Words("fr", DUEL).about("thing-Spark") == "attaque de force 1"
    assert Words("en", DUEL).about("ask-choose") == ""


def test_an_action_is_said_with_its_thing_and_place(tmp_path: Path) -> None:
    text = """
action-take = take { $thing } from { $place }
thing-coin = the coin
thing-table = the table
"""
    assert words_of(tmp_path, "en", en=text).action("take:coin@table") == (
        "take the coin from the table"
    )


def test_an_action_with_a_place_and_no_object_is_said(tmp_path: Path) -> None:
    text = "action-move = move to { $place }\nthing-north = the north"
    assert words_of(tmp_path, "en", en=text).action("move@north") == "move to the north"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_duel_has_words(lang: str) -> None:
    words = Words(lang, DUEL)
    said = [words.action(name) for name in DUEL.catalogue.names]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert not RAW.search(sentence), sentence


def test_actions_are_said_in_each_language() -> None:
    assert Words("en", DUEL).action("play:Spark") == "play Spark"
    assert Words("fr", DUEL).action("play:Spark") == "jouer Étincelle"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_of_the_duel_has_words_and_an_explanation(lang: str) -> None:
    words = Words(lang, DUEL)
    for action in range(len(DUEL.catalogue)):
        thing = DUEL.catalogue.thing(action)
        assert words.has(f"thing-{thing}")
        assert words.about(f"thing-{thing}")
        assert not RAW.search(words.thing(thing) + words.about(f"thing-{thing}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_random_duels_is_a_whole_sentence(lang: str) -> None:
    words = Words(lang, DUEL)
    kinds = set()
    for event in seen_events(18):
        sentence = words.event(event, NAMES)
        assert sentence.endswith("."), sentence
        assert not RAW.search(sentence), sentence
        kinds.add(event.kind)
    assert kinds >= {"round_began", "revealed", "paid", "gained", "hit", "moved", "drew", "ended"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_in_an_event_is_filled_by_a_fact(lang: str) -> None:
    """A place without a fact would show as its own name."""
    places = messages(DUEL.folder / "text" / f"{lang}.ftl")
    for event in seen_events(18):
        key = f"event-{event.kind}-hidden" if event.hidden else f"event-{event.kind}"
        assert places[key] <= event.facts.keys(), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_result_of_the_duel_has_words(lang: str) -> None:
    words = Words(lang, DUEL)
    for key in ("ask-choose", "ask-draw", "result-ko", "result-moon", "result-rounds"):
        assert words.has(key)
        assert not RAW.search(words.say(key))


def test_events_are_said_with_names_and_things() -> None:
    event = Seen(
        "revealed", "", {"seat": 0, "card": "Spark", "other": 1, "other_card": "Trap"}, False
    )
    assert Words("en", DUEL).event(event, NAMES) == "Ada reveals Spark, Bob reveals Trap."
    assert Words("fr", DUEL).event(event, NAMES) == "Ada révèle Étincelle, Bob révèle Piège."


def test_an_event_says_you_to_the_seat_it_is_about() -> None:
    facts = {"seat": 0, "card": "Spark", "other": 1, "other_card": "Trap"}
    event = Seen("revealed", "DUE-RND-05", facts, False)
    words = Words("en", DUEL)
    assert words.event(event, NAMES, 0) == "You reveal Spark, Bob reveals Trap."
    assert words.event(event, NAMES, 1) == "You reveal Trap, Ada reveals Spark."
    hidden = Seen("drew", "DUE-DRW-01", {"seat": 1}, True)
    assert words.event(hidden, NAMES, 0) == "Bob draws a bonus card."
    won = Seen("ended", "DUE-VIC-02", {"winner": 1, "reason": "goal"}, False)
    assert words.event(won, NAMES, 0) == words.event(won, NAMES)
    assert words.event(won, NAMES, 1) == "You reach the moon and win."


def test_a_hidden_event_is_said_without_its_secret() -> None:
    whole = Seen("drew", "", {"seat": 1, "card": "Trap"}, False)
    hidden = Seen("drew", "", {"seat": 1}, True)
    assert Words("en", DUEL).event(whole, NAMES) == "Bob draws Trap."
    assert Words("en", DUEL).event(hidden, NAMES) == "Bob draws a bonus card."
    assert Words("fr", DUEL).event(hidden, NAMES) == "Bob pioche une carte bonus."


def test_an_end_without_a_winner_names_nobody() -> None:
    event = Seen("ended", "", {"reason": "rounds", "winner": -1}, False)
    assert Words("en", DUEL).event(event, NAMES) == "The last round is over: a draw."
    event = Seen("ended", "", {"reason": "moon", "winner": 1}, False)
    assert Words("en", DUEL).event(event, NAMES) == "Bob reaches the moon and wins."


def test_lists_of_things_are_said_one_after_the_other(tmp_path: Path) -> None:
    words = words_of(tmp_path, "en", en="event-laid = { $cards }; { $sums }.\nthing-a = Apple")
    event = Seen("laid", "", {"cards": ["a", "b"], "sums": [1, 2]}, False)
    assert words.event(event, NAMES) == "Apple, b; 1, 2."


@pytest.mark.parametrize(
    ("lang", "key", "said"),
    [
        ("en", "cost-battery", ["0 batteries", "1 battery", "2 batteries"]),
        ("fr", "cost-battery", ["0 batterie", "1 batterie", "2 batteries"]),
        ("en", "cost-disk", ["0 disks", "1 disk", "2 disks"]),
        ("fr", "cost-disk", ["0 disque", "1 disque", "2 disques"]),
        ("fr", "board-unknown", ["0 inconnue", "1 inconnue", "2 inconnues"]),
    ],
)
def test_plurals_are_those_of_the_language(lang: str, key: str, said: list[str]) -> None:
    words = Words(lang, DUEL)
    assert [words.say(key, count=count) for count in range(3)] == said


@pytest.mark.parametrize(
    ("lang", "battery", "disk", "said"),
    [
        ("en", 1, 0, "Ada pays 1 battery."),
        ("en", 2, 0, "Ada pays 2 batteries."),
        ("en", 0, 1, "Ada pays 1 disk."),
        ("en", 0, 2, "Ada pays 2 disks."),
        ("en", 1, 1, "Ada pays 1 battery and 1 disk."),
        ("en", 2, 2, "Ada pays 2 batteries and 2 disks."),
        ("fr", 1, 0, "Ada paie 1 batterie."),
        ("fr", 2, 0, "Ada paie 2 batteries."),
        ("fr", 0, 2, "Ada paie 2 disques."),
        ("fr", 1, 1, "Ada paie 1 batterie et 1 disque."),
        ("fr", 2, 2, "Ada paie 2 batteries et 2 disques."),
    ],
)
def test_what_is_paid_is_said_in_the_right_number(
    lang: str, battery: int, disk: int, said: str
) -> None:
    """Two of both is paid with the setting `counter_cost=2,2`."""
    event = Seen("paid", "", {"seat": 0, "battery": battery, "disk": disk}, False)
    assert Words(lang, DUEL).event(event, NAMES) == said


HOSTILE = [
    "{ $card }",
    "{ seat }",
    "{",
    "}",
    '{ "x" }',
    "event-drew",
    "[red]Ada[/]",
    "<script>alert(1)</script>",
    "$card",
    "\\u0041",
    "%s %(card)s {0}",
    "'; DROP TABLE",
    "",
    "é 機械 🤖",
]


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_names_stay_text(lang: str, name: str) -> None:
    words = Words(lang, DUEL)
    plain = words.event(Seen("drew", "", {"seat": 0, "card": "Trap"}, False), ["@", "Bob"])
    event = words.event(Seen("drew", "", {"seat": 0, "card": "Trap"}, False), [name, "Bob"])
    assert event == plain.replace("@", name)
    assert words.seat(0, name) == f"A ({name})"
    assert words.say("curtain", name=name).count(name) >= 1


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_things_stay_text(name: str) -> None:
    words = Words("en", DUEL)
    assert words.thing(name) == name
    assert words.say("unknown-thing", text=name) == f"Nothing here is called “{name}”."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_is_explained(lang: str) -> None:
    words = Words(lang)
    kinds = [
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, AutomatableError)
    ]
    assert len(kinds) > 10
    for kind in kinds:
        assert words.has(f"error-{kind.code}"), kind
        assert "@detail@" in words.say(f"error-{kind.code}", detail="@detail@")


def test_a_mistake_is_told_with_its_case() -> None:
    error = BadRecord("line 3: { $detail }")
    assert Words("en").error(error) == "bad record: line 3: { $detail }"
    assert Words("fr").error(error) == "mauvais enregistrement\xa0: line 3: { $detail }"


def test_a_seat_is_said_by_letter_and_name() -> None:
    assert Words("en").seat(1, "Bob") == "B (Bob)"


def test_squares_and_things_without_words_are_told_all_the_same(tmp_path: Path) -> None:
    words = words_of(tmp_path, "en", en="")
    assert words.thing("r4c12") == "(4,12)"
    assert words.thing("laser_sword") == "laser_sword"
    assert words.game is not None
    words.game.names = {"laser_sword": "Laser Sword"}
    assert words.thing("laser_sword") == "Laser Sword"


def test_a_name_printed_on_a_thing_goes_before_words(tmp_path: Path) -> None:
    words = words_of(tmp_path, "en", en="thing-coin = coin\nthing-note = note")
    assert words.game is not None
    words.game.names = {"coin": "Doubloon"}
    assert [words.thing("coin"), words.thing("note")] == ["Doubloon", "note"]


@pytest.mark.parametrize(("lang", "name"), [("en", "Crisper"), ("fr", "Freezer")])
def test_a_name_printed_differently_is_that_of_the_language(lang: str, name: str) -> None:
    words = Words(lang, game("raising_robots"))
    assert words.thing("RB-39") == name
    assert name in words.action("discard:RB-39")
    assert words.thing("RB-40") == "Wafer"


def test_a_number_in_an_action_chooses_the_plural(tmp_path: Path) -> None:
    text = "action-spend = { $thing ->\n    [0] none\n    [one] { $thing } coin\n"
    words = words_of(tmp_path, "en", en=text + "   *[other] { $thing } coins\n}")
    said = [words.action(f"spend:{count}") for count in (0, 1, 12)]
    assert said == ["none", "1 coin", "12 coins"]


def test_a_good_chooses_among_sentences(tmp_path: Path) -> None:
    text = "thing-gear = Gear\nevent-got = { $good ->\n    [gear] gears\n   *[other] others\n}"
    words = words_of(tmp_path, "en", en=text)
    assert words.event(Seen("got", "R-1", {"good": "gear"}, False), NAMES) == "gears"


def test_a_refusal_without_numbers_has_a_sentence_or_none() -> None:
    words, drawn, costly = Words("en", DUEL), "DUE-DRW-01", "DUE-RND-04"
    assert words.refusal(Refusal(drawn, None), NAMES) == "Chance decides which card is drawn."
    assert words.refusal(Refusal(costly, None), NAMES) == ""
