"""The board as text: what stands where, in both languages, within 80 columns."""

import json
import re

import pytest

from automatable import ORACLE, SPECTATOR
from automatable.games.raising_robots import GAME
from automatable.terminal.board import WIDTH
from automatable.terminal.look import look
from automatable.testkit import Table, random_tables
from automatable.testkit.picture import NAMES, check_picture, drawn, lines_of, note, spoken, told
from automatable.words import LANGUAGES, Words

from ....games.raising_robots.helpers import PAIR, SOLO, at

RAW = re.compile(r"[{}]|\b(thing|note|tell|board|gain|ability|objective|when|amount)-\w")


def example() -> Table:
    return Table(
        GAME,
        {
            "round": "3",
            "stage": "phases",
            "cubes": "2 0 1 0 3",
            "neutral": "upgrade design recycle",
            "discard": "RB-07 RB-08",
            "A": "goods S2 G1 P3 T2 B4 V12; hand RB-89 RB-55; design RB-03+ RB-27; "
            "fabricate RB-40; classes CL-15+ CL-03; inventor IN-02; "
            "free upgrade-speed design-communication fabricate-cosmetic; tokens speed; "
            "energy EN-04=design EN-08=recycle; used EN-01 EN-02 EN-03 EN-05",
            "B": "goods T1 B1; hand RB-90; recycle RB-65; classes CL-02; inventor IN-05; "
            "energy EN-02=upgrade EN-03=assemble; used EN-01 EN-04 EN-05 EN-06",
            "due.A": "phase design",
            "due.B": "boost",
        },
        {"players": 2},
    )


def test_the_whole_picture() -> None:
    assert drawn(example()) == [
        "Round 3 of 8 · phases",
        "           Upgrade  Assemble  Design   Fabricate  Recycle",
        "cubes      ●●       -         ●        -          ●●●",
        "A (Ada)    2        -         5=3+1+1  -          8=5+3",
        "B (Grace)  5        4         1        -          3",
        "energy: card + cubes + board + inventor",
        "Neutral cards  Upgrade · Design · Recycle ● · ? ●● · ?",
        "",
        "A (Ada)  32 VP in all",
        "sensor 2, gear 1, microchip 0, program 3, duct tape 2, battery 4, VP 12",
        "Tokens ▲ speed 1",
        "Energy  3 ● → Design · 5 ● → Recycle",
        "to come: 2 ●, 3 ●●",
        "Upgrade      1 W4 · 3 W3 · 5 W2  ◆(idea) ★(idea) ■(idea)",
        "Design       1 P1/R1 ▲(R1) · 3 X→X+1 ■(R1 B1) · 7 V1 ◆(V2) · +1 energy",
        "  Syntaxa         3 VP  2 P1 ★ 2 P1 W1",
        "  Inkwell         6 VP  6 W3→unlock ★(6 W3→unlock R2)",
        "Fabricate    1 M1/G1 ▲(S1) · 4 S1/P1 ★(W1) · 7 V3 · ■(+1 energy)",
        "  Wafer           3 VP  3 M1 ■(1 M1 B1)",
        "Recycle      1 B2 ▲(T1) · 4 B1→T1 ★(W1) · 7 V1 ◆(V2) · ■(+1 energy)",
        "Theo Rivet (easy)   Always: slots cost 1 wild less; instead, upgraded",
        "                    (efficiency, needs 4 robots): Always: slots cost 2 wilds",
        "                    less",
        "Robotics ◆          robots: 3, grade D, 2 VP (D 5 · C 7 · B 9 · A 11; extra",
        "                    credit: cosmetic)",
        "Natural Language    unlocked communication tokens: 1, grade D, 2 VP (D 1 · C",
        "Processing          2 · B 3 · A by extra credit; extra credit: efficiency)",
        "Grades: A 13 VP, B 9, C 5, D 2.",
        "Hand",
        "  Torque  Fabri.  3:S3 G2 | 7:S3  6 VP  4 W3→unlock ★(4 W3→unlock W1)",
        "  Magpie  Recyc.  3:S1 P2 | 7:S1  4 VP  5 T1→V2 ◆(5 T1→V3)",
        "",
        "B (Grace)  S0 G0 M0 P0 T1 B1 V0 R1  5 VP in all",
        "Energy  3 → Upgrade · 4 → Assemble",
        "to come: 3 ●●, 5 ●",
        "  Recycle  Watts Up 2 B2 ◆(2 B2 V1)",
        "  Kinematics 0 - · Pia Patch (easy)",
        "",
        "robot deck 87 · discard pile 2",
        "S sensor   G gear           M microchip   P program  T duct tape",
        "B battery  V VP             R robot card  W wild     ◆ cosmetic",
        "▲ speed    ★ communication  ■ efficiency",
        "Now: Design",
    ]


