"""What the bot shows: one module a message, and the buttons and selects on them."""
