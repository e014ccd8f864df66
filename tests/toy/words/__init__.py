"""The toy game's catalogues, laid out as those of the shipped games."""
