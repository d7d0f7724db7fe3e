"""Commands over HTTP: answers, taking back, handing over; each once, and in its time."""

import random

from .helpers import Person, Server, new_key, play_on, two_people, wait_for


def test_an_answer_is_accepted_once_and_then_a_duplicate(server: Server) -> None:
    ada, bob, table = two_people(server)
    key, start = new_key(), ada.view(table, 0)["sequence"]
    first = ada.answer(table, 0, "play:Charge", start, key)
    assert (first["status"], first["sequence"]) == ("accepted", start + 1)
    again = ada.answer(table, 0, "play:Charge", start, key)
    assert (again["status"], again["sequence"]) == ("duplicate", start + 1)
    assert ada.answer(table, 0, "PLAY:charge ", start, key)["status"] == "duplicate"
    assert ada.info(table)["sequence"] == start + 1
    assert bob.answer(table, 1, "play:Spark", start, key)["status"] == "accepted"  # his own key


def test_a_key_is_for_one_answer_only(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here")
    key, at = new_key(), ada.view(table, 0)["sequence"]
    ada.answer(table, 0, "play:Charge", at, key)
    body = {"key": key, "sequence": at + 1}
    for path, seat, more in (
        ("answers", 0, {"answer": "play:Spark"}),
        ("answers", 0, {"answer": "play:Charge play:Charge"}),
        ("answers", 0, {"answer": "no such thing"}),
        ("answers", 1, {"answer": "play:Charge"}),
        ("take_back", 0, {}),
    ):
        refused = ada.no_post(f"{table.path}/{path}", 409, **body, seat=seat, **more)
        assert refused["code"] == "key_reused"
    refused = ada.no_post(f"{table.path}/hand_over", 409, key=key, seat=0, bot="random")
    assert refused["code"] == "key_reused"
    assert ada.info(table)["sequence"] == at + 1
    assert ada.answer(table, 1, "play:Charge")["status"] == "accepted"


def test_a_key_is_for_one_change_of_hands_only(server: Server) -> None:
    ada, _, table = two_people(server)
    body = {"key": new_key(), "seat": 0}
    for status in ("accepted", "duplicate"):
        assert ada.post(f"{table.path}/hand_over", **body, bot="random")["status"] == status
    for bot in ("greedy", ""):
        refused = ada.no_post(f"{table.path}/hand_over", 409, **body, bot=bot)
        assert refused["code"] == "key_reused"


def test_an_answer_to_a_question_that_passed_is_stale(server: Server) -> None:
    ada, bob, table = two_people(server)
    old = ada.view(table, 0)["sequence"]
    assert ada.answer(table, 0, "play:Charge", old)["status"] == "accepted"
    assert bob.answer(table, 1, "play:Charge", old)["status"] == "accepted"  # his is the same still
    stale = ada.answer(table, 0, "play:Spark", old)
    assert (stale["status"], stale["code"]) == ("stale", "stale")
    assert stale["sequence"] == ada.info(table)["sequence"]
    assert ada.answer(table, 0, "play:Spark", stale["sequence"])["status"] == "accepted"


def test_a_forbidden_answer_is_refused_with_its_rule(server: Server) -> None:
    ada, _, table = two_people(server)
    reply = ada.answer(table, 0, "play:Counter")
    assert reply["status"] == "refused"
    assert (reply["code"], reply["rule"]) == ("illegal_action", "DUE-RND-04")
    assert "play:Charge" in reply["message"]
    unknown = ada.answer(table, 0, "fly:Away")
    assert (unknown["status"], unknown["code"]) == ("refused", "unknown_action")
    blank = ada.answer(table, 0, "   ")
    assert blank["status"] == "refused"
    assert ada.answer(table, 0, "play:Spark")["status"] == "accepted"
    twice = ada.answer(table, 0, "play:Spark")
    assert (twice["status"], twice["code"]) == ("refused", "not_asked")
    assert twice["rule"]


def test_a_refused_key_may_be_used_again(server: Server) -> None:
    ada, _, table = two_people(server)
    key = new_key()
    assert ada.answer(table, 0, "play:Counter", key=key)["status"] == "refused"
    assert ada.answer(table, 0, "play:Charge", key=key)["status"] == "accepted"


def test_a_person_cannot_answer_for_nature(server: Server) -> None:
    ada, _, table = two_people(server)
    assert ada.answer(table, 0, "draw:Ray")["status"] == "refused"
    body = {"seat": -1, "sequence": 1, "answer": "draw:Ray"}
    assert ada.no_post(f"{table.path}/answers", 422, **body)["code"] == "bad_request"


def picks(person: Person, code: object, seat: int) -> list[str]:
    """Two cards of the hand that may be picked together."""
    found = person.view(code, seat)  # type: ignore[arg-type]
    return [option["action"] for option in found["decision"]["options"]]


def test_several_answers_are_carried_out_whole_or_not_at_all(ada: Person) -> None:
    table = ada.create("here", "here", game="_template")
    before = ada.view(table, 0)
    options = [option["action"] for option in before["decision"]["options"]]
    for wrong in (f"{options[0]} fly:Away", f"{options[0]} draw:Bolt", " ".join([options[0]] * 5)):
        assert ada.answer(table, 0, wrong)["status"] == "refused"
        assert ada.view(table, 0) == before
    ada.answer(table, 0, options[0])
    second = [option["action"] for option in ada.view(table, 0)["decision"]["options"]]
    assert ada.take_back(table, 0)["status"] == "accepted"
    reply = ada.answer(table, 0, f"{options[0]} {second[0]}")
    assert reply["status"] == "accepted"
    assert ada.view(table, 0)["decision"] is None
    assert ada.view(table, 0)["asked"] == [1]


def test_a_path_is_written_once_for_a_key(ada: Person) -> None:
    table = ada.create("here", "here", game="_template")
    first = ada.view(table, 0)["decision"]["options"][0]["action"]
    ada.answer(table, 0, first)
    second = ada.view(table, 0)["decision"]["options"][0]["action"]
    ada.take_back(table, 0)
    key, at = new_key(), ada.view(table, 0)["sequence"]
    assert ada.answer(table, 0, f"{first} {second}", at, key)["sequence"] == at + 2
    assert ada.answer(table, 0, f"{first} {second}", at, key)["status"] == "duplicate"
    body = {"key": key, "seat": 0, "sequence": at}
    refused = ada.no_post(f"{table.path}/answers", 409, **body, answer=first)
    assert refused["code"] == "key_reused"  # a part is not the same
    assert ada.info(table)["sequence"] == at + 2


# Taking back


def test_an_answer_nobody_has_built_on_is_taken_back(server: Server) -> None:
    ada, bob, table = two_people(server)
    assert ada.view(table, 0)["take_back"] == "nothing"
    refused = ada.take_back(table, 0)
    assert (refused["status"], refused["code"]) == ("refused", "cannot_take_back")
    assert refused["message"] == "nothing"
    ada.answer(table, 0, "play:Charge")
    assert ada.view(table, 0)["take_back"] == ""
    assert bob.view(table, 1)["take_back"] == "nothing"
    assert bob.take_back(table, 1)["message"] == "nothing"
    taken = ada.take_back(table, 0)
    assert taken["status"] == "accepted"
    after = ada.view(table, 0)
    assert after["sequence"] == taken["sequence"]
    assert after["asked"] == [0, 1]
    assert ada.answer(table, 0, "play:Spark")["status"] == "accepted"
    assert ada.view(table, 0)["view"]["sides"][0]["play"] == "Spark"


def test_what_was_sent_together_is_taken_back_together(ada: Person) -> None:
    table = ada.create("here", "here", game="_template")
    before = ada.view(table, 0)
    first = before["decision"]["options"][0]["action"]
    ada.answer(table, 0, first)
    between = ada.view(table, 0)
    second = between["decision"]["options"][0]["action"]
    ada.take_back(table, 0)
    ada.answer(table, 0, f"{first} {second}")
    assert ada.view(table, 0)["take_back"] == ""
    assert ada.take_back(table, 0)["status"] == "accepted"
    assert ada.view(table, 0)["view"] == before["view"]
    ada.answer(table, 0, first)
    ada.answer(table, 0, second)
    ada.take_back(table, 0)
    assert ada.view(table, 0)["view"] == between["view"]  # two commands are two to take back
    assert between["view"] != before["view"]


def test_what_another_built_on_or_saw_stays(server: Server) -> None:
    ada, bob, table = two_people(server)
    ada.answer(table, 0, "play:Charge")
    bob.answer(table, 1, "play:Charge")
    assert ada.view(table, 0)["take_back"] == "other"
    assert ada.take_back(table, 0)["message"] == "other"
    assert bob.view(table, 1)["take_back"] == "shown"
    assert bob.take_back(table, 1)["message"] == "shown"


def test_what_nature_answered_stays(server: Server) -> None:
    ada, bob, table = two_people(server, settings={"stars": "1"})
    ada.answer(table, 0, "play:Move")
    bob.answer(table, 1, "play:Charge")
    for person, seat in ((ada, 0), (bob, 1)):
        assert person.view(table, seat)["take_back"] == "nature"
        assert person.take_back(table, seat)["message"] == "nature"


def test_taking_back_is_for_the_table_as_it_is(server: Server) -> None:
    ada, _, table = two_people(server)
    at = ada.view(table, 0)["sequence"]
    ada.answer(table, 0, "play:Charge", at)
    assert ada.take_back(table, 0, at)["status"] == "stale"
    body = {"seat": 0, "sequence": at + 1, "key": new_key()}
    assert ada.post(f"{table.path}/take_back", **body)["status"] == "accepted"
    assert ada.post(f"{table.path}/take_back", **body)["status"] == "duplicate"
    assert ada.view(table, 0)["asked"] == [0, 1]


def test_a_late_copy_of_an_answer_taken_back_is_a_duplicate(server: Server) -> None:
    ada, _, table = two_people(server)
    at, key = ada.view(table, 0)["sequence"], new_key()
    ada.answer(table, 0, "play:Charge", at, key)
    ada.take_back(table, 0)
    assert ada.answer(table, 0, "play:Charge", at, key)["status"] == "duplicate"
    assert ada.answer(table, 0, "play:Charge", at)["status"] == "stale"
    assert ada.view(table, 0)["asked"] == [0, 1]


def test_what_a_bot_had_laid_is_not_seen_and_then_answered_anew(ada: Person) -> None:
    """It would lay the same again, and who takes back would know."""
    table = ada.create("here", "random")
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["asked"] == [0])  # the bot has chosen again
    why = ada.view(table, 0)["take_back"]
    assert why in ("shown", "nature")  # what the bot laid may have brought a card
    reply = ada.take_back(table, 0)
    assert (reply["status"], reply["message"]) == ("refused", why)
    assert ada.view(table, 0)["view"]["round"] == 2


