"""The private menu of a table disappears when it is no longer useful: no old *Leave* or *End* remains for the next
deal.

Promise: A menu disappears with whatever it was opened for. On the page, no control turns into another one under focus,
key or finger. Also: tests/playground/page/test_page_one_press.py.
"""

from __future__ import annotations

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.games.big_two.seat_sets import seats_of
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, Both, House, has, parts, play_ready
from tests.bot.running_bot.prepared import prepared


async def opened(house: House, person: Person, *labels: str) -> Seen:
    """The menu of the table, opened by a person; with these buttons, else with those of somebody seated."""
    menu = (await person.press(await house.shown("My hand"), "Menu")).message
    assert menu.ephemeral
    for label in labels or ("Leave", "End"):
        assert has(menu, label)
    return menu


def last_card_to_lead(view: BigTwoView) -> bool:
    """Ann's next play ends the deal."""
    return (
        must_act(view) == {0}
        and play_to_beat(view.position) is None
        and len(view.hand) == 1
        and 0 in seats_of(view.position.declared)
    )


async def test_menus_go_when_the_deal_ends(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    await prepared(house, last_card_to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        menus = [await opened(house, bo), await opened(house, stranger, "Join")]
        assert not any(has(menus[1], label) for label in ("Leave", "End", "Close"))
        await ann.slash("hand")
        await play_ready(house, ann, house.hand(ann))
        await house.shown("Next deal")
        await bo.until(lambda: all(menu.deleted for menu in menus))


async def test_a_question_of_the_deal_goes_with_it_too(house: House, ann: Person, bo: Person) -> None:
    await prepared(house, last_card_to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        question = (await bo.press(await opened(house, bo), "Leave")).message
        assert has(question, "Stay")
        await ann.slash("hand")
        await play_ready(house, ann, house.hand(ann))
        await house.shown("Next deal")
        await bo.until(lambda: question.deleted)


async def test_a_menu_goes_with_its_owners_next_play_and_stays_through_those_of_others(
    house: House, playing: Both
) -> None:
    person, other = playing
    mine, theirs = await opened(house, person), await opened(house, other)
    await play_ready(house, person, house.hand(person))
    await person.until(lambda: mine.deleted)
    await house.quiet()
    assert not theirs.deleted


async def test_a_menu_goes_with_what_it_offers_and_with_its_table(
    house: House, playing: Both, ann: Person, stranger: Person
) -> None:
    person, other = playing
    watching = await opened(house, stranger, "Join")
    await ann.slash("table close", channel=CHANNEL)
    await stranger.until(lambda: watching.deleted)
    menus = [await opened(house, one) for one in (person, other)]
    assert not any(has(menu, "Close") for menu in menus)
    await parts(ann, "end")
    await person.until(lambda: all(menu.deleted for menu in menus))


async def test_one_menu_takes_the_place_of_the_other(house: House, person: Person) -> None:
    first = await opened(house, person)
    second = await opened(house, person)
    await person.until(lambda: first.deleted)
    assert not second.deleted


async def test_a_danger_is_asked_about_in_place_of_the_menu(house: House, person: Person) -> None:
    for label in ("Leave", "End"):
        menu = await opened(house, person)
        question = (await person.press(menu, label)).message
        assert question.id == menu.id
        assert has(question, "Stay")
        await person.press(question, "Stay")
        await person.until(lambda gone=question: gone.deleted)  # type: ignore[misc]  # bound at once
