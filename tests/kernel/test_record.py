"""The record is the game: round trips, and every damage is told with its line."""

import re
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable import CHANCE, Record, Rng, game
from automatable.kernel.errors import BadRecord
from automatable.kernel.record import Answer
from automatable.testkit.walks import fingerprint

from .coin import Coin

DUEL = game("duel")
HEAD = "automatable 1\ngame duel 1\n"
REASON = re.compile(r"line \d+: \S.*", re.DOTALL)
COIN = Coin("take", "leave")


def signed(body: str) -> str:
    """A record text with a true last line, whatever stands before it."""
    answers = sum(line[:1] in "0123456789*" for line in body.splitlines())
    return f"{body}end {answers} {crc32(body.encode()):08x}\n"


def written(*lines: str, settings: dict[str, str] | None = None) -> Record:
    """The record of answers in notation."""
    record = Record(DUEL, settings or {}, seats={0: "Ada", 1: "Bob"})
    for line in lines:
        who, name = line.split()
        seat = int(CHANCE) if who == "*" else int(who)
        record.answers.append(Answer(seat, DUEL.catalogue.number(name)))
    record.replay()
    return record


def random_record(name: str, agreed: dict[str, str], rng: Rng) -> Record:
    """The record of a random game, open questions answered in any order."""
    state = game(name).listened(agreed)
    record = Record.of(state)
    while decisions := state.open():
        decision = decisions[rng.below(len(decisions))]
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    return record


def small() -> Record:
    """A round, with a card drawn."""
    return written("0 play:Move", "1 play:Charge", "* draw:Ray", settings={"max_rounds": "5"})


def finished() -> Record:
    """A whole game of twelve answers: A is at the moon before B can do anything."""
    lines = []
    for draw in ("* draw:Ray", "", "* draw:Trap", ""):
        lines += ["0 play:Move", "1 play:Charge", draw, "0 play:Charge", "1 play:Barrier"]
    return written(*[line for line in lines if line][:-2])


def refusal(text: str | bytes) -> str:
    """Why the text is refused."""
    with pytest.raises(BadRecord) as bad:
        Record.read(text)
    assert REASON.fullmatch(str(bad.value)), str(bad.value)
    return str(bad.value)


def read_or_refused(text: str | bytes) -> Record | None:
    """The record, or None if the text is refused with a line and a reason."""
    try:
        return Record.read(text)
    except BadRecord as bad:
        told = str(bad)
    assert REASON.fullmatch(told), told
    return None


def refused_or_same(text: str | bytes, record: Record) -> bool:
    """Whether the text is refused; if it is not, it must be the very same game."""
    read = read_or_refused(text)
    assert read is None or read == record
    return read is None


def test_a_record_is_readable_text() -> None:
    body = (
        "automatable 1\ngame duel 1\nset max_rounds 5\nseat 0 Ada\nseat 1 Bob\n"
        "0 play:Move\n1 play:Charge\n* draw:Ray\n"
    )
    assert small().text() == f"{body}end 3 {crc32(body.encode()):08x}\n"


def test_the_finished_game_is_finished() -> None:
    state = finished().replay()
    assert state.result is not None
    assert state.result.scores == (1, -1)


@pytest.mark.parametrize("record", [small(), finished(), Record(DUEL)])
def test_a_record_reads_back(record: Record) -> None:
    assert Record.read(record.text()) == record
    assert Record.read(record.text().encode()) == record
    assert Record.read(record.text()).text() == record.text()


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_records_of_random_games_read_back(name: str) -> None:
    for seed in range(40):
        settings = game(name).test_settings
        record = random_record(name, dict(settings[seed % len(settings)]), Rng(seed))
        read = Record.read(record.text())
        assert read == record
        assert fingerprint(read.replay()) == fingerprint(record.replay())


def test_a_record_of_a_new_state_holds_its_settings_and_names() -> None:
    record = Record.of(DUEL.new({"board": "short", "max_rounds": 200}), ["Ada", "Bob"])
    assert record.settings == {"board": "short"}
    assert record.seats == {0: "Ada", 1: "Bob"}
    assert (record.start, record.answers) == ({}, [])


def test_a_record_may_start_from_a_position() -> None:
    record = Record(DUEL, start={"A": "H2 @3", "deck": "[Trap, Ray] {Copy, Recovery}"})
    record.answers.append(Answer(0, DUEL.catalogue.number("play:Charge")))
    read = Record.read(record.text())
    assert read == record
    position = DUEL.position(read.replay())
    assert position["A"].startswith("H2 B2 D0 @3")
    assert position["deck"] == "[Trap, Ray] {Recovery, Copy}"


