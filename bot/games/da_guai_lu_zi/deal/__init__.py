"""One deal of Da Guai Lu Zi: tribute and return, the tricks, the end (DG-5 and DG-7)."""
