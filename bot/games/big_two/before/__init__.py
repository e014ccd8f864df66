"""What comes between the dealing and the first play: left-over cards, exchanges, redeals; each a phase of its own."""