def test_every_position_of_a_game_can_start_a_record() -> None:
    state = DUEL.new()
    rng = Rng(3)
    while (decision := state.decision()) is not None:
        record = Record(DUEL, start=DUEL.position(state))
        assert DUEL.position(Record.read(record.text()).begin()) == DUEL.position(state)
        state.apply(decision.seat, decision.sample(rng))


def test_a_start_over_several_lines_reads_back() -> None:
    """White space is all alike to the notation, so it may be of any kind in a record, too."""
    record = Record(DUEL, start={"A": "H2\n@3"})
    read = Record.read(record.text())
    assert fingerprint(read.begin()) == fingerprint(record.begin())


def test_a_replay_stops_where_it_is_told() -> None:
    record = small()
    assert [int(decision.seat) for decision in record.replay(0).open()] == [0, 1]
    assert [int(decision.seat) for decision in record.replay(1).open()] == [1]
    assert [int(decision.seat) for decision in record.replay(2).open()] == [-1]
    assert fingerprint(record.replay(3)) == fingerprint(record.replay())


def test_somebody_listens_to_a_replay_from_the_start() -> None:
    log = small().replay().log
    assert log is not None
    assert [event.kind for event in log][:2] == ["round_began", "revealed"]
    assert Record(DUEL, start={"A": "@3"}).begin().log == []


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("Ada Lovelace", "Ada Lovelace"),
        ("  Ada \n end 0\r\n", "Ada end 0"),
        ("a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i", "a b c d e f g h i"),
        ("", "-"),
        (" \t\n", "-"),
        ("{ $seat } <b>é 機械</b>", "{ $seat } <b>é 機械</b>"),
        ("\x00\x1b[31m", "\x00\x1b[31m"),
    ],
)
def test_a_name_of_any_kind_stays_on_its_line(name: str, read: str) -> None:
    record = Record(DUEL, seats={0: name})
    assert Record.read(record.text()).seats == {0: read}


def test_a_name_that_is_not_utf_8_can_be_written() -> None:
    """Python hands over bytes of the command line that are not UTF-8 as lone surrogates."""
    text = Record(DUEL, seats={0: "Ad\udce9la"}).text()
    assert Record.read(text.encode()).seats[0].startswith("Ad")


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_line_ends_of_other_machines_are_accepted(newline: str) -> None:
    record = finished()
    assert Record.read(record.text().replace("\n", newline)) == record
    assert Record.read(record.text().replace("\n", newline).encode()) == record


def test_a_game_that_is_not_installed_reads_its_own_records() -> None:
    text = "automatable 1\ngame coin 3\n0 take\n0 leave\nend 2\n"
    assert "no game is named 'coin'" in refusal(text)
    read = Record.read(text, COIN)
    assert read.game is COIN
    assert read.answers == [Answer(0, 0), Answer(0, 1)]
    assert Record.read(read.text(), COIN) == read


def test_the_table_a_record_leads_to_comes_with_reading_it() -> None:
    for record in (small(), finished()):
        read, state = Record.read_with_state(record.text())
        assert read == record
        assert fingerprint(state) == fingerprint(record.replay())
        assert state.log is not None
        assert len(state.log) == len(record.replay().log or [])


def test_reading_a_record_plays_every_answer_once() -> None:
    coin = Coin("take", "leave")
    record, state = Record.read_with_state(Record(coin, answers=[Answer(0, 1)] * 9).text(), coin)
    assert coin.answers == len(record.answers) == len(state.log or []) == 9


def test_a_game_given_for_reading_does_not_stand_in_for_another() -> None:
    assert Record.read(small().text(), COIN).game is DUEL
    with pytest.raises(BadRecord, match="line 2: begun with version 2 of coin"):
        Record.read("automatable 1\ngame coin 2\nend 0\n", COIN)


def test_a_record_of_an_earlier_version_is_read_by_the_settings_that_play_it() -> None:
    coin = Coin("take", "leave")
    coin.past = {2: {"side": "heads"}}
    record = Record.read("automatable 1\ngame coin 2\n0 take\nend 1\n", coin)
    assert record.settings == {"side": "heads"}
    assert "game coin 3\nset side heads\n" in record.text()


def test_upper_and_lower_case_of_an_answer_are_alike() -> None:
    record = Record.read(HEAD + "0 PLAY:charge\nend 1\n")
    assert record.answers == [Answer(0, 0)]


