"""The end of a deal: its message, its picture, and what replaces each hand."""
