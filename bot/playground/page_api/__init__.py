"""What the page in the browser asks for: its files, the world in a language, messages, a stream, a person's acts."""
