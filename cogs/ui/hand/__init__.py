"""A hand as its owner sees it: what is chosen, what is said, and the controls."""
