"""The interactions saved lately. A refusal can tell from them, without a read, whether it refuses a repetition."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

KEPT = 10_000
"""The number of interactions remembered: more than a minute's worth at a hundred saved acts a second."""


class Repeats:
    """Remembers the interactions saved since the start. ``before`` is the highest number that was saved earlier."""

    def __init__(self, before: int) -> None:
        self._unsure_up_to = before  # up to here, a number that is not remembered may be in the file
        self._saved: dict[int, None] = {}  # in the order in which they were saved
        self._under_way: set[int] = set()

    @contextmanager
    def saving(self, interaction: int | None) -> Iterator[None]:
        """Remember an interaction, if any, that is saved inside this context. If that fails, only the file knows."""
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

    def doubt(self, before: int) -> None:
        """Remember less: interactions up to number ``before`` may have been saved by another process."""
        self._unsure_up_to = max(self._unsure_up_to, before)

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
