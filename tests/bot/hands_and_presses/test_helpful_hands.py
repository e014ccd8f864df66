"""What a hand offers beside the play: a suggestion that is chosen, refusals that go, a pass until the next lead."""

from __future__ import annotations

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import passed_last, play_to_beat
from bot.games.big_two.verbs import PASS
from bot.playground.people.driver import Person, Seen
from tests.bot.deals.test_exchanges import NO_REDEAL, asks
from tests.bot.running_bot.house import (
    House,
    acted,
    cards_of,
    choosable,
    choose_cards,
    chosen,
    has,
    is_turn,
    play_ready,
)
from tests.bot.running_bot.prepared import prepared

AHEAD = "Pass this trick"


def may_follow(view: BigTwoView) -> bool:
    """Ann can beat a single by any of three, and has many cards."""
    beats = [action for action in view.legal_actions() if action.verb == "play"]
    to_beat = play_to_beat(view.position)
    single = to_beat is not None and to_beat.kind == "single"
    return must_act(view) == {0} and single and len(beats) > 2 and len(view.hand) > 6


def must_pass(view: BigTwoView) -> bool:
    """Ann is on turn and can only pass."""
    return must_act(view) == {0} and [action.verb for action in view.legal_actions()] == ["pass"]


def bo_answers_first(view: BigTwoView) -> bool:
    """Bo-Chen is to follow, Ann comes later in the trick and has not passed; she may pass ahead."""
    return (
        must_act(view) == {1}
        and play_to_beat(view.position) is not None
        and 0 not in passed_last(view.position)
        and bool(view.ahead())
    )


def labels(hand: Seen) -> list[str]:
    return [one["label"] for one in hand.buttons]


def refusals(person: Person) -> list[Seen]:
    return [one for one in person.private() if "(BT" in one.text and not has(one, "Sort")]


async def test_a_hint_is_chosen_says_why_and_outlives_sorting(house: House, ann: Person) -> None:
    await prepared(house, may_follow)
    async with house.bot():
        await ann.slash("hand")
        hand = house.hand(ann)
        await ann.press(hand, "Hint")
        await ann.until(lambda: "Suggested" in hand.text)
        picked, order = chosen(hand), cards_of(hand)
        assert picked or "Suggested: **Pass**" in hand.text
        assert [one["label"] for one in hand.buttons if one["style"] == 1] == ["Play" if picked else "Pass"]
        await ann.press(hand, "Sort")
        await ann.until(lambda: cards_of(hand) != order or "Suggested" not in hand.text)
        assert "Suggested" in hand.text
        assert sorted(chosen(hand)) == sorted(picked)
        held = len(order)
        await acted(house, ann, "Play" if picked else "Pass")
        assert len(cards_of(house.hand(ann))) == held - len(picked)


@pytest.mark.parametrize(
    ("rules", "verb", "why"),
    [
        ("tribute-hk-2", "give", "Your hand needs it least."),
        ("class-struggle-2", "demand", "It would help your hand most."),
        ("malaysia", "decline", "Your hand gets no better with it."),
    ],
)
async def test_a_hint_before_play_says_what_to_answer_and_why(
    house: House, ann: Person, rules: str, verb: str, why: str
) -> None:
    await prepared(house, asks(verb), ("Ann", "Bo-Chen"), rules, NO_REDEAL)
    async with house.bot():
        hand = await ann.slash("hand")
        await ann.press(hand, "Hint")
        await ann.until(lambda: "Suggested: **" in hand.text)
        assert why in hand.text


async def test_a_refusal_goes_with_the_next_press_in_the_hand(house: House, ann: Person) -> None:
    await prepared(house, may_follow)
    async with house.bot():
        await ann.slash("hand")
        hand = house.hand(ann)
        for press in ("sort", "hint", "choice"):
            await choose_cards(ann, hand, choosable(hand)[:3])
            await ann.until(lambda: len(chosen(hand)) == 3)
            assert (await ann.press(hand, "Play")).ephemeral
            assert len(refusals(ann)) == 1, press
            if press == "choice":
                await choose_cards(ann, hand, choosable(hand)[:1])
            else:
                await ann.press(hand, press.capitalize())
            await ann.until(lambda: not refusals(ann))


