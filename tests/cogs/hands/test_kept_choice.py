"""What is chosen counts in the hand that it was chosen in: places name other cards in any other hand."""

from __future__ import annotations

from dataclasses import replace

from bot.scenes.hand_scene import Selection
from cogs.hands.contents import Additions
from cogs.ui.hand.own_hand import OwnHand
from tests.cogs.hands.test_large_hands import hand_of

TWO = Selection(frozenset({0, 1}))


def later(hand: OwnHand) -> OwnHand:
    """The same cards on a later turn."""
    table = hand.scene.table
    return replace(hand, scene=replace(hand.scene, table=replace(table, turn=table.turn + 1)))


def test_a_choice_is_kept_for_its_hand() -> None:
    hand, added = hand_of("chudadi-standard", 13, Selection()), Additions()
    assert added.chosen(hand) is None
    added.choose(TWO, hand)
    assert added.chosen(hand) == TWO


def test_a_choice_ends_with_its_turn_and_with_its_cards() -> None:
    hand, added = hand_of("chudadi-standard", 13, Selection()), Additions()
    added.choose(TWO, hand)
    assert added.chosen(later(hand)) is None
    assert added.chosen(hand_of("chudadi-standard", 11, Selection())) is None