def test_a_checksum_may_be_left_out_when_writing_by_hand() -> None:
    assert Record.read(HEAD + "0 play:Move\n1 play:Charge\n* draw:Ray\nend 3").answers == (
        small().answers
    )


DAMAGES = [
    ("", 1, "missing: 'automatable 1'"),
    ("\n", 1, "not a record"),
    ("hello\n", 1, "not a record"),
    ("{}", 1, "not a record"),
    ("<!DOCTYPE html>\n<html>\n", 1, "not a record"),
    ('[Event "Paris"]\n\n1. e4 e5\n', 1, "not a record"),
    ("automatable\n", 1, "not a record"),
    (" automatable 1 x\n", 1, "not a record"),
    ("automatable 2\ngame duel 1\nend 0\n", 1, "format 2, this program reads 1"),
    ("automatable 1.0\ngame duel 1\nend 0\n", 1, r"format 1\.0, this program reads 1"),
    ("automatable 1\n", 2, "missing: the game"),
    ("automatable 1\n\n", 2, "expected 'game'"),
    ("automatable 1\ngame duel\nend 0\n", 2, "expected 'game'"),
    ("automatable 1\nend 0\n", 2, "expected 'game'"),
    ("automatable 1\ngame chess 1\nend 0\n", 2, "no game is named 'chess'"),
    ("automatable 1\ngame duell 1\nend 0\n", 2, r"did you mean duel\?"),
    (
        "automatable 1\ngame duel 2\nend 0\n",
        2,
        "version 2 of duel, and this program plays version 1",
    ),
    ("automatable 1\ngame duel 0\nend 0\n", 2, "version 0"),
    (HEAD, 3, r"missing: 'end' \(the record is cut short\)"),
    (HEAD + "set\nend 0\n", 3, "'set' needs a name and a value"),
    (HEAD + "set max_rounds\nend 0\n", 3, "'set' needs a name and a value"),
    (HEAD + "start A\nend 0\n", 3, "'start' needs a name and a value"),
    (HEAD + "seat 0\nend 0\n", 3, "'seat' needs a name and a value"),
    (HEAD + "seat x Ada\nend 0\n", 3, "'x' is not a seat"),
    (HEAD + "seat -1 Ada\nend 0\n", 3, "'-1' is not a seat"),
    (HEAD + "set max_rounds 0\nend 0\n", 3, "max_rounds is '0', but must be a whole number"),
    (HEAD + "set max_rounds  5\nend 0\n", 3, "max_rounds is ' 5'"),
    (HEAD + "set colour red\nend 0\n", 3, "no setting is named 'colour'"),
    (HEAD + "set board moon\nend 0\n", 3, "board is 'moon', but must be one of"),
    (HEAD + "set stars 7\nend 0\n", 3, "stars has square 7"),
    (HEAD + "start C H4\nend 0\n", 3, "no part is named 'C'"),
    (HEAD + "start A H9\nend 0\n", 3, "A: H9 is more than H4"),
    (HEAD + "start round 0\nend 0\n", 3, "round: '0'"),
    (HEAD + "start A plays Counter\nend 0\n", 3, "DUE-RND-04"),
    (HEAD + "\n0 play:Charge\nend 1\n", 3, "expected a seat and its answer"),
    (HEAD + "0\nend 1\n", 3, "expected a seat and its answer"),
    (HEAD + "0 play:Charge 1\nend 1\n", 3, "expected a seat and its answer"),
    (HEAD + "A play:Charge\nend 1\n", 3, "expected a seat and its answer"),
    (HEAD + "-1 draw:Ray\nend 1\n", 3, "expected a seat and its answer"),
    (HEAD + "0 play:Spock\nend 1\n", 3, r"no action is named 'play:Spock'; did you mean"),
    (HEAD + "0 jump\nend 1\n", 3, "no action is named 'jump'"),
    (HEAD + "0 play:Counter\nend 1\n", 3, r"'play:Counter' for seat 0.*\(DUE-RND-04\)"),
    (HEAD + "0 play:Trap\nend 1\n", 3, r"\(DUE-RND-02\)"),
    (HEAD + "0 draw:Ray\nend 1\n", 3, r"\(DUE-DRW-01\)"),
    (HEAD + "* draw:Ray\nend 1\n", 3, r"nature has nothing to answer now \(DUE-DRW-01\)"),
    (HEAD + "2 play:Charge\nend 1\n", 3, r"seat 2 has nothing to answer now \(DUE-"),
    (HEAD + "0 play:Charge\n0 play:Charge\nend 2\n", 4, r"seat 0 has nothing.*\(DUE-RND-05\)"),
    (HEAD + "0 play:Charge\nset max_rounds 5\nend 1\n", 4, "expected a seat"),
    (HEAD + "0 play:Charge\nend 0\n", 4, "'end' counts 0 answers, but there are 1"),
    (HEAD + "0 play:Charge\nend 2\n", 4, "'end' counts 2 answers, but there are 1"),
    (HEAD + "end\n", 3, "expected 'end' and the number of answers"),
    (HEAD + "end 0 0 0\n", 3, "expected 'end' and the number of answers"),
    (HEAD + "end x\n", 3, "'end' counts x answers"),
    (HEAD + "end 00\n", 3, "'end' counts 00 answers"),
    (HEAD + "end 0 00000000\n", 3, "the checksum does not match"),
    (HEAD + "end 0\ngarbage\n", 4, "nothing may follow 'end'"),
    (HEAD + "end 0\n0 play:Charge\n", 4, "nothing may follow 'end'"),
    (HEAD + "end 0\n" + HEAD, 4, "nothing may follow 'end'"),
]


