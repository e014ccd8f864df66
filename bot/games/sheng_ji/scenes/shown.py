"""The scenes of Sheng Ji, as every game offers them."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.facts import Cards
from bot.engine.game import Refusal
from bot.games.sheng_ji.closed_lists import ShengJiRefusal
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.scenes import deal_ended, happenings
from bot.games.sheng_ji.scenes.hand import readings
from bot.games.sheng_ji.scenes.hand.cards_shown import ORDERS, required
from bot.games.sheng_ji.scenes.hand.in_hand import KITTY, UNITS, hand_scene, kind_shown
from bot.games.sheng_ji.scenes.hand.readings import chosen_play
from bot.games.sheng_ji.scenes.in_deal import scene_of
from bot.games.sheng_ji.scenes.questions import level_facts, waiting
from bot.games.sheng_ji.scenes.trick_shown import won
from bot.scenes.game_scenes import GameScenes, PlainScenes
from bot.scenes.hand_scene import Hint, Selection, hint_facts
from bot.scenes.wording import Text, saying

_UNIT = "unit"


# --- What buttons do ---


def suggested(view: ShengJiView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggested play or burial; what is declared has a button of its own."""
    return choice.choosing(view.hand, action.cards) if action.verb in ("play", "bury") else choice


def answer(view: ShengJiView, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, another choice, or what is still to be chosen."""
    match deed:
        case "play":
            return chosen_play(view, choice) if choice.places else saying("err-no-cards")
        case "bury":
            return Action("bury", choice.cards(view.hand)) if choice.places else saying("err-no-burial")
        case "kitty" if view.own.buried:
            return choice.flagging(KITTY)
    if deed.startswith(_UNIT) and view.position.phase is Phase.CHOOSE:
        units = dict(zip(UNITS, view.legal_actions(), strict=False))
        return units.get(deed.removeprefix(_UNIT)) or saying("err-old")
    return saying("err-old")


# --- What a beginner is told ---


def coached(view: ShengJiView, advice: Hint | None) -> Text | None:
    """The coach's line for what is best done now; None where there is nothing to say."""
    if advice is None:
        return _to_wait_for(view)
    facts = {**hint_facts(view, advice), **view.describe(advice.action).facts}
    if advice.action.verb == "declare":
        facts["kind"] = kind_shown(view, advice.action)
    return Text("coach-do", facts)


def _to_wait_for(view: ShengJiView) -> Text | None:
    """What to wait for while cards are drawn; nothing for whoever is done declaring, and where nobody can declare."""
    position = view.position
    if position.phase is not Phase.DRAW or position.level is None or view.seat in position.passed:
        return None
    case, cards = _case(view)
    return Text("coach-draw", {"case": case, "cards": Cards(cards), **level_facts(position)})


def _case(view: ShengJiView) -> tuple[str, tuple[Card, ...]]:
    """A variant of ``coach-draw``, and the cards it names."""
    made = view.position.declaration
    if made is not None:
        return "own" if made.seat == view.seat else "other", made.cards
    possible = {card for action in view.legal_actions() if action.verb == "declare" for card in action.cards}
    held = tuple(card for card in view.hand if card in possible)
    return ("few", held) if held else ("none", ())


# --- All of it ---


class ShengJiScenes(PlainScenes[ShengJiView]):
    """The scenes of Sheng Ji (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    of_seat = staticmethod(hand_scene)
    fitting = staticmethod(readings.fitting)
    suggested = staticmethod(suggested)
    answer = staticmethod(answer)
    coach = staticmethod(coached)
    required = staticmethod(required)
    won = staticmethod(won)
    deal_end = staticmethod(deal_ended.scene_of_end)
    why_void = staticmethod(deal_ended.why_void)

    def instead(self, view: ShengJiView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, where it was somebody else's turn."""
        del action
        return waiting(view.position) if refusal.name == ShengJiRefusal.NOT_YOUR_TURN else ()


SCENES: GameScenes[ShengJiView, Rules] = ShengJiScenes()
