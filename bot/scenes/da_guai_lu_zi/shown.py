"""The scenes of Da Guai Lu Zi, as every game offers them."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.games.da_guai_lu_zi.refusals import EscapeRefusal
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.facts import Cards, Facts
from bot.games.game import Event, Refusal
from bot.scenes.climbing.sorted_hand import ORDERS
from bot.scenes.da_guai_lu_zi import deal_ended, happenings
from bot.scenes.da_guai_lu_zi.hand import pressed, reading_select
from bot.scenes.da_guai_lu_zi.hand.in_hand import cards_of, hand_scene
from bot.scenes.da_guai_lu_zi.in_deal import scene_of
from bot.scenes.da_guai_lu_zi.questions import waiting
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import Around, GameScenes
from bot.scenes.hand_scene import HandScene, Held, Selection
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text
from bot.tables.news import News
from bot.tables.settled import Settled


class EscapeScenes:
    """The scenes of Da Guai Lu Zi (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS

    def table(self, view: EscapeView, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        return scene_of(view, around)

    def hand(self, view: EscapeView, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        return hand_scene(view, held, view.seat)

    def coach(self, view: EscapeView, advice: Action | None) -> Text | None:
        """The coach's line: what to do."""
        if advice is None:
            return None
        facts: Facts = {"what": view.describe(advice), "cards": Cards(cards_of(view, advice))}
        return Text("coach-do", {"verb": advice.verb, "leads": view.table is None, **facts})

    def fitting(self, view: EscapeView, choice: Selection) -> Selection:
        """A new choice without a reading that its cards do not have."""
        return reading_select.fitting(view, choice)

    def suggested(self, view: EscapeView, choice: Selection, action: Action) -> Selection:
        """The choice with the cards and the reading of a suggestion."""
        return pressed.suggested(view, choice, action)

    def answer(self, view: EscapeView, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a button of the hand does with what is chosen."""
        return pressed.answer(view, choice, deed)

    def instead(self, view: EscapeView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where it was somebody else's turn."""
        del action
        return waiting(view.position) if refusal.name == EscapeRefusal.NOT_YOUR_TURN else ()

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
        """Nothing: no rule makes a deal void."""
        del settled
        return ()


SCENES = EscapeScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam
