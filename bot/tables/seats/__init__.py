"""Seats of a table: who sits where, and who comes, goes or is away."""
