"""What a failing law says of the rule set that it was tried under."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.engine.rulebook.declarations import Rulebook


@contextmanager
def noted(seed: int, rules: Rulebook) -> Iterator[None]:
    """An error in this block tells which rules it came under."""
    try:
        yield
    except Exception as error:
        error.add_note(f"rule set {seed}: {rules.differences(type(rules)())}")
        raise