def test_no_game_goes_on_after_its_seed_was_shown(ada: Person) -> None:
    """Whoever knows the seed knows every card to come."""
    table = ada.create("here", "random", settings={"max_rounds": "1"})
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["status"] == "over")
    assert ada.get(f"{table.path}/proof")["seed"]
    reply = ada.take_back(table, 0)
    assert reply["status"] == "refused"
    assert ada.view(table, 0)["status"] == "over"


# Handing over


def test_a_seat_is_handed_to_a_bot_and_taken_again(server: Server) -> None:
    ada, bob, table = two_people(server)
    key = new_key()
    body = {"key": key, "seat": 1, "bot": "random"}
    assert bob.post(f"{table.path}/hand_over", **body)["status"] == "accepted"
    assert bob.post(f"{table.path}/hand_over", **body)["status"] == "duplicate"
    wait_for(lambda: ada.view(table, 0)["asked"] == [0])
    info = ada.info(table)["seats"][1]
    assert (info["bot"], info["kind"], info["name"], info["online"]) == (
        "random",
        "link",
        "Bob",
        True,
    )
    assert bob.info(table)["seats"][1]["yours"]
    assert bob.post(f"{table.path}/hand_over", seat=1, bot="")["status"] == "accepted"
    assert ada.info(table)["seats"][1]["bot"] == ""
    ada.answer(table, 0, "play:Charge")
    message = bob.view(table, 1)
    assert message["decision"] is not None  # his again
    option = message["decision"]["options"][0]["action"]
    assert bob.answer(table, 1, option)["status"] == "accepted"
    assert (
        bob.no_post(f"{table.path}/hand_over", 404, seat=1, bot="genius")["code"] == "unknown_bot"
    )


