"""The scenes of Big Two, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.scenes import coaching, deal_ended, happenings
from bot.games.big_two.scenes.hand import pressed
from bot.games.big_two.scenes.hand.before_play import hand_before_play
from bot.games.big_two.scenes.hand.in_play import hand_in_play
from bot.games.big_two.scenes.in_deal import scene_of
from bot.games.big_two.scenes.questions import is_before_play
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.scenes.found import GameScenes, PlainScenes
from bot.scenes.hand_scene import HandScene, Held, Hint
from bot.scenes.wording import Text


class BigTwoScenes(PlainScenes):
    """The scenes of Big Two (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    fitting = staticmethod(pressed.fitting)
    suggested = staticmethod(pressed.suggested)
    answer = staticmethod(pressed.answer)
    instead = staticmethod(pressed.instead)
    told = staticmethod(happenings.told)
    notice = staticmethod(happenings.notice)
    deal_end = staticmethod(deal_ended.scene_of_end)
    why_void = staticmethod(deal_ended.why_void)

    def of_seat(self, view: BigTwoView, held: Held, seat: Seat) -> HandScene:
        """The hand of a seat, before play or in it."""
        return (hand_before_play if is_before_play(view) else hand_in_play)(view, held, seat)

    def coach(self, view: BigTwoView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why."""
        return coaching.coached(view, advice.action if advice else None)


SCENES: GameScenes = BigTwoScenes()
