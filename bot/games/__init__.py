"""The games: pure rules, one package for each game, behind the seam in ``bot.games.game``."""
