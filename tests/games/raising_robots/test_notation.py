"""Notation: what is written down is read back, and impossible positions are refused by name."""

from collections.abc import Mapping

import pytest

from automatable import Rng
from automatable.games.raising_robots import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table
from automatable.testkit.walks import fingerprint

from .helpers import SOLO, TWO, A, asked

AUCTION = {"players": 2, "inventors": "auction"}
CHALLENGE = {"players": 1, "solo": "challenge"}
ALL_USED = f"used {' '.join(f'EN-{k:02}' for k in range(1, 9))}"
TRACKS = {"stage": "auction", "round": "0", "tracks": "IN-01 IN-02"}
DRAWN = "energy EN-01 EN-02"
WHOLE = {
    "round": "3",
    "stage": "phases",
    "cubes": "2 0 1 0 3",
    "neutral": "design recycle upgrade",
    "discard": "RB-07 CL-02",
    "box": "IN-05",
    "A": "goods S2 T3 V15; hand RB-01 RB-02; design RB-03+ RB-04; fabricate RB-40; recycle RB-65; "
    "classes CL-01+ CL-06; inventor IN-01+; free upgrade-cosmetic design-speed "
    "design-communication recycle-speed recycle-communication; tokens speed; "
    "energy EN-01=design EN-02=recycle; used EN-03 EN-04 EN-05 EN-06; boost design; looks CL-03; "
    "gave RB-07",
    "B": "goods B2; energy EN-03=upgrade EN-04=assemble; used EN-01 EN-02 EN-05 EN-06",
    "due": "gather; close; round; score",
    "due.A": "keep; upgrade 5; phase assemble",
    "due.B": "phase assemble",
    "starts": "boost",
    "before.discard": "CL-02",
    "before.A": "goods S4; hand RB-01 RB-02 RB-07; energy EN-01=design EN-02=recycle; "
    "used EN-03 EN-04 EN-05 EN-06",
}


def test_every_part_is_written_as_it_was_read() -> None:
    assert Table(GAME, WHOLE, TWO).position() == WHOLE


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert Table(GAME, {}, TWO).position() == {
        "round": "1",
        "stage": "phases",
        "A": "goods T3 B3",
        "B": "goods T3 B3",
        "due": "round; score",
    }
    assert Table(GAME, {"round": "0"}, SOLO).position()["stage"] == "start"


def test_goods_that_are_written_are_all_there_are() -> None:
    assert Table(GAME, {"A": "goods P2"}, SOLO).position()["A"] == "goods P2"
    assert Table(GAME, {"A": "goods"}, SOLO).position()["A"] == "goods"


@pytest.mark.parametrize(
    "due",
    [
        *("deal", "deal_two", "start", "look", "invent", "hire", "cull -", "cull RB-03", "first 2"),
        *("unlock", "inspire", "inspire wilds", "assemble", "keep", "place", "select", "boost"),
        *("pay_material", "pay -", "pay S1 W2", "pay W2 from 0", "cycle - 0", "cycle RB-03 2"),
        *("receive RB-01 0", "receive RB-01+ 2", "receive D1 1", "receive D1+ 2", "swap CL-03"),
        *("ability base 0", "ability upgraded 1", "board design 5 2", "row recycle 7 5"),
        *("phase upgrade", "phase end", "upgrade 5", "assembly 12", "draw 3", "wild 2", "learn 3"),
        "round_end 1",
    ],
)
def test_everything_a_seat_may_have_to_do(due: str) -> None:
    own = "goods S4 P1; looks CL-03; energy EN-01=design EN-02=recycle"
    if due not in ("deal", "start", "invent", "hire"):  # they bring one
        own += "; inventor IN-03"
    position = {"due.A": due, "A": own, "B": "energy EN-01=design EN-02=recycle"}
    written = Table(GAME, position, TWO).position()
    assert written["due.A"] == due
    assert Table(GAME, written, TWO).position() == written


