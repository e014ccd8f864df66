"""What is loaded before a fork: all that a bot loads at its start, and what processes of the store's tests need."""

from bot import app, cli, welcome
from bot.games.game import GAMES
from bot.i18n.catalogue import FALLBACK, load
from tests.store import children

__all__ = ["app", "children", "cli", "welcome"]

for game in ("", *GAMES):
    for marked in (True, False):
        load(FALLBACK, game, marked=marked).parse_all()
