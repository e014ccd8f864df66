"""What is kept beside the book: servers' settings and house rules, people, and deadlines."""
