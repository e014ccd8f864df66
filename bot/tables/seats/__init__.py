"""Who sits where at a table, and who comes, goes or is away."""
