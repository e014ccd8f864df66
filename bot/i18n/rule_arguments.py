"""The facts of a rule set in a reader's language. Every sentence of its game may show them and select on them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, cast

from bot.games.game import GameRules, find_game
from bot.i18n.catalogue import Argument, words
from bot.i18n.spoken_facts import spoken


def facts_of(rules: GameRules, locale: str) -> Mapping[str, Argument]:
    """What the game's guide knows about these rules (``Guide.facts``), as arguments of a message."""
    return _facts_of(cast("Hashable", rules), locale)


@lru_cache(maxsize=256)
def _facts_of(rules: Any, locale: str) -> Mapping[str, Argument]:
    facts = spoken(find_game(rules.game).guide.facts(rules), locale, rules.game)
    # Used often and always the same, so turned into words once.
    return {
        name: fact if fact is None or isinstance(fact, int) else words(fact, locale) for name, fact in facts.items()
    }
