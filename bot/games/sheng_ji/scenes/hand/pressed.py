"""What the buttons of a hand of Sheng Ji do with what is chosen."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.scenes.hand.in_hand import KITTY, UNITS
from bot.games.sheng_ji.scenes.hand.readings import chosen_play
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text, saying

_UNIT = "unit"


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
