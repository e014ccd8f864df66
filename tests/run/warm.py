"""What is loaded before a fork: all that a bot loads at its start, and what processes of the store's tests need."""

from bot import app, cli, welcome
from bot.engine.game import GAMES, find_game
from bot.i18n.catalogue import languages, load, read_all
from tests.store import children

__all__ = ["app", "children", "cli", "welcome"]

for name in GAMES:
    find_game(name)
for language in languages():
    load(language)
for bundle in read_all(GAMES):
    bundle.parse_all()
