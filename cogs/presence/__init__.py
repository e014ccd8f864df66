"""Presence: what people ask of a table about seats, by command and by button, and the questions before they leave."""
