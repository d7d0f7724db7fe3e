"""What the view tells a board about the open question, and about teams. Rules: RQA-RUL-53."""

from .helpers import FULL, TEAMS, TWO, arena, with_cards


def test_the_view_tells_for_which_card_a_robot_is_asked() -> None:
    table = arena(TWO, pug=f"A r4c4 {FULL}", petri=f"A r2c2 {FULL}", A="hand thrusters")
    assert table.view()["doing"] is None
    table.answer("play:thrusters")
    assert table.view()["doing"] == {"card": "thrusters", "robot": None}
    table.answer("for:petri")
    assert table.view()["doing"] is None


def test_the_view_tells_who_aims_a_card_or_an_ability() -> None:
    strider = {"strider": f"A r4c4 {FULL}", "crate": f"B r4c5 {FULL}"}
    table = arena(**strider, A="hand hammer battery battery")
    table.answer("play:battery", "play:battery", "ability:strider")
    assert table.view()["doing"] == {"card": "ability", "robot": "strider"}
    table.answer("target:crate", "play:hammer")
    assert table.view()["doing"] == {"card": "hammer", "robot": "strider"}


def test_the_view_tells_who_is_pulled_where_there_is_a_choice() -> None:
    robots = {"pug": f"A r4c4 {FULL}", "crate": f"B r2c2 {FULL}"}
    table = arena(**robots, A="hand grappling_hook").answer("play:grappling_hook", "target:crate")
    assert table.options(0) == ["stop@r3c4", "stop@r4c3"]
    assert table.view()["doing"] == {"card": None, "robot": "crate"}


def test_the_view_tells_who_is_repelled_where_there_is_a_choice() -> None:
    robots = {"pug": f"A r4c4 {FULL}", "crate": f"B r2c2 {FULL}"}
    given = with_cards(bumper="ranged(1,3); repel_target(1)")
    table = arena(given, **robots, A="hand bumper").answer("play:bumper", "target:crate")
    assert table.options(0) == ["away:N", "away:W"]
    assert table.view()["doing"] == {"card": None, "robot": "crate"}


def test_the_view_tells_teams_by_number_and_others_by_seat() -> None:
    assert [seat["team"] for seat in arena(TEAMS).view()["seats"]] == [0, 1, 0, 1]
    assert [seat["team"] for seat in arena().view()["seats"]] == [0, 1, 2]


def test_the_view_tells_whether_smoke_hides_who_stands_in_it() -> None:
    assert arena().view()["arena"]["smoke_hides"] is False
    assert arena({"smoke_hides_occupant": "yes"}).view()["arena"]["smoke_hides"] is True


def test_what_is_still_to_be_discarded_is_counted() -> None:
    table = arena(with_cards(purge="discard(2)"), A="hand purge 2*battery hammer")
    assert table.view(0)["wanted"] == 0
    assert table.answer("play:purge").view(0)["wanted"] == 2
    assert table.answer("discard:hammer").view(0)["wanted"] == 1


def test_not_more_are_wanted_than_there_are() -> None:
    table = arena(with_cards(purge="discard(2)"), A="hand purge battery")
    assert table.answer("play:purge").view(0)["wanted"] == 1
