"""The scenes of Big Two, as every game offers them."""

from __future__ import annotations

from bot.engine.actions import Action, Seat
from bot.engine.game import Refusal
from bot.games.big_two.closed_lists import BigTwoRefusal
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scenes import coaching, deal_ended, happenings
from bot.games.big_two.scenes.hand.before_play import facts_about, hand_before_play, prompts, wanted, wishing
from bot.games.big_two.scenes.hand.in_play import DECLARED, chosen_play, hand_in_play, leaves_one_to_declare
from bot.games.big_two.scenes.in_deal import scene_of
from bot.games.big_two.scenes.questions import OFFER, Question, is_before_play, questions, waiting
from bot.games.big_two.verbs import DECLARE, LAST_CARD, demand_of
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.scenes.game_scenes import GameScenes, PlainScenes
from bot.scenes.hand_scene import HandScene, Held, Hint, Selection
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


class BigTwoScenes(PlainScenes[BigTwoView]):
    """The scenes of Big Two (``GameScenes``)."""

    silent: frozenset[str] = happenings.SILENT
    orders = ORDERS
    table = staticmethod(scene_of)
    fitting = staticmethod(fitting)
    suggested = staticmethod(suggested)
    answer = staticmethod(answer)
    instead = staticmethod(instead)
    notice = staticmethod(happenings.notice)
    deal_end = staticmethod(deal_ended.scene_of_end)
    why_void = staticmethod(deal_ended.why_void)

    def of_seat(self, view: BigTwoView, held: Held, seat: Seat) -> HandScene:
        """The hand of a seat, before play or in it."""
        return (hand_before_play if is_before_play(view) else hand_in_play)(view, held, seat)

    def coach(self, view: BigTwoView, advice: Hint | None) -> Text | None:
        """The coach's line: what to do, and why."""
        return coaching.coached(view, advice.action if advice else None)


SCENES: GameScenes[BigTwoView, Rules] = BigTwoScenes()