@pytest.mark.parametrize(("text", "line", "reason"), DAMAGES)
def test_every_damage_is_told_with_its_line_and_reason(text: str, line: int, reason: str) -> None:
    for form in (text, text.encode(), text.replace("\n", "\r\n")):
        told = refusal(form)
        assert told.startswith(f"line {line}: ")
        assert re.search(reason, told), told


def test_answers_after_the_end_of_the_game_are_refused() -> None:
    record = finished()
    body = "".join(f"{line}\n" for line in record.text().splitlines()[:-1])
    lines = body.count("\n")
    told = refusal(signed(body + "0 play:Charge\n"))
    assert told.startswith(f"line {lines + 1}: ")
    assert told.endswith("(DUE-VIC-02)")


def test_a_bad_setting_is_told_with_its_own_line() -> None:
    """Not with that of the last thing agreed on."""
    text = HEAD + "set max_rounds 0\nset board short\nseat 0 Ada\nseat 1 Bob\nend 0\n"
    assert refusal(text).startswith("line 3: max_rounds is '0'")


def test_a_name_for_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert "seat" in refusal(HEAD + "seat 2 Eve\nend 0\n")


def test_a_refused_answer_names_its_own_line_deep_in_a_record() -> None:
    lines = finished().text().splitlines()
    assert lines[7] == "0 play:Charge"
    lines[7] = "0 play:Move"  # rests since the round before
    assert re.match(r"line 8: 'play:Move' for seat 0 .*\(DUE-RND-03\)", refusal("\n".join(lines)))


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)),
        b"\x89PNG\r\n\x1a\n\x00",
        b"\x1f\x8b\x08\x00\x00",
        b"\xff\xfea\x00",
        b"\x00",
    ],
)
def test_binary_data_is_no_record(data: bytes) -> None:
    assert re.match(r"line \d+: this is not", refusal(data))


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    data = small().text().encode().replace(b"Bob", b"B\xf6b")
    assert refusal(data) == "line 5: this is not UTF-8 text"


def test_text_that_is_not_utf_8_is_refused() -> None:
    assert refusal(HEAD + "seat 0 Ad\udce9la\nend 0 00000000\n").startswith("line 3: ")


@pytest.mark.parametrize("size", [4_000_001, 10_000_000])
def test_a_huge_text_is_refused_unread(size: int) -> None:
    assert refusal("x" * size) == "line 1: a record has at most 4000000 characters"
    assert refusal(b"\xff" * size) == "line 1: a record has at most 4000000 characters"


@pytest.mark.parametrize(
    "text",
    [
        "x" * 3_999_999,
        "\n" * 3_999_999,
        HEAD + "0 " * 1_900_000,
        HEAD + "seat 0 " + "x" * 3_000_000 + "\n",
        HEAD + "0 play:Charge\n" * 100_000,
        HEAD + "set max_rounds 5\n" * 100_000,
    ],
)
def test_a_long_text_is_refused_all_the_same(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("seat # Ada", 3),
        ("# play:Charge", 3),
        ("set max_rounds #", 3),
        ("set stars 1,#", 3),
        ("start round #", 3),
        ("start A H#", 3),
        ("start A @#", 3),
    ],
)
@pytest.mark.parametrize("digits", [20, 30, 5000])
def test_numbers_of_any_length_are_refused(line: str, at: int, digits: int) -> None:
    text = HEAD + line.replace("#", "9" * digits) + "\nend 0\n"
    assert refusal(text).startswith(f"line {at}: ")


