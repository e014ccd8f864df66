"""Deals of any game at a table of people with long names, and what Discord and the controls make of them."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Action
from bot.engine.game import Deal, Match, find_game
from bot.scenes.buttons import Deed
from bot.scenes.game_scenes import scenes_of
from cogs.ui.hand.message import hand_alt, hand_message
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.table.table_message import table_alt, table_message, table_picture
from cogs.ui.table_in_words import TableInWords
from images.render import draw_hand, draw_table
from tests.cogs.hands.test_large_hands import ALT_LIMIT, LONG, problems_of
from tests.tables.seated import in_a_deal

KB = 1024


def shown(match: Match, deal: Deal) -> TableInWords:
    """A deal of a match at a table."""
    game = find_game(match.rules.game)
    many, preset = game.seats(match.rules), game.rules.presets[0]
    return TableInWords(in_a_deal(match, deal, preset), tuple(f"{LONG}{seat}"[-32:] for seat in range(many)))


def done_by(hand: OwnHand) -> list[Action]:
    """What the buttons of a hand do at once."""
    scenes = scenes_of(hand.scene.table.game)
    found: list[Any] = [
        scenes.answer(hand.view, hand.choice, one.does.name) if isinstance(one.does, Deed) else one.does
        for one in hand.shown.buttons
        if not one.off
    ]
    return [one for one in found if isinstance(one, Action)]


def discord_takes(scene: TableInWords, deal: Deal) -> None:
    """Every message of a moment is one that Discord takes."""
    assert problems_of(table_message(scene, b"png").view().to_components()) == []
    assert len(table_alt(scene, scene.shown)) <= ALT_LIMIT
    for seat in range(len(scene.names)):
        hand = OwnHand(scene, deal.view(seat))
        assert problems_of(hand_message(hand, b"png").view().to_components()) == []
        assert len(hand_alt(hand)) <= ALT_LIMIT


def pictures_are_small(scene: TableInWords, hand: OwnHand, *, may_be_empty: bool = False) -> None:
    """The pictures of a moment have few bytes; a hand without cards may have none."""
    assert len(draw_table(table_picture(scene))) < 120 * KB
    picture = hand_picture(hand)
    assert may_be_empty or picture is not None
    assert picture is None or len(draw_hand(picture)) < 120 * KB
