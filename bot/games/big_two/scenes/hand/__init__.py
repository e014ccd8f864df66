"""A hand of Big Two as its owner sees it: before play, in play, and what its buttons do."""
