"""The record as one short word: round trips, shortness, and no damage goes unnoticed."""

import json
import re
import zlib
from base64 import urlsafe_b64encode
from string import ascii_letters, digits

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable import Record, Rng, game
from automatable.kernel.compact import MOST_ANSWERS, compact, expand, expand_with_state, walk
from automatable.kernel.errors import BadRecord
from automatable.kernel.record import Answer
from automatable.testkit.walks import fingerprint

from .coin import Coin

DUEL = game("duel")
ALPHABET = ascii_letters + digits + "-_."


def random_record(name: str, agreed: dict[str, str], rng: Rng) -> Record:
    """The record of a random game, open questions answered in any order."""
    state = game(name).listened(agreed)
    record = Record.of(state)
    while decisions := state.open():
        decision = decisions[rng.below(len(decisions))]
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    return record


def in_order(name: str, agreed: dict[str, str], rng: Rng) -> Record:
    """The record of a random game, always the first open question answered."""
    state = game(name).listened(agreed)
    record = Record.of(state)
    while (decision := state.decision()) is not None:
        answer = Answer(int(decision.seat), int(decision.sample(rng)))
        state.apply(answer.seat, answer.action)
        record.answers.append(answer)
    return record


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def signed(body: str) -> str:
    """A short form with a true checksum, whatever it says."""
    return f"{body}.{base64(zlib.crc32(body.encode()).to_bytes(4, 'big'))}"


def packed(agreed: object) -> bytes:
    """What was agreed, as it is written."""
    return json.dumps(agreed, separators=(",", ":")).encode()


def agreeing(plain: bytes) -> str:
    """A short form of no answers where this was agreed on."""
    return signed(f"a1.duel.1.c0..{base64(plain)}")


def refusal(text: str) -> str:
    """Why the text is refused."""
    with pytest.raises(BadRecord) as bad:
        expand(text)
    assert re.fullmatch(r"line 1: \S.*", str(bad.value), re.DOTALL), str(bad.value)
    return str(bad.value)


def expanded(text: str) -> Record | None:
    """The record, or None if the text is refused with a reason."""
    try:
        return expand(text)
    except BadRecord as bad:
        told = str(bad)
    assert re.fullmatch(r"line 1: \S.*", told, re.DOTALL), told
    return None


def same(read: Record, record: Record) -> bool:
    """Whether it is the same game, whoever sat there."""
    return (read.game, read.settings, read.start, read.answers) == (
        record.game,
        record.settings,
        record.start,
        record.answers,
    )


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_games_answered_in_order_come_back(name: str) -> None:
    settings = game(name).test_settings
    for seed in range(60):
        record = in_order(name, dict(settings[seed % len(settings)]), Rng(seed))
        short = compact(record)
        assert short.split(".")[3] == f"c{len(record.answers)}"
        assert same(expand(short), record)


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_games_answered_in_any_order_come_back(name: str) -> None:
    settings = game(name).test_settings
    orders = set()
    for seed in range(60):
        record = random_record(name, dict(settings[seed % len(settings)]), Rng(seed))
        short = compact(record)
        orders.add(short.split(".")[3][0])
        read = expand(short)
        assert same(read, record)
        assert fingerprint(read.replay()) == fingerprint(record.replay())
    assert "o" in orders


def test_a_walk_stops_before_the_first_answer_and_after_each() -> None:
    record = random_record("duel", {}, Rng(5))
    places = []
    for so_far, state in walk(compact(record)):
        places.append(len(so_far.answers))
        assert so_far.answers == record.answers[: places[-1]]
        assert fingerprint(state) == fingerprint(record.replay(places[-1]))
    assert places == list(range(len(record.answers) + 1))
    assert fingerprint(expand_with_state(compact(record))[1]) == fingerprint(record.replay())


