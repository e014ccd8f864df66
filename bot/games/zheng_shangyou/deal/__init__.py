"""One deal, from the first card dealt to the last place (ZS-5)."""
