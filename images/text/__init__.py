"""Writing on pictures: which face has which character, shaping, shortening, monograms."""
