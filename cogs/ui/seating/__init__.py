"""Who sits at a table: seats in words, what is offered about them, and questions before somebody leaves."""
