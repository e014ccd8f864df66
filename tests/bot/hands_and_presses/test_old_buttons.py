"""Buttons of an earlier version that are still in channels do what they did then.

Promise: Buttons and selects of earlier versions still answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from bot.engine.asks import must_act
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import opening_card, play_to_beat
from bot.games.big_two.seat_sets import seats_of
from bot.playground.people.driver import Person, Reply, Seen
from bot.tables.table import Table
from cogs.interactions.old_ids import OLD_VERBS
from cogs.ui.toolkit.custom_ids import CustomId
from tests.bot.deals.test_exchanges import NO_REDEAL, asks
from tests.bot.deals.test_redeal import RULES, entitled
from tests.bot.hands_and_presses.test_callouts import silent, two_with_one
from tests.bot.running_bot.house import House, cards_of, chosen
from tests.bot.running_bot.prepared import Wanted, prepared
from tests.bot.typed.test_bad_input import button


def to_follow(view: BigTwoView) -> bool:
    """Ann is to play and may pass."""
    return must_act(view) == {0} and play_to_beat(view.position) is not None


def undeclared(view: BigTwoView) -> bool:
    """Ann has one card and has not declared it; somebody else is to play."""
    return view.position.turn == 1 and view.counts[0] == 1 and 0 not in seats_of(view.position.declared)


def to_lead(view: BigTwoView) -> bool:
    """Ann is to lead whatever she likes."""
    return must_act(view) == {0} and play_to_beat(view.position) is None and opening_card(view.position) is None


class Old(NamedTuple):
    """A button of an earlier version: when it is pressed, how the action that it stands for begins, what it carried."""

    wanted: Wanted
    action: str
    carried: Callable[[BigTwoView], str] | str = ""
    preset: str = "chudadi-standard"
    changes: Mapping[str, Any] = NO_REDEAL


def lowest_wanted(view: BigTwoView) -> str:
    """A choice that demands the lowest card that may be demanded, by the places of its rank and its suit."""
    named = (card for action in view.legal_actions() if action.verb == "demand" for card in action.cards)
    wanted = next(card for card in named if card not in view.hand)
    ranks = list(dict.fromkeys(card.rank for card in view.position.setting.pack.cards))
    return f"0...r{ranks.index(wanted.rank)}u{str(view.rules.deck.suits).index(wanted.suit)}"


OFFER = ("pagat-basic", RULES)
BUTTONS = {
    "pass": Old(to_follow, "pass"),
    "lastcard": Old(undeclared, "declare last-card"),
    "callout": Old(silent, "call 1"),
    "call": Old(two_with_one, "call 1", "1"),
    "tablekeep": Old(entitled, "keep", "", *OFFER),
    "tableredeal": Old(entitled, "redeal", "", *OFFER),
    "keep": Old(entitled, "keep", "", *OFFER),
    "redeal": Old(entitled, "redeal", "", *OFFER),
    "play": Old(to_lead, "play", "1.."),
    "handpass": Old(to_follow, "pass"),
    "handlast": Old(undeclared, "declare last-card", "0.."),
    "give": Old(asks("give"), "give", "2..", "three-player-17+exchange-3p"),
    "demand": Old(asks("demand"), "demand", lowest_wanted, "class-struggle-1"),
    "waive": Old(asks("demand"), "waive", "", "class-struggle-1"),
    "choose": Old(asks("choose"), "choose 1", "1", "tribute-hk-1"),
    "take": Old(asks("take"), "take", "", "taiwan+seats-3"),
    "decline": Old(asks("take"), "decline", "", "taiwan+seats-3"),
    "swap": Old(asks("swap"), "swap", "", "malaysia"),
}
CHOOSING = {
    "played": "the menu of the table, below",
    "who": "the same as *rank*, where several may be asked",
    "rank": "below",
    "suit": "below",
}
"""Old verbs that act on nothing, with the test that holds them."""


def test_every_old_verb_is_pressed_here() -> None:
    assert OLD_VERBS.keys() == BUTTONS.keys() | CHOOSING.keys()


@pytest.mark.parametrize("verb", BUTTONS)
async def test_a_button_of_an_earlier_version_does_what_it_did(house: House, ann: Person, verb: str) -> None:
    old = BUTTONS[verb]
    table = await prepared(
        house,
        old.wanted,
        ("Ann", "Bo-Chen"),
        old.preset,
        old.changes,
        offered=old.wanted is entitled,
        callouts=verb.startswith("call"),
    )
    async with house.bot():
        await pressed(house, ann, CustomId(verb, table.id, table.turn, carried(old, table)))
        await ann.until(lambda: done(house))
        assert f'"{old.action}' in done(house)[0]


def carried(old: Old, table: Table) -> str:
    """What the button carried behind its verb."""
    view = table.deal.view(0) if table.deal else None
    assert PLAY.sees(view)
    return old.carried if isinstance(old.carried, str) else old.carried(view)


async def test_a_card_is_demanded_by_the_selects_of_an_earlier_version(house: House, ann: Person) -> None:
    table = await prepared(house, asks("demand"), ("Ann", "Bo-Chen"), "class-struggle-1", NO_REDEAL)
    _, _, wish = carried(BUTTONS["demand"], table).rpartition(".")
    rank, suit = wish.removeprefix("r").split("u")
    async with house.bot():
        hand = (await ann.slash("hand")).message
        for verb, extra, value in (("rank", "0..", rank), ("suit", f"0...r{rank}", suit)):
            await selected(house, ann, hand, CustomId(verb, table.id, table.turn, extra), value)
        await ann.until(lambda: "Chosen" in hand.text)
        await ann.press(hand, "Demand")
        await ann.until(lambda: done(house))
        assert '"demand' in done(house)[0]


async def test_cards_are_chosen_by_the_select_of_an_earlier_version(house: House, ann: Person) -> None:
    table = await prepared(house, to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        hand = (await ann.slash("hand")).message
        low = cards_of(hand)[0]
        await selected(house, ann, hand, CustomId("cardsa", table.id, table.turn, "0.."), low)
        await ann.until(lambda: chosen(hand) == [low])


async def test_played_cards_are_shown_by_the_menu_of_an_earlier_version(house: House, ann: Person) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    async with house.bot():
        answer = await pressed(house, ann, CustomId("played", table.id, table.turn))
        assert answer.ephemeral
        assert answer.text.startswith("-# Cards played so far: ")


@pytest.mark.parametrize("verb", ["do", "dolate", "whom", "act", "actlate"])
async def test_a_button_that_carries_no_action_of_the_game_is_answered(house: House, ann: Person, verb: str) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    async with house.bot():
        before = house.stored()
        for extra in ("", "fly", "play+3d+3x", "play+zz", "call", "whom", "declare+first-card"):
            answer = await pressed(house, ann, CustomId(verb, table.id, table.turn, extra))
            assert answer.ephemeral, extra
            assert answer.text, extra
            assert house.stored() == before, extra


async def pressed(house: House, person: Person, control: CustomId) -> Reply:
    """The answer to a button in the table message as an earlier version drew it."""
    shown = await house.shown("My hand")
    return await house.forged(person, shown, str(control), drawn=shown.raw | {"components": [button(str(control))]})


async def selected(house: House, person: Person, hand: Seen, control: CustomId, value: str) -> Reply:
    """The answer to a select in a hand as an earlier version drew it."""
    select = {"type": 3, "id": 1, "custom_id": str(control), "options": [{"label": value, "value": value}]}
    row = {"type": 1, "id": 2, "components": [select]}
    return await house.forged(person, hand, str(control), [value], drawn=hand.raw | {"components": [row]})


def done(house: House) -> list[str]:
    """The actions of people in the log."""
    return [row[0] for row in house.stored("select command from events") if '"do":"Act"' in row[0]]