async def test_a_refusal_replaces_the_one_before_it(house: House, ann: Person) -> None:
    await prepared(house, may_follow)
    async with house.bot():
        await ann.slash("hand")
        hand = house.hand(ann)
        for _ in range(3):
            assert "Choose cards first." in (await ann.press(hand, "Play")).text
            await ann.until(lambda: len([one for one in ann.private() if "Choose cards first." in one.text]) == 1)


async def test_where_nothing_can_be_played_pass_comes_first(house: House, ann: Person) -> None:
    await prepared(house, must_pass, ("Ann", "Bo-Chen"))
    async with house.bot():
        await ann.slash("hand")
        hand = house.hand(ann)
        assert "You can’t beat this. Pass." in hand.text
        assert labels(hand)[:2] == ["Pass", "Play"]
        assert hand.control("Pass")["style"] == 1
        assert hand.control("Play")["disabled"]
        await acted(house, ann, "Pass")


async def test_what_pass_this_trick_does_is_said_in_one_deal_alone(house: House, ann: Person) -> None:
    await prepared(house, lambda view: may_follow(view) and (0, PASS) not in view.history)
    for _ in range(2):  # over a restart, too
        async with house.bot():
            await ann.slash("hand")
            hand = house.hand(ann)
            assert has(hand, AHEAD)
            assert "skips all your turns" in hand.text
            ann.dismiss(hand)
    async with house.bot():
        await ann.slash("table open", channel="practice", rules="chudadi-standard", computers=3)
        await ann.slash("table start", channel="practice")
        *_, other = await ann.until(lambda: house.hands(ann))
        for _ in range(40):
            await ann.until(lambda: has(house.hand(ann), AHEAD) or is_turn(house, ann))
            if has(house.hand(ann), AHEAD):
                break
            await play_ready(house, ann, house.hand(ann))
        assert house.hand(ann).id == other.id
        assert has(other, AHEAD)
        assert "skips all your turns" not in other.text


async def test_a_pass_until_the_next_lead_outlives_a_restart_and_nobody_else_sees_it(
    house: House, ann: Person, bo: Person
) -> None:
    await prepared(house, bo_answers_first, people=("Ann", "Bo-Chen"))
    async with house.bot():
        await ann.slash("hand")
        table = await house.shown("My hand")
        public = table.text
        hand = house.hand(ann)
        assert hand.control("Pass")["disabled"]
        await ann.press(hand, AHEAD)
        await ann.until(lambda: "You pass until the next lead" in hand.text)
        assert hand.control(AHEAD)["style"] == 3
        await ann.press(hand, AHEAD)
        await ann.until(lambda: "You pass until the next lead" not in hand.text)
        await ann.press(hand, AHEAD)
        await ann.until(lambda: "You pass until the next lead" in hand.text)
        await house.quiet()
        assert (await house.shown("My hand")).text == public
        held = cards_of(hand)
    async with house.bot():
        await bo.slash("hand")
        assert "pass until the next lead" not in house.hand(bo).text
        await ann.slash("hand")
        assert "You pass until the next lead" in house.hand(ann).text
        await acted(house, bo, "Pass")
        await ann.until(lambda: "You pass until the next lead" not in house.hand(ann).text)
        assert cards_of(house.hand(ann)) == held
        assert not is_turn(house, ann) or "Lead" in house.hand(ann).text
        await ann.until(lambda: is_turn(house, ann) or is_turn(house, bo))
        person = ann if is_turn(house, ann) else bo
        await play_ready(house, person, house.hand(person))
