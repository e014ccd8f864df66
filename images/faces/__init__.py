"""Faces of the cards: suits, court emblems, jokers, and whole cards in every state and size."""
