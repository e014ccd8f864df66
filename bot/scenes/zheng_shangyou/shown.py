"""The scenes of Zheng Shangyou, as every game offers them."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.facts import Cards
from bot.games.game import Event, Refusal
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.games.zheng_shangyou.refusals import ZhengShangyouRefusal
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.scenes.climbing.sorted_hand import ORDERS
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import Around, GameScenes
from bot.scenes.hand_scene import HandScene, Held, Selection
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text, saying
from bot.scenes.zheng_shangyou import deal_ended, happenings
from bot.scenes.zheng_shangyou.hand import pressed, reading_picked
from bot.scenes.zheng_shangyou.hand.in_hand import cards_of, hand_scene
from bot.scenes.zheng_shangyou.in_deal import scene_of
from bot.scenes.zheng_shangyou.questions import EXCHANGE, waiting
from bot.tables.news import News
from bot.tables.settled import Settled


class ZhengShangyouScenes:
    """The scenes of Zheng Shangyou (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS

    def table(self, view: ZhengShangyouView, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        return scene_of(view, around)

    def hand(self, view: ZhengShangyouView, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return hand_scene(view, held, view.seat)

    def coach(self, view: ZhengShangyouView, advice: Action | None) -> Text | None:
        """The coach's line: what to do."""
        if advice is None:
            return None
        return saying("coach-do", verb=advice.verb, what=view.describe(advice), cards=Cards(cards_of(view, advice)))

    def fitting(self, view: ZhengShangyouView, choice: Selection) -> Selection:
        """A new choice without a reading that its cards do not have."""
        return reading_picked.fitting(view, choice)

    def suggested(self, view: ZhengShangyouView, choice: Selection, action: Action) -> Selection:
        """The choice with the cards of a suggestion, and its reading."""
        return pressed.suggested(view, choice, action)

    def answer(self, view: ZhengShangyouView, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a button of the hand does with what is chosen."""
        return pressed.answer(view, choice, deed)

    def instead(self, view: ZhengShangyouView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where somebody else gives or chooses."""
        del action
        elsewhere = refusal.name == ZhengShangyouRefusal.NOT_YOUR_TURN and view.position.phase in EXCHANGE
        return waiting(view.position) if elsewhere else ()

    def told(self, news: News) -> News:
        """What is worth a line of its own."""
        return happenings.told(news)

    def notice(self, event: Event) -> Text | None:
        """Nothing but the turn calls anybody."""
        del event
        return None

    def deal_end(self, rules: Rules, settled: Settled) -> DealEndScene:
        """The end of a deal."""
        return deal_ended.scene_of_end(rules, settled)

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """No rule makes a deal void (ZS-10.3)."""
        del settled
        return ()


SCENES = ZhengShangyouScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam
