"""A refusal as two lines: what stands against the action, in bold, and the rule with what is open instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards import Card
from bot.games.game import Refusal, Rules
from bot.i18n.catalogue import FALLBACK, Argument, text, words
from bot.i18n.rule_arguments import facts_of
from bot.i18n.spoken_facts import spoken

EXAMPLES = 3
"""Legal plays that a refusal names; how many more there are is a number."""


def refusal_lines(
    refusal: Refusal,
    names: Sequence[str],
    legal: Sequence[Sequence[Card]] = (),
    *,
    rules: Rules,
    may_pass: bool = False,
    tried: str = "play",
    named: int = 1,
    locale: str = FALLBACK,
) -> tuple[str, str]:
    """The bold headline and the small line of a refusal, for the one whose action it was.

    ``rules`` are those of the table: the line names the rule as it is played there. ``names`` by seat, safe for
    markup; ``legal`` the plays now open to the reader, weakest first, and ``may_pass`` whether *Pass* is; ``tried``
    is the action's name in the record format: play, pass, declare, give and so on; ``named`` how many cards it names.

    Raises:
        LookupError: the catalogue has no such refusal, or its sentence asks for a fact that the refusal lacks.
    """
    facts = refusal_facts(refusal, names, rules, locale) | _legal_facts(legal, may_pass, locale)
    facts |= {"action": tried, "named": named}
    reason = _reason(refusal, facts, rules, locale)
    headline = text("refusal-headline", locale, rules.game, **{**facts, "reason": reason})
    return headline, text(f"refusal-{refusal.name}.rule", locale, rules.game, **facts)


def refusal_reason(refusal: Refusal, names: Sequence[str], *, rules: Rules, locale: str = FALLBACK) -> str:
    """What stands against a play, as part of a sentence; arguments as of ``refusal_lines``."""
    return _reason(refusal, refusal_facts(refusal, names, rules, locale) | {"action": "play"}, rules, locale)


def _reason(refusal: Refusal, facts: Mapping[str, Argument], rules: Rules, locale: str) -> str:
    return text(f"refusal-{refusal.name}", locale, rules.game, **facts)


def refusal_facts(refusal: Refusal, names: Sequence[str], rules: Rules, locale: str = FALLBACK) -> dict[str, Argument]:
    """A refusal's facts as messages take them; the table's own facts stand beside them."""
    return {**facts_of(rules, locale), "rule": refusal.rule, **spoken(refusal.args, locale, rules.game, names)}


def _legal_facts(legal: Sequence[Sequence[Card]], may_pass: bool, locale: str) -> dict[str, Argument]:
    examples = [words(play, locale) for play in legal[:EXAMPLES]]
    return {"count": len(legal), "examples": examples, "more": len(legal) - len(examples), "pass": may_pass}