def test_reading_a_short_form_plays_every_answer_once() -> None:
    coin = Coin("take", "leave")
    short = compact(Record(coin, answers=[Answer(0, 1)] * 9))
    coin.answers = 0
    record, state = expand_with_state(short, coin)
    assert coin.answers == len(record.answers) == len(state.log or []) == 9


def test_a_question_without_options_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: the short form cannot be read"):
        expand(signed("a1.coin.3.c1."), Coin())


def test_few_characters_cannot_ask_for_endless_play() -> None:
    coin = Coin("take")
    longest = Record(coin, answers=[Answer(0, 0)] * MOST_ANSWERS)
    assert same(expand(compact(longest), coin), longest)
    coin.answers = 0
    with pytest.raises(BadRecord, match="line 1: a record in short form has at most 20000 ans"):
        expand(signed(f"a1.coin.3.c{MOST_ANSWERS + 1}."), coin)
    assert coin.answers == 0
    longest.answers.append(Answer(0, 0))
    with pytest.raises(BadRecord, match="at most 20000 answers"):
        compact(longest)


def test_a_word_of_an_earlier_version_is_read_by_the_settings_that_play_it() -> None:
    coin = Coin("take", "leave")
    coin.past = {2: {"side": "heads"}}
    record = expand(signed("a1.coin.2.c1.AQ"), coin)
    assert (record.settings, record.answers) == ({"side": "heads"}, [Answer(0, 1)])


@pytest.mark.parametrize(
    "body",
    [
        "a1.duel.1.c02.Ag",  # as `c2` counts them
        "a1.duel.1.c+2.Ag",
        "a1.duel.1.c2_0.Ag",
        "a1.duel.1.c2.AAI",  # a zero before the number
        "a1.duel.1.c2.Ah",  # bits after the number
        "a1.duel.1.c2.A!g",
        "a1.duel.1.c2.Ag==",
        "a1.duel.1.o2.Ag",  # in any order, yet in order
        "a1.duel.1.c2.Ag." + base64(b"[{},{}]"),  # nothing was agreed
        "a1.duel.1.c2.Ag." + base64(b'[{"board":"short"}, {}]'),
        "a1.duel.1.c2.Ag." + base64(b'[{"board":"standard","board":"short"},{}]'),
    ],
)
def test_a_record_has_one_short_form(body: str) -> None:
    assert len(expand(signed("a1.duel.1.c2.Ag")).answers) == 2
    assert "cannot be read" in refusal(signed(body))


def test_unfinished_games_come_back() -> None:
    record = random_record("duel", {}, Rng(4))
    for answers in range(len(record.answers) + 1):
        part = Record(DUEL, answers=record.answers[:answers])
        assert same(expand(compact(part)), part)


def test_games_from_any_position_come_back() -> None:
    rng = Rng(6)
    state = DUEL.new({"board": "short"})
    while (first := state.decision()) is not None:
        record = Record(DUEL, DUEL.settings_of(state), DUEL.position(state))
        played = record.begin()
        while (decision := played.decision()) is not None:
            record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
            played.apply(decision.seat, record.answers[-1].action)
        assert same(expand(compact(record)), record)
        state.apply(first.seat, first.sample(rng))


def test_the_empty_record_comes_back() -> None:
    assert compact(Record(DUEL)) == signed("a1.duel.1.c0.")
    assert same(expand(compact(Record(DUEL))), Record(DUEL))


def test_who_sat_where_is_left_out() -> None:
    record = Record(DUEL, seats={0: "Ada", 1: "Bob"})
    assert expand(compact(record)).seats == {}
    assert compact(record) == compact(Record(DUEL))


def test_a_finished_duel_is_short() -> None:
    for seed in range(300):
        record = (
            random_record("duel", {}, Rng(seed)) if seed % 2 else in_order("duel", {}, Rng(seed))
        )
        assert record.replay().result is not None
        assert len(compact(record)) < 200


