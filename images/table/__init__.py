"""A table: its seats, the bar above them, what lies between them, and hands that lie open."""
