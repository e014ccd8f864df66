"""Which of several readings the owner of a hand picked for the chosen cards.

``readings`` are always those of the chosen cards, the rules' own first. A choice keeps the number of one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.cards import Card
from bot.engine.actions import Action
from bot.scenes.buttons import Pick, PickOption
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text

READING = "r"
"""The letter of the select of readings."""
MOST = 25
"""The most options of a select."""


def picked_play(readings: Sequence[Action], choice: Selection, hand: Sequence[Card]) -> Action:
    """The play that a choice stands for, in the reading that was picked, else in the rules' own."""
    at = choice.picked(READING) or 0
    return readings[at] if at < len(readings) else Action("play", choice.cards(hand))


def reading_picks(
    readings: Sequence[Action], choice: Selection, ask: Text, said: Callable[[Action], Text]
) -> tuple[Pick, ...]:
    """A select of the readings, if there are several. ``said`` puts one into words."""
    if len(readings) < 2:
        return ()
    at = choice.picked(READING) or 0
    options = tuple(PickOption(said(one), number, number == at) for number, one in enumerate(readings))
    return (Pick(READING, ask, options),)


def with_its_reading(readings: Sequence[Action], choice: Selection) -> Selection:
    """The choice, without a reading that its cards do not have."""
    at = choice.picked(READING)
    return choice if at is None or at < len(readings) else choice.picking(READING, 0)


def picking(readings: Sequence[Action], choice: Selection, action: Action) -> Selection:
    """The choice with the reading of a play, if that must be picked. The cards of the play are already chosen."""
    at = readings.index(action) if action in readings else 0
    return choice.picking(READING, at) if at or choice.picked(READING) else choice
