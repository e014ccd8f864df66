"""A refusal as two lines: what stands against the action, in bold, and the rule with what is open instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards import Card, read_cards
from bot.games.game import Refusal, Rules
from bot.i18n.catalogue import Argument, text, words
from bot.i18n.rule_facts import facts_of

EXAMPLES = 3
"""Legal plays that a refusal names; how many more there are is a number."""

_IN_KIND = "BT-9.2"


def refusal_lines(
    refusal: Refusal,
    names: Sequence[str],
    legal: Sequence[Sequence[Card]] = (),
    *,
    rules: Rules,
    may_pass: bool = False,
    tried: str = "play",
    locale: str = "en",
) -> tuple[str, str]:
    """The bold headline and the small line of a refusal, for the one whose action it was.

    ``rules`` are those of the table: the line names the rule as it is played there. ``names`` by seat, safe for
    markup; ``legal`` the plays now open to the reader, weakest first, and ``may_pass`` whether *Pass* is; ``tried``
    is the action's name in the record format: play, pass, declare, give and so on.

    Raises:
        LookupError: the catalogue has no such refusal, or its sentence asks for a fact that the refusal lacks.
    """
    facts = refusal_facts(refusal, names, rules, locale) | _legal_facts(legal, may_pass, locale) | {"action": tried}
    reason = _reason(refusal, facts, locale)
    headline = text("refusal-headline", locale, **{**facts, "reason": reason})
    return headline, text(f"refusal-{refusal.name}.rule", locale, **facts)


def refusal_reason(refusal: Refusal, names: Sequence[str], *, rules: Rules, locale: str = "en") -> str:
    """What stands against a play, as part of a sentence; arguments as of ``refusal_lines``."""
    return _reason(refusal, refusal_facts(refusal, names, rules, locale) | {"action": "play"}, locale)


def _reason(refusal: Refusal, facts: Mapping[str, Argument], locale: str) -> str:
    return text(f"refusal-{refusal.name}", locale, **facts)


def refusal_facts(refusal: Refusal, names: Sequence[str], rules: Rules, locale: str = "en") -> dict[str, Argument]:
    """A refusal's arguments as messages take them: seats become names, notation cards, actions their buttons.

    The table's own facts stand beside them (``table_facts``).
    """
    facts: dict[str, Argument] = {
        **facts_of(rules, locale),
        "rule": refusal.rule,
        "in-kind": refusal.rule == _IN_KIND,
        "above": 0,
        "why": "phase",
    }
    for word, value in refusal.args.items():
        match word, value:
            case "seat", int():
                facts["name"] = names[value]
            case (("cards" | "card" | "table" | "hand" | "before"), str()):
                facts[word] = read_cards(value)
            case "highest", str() if "case" in refusal.args:  # elsewhere it is the highest straight
                facts[word] = read_cards(value)
            case (("stronger" | "ladder"), list() | tuple()):
                facts["above" if word == "stronger" else "steps"] = len(value)
                facts[word] = [text("a-kind", locale, kind=kind) for kind in value]
            case "seats", list() | tuple():
                facts["names"] = [names[seat] for seat in value]
            case "open", list() | tuple():
                facts["choices"] = len(value)
                facts[word] = [text(f"button-{action}", locale) for action in value]
            case _:
                facts[word] = value
    return facts


def _legal_facts(legal: Sequence[Sequence[Card]], may_pass: bool, locale: str) -> dict[str, Argument]:
    examples = [words(play, locale) for play in legal[:EXAMPLES]]
    return {"count": len(legal), "examples": examples, "more": len(legal) - len(examples), "pass": may_pass}
