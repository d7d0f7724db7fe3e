"""What steps tell a view of themselves."""

from .helpers import FULL, TWO, arena, with_cards


def test_the_view_tells_for_which_card_a_robot_is_asked() -> None:
    table = arena(TWO, pug=f"A r4c4 {FULL}", petri=f"A r2c2 {FULL}", A="hand thrusters")
    assert table.view()["doing"] is None
    table.answer("play:thrusters")
    assert table.view()["doing"] == {"card": "thrusters", "robot": None, "lines": {}}
    table.answer("for:petri")
    assert table.view()["doing"] is None


def test_the_view_tells_who_aims_a_card_or_an_ability() -> None:
    strider = {"strider": f"A r4c4 {FULL}", "crate": f"B r4c5 {FULL}"}
    table = arena(**strider, A="hand hammer battery battery")
    table.answer("play:battery", "play:battery", "ability:strider")
    assert table.view()["doing"] == {"card": "ability", "robot": "strider", "lines": {}}
    table.answer("target:crate", "play:hammer")
    assert table.view()["doing"] == {"card": "hammer", "robot": "strider", "lines": {}}


def test_the_view_tells_who_is_pulled_where_there_is_a_choice() -> None:
    robots = {"pug": f"A r4c4 {FULL}", "crate": f"B r2c2 {FULL}"}
    table = arena(**robots, A="hand grappling_hook").answer("play:grappling_hook", "target:crate")
    assert table.options(0) == ["stop@r3c4", "stop@r4c3"]
    assert table.view()["doing"] == {"card": None, "robot": "crate", "lines": {}}


def test_the_view_tells_who_is_repelled_where_there_is_a_choice() -> None:
    robots = {"pug": f"A r4c4 {FULL}", "crate": f"B r2c2 {FULL}"}
    given = with_cards(bumper="ranged(1,3); repel_target(1)")
    table = arena(given, **robots, A="hand bumper").answer("play:bumper", "target:crate")
    assert table.options(0) == ["away:N", "away:W"]
    doing = table.view()["doing"]
    assert (doing["card"], doing["robot"]) == (None, "crate")
    assert (doing["lines"]["N"], doing["lines"]["W"]) == ([11, 2], [19, 18])
