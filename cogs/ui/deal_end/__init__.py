"""The end of a deal: its message, its picture, what replaces each hand, and the deal looked at again."""
