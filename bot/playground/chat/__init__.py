"""What a playground remembers: its guild, channels, messages, interactions, and what a person does with them."""
