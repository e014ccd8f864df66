"""The scenes of Zheng Shangyou, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.game import Refusal
from bot.games.climbing.scenes import playing
from bot.games.climbing.scenes.playing import has_not_acted, suggested_facts
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouRefusal
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouView
from bot.games.zheng_shangyou.rules.closed_choices import RankOrder
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scenes import deal_ended, happenings
from bot.games.zheng_shangyou.scenes.in_deal import scene_of
from bot.games.zheng_shangyou.scenes.in_hand import hand_scene, offered
from bot.games.zheng_shangyou.scenes.questions import EXCHANGE, waiting
from bot.scenes.game_scenes import GameScenes, PlainScenes
from bot.scenes.hand_scene import Hint
from bot.scenes.wording import Text


class ZhengShangyouScenes(PlainScenes[ZhengShangyouView]):
    """The scenes of Zheng Shangyou (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    of_seat = staticmethod(hand_scene)
    fitting = staticmethod(playing.fitting)
    suggested = staticmethod(playing.suggested)
    answer = staticmethod(playing.answer_as_read)
    deal_end = staticmethod(deal_ended.scene_of_end)

    def coach(self, view: ZhengShangyouView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why; at first also what is higher than what."""
        if advice is None:
            return None
        twos_are_low = view.position.rules.zs.ranks is RankOrder.TWO_TO_ACE
        facts = suggested_facts(view, advice, offered(view))
        return Text("coach-do", {**facts, "new": has_not_acted(view), "twos-low": twos_are_low})

    def instead(self, view: ZhengShangyouView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where somebody else gives or chooses."""
        del action
        elsewhere = refusal.name == ZhengShangyouRefusal.NOT_YOUR_TURN and view.position.phase in EXCHANGE
        return waiting(view.position) if elsewhere else ()


SCENES: GameScenes[ZhengShangyouView, Rules] = ZhengShangyouScenes()
