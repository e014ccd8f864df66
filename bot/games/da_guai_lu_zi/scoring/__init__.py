"""What a deal of Da Guai Lu Zi is worth: who is caught, points, levels, the end of a match (DG-6 and DG-8)."""
