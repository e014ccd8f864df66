"""Faces of the cards: suits, court emblems, jokers, whole cards in every state and size."""
