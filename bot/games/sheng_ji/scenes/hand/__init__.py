"""A hand of Sheng Ji as its owner sees it."""
