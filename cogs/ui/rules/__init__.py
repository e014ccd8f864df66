"""All messages about rules: pages, changes, choices, histories and problems."""