def test_the_same_in_sentences() -> None:
    assert told(example()) == [
        "Round 3 of 8, phases. Cubes: Upgrade 2, Assemble 0, Design 1, Fabricate 0, Recycle 3.",
        "Neutral cards turned up: Upgrade, Design, Recycle; cubes on the cards from the left:"
        " 0, 0, 1, 2, 0.",
        "A (Ada) has 2 sensors, 1 gear, 3 programs, 2 duct tape, 4 batteries, 12 VP, 2 robot"
        " cards.",
        "Tokens of A (Ada) to be placed: speed 1.",
        "A (Ada) may perform Upgrade with 2 energy, Design with 5 energy, Recycle with 8 energy.",
        "Energy cards of A (Ada) to come: 2 ●, 3 ●●.",
        "Robot of A (Ada): Syntaxa (upgraded), Design; 3 VP; 2 energy: 1 program; upgraded"
        " (communication) 2 energy: 1 program, 1 wild.",
        "Robot of A (Ada): Inkwell, Design; 6 VP; 6 energy: 3 wilds → unlock a token; upgraded"
        " (communication) 6 energy: 3 wilds → unlock a token, 2 robot cards.",
        "Robot of A (Ada): Wafer, Fabricate; 3 VP; 3 energy: 1 microchip; upgraded (efficiency)"
        " 1 energy: 1 microchip, 1 battery.",
        "Class of A (Ada), Robotics: robots: 3, grade D, 2 VP (D 5 · C 7 · B 9 · A 11; extra"
        " credit: cosmetic).",
        "Class of A (Ada), Natural Language Processing: unlocked communication tokens: 1, grade"
        " D, 2 VP (D 1 · C 2 · B 3 · A by extra credit; extra credit: efficiency).",
        "Inventor of A (Ada): Theo Rivet (easy).",
        "Always: slots cost 1 wild less; instead, upgraded (efficiency, needs 4 robots):"
        " Always: slots cost 2 wilds less.",
        "B (Grace) has 1 duct tape, 1 battery, 1 robot card.",
        "B (Grace) may perform Upgrade with 5 energy, Assemble with 4 energy, Design with 1"
        " energy, Recycle with 3 energy.",
        "Energy cards of B (Grace) to come: 3 ●●, 5 ●.",
        "Robot of B (Grace): Watts Up, Recycle; 4 VP; 2 energy: 2 batteries; upgraded"
        " (cosmetic) 2 energy: 2 batteries, 1 VP.",
        "Class of B (Grace), Kinematics: unlocked speed tokens: 0, grade -.",
        "Inventor of B (Grace): Pia Patch (easy).",
        "Your board, Upgrade: 1 energy, 4 wilds · 3 energy, 3 wilds · 5 energy, 2 wilds.",
        "Your board, Design: 1 energy: 1 program or 1 robot card · 3 energy: discard X, draw"
        " X+1 cards · 7 energy: 1 VP.",
        "Your board, Fabricate: 1 energy: 1 microchip or 1 gear · 4 energy: 1 sensor or 1"
        " program · 7 energy: 3 VP.",
        "Your board, Recycle: 1 energy: 2 batteries · 4 energy: 1 battery → 1 duct tape · 7"
        " energy: 1 VP.",
        "Locked tokens: Upgrade cosmetic, communication, efficiency · Design cosmetic, speed,"
        " efficiency · Fabricate speed, communication, efficiency · Recycle cosmetic, speed,"
        " communication, efficiency.",
        "Your hand:",
        "Torque, Fabricate: 3 energy, 3 sensors, 2 gears, or 7 energy, 3 sensors; 6 VP; 4"
        " energy: 3 wilds → unlock a token; upgraded (communication) 4 energy: 3 wilds → unlock"
        " a token, 1 wild.",
        "Magpie, Recycle: 3 energy, 1 sensor, 2 programs, or 7 energy, 1 sensor; 4 VP; 5"
        " energy: 1 duct tape → 2 VP; upgraded (cosmetic) 5 energy: 1 duct tape → 3 VP.",
        "Grades: A 13 VP, B 9, C 5, D 2.",
        "Robot deck: 87 cards.",
        "Discarded robots (2): Papyrus, Origami.",
        "Discarded classes: none.",
        "Now: Design",
    ]


