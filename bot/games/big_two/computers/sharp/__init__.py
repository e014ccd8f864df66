"""A player who plays for points: what it weighs, with the weights found for each way of scoring."""
