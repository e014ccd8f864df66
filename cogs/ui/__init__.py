"""What the bot shows: one module for each message, and the buttons and selects on them."""
