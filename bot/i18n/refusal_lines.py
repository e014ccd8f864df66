"""A refusal as two lines: what is so, in bold, and what would work instead, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.cards import Card
from bot.engine.game import Refusal
from bot.engine.rulebook.declarations import Rulebook
from bot.i18n.catalogue import FALLBACK, Argument, picture_text, text, words
from bot.i18n.spoken_facts import facts_of, spoken


def refusal_lines(
    refusal: Refusal,
    names: Sequence[str],
    legal: Sequence[Sequence[Card]] = (),
    *,
    rules: Rulebook,
    may_pass: bool = False,
    tried: str = "play",
    named: int = 1,
    locale: str = FALLBACK,
) -> tuple[str, str]:
    """The bold headline and the small line of a refusal, for the person whose action was refused.

    ``rules`` are the table's, so that the line names the rule as it is played there.
    ``names`` are by seat and safe for markup.
    ``legal`` are the plays now open to the reader, in the order in which they are named.
    ``may_pass`` says whether *Pass* is open as well.
    ``tried`` is the action's name in the record format: play, pass, declare, give and so on.
    ``named`` is how many cards the action names.

    Raises:
        LookupError: the catalogue has no such refusal, or its sentence uses a fact that the refusal lacks.
    """
    facts = refusal_facts(refusal, names, rules, locale) | _legal_facts(legal, may_pass, locale)
    facts |= {"action": tried, "named": named}
    reason = _reason(refusal, facts, rules, locale)
    headline = text("refusal-headline", locale, rules.game, **{**facts, "reason": reason})
    return headline, text(f"refusal-{refusal.name}.rule", locale, rules.game, **facts)


def without_a_hand(refusal: Refusal, rules: Rulebook, locale: str = FALLBACK) -> tuple[str, str]:
    """The headline of a refused play and why, where nobody holds any cards; so there are no legal plays to name."""
    facts = refusal_facts(refusal, (), rules, locale) | _legal_facts((), True, locale) | {"action": "play", "named": 1}
    headline = text(
        "refusal-headline", locale, rules.game, **{**facts, "reason": _reason(refusal, facts, rules, locale)}
    )
    why = text(f"refusal-{refusal.name}.rule", locale, rules.game, **facts)
    return headline, why.replace(text("legal", locale, **facts), "").replace("  ", " ").strip()


def refusal_reason(
    refusal: Refusal, names: Sequence[str], *, rules: Rulebook, locale: str = FALLBACK, drawn: bool = False
) -> str:
    """Why a play is refused, as part of a sentence. The arguments are those of ``refusal_lines``; ``drawn``: for alt
    text."""
    facts = refusal_facts(refusal, names, rules, locale) | {"action": "play"}
    return _reason(refusal, facts, rules, locale, picture_text if drawn else text)


def _reason(
    refusal: Refusal,
    facts: Mapping[str, Argument],
    rules: Rulebook,
    locale: str,
    speak: Callable[..., str] = text,
) -> str:
    return speak(f"refusal-{refusal.name}", locale, rules.game, **facts)


def refusal_facts(
    refusal: Refusal, names: Sequence[str], rules: Rulebook, locale: str = FALLBACK
) -> dict[str, Argument]:
    """A refusal's facts as arguments of a message, together with the facts of the table's rules."""
    known = facts_of(rules, locale)
    said = spoken(refusal.args, locale, rules.game, names, deck=str(known["deck"]))
    return {**known, "rule": refusal.rule, **said}


def _legal_facts(legal: Sequence[Sequence[Card]], may_pass: bool, locale: str) -> dict[str, Argument]:
    return {"count": len(legal), "pass": may_pass, **plays_listed(legal, locale)}


EXAMPLES = 3
"""How many plays a sentence names; of further ones it gives the number."""


def plays_listed(plays: Sequence[Sequence[Card]], locale: str) -> dict[str, Argument]:
    """The facts of the piece ``examples-named``: ``examples``, how many ``more`` there are, and whether semicolons
    keep them ``apart``, as commas part the tiles of a play.

    >>> from bot.cards import read_cards
    >>> plays_listed([read_cards("3d 3c"), read_cards("4h LJ")], "en")["examples"]
    ['3♦ 3♣', '4♥ little joker']
    """
    examples = [words(play, locale) for play in plays[:EXAMPLES]]
    apart = any(text("separator-comma", locale) in play for play in examples)
    listed = text("separator-semicolon", locale).join(examples) if apart else examples
    return {"examples": listed, "apart": apart, "more": len(plays) - len(examples)}
