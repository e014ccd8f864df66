"""What the toy game answers without a table."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.facts import saying
from bot.engine.game import Refusal, Result
from bot.engine.shell_answers import Judged, Misstated, Question, Verdict, check_copies
from tests.toy.toy_deal import PLAY, Own
from tests.toy.toy_position import Position
from tests.toy.toy_rules import SEATS, ToyRules, packs_of, result_of
from tests.toy.toy_words import ToyMisstatement as Wrong
from tests.toy.toy_words import ToyRefusal, refuse


def judge(rules: ToyRules, question: Question) -> Verdict:
    """Whether a card takes the trick from another one, or whether it may be played at all from a hand."""
    first, second = question.get("first", ()), question.get("second")
    for cards in (first, second or (), question.get("hand", ())):
        check_copies(cards, packs_of(rules), Wrong.TOO_OFTEN)
    if not first or second == ():
        raise Misstated(Wrong.NO_CARDS)
    return Verdict(_judged(first), None if second is None else _judged(second), _refusal(rules, question))


def _refusal(rules: ToyRules, question: Question) -> Refusal | None:
    first, second = question["first"], question.get("second", ())
    position = Position(rules, 0, (1,) * SEATS, open=False, buried=True, bidder=0, leader=0, laid=second[:1])
    refused = PLAY.refusal(position, Own(question.get("hand", first)), len(position.laid), Action("play", first))
    if refused is None and second and not rules.beats(first[0], second[0]):
        return refuse(ToyRefusal.TAKES_NO_TRICK)
    return refused


def _judged(cards: tuple[Card, ...]) -> Judged:
    return Judged(cards, "single", saying("a-kind")) if len(cards) == 1 else Judged(cards, None, None)


def score(rules: ToyRules, question: Question) -> Result:
    """How many levels each seat rises."""
    for name in ("bidder", "bid", "taken"):
        if name not in question:
            raise Misstated(Wrong.MISSING, option=name)
    bidder, bid, taken = question["bidder"], question["bid"], question["taken"]
    if not 0 <= bidder < SEATS:
        raise Misstated(Wrong.NO_SEAT, seat=bidder, last=SEATS - 1, number=bidder + 1)
    if bid not in rules.bids or not 0 <= taken <= max(rules.bids):
        raise Misstated(Wrong.BIDS, least=min(rules.bids), most=max(rules.bids))
    return result_of(rules, bidder, bid, taken, ((),) * SEATS)