@pytest.mark.parametrize(
    ("action", "en", "fr"),
    [
        ("batteries:0", "Design with 5 energy", "Conception, énergie 5"),
        ("batteries:3", "Design with 8 energy", "Conception, énergie 8"),
        (
            "place:RB-27",
            "6 energy: 3 wilds → unlock a token, 2 robot cards",
            "énergie 6\xa0: 3 jokers → déverrouiller un pion, 2 cartes Robot",
        ),
        (
            "assemble:RB-55@left",
            "3 energy, 3 sensors, 2 gears",
            "énergie 3, 3 capteurs, 2 engrenages",
        ),
        (
            "assemble:RB-55@right",
            "7 energy, 3 sensors",
            "énergie 7, 3 capteurs",
        ),
        ("assemble:RB-89@free", "Recycle, 4 VP", "Recyclage, 4 PR"),
        (
            "discard:RB-89",
            "Recycle, 4 VP; 5 energy: 1 duct tape → 2 VP",
            "Recyclage, 4 PR\xa0; énergie 5\xa0: 1 adhésif → 2 PR",
        ),
        ("base:RB-27", "3 wilds → unlock a token", "3 jokers → déverrouiller un pion"),
        ("upgraded:RB-03", "1 program, 1 wild", "1 code, 1 joker"),
        ("buy:U1", "1 energy, 4 wilds", "énergie 1, 4 jokers"),
        ("unlock:upgrade-cosmetic", "Inspiration, once", "Inspiration, une fois"),
        (
            "unlock:design-speed",
            "action 1: + 1 robot card",
            "action 1\xa0: + 1 carte Robot",
        ),
        ("unlock:recycle-efficiency", "+1 energy in Recycle", "+1 énergie en Recyclage"),
        (
            "use:D2",
            "discard X, draw X+1 cards",
            "défausser X, piocher X+1 cartes",
        ),
        ("use:F3", "3 VP", "3 PR"),
        (
            "keep:CL-28",
            "robots with an action of 6-7 energy",
            "robots avec une action d’énergie 6-7",
        ),
        ("swap:CL-15", "robots: 3, grade D", "robots\xa0: 3, note D"),
        ("place:CL-03", "one grade more", "une note de plus"),
        (
            "choose:IN-10",
            "At the end of each round: you may pay a material for 2 VP",
            "Fin de chaque round\xa0: vous pouvez payer un matériau pour 2 PR",
        ),
        (
            "place:IN-02",
            "Always: slots cost 2 wilds less",
            "Toujours\xa0: les cases coûtent 2 jokers de moins",
        ),
        ("bid:IN-02@1", "nothing", "rien"),
        ("bid:IN-02@5", "1 duct tape, 2 batteries", "1 adhésif, 2 batteries"),
        (
            "ability:base",
            "Always: slots cost 1 wild less",
            "Toujours\xa0: les cases coûtent 1 joker de moins",
        ),
        (
            "ability:upgraded",
            "Always: slots cost 2 wilds less",
            "Toujours\xa0: les cases coûtent 2 jokers de moins",
        ),
        ("gain:gear", "", ""),
    ],
)
def test_an_option_says_what_it_costs_and_gives(action: str, en: str, fr: str) -> None:
    assert [note(example(), action), note(example(), action, "fr")] == [en, fr]


def test_a_slot_asks_for_wilds_less_by_an_inventor() -> None:
    rows = "hand RB-55; fabricate RB-33 RB-34 RB-35"
    dear = at("assembly 9", rows)
    assert note(dear, "assemble:RB-55@left").endswith(", 2 gears, slot 3 wilds")
    cheap = at("assembly 9", f"{rows}; inventor IN-02")
    assert note(cheap, "assemble:RB-55@left").endswith(", 2 gears, slot 2 wilds")


def test_rows_and_batteries_are_told_with_the_inventor() -> None:
    assert note(at("upgrade 9", "inventor IN-08"), "buy:U3") == "5 energy, 1 wild"
    table = at("phase assemble", f"goods B2; inventor IN-09; {PAIR}")
    assert note(table, "batteries:2") == "Assemble with 8 energy"


def test_a_pair_tells_the_energy_that_is_sure() -> None:
    own = "inventor IN-01; energy EN-01 EN-08; free design-communication; tokens communication"
    position = {
        "round": "1",
        "stage": "selection",
        "A": own,
        "due": "gather; reveal; close; round; score",
        "due.A": "select",
    }
    table = Table(GAME, position, SOLO)
    assert note(table, "pair:design") == "3 energy or more"
    assert note(table, "pair:recycle") == "1 energy or more"
    table.answer("pair:recycle")
    assert note(table, "pair:design", "fr") == "énergie 8 ou plus"


def test_what_can_be_chosen_at_the_start_is_told_in_full() -> None:
    table = at("start", "hand RB-01; looks CL-03 IN-11", round="0", stage="start")
    shown = "\n".join(drawn(table))
    assert shown.startswith("start of the game\n")
    assert re.search("To choose from\nNatural Language +unlocked communication tokens: D 1", shown)
    assert re.search(r"\nIvy Index \(\w+\) +At the end of the game: 1 VP for every 2", shown)
    assert "Grades: A 13 VP, B 9, C 5, D 2." in shown
    assert "to come" not in shown
    (inventor,) = [line for line in told(table) if "Ivy Index" in line]
    assert inventor.endswith("1 VP for each unlocked token.")


