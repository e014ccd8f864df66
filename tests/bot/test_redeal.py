"""The redeal offer: it lasts equally long whoever may ask, and is accepted, declined or timed out, even over a restart.

Rule BT-12.3.
"""

from __future__ import annotations

import re

import pytest

from bot.games.big_two.before.redeal import OFFERED_FOR
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.grammar import REDEAL
from bot.playground.driver import Person
from bot.playground.seen import Seen
from tests.bot.house import CHANNEL, House, cards_of, control, has
from tests.bot.prepared import prepared

TIME = re.compile(r"<t:\d+:R>")
RULES = {"redeal.points_below": 8}


def entitled(view: BigTwoView) -> bool:
    """Ann may ask for a redeal."""
    return view.deal == 1 and REDEAL in view.legal_actions()


def not_entitled(view: BigTwoView) -> bool:
    """Ann may not ask for one."""
    return view.deal == 1 and bool(view.undecided) and REDEAL not in view.legal_actions()


async def offered(house: House, wanted: object, people: tuple[str, ...] = ("Ann", "Bo-Chen")) -> None:
    """A table with a redeal offer in the first deal."""
    assert callable(wanted)
    await prepared(house, wanted, people, "pagat-basic", RULES, offered=True)


async def hand_of(house: House, person: Person) -> Seen:
    """The person's hand, requested during a redeal offer."""
    await person.slash("hand")
    return next(one for one in reversed(person.private()) if has(one, "Keep"))


def verbs(message: Seen) -> list[tuple[str, str, bool]]:
    """Label, verb and whether it is disabled, for every control."""
    found = [*message.buttons, *message.selects]
    return [
        (one.get("label", one.get("placeholder")), one["custom_id"].split(":")[1], bool(one.get("disabled")))
        for one in found
    ]


async def test_nothing_tells_who_may_ask(house: House, ann: Person) -> None:
    shown = []
    for wanted in (entitled, not_entitled):
        house.database.unlink(missing_ok=True)
        await offered(house, wanted)
        async with house.bot():
            table = await house.shown("Keep", "Missing: Ann, Bo-Chen")
            hand = await hand_of(house, ann)
            await house.playground.quiet()
            texts = [TIME.sub("", text) for text in (table.text, hand.text.split("Your hand")[0])]
            shown.append((texts, verbs(table), verbs(hand), [one.description for one in table.attachments]))
    assert shown[0] == shown[1]
    assert "A redeal can be asked for; the offer ends" in shown[0][0][0]


async def test_who_may_not_ask_is_told_in_private_and_everybody_who_keeps_lets_play_begin(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    await offered(house, not_entitled)
    async with house.bot():
        table = await house.shown("Keep", "Missing: Ann, Bo-Chen")
        hand = await hand_of(house, ann)
        before = house.stored()
        refused = await ann.press(hand, "Redeal")
        assert refused.ephemeral
        assert "You can’t ask for a redeal with this hand" in refused.text
        early = await ann.slash("play", cards="3d")
        assert "A redeal can still be asked for" in early.text
        nobody = await stranger.press(table, "Keep")
        assert "only watching this table" in nobody.text
        assert house.stored() == before

        await ann.press(hand, "Keep")
        await house.shown("Keep", "Missing: Bo-Chen")
        again = await ann.press(table, "Keep")
        assert "You keep this deal already" in again.text
        await bo.slash("decline")
        await house.shown("Last card!")
        await ann.until(lambda: any(has(one, "Play") for one in ann.private()))
        late = await ann.press(table, control(table, "keep"), stale=True) if has(table, "Keep") else None
        assert late is None
        closed = await ann.slash("redeal")
        assert closed.ephemeral


@pytest.mark.parametrize("way", ["hand", "table", "command"])
async def test_who_may_ask_has_the_same_deal_dealt_anew(house: House, ann: Person, bo: Person, way: str) -> None:
    await offered(house, entitled)
    async with house.bot():
        table = await house.shown("Keep", "Missing: Ann, Bo-Chen")
        hand = await hand_of(house, ann)
        if way == "command":
            assert "deals the cards anew" in (await ann.slash("redeal")).text
        else:
            await ann.press(hand if way == "hand" else table, "Redeal")
        over = await house.shown("Next deal", "Ann asks for a redeal. No points; Next deal deals the cards anew")
        assert "deal 1 is void" in over.text
        assert house.stored("select count(*) from ledger") == [(0,)]
        for person in (ann, bo):
            await person.press(over, "Next deal")
        # a computer may ask for a redeal
        await ann.until(lambda: any("deal 2" in one.text for one in ann.sees(CHANNEL)))


async def test_the_offer_ends_in_time_and_a_restart_begins_its_time_anew(house: House, ann: Person) -> None:
    await offered(house, not_entitled)
    async with house.bot():
        await house.shown("Keep", "Missing: Ann, Bo-Chen")
        house.later(OFFERED_FOR - 2)
        await house.playground.quiet()
        assert house.public("Keep") is not None
    async with house.bot():
        house.later(OFFERED_FOR - 2)
        await house.playground.quiet()
        hand = await hand_of(house, ann)
        house.later(3)
        await house.shown("Last card!")
        await ann.until(lambda: has(hand, "Play") and len(cards_of(hand)) == 13)


async def test_a_press_of_an_offer_that_is_over_brings_the_hand_as_it_is(house: House, ann: Person) -> None:
    await offered(house, not_entitled, ("Ann",))
    async with house.bot():
        hand = await hand_of(house, ann)
        drawn = hand.raw
        await ann.press(hand, "Keep")
        await ann.until(lambda: has(hand, "Play"))
        before = house.stored()
        answer = await house.forged(ann, hand, custom_id_of(drawn, "keep"), drawn=drawn)
        assert "earlier turn" in answer.text
        assert house.stored() == before


def custom_id_of(raw: object, action: str) -> str:
    """The custom id of a button in a hand as it was drawn, by the action that it carries."""
    found = [part for part in str(raw).split("'") if part.startswith("dd:act:") and part.endswith(f":{action}")]
    return found[0]
