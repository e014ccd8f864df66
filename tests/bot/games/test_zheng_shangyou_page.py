"""A deal of Zheng Shangyou on a phone: the first place chooses a card and gives one back, and the deal is played out.

The deal before is played in memory, so that this one begins with the exchange. What the page must say follows from the
deal as it is kept, whatever the computers do.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from bot.computers.player import choose
from bot.engine.actions import Seat, must_act
from bot.engine.game import find_game
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal, ZhengShangyouView
from bot.i18n.catalogue import words
from bot.playground.people.driver import Person
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.kept_deals import KeptDeals
from tests.bot.running_bot.phones import Phone, phones
from tests.bot.running_bot.prepared import brought
from tests.engine.asking import has_choice
from tests.tables.seated import after, played_out

DEALS = KeptDeals(PLAY)

OWN: Seat = 0
RULES = find_game("zheng-shangyou").rules("zs-pits")
NAMES = ("Ann", "Mei", "Kai", "Lan", "Bao")


def chooses(table: Table) -> Table | None:
    """Deal 2, in which Ann was first and chooses between a joker and another card."""
    table = played_out(table)
    if table.stage is not Stage.BETWEEN:
        return None
    table = after(table, do.Ready(table.persons[OWN]))
    deal = table.deal
    assert deal is not None
    assert PLAY.owns(deal)
    choosing = deal.position.phase is Phase.CHOOSE_ABOVE and must_act(deal) == {OWN}
    return table if choosing and sum(offer.card.suit == "J" for offer in deal.view(OWN).own.offers) == 1 else None


async def own_turn(house: House, ann: Person) -> ZhengShangyouDeal | None:
    return await DEALS.reached(house, ann, lambda deal: has_choice(deal, OWN))


async def exchange(phone: Phone, view: ZhengShangyouView) -> None:
    first, second = view.own.offers
    names = [NAMES[offer.giver] for offer in (first, second)]
    await phone.told("Exchange: the winner chooses", "Ann chooses one of two cards.", f"{names[0]} puts out a card.")
    await phone.drawn("Ann chooses one of two cards.")
    await phone.looks()
    await phone.press_in_public("My hand")
    await phone.opens()
    await phone.held(
        "Take one of the two cards.",
        f"First card: {words((first.card,))} from {names[0]}.",
        f"Second card: {words((second.card,))} from {names[1]}.",
    )
    takes = [f"Take {words((offer.card,))}" for offer in (first, second)]
    await phone.offers(*takes, "Hint", "Sort")
    await phone.looks()
    await phone.press(takes[0])
    low = view.hand[0]
    await phone.held(
        "Exchange: cards come back", "Give back any one card.", f"{names[0]} gave you a card: {words((first.card,))}."
    )
    await phone.choose(str(low))
    await phone.held(f"To give: {low.sign}")
    await phone.looks()
    await phone.press("Give")
    await phone.held(f"Your hand, {len(view.hand)} cards:")
    assert low.sign not in await phone.table.inner_text(), "the others only see that a card goes back"


async def first_turn(house: House, phone: Phone, ann: Person) -> None:
    """What is advised is chosen, stated and played."""
    deal = await own_turn(house, ann)
    assert deal is not None
    await house.quiet()
    await phone.held("Your turn")
    await phone.press("Hint")
    await phone.held("Suggested:")
    action = choose(deal.view(OWN), Random(1), "sharp")
    await phone.looks()
    await phone.press("Play" if action.cards else "Pass")
    await DEALS.reached(house, ann, lambda later: later.position != deal.position)


async def played_on(house: House, ann: Person) -> None:
    """Ann does what a casual player would until the deal is over."""
    while (deal := await own_turn(house, ann)) is not None:
        action = choose(deal.view(OWN), Random(1))
        options = {"cards": " ".join((*map(str, action.cards), *action.words))} if action.cards else {}
        await ann.slash(action.verb, channel=CHANNEL, options=options)
        await DEALS.reached(house, ann, lambda deal, before=deal: deal.position != before.position)  # type: ignore[misc]


async def test_a_deal_with_an_exchange_on_a_phone(house: House, tmp_path: Path) -> None:
    given = {"game": "zheng-shangyou", "preset": "zs-pits", "rules": RULES.to_json(), "computers": 4}
    await brought(house, ("Ann",), (f"{n:064x}" for n in count(1)), chooses, **given)
    ann = house.person("Ann")
    async with house.bot(), phones(house, tmp_path, {"Ann": False}) as (phone,):
        deal = DEALS.now(house)
        assert deal is not None
        await house.shown("My hand")
        await exchange(phone, deal.view(OWN))
        await first_turn(house, phone, ann)
        await played_on(house, ann)
        over = await house.shown("Next deal")
        assert all(name in over.text for name in NAMES)
        await phone.told("deal 2", "1st ", "5th ", "deals next.")
        await phone.opens()
        await phone.held("deals next.")
        await phone.looks()
        await phone.closes()
        await phone.looks()
        await phone.press_in_public("Next deal")
        await phone.told("deal 3")
