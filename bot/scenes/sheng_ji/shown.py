"""The scenes of Sheng Ji, as every game offers them."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.facts import Cards
from bot.games.game import Event, Refusal
from bot.games.sheng_ji.deal.view import ShengJiView
from bot.games.sheng_ji.refusals import ShengJiRefusal
from bot.games.sheng_ji.rules.parameters import Rules
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import Around, GameScenes
from bot.scenes.hand_scene import HandScene, Held, Selection
from bot.scenes.sheng_ji import deal_ended, happenings
from bot.scenes.sheng_ji.hand import pressed, readings
from bot.scenes.sheng_ji.hand.cards_shown import ORDERS
from bot.scenes.sheng_ji.hand.in_hand import hand_scene
from bot.scenes.sheng_ji.in_deal import scene_of
from bot.scenes.sheng_ji.questions import waiting
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text, saying
from bot.tables.news import News
from bot.tables.settled import Settled


class ShengJiScenes:
    """The scenes of Sheng Ji (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS

    def table(self, view: ShengJiView, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        return scene_of(view, around)

    def hand(self, view: ShengJiView, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return hand_scene(view, held, view.seat)

    def coach(self, view: ShengJiView, advice: Action | None) -> Text | None:
        """The coach's line: what to do."""
        if advice is None:
            return None
        what, cards = view.describe(advice), Cards(advice.cards)
        return saying("coach-do", verb=advice.verb, what=what, cards=cards)

    def fitting(self, view: ShengJiView, choice: Selection) -> Selection:
        """A new choice without a reading that its cards do not have."""
        return readings.fitting(view, choice)

    def suggested(self, view: ShengJiView, choice: Selection, action: Action) -> Selection:
        """The choice with the cards of a suggestion."""
        return pressed.suggested(view, choice, action)

    def answer(self, view: ShengJiView, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a button of the hand does with what is chosen."""
        return pressed.answer(view, choice, deed)

    def instead(self, view: ShengJiView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where it was somebody else's turn."""
        del action
        return waiting(view.position) if refusal.name == ShengJiRefusal.NOT_YOUR_TURN else ()

    def told(self, news: News) -> News:
        """What is worth a line of its own."""
        return happenings.told(news)

    def notice(self, event: Event) -> Text | None:
        """Nothing but the turn calls anybody."""
        del event
        return None

    def deal_end(self, rules: Rules, settled: Settled) -> DealEndScene:
        """The end of a deal that counts."""
        return deal_ended.scene_of_end(rules, settled)

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """That nobody declared, or who claimed a redeal."""
        return deal_ended.why_void(settled)


SCENES = ShengJiScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam
