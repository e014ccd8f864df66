"""Statistics: ratings, and who sat at the same deals as whom; kept with each booking, and counted anew for checks."""
