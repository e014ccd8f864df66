"""What the kinds of database differ in. Each kind has a room: ``bot.store.file`` and ``bot.store.postgresql``.

Everything else in the store is the same for all of them, and asks no database for its kind.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import ColumnElement, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import StoreUnusable, one_line


class Backend(Protocol):
    """A database that the store can be in, with what only its kind can do."""

    @property
    def where(self) -> str:
        """The database as a line names it; never with a password."""

    @property
    def folder(self) -> Path:
        """Where copies of it lie."""

    @property
    def name(self) -> str:
        """What the names of its copies begin with."""

    @property
    def driver_error(self) -> type[Exception]:
        """What its driver raises when SQLAlchemy does not wrap it."""

    # --- opening it ---

    def taken(self) -> AbstractContextManager[None]:
        """Hold what must be held while the database is open, once it is known to be sound.

        A file is made if it is missing, and locked. To a server, each connection that may write brings its own lock.

        Raises:
            BlockingIOError: another process has it.
            StoreUnusable: it is not sound.
        """

    def upgrading(self) -> Engine:
        """Connections that may change the schema. While one is open, no other process writes to a server's database."""

    def writing(self, owner: str) -> Engine:
        """Connections for the one writer of a process, in a thread of its own. ``owner`` names the process."""

    def reading(self) -> AsyncEngine:
        """Connections that only read. What one transaction reads is of one moment."""

    def columns(self, connection: Connection) -> Iterable[tuple[str, str]]:
        """Each table and column that is there, by their names."""

    def refuse_broken(self, connection: Connection) -> None:
        """Check what a migration may leave broken in this kind of database.

        Raises:
            StoreUnusable: something is.
        """

    # --- writing to it ---

    def ends_transaction(self, error: Exception) -> bool:
        """Whether an error is the database's own, which may have ended the whole transaction."""

    def reason(self, error: BaseException) -> str:
        """Why it failed, in words for a line."""

    def mark(self, connection: Connection) -> Hashable:
        """A mark of the current transaction, by which to learn what became of it; None if a commit is never unsure."""

    def was_committed(self, connection: Connection, mark: Hashable) -> bool | None:
        """Whether the transaction with this mark was committed; None while that is not known yet."""

    # --- sharing it ---

    @property
    def is_shared(self) -> bool:
        """Whether several processes may have it open, each for its own shards."""

    @property
    def now(self) -> ColumnElement[float]:
        """Its own time, in seconds."""

    def is_there(self, connection: Connection, owner: str) -> bool:
        """Whether another process that once took a shard can still write."""

    def end(self, connection: Connection, owner: str) -> None:
        """End the connections of another process."""

    def tell(self, connection: Connection, owner: str, word: str) -> None:
        """Tell the other processes a word once the current transaction is committed. ``owner`` names this process."""

    def heard(self, owner: str, deaf: Callable[[], None]) -> AsyncIterator[str | None]:
        """The words that other processes tell, without end; None whenever some may have been missed.

        ``deaf`` is called as soon as the connection is lost on which they are heard.
        """

    # --- looking after it ---

    def looking(self) -> Engine:
        """Connections that only read, also while a bot uses the database. It is neither made nor changed.

        Raises:
            StoreUnusable: there is no database, or it is not sound.
        """

    def faults(self, connection: Connection) -> Iterator[str]:
        """One line for each fault in what it holds that its own check finds."""

    def risks(self, connection: Connection) -> Iterator[str]:
        """One line for each way in which it is set up to lose what it has confirmed."""

    def size(self, connection: Connection) -> int:
        """How many bytes it takes."""

    def back_up(self, target: Path) -> None:
        """Copy it to an SQLite file that does not exist yet, even while a bot uses it.

        The file appears only once the copy is known to be sound.

        Raises:
            StoreUnusable: ``target`` exists, could not be written, or the copy is not sound.
        """

    def set_aside(self, why: str, now: float) -> Path:
        """Copy it, as it is, into its folder under a name that says ``why``. Returns the path of the copy.

        Raises:
            StoreUnusable: the copy could not be written.
        """

    def restore(self, backup: Path, now: float) -> str | None:
        """Put a copy of a backup in its place, while no bot uses it.

        Returns where what was there before is kept; None if nothing was.

        Raises:
            StoreUnusable: a bot uses it, the backup is the database itself, or the copy could not be written. Nothing
                has been replaced.
        """


@contextmanager
def unusable(backend: Backend) -> Iterator[None]:
    """Raise whatever goes wrong inside as ``StoreUnusable``, with one line about the database."""
    try:
        yield
    except BlockingIOError as error:
        raise StoreUnusable(
            f"the database {backend.where} is in use by another process; only one at a time may open it"
        ) from error
    except StoreUnusable as error:
        raise StoreUnusable(f"the database {backend.where} cannot be used: {one_line(error)}") from error
    except (SQLAlchemyError, OSError, backend.driver_error) as error:
        raise StoreUnusable(f"the database {backend.where} cannot be used: {backend.reason(error)}") from error
