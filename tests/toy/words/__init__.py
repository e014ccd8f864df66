"""The toy game's catalogues, in the same layout as those of shipped games."""
