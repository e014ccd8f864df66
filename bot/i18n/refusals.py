"""A refusal as two lines: what stands against the action, in bold, and the rule with what is open instead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card, read_cards, sign_cards
from bot.games.game import Refusal
from bot.i18n.catalogue import Argument, text

EXAMPLES = 3
"""Legal plays that a refusal names; how many more there are is a number."""


def refusal_lines(
    refusal: Refusal,
    names: Sequence[str],
    legal: Sequence[Sequence[Card]] = (),
    *,
    may_pass: bool = False,
    tried: str = "play",
    locale: str = "en",
) -> tuple[str, str]:
    """The bold headline and the small line of a refusal, for the one whose action it was.

    ``names`` by seat, safe for markup; ``legal`` the plays now open to the reader, weakest first, and ``may_pass``
    whether *Pass* is; ``tried`` is ``play``, ``pass`` or ``declare``.

    Raises:
        LookupError: the catalogue has no such refusal, or its sentence asks for a fact that the refusal lacks.
    """
    facts = refusal_facts(refusal, names, locale) | _legal_facts(legal, may_pass)
    reason = text(f"refusal-{refusal.name}", locale, **facts)
    headline = text("refusal-headline", locale, action=tried, reason=reason)
    return headline, text(f"refusal-{refusal.name}.rule", locale, **facts)


def refusal_facts(refusal: Refusal, names: Sequence[str], locale: str = "en") -> dict[str, Argument]:
    """A refusal's arguments as messages take them: seats become names, notation cards, actions their buttons."""
    facts: dict[str, Argument] = {"rule": refusal.rule}
    for word, value in refusal.args.items():
        match word, value:
            case (("seat" | "giver"), int()):
                facts["name" if word == "seat" else word] = names[value]
            case (("cards" | "card" | "table" | "hand" | "before"), str()):
                facts[word] = read_cards(value)
            case "open", list() | tuple():
                facts[word] = [text(f"button-{action}", locale) for action in value]
            case _:
                facts[word] = value
    return facts


def _legal_facts(legal: Sequence[Sequence[Card]], may_pass: bool) -> dict[str, Argument]:
    examples = [sign_cards(play) for play in legal[:EXAMPLES]]
    return {"count": len(legal), "examples": examples, "more": len(legal) - len(examples), "pass": may_pass}
