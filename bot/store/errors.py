"""What can go wrong with the store, by name; each message is one clear line."""

from __future__ import annotations

from collections.abc import Iterator


class StoreUnusable(Exception):
    """The database cannot be used: unreadable, not writable, in use elsewhere, or of a newer version."""


class StoreClosed(Exception):
    """The store was closed; nothing was written."""


class NotSaved(Exception):
    """The database took nothing (disk full, read-only, I/O error); the same call may succeed later."""


class RulesNotSaved(NotSaved):
    """As ``NotSaved``, of the rules of a server, a channel or a named preset."""


class NotRead(StoreUnusable):
    """What was asked for could not be read; the same call may succeed later."""


class SaveRefused(Exception):
    """The change contradicts what is stored; nothing of it was written."""


class AlreadyDone(SaveRefused):
    """The interaction was saved before, as event ``number`` of ``table``."""

    def __init__(self, interaction: int, table: str, number: int) -> None:
        super().__init__(f"interaction {interaction} was saved before, as event {number} of table {table}")
        self.interaction = interaction
        self.table = table
        self.number = number


class NotNext(SaveRefused):
    """The event's number does not follow the table's last one (``last``; 0: no event yet), or the table has ended."""

    def __init__(self, table: str, number: int, last: int, *, ended: bool = False) -> None:
        state = f"its last event is {last}" + (" and it has ended" if ended else "")
        super().__init__(f"event {number} cannot be added to table {table}: {state}")
        self.table = table
        self.number = number
        self.last = last
        self.ended = ended


class AlreadyBooked(SaveRefused):
    """A seat's entry for this deal of this table stands in the ledger already."""


class NoProposal(SaveRefused):
    """A proposal of house rules was answered before, is too old, or is somebody else's."""


class RulesChanged(SaveRefused):
    """The rules that a proposal was to replace were replaced meanwhile."""


class TooManySaved(SaveRefused):
    """A server has as many named rules as it may."""


def one_line(error: BaseException) -> str:
    """The innermost reason of an error, on one line."""
    reasons = [_said(reason) for reason in _causes(error)]
    text = next((reason for reason in reversed(reasons) if reason.strip()), type(error).__name__)
    return " ".join(text.split())


def _said(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(getattr(error, "orig", None) or error)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__
