"""Which interactions were saved lately, so that a refusal need not read whether what it refuses was done before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

KEPT = 10_000
"""How many are remembered: at a hundred saved acts a second, those of the last minute and more."""


class Repeats:
    """Remembers the interactions saved since a start; ``before`` is the highest number among those saved earlier."""

    def __init__(self, before: int) -> None:
        self._unsure_up_to = before  # of these numbers, those not remembered may be in the file
        self._saved: dict[int, None] = {}  # in the order in which they were saved
        self._under_way: set[int] = set()

    @contextmanager
    def saving(self, interaction: int | None) -> Iterator[None]:
        """Remember an interaction that is saved meanwhile, if there is one; if that fails, only the file knows."""
        if interaction is None:
            yield
            return
        self._under_way.add(interaction)
        try:
            yield
        except BaseException:
            self._unsure_up_to = max(self._unsure_up_to, interaction)
            raise
        else:
            self._remember(interaction)
        finally:
            self._under_way.discard(interaction)

    def was_done(self, interaction: int) -> bool | None:
        """Whether an interaction was saved; None if only the file knows."""
        if interaction in self._saved:
            return True
        return None if interaction <= self._unsure_up_to or interaction in self._under_way else False

    def _remember(self, interaction: int) -> None:
        self._saved[interaction] = None
        if len(self._saved) > KEPT:
            oldest = next(iter(self._saved))
            del self._saved[oldest]
            self._unsure_up_to = max(self._unsure_up_to, oldest)
