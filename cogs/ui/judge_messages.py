"""Answers without a table: a verdict on one or two plays, and the settlement of a deal."""

from __future__ import annotations

from bot.games.game import GameRules, Refusal, Result
from bot.games.house import HouseRules
from bot.games.shell_answers import Hands, Judged, Verdict
from bot.i18n.catalogue import Argument, picture_text, text
from bot.i18n.refusal_lines import refusal_facts
from cogs.ui.messages import Accent, Message, lines, small
from cogs.ui.rules.words import rules_name


def judge_message(verdict: Verdict, rules: GameRules, house: HouseRules, locale: str) -> Message:
    """What the plays are, whether the first is accepted and, if not, why, with the rule.

    ``house`` says what the ``rules`` were made from.
    """
    if verdict.second is None:
        said = text("judge-verdict-lead", locale, first=verdict.first.cards, accepted=verdict.accepted)
        kinds = [_kind(verdict.first, house.game, locale)]
    else:
        cards = {"first": verdict.first.cards, "second": verdict.second.cards}
        said = text("judge-verdict", locale, accepted=verdict.accepted, **cards)
        kinds = [_kind(one, house.game, locale) for one in (verdict.first, verdict.second)]
    why = _why(verdict.refusal, rules, locale) if verdict.refusal else ""
    by = text("judge-heading", locale, rules=rules_name(house, locale))
    accent = Accent.OPEN if verdict.accepted else Accent.REFUSED
    return Message((said, lines(*kinds, why), small(by, text("judge-note", locale))), accent)


def _kind(judged: Judged, game: str, locale: str) -> str:
    if judged.kind is None:
        return text("judge-is-none", locale, cards=judged.cards)
    return text("judge-is", locale, game, cards=judged.cards, kind=judged.kind)


def _why(refusal: Refusal, rules: GameRules, locale: str) -> str:
    """The reason for a refusal, with its rule. Legal plays are left out, since there is no hand."""
    no_hand: dict[str, Argument] = {"action": "play", "count": 0, "examples": (), "more": 0, "pass": True}
    facts = refusal_facts(refusal, (), rules, locale) | no_hand
    reason = text(f"refusal-{refusal.name}", locale, rules.game, **facts)
    rule = text(f"refusal-{refusal.name}.rule", locale, rules.game, **facts).replace(text("legal", locale, **facts), "")
    return text("judge-why", locale, reason=reason, because=rule.strip())


def score_message(result: Result, left: Hands | None, rules: HouseRules, locale: str) -> Message:
    """What each seat counts and gets, and who pays whom; ``left`` is what was stated of the hands, if anything."""
    seats = [_seat_line(result, left, seat, locale) for seat in range(len(result.points))]
    entries = [
        text(
            "score-entry",
            locale,
            name=_name(entry.source, locale),
            other=_name(entry.target, locale),
            p=entry.points,
        )
        for entry in result.entries
    ]
    foot = text("score-sum" if result.zero_sum else "score-open", locale)
    by = text("judge-heading", locale, rules=rules_name(rules, locale))
    heading = f"### {text('score-heading', locale, rules.game)}"
    return Message((heading, lines(*seats), lines(*entries), small(foot, by)), Accent.OVER)


def _name(seat: int, locale: str) -> str:
    return picture_text("picture-seat", locale, seat=seat + 1)


def _seat_line(result: Result, hands: Hands | None, seat: int, locale: str) -> str:
    facts: dict[str, Argument] = {
        "name": _name(seat, locale),
        "p": result.penalties[seat],
        "total": result.points[seat],
    }
    if hands is None:
        return text("score-seat-alone", locale, **facts)
    left = hands[seat]
    if not left:
        return text("score-seat-out", locale, **facts)
    if isinstance(left, int):
        return text("score-seat", locale, n=left, **facts)
    return text("score-seat-hand", locale, hand=left, **facts)
