"""The course of the game. Rules: TPL-CMP to TPL-END, TPL-EX."""

import pytest

from automatable import CHANCE, Rng
from automatable.games._template import GAME
from automatable.games._template.state import YardState
from automatable.kernel.errors import BadSettings, IllegalAction, NotAsked
from automatable.testkit import Table, rule

A, B, C = 0, 1, 2


def yard(a: str = "", b: str = "", *, heap: str = "", **settings: object) -> Table:
    """A table of two in notation."""
    return Table(GAME, {"A": a, "B": b, "heap": heap}, settings)


def facts(table: Table) -> YardState:
    """The facts on the table."""
    assert isinstance(table.state, YardState)
    return table.state


def line(table: Table, letter: str) -> str:
    """A player in notation."""
    return table.position()[letter]


def random_table(seed: int, **settings: object) -> tuple[Table, list[str]]:
    """A game played out at random from setup, and all answers by name."""
    table, rng, answers = Table(GAME, None, settings), Rng(seed), []
    while (decision := table.state.decision()) is not None:
        action = decision.sample(rng)
        answers.append(GAME.catalogue.name(action))
        table.state.apply(decision.seat, action)
    return table, answers


@rule("TPL-CMP-01")
def test_cmp_01_two_or_three_play() -> None:
    assert Table(GAME).state.seats == 2
    three = Table(GAME, {"C": "hand Bolt"}, {"players": 3})
    assert three.state.seats == 3
    assert line(three, "C") == "P0 hand Bolt"
    for players in (1, 4):
        with pytest.raises(BadSettings):
            Table(GAME, None, {"players": players})


@rule("TPL-CMP-02")
def test_cmp_02_six_cards_of_each_of_four_kinds() -> None:
    for seed in range(5):
        table, _ = random_table(seed)
        names = ["Bolt"] * 6 + ["Core"] * 6 + ["Gear"] * 6 + ["Motor"] * 6
        assert GAME.cards(facts(table)) == names == GAME.cards(GAME.new())


@rule("TPL-CMP-02")
@pytest.mark.parametrize(("card", "sum"), [("Bolt", 2), ("Gear", 4), ("Motor", 6), ("Core", 8)])
def test_cmp_02_what_each_card_is_worth(card: str, sum: int) -> None:
    table = yard(f"hand {card} {card} {card}", "hand Bolt Gear Motor")
    table.answer(f"scrap:{card}", f"scrap:{card}", "scrap:Bolt", "scrap:Gear")
    assert f"scored seat={A if sum > 3 else B} sum={max(sum, 3)}" in table.events()


@rule("TPL-SET-01")
def test_set_01_all_cards_start_in_the_deck() -> None:
    table = Table(GAME)
    assert table.position() == {"A": "P0 hand", "B": "P0 hand"}
    assert table.view()["deck"] == 24
    decision = table.state.asked(CHANCE)
    assert decision is not None and decision.weights == (6, 6, 6, 6)


@rule("TPL-SET-02")
def test_set_02_goal_is_three_or_as_agreed() -> None:
    assert Table(GAME).view()["goal"] == 3
    assert Table(GAME, None, {"goal": "10"}).view()["goal"] == 10
    assert GAME.settings_of(GAME.new({"goal": 1})) == {"goal": "1"}
    for goal in (0, 11):
        with pytest.raises(BadSettings):
            Table(GAME, None, {"goal": goal})


@rule("TPL-RND-01")
def test_rnd_01_fill_then_pick_then_reveal_then_again() -> None:
    for seed in range(5):
        _, answers = random_table(seed, goal=10)
        verbs = [name.split(":")[0] for name in answers]
        first = ["draw"] * 6 + ["scrap"] * 4
        assert verbs == first + (["draw"] * 4 + ["scrap"] * 4) * 4


@rule("TPL-RND-01")
def test_rnd_01_nobody_picks_while_hands_are_filled() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear")
    assert table.options(A) == []
    assert table.why_not(A, "scrap:Bolt") == "TPL-RND-01"
    assert table.why_not(CHANCE, "scrap:Bolt") == "TPL-RND-01"


@rule("TPL-DRW-01")
def test_drw_01_each_draws_to_three_in_seating_order() -> None:
    table = Table(GAME, {"A": "hand Bolt", "C": "hand Core Core"}, {"players": 3})
    table.nature("draw:Gear", "draw:Motor")
    assert line(table, "A") == "P0 hand Bolt Gear Motor"
    table.nature("draw:Gear", "draw:Gear", "draw:Gear")
    assert line(table, "B") == "P0 hand Gear Gear Gear"
    table.nature("draw:Bolt")
    assert line(table, "C") == "P0 hand Bolt Core Core"
    assert table.options(CHANCE) == []


