"""What every message, button and form is made of: parts, custom ids, presses, texts."""
