"""Sitting down late, leaving in mid-deal and ending, as stories with restarts, through the loopback Discord."""

from __future__ import annotations

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, cards_of, control, has, open_and_start, parts, play_until
from tests.bot.running_bot.prepared import prepared


@pytest.fixture
def liv(house: House) -> Person:
    """A friend who comes late."""
    return house.person("Liv")


def booked(house: House) -> list[tuple[int, str]]:
    """For whom each seat of the last deal was booked: a name, or ``computer``."""
    rows = house.stored(
        "select l.seat, coalesce(p.name, 'computer') from ledger l left join people p on p.person = l.person "
        "where l.deal = (select max(deal) from ledger) order by l.seat"
    )
    return [(seat, name) for seat, name in rows]


async def menu_of(house: House, person: Person) -> Seen:
    return (await person.press(await house.shown("My hand"), "Menu")).message


async def test_one_press_fills_the_lobby_and_late_friends_take_over_from_computers(
    house: House, ann: Person, bo: Person, liv: Person
) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, rules="chudadi-standard")
        lobby = await house.shown("Fill with computers")
        await ann.press(lobby, "Fill with computers")
        await house.shown("Start", "4 of 4")
        await bo.press(lobby, "Join")
        await house.shown("Start", "2. **Bo-Chen**")
        await ann.press(lobby, "Remove computer")
        await house.shown("Join", "3 of 4")
    async with house.bot():
        await liv.select(lobby, control(lobby, "seat"), ["2"])
        await house.shown("Join", "3. **Liv**")
        await ann.select(lobby, control(lobby, "computerof"), ["sharp"])
        assert " · sharp computer" in (await house.shown("Start", "4 of 4")).text
        assert not any(one["custom_id"].startswith("dd:computerof:") for one in lobby.selects)
        await ann.press(lobby, "Remove computer")
        await house.shown("Join", "3 of 4")
        await ann.press(lobby, "Add computer")
        assert "sharp" not in (await house.shown("Start", "4 of 4")).text
        await bo.select(lobby, control(lobby, "seat"), ["3"])
        assert "4. **Bo-Chen**" in (await house.shown("Start", "4. **Bo-Chen**")).text
        await liv.press(lobby, "Leave")
        await house.shown("Join", "3 of 4")
        await liv.press(lobby, "Join")
        await house.shown("Start", "3. **Liv**")
    assert house.stored('select count(*) from events where command like \'%"do":"Doubt"%\'') == [(0,)]


async def test_a_late_friend_waits_for_the_deal_to_end_and_is_dealt_the_next_one(
    house: House, ann: Person, liv: Person
) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and len(view.hand) == 1 and play_to_beat(view.position) is None
    )
    async with house.bot():
        table = await house.shown("My hand")
        refused = await liv.press(table, "My hand")
        assert "You’re only watching this table." in refused.text
        assert "Press Join to get Mei’s seat when this deal ends." in refused.text
        promised = await liv.press(refused, "Join")
        assert "You get Mei’s seat when this deal ends." in promised.text
        assert "Liv gets Mei’s seat when this deal ends." in (await house.shown("My hand", "Liv gets")).text
        again = await liv.slash("table join", channel=CHANNEL)
        assert "Your seat is kept." in again.text
    async with house.bot():
        assert "Liv gets Mei’s seat" in (await ann.slash("table status", channel=CHANNEL)).text
        await ann.slash("hand", channel=CHANNEL)
        over = await play_until(house, (ann,), lambda: house.public("Next deal"))
        assert booked(house) == [(0, "Ann"), (1, "computer"), (2, "computer"), (3, "computer")]
        assert "Liv" in over.text
        for person in (ann, liv):
            await person.press(over, "Next deal")
        await house.shown("My hand", "deal 2")
        await liv.until(lambda: house.hands(liv))
        assert len(cards_of(house.hand(liv))) == 13