def test_a_bot_that_was_sent_away_answers_no_more(server: Server) -> None:
    """Also if it was thinking just then."""
    ada, bob, table = two_people(server)
    for _ in range(5):
        bob.post(f"{table.path}/hand_over", seat=1, bot="strong")
        back = bob.post(f"{table.path}/hand_over", seat=1, bot="")
        here = bob.view(table, 1)
        if here["decision"] is None:  # it was faster
            assert here["sequence"] >= back["sequence"]
            if here["status"] == "over":
                break
            ada.answer(table, 0, ada.view(table, 0)["decision"]["options"][0]["action"])
            continue
        # Another bot asked later has answered; so the earlier one has, too, or never will.
        other = ada.create("here", "strong")
        wait_for(lambda: ada.view(other, 0)["asked"] == [0])  # noqa: B023
        assert bob.view(table, 1)["sequence"] == back["sequence"]
        assert bob.view(table, 1)["decision"] is not None


def test_people_and_bots_play_whole_games(server: Server) -> None:
    rng = random.Random(1)
    ada, bob, table = two_people(server)
    over = play_on(table, {0: ada, 1: bob}, rng)
    assert over["status"] == "over"
    table = ada.create("rollout", "here", settings={"board": "short"})
    while True:
        message = wait_for(
            lambda: (m := ada.view(table, 1)) and (m["decision"] or m["result"]) and m
        )
        if message["result"]:
            break
        option = rng.choice(message["decision"]["options"])["action"]
        ada.answer(table, 1, option, message["sequence"])
    assert message["status"] == "over"
    after = ada.answer(table, 1, "play:Charge")
    assert (after["status"], after["code"]) == ("refused", "not_asked")
