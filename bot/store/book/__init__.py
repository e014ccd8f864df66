"""The book: what each server's tables accepted, chained in order, and everything that follows from it."""
