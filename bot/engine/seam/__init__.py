"""One deal, and deals strung together: the seam, written once."""
