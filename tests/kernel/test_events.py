"""Events: who may know what of them."""

import json

import pytest

from automatable.kernel.events import Event, Seen
from automatable.kernel.seats import CHANCE, ORACLE, SPECTATOR

OWNER, OTHER = 0, 1


def drew() -> Event:
    """Seat 0 draws a card that only seat 0 sees."""
    return Event("drew", "TST-DRW-01", {"seat": OWNER}, {"card": "Trap"}, (OWNER,), True)


def moved() -> Event:
    """Everybody sees a pawn move."""
    return Event("moved", "TST-MOV-01", {"seat": OWNER, "square": 3}, {}, (), False)


@pytest.mark.parametrize("viewer", [OWNER, ORACLE])
def test_who_may_see_the_secret_sees_all_of_it(viewer: int) -> None:
    seen = drew().seen_by(viewer)
    assert seen.facts == {"seat": OWNER, "card": "Trap"}
    assert not seen.hidden


@pytest.mark.parametrize("viewer", [OTHER, SPECTATOR, CHANCE, 7])
def test_everybody_else_sees_that_there_is_more_to_it(viewer: int) -> None:
    seen = drew().seen_by(viewer)
    assert seen.facts == {"seat": OWNER}
    assert seen.hidden


def test_several_seats_may_share_a_secret() -> None:
    event = Event("swapped", "TST-SWP-01", {}, {"cards": ["Ray", "Copy"]}, (0, 2), True)
    assert [seat for seat in range(4) if not event.seen_by(seat).hidden] == [0, 2]


@pytest.mark.parametrize("viewer", [OWNER, OTHER, SPECTATOR, ORACLE])
def test_a_public_event_is_the_same_for_all(viewer: int) -> None:
    seen = moved().seen_by(viewer)
    assert seen.facts == {"seat": OWNER, "square": 3}
    assert not seen.hidden


@pytest.mark.parametrize("viewer", [OWNER, OTHER, SPECTATOR, ORACLE])
def test_kind_and_rule_are_seen_by_all(viewer: int) -> None:
    seen = drew().seen_by(viewer)
    assert (seen.kind, seen.rule) == ("drew", "TST-DRW-01")


def test_seeing_an_event_does_not_change_it() -> None:
    event = drew()
    event.seen_by(OWNER).facts["card"] = "Ray"
    event.seen_by(OTHER).facts["seat"] = 9
    assert event.facts == {"seat": OWNER}
    assert event.secret == {"card": "Trap"}
    assert event.seen_by(OWNER).facts == {"seat": OWNER, "card": "Trap"}


def test_what_others_get_holds_no_byte_of_the_secret() -> None:
    assert "Trap" not in json.dumps(drew().seen_by(OTHER).plain())
    assert "card" not in json.dumps(drew().seen_by(SPECTATOR).plain())


def test_a_seen_event_is_plain_data() -> None:
    seen = Seen("drew", "TST-DRW-01", {"seat": 1, "cards": ["Ray"]}, True)
    assert json.loads(json.dumps(seen.plain())) == {
        "kind": "drew",
        "rule": "TST-DRW-01",
        "facts": {"seat": 1, "cards": ["Ray"]},
        "hidden": True,
    }
