"""What is decided at a table: each command, and what follows from it."""
