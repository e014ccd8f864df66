"""The games: pure rules, one package a game, behind the seam of ``bot.games.game``."""
