"""What cards are worth in Da Guai Lu Zi, what a play is, and what jokers stand for (DG-2 to DG-4)."""
