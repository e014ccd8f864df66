"""What people read: Fluent catalogues, one folder for each language, and the functions that turn keys into
sentences."""
