"""Who sits at a table: the lobby, seats in words, what is offered about them, and questions before somebody leaves."""
