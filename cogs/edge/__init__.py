"""Where Discord meets the table: who asks, which table is meant, first answers, presses, drawing."""
