"""Buttons of an earlier version that are still in channels do what they did then."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.games.asks import must_act
from bot.games.big_two.deal.view import BigTwoView
from bot.playground.driver import Answer, Person
from cogs.edge.old_ids import OLD_VERBS, PLAYED_CARDS
from cogs.ui.custom_ids import CustomId
from tests.bot.house import House
from tests.bot.prepared import Wanted, prepared
from tests.bot.test_bad_input import button
from tests.bot.test_callouts import silent, two_with_one
from tests.bot.test_redeal import RULES, entitled


def to_follow(view: BigTwoView) -> bool:
    """Ann is to play and may pass."""
    return must_act(view) == {0} and view.to_beat is not None


def undeclared(view: BigTwoView) -> bool:
    """Ann has one card and has not declared it; somebody else is to play."""
    return view.turn == 1 and view.counts[0] == 1 and 0 not in view.declared


class Old(NamedTuple):
    """A button of an earlier version: when it is pressed, what it carried, and the action that it stands for."""

    wanted: Wanted
    carried: str
    action: str


BUTTONS = {
    "pass": Old(to_follow, "", "pass"),
    "lastcard": Old(undeclared, "", "declare last-card"),
    "callout": Old(silent, "", "call 1"),
    "call": Old(two_with_one, "1", "call 1"),
    "tablekeep": Old(entitled, "", "keep"),
    "tableredeal": Old(entitled, "", "redeal"),
}


@pytest.mark.parametrize("verb", OLD_VERBS)
async def test_a_button_of_an_earlier_version_does_what_it_did(house: House, ann: Person, verb: str) -> None:
    old, offered = BUTTONS[verb], verb.startswith("table")
    table = await prepared(
        house,
        old.wanted,
        ("Ann", "Bo-Chen"),
        "pagat-basic" if offered else "chudadi-standard",
        RULES if offered else {},
        offered=offered,
        callouts=verb.startswith("call"),
    )
    async with house.bot():
        await pressed(house, ann, CustomId(verb, table.id, table.turn, old.carried))
        await ann.until(lambda: done(house))
        assert f'"{old.action}"' in done(house)[0]


@pytest.mark.parametrize("verb", PLAYED_CARDS)
async def test_played_cards_are_shown_by_a_menu_of_any_version(house: House, ann: Person, verb: str) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    async with house.bot():
        answer = await pressed(house, ann, CustomId(verb, table.id, table.turn))
        assert answer.ephemeral
        assert answer.text.startswith("-# Played so far: ")


@pytest.mark.parametrize("extra", ["", "fly", "play+3d+3x", "call", "whom", "declare+first-card"])
@pytest.mark.parametrize("verb", ["do", "dolate", "whom"])
async def test_a_button_that_carries_no_action_of_the_game_is_answered(
    house: House, ann: Person, verb: str, extra: str
) -> None:
    table = await prepared(house, to_follow, ("Ann", "Bo-Chen"))
    async with house.bot():
        before = house.stored()
        answer = await pressed(house, ann, CustomId(verb, table.id, table.turn, extra))
        assert answer.ephemeral
        assert answer.text
        assert house.stored() == before


async def pressed(house: House, person: Person, control: CustomId) -> Answer:
    """The answer to a button in the table message as an earlier version drew it."""
    shown = await house.shown("My hand")
    return await house.forged(person, shown, str(control), drawn=shown.raw | {"components": [button(str(control))]})


def done(house: House) -> list[str]:
    """The actions of people in the log."""
    return [row[0] for row in house.stored("select command from events") if '"do":"Act"' in row[0]]
