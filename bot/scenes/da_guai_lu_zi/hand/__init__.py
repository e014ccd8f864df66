"""A hand of Da Guai Lu Zi as its owner sees it."""
