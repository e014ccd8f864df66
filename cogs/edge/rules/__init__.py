"""Rules in a server: which are in force where, what is suggested while somebody types, and proposed changes."""
