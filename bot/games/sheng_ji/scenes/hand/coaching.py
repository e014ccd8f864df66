"""What a beginner is told in Sheng Ji: what to do, and why; while cards are drawn also what to wait for."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.facts import Cards
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.scenes.hand.in_hand import kind_shown
from bot.games.sheng_ji.scenes.questions import level_facts
from bot.scenes.hand_scene import Hint, hint_facts
from bot.scenes.wording import Text


def coached(view: ShengJiView, advice: Hint | None) -> Text | None:
    """The coach's line for what is best done now; None where there is nothing to say."""
    if advice is None:
        return _to_wait_for(view)
    shows = advice.action.verb == "declare"
    return Text("coach-do", {**hint_facts(view, advice), "kind": kind_shown(view, advice.action) if shows else ""})


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
