"""The scenes of Sheng Ji, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.game import Refusal
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.refusals import ShengJiRefusal
from bot.games.sheng_ji.scenes import deal_ended, happenings
from bot.games.sheng_ji.scenes.hand import coaching, pressed, readings
from bot.games.sheng_ji.scenes.hand.cards_shown import ORDERS, required
from bot.games.sheng_ji.scenes.hand.in_hand import hand_scene
from bot.games.sheng_ji.scenes.in_deal import scene_of
from bot.games.sheng_ji.scenes.questions import waiting
from bot.games.sheng_ji.scenes.trick_shown import won
from bot.scenes.found import GameScenes, PlainScenes, own_seat
from bot.scenes.hand_scene import HandScene, Held, Hint
from bot.scenes.wording import Text


class ShengJiScenes(PlainScenes):
    """The scenes of Sheng Ji (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    fitting = staticmethod(readings.fitting)
    suggested = staticmethod(pressed.suggested)
    answer = staticmethod(pressed.answer)
    required = staticmethod(required)
    won = staticmethod(won)
    deal_end = staticmethod(deal_ended.scene_of_end)
    why_void = staticmethod(deal_ended.why_void)

    def hand(self, view: ShengJiView, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        return hand_scene(view, held, own_seat(view))

    def coach(self, view: ShengJiView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why; while cards are drawn also what to wait for."""
        return coaching.coached(view, advice)

    def instead(self, view: ShengJiView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where it was somebody else's turn."""
        del action
        return waiting(view.position) if refusal.name == ShengJiRefusal.NOT_YOUR_TURN else ()


SCENES = ShengJiScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam
