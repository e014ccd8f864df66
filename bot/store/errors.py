"""The errors of the store. Each message is one clear line."""

from __future__ import annotations

from collections.abc import Iterator


class StoreUnusable(Exception):
    """The database cannot be used: unreadable, not writable, in use elsewhere, or from a newer version."""


class StoreClosed(Exception):
    """The store was closed; nothing was written."""


class NotSaved(Exception):
    """The database did not save anything (disk full, read-only, I/O error). The same call may succeed later."""


class RulesNotSaved(NotSaved):
    """As ``NotSaved``, for the rules of a server, a channel or a named preset."""


class NotKnown(NotSaved):
    """The database could not be asked any more whether it saved something. A later start finds what it did."""


class NotOurs(NotSaved):
    """Another process has taken over a server. Nothing was saved for it, and trying again will not help."""

    def __init__(self, *guilds: int) -> None:
        named = ", ".join(map(str, guilds))
        super().__init__(f"nothing was saved: another process has taken over server {named}")
        self.guilds = guilds


class ShardTaken(NotSaved):
    """This process does not serve a shard, or no longer. Nothing was saved for it."""

    def __init__(self, shard: object) -> None:
        super().__init__(f"nothing was saved: this process does not serve shard {shard}")
        self.shard = shard


class NotRead(StoreUnusable):
    """The requested data could not be read. The same call may succeed later."""


class SaveRefused(Exception):
    """The change contradicts what is stored, so none of it was written."""


class AlreadyDone(SaveRefused):
    """The interaction was already saved, as event ``number`` of ``table``."""

    def __init__(self, interaction: int, table: str, number: int) -> None:
        super().__init__(f"interaction {interaction} was saved before, as event {number} of table {table}")
        self.interaction = interaction
        self.table = table
        self.number = number


class NotNext(SaveRefused):
    """The event's number does not follow the table's ``last`` (0: none yet), or the table has ended."""

    def __init__(self, table: str, number: int, last: int, *, ended: bool = False) -> None:
        state = f"its last event is {last}" + (" and it has ended" if ended else "")
        super().__init__(f"event {number} cannot be added to table {table}: {state}")
        self.table = table
        self.number = number
        self.last = last
        self.ended = ended


class AlreadyBooked(SaveRefused):
    """The ledger already has an entry for this seat, deal and table."""


class NoProposal(SaveRefused):
    """A proposal of house rules has been answered, is too old, or belongs to somebody else."""


class RulesChanged(SaveRefused):
    """Somebody else has replaced the rules that a proposal was to replace."""


class TooManySaved(SaveRefused):
    """A server already has as many named presets as it may."""


class SeasonRuns(SaveRefused):
    """A server's season, called ``name``, has not ended yet."""

    def __init__(self, name: str) -> None:
        super().__init__("a season of the server is going on")
        self.name = name


class NoSeason(SaveRefused):
    """No season of a server is going on."""


class NoSuchDeal(SaveRefused):
    """The ledger has no entry of a deal."""


class NotInDeal(SaveRefused):
    """A deal booked nothing for somebody, but did for ``persons``."""

    def __init__(self, persons: tuple[int, ...]) -> None:
        super().__init__("the deal booked nothing for this person")
        self.persons = persons


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
