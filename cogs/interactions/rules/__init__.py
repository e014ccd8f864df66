"""Rules in a server: which are in force where, suggestions while somebody types, and proposed changes."""
