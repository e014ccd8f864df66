"""What climbing games show alike: hands sorted by rank, playing and passing, what is to be beaten."""
