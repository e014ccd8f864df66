"""A hand always shows the current state: it is refreshed after others' plays, and replaced when stale or too old."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from bot.cards import Card
from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person, Seen
from tests.bot.channel.test_publishing import can_go_out
from tests.bot.running_bot.house import (
    Both,
    House,
    card_buttons,
    cards_of,
    choosable,
    choose_cards,
    chosen,
    control,
    is_turn,
    open_and_start,
    parts,
    play_ready,
    ready_made,
    turn_on,
)
from tests.bot.running_bot.prepared import can_play, prepared


@pytest.fixture
def table_options() -> dict[str, Any]:
    """No table passes for anybody, so that nothing happens which nobody did."""
    return {"clock": "none", "auto_pass": False}


async def test_everybodys_hand_follows_the_plays_of_others(house: House, playing: Both) -> None:
    person, other = playing
    theirs = house.hand(other)
    before = turn_on(theirs)
    await play_ready(house, person, house.hand(person))
    await other.until(lambda: turn_on(theirs) > before)
    assert house.hands(other) == [house.hand(other)] or len(house.hands(other)) == 1
    assert house.hand(other).id == theirs.id


async def test_hands_follow_though_the_clock_of_the_machine_is_set(house: House, playing: Both) -> None:
    person, other = playing
    theirs = house.hand(other)
    for seconds in (24 * 60 * 60, -48 * 60 * 60):
        house.clock.set(seconds)
        before = turn_on(theirs)
        person, _ = await house.turn_of(person, other)
        await play_ready(house, person, house.hand(person))
        await other.until(lambda before=before: turn_on(theirs) > before)  # type: ignore[misc]  # bound at once
    assert house.hand(other).id == theirs.id


async def test_two_presses_at_once_have_exactly_one_effect(house: House, person: Person, hand: Seen) -> None:
    offered = await ready_made(house, person, hand)
    hand = house.hand(person)
    if offered:
        await person.select(hand, control(hand, "plays"), offered[:1])
        await person.until(lambda: chosen(house.hand(person)) == offered[0].split())
    held, label = len(cards_of(hand)), "Play" if offered else "Pass"
    presses = [person.start_press(hand, label) for _ in range(3)]
    await asyncio.gather(*(person.settled(press) for press in presses))
    await house.quiet()
    acts = [row for row in house.stored("select command from events") if '"do":"Act"' in row[0]]
    mine = [row for row in acts if str(seat_number(house, person)) in row[0]]
    assert len(mine) == 1
    assert len(cards_of(house.hand(person))) == held - (len(offered[0].split()) if offered else 0)
    assert all(press.answered for press in presses)
    assert len(house.hands(person)) == 1


def seat_number(house: House, person: Person) -> int:
    """A person's number in the store."""
    [[number]] = house.stored(f"select person from people where account = {person.id}")
    return int(number)


async def test_my_hand_brings_a_fresh_hand_and_the_old_one_goes(house: House, person: Person) -> None:
    table, old = await house.shown("My hand"), house.hand(person)
    fresh = (await person.press(table, "My hand")).message
    assert fresh.ephemeral
    assert fresh.id != old.id
    assert cards_of(fresh) == cards_of(house.hand(person))
    await person.until(lambda: old.deleted)
    assert (await person.slash("hand")).message.ephemeral
    await person.until(lambda: len(house.hands(person)) == 1)


async def test_hands_asked_for_at_once_leave_one_that_can_be_played(house: House, person: Person) -> None:
    table = await house.shown("My hand")
    presses = [person.start_press(table, "My hand") for _ in range(4)]
    presses.append(person.start_press(house.hand(person), "Sort"))
    for press in presses:
        await person.settled(press)
    await person.until(lambda: len(house.hands(person)) == 1)
    before = house.stored("select number from tables")
    await play_ready(house, person, house.hand(person))
    assert house.stored("select number from tables") > before
    await person.until(lambda: len(house.hands(person)) == 1)


@pytest.mark.parametrize("way", ["my hand", "command", "play", "pass", "sort", "cards"])
async def test_a_hand_whose_token_ran_out_is_renewed_by_the_next_press(house: House, playing: Both, way: str) -> None:
    person, other = playing
    hand = house.hand(other)
    house.later(16 * 60)
    await person.press(house.hand(person), "Sort")
    await play_ready(house, person, house.hand(person))
    await house.quiet()
    before, held = house.stored(), cards_of(hand)
    assert hand.id == house.hand(other).id
    fresh = await renewed(house, other, hand, way)
    await other.until(lambda: turn_on(house.hand(other)) > 1)
    assert house.stored() == before
    assert set(cards_of(fresh)) == set(held)
    if way in ("my hand", "command"):
        assert fresh.id != hand.id
    else:
        assert fresh.id == hand.id
        assert ("from an earlier turn" in fresh.text) == (way != "sort"), "Sort fits any turn"


