"""Writing on pictures: which face covers which character, shaping, shortening, monograms."""
