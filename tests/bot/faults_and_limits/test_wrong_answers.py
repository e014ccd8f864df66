"""Answers with status 200 that are not Discord's: one line in the log each, and the table goes on for everybody."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, control, open_and_start

BODIES = ("{}", "[]", "null", "{", '{"id": "1"}', '{"interaction": {}, "resource": 3}')
REQUESTS = {
    "send": r"POST /channels/\d+/messages",
    "edit": r"PATCH /channels/\d+/messages",
    "first": CALLBACK,
    "later": r"POST /webhooks",
    "original": r"PATCH /webhooks",
}


async def test_answers_of_another_form_harm_nothing_and_log_a_line(
    house: House, ann: Person, bo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    faults = house.playground.faults
    with capture_logs() as logged:
        async with house.bot():
            await open_and_start(house, ann, bo)
            for number, body in enumerate((*BODIES, "<html>")):
                for request in REQUESTS.values():
                    if body == "<html>":
                        faults.answer_with_page(request)
                    else:
                        faults.answer_with(request, body)
                await ann.slash("table let-in", at_once=number % 2 == 0)  # which edits the table's message
                await ann.slash("hand")
                await bo.slash("rules show")
                await house.quiet()
            faults.clear()
            house.later(60)
            await ann.slash("table let-in", at_once=False)
            for person in (ann, bo):
                await person.slash("hand")
                await person.until(lambda person=person: house.hands(person))  # type: ignore[misc]  # bound at once
            person, _ = await house.turn_of(ann, bo)
            assert control(house.hand(person), "hint")
    assert [line for line in logged if "exc_info" in line] == []
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert len([line for line in logged if line["log_level"] == "warning"]) >= len(BODIES)
