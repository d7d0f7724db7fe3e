"""What is said: cards in words made of their data, plurals, names of own cards, both languages."""

import json

import pytest

from automatable import Rng
from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.ability_words import ABILITIES
from automatable.games.raising_robots.effects import read_deed
from automatable.games.raising_robots.game import RaisingRobots
from automatable.games.raising_robots.inventors import read_ability
from automatable.games.raising_robots.objectives import OBJECTIVES
from automatable.kernel.events import Seen
from automatable.terminal.boards.raising_robots.phrases import Phrases
from automatable.testkit.walks import states
from automatable.words import LANGUAGES, Words

WORDS = {lang: Words(lang, GAME) for lang in LANGUAGES}
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")


def phrases(lang: str, game: RaisingRobots = GAME) -> Phrases:
    """What cards say; no matter where they lie, and who looks."""
    return Phrases(game, {}, 0, NAMES, WORDS[lang])


def said(kind: str, lang: str, **facts: object) -> str:
    """An event in words."""
    return WORDS[lang].event(Seen(kind, "RR-RES-05", facts, False), NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("deed", "en", "fr"),
    [
        ("P1 @2", "1 program", "1 code"),
        ("G2 V3 @2", "2 gears, 3 VP", "2 engrenages, 3 PR"),
        ("M1/G1 B1 @4", "1 microchip or 1 gear, 1 battery", "1 puce ou 1 engrenage, 1 batterie"),
        ("R1 > V2 B2 @5", "1 robot card → 2 VP, 2 batteries", "1 carte Robot → 2 PR, 2 batteries"),
        ("W3 > UNL R2 @6", "3 wilds → unlock a token, 2 robot cards", None),
        ("B1 > T2 W1 @4", "1 battery → 2 duct tape, 1 wild", "1 batterie → 2 adhésifs, 1 joker"),
        ("CYC S1 @3", "discard X, draw X+1 cards, 1 sensor", None),
        ("ROWV @6", "VP by robots in the row", "PR selon les robots de la rangée"),
        ("ASM INS @7", "assemble a robot, Inspiration", "assembler un robot, Inspiration"),
        ("CLS @7", "3 class cards, keep 1", "3 cartes Leçon, en garder 1"),
    ],
)
def test_an_action_is_told_by_what_it_costs_and_gives(deed: str, en: str, fr: str | None) -> None:
    read = read_deed(deed, "here")
    assert phrases("en").deed(read) == en
    if fr is not None:
        assert phrases("fr").deed(read) == fr


EVERY_ABILITY = [
    ("immediate: gain(T3)", "At once: 3 duct tape", "Immédiat\xa0: 3 adhésifs"),
    ("round_end: gain(R1)", "At the end of each round: 1 robot card", None),
    ("round_end: trade(V2)", "At the end of each round: you may pay a material for 2 VP", None),
    ("ongoing: energy(design, 1)", "Always: +1 energy when you perform Design", None),
    ("ongoing: slot(2)", "Always: slots cost 2 wilds less", None),
    ("ongoing: rows(1)", "Always: rows of Upgrade cost 1 wild less, but at least 1", None),
    ("ongoing: benefits(2)", "Always: Inspiration gives 2 different benefits", None),
    ("ongoing: battery(upgrade, 2)", "Always: each battery spent on Upgrade gives 2 energy", None),
    ("ongoing: assembled(B1)", "Always: 1 battery for each robot you assemble", None),
    ("ongoing: selected(1, 1)", "Always: +1 energy for one of your two selected phases", None),
    ("ongoing: selected(2, 1)", "Always: +1 energy for both of your selected phases", None),
    (
        "game_end: vp_credit(2)",
        "At the end of the game: 2 VP for each class with extra credit",
        None,
    ),
    (
        "game_end: vp_tokens(1, 2)",
        "At the end of the game: 1 VP for every 2 unlocked tokens",
        "Fin de partie\xa0: 1 PR tous les 2 pions déverrouillés",
    ),
    ("game_end: vp_tokens(1, 1)", "At the end of the game: 1 VP for each unlocked token", None),
    (
        "game_end: vp_columns(4)",
        "At the end of the game: 4 VP for each column with three robots",
        None,
    ),
]


