"""The book: what was accepted at each server's tables, chained in order, with everything that follows from it."""