async def test_a_promise_of_a_seat_is_given_up_at_once_and_goes_once_it_is_kept(
    house: House, ann: Person, liv: Person
) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and len(view.hand) == 1 and play_to_beat(view.position) is None
    )
    async with house.bot():
        table = await house.shown("My hand")
        await liv.press(await liv.press(table, "My hand"), "Join")
        await told(liv, "You get Mei’s seat when this deal ends.")
        menu = await menu_of(house, liv)
        assert "You get Mei’s seat when this deal ends." in menu.text
        assert not has(menu, "Join")
        given_up = "You’re no longer waiting for a seat."
        assert (await liv.press(menu, "Leave")).text == given_up
        await liv.press(await menu_of(house, liv), "Join")
        await told(liv, "You get Mei’s seat when this deal ends.")
        assert (await liv.slash("table leave", channel=CHANNEL)).text == given_up
        await liv.press(await menu_of(house, liv), "Join")
        await told(liv, "You get Mei’s seat when this deal ends.")
        await ann.slash("hand", channel=CHANNEL)
        await play_until(house, (ann,), lambda: house.public("Next deal"))
        await liv.until(lambda: not any("You get Mei’s seat" in one.text for one in liv.private()))


async def told(person: Person, said: str) -> str:
    """What a private message tells that says this."""
    return (await person.until(lambda: next((one for one in person.private() if said in one.text), None))).text


async def test_who_left_in_mid_deal_is_named_and_booked_or_comes_back_to_the_same_hand(
    house: House, ann: Person, bo: Person, liv: Person
) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, computers=2, rules="chudadi-standard")
        let_in = await ann.slash("table let-in", channel=CHANNEL, at_once=True)
        assert "Latecomers can take a computer’s seat at once." in let_in.text
        await bo.press(await house.shown("Join", "3 of 4"), "Join")
        await ann.press(await house.shown("Start", "4 of 4"), "Start")
        await bo.until(lambda: house.hands(bo))
        held = set(cards_of(house.hand(bo)))
        question = await bo.slash("table leave", channel=CHANNEL)
        assert "A computer plays on with your hand." in question.text
        assert "This deal still counts for you" in question.text
        assert "Until this deal ends, press Join to come back to this hand" in question.text
        await bo.press(question, "Leave")
        left = await house.shown("My hand", ", a computer, plays on, and the deal counts for Bo-Chen.")
        assert house.hands(bo) == []
        assert "This deal still counts for you" in await told(bo, "You left Table")
        for command in ("back", "end"):
            answer = await bo.slash(f"table {command}", channel=CHANNEL)
            said = "You left this table.\n-# This deal still counts for you. Press Join to play on with your hand."
            assert said in answer.text.replace("**", ""), answer.text
            assert has(answer.message, "Join")
        sent_away = await bo.slash("table join", channel=CHANNEL, seat=2)
        assert "You’ve already held a hand in this deal." in sent_away.text
    async with house.bot():
        joined = await liv.slash("table join", channel=CHANNEL)
        assert "left mid-deal" in (await house.shown("My hand")).text
        assert len(cards_of(joined.message)) in range(1, 14)
        assert not held & set(cards_of(joined.message))
        back = await bo.slash("table join", channel=CHANNEL)
        assert set(cards_of(back.message)) <= held
        await ann.until(lambda: (table := house.public("My hand")) and "left mid-deal" not in table.text)
        await parts(bo, "leave", channel=CHANNEL)
        await parts(liv, "leave", channel=CHANNEL)
        over = await play_until(house, (ann,), lambda: house.public("Next deal"))
        assert booked(house) == [(0, "Ann"), (1, "computer"), (2, "computer"), (3, "Bo-Chen")]
        assert "Bo-Chen" in over.text
        assert left.id != over.id
        points = next(part for part in over.text.split(" · ") if "Bo-Chen" in part).split("**")[1]
        await told(bo, f": {points}")


