"""A database of a PostgreSQL server as the home of the store."""
