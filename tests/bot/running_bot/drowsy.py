"""Tables that sleep as soon as nothing is to be done at them: every story must go on as if they were awake."""

from __future__ import annotations

import pytest

from bot.tables.life import sleep as sleep_room

AT_ONCE = 0.005
"""Seconds between two looks for tables that may sleep."""


def drowsing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixture that lets tables sleep whenever nobody is being answered and nothing is still to be shown."""
    monkeypatch.setattr(sleep_room, "QUIET_FOR", 0.0)
    monkeypatch.setattr(sleep_room, "GLANCES_EVERY", AT_ONCE)
