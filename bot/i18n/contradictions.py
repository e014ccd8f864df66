"""A contradiction between rules in words: what does not go together; why, and what would."""

from __future__ import annotations

from bot.games.rulebook import Contradiction
from bot.i18n.catalogue import FALLBACK, text


def contradiction_lines(problem: Contradiction, locale: str = FALLBACK) -> tuple[str, str]:
    """The headline and the small line of a contradiction.

    Raises:
        LookupError: the catalogue has no such contradiction.
    """
    facts = {
        "first": str(problem.first),
        "second": str(problem.second),
        "first-option": problem.first.parameter,
        "second-option": problem.second.parameter,
    }
    return text("contra", locale, **facts), text(f"contra-{problem.name}", locale, **facts)
