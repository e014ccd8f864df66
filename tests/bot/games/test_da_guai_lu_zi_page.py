"""A deal of Da Guai Lu Zi on a phone: a tribute is received, a card returned, a joker's reading chosen; to the end.

The deal before is played in memory, so that this one begins with the tribute. What the page must say follows from the
deal as it is kept, whatever the computers do.

Promise: A deal of Da Guai Lu Zi with tribute and one of Zheng Shangyou with its exchange are played on a phone. Also:
tests/bot/games/test_zheng_shangyou_page.py.
"""

from __future__ import annotations

from itertools import combinations, count
from pathlib import Path
from random import Random

from bot.computers.player import choose
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import find_game
from bot.games.da_guai_lu_zi.deal.judge import reading_in_hand
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeView
from bot.i18n.catalogue import text, words
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
RULES = find_game("da-guai-lu-zi").rules("dglz-wikipedia", {"dg.reading": "named"})
NAMES = ("Ann", "Mei", "Kai", "Lan", "Bao", "Ling")


def receives_a_joker(table: Table) -> Table | None:
    """Deal 2, in which Ann has received a joker, leads, and holds cards for a straight that can be read in two ways."""
    table = played_out(table)
    if table.stage is not Stage.BETWEEN:
        return None
    table = after(table, do.Ready(table.persons[OWN]))
    deal = table.deal
    assert deal is not None
    assert PLAY.owns(deal)
    view = deal.view(OWN)
    wanted = deal.position.phase is Phase.RETURN and deal.position.first == OWN and OWN in must_act(deal)
    return table if wanted and view.own.tributes[0].cards[0].suit == "J" and straights(view) else None


def straights(view: EscapeView) -> tuple[Action, ...]:
    """What five cards with the joker can be played as, where both the first and another reading is a straight."""
    joker, low = view.hand[-1], view.hand[1:13]
    for naturals in combinations(low, 4):
        found = view.readings((*naturals, joker))
        if len(found) > 1 and found[1].words[1] == "straight" and kind_of(view, found[0]) == "straight":
            return found
    return ()


def kind_of(view: EscapeView, action: Action) -> str:
    reading = reading_in_hand(view.position, view.hand, action)
    return reading.kind.value if reading else ""


def said(view: EscapeView, action: Action) -> str:
    """What an action comes to, as people read it."""
    about = view.describe(action)
    return text(about.key, "en", "da-guai-lu-zi", **about.facts)  # type: ignore[arg-type]


async def played_on(house: House, ann: Person) -> tuple[Seat, ...]:
    """Ann does what a casual player would until the deal is over; who ran out, in order, before its last play."""
    places: tuple[Seat, ...] = ()
    while (deal := await DEALS.reached(house, ann, lambda deal: has_choice(deal, OWN))) is not None:
        places = deal.position.places
        action = choose(deal.view(OWN), Random(1))
        await ann.slash(
            action.verb, channel=CHANNEL, options={"cards": " ".join(map(str, action.cards))} if action.cards else {}
        )
        await DEALS.reached(house, ann, lambda deal, before=deal: deal.position != before.position)  # type: ignore[misc]
    return places


async def return_a_card(phone: Phone, view: EscapeView) -> None:
    gift = view.own.tributes[0]
    giver, low = NAMES[gift.giver], view.hand[0]
    await phone.told(
        "Cards in return",
        "Ann returns a card",
        "Ann, Kai and Bao: team 1; Mei, Lan and Ling: team 2",
        "Trumps: every ",
    )
    await phone.drawn("Ann 28 cards, team 1", f"{giver} (computer) 26 cards, team 2", "Ann returns a card.")
    await phone.looks()
    await phone.press_in_public("My hand")
    await phone.opens()
    await phone.held(f"Tribute from {giver}: {words(gift.cards)}.", "Return one card that you don’t need.")
    await phone.offers("Give", "Hint", "Sort")
    await phone.looks()
    await phone.choose(str(low))
    await phone.held(f"To give: {low.sign}")
    await phone.press("Give")
    await phone.held(f"You gave {giver} a card back: {low.sign}.", "Lead anything.", "Your hand, 27 cards:")
    assert low.sign not in await phone.table.inner_text(), "the others only see that a card goes back"


async def lead_a_straight(phone: Phone, view: EscapeView) -> None:
    """The rules' reading is stated first; another one is picked, and lies on the table."""
    own, other, *_ = straights(view)
    await phone.offers("Play", "Hint", "Sort")
    await phone.picks("Choose a kind", "Pair")
    await phone.choose(" ".join(map(str, own.cards)))
    await phone.held(f"Chosen: {words(own.cards)}, {said(view, own)}")
    await phone.picks("Play it as …", said(view, other))
    await phone.held(f"Chosen: {words(own.cards)}, {said(view, other)}")
    await phone.looks()
    await phone.press("Play")
    await phone.held("Your hand, 22 cards:")


async def test_a_deal_with_tribute_on_a_phone(house: House, tmp_path: Path) -> None:
    given = {"game": "da-guai-lu-zi", "preset": "dglz-wikipedia", "rules": RULES.to_json(), "computers": 5}
    await brought(house, ("Ann",), (f"{n:064x}" for n in count(1)), receives_a_joker, **given)
    ann = house.person("Ann")
    async with house.bot(), phones(house, tmp_path, {"Ann": True}) as (phone,):
        deal = DEALS.now(house)
        assert deal is not None
        await house.shown("My hand")
        await return_a_card(phone, deal.view(OWN))
        deal = await DEALS.reached(house, ann, lambda deal: deal.position.phase is Phase.PLAY)
        assert deal is not None
        _, other, *_ = straights(deal.view(OWN))
        await lead_a_straight(phone, deal.view(OWN))
        deal = await DEALS.reached(house, ann, lambda deal: bool(deal.position.history[-1:]))
        assert deal is not None
        assert (OWN, other) in deal.position.history

        places = await played_on(house, ann)
        over = await house.shown("Next deal")
        await phone.told("deal 2", "Out, in order:")
        assert all(NAMES[seat] in over.text for seat in places)
        await phone.opens()
        await phone.held("Out, in order:")
        await phone.looks()
        await phone.closes()
        await phone.looks()
        await phone.press_in_public("Next deal")
        await phone.told("deal 3")