@pytest.mark.parametrize(("text", "en", "fr"), EVERY_ABILITY)
def test_an_ability_is_told_with_its_time(text: str, en: str, fr: str | None) -> None:
    read = read_ability(text, "here")
    assert phrases("en").ability(read) == en
    if fr is not None:
        assert phrases("fr").ability(read) == fr


def test_every_ability_has_been_told() -> None:
    told = {text.partition(": ")[2].partition("(")[0] for text, _, _ in EVERY_ABILITY}
    assert told == set(ABILITIES)


EVERY_OBJECTIVE = {
    "tokens(speed)": "unlocked speed tokens",
    "all_tokens()": "unlocked tokens",
    "resource(B)": "batteries",
    "vp()": "VP in the inventory",
    "hand()": "robot cards in hand",
    "wild()": "materials and robot cards in hand",
    "sets()": "sets of the four materials",
    "robots()": "robots",
    "row(design)": "robots in the row of Design",
    "cost(G)": "robots that cost gears",
    "robot_vp(3-4)": "robots worth 3-4 VP",
    "action(6-7)": "robots with an action of 6-7 energy",
    "energy_cost(3)": "robots with an assembly energy of 3",
    "columns()": "columns with three robots",
}


def test_every_objective_is_told_with_its_ladder() -> None:
    assert tuple(text.partition("(")[0] for text in EVERY_OBJECTIVE) == tuple(OBJECTIVES)
    ladders = ([1, 2, 3, "EC"], [3, 5, 7, 9])
    classes = [dict(row) for row in GAME.edition.cards.classes.rows]
    for number, objective in enumerate(EVERY_OBJECTIVE):
        ladder = ladders[number % 2]
        classes[number] |= {"objective": objective, "ladder": ladder, "credit": "speed"}
    own = GAME.at({"cards": json.dumps({"class": classes})})
    assert isinstance(own, RaisingRobots)
    ids = [str(row["id"]) for row in classes[: len(EVERY_OBJECTIVE)]]
    assert [phrases("en", own).objective(card) for card in ids] == [*EVERY_OBJECTIVE.values()]
    first, second = [phrases("fr", own).class_card(card) for card in ids[:2]]
    assert "D 1 · C 2 · B 3 · A par bonus scolaire" in first
    assert "vitesse" in first
    assert "D 3 · C 5 · B 7 · A 9" in second


def test_amounts_choose_their_plural() -> None:
    assert said("gained", "en", seat=0, good="battery", amount=1) == "Ada gains 1 battery."
    assert said("gained", "en", seat=0, good="battery", amount=2) == "Ada gains 2 batteries."
    assert said("paid", "fr", seat=1, good="microchip", amount=3) == "Bob dépense 3 puces."
    assert WORDS["en"].action("batteries:0") == "perform it without batteries"
    assert WORDS["fr"].action("batteries:2") == "dépenser 2 batteries"
    assert WORDS["en"].action("bid:IN-01@3") == "Mina Sparks, space 3"


def test_an_energy_card_is_told_by_its_signs() -> None:
    assert WORDS["fr"].thing("EN-05") == "2 ●●"
    assert WORDS["en"].thing("EN-01") == "1 ●×2"


def test_own_cards_go_by_their_own_names_in_every_language() -> None:
    inventors = [dict(row) for row in GAME.edition.cards.inventors.rows]
    classes = [dict(row) for row in GAME.edition.cards.classes.rows]
    inventors[0]["name"], classes[0]["title"] = "Ada Kettle", "Tea Ceremony"
    own = GAME.at({"cards": json.dumps({"inventor": inventors, "class": classes})})
    words = Words("fr", own)
    told = [words.thing(card) for card in ("IN-01", "IN-02", "CL-01", "CL-02", "RB-01")]
    assert told == ["Ada Kettle", "Theo Rivet", "Tea Ceremony", "Cinématique", "Haiku"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_in_words(lang: str) -> None:
    """No id, no code and no empty place in what is said to anybody."""
    words = WORDS[lang]
    for state, _ in states(GAME.listened({"players": "2", "inventors": "auction"}), Rng(4)):
        last = state
    told = {
        words.event(event.seen_by(viewer), NAMES) for event in last.log or [] for viewer in (0, 1)
    }
    assert len(told) > 50
    for sentence in told:
        assert not any(
            sign in sentence for sign in ("{", "RB-", "CL-", "IN-", "EN-", "event-", "+")
        )
