"""The redeal offer: it lasts equally long whoever may ask, and is accepted, declined or timed out, even over a restart.

Rule BT-12.3.
"""

from __future__ import annotations

import re

import pytest

from bot.cards import read_cards
from bot.engine.actions import Action
from bot.games.big_two.before.redeal import OFFERED_FOR
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.verbs import REDEAL
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from tests.bot.running_bot.house import CHANNEL, House, cards_of, control, has
from tests.bot.running_bot.prepared import prepared, stored_table

TIME = re.compile(r"<t:\d+:R>")
RULES = {"redeal.points_below": 8}


def entitled(view: BigTwoView) -> bool:
    """Ann may ask for a redeal."""
    return view.position.setting.number == 1 and REDEAL in view.legal_actions()


def not_entitled(view: BigTwoView) -> bool:
    """Ann may not ask for one, and does not open."""
    return (
        view.position.setting.number == 1
        and bool(view.position.undecided)
        and REDEAL not in view.legal_actions()
        and not view.ahead()
    )


def opens(view: BigTwoView) -> bool:
    """Ann opens, with several plays to choose from."""
    return view.position.setting.number == 1 and len(view.legal_ahead()) > 1


async def offered(house: House, wanted: object, people: tuple[str, ...] = ("Ann", "Bo-Chen")) -> None:
    """A table with a redeal offer in the first deal."""
    assert callable(wanted)
    await prepared(house, wanted, people, "pagat-basic", RULES, offered=True)


async def hand_of(house: House, person: Person) -> Seen:
    """The person's hand, requested during a redeal offer."""
    await person.slash("hand")
    return next(one for one in reversed(person.private()) if has(one, "Keep"))


def verbs(message: Seen) -> list[tuple[str | None, str, bool]]:
    """Label, verb and whether it is disabled, for every control."""
    found = [*message.buttons, *message.selects]
    return [
        (one.get("label", one.get("placeholder")), one["custom_id"].split(":")[1], bool(one.get("disabled")))
        for one in found
    ]


async def test_the_owner_alone_is_told_whether_they_may_ask(house: House, ann: Person) -> None:
    shown = []
    for wanted, worth in (
        (entitled, "weak enough for a redeal (7 or less)"),
        (not_entitled, "too strong for a redeal"),
    ):
        house.home.empty()
        await offered(house, wanted)
        async with house.bot():
            table = await house.shown("Keep", "Waiting for Ann and Bo-Chen to press Keep")
            hand = await hand_of(house, ann)
            await house.quiet()
            assert worth in hand.text
            assert hand.control("Redeal").get("disabled", False) == (wanted is not_entitled)
            shown.append((TIME.sub("", table.text), verbs(table), [one.description for one in table.attachments]))
    assert shown[0] == shown[1]
    assert "Keep your hand, or ask for a redeal. The offer ends" in shown[0][0]


async def test_who_may_not_ask_is_told_in_private_and_everybody_who_keeps_lets_play_begin(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    await offered(house, not_entitled)
    async with house.bot():
        table = await house.shown("Keep", "Waiting for Ann and Bo-Chen to press Keep")
        hand = await hand_of(house, ann)
        before = house.stored()
        refused = await ann.press(table, "Redeal")
        assert refused.ephemeral
        assert "You can’t ask for a redeal with this hand" in refused.text
        early = await ann.slash("play", cards="3d")
        assert "A redeal can still be asked for" in early.text
        nobody = await stranger.press(table, "Keep")
        assert "only watching this table" in nobody.text
        assert house.stored() == before

        await ann.press(hand, "Keep")
        await house.shown("Keep", "Waiting for Bo-Chen to press Keep")
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
        table = await house.shown("Keep", "Waiting for Ann and Bo-Chen to press Keep")
        hand = await hand_of(house, ann)
        if way == "command":
            assert "for new cards" in (await ann.slash("redeal")).text
        else:
            await ann.press(hand if way == "hand" else table, "Redeal")
        over = await house.shown(
            "Next deal", "Ann asks for a redeal. Nobody gets points. Press Next deal for new cards"
        )
        assert "deal 1 is void" in over.text
        assert house.stored("select count(*) from ledger") == [(0,)]
        for person in (ann, bo):
            await person.press(over, "Next deal")
        # a computer may ask for a redeal
        await ann.until(lambda: any("deal 2" in one.text for one in ann.sees(CHANNEL)))


async def test_the_offer_ends_in_time_and_a_restart_leaves_it_the_time_that_was_left(house: House, ann: Person) -> None:
    await offered(house, not_entitled)
    async with house.bot():
        await house.shown("Keep", "Waiting for Ann and Bo-Chen to press Keep")
        house.later(OFFERED_FOR - 2)
        await house.quiet()
        assert house.public("Keep") is not None
    async with house.bot():
        hand = await hand_of(house, ann)
        house.later(1)
        await house.quiet()
        assert house.public("Keep") is not None
        house.later(2)
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


async def test_whoever_opens_chooses_while_the_offer_lasts_and_nobody_else_sees_it(
    house: House, ann: Person, bo: Person
) -> None:
    await offered(house, opens)
    state = house.playground.state
    async with house.bot():
        table = await house.shown("Keep", "press Keep")
        hand, other = await hand_of(house, ann), await hand_of(house, bo)
        await ann.until(lambda: all(one.attachments for one in (table, hand, other)))
        await house.quiet()
        before, sent = (table.raw, other.raw), len(state.sent)
        [ready] = [one for one in hand.selects if one["custom_id"] == control(hand, "plays")]
        options = [one["value"] for one in ready["options"]]
        await ann.select(hand, control(hand, "plays"), options[:1])
        await ann.until(lambda: "Chosen" in hand.text)
        await ann.press(hand, "Play")
        await ann.until(lambda: "goes out when play begins" in hand.text)
        await ann.press(hand, "Take back")
        await ann.until(lambda: "goes out when play begins" not in hand.text)
        await ann.slash("play", cards=options[-1])
        hand = house.hand(ann)
        assert "goes out when play begins" in hand.text
        await house.quiet()
        assert (table.raw, other.raw) == before
        assert {one.audience for one in state.sent[sent:]} == {ann.id}
        assert "A redeal can still be asked for" in (await bo.slash("play", cards="3d")).text
        assert house.stored("select count(*) from events where command like '%\"Hold\"%'") == [(3,)]
    async with house.bot():
        await ann.slash("hand")
        assert "goes out when play begins" in house.hand(ann).text
        table = await house.shown("Keep", "press Keep")
        await ann.press(table, "Keep")
        await bo.press(await house.shown("Keep", "Waiting for Bo-Chen to press Keep"), "Keep")
        await ann.until(lambda: house.public("Keep") is None)
        deal = stored_table(house).deal
        assert deal is not None
        assert deal.view(None).history[:1] == ((0, Action("play", read_cards(options[-1]))),)
