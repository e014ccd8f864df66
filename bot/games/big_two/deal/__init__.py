"""From the first turn to the end of the deal: who may do what, and what follows from it."""
