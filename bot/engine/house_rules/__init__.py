"""What a server chooses for itself: a preset with changes, and the ways out of a contradiction."""
