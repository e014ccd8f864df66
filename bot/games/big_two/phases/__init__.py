"""What comes between the dealing and the first play: left-over cards and exchanges, each a phase of its own."""
