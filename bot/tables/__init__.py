"""Tables: people and computers around one match, purely (table), and the hall that keeps them alive (hall)."""
