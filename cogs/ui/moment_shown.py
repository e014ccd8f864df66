"""What is shown of a moment: its scenes, each made once, however many messages are made from them."""

from __future__ import annotations

from functools import cached_property

from bot.engine.actions import Seat
from bot.engine.game import View
from bot.scenes.found import hand_scene, table_scene
from bot.scenes.hand_scene import HandScene, Held
from bot.scenes.table_scene import TableScene
from bot.tables.moment import Moment


class Shown:
    """The scenes of one moment of a table."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self._hands: dict[Seat | None, tuple[View, Held, HandScene]] = {}  # by seat, as it was asked for last

    @cached_property
    def table(self) -> TableScene:
        """The deal in hand, as everybody may see it.

        Raises:
            ValueError: no deal is in hand.
        """
        return table_scene(self.moment.table, self.moment.view(None))

    def hand(self, view: View, held: Held) -> HandScene:
        """The hand of the seat of a view, as its owner looks at it."""
        kept = self._hands.get(view.seat)
        if kept is None or kept[0] is not view or kept[1] != held:
            kept = self._hands[view.seat] = view, held, hand_scene(self.moment.table, view, held)
        return kept[2]