async def renewed(house: House, person: Person, hand: Seen, way: str) -> Seen:
    """The hand after a press long after its token expired."""
    if way == "my hand":
        return (await person.press(await house.shown("My hand"), "My hand")).message
    if way == "command":
        return (await person.slash("hand")).message
    if way == "cards":
        await person.press(hand, card_buttons(hand)[0]["custom_id"])
        await person.until(lambda: turn_on(hand) > 1)
    elif way == "sort":
        await person.press(hand, "Sort")
        await person.until(lambda: turn_on(hand) > 1)
        return hand
    else:  # off in a waiting hand, but a client may send it all the same
        await house.forged(person, hand, control(hand, way))
    await person.until(lambda: "from an earlier turn" in hand.text)
    return hand


async def test_a_hand_of_the_present_turn_can_be_played_after_any_time(house: House, person: Person) -> None:
    before = house.stored("select number from tables")
    house.later(3 * 60 * 60)
    await play_ready(house, person, house.hand(person))
    assert house.stored("select number from tables") > before


async def test_a_refusal_goes_with_the_next_accepted_play(house: House, ann: Person) -> None:
    await prepared(house, can_play)
    async with house.bot():
        await ann.slash("hand")
        await choose_cards(ann, house.hand(ann), [])  # what must be played is chosen from the start
        refused = await ann.press(house.hand(ann), "Play")
        assert "Choose cards first" in refused.text
        [note] = [one for one in ann.private() if "Choose cards first" in one.text]
        await play_ready(house, ann, house.hand(ann))
        await ann.until(lambda: note.deleted)


async def test_a_typed_refusal_goes_with_the_next_accepted_play_too(house: House, person: Person) -> None:
    assert "These rules have no redeal" in (await person.slash("redeal")).text
    [note] = [one for one in person.private() if "These rules have no redeal" in one.text]
    await play_ready(house, person, house.hand(person))
    await person.until(lambda: note.deleted)


def pair_against_single(view: BigTwoView) -> bool:
    """Ann is to beat a single and holds a pair of cards that do."""
    beat = play_to_beat(view.position)
    able = {str(card) for action in view.legal_actions() for card in action.cards}
    held = any({*pair} <= able for pair in pairs(view.hand)) and len(able) > 2
    return view.position.turn == 0 and beat is not None and beat.kind == "single" and held


def pairs(hand: Sequence[Card]) -> list[list[str]]:
    return [[str(one), str(other)] for one, other in pairwise(hand) if one.rank == other.rank]


async def test_what_is_chosen_and_cannot_be_played_says_why(house: House, ann: Person) -> None:
    table = await prepared(house, pair_against_single)
    assert table.deal is not None
    cards = table.deal.view(0).hand
    async with house.bot():
        await ann.press(await house.shown("My hand"), "My hand")
        hand = house.hand(ann)
        able = choosable(hand)
        await choose_cards(ann, hand, able)
        await ann.until(lambda: ", not a combination" in hand.text)
        await choose_cards(ann, hand, next(pair for pair in pairs(cards) if {*pair} <= {*able}))
        await ann.until(lambda: " · 2 cards can’t answer 1." in hand.text)


async def test_the_next_deals_hand_arrives_by_itself(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        while house.public("Next deal") is None:
            await ann.until(lambda: is_turn(house, ann) or house.public("Next deal"))
            if is_turn(house, ann):
                await play_ready(house, ann, house.hand(ann))
        await ann.until(lambda: house.hands(ann) == [])
        assert " won." in ann.private()[-1].text
        over = house.public("Next deal")
        assert over is not None
        await ann.press(over, "Next deal")
        await ann.until(lambda: house.hands(ann))
        assert len(cards_of(house.hand(ann))) == 13


async def test_a_table_that_ends_leaves_no_hand_with_buttons(house: House, playing: Both) -> None:
    for person in playing:
        if house.stored("select ended from tables") == [(0,)]:
            await parts(person, "end")
    for person in playing:
        await person.until(lambda who=person: house.hands(who) == [])  # type: ignore[misc]  # bound at once
        assert any("Deal 1 is void" in one.text for one in person.private())


async def test_passing_by_the_table_message_works_once_a_turn(house: House, ann: Person, bo: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None, people=("Ann", "Bo-Chen")
    )
    async with house.bot():
        table = await house.shown("My hand")
        passing = control(table, "pass")
        await ann.slash("hand")
        turn, before = turn_on(house.hand(ann)), house.stored("select number from tables")
        presses = [ann.start_press(table, passing, stale=True) for _ in range(2)]
        for press in presses:
            await ann.settled(press)
        await ann.until(lambda: turn_on(house.hand(ann)) > turn)
        acts = [row for row in house.stored("select command from events") if '"do":"Act"' in row[0]]
        assert len(acts) == 1
        assert house.stored("select number from tables") > before


async def test_whoever_ended_a_deal_gets_the_next_hand_after_a_break(house: House, ann: Person) -> None:
    """The press that ended it is too old by then to change its message, so the next hand is a new one."""
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.press(await house.shown("My hand"), "My hand")
        await ann.until(lambda: house.hands(ann))
        last = house.hand(ann)
        await play_ready(house, ann, last)
        await house.shown("Next deal")
        await house.quiet()
        house.later(60 * 60)
        await ann.press(await house.shown("Next deal"), "Next deal")
        await ann.until(lambda: any(one.id != last.id for one in house.hands(ann)))
