"""What ``tests.forked`` loads before it forks: all that a bot loads at its start, whatever the test."""

import importlib

from bot import app, cli, welcome
from bot.games.game import GAMES
from bot.i18n.catalogue import FALLBACK, load

__all__ = ["app", "cli", "welcome"]

for cog in app.COGS:
    importlib.import_module(cog)
for game in ("", *GAMES):
    for marked in (True, False):
        load(FALLBACK, game, marked=marked)
