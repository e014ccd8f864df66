"""A database that is slow or cannot save: every press is answered, and nothing is half played.

Promise: Reading writes nothing.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import Engine, event

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.i18n.catalogue import text
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import House, acted, cards_of, parts, turn_on
from tests.bot.running_bot.prepared import prepared
from tests.patience import PATIENCE
from tests.store.full_databases import taking_nothing


@pytest.fixture
async def hand(house: House, ann: Person) -> AsyncIterator[Seen]:
    """A hand of Ann's in which she may pass."""
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None and len(view.hand) > 9
    )
    async with house.bot():
        shown = (await ann.slash("hand")).message
        await house.shown("My hand")
        await house.quiet()
        yield shown


async def test_what_cannot_be_saved_did_not_happen_and_says_so(house: House, ann: Person, hand: Seen) -> None:
    before, held = house.stored(), cards_of(hand)
    refused = f"**{text('err-saving', 'en-US')}**"
    with taking_nothing() as mend:
        offered = await ann.autocomplete("play", "cards", "")
        wishes = [partial(ann.press, hand, "Pass"), partial(ann.slash, "pass"), partial(parts, ann, "leave")]
        if offered:
            wishes.append(partial(ann.slash, "play", cards=offered[0]["value"]))
        for wish in wishes:
            answer = await wish()
            assert answer.ephemeral
            assert refused in answer.text
        assert refused in (await house.person("Liv").slash("table join")).text
        assert refused in (await ann.slash("table open", channel="practice")).text
        assert refused in (await ann.press(hand, "Sort")).text
        assert house.stored() == before
        mend()
        turn = turn_on(house.hand(ann))
        await acted(house, ann, "Pass")
        assert turn_on(house.hand(ann)) > turn
    assert cards_of(house.hand(ann)) == held
    assert house.stored() != before


async def test_on_a_full_disk_everything_can_still_be_read(house: House, ann: Person) -> None:
    async with house.bot():
        with taking_nothing():
            for command in ("leaderboard", "ledger show", "table status", "rules show", "help"):
                for person in (ann, house.person("Liv")):
                    answer = await person.slash(command)
                    assert text("err-saving", "en-US") not in answer.text, command
                    assert text("err-reading", "en-US") not in answer.text, command
    assert house.stored("select count(*) from people") == [(0,)]


async def test_rules_that_cannot_be_saved_are_no_play(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash("rules use", preset="singapore")
        with taking_nothing():
            answer = await ann.slash("rules use", preset="taiwan")
    assert f"**{text('err-saving-rules', 'en-US')}**" in answer.text
    assert "play" not in text("err-saving-rules", "en-US")


async def test_what_cannot_be_read_is_said_to_be_unread(house: House, ann: Person) -> None:
    refused = f"**{text('err-reading', 'en-US')}**"
    async with house.bot():
        await ann.slash("rules use", preset="singapore")
        for before, after in (("", "gone_"), ("gone_", "")):
            for name in ("ledger", "standings"):
                house.home.query(f"alter table {before}{name} rename to {after}{name}")
            for command in ("leaderboard", "ledger show"):
                answer = await ann.slash(command)
                assert answer.ephemeral
                assert (refused in answer.text) == (after == "gone_")


async def test_asking_for_a_members_points_keeps_nothing_of_them(house: House, ann: Person) -> None:
    async with house.bot():
        answer = await ann.slash("ledger show", member="Bo-Chen")
    assert text("balance", "en-US", name="Bo-Chen", total=0, deals=0) in answer.text
    assert house.stored("select name from people") == []


@contextmanager
def slow_to_save() -> Iterator[Callable[[], None]]:
    """The database begins to save an event, and finishes when the yielded function is called."""
    go_on = threading.Event()

    def held(_conn: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO events"):
            assert go_on.wait(PATIENCE)

    event.listen(Engine, "before_cursor_execute", held)
    try:
        yield go_on.set
    finally:
        go_on.set()
        event.remove(Engine, "before_cursor_execute", held)


async def test_a_slow_commit_is_acknowledged_meanwhile_and_its_play_stands(
    house: House, ann: Person, hand: Seen
) -> None:
    turn = turn_on(hand)
    with slow_to_save() as go_on:
        press = ann.start_press(hand, "Pass")
        await ann.until(lambda: press.answered)
        assert house.stored("select number from tables") == [(1,)]
        go_on()
        await ann.until(lambda: turn_on(house.hand(ann)) > turn)
    assert house.stored("select number from tables") != [(1,)]