def test_only_characters_that_need_no_escape_in_an_address_occur() -> None:
    for seed in range(40):
        record = random_record(
            "duel", dict(DUEL.test_settings[seed % len(DUEL.test_settings)]), Rng(seed)
        )
        assert set(compact(record)) <= set(ALPHABET)


def test_the_short_form_is_fixed_for_all_time() -> None:
    """Links live for ever: the same game has the same word, and the word the same game."""
    names = "play:Move play:Charge draw:Ray play:Charge play:Move draw:Copy play:Ray play:Spark"
    seats = [0, 1, -1, 0, 1, -1, 0, 1]
    record = Record(DUEL)
    for seat, name in zip(seats, names.split(), strict=True):
        record.answers.append(Answer(seat, DUEL.catalogue.number(name)))
    assert compact(record) == "a1.duel.1.c8.6HA.Sl2rDg"
    assert same(expand("a1.duel.1.c8.6HA.Sl2rDg"), record)
    record.settings["max_rounds"] = "5"
    assert compact(record) == "a1.duel.1.c8.6HA.W3sibWF4X3JvdW5kcyI6IjUifSx7fV0.aQB_YA"
    assert same(expand(compact(record)), record)


def test_white_space_around_the_word_does_not_matter() -> None:
    record = random_record("duel", {}, Rng(1))
    assert same(expand(f" \n{compact(record)}\r\n"), record)


@pytest.mark.parametrize("agreed", [{}, {"max_rounds": "50"}])
def test_a_word_cut_short_anywhere_is_refused(agreed: dict[str, str]) -> None:
    short = compact(random_record("duel", agreed, Rng(2)))
    for length in range(len(short)):
        refusal(short[:length])


@pytest.mark.parametrize("agreed", [{}, {"max_rounds": "50"}])
def test_a_word_with_any_character_changed_is_refused(agreed: dict[str, str]) -> None:
    short = compact(random_record("duel", agreed, Rng(2)))
    for place, character in enumerate(short):
        for other in ALPHABET + "=+/ \n%é\x00":
            if other != character:
                refusal(short[:place] + other + short[place + 1 :])


def test_a_word_with_any_character_doubled_or_left_out_is_refused() -> None:
    short = compact(random_record("duel", {"max_rounds": "50"}, Rng(2)))
    for place in range(len(short)):
        refusal(short[:place] + short[place + 1 :])
        refusal(short[: place + 1] + short[place:])


@pytest.mark.parametrize(
    "text", ["", ".", ".....", "......", "hello", "a1", "a2.duel.1.c0..x", "automatable 1\n"]
)
def test_other_text_is_no_record(text: str) -> None:
    assert "not a record of Automatable in short form" in refusal(text)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("a1.chess.1.c0.", "no game is named 'chess'"),
        ("a1.duell.1.c0.", r"did you mean duel\?"),
        ("a1..1.c0.", "no game is named ''"),
        ("a1.duel.2.c0.", "version 2 of duel, and this program plays version 1"),
        ("a1.duel..c0.", "version "),
        ("a1.duel.1..", "cannot be read"),
        ("a1.duel.1.c.", "cannot be read"),
        ("a1.duel.1.0.", "cannot be read"),
        ("a1.duel.1.x0.", "cannot be read"),
        ("a1.duel.1.co0.", "cannot be read"),
        ("a1.duel.1.c-1.", "cannot be read"),
        ("a1.duel.1.c20001.", "at most 20000 answers"),
        ("a1.duel.1.c" + "9" * 4000 + ".", "at most 20000 answers"),
        ("a1.duel.1.c" + "9" * 5000 + ".", "cannot be read"),
        ("a1.duel.1.c0.A", "cannot be read"),  # no whole byte
        ("a1.duel.1.c0.AQ", "cannot be read"),  # a number left over
        ("a1.duel.1.c1._" + "_" * 30, "cannot be read"),
        ("a1.duel.1.o3.__________", "cannot be read"),
        ("a1.duel.1.c0.é", "cannot be read|not a record"),
        ("a1.duel.1.c9999.", "cannot be read"),  # the game ends before
        ("a1.duel.1.c0..AAAA", "cannot be read"),
        ("a1.duel.1.c0..é", "cannot be read|not a record"),
    ],
)
def test_a_word_that_only_looks_right_is_refused(body: str, reason: str) -> None:
    assert re.search(reason, refusal(signed(body)))


