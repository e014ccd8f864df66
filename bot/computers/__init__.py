"""Computer players. They get the view that a person in their seat would get, and choose one of its legal actions."""
