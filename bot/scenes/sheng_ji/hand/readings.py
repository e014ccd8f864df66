"""What the chosen cards can be led as, where that is not only one thing (SJ-5.5)."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.facts import Each, Facts
from bot.games.sheng_ji.cards.throws import kind_of_shape, lead_of
from bot.games.sheng_ji.cards.units import Format
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.view import ShengJiView
from bot.games.sheng_ji.grammar import named_format
from bot.scenes.buttons import Pick, PickOption
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text, saying

READING = "r"
"""The letter of the select of readings."""
MOST = 25
"""The most options of a select."""


def chosen_play(view: ShengJiView, choice: Selection) -> Action:
    """The play that a choice stands for: as its best reading, or the one that was picked."""
    cards = choice.cards(view.hand)
    readings = _readings(view, choice)
    at = choice.picked(READING) or 0
    return readings[at] if at < len(readings) else Action("play", cards)


def picks(view: ShengJiView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""
    readings = _readings(view, choice)
    if len(readings) < 2:
        return ()
    at = choice.picked(READING) or 0
    options = tuple(PickOption(_said(view, one), number, number == at) for number, one in enumerate(readings))
    return (Pick(READING, saying("select-reading"), options),)


def fitting(view: ShengJiView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    at = choice.picked(READING)
    return choice if at is None or at < len(_readings(view, choice)) else choice.picking(READING, 0)


def _readings(view: ShengJiView, choice: Selection) -> tuple[Action, ...]:
    """The readings of a lead, the best first; none of a follow, or of cards that cannot be led."""
    leads = view.position.phase is Phase.PLAY and view.position.turn == view.seat and not view.position.plays
    return tuple(view.readings(choice.cards(view.hand))[:MOST]) if leads and choice.places else ()


def _said(view: ShengJiView, action: Action) -> Text:
    """A reading by its units: *a tractor of 4 cards, and a single*."""
    lead = lead_of(view.position.order, action.cards, named_format(action))
    shapes: Format = lead.shapes if lead else ()
    rows: list[Facts] = [{"kind": kind_of_shape(shape), "n": shape.size} for shape in shapes]
    return saying("reading", units=Each("a-play", tuple(rows)))
