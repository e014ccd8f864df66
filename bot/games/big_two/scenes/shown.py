"""The scenes of Big Two, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.game import Event, Refusal
from bot.engine.seam.positions import Trick
from bot.engine.table_values.settled import Settled
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scenes import coaching, deal_ended, happenings
from bot.games.big_two.scenes.hand import pressed
from bot.games.big_two.scenes.hand.before_play import hand_before_play
from bot.games.big_two.scenes.hand.in_play import hand_in_play
from bot.games.big_two.scenes.in_deal import scene_of
from bot.games.big_two.scenes.questions import is_before_play
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import Around, own_seat, won_by_last
from bot.scenes.hand_scene import HandScene, Held, Hint, Selection, required_places
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text


class BigTwoScenes:
    """The scenes of Big Two (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS

    def table(self, view: BigTwoView, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        return scene_of(view, around)

    def hand(self, view: BigTwoView, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        shown = hand_before_play if is_before_play(view) else hand_in_play
        return shown(view, held, own_seat(view))

    def coach(self, view: BigTwoView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why."""
        return coaching.coached(view, advice.action if advice else None)

    def required(self, view: BigTwoView) -> frozenset[int]:
        """What all legal answers have in common: the low card that opens, a gift that is owed."""
        return required_places(view)

    def fitting(self, view: BigTwoView, choice: Selection) -> Selection:
        """A new choice without a declaration that does not go with its cards any more."""
        return pressed.fitting(view, choice)

    def suggested(self, view: BigTwoView, choice: Selection, action: Action) -> Selection:
        """The choice with the cards of a suggestion, or with what it demands."""
        return pressed.suggested(view, choice, action)

    def answer(self, view: BigTwoView, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a button of the hand does with what is chosen."""
        return pressed.answer(view, choice, deed)

    def instead(self, view: BigTwoView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """What is asked now, where something else was done before play."""
        return pressed.instead(view, refusal, action)

    def won(self, trick: Trick, view: BigTwoView | None) -> Text | None:
        """Whoever played last."""
        del view
        return won_by_last(trick)

    def notice(self, event: Event) -> Text | None:
        """A last card, one that was called, or one that rests."""
        return happenings.notice(event)

    def deal_end(self, rules: Rules, settled: Settled) -> DealEndScene:
        """The end of a deal that counts."""
        return deal_ended.scene_of_end(rules, settled)

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Who had the deal dealt anew."""
        return deal_ended.why_void(settled)


SCENES = BigTwoScenes()