@pytest.mark.parametrize(
    ("due", "settings"),
    [
        ("setup", SOLO),
        ("round; score", SOLO),
        ("energy A; selection; reveal; close; round; score", SOLO),
        ("neutral 2; work; close; round; score", SOLO),
        ("open_neutral; round; score", TWO),
        ("open_neutral; deals; round; score", TWO),
        ("deals; round; score", TWO),
        ("close; round; score", SOLO),
        ("auction; starts; round; score", AUCTION),
        ("bidding B; starts; round; score", AUCTION),
        ("score", SOLO),
    ],
)
def test_everything_the_table_may_have_to_do(due: str, settings: Mapping[str, object]) -> None:
    position = {"due": due}
    if "work" in due:
        position["A"] = "energy EN-01=design EN-02=recycle"
    if "bidding" in due:
        position |= TRACKS | {"A": "bid IN-02@3"}
    written = Table(GAME, position, settings).position()
    assert written["due"] == due
    assert Table(GAME, written, settings).position() == written


@pytest.mark.parametrize("due", ["setup", "deals; round; score"])
def test_the_table_is_laid_before_the_first_round(due: str) -> None:
    with pytest.raises(BadPosition, match="before the first round"):
        Table(GAME, {"due": due, "round": "4"}, TWO)


@pytest.mark.parametrize(
    ("over", "settings", "own"),
    [("rounds", TWO, ""), ("hesitant", SOLO, "goods V59"), ("epic", SOLO, "goods V120")],
)
def test_how_the_game_ended(over: str, settings: Mapping[str, object], own: str) -> None:
    table = Table(GAME, {"over": over, "A": own}, settings)
    assert table.state.decision() is None
    assert table.view()["result"]["reason"] == over
    assert table.position()["over"] == over


def test_games_before_this_one_of_a_challenge() -> None:
    table = Table(GAME, {"past": "61 70"}, CHALLENGE)
    assert (table.view()["past"], table.position()["past"]) == ([61, 70], "61 70")


def test_a_bid_is_written_with_its_space() -> None:
    table = Table(GAME, {**TRACKS, "A": "bid IN-02@3", "due": "bidding B; starts; score"}, AUCTION)
    assert table.position()["A"] == "goods T3 B3; bid IN-02@3"
    assert asked(table, 1) == "bid"


@pytest.mark.parametrize("given", GAME.test_settings)
def test_what_happens_in_a_game_is_read_back(given: dict[str, str]) -> None:
    """Any answers will do; seats give them in any order."""
    game, rng = GAME.at(given), Rng(1)
    state = game.new(given)
    for step in range(400):
        if state.result is not None:
            break
        decisions = [state.asked(seat) for seat in range(-1, int(state.seats))]
        open_ones = [decision for decision in decisions if decision is not None]
        decision = open_ones[rng.below(len(open_ones))]
        state.apply(decision.seat, decision.sample(rng))
        if step % 20 == 0:
            position = game.position(state)
            assert fingerprint(game.from_position(position, given)) == fingerprint(state), position