@rule("TPL-DRW-02")
def test_drw_02_each_card_left_is_equally_likely() -> None:
    table = yard("hand Bolt Bolt Bolt", "hand Bolt Gear", heap="Core Core Core Core Core Core")
    decision = table.state.asked(CHANCE)
    assert decision is not None and decision.weights == (2, 5, 6)
    assert table.options(CHANCE) == ["draw:Bolt", "draw:Gear", "draw:Motor"]
    assert table.why_not(CHANCE, "draw:Core") == "TPL-DRW-02"


@rule("TPL-DRW-02")
def test_drw_02_nothing_else_draws() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear Core")
    assert table.why_not(A, "draw:Core") == "TPL-DRW-02"
    assert table.why_not(CHANCE, "draw:Core") == "TPL-DRW-02"
    with pytest.raises(NotAsked):
        table.nature("draw:Core")


@rule("TPL-DRW-03")
def test_drw_03_only_who_draws_sees_the_card() -> None:
    told = {A: "drew seat=0 card=Core", B: "drew seat=0", -2: "drew seat=0"}
    for viewer, event in told.items():
        table = Table(GAME)
        assert table.nature("draw:Core").events(viewer) == [event]


@rule("TPL-SCR-01")
def test_scr_01_all_pick_two_at_the_same_time_in_any_order() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear Motor")
    assert [decision.seat for decision in table.state.open()] == [A, B]
    table.answer_as(B, "scrap:Gear").answer_as(A, "scrap:Core").answer_as(A, "scrap:Bolt")
    assert table.options(A) == []
    assert table.options(B) == ["scrap:Bolt", "scrap:Motor"]
    table.answer_as(B, "scrap:Motor")
    assert table.position()["heap"] == "Bolt Gear Motor Core"


@rule("TPL-SCR-03")
def test_scr_03_a_refusal_says_how_many_are_held() -> None:
    table = yard("hand Bolt Gear Core", "hand Core Core Core").answer_as(A, "scrap:Gear")
    assert table.refusal(A, "scrap:Gear") == {"held": 1}
    assert table.refusal(A, "scrap:Motor") == {}
    assert table.refusal(A, "draw:Gear") is None


@rule("TPL-SCR-01")
def test_scr_01_the_question_says_how_many_are_wanted() -> None:
    table = yard("hand Bolt Gear Core", "hand Core Core Core")
    assert [decision.wanted for decision in table.state.open()] == [2, 2]
    table.answer_as(A, "scrap:Gear")
    assert [decision.wanted for decision in table.state.open()] == [1, 2]


@rule("TPL-SCR-02")
def test_scr_02_only_cards_in_hand() -> None:
    table = yard("hand Bolt Gear Gear", "hand Core Core Core")
    assert table.options(A) == ["scrap:Bolt", "scrap:Gear"]
    assert table.why_not(A, "scrap:Core") == "TPL-SCR-02"
    with pytest.raises(IllegalAction, match="TPL-SCR-02"):
        table.answer_as(A, "scrap:Core")


@rule("TPL-SCR-03")
def test_scr_03_no_card_twice() -> None:
    table = yard("hand Bolt Gear Gear", "hand Core Core Core")
    table.answer_as(A, "scrap:Bolt")
    assert table.options(A) == ["scrap:Gear"]
    assert table.why_not(A, "scrap:Bolt") == "TPL-SCR-03"


@rule("TPL-SCR-04")
def test_scr_04_equal_cards_are_one_choice() -> None:
    table = yard("hand Gear Gear Gear", "hand Bolt Bolt Core")
    assert table.options(A) == ["scrap:Gear"]
    assert table.answer_as(A, "scrap:Gear").options(A) == ["scrap:Gear"]
    assert table.options(B) == ["scrap:Bolt", "scrap:Core"]


@rule("TPL-SCR-05")
def test_scr_05_nothing_is_laid_before_the_second_pick() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear Motor")
    table.answer_as(A, "scrap:Core")
    assert list(facts(table).laid) == [0] * 8
    table.answer_as(A, "scrap:Bolt")
    assert list(facts(table).laid) == [1, 0, 0, 1, 0, 0, 0, 0]


@rule("TPL-REV-01")
def test_rev_01_all_reveal_when_the_last_has_picked() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear Motor")
    table.answer_as(A, "scrap:Core").answer_as(A, "scrap:Bolt").answer_as(B, "scrap:Gear")
    assert table.events() == []
    assert table.why_not(A, "scrap:Gear") == "TPL-REV-01"
    assert table.answer_as(B, "scrap:Motor").events(B)[:2] == [
        "revealed seat=0 cards=['Bolt', 'Core']",
        "revealed seat=1 cards=['Gear', 'Motor']",
    ]


@rule("TPL-REV-02")
def test_rev_02_the_highest_sum_takes_one_point() -> None:
    table = yard("P1 hand Bolt Bolt Gear", "P1 hand Bolt Bolt Motor")
    table.answer("scrap:Bolt", "scrap:Gear", "scrap:Bolt", "scrap:Motor")
    assert (line(table, "A"), line(table, "B")) == ("P1 hand Bolt", "P2 hand Bolt")
    assert table.events()[-1] == "scored seat=1 sum=4"


