"""Where Discord meets the tables: who asks, which table is meant, first answers, presses, drawing."""
