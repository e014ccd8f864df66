"""A table: its seats, the bar above them, and what lies between them."""
