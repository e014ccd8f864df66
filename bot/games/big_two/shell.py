"""Big Two's answers without a table (``bot.engine.shell_answers``): the kind of a play, and what beats what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.cards import Card
from bot.engine.facts import Cards, Refusal, saying
from bot.engine.game import Result
from bot.engine.shell_answers import Judged, Misstated, Question, Verdict
from bot.games.big_two.cards.combinations import Combinations, combinations_of
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.closed_lists import BigTwoMisstatement as Wrong
from bot.games.big_two.deal.judge import refuse_answer, refuse_lead
from bot.games.big_two.rules.parameters import Rules


def tally(result: Result) -> Mapping[str, int]:
    """Deals that somebody had dealt anew (BT-12.3)."""
    return {BigTwoEvent.REDEALT.value: int(result.void)}


def judged(rules: Rules, question: Question) -> Verdict:
    """What a question asks of ``judge``."""
    return judge(rules, question.get("first", ()), question.get("second"))


def judge(rules: Rules, first: tuple[Card, ...], second: tuple[Card, ...] | None) -> Verdict:
    """The kinds of the plays (BT-6), and whether ``first`` beats ``second`` (BT-9) or may be led.

    The two plays are judged separately, so the same card may be in both.

    Raises:
        Misstated: no cards are named, a card is named twice in one play, or a card is not in the pack.
    """
    known = combinations_of(rules)
    mask = _mask(known, first, "the first play")
    refused = refuse_lead(known, mask)
    judged = _judged(known, first, mask)
    if second is None:
        return Verdict(judged, None, refused)
    table = _mask(known, second, "the second play")
    return Verdict(judged, _judged(known, second, table), refused or _refuse_answer(known, mask, table))


def _refuse_answer(known: Combinations, mask: Mask, table: Mask) -> Refusal | None:
    return refuse_lead(known, table) or refuse_answer(known, known[mask], known[table])


def _judged(known: Combinations, cards: tuple[Card, ...], mask: Mask) -> Judged:
    found = known.find(mask)
    if found is None:
        return Judged(cards, None, None)
    return Judged(cards, found.kind.value, saying("a-kind", kind=found.kind.value))


def _mask(known: Combinations, cards: tuple[Card, ...], where: str) -> Mask:
    if not cards:
        raise Misstated(Wrong.NO_CARDS, where=where)
    for card in cards:
        if card not in known.pack.bit:
            raise Misstated(Wrong.NOT_IN_PACK, card=Cards((card,)))
    for card, times in Counter(cards).items():
        if times > 1:
            raise Misstated(Wrong.CARD_TWICE, card=Cards((card,)), where=where)
    return known.pack.mask(cards)
