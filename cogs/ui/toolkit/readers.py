"""Who reads the answers to an interaction, and in which language."""

from __future__ import annotations

from collections.abc import Callable

from bot.i18n.catalogue import language_of
from cogs.ui.toolkit.presses import Interaction

_AUTHOR = "reader"


class _Author:
    """The author of an interaction. What they choose later counts for it, too: a hand is edited long after it."""

    def __init__(self, chosen: Callable[[str | None], str | None]) -> None:
        self._chosen = chosen
        self._last: str | None = None  # what they chose, as it was last known

    def language(self) -> str | None:
        """What they chose; None if they chose nothing."""
        self._last = self._chosen(self._last)
        return self._last


def expect_reader(interaction: Interaction, chosen: Callable[[str | None], str | None]) -> None:
    """From here on ``locale_of`` asks ``chosen`` which language the author of an interaction chose.

    ``chosen`` is called with its own last answer, which counts while it knows nothing newer.
    """
    interaction.extras[_AUTHOR] = _Author(chosen)


def locale_of(interaction: Interaction) -> str:
    """The language in which the author of an interaction reads."""
    reader: _Author | None = interaction.extras.get(_AUTHOR)
    return (reader and reader.language()) or language_of(str(interaction.locale))
