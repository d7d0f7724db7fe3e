"""What the process of the bots does for one answer."""

import pytest

from automatable import Record
from automatable.kernel import record
from automatable.kernel.record import Answer
from automatable.server.thinker import advise, choose

from ..kernel.coin import Coin


def test_a_bot_has_the_game_played_once_before_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    coin = Coin("take")
    monkeypatch.setattr(record, "played_game", lambda *_: coin)
    text = Record(coin, answers=[Answer(0, 0)] * 9).text()
    assert choose(text, 0, "random", 1) == "take"
    assert coin.answers == 9
    assert advise(text, 0, 1) == [("take", 0, 0)]
    assert coin.answers == 18
