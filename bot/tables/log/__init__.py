"""What is kept of a table, and what is read of it again."""
