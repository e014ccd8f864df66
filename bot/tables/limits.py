"""How many living tables a person or a server may have. A table that cannot be shown to anybody does not count."""

from __future__ import annotations

TABLES_OF_A_GUILD = 100
"""The most living tables of one server. As many again may be suspended. ``making_room`` says which give way."""

TABLES_OF_A_HOST = 5
"""The most living tables that one person may host, in all servers together."""
