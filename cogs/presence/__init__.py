"""Presence: seats that people take and give up, with the questions before they leave, and places that come and go."""
