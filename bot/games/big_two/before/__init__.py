"""What happens between dealing and the first play: left-over cards, exchanges and redeals, each a phase of its own."""