async def test_a_deal_is_made_void_by_everybody_or_nobody_or_an_admin_who_is_named(
    house: House, bo: Person, liv: Person, ann: Person
) -> None:
    async with house.bot():
        await open_and_start(house, bo, liv)
        question = await bo.slash("table end", channel=CHANNEL)
        assert "This deal is void: nobody gets points for it." in question.text
        assert "Liv must agree before you next play or pass." in question.text
        assert house.stored("select ended from tables") == [(0,)]
        await bo.press(question, "Ask to end")
        await house.shown("Agree to end", "Bo-Chen wants to end the table now.")
        hand = house.hand(liv)
        await liv.until(lambda: "Bo-Chen asks you to end the table now." in hand.text)
        assert not has(house.hand(bo), "Agree to end")
        may_end = (await liv.press(hand, "Agree to end")).message
        assert "This deal is void" in may_end.text
        await liv.press(may_end, "Stay")
        await liv.press(hand, "Play on")
        await house.shown("My hand", "Liv wants to play on.")
        await liv.until(lambda: may_end.deleted and not has(hand, "Play on"))
        assert house.hand(liv).id == hand.id
        refused = await bo.slash("table end", channel=CHANNEL)
        assert "Liv wants to play on." in refused.text
    async with house.bot():
        await parts(liv, "end", channel=CHANNEL)
        asked = await house.shown("Agree to end", "Liv wants to end the table now.")
        agreed = await bo.press(asked, "Agree to end")
        assert "This deal is void" in agreed.text
        await bo.press(agreed, "End")
        await bo.until(lambda: house.stored("select ended from tables") == [(1,)])
        assert house.stored("select count(*) from ledger") == [(0,)]
        assert "No deal counts here yet: it takes two people." in (await bo.slash("leaderboard", channel=CHANNEL)).text
        await open_and_start(house, bo, liv)
        await parts(ann, "end", channel=CHANNEL)
        ended = "Ann, who manages the server, ended deal 1."
        await liv.until(lambda: any(ended in one.text for one in liv.sees(CHANNEL) if not one.ephemeral))
        assert "Nobody gets points for this deal." in await told(liv, ended)
        # once its end is shown, no record of a table that has ended is needed
        await liv.until(lambda: house.stored("select count(*) from deal_records") == [(0,)])


async def test_nobody_dodges_a_loss_by_leaving_last_or_ending_after_another_left(
    house: House, bo: Person, liv: Person
) -> None:
    async with house.bot():
        await open_and_start(house, bo, liv)
        await parts(liv, "leave", channel=CHANNEL)
        refused = await bo.slash("table end", channel=CHANNEL)
        assert "This deal still counts for Liv, who isn’t here." in refused.text
        last = await bo.slash("table leave", channel=CHANNEL)
        assert "Nobody else sits here, so the table ends after this deal." in last.text
        await bo.press(last, "Leave")
    async with house.bot():
        await bo.until(lambda: house.stored("select ended from tables") == [(1,)])
        assert booked(house) == [(0, "Bo-Chen"), (1, "computer"), (2, "computer"), (3, "Liv")]


async def test_who_watches_is_offered_and_told_what_they_may_do(
    house: House, bo: Person, liv: Person, ann: Person
) -> None:
    async with house.bot():
        await open_and_start(house, bo)
        table = await house.shown("My hand")
        before = house.stored("select command from events where command not like '%Computer%' order by number")
        for verb in ("hand", "pass"):
            told = await house.forged(liv, table, control(table, verb))
            assert "You’re only watching this table." in told.text, verb
            assert has(told.message, "Join"), verb
        menu = await menu_of(house, liv)
        assert "You’re watching." in menu.text
        assert [one["label"] for one in menu.buttons] == ["Last trick", "Played cards", "Status", "Join"]
        assert [one["label"] for one in (await menu_of(house, ann)).buttons][-2:] == ["Close", "End"]
        for verb in ("leave", "leaveask", "end", "endask", "playon", "close", "letin", "ready"):
            answer = await house.forged(liv, table, control(table, "menu").replace(":menu:", f":{verb}:"))
            assert "You’re only watching this table." in answer.text, verb
        for command in ("leave", "end", "close"):
            answer = await liv.slash(f"table {command}", channel=CHANNEL)
            assert "You’re only watching this table." in answer.text, command
        await house.quiet()
        now = house.stored("select command from events where command not like '%Computer%' order by number")
        assert now == before
        own = [one["label"] for one in (await menu_of(house, bo)).buttons]
        assert own[3:] == ["Let people in", "Close", "Leave", "End"]


async def test_only_the_host_lets_people_in_which_is_said_to_all_and_holds_from_the_next_deal_on(
    house: House, bo: Person, liv: Person, ann: Person
) -> None:
    async with house.bot():
        await open_and_start(house, bo, liv)
        assert [one["label"] for one in (await menu_of(house, liv)).buttons][3:] == ["Leave", "End"]
        await bo.press(await menu_of(house, bo), "Let people in")
        await house.shown("My hand", "From the next deal on, latecomers can take a computer’s seat at once.")
        promised = await ann.slash("table join", channel=CHANNEL)
        assert "seat when this deal ends." in promised.text
