"""Tables: people and computers around one match (``table``, pure), and the hall that runs all tables (``hall``)."""