@pytest.mark.parametrize(
    "agreed",
    [
        None,
        1,
        "text",
        [],
        {},
        [{}],
        [{}, {}, {}],
        [[], []],
        [{}, None],
        [{"max_rounds": 5}, {}],
        [{"max_rounds": None}, {}],
        [{}, {"A": ["H4"]}],
    ],
)
def test_an_agreement_of_another_shape_is_refused(agreed: object) -> None:
    assert "cannot be read" in refusal(agreeing(packed(agreed)))


@pytest.mark.parametrize(
    ("agreed", "reason"),
    [
        ([{"max_rounds": "0"}, {}], "max_rounds is '0', but must be"),
        ([{"colour": "red"}, {}], "no setting is named 'colour'"),
        ([{}, {"A": "H9"}], "A: H9 is more than H4"),
        ([{}, {"C": ""}], "no part is named 'C'"),
    ],
)
def test_an_agreement_the_game_refuses_is_refused(agreed: object, reason: str) -> None:
    assert reason in refusal(agreeing(packed(agreed)))


@pytest.mark.parametrize(
    "plain", [b"", b"[", b"\xff\xfe", b"[{},{}]x", b"\x00" * 100, b'[{"a":"\\', b"nan"]
)
def test_an_agreement_that_is_no_data_is_refused(plain: bytes) -> None:
    assert "cannot be read" in refusal(agreeing(plain))


def test_an_agreement_that_is_huge_is_refused() -> None:
    assert "at most 200000 characters" in refusal(agreeing(b"[" + b" " * 500_000 + b"{},{}]"))


@pytest.mark.parametrize("deep", [b"[" * 9000, b'{"a":' * 1900, b"[" * 4500 + b"]" * 4500])
def test_an_agreement_nested_too_deeply_is_refused(deep: bytes) -> None:
    assert "cannot be read" in refusal(agreeing(deep))


def test_an_agreement_cut_short_is_refused() -> None:
    whole = b'[{"max_rounds":"50"},{}]'
    for length in range(1, len(whole)):
        refusal(signed(f"a1.duel.1.c0..{base64(whole[:length])}"))


def test_text_that_is_not_utf_8_is_refused() -> None:
    refusal("a1.d\udce9el.1.c0..AAAAAA")
    refusal("a1.duel.1.c0..\udce9")


@pytest.mark.parametrize("size", [1000, 1_000_000])
def test_a_huge_word_is_refused(size: int) -> None:
    refusal("x" * size)
    refusal("." * size)
    refusal(signed("a1.duel.1.c0." + "_" * size))
    refusal(signed("a1." + "x" * size + ".1.c0."))


HELD = settings(max_examples=300)


@HELD
@given(st.text(ALPHABET, max_size=60))
def test_anything_at_all_with_a_true_checksum_is_read_or_refused(text: str) -> None:
    for body in (f"a1.duel.1.{text}", f"a1.duel.1.c2.{text}", f"a1.duel.1.o5.{text}", text):
        record = expanded(signed(body))
        assert record is None or same(expand(compact(record)), record)


@HELD
@given(st.integers(0, 40), st.integers(0, 2**80), st.sampled_from("co"))
def test_every_number_of_a_game_is_another_game(answers: int, number: int, order: str) -> None:
    """Mixed radix wastes nothing: what is read is written down as the same number again."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    text = signed(f"a1.duel.1.{order}{answers}.{base64(data)}")
    record = expanded(text)
    if record is None:
        return
    assert len(record.answers) == answers
    again = compact(record)
    if again.split(".")[3][0] == order:
        assert again == text