@rule("TPL-REV-03")
def test_rev_03_a_shared_highest_sum_scores_for_nobody() -> None:
    hands = {"A": "hand Core Core Bolt", "B": "hand Bolt Bolt Bolt", "C": "hand Core Core Bolt"}
    table = Table(GAME, hands, {"players": 3})
    table.answer(*["scrap:Core"] * 2, *["scrap:Bolt"] * 2, *["scrap:Core"] * 2)
    assert [seat["points"] for seat in table.view()["seats"]] == [0, 0, 0]
    assert table.events()[-1] == "tied sum=8"


@rule("TPL-REV-03")
def test_rev_03_a_tie_below_the_highest_sum_does_not_matter() -> None:
    hands = {"A": "hand Bolt Bolt Gear", "B": "hand Bolt Bolt Gear", "C": "hand Core Core Core"}
    table = Table(GAME, hands, {"players": 3})
    table.answer(*["scrap:Bolt"] * 4, *["scrap:Core"] * 2)
    assert [seat["points"] for seat in table.view()["seats"]] == [0, 0, 1]


@rule("TPL-REV-04")
def test_rev_04_revealed_cards_stay_on_the_heap() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Gear Motor", heap="Motor")
    table.answer("scrap:Core", "scrap:Bolt", "scrap:Gear", "scrap:Motor")
    assert (line(table, "A"), line(table, "B")) == ("P0 hand Gear", "P0 hand Bolt")
    assert table.view()["heap"] == ["Bolt", "Gear", "Motor", "Motor", "Core"]
    decision = table.state.asked(CHANCE)
    assert decision is not None and decision.weights == (4, 4, 4, 5)


@rule("TPL-END-01", "TPL-EX-02")
def test_end_01_the_goal_ends_the_game_at_once() -> None:
    table = yard("P2 hand Core Core Core", "P2 hand Bolt Core Core")
    table.answer("scrap:Core", "scrap:Core", "scrap:Bolt", "scrap:Core")
    result = table.state.result
    assert result is not None and (result.reason, result.scores) == ("goal", (3, 2))
    assert table.state.open() == []
    assert (line(table, "A"), line(table, "B")) == ("P3 hand Core", "P2 hand Core")
    assert table.events()[-1] == "ended reason=goal"
    assert table.why_not(A, "scrap:Core") == "TPL-END-01"


@rule("TPL-END-01")
def test_end_01_the_game_goes_on_below_the_goal() -> None:
    table = yard("P2 hand Core Core Core", "P2 hand Bolt Core Core", goal=4)
    table.answer("scrap:Core", "scrap:Core", "scrap:Bolt", "scrap:Core")
    assert table.state.result is None


MOST = " ".join(["Bolt"] * 5 + ["Gear"] * 5 + ["Motor"] * 4)  # leaves 4 in the deck after a pick


@rule("TPL-END-02")
def test_end_02_a_deck_too_small_for_all_hands_ends_the_game() -> None:
    picks = ["scrap:Core", "scrap:Core", "scrap:Core", "scrap:Gear"]
    enough = yard("hand Core Core Core", "hand Bolt Gear Core", heap=MOST).answer(*picks)
    assert enough.view()["deck"] == 4
    assert enough.state.result is None
    short = yard("hand Core Core Core", "hand Bolt Gear Core", heap=f"{MOST} Motor")
    short.answer(*picks)
    result = short.state.result
    assert result is not None and (result.reason, result.rule) == ("empty", "TPL-END-02")
    assert [seat["cards"] for seat in short.view()["seats"]] == [1, 1]
    assert short.why_not(CHANCE, "draw:Core") == "TPL-END-02"


@rule("TPL-END-03")
def test_end_03_points_are_the_score() -> None:
    for seed in range(20):
        table, _ = random_table(seed, players=2 + seed % 2)
        result = table.state.result
        assert result is not None
        assert list(result.scores) == [seat["points"] for seat in table.view()["seats"]]


@rule("TPL-EX-01")
def test_ex_01_equal_sums() -> None:
    table = yard("hand Bolt Gear Core", "hand Bolt Motor Motor")
    table.answer("scrap:Gear", "scrap:Core", "scrap:Motor", "scrap:Motor")
    assert table.position() == {
        "A": "P0 hand Bolt",
        "B": "P0 hand Bolt",
        "heap": "Gear Motor Motor Core",
    }


def test_clones_are_independent() -> None:
    table = yard("P1 hand Bolt Gear Core", "hand Bolt Gear Motor", heap="Bolt")
    table.answer("scrap:Core", "scrap:Bolt", "scrap:Motor")  # one pick laid, one half-made
    before = table.position()
    clone = facts(table).clone()
    assert GAME.position(clone) == before
    rng = Rng(1)
    while (decision := clone.decision()) is not None:
        clone.apply(decision.seat, decision.sample(rng))
    assert table.position() == before
