"""The last card: declared with the play that leaves it, declared before its owner's turn, or undeclared and resting.

Promise: A notice is deleted with its trick.
"""

from __future__ import annotations

import pytest

from bot.engine.actions import asked, must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import passed_last, play_to_beat
from bot.games.big_two.seat_sets import seats_of
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, acted, cards_of, choose_cards, control, is_turn, play_ready
from tests.bot.running_bot.prepared import prepared


def two_cards_to_lead(view: BigTwoView) -> bool:
    """Ann leads with two cards that are not a pair, and everybody else has at least three."""
    hand = view.hand
    return (
        must_act(view) == {0}
        and play_to_beat(view.position) is None
        and len(hand) == 2
        and hand[0].rank != hand[1].rank
    )


def can_leave_one(view: BigTwoView) -> bool:
    """Ann can play one of her two cards, and the seats after her have enough cards to go on."""
    plays = [action for action in view.legal_actions() if action.verb == "play" and len(action.cards) == 1]
    return two_cards_to_lead(view) and bool(plays) and min(view.counts[1:]) > 2


def one_card_left(view: BigTwoView) -> bool:
    """Ann has an undeclared last card and somebody else is to play."""
    return (
        len(view.hand) == 1
        and 0 not in must_act(view) | {*seats_of(view.position.declared)}
        and min(view.counts[1:]) > 1
    )


async def the_last_card_chosen(house: House, ann: Person) -> None:
    """Choose a play that leaves one card."""
    hand = house.hand(ann)
    plays = [one["value"] for one in hand.control(control(hand, "plays"))["options"]]
    single = next(value for value in plays if " " not in value)
    await choose_cards(ann, hand, [single])
    await ann.until(lambda: "leaves one card" in hand.text)


def notices(house: House, ann: Person) -> list[str]:
    return [one.text for one in ann.sees("big-two") if not one.ephemeral and "has one card and said so" in one.text]


async def test_declared_with_the_play_that_leaves_it(house: House, ann: Person) -> None:
    await prepared(house, can_leave_one)
    async with house.bot():
        await ann.slash("hand")
        await the_last_card_chosen(house, ann)
        hand = house.hand(ann)
        for label, state in (("goes out with your next play", 3), ("Press Last card! first", 1)):
            await ann.press(hand, "Last card!")
            await ann.until(lambda expected=label: expected in hand.text)  # type: ignore[misc]  # bound at once
            assert hand.control("Last card!")["style"] == state
        await ann.press(hand, "Last card!")
        await ann.until(lambda: "goes out with your next play" in hand.text)
        assert house.stored("select number from tables") == [(1,)]
        await acted(house, ann, "Play")
        await ann.until(lambda: notices(house, ann))
        assert notices(house, ann) == ["**Last card!** Ann has one card and said so."]
        await house.quiet()
        assert not any("rests" in one.text for one in ann.sees("big-two"))
        while notices(house, ann):  # it goes with its trick
            await ann.until(lambda: is_turn(house, ann) or not notices(house, ann))
            if notices(house, ann) and is_turn(house, ann):
                await acted_somehow(house, ann)


async def test_declared_with_a_typed_play(house: House, ann: Person) -> None:
    await prepared(house, can_leave_one)
    async with house.bot():
        offered = [one["value"] for one in await ann.autocomplete("play", "cards", "")]
        single = next(value for value in offered if " " not in value)
        answer = await ann.slash("play", cards=single, last_card=True)
        assert answer.ephemeral
        await ann.until(lambda: notices(house, ann))
        assert "last-card" in house.stored("select command from events order by seq")[1][0]


@pytest.mark.parametrize("way", ["hand", "table", "command"])
async def test_declared_before_the_own_turn(house: House, ann: Person, bo: Person, way: str) -> None:
    await prepared(
        house,
        lambda view: one_card_left(view) and 1 in must_act(view) and asked(view, 0, "declare") is not None,
        people=("Ann", "Bo-Chen"),
    )
    async with house.bot():
        table = await house.shown("My hand")
        await ann.slash("hand")
        assert "Say so before your turn" in house.hand(ann).text
        if way == "hand":
            await ann.press(house.hand(ann), "Last card!")
        elif way == "table":
            await ann.press(table, "Last card!")
        else:
            assert (await ann.slash("lastcard")).ephemeral
        await ann.until(lambda: "You have said Last card!" in house.hand(ann).text)
        await ann.until(lambda: notices(house, ann))
        await house.shown("My hand", "Last card: Ann.")
        before = house.stored()
        again = await ann.slash("lastcard")
        assert again.ephemeral
        assert "BT‑11.1" in again.text
        assert house.stored() == before


async def test_undeclared_it_rests_for_a_turn_and_the_table_says_why(house: House, ann: Person, bo: Person) -> None:
    await prepared(
        house,
        lambda view: (
            one_card_left(view)
            and 3 in must_act(view)
            and asked(view, 0, "declare") is not None
            and len(passed_last(view.position)) == 0
        ),
        people=("Ann", "Bo-Chen", "大老二王", "Søren"),
        seed=62,  # the first that leads there
    )
    async with house.bot():
        await ann.slash("hand")
        before_ann = house.person("Søren")
        await before_ann.slash("hand")
        await play_ready(house, before_ann, house.hand(before_ann))

        def rests() -> list[str]:
            return [
                one.text
                for one in ann.sees("big-two")
                if not one.ephemeral and "can’t be played. The turn passes" in one.text
            ]

        await ann.until(rests)
        assert len(rests()) == 1
        assert "Ann" in rests()[0]
        assert len(cards_of(house.hand(ann))) == 1
        assert notices(house, ann) == []
        await house.shown("My hand", "Last card: Ann.")


async def test_nobody_else_declares_it(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    await prepared(
        house,
        lambda view: one_card_left(view) and 1 in must_act(view) and asked(view, 0, "declare") is not None,
        people=("Ann", "Bo-Chen"),
    )
    async with house.bot():
        table = await house.shown("My hand")
        before = house.stored()
        for person in (bo, stranger):
            answer = await person.press(table, "Last card!")
            assert answer.ephemeral
            assert house.stored() == before


async def test_a_computer_declares_its_own(house: House, ann: Person) -> None:
    await prepared(house, lambda view: must_act(view) == {0} and 2 in view.counts[1:] and len(view.hand) > 3)
    async with house.bot():
        await ann.slash("hand")
        for _ in range(12):
            if notices(house, ann) or house.public("Next deal"):
                break
            await ann.until(lambda: is_turn(house, ann) or house.public("Next deal"))
            if house.public("Next deal") is None:
                await acted_somehow(house, ann)
        rests = [one.text for one in ann.sees("big-two") if "rests" in one.text]
        assert rests == []


async def acted_somehow(house: House, ann: Person) -> None:
    """Pass if allowed, otherwise play."""
    hand = house.hand(ann)
    if hand.control("Pass").get("disabled"):
        await play_ready(house, ann, hand)
    else:
        await ann.press(hand, "Pass")
