"""Rules as values: parameters declared once, rules by name, clashes, and what a game says about them."""
