"""Da Guai Lu Zi through Discord: two deals against computers over a restart, tribute between them, and the record.

Promise: Two deals of Da Guai Lu Zi are played through Discord over a restart, and what is listed can be done by the
controls. Also: tests/cogs/games/test_da_guai_lu_zi_shown.py.
"""

from __future__ import annotations

from itertools import count

from bot.engine.game import Deal, find_game
from bot.engine.record import check
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY
from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.kept_deals import KeptDeals
from tests.bot.running_bot.prepared import opened
from tests.engine.asking import has_choice

DEALS = KeptDeals(PLAY)

RULES = find_game("da-guai-lu-zi").rules("dglz-standard", {"dg.reading": "named", "dg.tribute": True})


def leads(deal: Deal) -> bool:
    """Whether Ann leads with a joker in her hand."""
    assert PLAY.owns(deal)
    return deal.position.turn == 0 and any(card.suit == "J" for card in deal.view(0).hand)


async def typed(person: Person, command: str, **options: str | int) -> Reply:
    return await person.slash(command, channel=CHANNEL, options=options)


async def played_on(house: House, ann: Person, most: int) -> bool:
    """Ann does what is mildest, so many times; whether the deal is over then."""
    for _ in range(most):
        deal = await DEALS.reached(house, ann, lambda deal: has_choice(deal, 0))
        if deal is None:
            return True
        action = deal.legal_actions(0)[0]
        if action.verb == "choose":
            await typed(ann, "choose", number=1)
        elif action.verb == "pass":
            await typed(ann, "pass")
        else:
            await typed(ann, action.verb, cards=" ".join(map(str, action.cards)))
    return False


async def test_two_deals_with_tribute_over_a_restart(house: House) -> None:
    ann = house.person("Ann")
    given = {"game": "da-guai-lu-zi", "preset": "dglz-standard", "rules": RULES.to_json(), "computers": 5}
    table = await opened(house, (f"{n:064x}" for n in count(1)), leads, **given)
    deal, _ = table.match.start_deal(table.shuffle())
    assert PLAY.owns(deal)
    low, high = deal.view(0).hand[0], deal.view(0).hand[-1]
    other = next(card for card in deal.view(0).hand if card.rank != low.rank and card.suit != "J")

    async with house.bot():
        await ann.press(await house.shown("Start"), "Start")
        await ann.slash("hand", channel=CHANNEL)
        assert "Lead anything." in ann.private()[-1].text
        for cards, line in (
            (f"{low} {other}", "aren’t of one rank."),
            (f"{low} {low} {low} {low}", "You don’t have"),
        ):
            assert line in (await typed(ann, "play", cards=cards)).text
        assert "You lead, so you must play." in (await typed(ann, "pass")).text
        assert "Nobody gives cards while cards are played." in (await typed(ann, "give", cards=str(high))).text
        await typed(ann, "play", cards=f"{low} {high}")
        after = await DEALS.reached(house, ann, lambda deal: len(deal.position.history) > 0)
        assert after is not None
        assert after.position.history[0][1].cards == (low, high)
        assert not await played_on(house, ann, 2)

    async with house.bot():  # in mid-deal
        await ann.slash("hand", channel=CHANNEL)
        assert await played_on(house, ann, 200)
        over = await house.shown("Next deal")
        assert "Out, in order:" in over.text

        record = check(next(one.data.decode() for one in over.attachments if one.filename.endswith(".toml")))
        assert record.ok
        [played] = record.to_json()["deals"]
        assert played["over"]
        total = record.match.totals
        assert house.stored("select seat, points from ledger order by seat") == list(enumerate(total))
        assert len(set(total[::2])) == len(set(total[1::2])) == 1

        await ann.press(over, "Next deal")
        begun = await DEALS.reached(
            house, ann, lambda deal: deal.position.phase in (Phase.TRIBUTE, Phase.RETURN, Phase.PLAY)
        )
        assert begun is not None
        assert begun.position.previous == tuple(played["places"])
        assert bool(begun.position.givers) == bool(played["caught"])
        assert not await played_on(house, ann, 3)

        judged = await ann.slash(
            "judge",
            channel=CHANNEL,
            options={
                "game": "da-guai-lu-zi",
                "cards": "6h 7h LJ 9h Th",
                "read_as": "straight 10",
                "rules": "dglz-standard",
            },
        )
        assert "These cards can’t be what you named." in judged.text
        judged = await ann.slash(
            "judge", channel=CHANNEL, options={"game": "da-guai-lu-zi", "cards": "9s 9h LJ", "on": "8s 8h 8d"}
        )
        assert "beats" in judged.text
        scored = await ann.slash("score", channel=CHANNEL, options={"game": "da-guai-lu-zi", "order": "3, 1, 5"})
        assert "Seats 1, 3 and 5 win and catch " in scored.text
