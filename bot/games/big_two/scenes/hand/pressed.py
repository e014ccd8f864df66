"""What the buttons of a hand of Big Two do with what is chosen, and what a refused owner is told."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.game import Refusal
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.grammar import DECLARE, LAST_CARD, demand_of
from bot.games.big_two.refusals import BigTwoRefusal
from bot.games.big_two.scenes.hand.before_play import facts_about, prompts, wanted, wishing
from bot.games.big_two.scenes.hand.in_play import DECLARED, chosen_play, leaves_one_to_declare
from bot.games.big_two.scenes.questions import OFFER, Question, questions, waiting
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text, saying

_OUT_OF_TURN = frozenset({BigTwoRefusal.WRONG_PHASE, BigTwoRefusal.NOT_YOUR_TURN, BigTwoRefusal.NOT_YOURS_TO_GIVE})
"""Refusals of something that is not asked of its author now."""


def fitting(view: BigTwoView, choice: Selection) -> Selection:
    """The choice, with a last card declared only where it leaves one to declare."""
    declares = DECLARED in choice.flags and not leaves_one_to_declare(view, choice)
    return choice.flagging(DECLARED) if declares else choice


def suggested(view: BigTwoView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggestion, or with the card and the seat of a demand (BT-16.3).

    A last card that goes with the suggested play is declared with it.
    """
    if action.verb == "demand":
        return wishing(view, choice, action)
    if not action.cards:
        return choice
    found = choice.choosing(view.hand, action.cards)
    declares = LAST_CARD in action.words and DECLARED not in found.flags
    return fitting(view, found.flagging(DECLARED) if declares else found)


def answer(view: BigTwoView, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, another choice, or what is still to be chosen."""
    question = _question(view)
    match deed:
        case "play":
            return chosen_play(view, choice) if choice.places else saying("err-no-cards")
        case "declare":  # with the next play where that leaves one card, else at once
            return choice.flagging(DECLARED) if leaves_one_to_declare(view, choice) else DECLARE
        case "give":
            verb = "keep" if question is not None and question.verb == "keep" and question is not OFFER else "give"
            return Action(verb, choice.cards(view.hand)) if choice.places else saying("err-no-gift")
        case "demand":
            card, seat = wanted(view, choice, question.seats if question else ())
            return saying("err-no-wish") if card is None or seat is None else demand_of(card, seat)
    return saying("err-old")


def instead(view: BigTwoView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
    """Before play, what is asked now, and of whom, where it was something else; nothing: the rule serves."""
    if view.own.before is None or refusal.name not in _OUT_OF_TURN:
        return ()
    question = _question(view)
    if question is None:
        facts = {**refusal.args, "rule": refusal.rule, "action": action.verb}
        return *waiting(view), Text(f"refusal-{refusal.name}.rule", facts)
    if refusal.args.get("why") in ("place", "seat"):
        return prompts(view, question)
    return (Text(f"first-{question.kind}", facts_about(question)),)


def _question(view: BigTwoView) -> Question | None:
    return None if view.seat is None else questions(view).get(view.seat)
