"""Numbers as a language writes them, and what a message may do with one: ``SIGNED($points)``, ``RULE($rule)``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from fluent.runtime.types import FluentType, fluent_number

MINUS = "−"
"""The true minus, as wide as the plus."""
NON_BREAKING_HYPHEN = "‑"


class Signed(FluentType):
    """Points with their sign, and an average of them with at most two decimals, as a language writes numbers."""

    def __init__(self, points: float) -> None:
        self._points = points

    def format(self, locale: Any) -> str:
        """The points for a reader of ``locale``, a ``babel.Locale``.

        >>> from babel import Locale
        >>> [Signed(one).format(Locale("en")) for one in (37, -1100, 0, -2.5, 8 / 3, -0.001)]
        ['+37', '−1,100', '0', '−2.5', '+2.67', '0']
        >>> Signed(-1100.5).format(Locale("de")), Signed(1100).format(Locale("sv"))
        ('−1.100,5', '+1\\xa0100')
        """
        number = fluent_number(abs(self._points), maximumFractionDigits=2).format(locale)
        if number == "0":
            return number
        return f"{'+' if self._points > 0 else MINUS}{number}"


def rule_number(rule: str) -> str:
    """A rule's number that does not break across lines: ``BT-7.1`` with a non-breaking hyphen."""
    return str(rule).replace("-", NON_BREAKING_HYPHEN)


# At run time the resolver accepts plain text from a function, although its types allow only its own values.
FUNCTIONS = cast("dict[str, Callable[[Any], FluentType]]", {"SIGNED": Signed, "RULE": rule_number})
"""The functions of messages, by name."""
