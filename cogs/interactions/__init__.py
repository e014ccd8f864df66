"""What Discord sends, as it reaches the tables: who asks, which table is meant, what was typed, first answers."""
