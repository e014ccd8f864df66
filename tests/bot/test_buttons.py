"""Buttons and selects do what they carry, whatever message they stand in; those of 0.1.0 are said to be out of date.

Promise: A button does what it carries. One of 0.1.0 is answered, and does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import opening_card, play_to_beat
from bot.games.big_two.seat_sets import seats_of
from bot.i18n.catalogue import text
from bot.playground.people.driver import Person, Reply, Seen
from bot.scenes.hand_scene import NOTHING_SELECTED
from bot.tables.table import Table
from cogs.ui.toolkit.custom_ids import CustomId, offering
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


class Wish(NamedTuple):
    """A button: when it is pressed, how the action that it stands for begins, what it carries behind its verb."""

    wanted: Wanted
    action: str
    carried: Callable[[BigTwoView], str] | str
    preset: str = "chudadi-standard"
    changes: Mapping[str, Any] = NO_REDEAL
    callouts: bool = False


def lowest_wanted(view: BigTwoView) -> str:
    """A choice that demands the lowest card that may be demanded, by the places of its rank and its suit."""
    named = (card for action in view.legal_actions() if action.verb == "demand" for card in action.cards)
    wanted = next(card for card in named if card not in view.hand)
    setting = view.position.setting
    ranks = list(dict.fromkeys(card.rank for card in setting.pack.cards))
    return f"demand.0...r{ranks.index(wanted.rank)}u{str(setting.rules.deck.suits).index(wanted.suit)}"


OFFER = ("pagat-basic", RULES)
BUTTONS = {
    # the table
    "do pass": Wish(to_follow, "pass", "pass"),
    "dolate declare": Wish(undeclared, "declare last-card", "declare+last-card"),
    "whom call": Wish(silent, "call 1", "call", callouts=True),
    "do call": Wish(two_with_one, "call 1", "call+1", callouts=True),
    "do keep": Wish(entitled, "keep", "keep", *OFFER),
    "do redeal": Wish(entitled, "redeal", "redeal", *OFFER),
    # a hand
    "act keep": Wish(entitled, "keep", "keep", *OFFER),
    "act redeal": Wish(entitled, "redeal", "redeal", *OFFER),
    "deed play": Wish(to_lead, "play", "play.1.."),
    "act pass": Wish(to_follow, "pass", "pass"),
    "deed declare": Wish(undeclared, "declare last-card", "declare.0.."),
    "deed give": Wish(asks("give"), "give", "give.2..", "three-player-17+exchange-3p"),
    "deed demand": Wish(asks("demand"), "demand", lowest_wanted, "class-struggle-1"),
    "act waive": Wish(asks("demand"), "waive", "waive", "class-struggle-1"),
    "act choose": Wish(asks("choose"), "choose 1", "choose+1", "tribute-hk-1"),
    "act take": Wish(asks("take"), "take", "take", "taiwan+seats-3"),
    "act decline": Wish(asks("take"), "decline", "decline", "taiwan+seats-3"),
    "act swap": Wish(asks("swap"), "swap", "swap", "malaysia"),
}


@pytest.mark.parametrize("named", BUTTONS)
async def test_a_button_does_what_it_carries(house: House, ann: Person, named: str) -> None:
    wish, verb = BUTTONS[named], named.split()[0]
    table = await prepared(
        house,
        wish.wanted,
        ("Ann", "Bo-Chen"),
        wish.preset,
        wish.changes,
        offered=wish.wanted is entitled,
        callouts=wish.callouts,
    )
    async with house.bot():
        await pressed(house, ann, CustomId(verb, table.id, table.turn, carried(wish, table)))
        await ann.until(lambda: done(house))
        assert f'"{wish.action}' in done(house)[0]


def carried(wish: Wish, table: Table) -> str:
    """What the button carries behind its verb."""
    assert table.deal is not None
    view = table.deal.view(0)
    assert PLAY.sees(view)
    return wish.carried if isinstance(wish.carried, str) else wish.carried(view)


async def test_a_card_is_demanded_by_the_selects_of_rank_and_suit(house: House, ann: Person) -> None:
    table = await prepared(house, asks("demand"), ("Ann", "Bo-Chen"), "class-struggle-1", NO_REDEAL)
    _, _, wish = carried(BUTTONS["deed demand"], table).rpartition(".")
    rank, suit = wish.removeprefix("r").split("u")
    async with house.bot():
        hand = (await ann.slash("hand")).message
        for extra, value in (("r.0..", rank), (f"u.0...r{rank}", suit)):
            await selected(house, ann, hand, CustomId("pick", table.id, table.turn, extra), value)
        await ann.until(lambda: "Chosen" in hand.text)
        await ann.press(hand, "Demand")
        await ann.until(lambda: done(house))
        assert '"demand' in done(house)[0]


async def test_cards_are_chosen_by_a_select_that_says_what_it_offers(house: House, ann: Person) -> None:
    table = await prepared(house, to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        hand = (await ann.slash("hand")).message
        low = cards_of(hand)[0]
        extra = offering(NOTHING_SELECTED, frozenset(range(13)))
        await selected(house, ann, hand, CustomId("cardsa", table.id, table.turn, extra), "0")
        await ann.until(lambda: chosen(hand) == [low])


async def test_played_cards_are_shown_by_the_menu_of_the_table(house: House, ann: Person) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    async with house.bot():
        answer = await pressed(house, ann, CustomId("cardsplayed", table.id, table.turn))
        assert answer.ephemeral
        assert answer.text.startswith("-# Cards played so far: ")


OF_0_1_0 = [
    *("pass", "lastcard", "tablekeep", "tableredeal", "callout", "call", "played"),
    *("play", "handlast", "give", "demand", "handpass", "keep", "redeal", "waive", "take", "decline", "swap", "choose"),
]
SELECTS_OF_0_1_0 = ["who", "rank", "suit", "cardsa", "cardsb"]


async def test_a_control_of_0_1_0_is_said_to_be_out_of_date_and_does_nothing(house: House, ann: Person) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    told = f"**{text('err-old', 'en-US')}**\n-# {text('err-old.note', 'en-US')}"
    async with house.bot():
        hand = (await ann.slash("hand")).message
        await house.quiet()
        before = house.stored()
        answers = {verb: await pressed(house, ann, CustomId(verb, table.id, table.turn, "1")) for verb in OF_0_1_0}
        for verb in SELECTS_OF_0_1_0:
            control = CustomId(verb, table.id, table.turn, "0..")
            answers[verb] = await selected(house, ann, hand, control, cards_of(hand)[0])
        for verb, answer in answers.items():
            assert answer.ephemeral, verb
            assert len(answer.messages) == 1, verb
            assert answer.text == told, verb
        assert chosen(hand) == []
        assert house.stored() == before


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
    """The answer to a button in the table message, as if it were drawn there."""
    shown = await house.shown("My hand")
    return await house.forged(person, shown, str(control), drawn=shown.raw | {"components": [button(str(control))]})


async def selected(house: House, person: Person, hand: Seen, control: CustomId, value: str) -> Reply:
    """The answer to a select in a hand, as if it were drawn there."""
    select = {"type": 3, "id": 1, "custom_id": str(control), "options": [{"label": value, "value": value}]}
    row = {"type": 1, "id": 2, "components": [select]}
    return await house.forged(person, hand, str(control), [value], drawn=hand.raw | {"components": [row]})


def done(house: House) -> list[str]:
    """The actions of people in the log."""
    return [row[0] for row in house.stored("select command from events") if '"do":"Act"' in row[0]]
