"""What is said of rules: pages, changes, choices, histories and troubles."""
