"""What is kept of servers and of people beside the book, and the heartbeat."""
