"""What computers of climbing games share: what a seat knows, how a hand is cut into plays, and what each is worth."""
