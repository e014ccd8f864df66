"""What the commands share that look after the store: where it is, and how its errors are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.engine.actions import NotPossible
from bot.settings import read_settings
from bot.store import StoreUnusable
from bot.store.maintenance import Backend, Look, backend_of


@contextmanager
def told() -> Iterator[None]:
    """Raise the store's errors as ``NotPossible``, which the shell tells in one line."""
    try:
        yield
    except StoreUnusable as wrong:
        raise NotPossible(str(wrong)) from None


def chosen_store() -> Backend:
    """The database that ``DATABASE_URL`` names.

    Raises:
        SettingsUnusable: a setting cannot be used.
        StoreUnusable: it names none.
    """
    settings = read_settings()
    return backend_of(settings.database_url, settings.backup_folder)


def faults_of(look: Look) -> list[str]:
    """What a complete check finds; nothing in a file of an older version, which the bot's next start brings up."""
    return look.faults() if look.version == look.newest else []
