"""A refusal as two lines: what stands against the action, in bold, and the rule with what is open instead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card, read_cards, sign_cards
from bot.games.game import Json, Refusal
from bot.i18n.catalogue import Argument, text

EXAMPLES = 3
"""Legal plays that a refusal names; how many more there are is a number."""

_CARDS = frozenset({"cards", "card", "table", "hand", "before"})
_SEATS = {"seat": "name", "giver": "giver"}
_SIZES = {(1,): "one", (1, 2): "both"}


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
    facts = refusal_facts(refusal, names) | _legal_facts(legal, may_pass)
    reason = text(f"refusal-{refusal.name}", locale, **facts)
    headline = text("refusal-headline", locale, action=tried, reason=reason)
    return headline, text(f"refusal-{refusal.name}.rule", locale, **facts)


def refusal_facts(refusal: Refusal, names: Sequence[str]) -> dict[str, Argument]:
    """A refusal's arguments as messages take them: seats become names, notation becomes cards."""
    facts: dict[str, Argument] = {"rule": refusal.rule}
    for word, value in refusal.args.items():
        if word in _SEATS and isinstance(value, int):
            facts[_SEATS[word]] = names[value]
        else:
            facts[word] = _fact(word, value)
    return facts


def _fact(word: str, value: Json) -> Argument:
    if word in _CARDS and isinstance(value, str):
        return read_cards(value)
    if word == "sizes" and isinstance(value, list | tuple):
        return _SIZES.get(tuple(sorted(value)), "both")
    fact: Argument = value
    return fact


def _legal_facts(legal: Sequence[Sequence[Card]], may_pass: bool) -> dict[str, Argument]:
    examples = [sign_cards(play) for play in legal[:EXAMPLES]]
    return {"count": len(legal), "examples": examples, "more": len(legal) - len(examples), "pass": may_pass}
