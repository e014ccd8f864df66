"""Statements are compiled once a worker. Each store has an engine with a cache of its own, and a test begins several.

SQLAlchemy keeps what it compiled by dialect object, statement and columns. Here one cache serves all engines of a kind,
since the text of a statement depends on the kind alone.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.util import LRUCache

_MOST = 4_000
"""More statements than the tests of a worker run."""


class _ByKind(dict[Any, Any]):
    """Compiled statements by the kind of their dialect instead of the dialect itself."""

    def __init__(self) -> None:
        self._kept: LRUCache[Any, Any] = LRUCache(_MOST)

    def get(self, key: Any, default: Any = None) -> Any:
        return self._kept.get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        self._kept[type(key[0]), *key[1:]] = compiled


_COMPILED = _ByKind()


def share_compiled_statements() -> None:
    """Let every connection from now on use the one cache."""
    event.listen(Engine, "engine_connect", _use)


def _use(connection: Connection) -> None:
    connection.execution_options(compiled_cache=_COMPILED)
