"""Whose turn it is: one at a time, in order, whoever waits and however."""

import asyncio

import pytest

from automatable.server.turn import Turn

pytestmark = pytest.mark.once


def test_one_at_a_time_in_the_order_they_came() -> None:
    async def play() -> list[str]:
        turn, done = Turn(), list[str]()

        async def command(name: str) -> None:
            async with turn:
                done.append(f"{name} begins")
                await asyncio.sleep(0.001)
                done.append(f"{name} ends")

        first = asyncio.create_task(command("a"))
        await asyncio.sleep(0)
        turn.take(lambda: (done.append("b"), turn.give())[0])
        await asyncio.gather(first, command("c"))
        return done

    assert asyncio.run(play()) == ["a begins", "a ends", "b", "c begins", "c ends"]


def test_many_may_wait() -> None:
    turn, done = Turn(), list[int]()
    turn.take(lambda: None)
    for number in range(10_000):
        turn.take(lambda number=number: (done.append(number), turn.give())[0])  # type: ignore[misc]
    assert done == []
    turn.give()
    assert done == list(range(10_000))


def test_who_does_not_wait_any_more_holds_nobody_up() -> None:
    async def play() -> str:
        turn = Turn()
        turn.take(lambda: None)

        async def wait() -> str:
            async with turn:
                return "mine"

        gone, next_one = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turn.give()
        return await next_one

    assert asyncio.run(play()) == "mine"


def test_a_failure_gives_the_turn_back() -> None:
    async def play() -> str:
        turn = Turn()
        with pytest.raises(ValueError, match="no"):
            async with turn:
                raise ValueError("no")
        async with turn:
            return "mine"

    assert asyncio.run(play()) == "mine"
