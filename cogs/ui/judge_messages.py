"""Answers without a table: a verdict on one or two plays, and the settlement of a deal."""

from __future__ import annotations

from collections import Counter

from bot.engine.actions import Seat
from bot.engine.facts import Cards
from bot.engine.game import Result, find_game
from bot.engine.house_rules.house import HouseRules
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.shell_answers import Hands, Misstated, Question, Verdict
from bot.i18n.catalogue import Argument, picture_text, text
from bot.i18n.refusal_lines import without_a_hand
from bot.i18n.spoken_facts import facts_of, spoken
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.words import rules_name
from cogs.ui.toolkit.messages import Accent, Message, lines, small


def judge_message(verdict: Verdict, rules: Rulebook, house: HouseRules, locale: str) -> Message:
    """Whether the first play is accepted or why not, with the rule, and then what the plays are.

    ``house``: what the ``rules`` were made from.
    """
    judged = [one for one in (verdict.first, verdict.second) if one is not None]
    kinds = [
        text("judge-is", locale, house.game, cards=one.cards, **spoken({"play": one.called}, locale, house.game))
        for one in judged
        if one.called is not None
    ]
    by = small(text("judge-heading", locale, rules=rules_name(house, locale)), text("judge-note", locale))
    if verdict.refusal is not None:
        reason, why = without_a_hand(verdict.refusal, rules, locale)
        return Message((reason, lines(why, *kinds), by), Accent.REFUSED)
    if verdict.second is None:
        said = text("judge-leads", locale, first=verdict.first.cards)
    else:
        said = text("judge-beats", locale, house.game, first=verdict.first.cards, second=verdict.second.cards)
    return Message((said, lines(*kinds), by), Accent.OPEN)


def misstated_message(problem: Misstated, rules: Rulebook, question: Question, locale: str) -> Message:
    """Why a question cannot be answered as stated, and what could be.

    If it names cards that the packs lack, the message also says which game was asked.
    """
    names = [_name(seat, locale) for seat in range(find_game(rules.game).seats(rules))]
    facts = {**facts_of(rules, locale), **spoken(problem.facts, locale, rules.game, names)}
    told = trouble(f"misstated-{problem.what}", locale, rules.game, **facts)
    asked = [small(text("judge-asked", locale, rules.game))] if _beyond_the_packs(problem, rules, question) else []
    return Message((*told.parts, *asked), told.accent)


def _beyond_the_packs(problem: Misstated, rules: Rulebook, question: Question) -> bool:
    """Whether the question or the problem names more cards than the packs have."""
    packs = Counter(find_game(rules.game).packs(rules).cards())
    named = [fact.cards for fact in problem.facts.values() if isinstance(fact, Cards)]
    judged = (*question.get("first", ()), *question.get("second", ()))
    return any(Counter(cards) - packs for cards in (*named, judged))


def score_message(result: Result, left: Hands | None, rules: HouseRules, locale: str) -> Message:
    """What each seat counts and gets, and whom it pays. ``left``: the hands as stated, if they were."""
    seats = range(len(result.points))
    told = [_seat_line(result, left, seat, locale) for seat in seats]
    paid = [_payer_line(result, seat, locale) for seat in seats if any(one.source == seat for one in result.entries)]
    foot = "" if result.zero_sum else text("score-open", locale)
    heading = f"### {text('score-heading', locale, rules.game, rules=rules_name(rules, locale))}"
    names = [_name(seat, locale) for seat in seats]
    decided = [
        text(one.key, locale, rules.game, **spoken(one.facts, locale, rules.game, names))
        for one in find_game(rules.game).shell.outcome(result)
    ]
    return Message((heading, lines(*decided), lines(*told), lines(*paid), small(foot)), Accent.OVER)


def _payer_line(result: Result, seat: Seat, locale: str) -> str:
    """Whom one seat pays, and how much."""
    parts = [
        text("score-part", locale, p=entry.points, other=_name(entry.target, locale))
        for entry in result.entries
        if entry.source == seat
    ]
    return text("score-payer", locale, name=_name(seat, locale), parts=parts)


def _name(seat: int, locale: str) -> str:
    return picture_text("picture-seat", locale, seat=seat + 1)


def _seat_line(result: Result, hands: Hands | None, seat: int, locale: str) -> str:
    facts: dict[str, Argument] = {
        "name": _name(seat, locale),
        "counts": result.penalties[seat],
        "p": result.points[seat],
        "won": result.won_nothing(seat),
    }
    if hands is None:
        return text("score-seat-alone", locale, **facts)
    left = hands[seat]
    if not left:
        return text("score-seat-out", locale, **facts)
    if isinstance(left, int):
        return text("score-seat", locale, n=left, **facts)
    return text("score-seat-hand", locale, hand=left, **facts)
