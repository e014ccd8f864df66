"""Computer players: they see the view a person in their seat would get, and choose among its legal actions."""
