"""Everything that is said about rules: pages, changes, choices, histories and problems."""
