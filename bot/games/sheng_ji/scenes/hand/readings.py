"""What the chosen cards can be led as, where that is not only one thing (SJ-5.5)."""

from __future__ import annotations

from functools import partial

from bot.engine.actions import Action
from bot.games.sheng_ji.cards.throws import lead_of, said_in_units
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.verbs import named_format
from bot.scenes.buttons import Pick
from bot.scenes.hand_scene import Selection
from bot.scenes.picked_reading import MOST, picked_play, reading_picks, with_its_reading
from bot.scenes.wording import Text, saying


def chosen_play(view: ShengJiView, choice: Selection) -> Action:
    """The play that a choice stands for: as its best reading, or the one that was picked."""
    return picked_play(_readings(view, choice), choice, view.hand)


def picks(view: ShengJiView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""
    said = partial(_said, view)
    return reading_picks(_readings(view, choice), choice, saying("select-reading"), said)


def fitting(view: ShengJiView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    return with_its_reading(_readings(view, choice), choice)


def _readings(view: ShengJiView, choice: Selection) -> tuple[Action, ...]:
    """The readings of a lead, the best first; none of a follow, or of cards that cannot be led."""
    leads = view.position.phase is Phase.PLAY and view.position.turn == view.seat and not view.position.plays
    return tuple(view.readings(choice.cards(view.hand))[:MOST]) if leads and choice.places else ()


def _said(view: ShengJiView, action: Action) -> Text:
    """A reading by its units: *a tractor of 4 cards, and a single*."""
    lead = lead_of(view.position.order, action.cards, named_format(action))
    return said_in_units(lead.shapes if lead else ())
