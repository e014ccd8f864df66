"""What is loaded before a fork: all that a bot loads at its start, and what processes of the store's tests need."""

from bot import app, cli, welcome
from bot.engine.game import GAMES
from bot.i18n.catalogue import read_all
from tests.store import children

__all__ = ["app", "children", "cli", "welcome"]

for bundle in read_all(GAMES):
    bundle.parse_all()
