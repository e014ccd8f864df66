"""The scenes of Da Guai Lu Zi, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.game import Refusal
from bot.games.climbing.scenes import playing
from bot.games.climbing.scenes.playing import has_not_acted, suggested_facts
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.games.da_guai_lu_zi.closed_lists import EscapeRefusal
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import EscapeView
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.da_guai_lu_zi.scenes import deal_ended, happenings
from bot.games.da_guai_lu_zi.scenes.in_deal import scene_of
from bot.games.da_guai_lu_zi.scenes.in_hand import hand_scene, offered
from bot.games.da_guai_lu_zi.scenes.questions import waiting
from bot.scenes.game_scenes import GameScenes, PlainScenes
from bot.scenes.hand_scene import Hint, required_places
from bot.scenes.wording import Text


class EscapeScenes(PlainScenes[EscapeView]):
    """The scenes of Da Guai Lu Zi (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    of_seat = staticmethod(hand_scene)
    fitting = staticmethod(playing.fitting)
    suggested = staticmethod(playing.suggested)
    answer = staticmethod(playing.answer_as_read)
    deal_end = staticmethod(deal_ended.scene_of_end)

    def required(self, view: EscapeView) -> frozenset[int]:
        """What all legal answers have in common. Of what may be returned, only some is listed."""
        return frozenset() if view.position.phase is Phase.RETURN else required_places(view)

    def coach(self, view: EscapeView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why; at first also what is higher than what."""
        if advice is None:
            return None
        facts = suggested_facts(view, advice, offered(view))
        leads, trump = view.position.table is None, view.position.order.trump or "none"
        return Text("coach-do", {**facts, "leads": leads, "new": has_not_acted(view), "trump": trump})

    def instead(self, view: EscapeView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where it was somebody else's turn."""
        del action
        return waiting(view.position) if refusal.name == EscapeRefusal.NOT_YOUR_TURN else ()


SCENES: GameScenes[EscapeView, Rules] = EscapeScenes()
