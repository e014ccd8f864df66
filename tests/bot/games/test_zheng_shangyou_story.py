"""Zheng Shangyou through Discord: two deals with an exchange between them, over restarts; the record, a judgement.

Promise: Two deals of Zheng Shangyou with their exchange are played through Discord over restarts, and their record
checks.
"""

from __future__ import annotations

from itertools import count

from bot.engine.actions import must_act
from bot.engine.game import Deal, find_game
from bot.engine.record import check
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.kept_deals import KeptDeals
from tests.bot.running_bot.prepared import opened
from tests.engine.asking import has_choice

DEALS = KeptDeals(PLAY)

GAME = find_game("zheng-shangyou")
RULES = GAME.rules("zs-pits", {"zs.players": 4, "zs.match_end": "deals", "zs.deals": 2})
OWN = 0


def leads(deal: Deal) -> bool:
    """Whether Ann deals and leads the first deal, and holds a joker beside two low cards of one rank."""
    hand = deal.view(OWN).hand
    return must_act(deal) == {OWN} and hand[-1].suit == "J" and hand[0].rank == hand[1].rank


async def typed(person: Person, command: str, **options: str) -> Reply:
    return await person.slash(command, channel=CHANNEL, options=options)


async def own_turn(house: House, ann: Person) -> ZhengShangyouDeal | None:
    return await DEALS.reached(house, ann, lambda deal: has_choice(deal, OWN))


async def played_on(house: House, ann: Person) -> None:
    """Ann does what she may, the strongest that is listed, until the deal is over."""
    while (deal := await own_turn(house, ann)) is not None:
        legal = deal.view(OWN).legal_actions()
        plays = [action for action in legal if action.verb == "play" and not action.words]
        if plays:
            await typed(ann, "play", cards=" ".join(map(str, plays[-1].cards)))
        else:
            await typed(ann, "pass")


async def test_two_deals_with_an_exchange_are_played_over_restarts(house: House) -> None:
    ann = house.person("Ann")
    given = {"game": GAME.name, "preset": "zs-pits", "rules": RULES.to_json(), "computers": 3}
    table = await opened(house, (f"{n:064x}" for n in count(1)), leads, **given)
    deal, _ = table.match.start_deal(table.shuffle())
    low, also, *_, joker = deal.view(OWN).hand

    async with house.bot():
        await ann.press(await house.shown("Start"), "Start")
        assert "You lead, so you can’t pass." in (await typed(ann, "pass")).text
        assert "Nobody gives cards now." in (await typed(ann, "give", cards=str(low))).text
        missing = next(card for card in GAME.packs(RULES).cards() if card not in deal.view(OWN).hand)
        assert f"You don’t have {missing.sign}" in (await typed(ann, "play", cards=str(missing))).text
        await typed(ann, "play", cards=f"{low} {also}")
        laid = await DEALS.reached(house, ann, lambda deal: bool(deal.position.played))
        assert laid is not None
        assert {low, also} <= set(laid.position.played)

    async with house.bot():
        await played_on(house, ann)
        over = await house.shown("Next deal")
        assert "deals next." in over.text
        assert joker.rank in "LB"
        await ann.press(over, "Next deal")
        found = await DEALS.reached(house, ann, lambda deal: bool(deal.position.previous))
        assert found is not None

    async with house.bot():  # in mid-exchange, where it still waits for somebody
        verbs = set()
        while (asking := await own_turn(house, ann)) is not None and asking.position.phase is not Phase.PLAY:
            view = asking.view(OWN)
            action = view.legal_actions()[-1]
            verbs.add(action.verb)
            if action.verb == "choose":
                await typed(ann, "choose", number="1")
            else:
                await typed(ann, "give", cards=str(action.cards[0]))
            await DEALS.reached(house, ann, lambda deal, before=deal: deal.position != before.position)  # type: ignore[misc]
        assert verbs, "with four players everybody takes part in the exchange"
        await played_on(house, ann)
        over = await house.shown("Rematch")
        record = check(next(one.data.decode() for one in over.attachments if one.filename.endswith(".toml")))
        assert record.ok
        assert record.to_json()["match_over"] is True
        assert [len(deal["places"]) for deal in record.to_json()["deals"]] == [4, 4]
        booked = house.stored("select seat, sum(points) from ledger group by seat order by seat")
        assert booked == list(enumerate(record.match.totals))
        for option, line in (
            ({"cards": "8d BJ LJ", "on": "4h 5s 6c"}, "You can play 8♦ big joker little joker on 4♥ 5♠ 6♣."),
            ({"cards": "8d BJ LJ", "on": "4h 5s 6c", "read_as": "set 8"}, "You can’t answer a straight"),
        ):
            judged = await ann.slash("judge", channel=CHANNEL, options={"game": GAME.name, **option})
            assert line in judged.text
        scored = await ann.slash(
            "score", channel=CHANNEL, options={"game": GAME.name, "rules": "zs-pits", "order": "2, 1, 4, 3, 5"}
        )
        assert "Seat 4 deals next." in scored.text
