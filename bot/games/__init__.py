"""The games: one folder for each, whole. They lean on ``bot.engine``; nothing leans on them."""