@pytest.mark.parametrize("count", ["9" * 30, "9" * 5000])
def test_an_announcement_of_any_length_is_refused(count: str) -> None:
    assert refusal(HEAD + f"end {count}\n").startswith("line 3: ")


@pytest.mark.parametrize("record", [small(), finished()])
def test_a_record_cut_short_anywhere_is_refused(record: Record) -> None:
    """Every prefix; only the checksum and the newline of the last line may be missing."""
    data = record.text().encode()
    counted = data.rindex(b" ")
    accepted = {length for length in range(len(data)) if not refused_or_same(data[:length], record)}
    assert accepted == {counted, counted + 1, len(data) - 1}


@pytest.mark.parametrize("line", range(9))
def test_a_record_with_a_line_missing_is_refused(line: int) -> None:
    lines = small().text().splitlines()
    assert len(lines) == 9
    refusal("\n".join(lines[:line] + lines[line + 1 :]))


@pytest.mark.parametrize("line", range(8))
def test_a_record_with_two_lines_exchanged_is_refused(line: int) -> None:
    lines = small().text().splitlines()
    lines[line : line + 2] = [lines[line + 1], lines[line]]
    refusal("\n".join(lines))


def test_a_record_with_any_byte_changed_is_refused_or_the_same() -> None:
    record = small()
    data = record.text().encode()
    accepted = set()
    for place in range(len(data)):
        for byte in {*b" \n\r0x*:e\x00\xff\xc3", data[place] ^ 1, data[place] ^ 32}:
            if byte == data[place]:
                continue
            changed = data[:place] + bytes([byte]) + data[place + 1 :]
            if not refused_or_same(changed, record):
                accepted.add(data[place : place + 1])
    assert accepted <= {b"\n"}  # another kind of line end


def test_a_record_with_any_byte_doubled_or_left_out_is_refused_or_the_same() -> None:
    record = small()
    data = record.text().encode()
    for place in range(len(data)):
        refused_or_same(data[:place] + data[place + 1 :], record)
        refused_or_same(data[: place + 1] + data[place:], record)


HELD = settings(max_examples=300)
PIECES = st.sampled_from(
    [
        *("automatable 1", "game duel 1", "game _template 1", "end 0", "end 1", "end 2", "end", ""),
        *("set board short", "set board custom", "set stars none", "set max_rounds none"),
        *("start A H1 @3", "start B plays Spark", "start deck [Ray] {Copy}", "start due AB"),
        *("start A bonus {Ray?, Copy} rest Copy(Spark)", "start heap Bolt", "start A hand Core"),
        *("seat 0 Ada", "seat 7 Bob", "0 play:Charge", "1 play:Move", "* draw:Ray", "0 draw:Ray"),
        *("0 scrap:Bolt", "* draw:Bolt", "0  play:Charge", "\ufeff", "\x00", "0 play:\u2028"),
    ]
)


@HELD
@given(st.lists(PIECES, max_size=6))
def test_lines_in_any_order_are_read_or_refused(lines: list[str]) -> None:
    text = "\n".join(["automatable 1", "game duel 1", *lines])
    record = read_or_refused(text)
    assert record is None or Record.read(record.text()) == record


@HELD
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_anything_at_all_is_refused(data: str | bytes) -> None:
    refusal(data)


@HELD
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_anything_at_all_after_a_good_start_is_read_or_refused(text: str) -> None:
    record = read_or_refused(HEAD + text)
    assert record is None or record.answers == []


@pytest.mark.parametrize(
    "line", ["set stars 1, 3", "seat 0 Ada Lovelace", "seat 1 -", "start A H4 B2 D2 @0"]
)
def test_blanks_change_nothing(line: str) -> None:
    kind, name, value = line.split(" ", 2)
    plain = Record.read(f"{HEAD}{line}\nend 0\n")
    for more in (f" {value}", f"{value} ", value.replace(" ", "  "), f"\t{value}\t"):
        read = Record.read(f"{HEAD}{kind} {name} {more}\nend 0\n")
        assert read == plain
        assert read.text() == plain.text()


def test_a_seat_without_a_name_is_written_as_one() -> None:
    read = Record.read(HEAD + "seat 0 \nend 0\n")
    assert read == Record.read(read.text())