def test_an_auction_shows_bids_and_what_spaces_cost() -> None:
    bids = {"A": "looks CL-01 CL-02; bid IN-01@2", "B": "looks CL-03 CL-04"}
    due = "bidding B; starts; round; score"
    position = {"round": "0", "stage": "auction", "tracks": "IN-01 IN-05", **bids, "due": due}
    table = Table(GAME, position, {"players": 2, "inventors": "auction"})
    shown = drawn(table)
    assert "Spaces  1 - · 2 B1 · 3 T1 · 4 T1 B1 · 5 T1 B2 · 6 T2 B2" in shown
    (bid,) = [place for place, line in enumerate(shown) if line.endswith(" A (Ada) on space 2")]
    assert shown[bid - 3].startswith("Mina Sparks (easy)  Always: +1 energy")
    assert shown[bid + 1].startswith("Pia Patch (easy)    At once: 3 duct tape")
    assert told(table)[1].endswith(" Bids: A (Ada) on space 2.")
    assert told(table)[2].endswith(" Bids: nothing.")


def test_what_is_being_done_and_still_to_be_paid_stands_below() -> None:
    table = at("pay W2; row design 6 1", f"goods G1 M2; design RB-01 RB-27; {PAIR}")
    assert drawn(table)[-1] == "Now: Design · 6 energy · Inkwell · to pay: 2 wilds"
    assert (
        told(table, "fr")[-1]
        == "En cours\xa0: Conception · énergie 6 · Inkwell · à payer\xa0: 2 jokers"
    )


def test_the_end_shows_every_source_of_points() -> None:
    position = {
        "round": "8",
        "stage": "last",
        "A": "goods S4 V20; design RB-03 RB-27; classes CL-15+; free upgrade-cosmetic",
        "B": "goods V3; inventor IN-11; free upgrade-cosmetic upgrade-speed; tokens cosmetic speed",
        "over": "rounds",
    }
    table = Table(GAME, position, {"players": 2})
    assert drawn(table)[-3:] == [
        "           robots  classes  inventory  inventor  leftover  total",
        "A (Ada)    9       2        20         0         1         32",
        "B (Grace)  0       0        2          1         0         3",
    ]
    assert told(table, "fr")[-2] == (
        "A (Ada)\xa0: robots 9, leçons 2, acquis 20, inventeur 0, restes 1\xa0; 32 PR en tout."
    )


def test_a_challenge_tells_the_games_before() -> None:
    table = at("phase design", PAIR, {"players": 1, "solo": "challenge"}, past="61 70")
    assert "Games before: 61, 70 points" in drawn(table)
    assert "Games before: 61, 70 points" in told(table)


def test_a_spectator_sees_all_alike() -> None:
    shown = drawn(example(), viewer=int(SPECTATOR))
    assert "A (Ada)  S2 G1 M0 P3 T2 B4 V12 R2  32 VP in all" in shown
    robots = "Syntaxa 2 P1 ★ 2 P1 W1, Inkwell 6 W3→unlock ★(6 W3→unlock R2)"
    assert f"  Design  {robots}" in shown
    assert "Hand" not in shown
    assert not any(line.startswith("Your") for line in told(example(), viewer=int(SPECTATOR)))


def test_who_sees_all_sees_the_hands() -> None:
    shown = drawn(example(), viewer=int(ORACLE))
    assert "  Hand  Torque, Magpie" in shown
    assert "  Hand  Salvage" in shown
    assert "B (Grace) holds Salvage." in told(example(), viewer=int(ORACLE))


def test_names_of_own_cards_are_text_and_never_too_wide() -> None:
    name = "[red]" + 55 * "W"
    robots = [dict(row) for row in GAME.edition.cards.robots.rows[:48]]
    robots[0]["name"] = name
    game = GAME.at({"players": 1, "cards": json.dumps({"robot": robots})})
    position = {"due.A": "phase design", "A": f"hand RB-01; {PAIR}"}
    settings = {"players": 1, "cards": json.dumps({"robot": robots})}
    state = game.from_position(position, settings)
    lines = lines_of(look(state, 0, NAMES, Words("en", game)))
    assert any(line.startswith("  [red]WWWW") for line in lines)
    assert max([len(line) for line in lines]) <= WIDTH


@pytest.mark.parametrize("number", range(len(GAME.test_settings)))
def test_every_picture_of_a_game_fits_eighty_columns(number: int) -> None:
    """Along a random game, in both languages, with a note for every option."""
    settings = GAME.test_settings[number]
    for moment, table in enumerate(random_tables(GAME, 1, number, **settings)):
        if moment % 23:
            continue
        check_picture(table)
        for lang in LANGUAGES:
            assert [line for line in spoken(table, lang) if RAW.search(line)] == []
