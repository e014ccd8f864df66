"""What every game is made of: the seam (``bot.engine.game``), and the values in it."""