REFUSED: list[tuple[Mapping[str, object], dict[str, str], str]] = [
    (SOLO, {"x": ""}, "no part is named 'x'; parts: round, stage, cubes, "),
    (SOLO, {"B": ""}, "no part is named 'B'"),
    (SOLO, {"due.B": ""}, "no part is named 'due.B'"),
    (SOLO, {"before.due": ""}, "no part is named 'before.due'"),
    # the table
    (SOLO, {"round": "9"}, "round: '9' is not a number from 0 to 8"),
    (SOLO, {"round": "-1"}, "round: '-1' is not a number from 0 to 8"),
    (SOLO, {"round": "٣"}, "round: '٣' is not a number from 0 to 8"),
    (
        SOLO,
        {"stage": "late"},
        "stage: no stage is named 'late'; there are start, ",
    ),
    (SOLO, {"cubes": "1 2"}, "cubes: write 5 numbers from 0 to 99"),
    (SOLO, {"cubes": "1 2 3 4 100"}, "cubes: '100' is not a number from 0 to 99"),
    (SOLO, {"neutral": "lunch"}, "neutral: no phase is named 'lunch'; there are upgrade, "),
    (SOLO, {"neutral": "design design"}, "neutral: five different phases at most"),
    ({}, {"neutral": "design"}, "neutral: five different phases at most, for one or two players"),
    (SOLO, {"discard": "EN-01"}, "discard: no card is named 'EN-01'"),
    (SOLO, {"discard": "RB-01 RB-01"}, "discard: RB-01 is in two places"),
    (SOLO, {"discard": "RB-01", "box": "RB-01"}, "box: RB-01 is in two places"),
    (SOLO, {"tracks": "RB-01"}, "tracks: 'RB-01' is no card IN-..."),
    (SOLO, {"tracks": "IN-01 IN-02"}, "tracks: an inventor for each player at most"),
    (SOLO, {"past": "5"}, "past: two games at most, of a solo challenge"),
    (CHALLENGE, {"past": "1 2 3"}, "past: two games at most, of a solo challenge"),
    # a seat
    (SOLO, {"A": "gold 3"}, "A: cannot read 'gold', which is not one of goods, hand, design, "),
    (SOLO, {"A": "goods S1; goods S2"}, "A: 'goods' occurs twice"),
    (SOLO, {"A": "goods X1"}, "A: no resource is named 'X'; there are S, G, M, P, T, B, V"),
    (SOLO, {"A": "goods S-1"}, "A: '-1' is not a number from 0 to 9999"),
    (SOLO, {"A": "goods S10000"}, "A: '10000' is not a number from 0 to 9999"),
    (SOLO, {"A": "hand CL-01"}, "A: 'CL-01' is no card RB-..."),
    (TWO, {"A": "hand RB-01", "B": "hand RB-01"}, "B: RB-01 is in two places"),
    (SOLO, {"A": "design RB-33"}, "A: RB-33 does not belong to design"),
    (SOLO, {"A": "design RB-01 RB-02 RB-03 RB-04 RB-05 RB-06"}, "A: a row has 5 slots"),
    (SOLO, {"A": "classes CL-01 CL-02 CL-03 CL-04"}, "A: 3 class cards at most"),
    (SOLO, {"A": "inventor IN-01 IN-02"}, "A: one inventor at most, none if they are left out"),
    ({"players": 1, "inventors": "off"}, {"A": "inventor IN-01"}, "A: one inventor at most, none"),
    (SOLO, {"A": "free design"}, "A: no circle is named 'design'; there are upgrade-cosmetic, "),
    (SOLO, {"A": "tokens gold"}, "A: no token is named 'gold'; there are cosmetic, speed, "),
    (SOLO, {"A": "tokens speed"}, "A: more speed tokens than free circles"),
    (SOLO, {"A": "design RB-01+"}, "A: more cosmetic tokens than free circles"),
    (SOLO, {"A": "classes CL-01+"}, "A: more speed tokens than free circles"),
    (SOLO, {"A": "inventor IN-01+"}, "A: more communication tokens than free circles"),
    (SOLO, {"A": "energy EN-01 EN-02 EN-03"}, "A: two energy cards at most"),
    (SOLO, {"A": "energy EN-99 EN-01"}, "A: no energy card is named 'EN-99'; there are EN-01, "),
    (SOLO, {"A": "energy EN-09 EN-01"}, "A: EN-09 is in two places, or not in this game"),
    (SOLO, {"A": "energy EN-01 EN-01"}, "A: EN-01 is in two places, or not in this game"),
    (SOLO, {"A": "energy EN-01=lunch EN-02"}, "A: no phase is named 'lunch'; there are upgrade, "),
    (SOLO, {"A": "energy EN-01=design EN-02=design"}, "A: two different phases are selected"),
    (SOLO, {"A": "used EN-01"}, "A: energy cards are used two by two"),
    (SOLO, {"A": ALL_USED}, "A: too few energy cards are left"),
    (SOLO, {"A": "used EN-01 EN-02", "round": "0"}, "A: too few energy cards are left"),
    (
        SOLO,
        {"A": ALL_USED, "round": "0", "due": "close; round; score"},
        "A: too few energy cards are left",
    ),
    (SOLO, {"A": "boost lunch"}, "A: no phase is named 'lunch'; there are upgrade, "),
    (SOLO, {"A": "looks RB-01"}, "A: 'RB-01' is no card CL-..."),
    (TWO, {"A": "gave XX", "due.A": "upgrade 1"}, "A: no card is named 'XX'"),
    # an auction
    (AUCTION, {**TRACKS, "A": "bid IN-03@1"}, "A: IN-03 is not up for auction"),
    (AUCTION, {**TRACKS, "A": "bid IN-01@7"}, "A: '7' is not a number from 1 to 6"),
    (AUCTION, {**TRACKS, "A": "bid IN-01"}, "A: '' is not a number from 1 to 6"),
    (AUCTION, {**TRACKS, "A": "bid IN-01@1", "B": "bid IN-01@2"}, "bid: two bids are for one"),
    (TWO, {"due": "auction; starts; score"}, "due: no auction was agreed on"),
    (AUCTION, {"due": "bidding A; starts; score"}, "due: a bidder has no bid yet, and there is an"),
    (
        AUCTION,
        {**TRACKS, "A": "bid IN-01@1", "due": "bidding A; starts; score"},
        "due: a bidder has no bid yet, and there is an inventor for each player",
    ),
    (AUCTION, {"due": "starts; score"}, "bid: an inventor is taken for a bid"),
    (AUCTION, {"due.A": "start"}, "due.A: A takes an inventor for a bid, and has none"),
    (AUCTION, {"due.A": "take"}, "due.A: A takes an inventor for a bid, and has none"),
    # a second inventor
    *[
        (SOLO, {"due.A": due, "A": "inventor IN-01; looks IN-02 IN-03"}, "due.A: A has an inventor")
        for due in ("deal", "start", "invent", "hire")
    ],
    (
        AUCTION,
        {**TRACKS, "A": "inventor IN-05; bid IN-01@1", "due.A": "take"},
        "due.A: A has an inventor already",
    ),
    (
        AUCTION,
        {**TRACKS, "A": "inventor IN-05; bid IN-01@1", "due.A": "start"},
        "due.A: A has an inventor already",
    ),
    (SOLO, {"due.A": "invent", "A": "looks IN-01 IN-02 IN-03"}, "due.A: two inventors are looked"),
    (SOLO, {"due.A": "look", "A": "looks CL-01 CL-02 CL-03"}, "due.A: two class cards are looked"),
    (TWO, {"A": "gave RB-01"}, "gave: cards are laid off so while all are at work"),
    # what the table has to do
    (SOLO, {"due": "close"}, "due: steps cannot come in the order 'close'"),
    (SOLO, {"due": ""}, "due: steps cannot come in the order ''"),
    (SOLO, {"due": "score; round"}, "due: steps cannot come in the order 'score round'"),
    (SOLO, {"due": "round 2; score"}, "due: cannot read '2' in 'round 2'"),
    (SOLO, {"due": "energy B; selection; score"}, "due: 'B' is not one of A"),
    ({}, {"due": "neutral 1; work; score"}, "due: neutral phase cards are for one or two players"),
    (SOLO, {"due": "neutral 3; work; score"}, "due: '3' is not a number from 0 to 2"),
    (SOLO, {"due": "gather; close; score"}, "due: all gather after they have been at work"),
    (SOLO, {"due.A": "place", "due": "score"}, "due: all gather after they have been at work"),
    (SOLO, {"due": "selection; score"}, "due: phases are selected when all energy cards are drawn"),
    (SOLO, {"due.A": "select"}, "due: phases are selected when all energy cards are drawn"),
    (SOLO, {"due": "reveal; score"}, "due: phases are revealed when all are selected"),
    (
        TWO,
        {"due.A": "select", "due": "gather; reveal; score", **dict.fromkeys("AB", DRAWN)},
        "due: phases are revealed when all are selected",
    ),
    (
        TWO,
        {"due": "energy B; selection; score"},
        "due: phases are selected when all energy cards are drawn",
    ),
    (SOLO, {"due": "work; score"}, "energy: while phases are performed, all have selected two"),
    (SOLO, {"due.A": "boost"}, "energy: while phases are performed, all have selected two"),
    # what a seat has to do
    (SOLO, {"due.A": "lunch"}, "due.A: cannot read 'lunch', which is not one of deal, deal_two, "),
    (SOLO, {"due.A": "upgrade"}, "due.A: cannot read 'upgrade'; something is left out"),
    (SOLO, {"due.A": "upgrade 1 2"}, "due.A: cannot read '2' in 'upgrade 1 2'"),
    (SOLO, {"due.A": "receive XX 0"}, "due.A: no action is named 'XX'"),
    (SOLO, {"due.A": "board upgrade 1 0"}, "due.A: no row is named 'upgrade'; there are design, "),
    (SOLO, {"due.A": "row design"}, "due.A: cannot read 'row design'; something is left out"),
    (SOLO, {"due.A": "phase lunch"}, "due.A: no phase is named 'lunch'; there are upgrade, "),
    (SOLO, {"due.A": "inspire money"}, "due.A: no benefit is named 'money'; there are class, "),
    (SOLO, {"due.A": "ability best 0"}, "due.A: no choice is named 'best'; there are base, "),
    (SOLO, {"due.A": "cycle RB-01"}, "due.A: cannot read 'cycle RB-01'; something is left out"),
    (SOLO, {"due.A": "cull RB-01 now"}, "due.A: cannot read 'now' in 'cull RB-01 now'"),
    (SOLO, {"due.A": "upgrade x"}, "due.A: 'x' is not a number from 0 to 999"),
    (SOLO, {"due.A": "assembly 1000"}, "due.A: '1000' is not a number from 0 to 999"),
    (SOLO, {"due.A": "draw 100"}, "due.A: '100' is not a number from 0 to 99"),
    (SOLO, {"due.A": "row design 1 6"}, "due.A: '6' is not a number from 0 to 5"),
    (SOLO, {"due.A": "board design 1 4"}, "due.A: '4' is not a number from 0 to 3"),
    (SOLO, {"due.A": "first 3"}, "due.A: '3' is not a number from 0 to 2"),
    (SOLO, {"due.A": "learn 4"}, "due.A: '4' is not a number from 0 to 3"),
    (SOLO, {"due.A": "cull RB-99"}, "due.A: no robot is named 'RB-99'"),
    (SOLO, {"due.A": "swap CL-99"}, "due.A: no class card is named 'CL-99'"),
    (SOLO, {"due.A": "swap CL-01"}, "due.A: a class card is swapped for one looked at"),
    (SOLO, {"due.A": "receive RB-01 2"}, "due.A: RB-01 has fewer gains"),
    (SOLO, {"due.A": "ability base 0"}, "due.A: there is no inventor whose ability could be used"),
    (
        SOLO,
        {"due.A": "ability base 2", "A": "inventor IN-04"},
        "due.A: the ability has fewer",
    ),
    (SOLO, {"due.A": "pay"}, "due.A has ''"),
    (SOLO, {"due.A": "pay V1"}, "due.A has 'V1', where one of S, G, M, P, T, B, R, W "),
    (SOLO, {"due.A": "pay S1 from 999"}, "due.A: '999' is not a number from 0 to 101"),
    (SOLO, {"due.A": "pay S4", "A": "goods T3"}, "due.A: A cannot pay that"),
    (SOLO, {"due.A": "pay B1", "A": "goods T3"}, "due.A: A cannot pay that"),
    (
        {**SOLO, "rulings": "first"},
        {"due.A": "pay W2 from 1", "A": "goods S1 G1"},
        "due.A: A cannot pay that",
    ),
    (SOLO, {"due.A": "pay_material", "A": "goods B1"}, "due.A: A has no material to pay"),
    (
        TWO,
        {"due.A": "place", "starts": "lunch"},
        "starts: cannot read 'lunch', which is not one of",
    ),
    (TWO, {"due.A": "place", "starts": ""}, "starts: cannot read '', which is not one of"),
    (
        TWO,
        {"due.A": "place", "before.A": "gold"},
        "A: cannot read 'gold', which is not one",
    ),
    # how it ended
    (SOLO, {"over": "x"}, "over: 'x' is not one of rounds, hesitant, "),
    (SOLO, {"over": "rounds"}, "over: the points make it 'hesitant'"),
    (TWO, {"over": "epic"}, "over: the points make it 'rounds'"),
    (SOLO, {"over": "epic"}, "over: the points make it 'hesitant'"),
]


@pytest.mark.parametrize(("settings", "position", "message"), REFUSED)
def test_what_cannot_be_is_refused(
    settings: Mapping[str, object], position: dict[str, str], message: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        Table(GAME, position, settings)
    assert str(caught.value).startswith(message)


def test_a_full_line_of_neutral_cards_turns_up_no_more() -> None:
    five = "upgrade assemble design fabricate recycle"
    own = "energy EN-01=design EN-02=recycle"
    position = {"neutral": five, "A": own, "due": "neutral 2; work; close; round; score"}
    table = Table(GAME, position, SOLO)
    assert asked(table, A) == "perform"
