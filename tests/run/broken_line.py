"""A line to the PostgreSQL server that breaks when it is told to, as networks and servers do."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

_COMMIT = b"COMMIT\0"
"""How a client ends a transaction, in the server's protocol."""

Where = Literal["before", "after"]


class BrokenLine:
    """A socket in ``folder`` through which clients reach the server at ``server``, until the line breaks."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._server = server
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / server.name))
        self._door.listen()
        self._open: list[socket.socket] = []
        self._breaks: Where | None = None
        self._is_down = self._stays_down = False
        threading.Thread(target=self._take, daemon=True).start()

    def break_at_commit(self, where: Where, *, stay_down: bool = False) -> None:
        """Break the next connection that commits: before the server hears of it, or after it has done it."""
        self._breaks, self._stays_down = where, stay_down

    def go_down(self) -> None:
        """Break every connection, and take none."""
        self._is_down = True
        for one in self._open:
            _end(one)
        self._open.clear()

    def come_back(self) -> None:
        """Take connections again."""
        self._is_down = False

    def close(self) -> None:
        """End the line for good."""
        self.go_down()
        _end(self._door)

    def _take(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                client, _ = self._door.accept()
                if self._is_down:
                    _end(client)
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server))
                self._open += [client, server]
                done = threading.Event()
                threading.Thread(target=self._ask, args=(client, server, done), daemon=True).start()
                threading.Thread(target=_answer, args=(server, client, done), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, done: threading.Event) -> None:
        """Carry what a client says until it ends, or a commit is to break the line."""
        with suppress(OSError):
            while said := client.recv(1 << 16):
                if self._breaks and _COMMIT in said:
                    where, self._breaks, self._is_down = self._breaks, None, self._stays_down
                    if where == "before":
                        break
                    done.set()
                server.sendall(said)
        if not done.is_set():
            _end(client)
            _end(server)


def _answer(server: socket.socket, client: socket.socket, done: threading.Event) -> None:
    """Carry what the server says until it ends. Its answer to a commit that breaks the line is lost."""
    with suppress(OSError):
        while (said := server.recv(1 << 16)) and not done.is_set():
            client.sendall(said)
    _end(server)
    _end(client)


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def line_to(server: Path, folder: Path) -> Iterator[BrokenLine]:
    """A line to the server's socket, whose own is in ``folder``."""
    line = BrokenLine(folder, server)
    try:
        yield line
    finally:
        line.close()
