"""Steps of a replay as messages: every step of a deal, in every game and in the toy game, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import GAMES, find_game
from bot.store import Store
from bot.tables.log.past_deals import PastDeals
from bot.tables.log.unfolded_deals import UnfoldedDeal, UnfoldedDeals
from bot.tables.moment import Moment
from cogs.ui.deal_end.replay_buttons import Way, reached, read_replay_id, replay_id
from cogs.ui.deal_end.replayed_step import StepInWords, replay_message, replay_picture, shared_message
from cogs.ui.table_in_words import Shown, TableInWords
from cogs.ui.toolkit.messages import ALT_LIMIT, Message, Picture
from images.render import draw_table
from tests.cogs.messages.first_screen import first_screen
from tests.tables.played import begun
from tests.toy.known import make_known

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao", "Ivo", "Zoe")
PNG = b"\x89PNG"
EVERY = 4
"""Every so many steps of a deal are compared, and its last one."""


@pytest.fixture(params=[*GAMES, "toy"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    make_known(monkeypatch.setitem)
    return str(request.param)


_UNFOLDED: dict[str, UnfoldedDeal] = {}
"""The second deal of each game, which is played once."""


async def unfolded(store: Store, game: str) -> UnfoldedDeal:
    """A deal that is over, unfolded while its table has the next deal in hand."""
    if game not in _UNFOLDED:
        played = begun(game, find_game(game).rules.presets[0])
        for _ in range(2):
            played.deal(holds=True)
            played.next()
        played.steps(4)
        await played.save(store)
        found = await UnfoldedDeals(store, PastDeals(store), lambda *_: True).unfolded(played.table.id, 2, played.table)
        assert found is not None
        _UNFOLDED[game] = found
    return _UNFOLDED[game]


def in_words(deal: UnfoldedDeal, number: int) -> StepInWords:
    table = deal.steps[number].table
    names = NAMES[: len(table.seats)]
    return StepInWords(deal, number, TableInWords(table, names, of=Shown(Moment(None, table))), names)


def without_hands(message: Message) -> Message:
    """What stands above and in the buttons: the list of hands is for who scrolls."""
    texts = [part for part in message.parts if isinstance(part, str) and part]
    return replace(message, parts=tuple(part for part in message.parts if part != texts[-1]))


async def test_every_step_is_a_message_that_fits(game: str, store: Store) -> None:
    deal = await unfolded(store, game)
    held = sum(len(deal.steps[0].deal.view(seat).hand) for seat in range(len(deal.steps[0].table.seats)))
    for number in range(deal.last + 1):
        shown = in_words(deal, number)
        advice = "" if shown.asked is None else "The computer would suggest to Ann: **Pass**."
        message = replay_message(shown, PNG, None, said=advice)
        said = first_screen(without_hands(message))
        assert f" step {number} of {deal.last}" in said
        [picture] = [part for part in message.parts if isinstance(part, Picture)]
        assert 0 < len(picture.alt) <= ALT_LIMIT
        hands = next(part for part in reversed(message.parts) if isinstance(part, str) and part)
        assert [line.removeprefix("-# ").partition(":")[0] for line in hands.splitlines()] == list(shown.scene.names)
        drawn = replay_picture(shown)
        assert [hand.cards for hand in drawn.hands] == [
            shown.step.deal.view(seat).hand for seat in range(len(drawn.seats))
        ]
        assert held or number
    assert "wins deal 2" in said or "win deal 2" in said or "Nobody" in said or "void" in said.lower()
    assert draw_table(replay_picture(in_words(deal, deal.last))).startswith(PNG)
    assert first_screen(without_hands(shared_message(in_words(deal, 1), PNG, "**Ann** @everyone")))


async def test_no_message_of_a_deal_depends_on_the_deal_in_hand(game: str, store: Store) -> None:
    """The same deal, unfolded before and while the next one is played, makes the same messages."""
    played = begun(game, find_game(game).rules.presets[0])
    played.deal()
    await played.save(store)
    before = await UnfoldedDeals(store, PastDeals(store), lambda *_: True).unfolded(played.table.id, 1, played.table)
    played.next()
    played.steps(6)
    await played.save(store)
    while_played = await UnfoldedDeals(store, PastDeals(store), lambda *_: True).unfolded(
        played.table.id, 1, played.table
    )
    assert before is not None
    assert while_played is not None
    for number in {*range(0, before.last, EVERY), before.last}:
        texts = [replay_message(in_words(deal, number), PNG, None) for deal in (before, while_played)]
        assert texts[0] == texts[1]
        assert replay_picture(in_words(before, number)) == replay_picture(in_words(while_played, number))


async def test_each_way_leads_where_it_says(game: str, store: Store) -> None:
    deal = await unfolded(store, game)
    assert reached(deal, 0, Way.BACK) == reached(deal, 5, Way.START) == 0
    assert reached(deal, deal.last, Way.ON) == reached(deal, 0, Way.END) == reached(deal, 10**6, Way.OPEN) == deal.last
    at, tricks = 0, []
    while at < deal.last:
        at = reached(deal, at, Way.TRICK_ON)
        tricks.append(at)
    assert tricks == [*(begins for begins in deal.tricks if begins), deal.last]
    while at:
        at = reached(deal, at, Way.TRICK_BACK)
        tricks.append(at)
    assert len(tricks) >= 2
    for way in Way:
        assert read_replay_id(replay_id("1-7", 3, 12, way).extra) == (3, 12, way)
