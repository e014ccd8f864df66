"""What the bot shows: a module for each message, with its buttons and selects."""
