"""The parts of the seam that ``bot.games.game`` puts together: what a game offers to everything else."""
